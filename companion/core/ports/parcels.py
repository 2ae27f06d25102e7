"""Cards, codes and entries as one file between computers: what goes in, what clashes, and who decides."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Literal, Protocol

import msgspec

from companion.core.language.phrases import Phrase

Kind = Literal["sets", "collection", "entries", "games", "people", "pictures"]
Choice = Literal["mine", "theirs"]
KINDS: tuple[Kind, ...] = ("sets", "collection", "entries", "games", "people", "pictures")


class Conflict(msgspec.Struct, frozen=True):
    """One thing that is said otherwise here than in the file, side by side."""

    key: str  # the same at every look
    kind: Kind
    what: str  # what it is about, as people name it
    mine: tuple[str, ...]
    theirs: tuple[str, ...]
    about: Phrase = Phrase("=")  # the same three as data, for every language
    here: tuple[Phrase, ...] = ()
    there: tuple[Phrase, ...] = ()


Decide = Callable[[Conflict], Choice | None]  # None: stop, and nothing is changed


class ParcelTally(msgspec.Struct, frozen=True):
    """How much of one kind a file brings."""

    new: int = 0
    same: int = 0
    conflicts: int = 0


class ParcelSurvey(msgspec.Struct, frozen=True):
    """What a file would bring; looking changes nothing."""

    file: str
    app: str  # the version that packed it, empty for a file edited by hand
    tallies: dict[Kind, ParcelTally]
    conflicts: tuple[Conflict, ...] = ()
    remarks: tuple[str, ...] = ()
    notes: tuple[Phrase, ...] = ()  # the remarks as data


class ParcelTaken(msgspec.Struct, frozen=True):
    """What came of taking a file in: all of it, or nothing when somebody stopped."""

    survey: ParcelSurvey
    choices: dict[str, Choice]  # by the key of the conflict
    is_stopped: bool = False
    is_changed: bool = False


class Packed(msgspec.Struct, frozen=True):
    """What was written, and what had to stay behind and why."""

    counts: dict[Kind, int]
    size: int
    left_out: tuple[str, ...] = ()
    notes: tuple[Phrase, ...] = ()  # the same as data


class Exchange(Protocol):
    """Sends and takes in parcels; what cannot be done raises ArchiveError, and nothing is changed."""

    def pack(self, path: Path, kinds: tuple[Kind, ...], app: str = "") -> Packed:
        """Write what there is of these kinds to one file, whole or not at all; `app` is the version."""
        ...

    def look(self, path: Path) -> ParcelSurvey:
        """Check a file and say what it would bring."""
        ...

    def take_in(self, path: Path, decide: Decide) -> ParcelTaken:
        """Take a file in, whole; `decide` is asked for every conflict before anything is changed."""
        ...
