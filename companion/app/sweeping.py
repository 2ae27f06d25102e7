"""Keeps sweeps of memory short: what a long game holds stays as it is and need not be looked over again."""

from __future__ import annotations

import gc


def set_aside() -> None:
    """Sweep once, while a game is taken up and everybody waits anyway; what is left is not swept in play.

    A full sweep looks at everything there is, and whoever presses a button meanwhile waits for it. What was
    set aside for the game before is looked at again first: nothing is kept for longer than one game.
    """
    gc.unfreeze()
    gc.collect()
    gc.freeze()
