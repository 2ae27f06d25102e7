"""Abilities that are used when their player likes: Activate, and what an Objective card lets do."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from msgspec.structs import replace

from companion.core.language.cards import Ability, Card
from companion.core.language.ids import SeatId, SlotId
from companion.core.language.phrases import Phrase, phrase
from companion.engine.draft import Draft
from companion.engine.effects.conditions import all_hold
from companion.engine.effects.interpret import moments, queue_ability, queue_clauses
from companion.engine.feature import Feature
from companion.engine.legendary.abilities import AbilityUsed
from companion.engine.legendary.copying import used_card
from companion.engine.legendary.playing.requests import UseAbility
from companion.engine.legendary.points import spent
from companion.engine.legendary.pools import charge
from companion.engine.legendary.state import Ready
from companion.engine.offers import name_of
from companion.engine.ways import Way, price
from companion.games.firefly.abilities import JUDGES, area_of
from companion.games.firefly.flaws import need_free
from companion.games.firefly.lasting import in_effect
from companion.games.firefly.objectives.rules import current
from companion.games.firefly.phases import in_action
from companion.games.firefly.state import FireflyState

STANDING = ("activate", "goal")  # moments of cards that stay in play


def use_ability(draft: Draft[FireflyState], command: UseAbility) -> None:
    """Use an ability that waits for its player, or one of a card that stays in play (FFY-ACT-11, 12)."""
    slot, seat, index, table = command.slot, command.seat, command.index, draft.state.table
    is_open = slot in table.slots and table.slots[slot].face_up  # what lies hidden has nothing to use
    card = used_card(draft.state, slot, command.play) if is_open else None
    waits = card is not None and 0 <= index < len(card.abilities)
    draft.require(waits, "FFY-ACT-11", "impossible", here=phrase("here-no-such-ability"))
    need_free(draft, seat, over="FFY-ACT-12")
    assert card is not None
    ability = card.abilities[index]
    if ability.on in STANDING:
        _need_standing(draft, card, slot, index)
    else:
        _need_ready(draft, card, Ready(slot, index, command.play))
    work = queue_ability(seat, slot, index, card, area_of(table.slots[slot].zone))
    holds = all_hold(draft.state, ability.when, work, JUDGES)
    draft.require(holds, "FFY-ACT-11", "timing", here=phrase("here-condition", card=card.name))
    pool, points = ability.price
    paid = charge(draft, pool, points, "FFY-ACT-13")
    if paid:
        draft.emit(spent(pool, paid))
    draft.emit(AbilityUsed(slot, index, command.play))
    queue_clauses(draft, work)


def _need_ready(draft: Draft[FireflyState], card: Card, waiting: Ready) -> None:
    """An Activate part of a card that was played this turn, once (FFY-ACT-12)."""
    once = card.abilities[waiting.index].once
    draft.require(once, "FFY-ACT-11", "impossible", here=phrase("here-not-once", card=card.name))
    is_left = waiting in draft.state.ready
    draft.require(is_left, "FFY-ACT-12", "limit", here=phrase("here-already-used", card=card.name))


def _need_standing(draft: Draft[FireflyState], card: Card, slot: SlotId, index: int) -> None:
    """A card in play that is part of the game, once in each turn (FFY-ACT-11, FFY-ACT-12)."""
    is_there = any(found == (slot, index) for found in standing(draft.state))
    here = phrase("here-not-in-play", card=card.name)
    draft.require(is_there, "FFY-ACT-11", "impossible", here=here)
    is_left = Ready(slot, index) not in draft.state.used
    draft.require(is_left, "FFY-ACT-12", "limit", here=phrase("here-already-used", card=card.name))


def standing(state: FireflyState) -> Iterator[tuple[SlotId, int]]:
    """Abilities of cards that stay in play: Goals, Upgrades and others, the Objective card (FFY-OBJ-02)."""
    objective = current(state)
    for slot in in_effect(state):
        card = state.table.card(slot)
        if card is None:
            continue
        area = area_of(state.table.slots[slot].zone)
        for on in STANDING:
            for index, ability in moments(card, on, 0, area):
                if _is_offered(state, ability, is_objective=slot == objective):
                    yield slot, index


def _is_offered(state: FireflyState, ability: Ability, *, is_objective: bool) -> bool:
    """Whether it is for players to use: what costs nothing of the Objective card happens by itself."""
    if ability.level and ability.level in state.items:
        return False
    if ability.on == "goal":
        return is_objective and bool(ability.may or ability.price[1])
    return True


def ways(state: FireflyState) -> Iterator[Way]:
    """Every ability that waits, and those of cards in play."""
    for one in state.ready:
        id = f"use:{one.slot}:{one.index}" + f":{one.play}" * bool(one.play)
        yield _way(state, id, one, used_card(state, one.slot, one.play))
    for slot, index in standing(state):
        one = Ready(slot, index)
        way = _way(state, f"use:{slot}:{index}", one, state.table.card(slot))
        yield replace(way, barred=one in state.used)


def _way(state: FireflyState, id: str, one: Ready, card: Card | None) -> Way:
    pool, points = card.abilities[one.index].price if card is not None else ("recruit", 0)
    command = UseAbility(state.active, one.slot, one.index, one.play)
    return Way(
        id, command, partial(_label, state, one.slot), f"slot:{one.slot}",
        price=price(state, pool, points) if points else None,
    )  # fmt: skip


def _label(state: FireflyState, slot: SlotId) -> Phrase:
    return phrase("offer-use", card=name_of(state, slot))


def badges(state: FireflyState, seat: SeatId) -> Iterator[Phrase]:
    """That abilities wait for their player."""
    if seat == state.active and state.ready:
        yield phrase("badge-ready", count=len(state.ready))


def _used(event: AbilityUsed, before: FireflyState, after: FireflyState) -> FireflyState:
    """What was used is remembered for this turn (FFY-ACT-12)."""
    return replace(after, used=(*after.used, Ready(event.slot, event.index, event.play)))


FEATURE: Feature[FireflyState] = Feature(
    name="activating",
    moments=STANDING,
    commands={UseAbility: use_ability},
    follows={AbilityUsed: _used},
    ways=ways,
    open=in_action,
    badges=badges,
)
