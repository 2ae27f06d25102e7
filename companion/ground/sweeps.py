"""Keeps sweeps of memory short: what a long game holds stays as it is and need not be looked over again."""

from __future__ import annotations

import ctypes
import gc


def set_aside() -> None:
    """Sweep once, while a game is taken up and everybody waits anyway; what is left is not swept in play.

    A full sweep looks at everything there is, and whoever presses a button meanwhile waits for it. What was
    set aside for the game before is looked at again first: nothing is kept for longer than one game.
    """
    gc.unfreeze()
    gc.collect()
    gc.freeze()


def sweep(is_long: bool) -> None:
    """While nobody waits: all there is in a long pause, else what has come since it was set aside."""
    if is_long or not gc.get_freeze_count():
        set_aside()
        give_back()
    else:
        gc.collect()


def give_back() -> None:
    """Give the system what is free between what is needed, where its library can."""
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
    if trim is not None:
        trim(0)
