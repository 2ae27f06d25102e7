"""What only a hand can tell: that it holds the Chestburster."""

from __future__ import annotations

from companion.core.language.commands import Command
from companion.core.language.ids import SeatId


class ClaimBurst(Command, frozen=True):
    """Say that a Chestburster was drawn: only its owner's hand knows (ALN-FACE-14)."""

    seat: SeatId
