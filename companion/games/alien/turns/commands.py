"""What players can ask of their turn."""

from __future__ import annotations

from companion.core.language.commands import Command
from companion.core.language.ids import SeatId


class EndAction(Command, frozen=True):
    """End the action phase: strikes, cleanup, and the next player's turn."""

    seat: SeatId
