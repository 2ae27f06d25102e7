"""Places where people drop and find files: sticks that are plugged in, and the folder of documents."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, Protocol

import msgspec

from companion.core.language.phrases import Phrase


class DropPlace(msgspec.Struct, frozen=True):
    """One place that files can be written to and read from."""

    id: str  # its folder, as a path
    title: Phrase
    kind: Literal["stick", "documents"]
    free: int = 0  # bytes


class DropFile(msgspec.Struct, frozen=True):
    """A file that lies at such a place."""

    path: str
    name: str
    place: Phrase
    size: int
    day: str = ""  # when it was written, as 2024-03-12


class Drops(Protocol):
    """The places there are now; sticks come and go."""

    def places(self) -> Sequence[DropPlace]:
        """Sticks first, then the folder of documents."""
        ...

    def files(self, suffix: str) -> Sequence[DropFile]:
        """The files with this ending, newest first."""
        ...

    def fresh(self, place: str, stem: str, suffix: str) -> str:
        """The path of a file that does not lie at a place yet; raises ValueError when the place is gone."""
        ...
