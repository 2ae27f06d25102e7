"""The whole of a game of Night Ferry as one frozen value."""

from __future__ import annotations

from msgspec.structs import replace

from companion.core.language.ids import SeatId, SlotId, ZoneId
from companion.core.language.states import State
from companion.engine.draft import Draft

PHASES = ("setup", "river", "act", "wind", "sail", "over")
TURN_PHASES = ("river", "act")  # those that a correction may set
RACE_PHASES = ("wind", "sail")  # of a race: the winds are chosen, then everybody sails
TEAMS, RIVALS = "teams", "rivals"  # the two ways of racing


class FerryState(State, frozen=True, kw_only=True):
    """Everything the rules know of the running game.

    `numbers` holds lanterns (what may still go wrong), candles (rounds left), and of this turn: power, plays,
    crossings. In a race it holds the points of every seat, what wins, where beacons burn, and of this turn:
    steps, stopped, flares.
    """

    pieces: dict[SeatId, SlotId] = {}  # whose piece stands on which shore
    cause: str = ""  # why the game is about to end, while the roles are turned up

    winds: dict[SeatId, int] = {}  # of this round: how far everybody sails
    order: tuple[SeatId, ...] = ()  # of this round: who sails after whom

    @property
    def is_race(self) -> bool:
        """Whether people sail against each other."""
        return self.header.options.get("mode") in (TEAMS, RIVALS)

    def place_of(self, seat: SeatId) -> ZoneId:
        """The shore on which a player's piece stands."""
        return self.table.slots[self.pieces[seat]].zone


Writing = Draft[FerryState]  # what a rule writes into


def counted(state: FerryState, **changes: int) -> FerryState:
    """With so much added to numbers of the game; none ever falls below nothing."""
    now = {name: max(0, state.numbers.get(name, 0) + by) for name, by in changes.items()}
    return replace(state, numbers={**state.numbers, **now})
