"""What can go wrong with the cards and the store, each with a sentence for the people at the table."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from companion.core.language.phrases import Phrase
from companion.core.ports.archive import ArchiveError

UNSAID = ("store-trouble", "store-bad-set")  # what went wrong with a file: lines for whoever edits it


class StoreError(ArchiveError):
    """The base of every error of this package; the message says what is wrong and what to do.

    `key` and `filled` name the same sentence for whoever words it in another language; `phrase` is both.
    """

    def __init__(self, says: str, key: str = "store-trouble", **args: str | int | Phrase) -> None:
        """Carry the sentence, its key and what fills it."""
        super().__init__(says)
        self.says = says
        self.key = key
        self.filled = args

    @property
    def phrase(self) -> Phrase | None:
        """The sentence as data; None for one that is told in English only."""
        return None if self.key in UNSAID else Phrase(self.key, dict(self.filled))


class NotThere(StoreError):
    """Something was named that is not there, so nothing can begin; the sentence names what is."""


class AddressError(NotThere):
    """The address of the store leads nowhere."""


class UnknownGame(NotThere):
    """There is no game of that name in the store."""


class FileRefused(StoreError):
    """A file from somewhere else is not taken in; the sentence names it and says that nothing was changed."""


class TagTaken(StoreError):
    """This code is already on another card, named in `holder`."""

    def __init__(self, says: str, tag: str, holder: str) -> None:
        """Carry the sentence, the code and the copy that has it."""
        super().__init__(says, "store-tag-taken", tag=tag, holder=holder)
        self.tag = tag
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
        super().__init__("\n".join(str(fault) for fault in faults), "store-bad-set")
        self.faults = tuple(faults)
