"""How a game of Firefly ends: all win or lose together (FFY-WIN)."""

from __future__ import annotations

from msgspec.structs import replace

from companion.core.language.events import Event
from companion.core.language.sides import TOGETHER, Ending
from companion.engine.feature import Feature
from companion.games.firefly.difficulty import difficulty
from companion.games.firefly.state import FireflyState

WON, LOST = "won", "lost"


class Won(Event, frozen=True):
    """Episode C has ended with its Mandatory Objectives completed (FFY-WIN-01)."""


class Lost(Event, frozen=True):
    """Everybody is defeated, Serenity is lost, or a Mandatory Objective has failed (FFY-WIN-03 to 05)."""

    cause: str


def ending(state: FireflyState, how: str) -> Ending:
    """All players win or lose together, also who is defeated just now (FFY-WIN-06)."""
    if how != WON:
        return Ending(how)
    return Ending(how, (TOGETHER,), tuple(player.seat for player in state.players))


def _ended(state: FireflyState, how: str) -> FireflyState:
    return replace(state, ending=ending(state, how), turn=replace(state.turn, phase="over"))


def _won(state: FireflyState, event: Won) -> FireflyState:
    return _ended(state, WON)


def _lost(state: FireflyState, event: Lost) -> FireflyState:
    return _ended(state, LOST)


def is_lost(state: FireflyState) -> bool:
    """The game is lost the moment no player is left, or in the hardest game one is not (FFY-DEF-13).

    FFY-WIN-03, FFY-DIFF-16; those without a player do not count.
    """
    is_one = any(player.seat in state.down for player in state.players)
    return bool(state.players) and (not state.living or (is_one and bool(difficulty(state.header).mortal)))


FEATURE: Feature[FireflyState] = Feature(
    name="ending",
    events={Won: _won, Lost: _lost},
    details={Lost: lambda event: event.cause},
)
