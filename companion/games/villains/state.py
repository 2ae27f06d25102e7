"""The whole of a game of Villains as one frozen value."""

from __future__ import annotations

import msgspec

from companion.core.language.cards import Clause
from companion.core.language.ids import SeatId, SlotId
from companion.engine.legendary.state import LegendaryState

REVEAL, ACTION, CLEANUP = "reveal", "action", "cleanup"
ENDED = "ended"  # whose turn it was has left the table
PHASES = ("setup", REVEAL, ACTION, CLEANUP, ENDED, "over")
TACTICS = 4


class Promise(msgspec.Struct, frozen=True):
    """What a card of this turn does whenever, or the next time, something happens."""

    on: str
    do: tuple[Clause, ...]
    seat: SeatId
    slot: SlotId
    once: bool = False


class VillainsState(LegendaryState, frozen=True, kw_only=True):
    """Everything the rules know of the running game.

    `numbers` holds attack and recruit; of the whole game twists, strikes (both played), defeats (of the
    Commander), overran (Adversaries, from the city) and carried (Bystanders, by them: VIL-OVER-15); of
    this turn turn:made (Recruit Points, also those that are spent), turn:recruited and turn:defeated.
    """

    discarded: dict[SeatId, tuple[SlotId, ...]] = {}  # what everybody has discarded in this turn (VIL-RUL-12)
    koed: tuple[SlotId, ...] = ()  # what was KO'd in this turn
    more_cards: dict[SeatId, int] = {}  # cards more in the next new hand
    hand_sizes: dict[SeatId, int] = {}  # how many cards the next new hand has instead of the usual number
    promised: tuple[Promise, ...] = ()  # what cards of this turn do when something happens later in it
    turned: dict[SlotId, SlotId] = {}  # by cards of this turn: the Ally that each has shown, to copy it later
    betrayed: bool = False  # whether Betrayal was used in this turn (VIL-BIND-09)
    healed: bool = False  # whether Wounds were healed in this turn (VIL-MIX-17)
    held_over: dict[SeatId, tuple[SlotId, ...]] = {}  # cards that join the next new hand
    ran_out: tuple[str, ...] = ()  # the decks that have run out: the game ends with this turn (VIL-RUL-09)
    warned: tuple[str, ...] = ()  # what was warned of already
    winning: bool = False  # the last defeat of the Commander is being worked out (VIL-RUL-08)

    @property
    def is_peaceful(self) -> bool:
        """Whether nobody can be recruited or beaten any more in this turn (VIL-BIND-09, VIL-MIX-17)."""
        return self.betrayed or self.healed

    @property
    def defeats(self) -> int:
        """How often the Commander was beaten (VIL-OBJ-01)."""
        return self.numbers.get("defeats", 0)
