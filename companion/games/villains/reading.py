"""How Villains reads what its cards say: whom they are about, and who chooses (VIL-SPEC-02, 04)."""

from __future__ import annotations

from companion.engine.legendary.verbs.reading import CardReading
from companion.games.villains.counting import COUNTERS
from companion.games.villains.meaning import is_meant
from companion.games.villains.state import VillainsState

READING: CardReading[VillainsState] = CardReading(
    counters=COUNTERS, chooser=lambda state, you: state.active, matches=is_meant
)
