"""Objectives as a feature."""

from __future__ import annotations

from companion.engine.feature import Feature
from companion.games.firefly.objectives import events as e
from companion.games.firefly.objectives import rules, verbs
from companion.games.firefly.state import FireflyState

FEATURE: Feature[FireflyState] = Feature(
    name="objectives",
    settle=(rules.settle,),
    verbs=verbs.VERBS,
    events={
        e.ObjectiveCompleted: e.completed, e.ObjectiveFailed: e.failed, e.ObjectiveProgressed: e.progressed,
    },
)  # fmt: skip
