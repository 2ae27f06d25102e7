"""The hands as a feature."""

from __future__ import annotations

from companion.engine.feature import Feature
from companion.games._template.hands import events as e
from companion.games._template.hands import rules
from companion.games._template.hands.commands import Play
from companion.games._template.hands.view import touched, ways
from companion.games._template.phases import in_play
from companion.games._template.prompts import move
from companion.games._template.state import FerryState

FEATURE: Feature[FerryState] = Feature(
    name="hands",
    commands=in_play({Play: rules.play}),
    work={rules.Drop: rules.drop, rules.Draw: rules.draw},
    events=e.EVENTS,
    prompts={
        e.Discarded: move("prompt-discard"), e.HandDrawn: move("prompt-draw"),
        e.SuppliesTurned: move("prompt-shuffle-supplies"),
    },
    ways=ways,
    touched=touched,
)  # fmt: skip
