"""From a card that has moved to what it means: an answer, a card that is played, a legal command; pure.

A command fits when after it the books have the card where it lies. It is tried on the State that everybody
sees, and never on what the app alone knows: which card lies hidden decides nothing here.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from companion.core.crossing.views import Offer
from companion.core.language.asks import Choice, Identity, Number, Option
from companion.core.language.commands import Answer, Command
from companion.core.language.ids import TABLE, CopyId, SlotId
from companion.core.language.refusals import Refusal
from companion.engine.room import Meaning, Room
from companion.engine.zone_table import STRIP
from companion.intake.shown import could_be
from companion.play.snapshot.books import Books, Comparison, Stray, design_in


class Fit(msgspec.Struct, frozen=True):
    """What is to be done because cards have moved, and what lies there that says so."""

    meaning: Meaning
    key: tuple[str, str] | None = None
    slot: SlotId | None = None
    goes_on: bool = False  # this answers the first of two questions; where the card lies answers the second


def tried(room: Room, state: Any, command: Command, *waived: str) -> Any:
    """The State after a command, None when the rules, but for these, would not have it or nothing changes."""
    decision = room.decide(state, command, frozenset(waived))
    return None if isinstance(decision, Refusal) or not decision.events else decision.after(state)


def named(state: Any, found: Comparison, new: Sequence[Stray]) -> Fit | None:
    """The answer to 'which card is it' that the only new card at that place gives."""
    ask = state.ask
    if not isinstance(ask, Identity):
        return None
    place = found.books.at.get(ask.slot)
    could = [one for one in new if one.slot is None and could_be(state, ask, one.copy)]
    here = [one for one in could if one.place == place] or [one for one in could if one.place == STRIP]
    if len(here) != 1:
        return None
    return Fit(Meaning(command=Answer(ask.id, here[0].copy, "camera"), copy=here[0].copy), here[0].key)


def chosen(
    room: Room, state: Any, books: Books, moved: Sequence[Stray], gone: Sequence[SlotId]
) -> Fit | None:
    """The option of the running choice that the cards moved since it was asked have taken."""
    ask = state.ask
    if not isinstance(ask, Choice):
        return None
    fits = [
        fit for one in moved for option in ask.options if (fit := _option(room, state, books, one, option))
    ]
    for slot in gone:
        answers = (Answer(ask.id, option.key, "camera") for option in ask.options if option.slot == slot)
        fits += [Fit(Meaning(command=one), slot=slot) for one in answers if _leaves(room, state, one, slot)]
    return fits[0] if len(fits) == 1 else None


def _option(room: Room, state: Any, books: Books, one: Stray, option: Option) -> Fit | None:
    """Whether this option brings the card to where it lies, at once or by the next choice."""
    slot = one.slot if one.slot is not None else _hidden_at(books, one.place)
    if slot is None or (option.slot != slot and (one.slot is None or option.key != one.place)):
        return None
    answer = Answer(state.ask.id, option.key, "camera")
    after = tried(room, state, answer)
    if after is None:
        return None
    fit = Fit(Meaning(command=answer, copy=one.copy), one.key, slot)
    if one.slot is None:
        return fit if after.table.slots[slot].face_up else None
    if _lies_at(after, slot, books, one.place):
        return fit
    return replace(fit, goes_on=True) if _could_lie(room, after, slot, books, one.place) else None


def _could_lie(room: Room, after: Any, slot: SlotId, books: Books, place: str) -> bool:
    """Whether a second choice brings the card to where it lies."""
    ask = after.ask
    options = ask.options if isinstance(ask, Choice) else ()
    tries = (tried(room, after, Answer(ask.id, one.key, "camera")) for one in options if one.key == place)
    return any(then is not None and _lies_at(then, slot, books, place) for then in tries)


def laid(room: Room, state: Any, books: Books, new: Sequence[Stray]) -> Fit | None:
    """The first card on the play strip that is played now, left to right; or the question that it raises."""
    here = {one.copy: one for one in new if one.place == STRIP and one.slot is None}
    if not here:
        return None
    for meaning in room.meaning(state, tuple(here), STRIP):
        one = here.get(meaning.copy) if meaning.copy is not None else None
        if one is None:
            continue
        if meaning.command is None and meaning.offers:
            return Fit(meaning, one.key)
        after = tried(room, state, meaning.command) if meaning.command is not None else None
        if after is not None and _is_open_at(after, one.copy, books, STRIP):
            return Fit(meaning, one.key)
    return None


def carried(room: Room, state: Any, books: Books, new: Sequence[Stray]) -> Iterator[Fit]:
    """The legal commands that bring the cards which were carried to where they lie, one for each card."""
    offers: tuple[Offer, ...] | None = None
    for one in new:
        if one.place == STRIP:
            continue
        offers = room.legal(state, TABLE) if offers is None else offers
        slot = one.slot if one.slot is not None else _hidden_at(books, one.place)
        fits = [offer.command for offer in offers if _brings(room, state, offer, slot, books, one)]
        if len(fits) == 1:
            yield Fit(Meaning(command=fits[0], copy=one.copy), one.key, slot)


def _brings(room: Room, state: Any, offer: Offer, slot: SlotId | None, books: Books, one: Stray) -> bool:
    """Whether taking an offer on a card explains that it lies open where it does."""
    if slot is None or offer.target != f"slot:{slot}":
        return False
    after = tried(room, state, offer.command)
    if after is None:
        return False
    if one.slot is None:  # it was turned up where it lay, whichever card it is; or its price is asked first
        return bool(after.table.slots[slot].face_up) or isinstance(after.ask, Number)
    return _lies_at(after, slot, books, one.place)


def taken_away(room: Room, state: Any, gone: Sequence[SlotId]) -> Iterator[Fit]:
    """The legal commands by which the cards that have left their places have gone, one for each card."""
    offers = room.legal(state, TABLE) if gone else ()
    for slot in gone:
        on_it = [offer for offer in offers if offer.target == f"slot:{slot}"]
        fits = [offer.command for offer in on_it if _leaves(room, state, offer.command, slot)]
        if len(fits) == 1:
            yield Fit(Meaning(command=fits[0]), slot=slot)


def _leaves(room: Room, state: Any, command: Command, slot: SlotId) -> bool:
    """Whether the card goes elsewhere by a command, or will when its price is told."""
    after = tried(room, state, command)
    if after is None:
        return False
    return after.table.slots[slot].zone != state.table.slots[slot].zone or isinstance(after.ask, Number)


def _lies_at(after: Any, slot: SlotId, books: Books, place: str) -> bool:
    held = after.table.slots.get(slot)
    return held is not None and held.face_up and held.zone in books.places.get(place, ())


def _is_open_at(after: Any, copy: CopyId, books: Books, place: str) -> bool:
    """Whether a card of this design lies open at a place: the very card, or its twin in the books."""
    design = after.table.designs[copy]
    at = after.table.bound.get(copy)
    if at is not None and _lies_at(after, at, books, place):
        return True
    there = (slot for zone in books.places.get(place, ()) for slot in after.table.zones.get(zone, ()))
    known = {slot for slots in books.open.values() for slot in slots}
    return any(slot not in known and design_in(after.table, slot) == design for slot in there)


def _hidden_at(books: Books, place: str) -> SlotId | None:
    """The only card that lies face down at a place."""
    hidden = books.hidden.get(place, ())
    return hidden[0] if len(hidden) == 1 else None


def is_asked(state: Any, books: Books, one: Stray) -> bool:
    """Whether a card lies where one is asked for, or is one that can be chosen: it is no difference then."""
    ask = state.ask
    if isinstance(ask, Identity) and one.slot is None:
        return one.place in (books.at.get(ask.slot), STRIP)
    return one.slot is not None and is_option(state, one.slot)


def is_option(state: Any, slot: SlotId) -> bool:
    """Whether the running choice is about a card."""
    return isinstance(state.ask, Choice) and any(option.slot == slot for option in state.ask.options)
