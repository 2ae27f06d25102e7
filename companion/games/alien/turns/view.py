"""How an Action Phase ends."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from companion.core.crossing.views import Offer
from companion.core.language.phrases import phrase
from companion.engine.feature import Way
from companion.engine.legendary.copying import is_copied
from companion.engine.legendary.lending import lent_cards
from companion.engine.offers import offer
from companion.games.alien import zones
from companion.games.alien.huggers.rules import is_open
from companion.games.alien.state import ALIEN, AlienState
from companion.games.alien.turns.commands import EndAction


def end_offer(state: AlienState) -> Offer:
    """End the action phase; what is left undone is said before it is too late (ALN-ACT-12)."""
    attack, recruit = state.numbers.get("attack", 0), state.numbers.get("recruit", 0)
    strikers = len(state.table.zone(zones.COMBAT))
    lent = sum(not is_copied(state, slot) for slot in lent_cards(state))
    ready, huggers = len(state.ready) + lent, sum(is_open(state, hugger) for hugger in state.huggers)
    left = {"attack": attack, "recruit": recruit, "strikers": strikers, "ready": ready, "huggers": huggers}
    sub = phrase("offer-end-sub", **left) if any(left.values()) else None
    return offer("end", phrase("offer-end"), EndAction(state.active), "big", "upkeep", sub=sub)


def alien_end_offer(state: AlienState) -> Offer:
    """End an Alien Player's turn."""
    command = EndAction(state.active)
    return offer("end", phrase("offer-end"), command, "big", "upkeep", sub=phrase("offer-end-alien"))


def offers(state: AlienState) -> Iterator[Way]:
    """End the Action Phase, or an alien's turn."""
    if state.turn.phase != "hive":
        offer = alien_end_offer if state.turn.phase == ALIEN else end_offer
        yield EndAction(state.active), partial(offer, state)
