"""What players can ask by the keywords of their cards."""

from __future__ import annotations

from companion.core.language.commands import Command
from companion.core.language.ids import SeatId, SlotId


class Sacrifice(Command, frozen=True):
    """Sacrifice a card in play for its effect; `play` is which copy of it (ALN-KEY-17)."""

    seat: SeatId
    slot: SlotId
    play: int = 0


class GiveUp(Command, frozen=True):
    """Discard an own card in play for its effect (ALN-KEY-14)."""

    seat: SeatId
    slot: SlotId
