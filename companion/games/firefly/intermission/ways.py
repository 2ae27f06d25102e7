"""What the Inter-Mission offers, and what it looks like (FFY-INTER)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from companion.core.language.ids import SeatId, SlotId
from companion.core.language.phrases import Phrase, phrase
from companion.engine.offers import name_of
from companion.engine.ways import BIG, Way, price
from companion.games.firefly import zones
from companion.games.firefly.intermission import commands as c
from companion.games.firefly.intermission.rules import (
    CREDITS,
    damage_of,
    empty_slot,
    fitted,
    healing_left,
    is_special,
    upgrade_cost,
)
from companion.games.firefly.printed import rules
from companion.games.firefly.ranks import rank
from companion.games.firefly.repairs import frees
from companion.games.firefly.serenity import strikes_on
from companion.games.firefly.state import INTERMISSION, FireflyState


def is_open(state: FireflyState) -> bool:
    """Between two Episodes alone."""
    return state.turn.phase == INTERMISSION


def ways(state: FireflyState) -> Iterator[Way]:
    """Upgrades, repairs, healing, cards, and the next Episode."""
    if not is_open(state):
        return
    yield from _upgrades(state)
    yield from _repairs(state)
    yield from _healing(state)
    if is_special(state):
        label = phrase("offer-next-game")
    else:
        yield from _cards(state)
        label = phrase("offer-next-episode", letter=state.coming)
    left = state.numbers.get(CREDITS, 0)
    sub = phrase("offer-next-episode-sub", credits=left)
    yield Way("next-episode", c.NextEpisode(state.active), label, BIG, sub=sub, cost="upkeep")


def _upgrades(state: FireflyState) -> Iterator[Way]:
    full = empty_slot(state) is None
    for slot in state.table.zone(zones.SHOWN):
        need = upgrade_cost(state.table.card(slot))
        for other in fitted(state) if full else (None,):
            key = f"upgrade:{slot}" + (f":{other}" if other is not None else "")
            yield Way(
                key, c.BuyUpgrade(state.active, slot, other), partial(_bought, state, slot, other),
                f"slot:{slot}", price=price(state, CREDITS, need, "pay"), verb="buy",
            )  # fmt: skip


def _bought(state: FireflyState, slot: SlotId, other: SlotId | None) -> Phrase:
    if other is None:
        return phrase("offer-upgrade", card=name_of(state, slot))
    return phrase("offer-upgrade-instead", card=name_of(state, slot), other=name_of(state, other))


def _repairs(state: FireflyState) -> Iterator[Way]:
    for slot in strikes_on(state):
        need = state.boards.get(state.table.slots[slot].zone, {}).get(CREDITS)
        yield Way(
            f"mend:{slot}", c.MendShip(state.active, slot), partial(_mended, state, slot), f"slot:{slot}",
            price=price(state, CREDITS, need, "pay"), does=partial(frees, state, slot), verb="repair",
        )  # fmt: skip


def _mended(state: FireflyState, slot: SlotId) -> Phrase:
    return phrase("offer-mend", card=name_of(state, slot))


def _healing(state: FireflyState) -> Iterator[Way]:
    seats = state.everybody
    hurt = [(seat, slot) for seat in seats for slot in zones.strikes_on(state.table, seat)]
    if hurt:
        label = phrase("offer-healing", n=state.mission.healing + 1)
        yield Way(
            "healing", c.PayHealing(state.active), label, price=price(state, CREDITS, 1, "pay"), verb="heal",
            does=phrase("does-healing", n=state.mission.healing + 1),
        )  # fmt: skip
    for seat, slot in hurt:
        is_dear = not state.mission.healing or damage_of(state, slot) > healing_left(state, seat)
        yield Way(
            f"heal:{slot}", c.HealOne(state.active, slot), partial(_heals, state, seat, slot), f"slot:{slot}",
            does=partial(_healed, state, seat, slot), barred=is_dear,
        )  # fmt: skip


def _heals(state: FireflyState, seat: SeatId, slot: SlotId) -> Phrase:
    return phrase("offer-heal-one", name=state.player(seat).name, card=name_of(state, slot))


def badges(state: FireflyState, seat: SeatId) -> Iterator[Phrase]:
    """Who decides where the team cannot agree: the highest Rank, the defeated too (FFY-INTER-04)."""
    there = [one.seat for one in state.players if one.alive or one.seat in state.down]  # who has not left
    ranks = [rank(state, one) for one in there]
    is_one_first = len(there) > 1 and ranks.count(min(ranks)) == 1
    if is_open(state) and is_one_first and there[ranks.index(min(ranks))] == seat:
        yield phrase("badge-decides")


def _healed(state: FireflyState, seat: SeatId, slot: SlotId) -> Phrase:
    n = damage_of(state, slot)
    return phrase("does-heal-one", n=n, left=max(0, healing_left(state, seat) - n))


def _cards(state: FireflyState) -> Iterator[Way]:
    """As many as the Credits pay for; a second purchase is refused."""
    each = rules().draw_cost
    most = max(1, state.numbers.get(CREDITS, 0) // each)
    for n in range(1, most + 1):
        yield Way(
            f"cards:{n}", c.BuyCards(state.active, n), phrase("offer-cards", n=n),
            price=price(state, CREDITS, n * each, "pay"), verb="draw",
        )  # fmt: skip
