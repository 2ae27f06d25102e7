"""What players can ask about strikes."""

from __future__ import annotations

from companion.core.language.commands import Command
from companion.core.language.ids import SeatId


class ForgotStrike(Command, frozen=True):
    """A strike was forgotten: it is drawn now, and nothing that came after is undone."""

    seat: SeatId
