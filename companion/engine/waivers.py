"""Refusing and waiving: the guard every rule uses."""

from __future__ import annotations

from typing import TypedDict, Unpack

from companion.core.language.ids import RuleId
from companion.core.language.phrases import Phrase
from companion.core.language.refusals import Kind, Refusal


class Refused(Exception):
    """Stops a decision with a named refusal; it never leaves the engine."""

    def __init__(self, refusal: Refusal) -> None:
        """Carry the refusal to where the decision began."""
        super().__init__(refusal.rule)
        self.refusal = refusal


class Says(TypedDict, total=False):
    """What a refusal says besides its rule: how it stands, what would help, and what is short."""

    here: Phrase | None
    remedy: Phrase | None
    need: int | None
    have: int | None
    pool: str


def refusal(rule: str, kind: Kind, **says: Unpack[Says]) -> Refusal:
    """Make a refusal from a plain rule id."""
    return Refusal(RuleId(rule), kind, **says)
