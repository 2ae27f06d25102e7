"""The whole of a game of Alien as one frozen value."""

from __future__ import annotations

import msgspec

from companion.core.ids import SeatId, SlotId, ZoneId
from companion.core.states import State

PHASES = ("setup", "hive", "action", "strike", "cleanup", "ended", "over")  # ended: cut short by a death
LEVELS = (1, 2, 3)


class Played(msgspec.Struct, frozen=True):
    """One card played this turn, as later class and crew abilities see it (ALN-CLASS-01)."""

    slot: SlotId
    klass: str = ""
    crew: str = ""


class Hugger(msgspec.Struct, frozen=True):
    """A facehugger in front of a player; at the end of turn `deadline` it is too late (ALN-FACE-02)."""

    slot: SlotId
    seat: SeatId
    deadline: int


class Ready(msgspec.Struct, frozen=True):
    """A once-this-turn ability that waits for its player (ALN-ACT-10)."""

    slot: SlotId
    index: int  # of the ability on its card


class AlienState(State, frozen=True, kw_only=True):
    """Everything the rules know of the running game.

    `numbers` holds attack, recruit, objective (the current level), hazards, rebuilds and progress:1 to :3.
    """

    played: tuple[Played, ...] = ()
    huggers: tuple[Hugger, ...] = ()
    ready: tuple[Ready, ...] = ()
    weakened: dict[SlotId, int] = {}  # what was taken off an enemy's Attack this turn
    laid: tuple[SlotId, ...] = ()  # Hive cards laid face down this turn, whose backs may still be shown
    struck: tuple[SlotId, ...] = ()  # enemies that have struck in this Strike phase
    carriers: dict[SeatId, int] = {}  # Chestbursters among a player's cards
    blocked: tuple[ZoneId, ...] = ()  # rooms that exist no more (ALN-HIVE-13)

    @property
    def active(self) -> SeatId:
        """The player whose turn it is."""
        return self.turn.seat

    @property
    def objective(self) -> int:
        """The level of the current objective; 4 when all are done."""
        return self.numbers.get("objective", 1)

    def carries(self, seat: SeatId) -> bool:
        """Whether a player has a Chestburster among their cards (ALN-FACE-12)."""
        return self.carriers.get(seat, 0) > 0
