"""What players can ask of each other."""

from __future__ import annotations

from companion.core.language.commands import Command
from companion.core.language.ids import SeatId


class FightPlayer(Command, frozen=True):
    """Pay another person's Defense: they draw a strike (ALN-PVP-01, ALN-ALIEN-09)."""

    seat: SeatId
    target: SeatId
