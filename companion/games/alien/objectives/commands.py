"""What players can say of the current Objective."""

from __future__ import annotations

from companion.core.language.commands import Command
from companion.core.language.ids import SeatId


class Complete(Command, frozen=True):
    """Say that the current objective is completed, when only the players can tell (ALN-OBJ-06).

    `level` is the objective they mean, 0 the current one.
    """

    seat: SeatId
    level: int = 0
