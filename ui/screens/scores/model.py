"""How a series of games stands, as rows of a list; pure."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from companion.core.days import day
from companion.core.phrases import Phrase, phrase
from companion.core.series import Ended, Standing
from companion.core.views import Figure
from ui.widgets.options.layout import Option

Say = Callable[[Phrase], str]
PERSON, GAME = "person:", "game:"


def rows(standings: Sequence[Standing], games: Sequence[Ended], say: Say) -> tuple[Option, ...]:
    """First the people as they stand, then the games, the newest first."""
    return (*(person_row(place(one, standings), one, say) for one in standings),
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


def game_row(game: Ended, say: Say) -> Option:
    """A game: when, how it ended, who got how much."""
    got = ", ".join(f"{one.name} {one.points}" for one in game.points)
    words = say(phrase("ui-scores-game", title=game.title, day=day(game.day)))
    ended = say(game.outcome) if game.outcome is not None else ""
    note = "" if game.counts else say(phrase("ui-scores-before"))
    return Option(f"{GAME}{game.id}", words, " · ".join(part for part in (ended, got) if part),
                  icon="log", note=note, brief=got)  # fmt: skip


def summary(games: Sequence[Ended], say: Say) -> str:
    """How many games count."""
    return say(phrase("ui-scores-count", count=sum(game.counts for game in games)))
