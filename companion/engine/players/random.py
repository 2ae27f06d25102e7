"""A person who takes any way, each as likely as another."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from companion.engine.room import Look
from companion.engine.ways import Way


class RandomPlayer:
    """Chooses by lot; ending a turn is put off while something else can be done, as often as `eager` says."""

    def __init__(self, chance: Random, eager: float = 0.8) -> None:
        """`eager` 0 treats every way alike, 1 never ends a turn early."""
        self._chance = chance
        self._eager = eager

    def choose(self, ways: Sequence[Way], look: Look, aim: str = "") -> Way:
        """Take any way."""
        doing = [way for way in ways if way.cost != "upkeep"]
        if doing and self._chance.random() < self._eager:
            return self._chance.choice(doing)
        return self._chance.choice(ways)
