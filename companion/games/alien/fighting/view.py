"""Which enemies can be fought."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from companion.core.crossing.views import Offer
from companion.core.language.commands import Command
from companion.core.language.ids import SlotId
from companion.core.language.phrases import phrase
from companion.engine.feature import Way
from companion.engine.offers import offer, pays
from companion.engine.touches import Touch
from companion.games.alien import zones
from companion.games.alien.fighting.commands import Fight
from companion.games.alien.fighting.rules import REACH, price
from companion.games.alien.state import AlienState


def fightable(state: AlienState, everything: bool = False) -> tuple[SlotId, ...]:
    """The open cards of Combat Zone, Complex and in front of players that could be enemies."""
    table = state.table
    places = (zones.COMBAT, *zones.ROOMS, *(zones.of(seat, "hugger") for seat in state.living))
    places += (zones.OPERATIONS, zones.OBJECTIVES) if everything else ()
    open_cards = [slot for zone in places for slot in reversed(table.zone(zone)) if table.slots[slot].face_up]
    if everything:
        return tuple(open_cards)
    return tuple(s for s in open_cards if (card := table.card(s)) and card.kind in ("enemy", "facehugger"))


def fight_offer(state: AlienState, slot: SlotId) -> Offer:
    """Fight an enemy."""
    card = state.table.card(slot)
    label = phrase("offer-fight", card=card.name if card else phrase("a-card"))
    sub = pays("offer-pay-attack", price(state, slot), state, "attack")
    return offer(f"fight:{slot}", label, Fight(state.active, slot), f"slot:{slot}", sub=sub)


def offers(state: AlienState) -> Iterator[Way]:
    """Every enemy that lies open."""
    have = state.numbers.get("attack", 0)
    for slot in fightable(state):
        if (price(state, slot) or 0) > have:
            continue  # too dear is no offer
        yield Fight(state.active, slot), partial(fight_offer, state, slot)


def touched(state: AlienState, touch: Touch) -> Command | None:
    """Whatever else lies on the board, or in front of somebody, is fought."""
    if touch.slot is None or touch.zone is None or zones.is_hidden(state.table, touch.slot):
        return None
    is_there = touch.zone in REACH or touch.zone.startswith("hugger:")
    return Fight(state.active, touch.slot) if is_there else None
