"""The whole of a game of Night Ferry as one frozen value."""

from __future__ import annotations

from companion.core.language.ids import SeatId, SlotId, ZoneId
from companion.core.language.states import State

PHASES = ("setup", "river", "act", "over")
TURN_PHASES = ("river", "act")  # those that a correction may set


class FerryState(State, frozen=True, kw_only=True):
    """Everything the rules know of the running game.

    `numbers` holds lanterns (what may still go wrong), candles (rounds left), and of this turn: power, plays,
    crossings.
    """

    pieces: dict[SeatId, SlotId] = {}  # whose piece stands on which shore
    cause: str = ""  # why the game is about to end, while the roles are turned up

    def place_of(self, seat: SeatId) -> ZoneId:
        """The shore on which a player's piece stands."""
        return self.table.slots[self.pieces[seat]].zone
