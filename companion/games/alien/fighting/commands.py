"""What players can ask of enemies."""

from __future__ import annotations

from companion.core.language.commands import Command
from companion.core.language.ids import SeatId, SlotId


class Fight(Command, frozen=True):
    """Pay an enemy's Attack and kill it."""

    seat: SeatId
    slot: SlotId
