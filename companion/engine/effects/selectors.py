"""Who and what a clause is about: players in turn order, and one of several things to choose from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from companion.core.language.asks import Choice, Option, Work
from companion.core.language.ids import DesignId, SeatId, SlotId
from companion.core.language.phrases import Phrase, named, phrase
from companion.core.language.states import State
from companion.engine import places
from companion.engine.draft import Draft, again
from companion.engine.turns import clockwise, next_seat

S = TypeVar("S", bound=State)


def seats_of(state: State, who: str, you: SeatId) -> tuple[SeatId, ...]:
    """The players a word names, the active player first and then clockwise; `any` is left to a choice.

    The next player is the next who is in the game; alone that is oneself.
    FFY-SPEC-13, FFY-SOLO-03, FFY-RUL-47.
    """
    if who == "you":
        return tuple(seat for seat in state.living if seat == you)
    if who == "next":
        return (next_seat(state, you),) if state.living else ()
    in_order = clockwise(state, state.turn.seat)
    return tuple(seat for seat in in_order if seat != you) if who == "others" else in_order


def pick(
    draft: Draft[S],
    work: Work,
    why: Phrase,
    options: Sequence[Option],
    *,
    always: bool = False,
    otherwise: str = "",
) -> Option | None:
    """The option that was chosen, or the only one there is; None while the players are asked for it.

    The work is queued again with its answer. An answer that the table has overtaken is asked for again.
    `otherwise` makes it a reaction window: that option holds when nobody has reacted in time.
    """
    chosen = next((option for option in options if option.key == work.answer), None)
    if chosen is not None:
        return chosen
    if len(options) == 1 and not always:
        return options[0]
    seat = answering(draft.state, work.seat)
    ask = Choice(id=draft.next_ask, why=why, seat=seat, options=tuple(options), otherwise=otherwise)
    draft.ask(ask, again(work, None))
    return None


def answering(state: State, seat: SeatId | None) -> SeatId | None:
    """Who answers in a seat's place: whoever acts next once its player is dead (ALN-RULING-59).

    For somebody without a player the person whose turn it is (FFY-RUL-90).
    """
    if seat in state.others:
        seat = state.turn.seat
    if seat is None or seat in state.deciding:
        return seat
    return next(iter(clockwise(state, seat)), seat)


def slot_options(state: State, slots: Sequence[SlotId], *, public: bool = False) -> tuple[Option, ...]:
    """An option for each of these cards, called by what everybody may know of it.

    `public` cards, such as those seen on their way into a hand, are named though they lie face down.
    """
    return tuple(Option(slot_key(slot), _slot_name(state, slot, public), slot=slot) for slot in slots)


def slot_key(slot: SlotId) -> str:
    """The key of a card among options."""
    return f"slot:{slot}"


def _slot_name(state: State, slot: SlotId, public: bool) -> Phrase:
    """A face-up card's name; one that lies face down is called by its place."""
    held, card = state.table.slots[slot], state.table.card(slot)
    if (held.face_up or public) and card is not None:
        return card.name
    return phrase("option-card-in", place=places.place(held.zone))


def seat_options(state: State, seats: Sequence[SeatId]) -> tuple[Option, ...]:
    """An option for each of these players."""
    return tuple(Option(seat, named(state.player(seat).name), seat=seat) for seat in seats)


def yes_or_no(yes: Phrase, no: Phrase) -> tuple[Option, Option]:
    """The two answers to an offer."""
    return Option("yes", yes), Option("no", no)


def one_of_each(state: State, slots: Sequence[SlotId], *, anywhere: bool = False) -> tuple[SlotId, ...]:
    """These cards without the twins: of equal cards in one zone, or anywhere, the first stands for all."""
    table = state.table
    first: dict[tuple[DesignId | SlotId, str], SlotId] = {}
    for slot in slots:
        held = table.slots[slot]
        card: DesignId | SlotId = slot if held.copy is None else table.designs[held.copy]
        first.setdefault((card, "" if anywhere else held.zone), slot)
    return tuple(first.values())
