"""What is told before a game with guests, to those who know the other half of the family."""

from __future__ import annotations

from typing import Any

import msgspec

from companion.core.language.asks import Option, Work
from companion.core.language.phrases import phrase
from companion.engine.draft import Draft
from companion.engine.effects.selectors import pick
from companion.engine.feature import Feature, Works, tells
from companion.engine.legendary.guests.mixing import has_guests
from companion.engine.legendary.guests.reading import VERBS, NoCounterpart

HEARD, KNOWN = "heard", "known"


class TellingDifferences(Work, frozen=True, tag="guests-told"):
    """So many of the differences have been told."""

    n: int = 0


class Differences(msgspec.Struct, frozen=True):
    """What is different here, by the rule each of it rests on (ALN-MARVEL-19 to 22)."""

    rules: tuple[str, ...]

    def begin(self, draft: Draft[Any]) -> None:
        """Once everything lies there, say what is different."""
        if has_guests(draft.state.header):
            draft.finally_(TellingDifferences())

    def tell(self, draft: Draft[Any], work: TellingDifferences) -> None:
        """One difference after the other; whoever knows them skips the rest."""
        if work.n >= len(self.rules):
            return
        told = phrase(f"rule-{self.rules[work.n]}")
        why = phrase("ask-guests-told", n=work.n + 1, of=len(self.rules), told=told)
        options = (Option(HEARD, phrase("option-heard")), Option(KNOWN, phrase("option-known")))
        chosen = pick(draft, work, why, options)
        if chosen is not None and chosen.key == HEARD:
            draft.later(TellingDifferences(work.n + 1))

    def feature(self) -> Feature[Any]:
        """The chapter as a room names it: what is told, and what has no counterpart."""
        work: Works[Any] = {TellingDifferences: self.tell}
        return Feature(name="guests", work=work, verbs=VERBS, events={NoCounterpart: tells})
