"""Putting cards of a deck back in a chosen order: a private question, one card after the other."""

from __future__ import annotations

from typing import TypeVar

from msgspec.structs import replace

from companion.core.language.asks import Choice, Option
from companion.core.language.events import Event
from companion.core.language.ids import SeatId, SlotId, ZoneId
from companion.core.language.phrases import phrase
from companion.engine import places
from companion.engine.draft import Draft
from companion.engine.effects.selectors import slot_key
from companion.engine.legendary.state import LegendaryState
from companion.engine.work import Own

S = TypeVar("S", bound=LegendaryState)
DONE = "done"


class Reordered(Event, frozen=True):
    """Cards of a deck that one player looked at lie in another order now, the first on top."""

    zone: ZoneId
    slots: tuple[SlotId, ...]


class Arranging(Own, frozen=True, tag="arranging"):
    """Cards of a deck go back one by one: all of them, and those that lie in their order by now."""

    zone: ZoneId
    cards: tuple[SlotId, ...]
    order: tuple[SlotId, ...]


def arrange(draft: Draft[S], seat: SeatId, seen: tuple[SlotId, ...]) -> None:
    """Begin to put cards back that one player has looked at, top first."""
    if len(seen) > 1:
        draft.later(Arranging(draft.state.table.slots[seen[0]].zone, seen, (), seat=seat))


def arranging(draft: Draft[S], work: Arranging) -> None:
    """Which card lies next from the top; hands alone know it where the app can tell none from another."""
    zone, lying = work.zone, draft.state.table.slots
    cards = [one for one in work.cards if lying[one].zone == zone and not lying[one].face_up]
    order = [slot for slot in work.order if slot in cards]
    left = [slot for slot in cards if slot not in order]
    chosen = next((slot for slot in left if slot_key(slot) == work.answer), None)
    if chosen is not None:
        order, left = [*order, chosen], [slot for slot in left if slot != chosen]
    is_done = work.answer == DONE and are_alike(draft.state, left)
    if len(left) < 2 or is_done:
        finish(draft, zone, (*order, *left))
    else:
        draft.ask(_ask(draft, work, cards, left), replace(work, order=tuple(order), answer=None))


def finish(draft: Draft[S], zone: ZoneId, order: tuple[SlotId, ...]) -> None:
    """All cards lie in their order again."""
    if len(order) > 1:
        draft.emit(Reordered(zone, order))


def _ask(draft: Draft[S], work: Arranging, cards: list[SlotId], left: list[SlotId]) -> Choice:
    """The private question for the next card; one touch alone where only hands can tell the cards apart."""
    state = draft.state
    place = places.place(state.table.slots[left[0]].zone)
    why = phrase("ask-arrange", place=place, n=len(cards) - len(left) + 1)
    options = tuple(_option(state, slot, cards.index(slot) + 1) for slot in left)
    if are_alike(state, left):
        why, options = phrase("ask-arrange-hands", place=place), (Option(DONE, phrase("option-arranged")),)
    return Choice(id=draft.next_ask, why=why, seat=work.seat, private=True, options=options)


def _option(state: LegendaryState, slot: SlotId, number: int) -> Option:
    """A card by its name, or by how it lay where only its looker knows it."""
    card = state.table.card(slot)
    return Option(slot_key(slot), card.name if card else phrase("option-nth-card", n=number), slot=slot)


def are_alike(state: LegendaryState, slots: list[SlotId]) -> bool:
    """Whether the books cannot tell these cards apart: nobody has named them and they are of one group.

    Equal cards that are known are asked for all the same: how many questions there are must tell nothing.
    """
    held = [state.table.slots[slot] for slot in slots]
    return all(one.copy is None for one in held) and len({one.group for one in held}) == 1


def reordered(state: S, event: Reordered) -> S:
    """The cards take each other's places in the deck; all others lie where they lay."""
    order = iter(event.slots)
    lying = tuple(next(order) if slot in event.slots else slot for slot in state.table.zone(event.zone))
    return replace(state, table=replace(state.table, zones={**state.table.zones, event.zone: lying}))
