"""Copies and clones of cards (ALN-COPY)."""

from __future__ import annotations

from companion.engine.feature import Feature
from companion.engine.legendary.copying import Copying
from companion.games.alien import zones
from companion.games.alien.abilities import begin_at
from companion.games.alien.state import AlienState

COPYING: Copying[AlienState] = Copying(in_play=("played:", "vigilant:"), market=zones.HQ, begin=begin_at)
play_copy = COPYING.play_copy

FEATURE: Feature[AlienState] = COPYING.feature()
