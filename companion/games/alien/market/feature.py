"""The HQ and the Sergeants as a feature."""

from __future__ import annotations

from companion.engine.feature import Feature, Settling
from companion.engine.legendary.moves import to_place
from companion.games.alien.market import events as e
from companion.games.alien.market.rules import COMMANDS, WORK, overfull, refill_hq, undone
from companion.games.alien.market.view import offers
from companion.games.alien.phases import in_action
from companion.games.alien.state import AlienState

FEATURE: Feature[AlienState] = Feature(
    name="market",
    commands=COMMANDS,
    work=WORK,
    settle=(Settling(refill_hq, reads=("table",)),),
    rule_faults=(overfull,),
    events=e.EVENTS,
    undo={e.Recruited: undone, e.Gained: undone, e.HqRefilled: "seen"},
    prompts={
        e.Recruited: to_place("prompt-to-pile"), e.Gained: to_place("prompt-to-pile"),
        e.HqRefilled: to_place("prompt-hq", "barracks"),
    },
    offers=in_action(offers),
)  # fmt: skip
