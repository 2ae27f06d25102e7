"""A player's own deck as a feature."""

from __future__ import annotations

from companion.engine.feature import Feature
from companion.engine.legendary.moves import for_seat
from companion.games.alien.drawing import events as e
from companion.games.alien.drawing.rules import COMMANDS
from companion.games.alien.drawing.view import forgotten
from companion.games.alien.state import AlienState

FEATURE: Feature[AlienState] = Feature(
    name="drawing",
    commands=COMMANDS,
    events=e.EVENTS,
    undo={e.HandDrawn: "order", e.CardsDiscarded: "move", e.DeckReshuffled: "move"},
    prompts={
        e.CardsDiscarded: for_seat("prompt-discard"), e.HandDrawn: for_seat("prompt-draw"),
        e.DeckReshuffled: for_seat("prompt-reshuffle"),
    },
    forgotten=forgotten,
)  # fmt: skip
