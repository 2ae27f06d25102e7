"""What is cheaper to recruit this turn, and what a card costs then."""

from __future__ import annotations

from companion.core.language.ids import SlotId
from companion.engine.legendary.state import Discount
from companion.games.alien import zones
from companion.games.alien.printed import rules
from companion.games.alien.state import AlienState

ALL, HQ, SERGEANTS = "any", "hq", "sergeants"


def is_cheaper(state: AlienState, discount: Discount, slot: SlotId | None) -> bool:
    """Whether a discount is about a card of the HQ, or about the Sergeants where no slot is named.

    A Sergeant's class shows only once it is gained, so a class is never theirs (ALN-RECRUIT-06).
    """
    zone = state.table.slots[slot].zone if slot is not None else zones.SERGEANTS
    place = SERGEANTS if zone == zones.SERGEANTS else HQ
    if discount.what in (ALL, place):
        return True
    card = state.table.card(slot) if slot is not None and place == HQ else None
    return card is not None and card.klass == discount.what


def recruit_cost(state: AlienState, slot: SlotId) -> int | None:
    """What a card of the HQ costs now; None while nobody has told what is printed on it."""
    card = state.table.card(slot)
    printed = card.number("cost") if card is not None else None
    return None if printed is None else max(0, printed - _off(state, slot))


def sergeant_cost(state: AlienState) -> int:
    """What a Sergeant costs now: the same for all of them, so it tells nothing about the top one."""
    costs = (card.number("cost") for card in state.table.cards.values() if card.kind == "sergeant")
    printed = next((cost for cost in costs if cost), rules().sergeant_cost)
    return max(0, printed - _off(state, None))


def _off(state: AlienState, slot: SlotId | None) -> int:
    """How much less it costs by all that makes it cheaper."""
    return sum(one.by for one in state.discounts if is_cheaper(state, one, slot))
