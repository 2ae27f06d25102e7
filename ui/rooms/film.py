"""A guided film, as data: one whole turn of a game, touch by touch, each told by a tip that waits for it."""

from __future__ import annotations

import msgspec

from ui.rooms.tips import Tip

READ = ""  # nothing has to happen: the tip is read and put away
UNDONE = "undo"  # something was taken back


class Beat(msgspec.Struct, frozen=True):
    """One touch: the tip that asks for it, and the happening by which it has been made."""

    tip: Tip
    until: str = READ


class Film(msgspec.Struct, frozen=True, kw_only=True):
    """A game of practice cards from a fixed seed, whose first turns simulated people have played."""

    box: str
    names: tuple[str, ...]
    seed: int
    turns: int
    beats: tuple[Beat, ...]
