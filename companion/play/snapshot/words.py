"""A difference in words, with its answers: what everybody may hear of it, and nothing else; pure."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from companion.core.crossing.differences import DISMISS, MOVE, WORD, Difference
from companion.core.crossing.intents import Believed, Dismissed
from companion.core.crossing.views import Offer
from companion.core.language.commands import BindSlot, Command, MoveSlot
from companion.core.language.ids import CopyId, SlotId, ZoneId
from companion.core.language.phrases import Phrase, phrase
from companion.core.language.slots import Table
from companion.engine import ledger, places
from companion.engine.room import Room
from companion.engine.tales import attempted
from companion.engine.zone_table import STRIP, ZoneTable
from companion.play.snapshot.books import Books, Lies, Stray, Twice
from companion.play.snapshot.moves import tried


def of_stray(room: Room, state: Any, books: Books, one: Stray) -> Difference:
    """A card that lies where the books do not have it."""
    at = zone_of(state, one.slot)
    id = f"{one.copy}@{one.place}<{at or ''}"
    card, seen = state.table.card_of(one.copy).name, place_words(one.place)
    expected = places.place(at, state.players) if at is not None else None
    lies = places.at(at, state.players) if at is not None else None
    here = f"slot:{one.slot}" if one.slot is not None else ""
    return Difference(
        id, phrase("difference-seen", place=seen, card=card, why=_why(state, books, one, lies)),
        card=card, seen=seen, expected=expected, answers=tuple(_answers(room, state, books, id, one)),
        targets=tuple(target for target in (f"place:{one.place}", here) if target), slot=one.slot,
    )  # fmt: skip


def _why(state: Any, books: Books, one: Stray, lies: Phrase | None) -> Phrase:
    """What the game has instead: where the card should be, else what should lie in its place."""
    if lies is not None:
        return phrase("difference-elsewhere", where=lies)
    if books.hidden.get(one.place):
        return phrase("difference-hidden")
    others = [slot for slot in books.open.get(one.place, ()) if one.place != STRIP]
    if len(others) == 1:
        card = state.table.card(others[0])
        return phrase("difference-other", card=card.name if card is not None else phrase("a-card"))
    return phrase("difference-nothing")


def of_gone(room: Room, state: Any, place: str, slot: SlotId) -> Difference:
    """An open card that has left its place and is seen nowhere."""
    id, where = f"slot:{slot}@{place}", place_words(place)
    name = state.table.card(slot)
    card = name.name if name is not None else phrase("a-card")
    return Difference(
        id, phrase("difference-gone", place=where, card=card), card=card, expected=where,
        answers=(*_as_move(room, state, id, slot), dismissing(id)), targets=(f"slot:{slot}",), slot=slot,
    )  # fmt: skip


def of_thing(one: Lies) -> Difference:
    """Something without a readable face lies where the books have nothing: its place is told, no more."""
    id, where = f"@{one.place}", place_words(one.place)
    says = phrase("difference-thing", place=where)
    return Difference(id, says, seen=where, answers=(dismissing(id),), targets=(f"place:{one.place}",))


def of_twice(state: Any, one: Twice) -> Difference:
    """One label on two cards: which card it belongs to, where both lie, and what to do."""
    id, card = f"{one.text}@twice", state.table.card_of(one.copy).name
    here, there = one.places
    if here == there:
        says = phrase("difference-twice-here", card=card, place=place_words(here))
    else:
        says = phrase("difference-twice", card=card, place=place_words(here), other=place_words(there))
    targets = tuple(dict.fromkeys(f"place:{place}" for place in one.places))
    return Difference(id, says, card=card, answers=(dismissing(id),), targets=targets)


def place_words(place: str) -> Phrase:
    """What a place of the table is called."""
    return places.place(place)


def zone_of(state: Any, slot: SlotId | None) -> ZoneId | None:
    """Where the books have a card."""
    return ZoneId(state.table.slots[slot].zone) if slot is not None else None


def _answers(room: Room, state: Any, books: Books, id: str, one: Stray) -> Iterator[Offer]:
    """The table's word, the same as a move of the game where there is one, and to leave it."""
    if words_of(room, state, books, one):
        yield Offer(answer_id(id, WORD), phrase("offer-difference-word"), Believed(id), cost="upkeep")
    slot = one.slot if one.slot is not None else next(iter(books.hidden.get(one.place, ())), None)
    if slot is not None:
        yield from _as_move(room, state, id, slot)
    elif one.place == STRIP:
        meant = (meaning.command for meaning in room.meaning(state, (one.copy,), STRIP))
        yield from (_moving(room, state, id, command) for command in meant if command is not None)
    yield dismissing(id)


def _as_move(room: Room, state: Any, id: str, slot: SlotId) -> Iterator[Offer]:
    """The command that a touch on the card would be, where it takes the card away or turns it up."""
    command = room.attempt(state, f"slot:{slot}", None)
    after = tried(room, state, command) if command is not None else None
    if command is not None and (after is None or after.table.slots[slot] != state.table.slots[slot]):
        yield _moving(room, state, id, command)


def _moving(room: Room, state: Any, id: str, command: Command) -> Offer:
    """The answer that it was this move."""
    label = phrase("offer-difference-move", what=attempted(room.label(state, command)))
    return Offer(answer_id(id, MOVE), label, command, cost="upkeep")


def dismissing(id: str) -> Offer:
    """Nobody wants to hear of it."""
    return Offer(answer_id(id, DISMISS), phrase("offer-difference-dismiss"), Dismissed(id), cost="upkeep")


def answer_id(id: str, what: str) -> str:
    """The id of an answer to a difference."""
    return f"difference:{id}:{what}"


# The table's word: the manual tools, one after the other.


def words_of(room: Room, state: Any, books: Books, one: Stray) -> tuple[Command, ...]:
    """What brings the books to where the card lies; nothing where no zone of the game is at that place."""
    zone = zone_at(room.zone_table, books, one.place)
    if zone is None:
        return ()
    if one.slot is not None:
        return (MoveSlot(one.slot, zone, 0, True),)
    unnamed = books.unnamed.get(one.place, ())
    source = next(iter(unnamed), None) or _source(state.table, books, one)
    if source is None:
        return ()
    move = () if source in unnamed else (MoveSlot(source, zone, 0, True),)
    knows = state.table.slots[source].copy == one.copy
    return move if knows and move else (*move, BindSlot(source, one.copy))


def zone_at(table: ZoneTable, books: Books, place: str) -> ZoneId | None:
    """The zone that a card is carried to at a place: the one of its name, or whose cards lie there now."""
    zones = books.places.get(place, ())
    wanted = (zone for zone in zones if zone == place or table.is_laid_out(zone))
    return next(wanted, next(iter(zones), None))


def _source(table: Table, books: Books, one: Stray) -> SlotId | None:
    """The card that was turned up or came out of a pile: where it could be, nearest first."""
    at = table.bound.get(one.copy)
    if at is not None:
        return at
    hidden = books.hidden.get(one.place, ())
    here = next((slot for slot in hidden if ledger.may_hold(table, slot, one.copy)), None)
    return here if here is not None else _anywhere(table, one.copy)


def _anywhere(table: Table, copy: CopyId) -> SlotId | None:
    """The topmost card of any pile that could be this one."""
    every = (slot for slots in table.zones.values() for slot in slots)
    return next((slot for slot in every if ledger.may_hold(table, slot, copy)), None)
