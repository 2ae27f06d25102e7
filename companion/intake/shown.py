"""What cards shown to the camera mean: the answer to the running ask, or what the room makes of them."""

from __future__ import annotations

from typing import Any

from companion.core.crossing.views import Offer
from companion.core.language.asks import Choice, Identity, Option
from companion.core.language.commands import Answer, BindSlot
from companion.core.language.ids import TABLE, CopyId, SlotId
from companion.core.language.phrases import Phrase, phrase
from companion.engine import places, unseen
from companion.engine.answers import can_be
from companion.engine.room import Meaning, Room

TABLES_WORD = "tables-word"  # the offer by which the card counts as lying there, whatever the books say


def shown(room: Room, state: Any, copies: tuple[CopyId, ...], place: str) -> tuple[Meaning, ...]:
    """What these cards mean, in the order in which to take them."""
    ours = tuple(copy for copy in dict.fromkeys(copies) if copy in state.table.designs)
    foreign = (Meaning(says=phrase("no-card-of-this-game")),) if set(copies) - set(ours) else ()
    hushed = tuple(copy for copy in ours if room.secret(state, copy) and not _is_asked_for(state, copy))
    if hushed:  # its face was shown to the camera only, and nobody hears its name
        foreign = (*foreign, Meaning(says=phrase("card-stays-secret")))
        ours = tuple(copy for copy in ours if copy not in hushed)
    if not ours:
        return foreign
    if state.ask is None:
        return (*room.meaning(state, ours, place), *foreign)
    answer = answer_shown(state, ours)
    if answer is not None:
        return (Meaning(command=answer), *foreign)
    return (claimed(room, state, ours) or unexpected(state, ours[0]), *foreign)


def claimed(room: Room, state: Any, copies: tuple[CopyId, ...]) -> Meaning | None:
    """What a shown card claims although something else is asked: the same as a touch on that offer.

    Of several people who could claim it, the one who is asked or whose turn it is has shown the card.
    """
    near = (state.ask.seat, state.turn.seat)
    offers = [offer for offer in room.view(state, TABLE).offers if offer.needs]
    for copy in copies:
        card = state.table.card_of(copy)
        fitting = [offer for offer in offers if card.has(offer.needs)]
        first = next((offer for seat in near for offer in fitting if seat and offer.seat == seat), None)
        if fitting:
            return Meaning(command=(first or fitting[0]).command, copy=copy)
    return None


def _is_asked_for(state: Any, copy: CopyId) -> bool:
    """Whether the running ask is about a slot that could hold this card."""
    return isinstance(state.ask, Identity) and could_be(state, state.ask, copy)


def answer_shown(state: Any, copies: tuple[CopyId, ...]) -> Answer | None:
    """The answer that shown cards give to the running ask; None when they give none."""
    ask = state.ask
    found: list[str] = []
    if isinstance(ask, Identity):
        found = [copy for copy in copies if could_be(state, ask, copy)]
    elif isinstance(ask, Choice):
        found = [option.key for option in ask.options if any(shows(state, option, copy) for copy in copies)]
    return Answer(ask.id, found[0], "camera") if len(found) == 1 else None


def could_be(state: Any, ask: Identity, copy: CopyId) -> bool:
    """Whether the slot that is asked about could hold this card."""
    table = state.table
    return copy in table.designs and can_be(table, ask.slot, copy)


def shows(state: Any, option: Option, copy: CopyId) -> bool:
    """Whether a card is the one that an option is about, or its twin; a hidden card is never recognised.

    An answer may also name a card of a hand, which its owner shows.
    """
    told = unseen.named(state.table, option.key)
    if told is not None:
        return bool(state.table.designs[told[0]] == state.table.designs.get(copy))
    design = open_design(state, option.slot) if option.slot is not None else None
    return design is not None and design == state.table.designs.get(copy)


def open_design(state: Any, slot: SlotId) -> str | None:
    """Which card lies open in a slot."""
    held = state.table.slots[slot]
    return state.table.designs[held.copy] if held.face_up and held.copy is not None else None


def unexpected(state: Any, copy: CopyId) -> Meaning:
    """A card that does not answer the running ask: a polite no, or a question whether the table is right."""
    ask, card = state.ask, state.table.card_of(copy).name
    if not isinstance(ask, Identity):
        return Meaning(says=phrase("no-scan-now", why=ask.why))
    where = open_place(state, copy)
    key = "no-other-card-expected" if where is None else "card-booked-elsewhere"
    says = phrase(key, card=card, why=ask.why, where=where or phrase("the-table"))
    anyway = Offer(TABLES_WORD, phrase("offer-tables-word", card=card), BindSlot(ask.slot, copy))
    return Meaning(says=says, offers=(anyway,), copy=copy)


def open_place(state: Any, copy: CopyId) -> Phrase | None:
    """Where everybody can see that a card lies; nothing for one that lies hidden or nobody has located."""
    at = state.table.bound.get(copy)
    if at is None or not state.table.slots[at].face_up:
        return None
    return places.at(state.table.slots[at].zone, state.players)
