"""The river as a feature."""

from __future__ import annotations

from companion.engine.backs import BackRule, ShowBack
from companion.engine.feature import Feature, tells
from companion.games._template import zones
from companion.games._template.phases import in_play
from companion.games._template.river import events as e
from companion.games._template.river import rules
from companion.games._template.river.commands import BeginTurn, Look
from companion.games._template.river.prompts import PROMPTS
from companion.games._template.river.view import ways
from companion.games._template.state import FerryState

BACKS: BackRule[FerryState] = BackRule(rule="TPL-BACK-01", zones=zones.table)

FEATURE: Feature[FerryState] = Feature(
    name="river",
    commands=in_play({BeginTurn: rules.begin_turn, Look: rules.look, ShowBack: BACKS.show}),
    during_ask=(ShowBack,),
    work={
        rules.Sweep: rules.sweep, rules.Wash: rules.wash, rules.Drift: rules.drift,
        rules.FaceRiver: rules.face_river, rules.Resolve: rules.resolve, rules.LampLook: rules.ask_look,
        rules.Looked: rules.looked,
    },
    events={**e.EVENTS, e.Kept: tells},
    prompts=PROMPTS,
    carries=(e.Drifted, e.TurnedUp),
    undo={e.Kept: "seen", e.Sunk: "order"},
    rule_faults=(rules.channel_full,),
    ways=ways,
)  # fmt: skip
