"""A person who takes what looks best now."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from companion.core.crossing.views import Offer
from companion.engine.room import Look, Score


class GreedyPlayer:
    """Takes the offer with the highest score; among equals one by lot."""

    def __init__(self, score: Score, chance: Random, aims: Mapping[str, Score] | None = None) -> None:
        """The score is the room's own sense of what is good; another for each secret aim it knows."""
        self._score, self._aims = score, aims or {}
        self._chance = chance

    def choose(self, offers: Sequence[Offer], look: Look, aim: str = "") -> Offer:
        """Take what looks best."""
        if len(offers) == 1:
            return offers[0]
        score = self._aims.get(aim, self._score)
        scores = score(offers, look)
        best = max(scores)
        return self._chance.choice(
            [offer for offer, score in zip(offers, scores, strict=True) if score == best]
        )
