"""How a series of games stands, as rows of a list; pure."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from companion.core.crossing.series import EndedGame, Standing
from companion.core.crossing.views import Figure
from companion.core.language.days import day
from companion.core.language.phrases import Phrase, phrase
from ui.widgets.options.layout import Option

Say = Callable[[Phrase], str]
PERSON, GAME, PAST = "person:", "game:", "past"
JOINED = "\u00a0"  # a number stays on the line of its name


def rows(standings: Sequence[Standing], games: Sequence[EndedGame], say: Say) -> tuple[Option, ...]:
    """First the people as they stand, then what results can be compared by, then the games, newest first."""
    past = (past_row(say),) if any(game.traits for game in games) else ()
    return (*(person_row(place(one, standings), one, say) for one in standings), *past,
            *(game_row(game, say) for game in games))  # fmt: skip


def place(one: Standing, standings: Sequence[Standing]) -> int:
    """How many have more points, and one: who has as many stands in the same place."""
    return 1 + sum(other.points > one.points for other in standings)


def person_row(at: int, one: Standing, say: Say) -> Option:
    """A person with the points of all games that count."""
    return Option(
        f"{PERSON}{one.name}",
        one.name,
        say(phrase("ui-scores-person", at=at, games=one.games)),
        figures=(Figure("points", one.points),),
        seat=one.colour,
        initial=one.name,
    )


def game_row(game: EndedGame, say: Say) -> Option:
    """A game: when, how it ended, who got how much."""
    got = ", ".join(f"{one.name}{JOINED}{one.points}" for one in game.points)
    words = say(phrase("ui-scores-game", title=game.title, day=day(game.day)))
    ended = say(game.outcome) if game.outcome is not None else ""
    note = "" if game.counts else say(phrase("ui-scores-before"))
    return Option(f"{GAME}{game.id}", words, " · ".join(part for part in (ended, got) if part),
                  icon="log", note=note, brief=got)  # fmt: skip


def past_row(say: Say) -> Option:
    """The way to what was won with which cards and options."""
    words, sub = say(phrase("ui-scores-past")), say(phrase("ui-scores-past-sub"))
    return Option(PAST, words, sub, icon="log")


def past(games: Sequence[EndedGame], say: Say) -> tuple[str, ...]:
    """What was won of all games that had something in common, by its kind, the hardest first (ALN-DIFF-06).

    Games of several kinds are told apart by their titles.
    """
    found: dict[tuple[str, str, str], list[bool]] = {}
    for game in games:
        said = [(say(game.title), say(trait.kind), say(trait.name)) for trait in game.traits]
        for one in dict.fromkeys(said):
            found.setdefault(one, []).append(game.won)
    many = len({title for title, _, _ in found}) > 1
    kinds = list(dict.fromkeys((title, kind) for title, kind, _ in found))
    lines = sorted(found, key=lambda one: (kinds.index(one[:2]), sum(found[one]) / len(found[one]), one))
    return tuple(past_line(one, found[one], many, say) for one in lines)


def past_line(one: tuple[str, str, str], won: Sequence[bool], many: bool, say: Say) -> str:
    """One thing that games had in common, and how many of them were won."""
    title, kind, name = one
    line = say(phrase("ui-scores-past-line", kind=kind, name=name, won=sum(won), games=len(won)))
    return f"{title} · {line}" if many else line


def summary(games: Sequence[EndedGame], say: Say) -> str:
    """How many games count."""
    return say(phrase("ui-scores-count", count=sum(game.counts for game in games)))
