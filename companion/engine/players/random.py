"""A person who takes any offer, each as likely as another."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from companion.core.crossing.views import Offer
from companion.engine.room import Look


class RandomPlayer:
    """Chooses by lot; ending a turn is put off while something else can be done, as often as `eager` says."""

    def __init__(self, chance: Random, eager: float = 0.8) -> None:
        """`eager` 0 treats every offer alike, 1 never ends a turn early."""
        self._chance = chance
        self._eager = eager

    def choose(self, offers: Sequence[Offer], look: Look, aim: str = "") -> Offer:
        """Take any offer."""
        doing = [offer for offer in offers if offer.cost != "upkeep"]
        if doing and self._chance.random() < self._eager:
            return self._chance.choice(doing)
        return self._chance.choice(offers)
