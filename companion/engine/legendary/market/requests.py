"""What players ask of the market, and what goes on once a card or its cost is known."""

from __future__ import annotations

from companion.core.language.commands import Command
from companion.core.language.ids import SeatId, SlotId
from companion.engine.work import Own


class Recruit(Command, frozen=True):
    """Recruit a character from the open market."""

    seat: SeatId
    slot: SlotId


class Recruiting(Own, frozen=True, tag="recruit"):
    """Recruiting waits for the card or its cost."""

    seat: SeatId
    slot: SlotId


class ToKnow(Own, frozen=True, tag="known"):
    """A card only has to be known; nothing else waits for it."""

    slot: SlotId
