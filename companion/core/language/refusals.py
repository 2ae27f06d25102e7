"""Why something was not done: a rule, a kind, and what is missing."""

from __future__ import annotations

from typing import Literal

import msgspec

from companion.core.language.ids import RuleId
from companion.core.language.phrases import Phrase

Kind = Literal["cost", "limit", "timing", "target", "secret", "impossible"]
NEVER_WAIVED: tuple[Kind, ...] = ("secret", "impossible")


class Refusal(msgspec.Struct, frozen=True):
    """A named no; the sentence of its rule is in the room's rules texts."""

    rule: RuleId
    kind: Kind
    here: Phrase | None = None  # how it stands at this table
    remedy: Phrase | None = None  # what would make it allowed
    need: int | None = None
    have: int | None = None
    pool: str = ""  # which points are short, by the name of their number: attack, recruit ...

    @property
    def can_be_waived(self) -> bool:
        """Whether 'do it anyway' may be offered."""
        return self.kind not in NEVER_WAIVED
