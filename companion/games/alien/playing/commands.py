"""What players can ask of their hands."""

from __future__ import annotations

from companion.core.language.asks import Source
from companion.core.language.commands import Command
from companion.core.language.ids import CopyId, SeatId, SlotId


class Play(Command, frozen=True):
    """Play a card from the hand; `copy` is what was shown, or any copy of the design that was named."""

    seat: SeatId
    copy: CopyId
    source: Source = "finger"


class UseAbility(Command, frozen=True):
    """Use a waiting ability: once this turn, or one that costs points; `play` is which copy has it."""

    seat: SeatId
    slot: SlotId
    index: int
    play: int = 0
