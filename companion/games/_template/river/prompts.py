"""The hand movements of the river."""

from __future__ import annotations

from collections.abc import Mapping

from companion.core.crossing.prompts import Prompt
from companion.engine.decks import custody
from companion.engine.feature import Moves
from companion.games._template.prompts import move, said
from companion.games._template.river.events import RiverTurned, Sunk, Washed
from companion.games._template.state import FerryState


def _river_turned(event: RiverTurned, before: FerryState, after: FerryState) -> tuple[Prompt, ...]:
    """The wake becomes the river, shuffled by hand or by the app."""
    key = "prompt-shuffle-river-app" if custody(after, "river") == "app" else "prompt-shuffle-river"
    return (said(key, event, after),)


PROMPTS: Mapping[type, Moves[FerryState]] = {
    Washed: move("prompt-wash"),
    Sunk: move("prompt-sink"),
    RiverTurned: _river_turned,
}
