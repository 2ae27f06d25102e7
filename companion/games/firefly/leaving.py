"""Somebody leaves for good: the Main Character is defeated and is not healed back (FFY-DEF-06)."""

from __future__ import annotations

from companion.engine.feature import Feature
from companion.engine.legendary.leaving import Leaving
from companion.games.firefly.defeat import fall
from companion.games.firefly.state import FireflyState

FEATURE: Feature[FireflyState] = Leaving[FireflyState](
    goes=lambda draft, seat: fall(draft, seat, left=True),
    # Whoever is defeated just now may go as well: nobody heals them back then.
    besides=lambda state, seat: seat in state.down and seat not in state.others,
).feature()
