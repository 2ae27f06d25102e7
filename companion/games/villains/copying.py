"""Cards that are played as a copy of another (VIL-CARD-21, VIL-RUL-14)."""

from __future__ import annotations

from companion.engine.feature import Feature
from companion.engine.legendary.copying import Copying
from companion.games.villains import zones
from companion.games.villains.abilities import begin_at
from companion.games.villains.state import VillainsState

COPYING: Copying[VillainsState] = Copying(in_play=("played:",), market=zones.LAIR, begin=begin_at)
play_copy = COPYING.play_copy

FEATURE: Feature[VillainsState] = COPYING.feature()
