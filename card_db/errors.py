"""What can go wrong with the cards and the store, each with a sentence for the people at the table."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from companion.core.ports import ArchiveError


class StoreError(ArchiveError):
    """The base of every error of this package; the message says what is wrong and what to do."""


class UnknownGame(StoreError):
    """There is no game of that name in the store."""


class TagTaken(StoreError):
    """This code is already on another card, named in `holder`."""

    def __init__(self, says: str, holder: str) -> None:
        """Carry the sentence and the copy that has the code."""
        super().__init__(says)
        self.holder = holder


class Fault(msgspec.Struct, frozen=True):
    """One thing wrong in a set file: where, at which entry, and why."""

    file: str
    entry: str
    reason: str

    def __str__(self) -> str:
        return f"{self.file}: {self.entry}: {self.reason}"


class SetError(StoreError):
    """A set file cannot be used; `faults` holds everything that is wrong with it, not only the first."""

    def __init__(self, faults: Sequence[Fault]) -> None:
        """Say all faults, one a line."""
        super().__init__("\n".join(str(fault) for fault in faults))
        self.faults = tuple(faults)
