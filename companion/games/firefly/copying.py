"""Virtual copies of cards (FFY-KEY-03, FFY-RUL-50, FFY-RUL-51)."""

from __future__ import annotations

from companion.core.language.ids import SlotId
from companion.engine.feature import Feature
from companion.engine.legendary.copying import Copying
from companion.games.firefly import zones
from companion.games.firefly.abilities import begin_at
from companion.games.firefly.flaws import FLAW
from companion.games.firefly.state import FireflyState


def _may(state: FireflyState, slot: SlotId) -> bool:
    """Characters and Talents; a Flaw says what its Avatar says, and that may be to copy (FFY-FLAW-03)."""
    card = state.table.card(slot)
    return card is not None and card.kind != FLAW


COPYING: Copying[FireflyState] = Copying(in_play=("played:",), market=zones.BRIDGE, begin=begin_at, may=_may)
play_copy = COPYING.play_copy

FEATURE: Feature[FireflyState] = COPYING.feature()
