"""Copies and clones of cards (ALN-COPY)."""

from __future__ import annotations

from companion.core.language.asks import AnyWork
from companion.core.language.ids import SeatId, SlotId
from companion.engine.draft import piece
from companion.engine.feature import Feature
from companion.engine.legendary.copying import Copying
from companion.games.alien import zones
from companion.games.alien.abilities import begin_at
from companion.games.alien.state import AlienState


def _played(seat: SeatId, slot: SlotId, play: int, via: tuple[SlotId, ...]) -> AnyWork:
    return piece("played", seat, slot, n=play, data={"via": list(via)})


COPYING: Copying[AlienState] = Copying(
    in_play=("played:", "vigilant:"), market=zones.HQ, begin=begin_at, played=_played
)
play_copy = COPYING.play_copy

FEATURE: Feature[AlienState] = COPYING.feature()
