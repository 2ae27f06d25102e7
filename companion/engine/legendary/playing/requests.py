"""What players ask of their hands, and what goes on once a card is found there."""

from __future__ import annotations

from companion.core.language.asks import Source
from companion.core.language.commands import Command
from companion.core.language.ids import CopyId, SeatId, SlotId
from companion.core.language.slots import Known
from companion.engine.work import Own


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


class Playing(Own, frozen=True, tag="play"):
    """A card that was shown or named is looked for in the hand."""

    seat: SeatId
    copy: CopyId
    known: Known


class Resolving(Own, frozen=True, tag="played"):
    """A card was played: its points come, then its abilities; `n` is which copy of it, 0 the card itself."""

    seat: SeatId
    slot: SlotId
    n: int = 0
    via: tuple[SlotId, ...] | None = None  # of a copy: the cards it was copied by
