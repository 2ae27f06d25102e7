"""The river as a feature."""

from __future__ import annotations

from companion.engine.feature import Feature, tells
from companion.games._template.phases import in_play
from companion.games._template.river import events as e
from companion.games._template.river import rules
from companion.games._template.river.commands import BeginTurn, Look, ShowBack
from companion.games._template.river.prompts import PROMPTS
from companion.games._template.river.view import offers
from companion.games._template.state import FerryState

FEATURE: Feature[FerryState] = Feature(
    name="river",
    commands=in_play({BeginTurn: rules.begin_turn, Look: rules.look, ShowBack: rules.show_back}),
    during_ask=(ShowBack,),
    work={
        "sweep": rules.sweep, "wash": rules.wash, "drift": rules.drift, "face-river": rules.face_river,
        "resolve": rules.resolve, "look": rules.ask_look, "looked": rules.looked,
    },
    events={**e.EVENTS, e.Kept: tells},
    undo={
        e.TurnedUp: "seen", e.Kept: "seen", e.Sunk: "order", e.Drifted: "move", e.Washed: "move",
        e.RiverTurned: "move",
    },
    prompts=PROMPTS,
    rule_faults=(rules.channel_full,),
    offers=offers,
)  # fmt: skip
