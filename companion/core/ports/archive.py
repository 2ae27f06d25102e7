"""The port of the archive: saved games and their entries."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

import msgspec

from companion.core.language.ids import SeatId


class Entry(msgspec.Struct, frozen=True):
    """One written step of a game: plain data, so that the archive needs to know no room."""

    number: int
    kind: str  # play, tool, undo, redo
    label: Any
    command: Any
    events: tuple[Any, ...]
    at: str  # wall time, ISO
    seat: SeatId | None = None
    waived: tuple[str, ...] = ()
    undoes: int = 0  # for an undo: how many entries the cursor moved


class GameInfo(msgspec.Struct, frozen=True):
    """A saved game in a list."""

    id: str
    room: str
    header: Any
    steps: int
    begun: str
    touched: str
    outcome: str = ""
    summary: Any = None  # title line for the home screen, a written Phrase and the seats' damage


class ArchiveError(Exception):
    """The disk did not take it; the message says what to do."""


class Archive(Protocol):
    """Games on disk: every append is durable when it returns."""

    def begin(self, game: str, room: str, header: Any, at: str) -> None:
        """Make a new, empty game."""
        ...

    def append(self, game: str, entry: Entry) -> None:
        """Write one entry in one synchronised transaction; raises ArchiveError and keeps what was."""
        ...

    def entries(self, game: str, after: int = 0) -> Sequence[Entry]:
        """The entries of a game in order."""
        ...

    def games(self) -> Sequence[GameInfo]:
        """Saved games, last played first."""
        ...

    def snapshot(self, game: str, number: int, state: bytes, summary: Any, outcome: str) -> None:
        """Keep a State so that resuming need not replay everything."""
        ...

    def latest(self, game: str) -> tuple[int, bytes] | None:
        """The newest snapshot with its entry number."""
        ...

    def remove(self, game: str) -> None:
        """Forget a game for good."""
        ...
