"""How near the end is: which deck runs low, and that this is the last turn (VIL-OBJ-04, 05, 10)."""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.crossing.views import Duty
from companion.core.language.phrases import phrase
from companion.engine.feature import Feature
from companion.games.villains.challenges import challenges
from companion.games.villains.ending import DECKS
from companion.games.villains.printed import rules
from companion.games.villains.state import VillainsState


def is_low(state: VillainsState, deck: str) -> bool:
    """Whether a deck could run out soon: within a round of turns, or a filling of the Lair (VIL-OBJ-10)."""
    left = len(state.table.zone(dict(DECKS)[deck]))
    a_round = len(state.players) * (1 + challenges(state.header)["crackdown"])
    return bool(state.turn.number) and left <= (a_round if deck == "adversaries" else rules().lair)


def due(state: VillainsState) -> Iterator[Duty]:
    """Once a deck has run out it is the last turn (VIL-OBJ-04, 05)."""
    if state.ran_out and not state.outcome:
        text = phrase("due-last-turn", deck=state.ran_out[0])
        yield Duty("deadline", text, state.active, turns_left=1)


FEATURE: Feature[VillainsState] = Feature(name="closing", due=due)
