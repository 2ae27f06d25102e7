"""A person who does what a script says."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence

from companion.engine.players.base import SimPlayer
from companion.engine.room import Look
from companion.engine.ways import Way


class NotOffered(Exception):
    """The script wants what cannot be done now; the message names what can."""


class ScriptedPlayer:
    """Takes the offers whose ids a script names, one after the other; then somebody else goes on."""

    def __init__(self, choices: Iterable[str], then: SimPlayer | None = None) -> None:
        """`choices` are ids of offers, or their beginnings ending in `*`."""
        self.left = deque(choices)
        self._then = then

    def choose(self, offers: Sequence[Way], look: Look, aim: str = "") -> Way:
        """Take the offer that the script names next."""
        if not self.left and self._then is not None:
            return self._then.choose(offers, look, aim)
        wanted = self.left.popleft() if self.left else "anything"
        for offer in offers:
            if offer.id == wanted or (wanted.endswith("*") and offer.id.startswith(wanted[:-1])):
                return offer
        raise NotOffered(f"{wanted} is not offered; there is {', '.join(offer.id for offer in offers)}")
