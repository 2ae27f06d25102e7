"""What is said of a card of the Complex, the Combat Zone or before a player for this turn (ALN-TEXT-11)."""

from __future__ import annotations

from companion.engine.feature import Feature
from companion.engine.legendary.fleeting import Fleeting
from companion.games.alien import zones
from companion.games.alien.state import AlienState

BOARD = frozenset((*zones.ROOMS, *zones.ATTACHED, zones.COMBAT, zones.OPERATIONS))
FRONT = "hugger:"  # the place in front of a player

FLEETING: Fleeting[AlienState] = Fleeting(lambda zone: zone in BOARD or zone.startswith(FRONT))
FEATURE: Feature[AlienState] = FLEETING.feature()
