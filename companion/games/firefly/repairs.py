"""Ship Strikes are repaired for what is printed on them, or by what a card does (FFY-SHIP-05, 06)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from companion.core.language.cards import Clause
from companion.core.language.commands import Command
from companion.core.language.ids import SeatId, SlotId
from companion.core.language.phrases import Phrase, phrase
from companion.engine.decks import needs_number
from companion.engine.draft import Draft
from companion.engine.effects.selectors import one_of_each
from companion.engine.effects.work import DoClause
from companion.engine.feature import Feature
from companion.engine.legendary.points import spent
from companion.engine.legendary.pools import charge, charge_late
from companion.engine.legendary.verbs.enemies import one_of
from companion.engine.offers import name_of
from companion.engine.ways import Price, Way, price
from companion.engine.work import Own
from companion.games.firefly import zones
from companion.games.firefly.flaws import need_free
from companion.games.firefly.lasting import changed, forbidding, need_allowed
from companion.games.firefly.phases import in_action
from companion.games.firefly.reading import READING
from companion.games.firefly.serenity import draw, mend, strikes_on
from companion.games.firefly.state import FireflyState

COST = "repair"  # what is printed on a Ship Strike


class RepairShip(Command, frozen=True):
    """Pay what is printed on a Ship Strike, and repair it."""

    seat: SeatId
    slot: SlotId


class RepairAwaited(Own, frozen=True, tag="repair"):
    """A repair waits until somebody has told what it costs."""

    slot: SlotId


def cost(state: FireflyState, slot: SlotId) -> tuple[str, int | None]:
    """The pool that a repair is paid from, and how much; None while nobody knows (FFY-RUL-04)."""
    card = state.table.card(slot)
    pool = "attack" if card is not None and card.has("attack-repair") else "recruit"
    printed = card.number(COST) if card is not None else None
    return pool, None if printed is None else max(0, printed + changed(state, COST))


def repair(draft: Draft[FireflyState], command: RepairShip) -> None:
    """Any Ship Strike, in any order, for its whole price, in the Action Phase.

    FFY-SHIP-05, FFY-SHIP-06, FFY-RUL-66.
    """
    slot, seat = command.slot, command.seat
    there = slot in strikes_on(draft.state)
    draft.require(there, "FFY-SHIP-06", "impossible", here=phrase("here-no-ship-strike"))
    need_free(draft, seat, over="FFY-RUL-66")
    need_allowed(draft, COST)
    if needs_number(draft, slot, COST, RepairAwaited(slot, seat=seat)):
        return
    pool, need = cost(draft.state, slot)
    _paid(draft, slot, pool, charge(draft, pool, need or 0, "FFY-SHIP-05"))


def _repair_late(draft: Draft[FireflyState], work: RepairAwaited) -> None:
    """What it costs was told just now: it is paid, or too much."""
    slot = work.slot
    if slot not in strikes_on(draft.state) or needs_number(draft, slot, COST, work):
        return
    pool, need = cost(draft.state, slot)
    paid = charge_late(draft, pool, need or 0, "FFY-SHIP-05", work)
    if paid is not None:
        _paid(draft, slot, pool, paid)


def _paid(draft: Draft[FireflyState], slot: SlotId, pool: str, points: int) -> None:
    draft.emit(spent(pool, points))
    mend(draft, slot)


def ways(state: FireflyState) -> Iterator[Way]:
    """Every Ship Strike on Serenity, at its price."""
    for slot in strikes_on(state):
        yield Way(
            f"repair:{slot}", RepairShip(state.active, slot), partial(_label, state, slot), f"slot:{slot}",
            price=_price(state, slot), does=partial(frees, state, slot), alike=True,
        )  # fmt: skip


def _price(state: FireflyState, slot: SlotId) -> Price:
    return price(state, *cost(state, slot))


def frees(state: FireflyState, slot: SlotId) -> Phrase:
    """What a repair does: the Ship Strike says only what it did when it came."""
    return phrase("does-repair", n=zones.STRIKE_SLOTS.index(state.table.slots[slot].zone) + 1)


def _label(state: FireflyState, slot: SlotId) -> Phrase:
    return phrase("offer-repair", card=name_of(state, slot))


def for_nothing(draft: Draft[FireflyState], work: DoClause, clause: Clause) -> None:
    """A card repairs Ship Strikes; whose effect it is says which (FFY-SHIP-07)."""
    if forbidding(draft.state, COST) is not None or not READING.is_single(draft, work, clause):
        return
    lying = one_of_each(draft.state, strikes_on(draft.state))
    slot = one_of(draft, work, lying, phrase("ask-repair-which"))
    if slot is not None:
        mend(draft, slot)


def strike_ship(draft: Draft[FireflyState], work: DoClause, clause: Clause) -> None:
    """A card makes somebody draw Ship Strikes, also whoever is defeated (FFY-SHIP-01)."""
    n = READING.number(draft.state, clause, "n", 1)
    draw(draft, work.seat or draft.state.active, n)


FEATURE: Feature[FireflyState] = Feature(
    name="repairs",
    commands={RepairShip: repair},
    work={RepairAwaited: _repair_late},
    verbs={"repair": for_nothing, "ship-strike": strike_ship},
    ways=ways,
    open=in_action,
)
