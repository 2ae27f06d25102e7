"""Somebody leaves for good: the Main Character is defeated and is not healed back (FFY-DEF-06)."""

from __future__ import annotations

from companion.core.language.commands import TakeOut
from companion.core.language.phrases import phrase
from companion.engine.draft import Draft
from companion.engine.feature import Feature
from companion.engine.waivers import Refused, refusal
from companion.games.firefly.defeat import fall
from companion.games.firefly.state import FireflyState


def take_out(draft: Draft[FireflyState], command: TakeOut) -> None:
    """Take out a player; one has to be left."""
    living = draft.state.living
    if command.seat not in living:
        raise Refused(refusal("TABLE-TOOL-01", "impossible", here=phrase("here-no-such-seat")))
    if len(living) < 2 or draft.state.outcome:
        raise Refused(refusal("TABLE-TOOL-01", "impossible", here=phrase("here-last-at-table")))
    fall(draft, command.seat, left=True)


FEATURE: Feature[FireflyState] = Feature(name="leaving", commands={TakeOut: take_out})
