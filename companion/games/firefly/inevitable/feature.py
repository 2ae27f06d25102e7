"""The countdown of the Inevitable card as a feature."""

from __future__ import annotations

from companion.engine.feature import Feature, tells
from companion.engine.legendary.combat_zone import EnteredCombatZone
from companion.games.firefly.inevitable import rules
from companion.games.firefly.inevitable.events import (
    InevitableArrived,
    InevitableSighted,
    TimeUp,
    TurnCounted,
    TurnSkipped,
)
from companion.games.firefly.state import FireflyState
from companion.games.firefly.turns import PassOn, TurnOver

FEATURE: Feature[FireflyState] = Feature(
    name="inevitable",
    work={TurnOver: rules.turn_over, PassOn: rules.pass_on},
    events={
        InevitableSighted: tells,
        InevitableArrived: tells,
        TurnCounted: rules.counted,
        TurnSkipped: rules.passed_over,
        TimeUp: tells,
    },
    follows={EnteredCombatZone: rules.came_in},
)
