"""Abilities of cards: what is counted and asked of the board when they are judged (VIL-SUPER, VIL-SPEC)."""

from __future__ import annotations

from companion.core.language.ids import SeatId, SlotId
from companion.engine.effects.conditions import Judges
from companion.engine.feature import Feature
from companion.engine.legendary.abilities import Abilities
from companion.engine.legendary.verbs.conditions import Conditions
from companion.games.villains.counting import COUNTERS
from companion.games.villains.state import VillainsState


def _nobody(state: VillainsState, seat: SeatId) -> tuple[SlotId, ...]:
    """Nobody is wounded in front of their seat: Wounds go into decks."""
    return ()


CONDITIONS: Conditions[VillainsState] = Conditions(counters=COUNTERS, wounds=_nobody)
JUDGES: Judges[VillainsState] = CONDITIONS.judges()
ABILITIES: Abilities[VillainsState] = Abilities(judges=JUDGES, price="VIL-PLAY-09")
begin, begin_at = ABILITIES.begin, ABILITIES.begin_at

FEATURE: Feature[VillainsState] = ABILITIES.feature()
