"""Objectives as a feature."""

from __future__ import annotations

from companion.engine.feature import Feature
from companion.games.firefly.objectives import claims, rules, told, verbs
from companion.games.firefly.objectives import events as e
from companion.games.firefly.state import FireflyState

FEATURE: Feature[FireflyState] = Feature(
    name="objectives",
    moments=("goal", "objective", "mandatory", "fail"),
    commands={claims.ClaimObjective: claims.claim},
    during_ask=(claims.ClaimObjective,),
    work={told.ObjectivesTold: told.ask},
    ways=claims.ways,
    open=claims.is_open,
    interruptions=claims.interruptions,
    settle=(rules.settle,),
    verbs=verbs.VERBS,
    events={
        e.ObjectiveCompleted: e.completed, e.ObjectiveFailed: e.failed, e.ObjectiveProgressed: e.progressed,
    },
)  # fmt: skip
