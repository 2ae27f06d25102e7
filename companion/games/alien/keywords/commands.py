"""What players can ask by the keywords of their cards."""

from __future__ import annotations

from companion.core.language.asks import Source
from companion.core.language.commands import Command
from companion.core.language.ids import CopyId, SeatId, SlotId


class Lend(Command, frozen=True):
    """Lend a card with Coordinate from the own hand to whoever's turn it is (ALN-KEY-01)."""

    seat: SeatId
    copy: CopyId
    source: Source = "finger"


class PlayLent(Command, frozen=True):
    """Play a copy of a lent card (ALN-KEY-04)."""

    seat: SeatId
    slot: SlotId


class Sacrifice(Command, frozen=True):
    """Sacrifice a card in play for its effect; `play` is which copy of it (ALN-KEY-17)."""

    seat: SeatId
    slot: SlotId
    play: int = 0


class GiveUp(Command, frozen=True):
    """Discard an own card in play for its effect (ALN-KEY-14)."""

    seat: SeatId
    slot: SlotId
