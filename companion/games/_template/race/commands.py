"""What whoever sails can ask for besides steering and signalling."""

from __future__ import annotations

from companion.core.language.commands import Command
from companion.core.language.ids import SeatId


class Moor(Command, frozen=True):
    """End the own sailing: a beacon is taken, the hand filled up, the next boat sails."""

    seat: SeatId
