"""What players can ask of the rooms."""

from __future__ import annotations

from companion.core.language.commands import Command
from companion.core.language.ids import SeatId, ZoneId


class Scan(Command, frozen=True):
    """Pay a room's Scan Cost and turn its hidden card up."""

    seat: SeatId
    zone: ZoneId
