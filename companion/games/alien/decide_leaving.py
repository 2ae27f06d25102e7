"""Somebody leaves for good: the seat goes as the dead go (ALN-DEATH-03), with no strike to blame."""

from __future__ import annotations

from companion.core.commands import TakeOut
from companion.core.phrases import phrase
from companion.engine.draft import Draft
from companion.engine.waivers import Refused, refusal
from companion.games.alien.decide_deaths import kill_player
from companion.games.alien.state import AlienState

LEFT = "left"


def take_out(draft: Draft[AlienState], command: TakeOut) -> None:
    """Take a living player out, as long as somebody else goes on."""
    living = draft.state.living
    if command.seat not in living:
        raise Refused(refusal("TABLE-TOOL-01", "impossible", here=phrase("here-no-such-seat")))
    if len(living) < 2 or draft.state.outcome:
        raise Refused(refusal("TABLE-TOOL-01", "impossible", here=phrase("here-last-at-table")))
    kill_player(draft, command.seat, LEFT)


COMMANDS = {TakeOut: take_out}
