"""`companion stats`: figures of the games that have ended, in the terminal, as a table or as a picture."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from companion.commands.door import NO_LANGUAGE
from companion.core.language.phrases import Phrase, phrase
from companion.core.ports.statistics import FileKind, GameFigures, Overview, Progress
from companion.ground.household import open_kept
from companion.ground.places import find_places
from companion.ground.verdicts import FINE, PROBLEMS, WRONG_CALL
from companion.office.statistics.figures import FILE, Figures
from companion.office.statistics.files import saying, write_game, write_overview

if TYPE_CHECKING:
    from companion.ground.house_texts import HouseTexts

READ_S = 5.0  # between two words on how far reading has come
Say = Callable[[Phrase], str]
Files = tuple[Path | None, Path | None, Path | None]  # a table, a picture, a log


def run(files: Files, as_json: bool, game: str, language: str) -> int:
    """Tell, or write; 0 fine, 1 a game or file could not be done, 2 there is no such game."""
    from companion.ground.house_texts import HouseTexts
    from ui.app import prepare_kivy

    prepare_kivy((320, 240))  # no window is opened: its library only keeps quiet
    texts = HouseTexts()
    if language not in texts.languages:
        return wrong(NO_LANGUAGE.format(name=language, known=", ".join(texts.languages)))
    if files[2] is not None and not game:
        return wrong("Name the game whose log is wanted; `companion export` lists them.")
    if not find_places().is_begun:
        print(texts.say(phrase("ui-statistics-none"), language), file=sys.stderr)
        return WRONG_CALL if game else FINE
    troubles: list[str] = []
    with reading(texts, troubles.append) as figures:
        if game and figures.of(game) is None:
            return wrong(f"No game called {game!r} has come to its end. `companion export` lists them.")
        done = tell(figures, figures.of(game) if game else None, texts, (files, as_json, language))
    for sentence in troubles:
        print(sentence, file=sys.stderr)
    return done or (PROBLEMS if troubles else FINE)


def wrong(sentence: str) -> int:
    """A wrong call."""
    print(sentence, file=sys.stderr)
    return WRONG_CALL


@contextmanager
def reading(texts: HouseTexts, trouble: Callable[[str], None]) -> Iterator[Figures]:
    """Every game that has ended is read; those that were read before cost nothing."""
    store = open_kept()
    try:
        figures = Figures(store.archive, texts, find_places().home / FILE, trouble)
        while (progress := figures.read_on(READ_S)).done < progress.of:
            print(f"{progress.done} of {progress.of} games are read.", file=sys.stderr)
        yield figures
    finally:
        store.close()


def tell(figures: Figures, one: GameFigures | None, texts: HouseTexts, asked: tuple[Files, bool, str]) -> int:
    """Write what is asked for, and print where nothing is."""
    from companion.office.statistics.sums import overview

    (files, as_json, language), games = asked, figures.games()
    if not games and not as_json:
        print(texts.say(phrase("ui-statistics-none"), language), file=sys.stderr)
        return FINE
    for path, kind in zip(files, KINDS, strict=True):
        if path is None:
            continue
        try:
            write(figures, path, kind, one, texts, language)
        except OSError as error:
            print(f"{path} cannot be written ({error.strerror}). Choose another place.", file=sys.stderr)
            return PROBLEMS
        print(f"{path} is written.", file=sys.stderr if as_json else sys.stdout)
    if as_json:
        for value in (one,) if one is not None else games:
            print(msgspec.json.encode(value).decode())
    elif not any(files):
        say = saying(texts, language)
        print("\n".join(told_game(one, say) if one is not None else told(overview(games, texts.say), say)))
    return FINE


KINDS: tuple[FileKind, ...] = ("csv", "png", "log")


def write(
    figures: Figures, path: Path, kind: FileKind, one: GameFigures | None, texts: HouseTexts, language: str
) -> None:
    """One file."""
    if kind == "log" and one is not None:
        figures.write_log(path, one.id, language)
    elif one is not None:
        write_game(path, kind, one, texts, language)
    else:
        write_overview(path, kind, figures.games(), texts, language)


def told(found: Overview, say: Say) -> list[str]:
    """Everything in lines: bars are made of letters here."""
    from ui.screens.statistics import model

    lines = [model.summary(found, Progress(0, 0), say)]
    for chapter in (model.wins, model.people, model.times):
        for section in chapter(found, say):
            lines += ["", f"{section.title}  {section.note}".rstrip()]
            lines += [f"  {row.words:<34} {bar(row.value)} {row.said:>9}  {row.more}".rstrip()
                      for row in section.rows]  # fmt: skip
    return lines


def told_game(game: GameFigures, say: Say) -> list[str]:
    """The recap of one game in lines."""
    from companion.core.crossing.views import Figure
    from ui.screens.recap import model

    table = model.table(game, say)
    lines = [model.title(game, say), model.sub(game, say), ""]
    for row in table.rows:
        cells = [cell if not isinstance(cell, Figure) else str(cell.value or 0) for cell in row.cells]
        said = ", ".join(f"{head} {cell}" for head, cell in zip(table.heads, cells, strict=True))
        lines.append(f"  {row.name}{f' ({row.note})' if row.note else ''}: {said}")
    return [*lines, "", *(f"  {one.when}: {one.says}" for one in model.moments(game, say))]


def bar(value: float, wide: int = 20) -> str:
    """A share as letters."""
    full = round(max(0.0, min(1.0, value)) * wide)
    return "#" * full + "." * (wide - full)
