"""What can be recruited."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from companion.core.crossing.views import Offer
from companion.core.language.ids import SlotId
from companion.core.language.phrases import phrase
from companion.engine.feature import Way
from companion.engine.offers import offer, pays
from companion.games.alien import zones
from companion.games.alien.market.commands import Recruit, RecruitSergeant
from companion.games.alien.market.prices import recruit_cost, sergeant_cost
from companion.games.alien.state import AlienState


def recruit_offer(state: AlienState, slot: SlotId) -> Offer:
    """Recruit from the HQ."""
    card = state.table.card(slot)
    label = phrase("offer-recruit", card=card.name if card else phrase("a-card"))
    sub = pays("offer-pay-recruit", recruit_cost(state, slot), state, "recruit")
    return offer(f"recruit:{slot}", label, Recruit(state.active, slot), f"slot:{slot}", sub=sub)


def sergeant_offer(state: AlienState) -> Offer:
    """Recruit a Sergeant."""
    sub = pays("offer-pay-recruit", sergeant_cost(state), state, "recruit")
    label = phrase("offer-sergeant")
    return offer("sergeant", label, RecruitSergeant(state.active), "place:sergeants", sub=sub)


def offers(state: AlienState) -> Iterator[Way]:
    """The cards of the HQ, and the top Sergeant."""
    have = state.numbers.get("recruit", 0)
    for slot in (slot for zone in zones.HQ for slot in state.table.zone(zone)):
        if (recruit_cost(state, slot) or 0) > have:
            continue  # too dear is no offer
        yield Recruit(state.active, slot), partial(recruit_offer, state, slot)
    yield RecruitSergeant(state.active), partial(sergeant_offer, state)
