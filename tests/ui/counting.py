"""Counts what is alive: widgets, what the clock still has to do, words kept as textures."""

from __future__ import annotations

import gc
from collections import Counter
from typing import Any


def alive() -> Counter[str]:
    """Live widgets by class; what only waits to be swept is swept first."""
    from kivy.uix.widget import Widget

    gc.unfreeze()  # a test before may have set aside what there was
    for _ in range(3):  # what a first sweep lets go of can hold more
        gc.collect()
    counted: Counter[str] = Counter()
    for kind, n in _kinds().items():
        if issubclass(kind, Widget):
            counted[kind.__name__] += n
    return counted


def waiting() -> list[str]:
    """What the clock still has to call, by name."""
    from kivy.clock import Clock

    return sorted(str(event.callback) for event in Clock.get_events())


def textures(app: Any) -> int:
    """How many lines of words stand ready as textures."""
    return len(app.context.press.type._kept)


def kivy_textures() -> int:
    """How many textures there are; to be asked after a sweep."""
    from kivy.graphics.texture import Texture

    return sum(n for kind, n in _kinds().items() if issubclass(kind, Texture))


def _kinds() -> Counter[type]:
    """How many objects of each class there are: of millions, so none is looked at by a line of ours."""
    return Counter(map(type, gc.get_objects()))
