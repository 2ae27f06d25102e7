"""What players can ask of the Hive."""

from __future__ import annotations

from companion.core.language.commands import Command
from companion.core.language.ids import CopyId, SeatId, SlotId


class BeginTurn(Command, frozen=True):
    """Begin the turn: the top Hive card goes into the Complex."""

    seat: SeatId


class ShowBack(Command, frozen=True):
    """The back of the card just laid face down was shown in passing: the app knows it, and tells nobody."""

    slot: SlotId
    copy: CopyId
