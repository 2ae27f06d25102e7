"""The Inter-Mission as a feature."""

from __future__ import annotations

from companion.engine.feature import Feature
from companion.games.firefly.intermission import events as e
from companion.games.firefly.intermission import rules, verbs
from companion.games.firefly.objectives.rules import EpisodeOver
from companion.games.firefly.state import FireflyState

FEATURE: Feature[FireflyState] = Feature(
    name="intermission",
    work={EpisodeOver: rules.over},
    verbs=verbs.VERBS,
    events={
        e.CreditsEarned: e.earned, e.MarkerKept: e.kept, e.EpisodeEnded: e.ended,
        e.BoardCleared: e.cleared, e.InevitableSetAside: e.set_aside,
    },
    carries=(e.InevitableSetAside, e.MarkerKept),
)  # fmt: skip
