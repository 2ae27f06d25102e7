"""Refusing and waiving: the guard every rule uses."""

from __future__ import annotations

from companion.core.ids import RuleId
from companion.core.phrases import Phrase
from companion.core.refusals import Kind, Refusal


class Refused(Exception):
    """Stops a decision with a named refusal; it never leaves the engine."""

    def __init__(self, refusal: Refusal) -> None:
        """Carry the refusal to where the decision began."""
        super().__init__(refusal.rule)
        self.refusal = refusal


def refusal(
    rule: str,
    kind: Kind,
    *,
    here: Phrase | None = None,
    remedy: Phrase | None = None,
    need: int | None = None,
    have: int | None = None,
    pool: str = "",
) -> Refusal:
    """Make a refusal from a plain rule id."""
    return Refusal(RuleId(rule), kind, here=here, remedy=remedy, need=need, have=have, pool=pool)
