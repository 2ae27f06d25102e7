"""What can be done with the computer itself; what is None cannot be done here and is not offered."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

import msgspec

from companion.core.language.phrases import Phrase

Sweep = Callable[[bool], None]  # told whether there is time for all there is, or only for what is new


class DiskShelf(msgspec.Struct, frozen=True):
    """Something that takes room on the disk."""

    id: str  # cards, photos, recordings, sounds or demo
    bytes: int
    count: int
    can_go: bool = False  # it can be thrown away: it is made anew, or was only recorded


class Storage(msgspec.Struct, frozen=True):
    """How full the disk is, and by what of ours."""

    free: int
    whole: int
    shelves: tuple[DiskShelf, ...] = ()


class Machine(msgspec.Struct, frozen=True, eq=False, kw_only=True):
    """The computer as the screen may ask of it; whatever fails raises an error with a sentence."""

    now: Callable[[], datetime]  # the time of day here
    doubt: Callable[[], Phrase | None]  # why the clock is wrong, when it must be
    storage: Callable[[], Storage]
    clear: Callable[[str], None] | None = None  # throw a shelf away
    set_clock: Callable[[datetime], None] | None = None
    switch_off: Callable[[], None] | None = None
    restart: Callable[[], None] | None = None
    light: Callable[[bool], None] | None = None  # the light behind the screen
