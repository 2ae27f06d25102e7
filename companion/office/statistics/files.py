"""Statistics and recaps as files: tables for other programs, pictures to look at."""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from companion.core.language.phrases import Phrase, phrase
from companion.core.ports.archive import Entry
from companion.core.ports.house import Texts
from companion.core.ports.statistics import FileKind, GameFigures
from companion.office.statistics.game import Read
from companion.office.statistics.sums import PLAYERS, overview
from companion.session.undo import credited

Say = Callable[[Phrase], str]
Row = Sequence[Any]


def write_overview(
    path: Path, kind: FileKind, games: Sequence[GameFigures], texts: Texts, language: str
) -> None:
    """All games: one line for each person of each, or one picture of everything."""
    say = saying(texts, language)
    if kind == "csv":
        write_table(path, game_table(games, say))
    else:
        from companion.office.statistics.pictures import draw_overview

        draw_overview(path, overview(games, texts.say), say)


def write_game(path: Path, kind: FileKind, game: GameFigures, texts: Texts, language: str) -> None:
    """One game: turn by turn as a table, or its recap as a picture."""
    say = saying(texts, language)
    if kind == "csv":
        write_table(path, turn_table(game, say))
    else:
        from companion.office.statistics.pictures import draw_game

        draw_game(path, game, say)


def write_log(path: Path, read: Read, entries: Sequence[Entry], texts: Texts, language: str) -> None:
    """Everything that was done in one game, in words, as everybody heard it."""
    write_table(path, log_table(read, entries, saying(texts, language)))


def saying(texts: Texts, language: str) -> Say:
    """Words in one language."""
    return lambda said: texts.say(said, language)


def write_table(path: Path, rows: Iterator[Row]) -> None:
    """As spreadsheets read it: with a mark that says it is not of the old alphabet."""
    with path.open("w", encoding="utf-8-sig", newline="") as file:
        csv.writer(file).writerows(rows)


def game_table(games: Sequence[GameFigures], say: Say) -> Iterator[Row]:
    """A line for each person of each game; the first line names the columns, alike in every language."""
    counted = list(dict.fromkeys(what for game in games for what, _ in game.counted))
    every = dict.fromkeys(trait.kind.key for game in games for trait in game.traits)
    kinds = [key for key in every if key != f"trait-{PLAYERS}"]
    yield (
        "game", "room", "begun", "ended", "outcome", "won", "minutes", "turns", "players", "taken_back",
        *(key.removeprefix("trait-") for key in kinds),
        "person", "seat", "person_won", "alive", "points", "own_turns", "own_minutes", *counted,
    )  # fmt: skip
    for game in games:
        traits = [
            " + ".join(say(trait.name) for trait in game.traits if trait.kind.key == key) for key in kinds
        ]
        for one in game.people:
            yield (
                game.id, game.room, game.begun, game.touched, game.outcome, int(game.won),
                round(game.seconds / 60, 1), len(game.turns), len(game.people), game.taken_back, *traits,
                one.name, one.seat, int(one.won), int(one.alive), "" if one.points is None else one.points,
                one.turns, round(one.seconds / 60, 1), *(one.counts.get(what, "") for what in counted),
            )  # fmt: skip


def turn_table(game: GameFigures, say: Say) -> Iterator[Row]:
    """A line for each turn: whose, how long, what everybody had taken, what threatened, what turned."""
    names = {one.seat: one.name for one in game.people}
    crowd = [say(phrase(f"counted-crowd-{game.room}"))] if game.has_crowd else []
    harm = [f"{say(phrase('ui-recap-damage'))}: {one.name}" for one in game.people]
    yield (
        say(phrase("ui-recap-turns")), say(phrase("statistics-person")), say(phrase("statistics-seconds")),
        *harm, *crowd, say(phrase("ui-recap-turnings")),
    )  # fmt: skip
    for turn in game.turns:
        says = " ".join(say(one.says) for one in game.turnings if one.turn == turn.number)
        lives = ["" if life is None else life for life in turn.life]
        crowds = [turn.crowd] if game.has_crowd else []
        yield (turn.number, names.get(turn.seat, ""), round(turn.seconds), *lives, *crowds, says)


def log_table(read: Read, entries: Sequence[Entry], say: Say) -> Iterator[Row]:
    """A line for each step that stands: when, in which turn, who, what, and what came of it."""
    times = {entry.number: entry.at for entry in entries}
    names = {player.seat: player.name for player in read.history.state.header.players}
    yield ("step", "at", "turn", "person", "begins_action", "done", "came")
    for record in credited(read.history.live, read.history.state):
        came = " ".join(say(notice.text) for notice in record.notices)
        name = names.get(record.seat, "") if record.seat is not None else ""
        turn = read.gaps[record.number][0]
        yield (
            record.number,
            times.get(record.number, ""),
            turn,
            name,
            int(record.opens),
            say(record.label),
            came,
        )
