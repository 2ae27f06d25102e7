"""A person who takes what looks best now."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from companion.engine.room import Look, Score
from companion.engine.ways import Way


class GreedyPlayer:
    """Takes the way with the highest score; among equals one by lot."""

    def __init__(self, score: Score, chance: Random, aims: Mapping[str, Score] | None = None) -> None:
        """The score is the room's own sense of what is good; another for each secret aim it knows."""
        self._score, self._aims = score, aims or {}
        self._chance = chance

    def choose(self, ways: Sequence[Way], look: Look, aim: str = "") -> Way:
        """Take what looks best."""
        if len(ways) == 1:
            return ways[0]
        score = self._aims.get(aim, self._score)
        scores = score(ways, look)
        best = max(scores)
        return self._chance.choice([way for way, score in zip(ways, scores, strict=True) if score == best])
