"""What a simulated person is: somebody who chooses among what is possible."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from companion.engine.room import Look, Sight
from companion.engine.ways import Way


def looking(make: Look) -> Look:
    """A look that makes what is seen at most once, and not at all when nobody looks."""
    found: list[Sight] = []

    def look() -> Sight:
        if not found:
            found.append(make())
        return found[0]

    return look


class SimPlayer(Protocol):
    """Somebody who sees what their seat may see and takes one of the ways."""

    def choose(self, ways: Sequence[Way], look: Look, aim: str = "") -> Way:
        """Take one of these ways, never none; `look` gives the seat's own view.

        The aim is what a secret card of their own makes them play for, where there is such a card.
        """
        ...
