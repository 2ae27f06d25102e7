"""What players can ask of the rules when they fight each other."""

from __future__ import annotations

from companion.core.commands import Command
from companion.core.ids import SeatId


class FightPlayer(Command, frozen=True):
    """Pay another person's Defense: they draw a strike (ALN-PVP-01, ALN-ALIEN-09)."""

    seat: SeatId
    target: SeatId


COMMANDS = (FightPlayer,)
