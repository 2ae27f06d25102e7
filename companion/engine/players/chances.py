"""Chance that depends on the occasion alone: the same shuffle falls the same way in every custody."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from random import Random
from typing import TypeVar

T = TypeVar("T")


class Chances:
    """Seeded chance by occasion: the third shuffle of a deck is the same whatever else was drawn before."""

    def __init__(self, seed: int | str) -> None:
        """Begin with nothing drawn."""
        self.seed = seed
        self._times: Counter[str] = Counter()

    def next(self, occasion: str) -> Random:
        """The chance of the next such occasion."""
        self._times[occasion] += 1
        return Random(f"{self.seed}/{occasion}/{self._times[occasion]}")

    def fixed(self, occasion: str) -> Random:
        """The chance of an occasion that falls the same way every time, like a printed number."""
        return Random(f"{self.seed}/{occasion}")

    def happens(self, occasion: str, share: float) -> bool:
        """Whether something that happens so often happens now."""
        return share > 0 and self.next(occasion).random() < share

    def shuffled(self, occasion: str, things: Iterable[T]) -> list[T]:
        """The things in the order of the next such shuffle, whatever order they came in."""
        mixed = sorted(things, key=str)
        self.next(occasion).shuffle(mixed)
        return mixed
