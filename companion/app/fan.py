"""Cards shown together: taken one by one, and held while a question comes in between."""

from __future__ import annotations

from companion.core.ids import CopyId


class Fan:
    """The cards of a fan that still wait for their turn."""

    def __init__(self) -> None:
        """Nothing waits."""
        self.waiting: tuple[CopyId, ...] = ()
        self.place = ""

    def hold(self, copies: tuple[CopyId, ...], place: str) -> None:
        """Let these wait behind those that wait already; a card seen again is still the same card."""
        self.waiting = tuple(dict.fromkeys((*self.waiting, *copies)))
        self.place = place

    def release(self) -> tuple[CopyId, ...]:
        """Take all that wait."""
        released, self.waiting = self.waiting, ()
        return released
