"""How Firefly reads what its cards say: whom they are about, and who chooses (FFY-SPEC-04)."""

from __future__ import annotations

from companion.engine.legendary.verbs.reading import CardReading
from companion.games.firefly.abilities import COUNTERS
from companion.games.firefly.state import FireflyState

READING: CardReading[FireflyState] = CardReading(
    counters=COUNTERS,
    in_play=("played",),
    chooser=lambda state, you: state.active,  # FFY-SPEC-04
)
