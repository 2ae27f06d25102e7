"""How a turn begins."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from companion.core.crossing.views import Offer
from companion.core.language.commands import Command
from companion.core.language.phrases import phrase
from companion.engine.feature import Way
from companion.engine.offers import offer
from companion.engine.touches import Touch
from companion.games.alien import zones
from companion.games.alien.hive.commands import BeginTurn
from companion.games.alien.state import AlienState


def begin_offers(state: AlienState) -> Iterator[Way]:
    """The start of a turn."""
    if state.turn.phase == "hive":
        yield BeginTurn(state.active), partial(begin_offer, state)


def begin_offer(state: AlienState) -> Offer:
    """Place the Hive card."""
    label = phrase("offer-begin", name=state.player(state.active).name)
    command = BeginTurn(state.active)
    return offer("begin", label, command, "place:hive", "upkeep", sub=phrase("offer-begin-sub"))


def touched(state: AlienState, touch: Touch) -> Command | None:
    """The Hive begins a turn."""
    return BeginTurn(state.active) if (touch.kind, touch.zone) == ("place", zones.HIVE) else None
