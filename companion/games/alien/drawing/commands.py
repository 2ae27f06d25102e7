"""What players can ask about their decks."""

from __future__ import annotations

from companion.core.language.commands import Command
from companion.core.language.ids import SeatId


class ShuffleIn(Command, frozen=True):
    """Shuffle a discard pile into its deck early: hands have done it already (ALN-CLEAN-05)."""

    seat: SeatId
