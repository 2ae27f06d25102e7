"""What players can ask of their hands."""

from __future__ import annotations

from companion.core.language.commands import Command
from companion.core.language.ids import CopyId, SeatId


class Play(Command, frozen=True):
    """Play a card from the hand; `copy` is what was shown, or any copy of the design that was named."""

    seat: SeatId
    copy: CopyId
