"""Virtual copies of cards (FFY-KEY-03, FFY-RUL-50, FFY-RUL-51)."""

from __future__ import annotations

from companion.engine.feature import Feature
from companion.engine.legendary.copying import Copying
from companion.games.firefly import zones
from companion.games.firefly.abilities import begin_at
from companion.games.firefly.state import FireflyState

COPYING: Copying[FireflyState] = Copying(in_play=("played:",), market=zones.BRIDGE, begin=begin_at)
play_copy = COPYING.play_copy

FEATURE: Feature[FireflyState] = COPYING.feature()
