"""What is said of a card of the 'Verse or the Combat Zone for this turn."""

from __future__ import annotations

from companion.engine.feature import Feature
from companion.engine.legendary.fleeting import Fleeting
from companion.games.firefly import zones
from companion.games.firefly.state import FireflyState

BOARD = frozenset((*zones.VERSE, *zones.ATTACHED, zones.COMBAT, zones.OPERATIONS))

FLEETING: Fleeting[FireflyState] = Fleeting(lambda zone: zone in BOARD)
FEATURE: Feature[FireflyState] = FLEETING.feature()
