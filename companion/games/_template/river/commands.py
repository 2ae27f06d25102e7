"""What players can ask of the river."""

from __future__ import annotations

from companion.core.language.commands import Command
from companion.core.language.ids import SeatId, SlotId


class BeginTurn(Command, frozen=True):
    """Begin the turn: the top river card drifts into the channel."""

    seat: SeatId


class Look(Command, frozen=True):
    """Look at a hidden card of the channel."""

    seat: SeatId
    slot: SlotId
