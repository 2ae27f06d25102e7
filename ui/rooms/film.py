"""A guided film, as data: one whole turn of a game, touch by touch, each told by a tip that waits for it."""

from __future__ import annotations

import msgspec

from ui.rooms.tips import Tip

READ = ""  # nothing has to happen: the tip is read and put away
UNDONE = "undo"  # something was taken back
OPENED, CLOSED = "opened", "closed"  # a sheet came to lie over the board, and went


class Beat(msgspec.Struct, frozen=True):
    """One touch: the tip that asks for it, and the happening by which it has been made.

    `within`: the touch is in the sheet that the touch before has opened; its tip points at the large button
    ("big") or at the row that is suggested ("foot").
    """

    tip: Tip
    until: str = READ
    within: bool = False


class Film(msgspec.Struct, frozen=True, kw_only=True):
    """A game of practice cards from a fixed seed, whose first turns simulated people have played."""

    box: str
    names: tuple[str, ...]
    seed: int
    turns: int
    beats: tuple[Beat, ...]
