"""Where printed facts come from, and how sure they are."""

from __future__ import annotations

from typing import Literal

import msgspec

Confidence = Literal["high", "medium", "low"]
Origin = tuple[str, ...]  # the sources of a fact


class Provenance(msgspec.Struct, frozen=True):
    """What is known of the facts of one design besides the facts themselves.

    Fields are called as the card calls them (kind, klass, crew, person, marks, title, copies, effect) or by
    the name of a number.
    """

    sources: Origin = ()
    confidence: Confidence = "high"
    sure: dict[str, Confidence] = {}  # fields that are surer, or less sure, than the rest of the card
    origin: dict[str, Origin] = {}  # fields that come from elsewhere than the rest of the card
    aliases: tuple[str, ...] = ()  # other names it goes by
    carries: tuple[str, ...] = ()  # what is said to be on it, though no rule of ours reads it yet
    perhaps: tuple[str, ...] = ()  # what is said to be on it or on its sister card

    def sureness(self, field: str) -> Confidence:
        """How sure one field is."""
        return self.sure.get(field, self.confidence)

    def is_sure(self, field: str) -> bool:
        """Whether one field needs nobody's word."""
        return self.sureness(field) == "high"

    def told_by(self, field: str) -> Origin:
        """Where one field comes from."""
        return self.origin.get(field, self.sources)
