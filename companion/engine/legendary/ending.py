"""The end of a game: won or lost together, unless a game knows of more (ALN-END, FFY-WIN, VIL-OBJ)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

import msgspec
from msgspec.structs import replace

from companion.core.language.events import Event
from companion.core.language.sides import TOGETHER, Ending
from companion.engine.feature import Feature
from companion.engine.legendary.state import LegendaryState

S = TypeVar("S", bound=LegendaryState)
WON, LOST = "won", "lost"


class Won(Event, frozen=True):
    """What the game is about is done (ALN-END-01, FFY-WIN-01, VIL-OBJ-01)."""


class Lost(Event, frozen=True):
    """What decides the game is lost (ALN-END-02, FFY-WIN-03 to 05, VIL-OBJ-03)."""

    cause: str = ""


def together(state: LegendaryState, how: str) -> Ending:
    """All players win or lose together, also who is defeated just now (FFY-WIN-06)."""
    if how != WON:
        return Ending(how)
    return Ending(how, (TOGETHER,), tuple(player.seat for player in state.players))


class Ends(msgspec.Struct, Generic[S], frozen=True):
    """Whose an end is."""

    ending: Callable[[S, str], Ending] = together

    def ended(self, state: S, how: str) -> S:
        """The State after the end."""
        return replace(state, ending=self.ending(state, how), turn=replace(state.turn, phase="over"))

    def _won(self, state: S, event: Won) -> S:
        return self.ended(state, WON)

    def _lost(self, state: S, event: Lost) -> S:
        return self.ended(state, LOST)

    def feature(self) -> Feature[S]:
        """The end as a feature."""
        return Feature(
            name="ending",
            events={Won: self._won, Lost: self._lost},
            details={Lost: lambda event: event.cause},
        )
