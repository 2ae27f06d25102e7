"""What people can say of their hands for an achievement."""

from __future__ import annotations

from companion.core.language.commands import Command
from companion.core.language.ids import SeatId


class ClaimFeat(Command, frozen=True):
    """Say that a hand earns an achievement; only its owner sees it, and is believed (ALN-ACH-01, 03)."""

    seat: SeatId
    feat: str
