"""One game after its end, in words, figures and lines; pure."""

from __future__ import annotations

from collections.abc import Callable

from companion.core.crossing.views import Figure
from companion.core.language.phrases import Phrase, phrase
from companion.core.ports.statistics import GameFigures, PersonFigures
from ui.screens.statistics.model import length, outcome_words, span
from ui.widgets.chips.chips import ChipModel
from ui.widgets.plots.model import Columns, Flag, LinesModel, Series
from ui.widgets.plots.moments import GameMoment
from ui.widgets.plots.table import TableModel, TableRow

Say = Callable[[Phrase], str]
CHAPTERS = ("people", "course", "turnings")


def title(game: GameFigures, say: Say) -> str:
    """Which game, and how it ended in a word."""
    return f"{say(game.title)} · {outcome_words(game, say)}"


def sub(game: GameFigures, say: Say) -> str:
    """Why it ended so, who played how long."""
    took = length(game.seconds, say)
    how_long = say(phrase("ui-recap-sub", people=len(game.people), turns=len(game.turns), length=took))
    return " ".join([*reasons(game, say), how_long])


def reasons(game: GameFigures, say: Say) -> list[str]:
    """How it ended, and what brought that about."""
    return [say(one) for one in (game.ended, game.why) if one is not None]


def chips(chapter: str, say: Say) -> tuple[ChipModel, ...]:
    """One for each chapter."""
    return tuple(ChipModel(id, say(phrase(f"ui-recap-{id}")), id == chapter) for id in CHAPTERS)


def table(game: GameFigures, say: Say) -> TableModel:
    """Everybody with what is counted, where anybody did anything of it, and the time per turn."""
    shown = [
        (what, shape) for what, shape in game.counted if any(one.counts.get(what) for one in game.people)
    ]
    heads = [say(phrase(f"counted-{what}")) for what, _ in shown]
    has_points = any(one.points is not None for one in game.people)
    heads += [say(phrase("ui-recap-points"))] * has_points
    heads += [say(phrase("ui-recap-own-turns")), say(phrase("ui-recap-time"))]
    rows = []
    for one in game.people:
        cells: list[Figure | str] = [Figure(shape, one.counts.get(what, 0)) for what, shape in shown]
        cells += [Figure("points", one.points or 0)] * has_points
        cells += [str(one.turns), per_turn(one, say)]
        note = "" if one.alive else say(phrase("ui-recap-dead"))
        rows.append(TableRow(one.name, one.colour, tuple(cells), note, not one.alive))
    return TableModel(tuple(heads), tuple(rows))


def per_turn(one: PersonFigures, say: Say) -> str:
    """How long a turn of this person took."""
    return span(one.seconds / one.turns, say) if one.turns and one.seconds else "–"


def course(game: GameFigures, say: Say) -> LinesModel:
    """Harm of everybody over the turns, what threatened as columns, the turning points as flags."""
    lines = tuple(
        Series(
            one.name,
            life_points(game, at),
            one.colour,
            not one.alive,
        )
        for at, one in enumerate(game.people)
    )
    columns = None
    if game.has_crowd:
        fills = tuple((float(turn.number), float(turn.crowd or 0)) for turn in game.turns)
        columns = Columns(say(phrase(f"counted-crowd-{game.room}")), fills)
    flags = tuple(Flag(float(one.turn), str(at)) for at, one in enumerate(game.turnings, 1))
    return LinesModel(lines, say(phrase("ui-recap-turns")), columns, flags)


def life_points(game: GameFigures, at: int) -> tuple[tuple[float, float], ...]:
    """The harm of one person, turn by turn, for as long as they lived."""
    lives = ((turn.number, turn.life[at] if at < len(turn.life) else None) for turn in game.turns)
    return tuple((float(number), float(life)) for number, life in lives if life is not None)


def moments(game: GameFigures, say: Say) -> tuple[GameMoment, ...]:
    """Where it turned, each in a sentence."""
    by_seat = {one.seat: one for one in game.people}
    found = []
    for at, one in enumerate(game.turnings, 1):
        person = by_seat.get(one.seat) if one.seat is not None else None
        when = say(phrase("ui-recap-turn", turn=one.turn))
        colour, name = (person.colour, person.name) if person is not None else (None, "")
        found.append(GameMoment(str(at), when, say(one.says), colour, name))
    return tuple(found)
