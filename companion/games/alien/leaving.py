"""Somebody leaves for good: the seat goes as the dead go, no strike to blame (ALN-DEATH-03, ALN-ALIEN-11).

Whoever leaves with a Chestburster in the deck does not come back as an alien: nobody has drawn it.
"""

from __future__ import annotations

from companion.core.language.commands import TakeOut
from companion.core.language.phrases import phrase
from companion.engine.draft import Draft
from companion.engine.feature import Feature
from companion.engine.waivers import Refused, refusal
from companion.games.alien.aliens.rules import kill_alien
from companion.games.alien.deaths import kill_player
from companion.games.alien.state import AlienState

LEFT = "left"


def take_out(draft: Draft[AlienState], command: TakeOut) -> None:
    """Take out whoever takes turns; of the living players one has to be left."""
    living = draft.state.living
    if command.seat in draft.state.aliens and not draft.state.outcome:
        return kill_alien(draft, command.seat)
    if command.seat not in living:
        raise Refused(refusal("TABLE-TOOL-01", "impossible", here=phrase("here-no-such-seat")))
    if len(living) < 2 or draft.state.outcome:
        raise Refused(refusal("TABLE-TOOL-01", "impossible", here=phrase("here-last-at-table")))
    return kill_player(draft, command.seat, LEFT)


FEATURE: Feature[AlienState] = Feature(name="leaving", commands={TakeOut: take_out})
