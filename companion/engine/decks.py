"""Decks and their custody: shuffling, reshuffling and making sure a card is known when a rule needs it."""

from __future__ import annotations

from collections.abc import Collection, Container, Mapping
from typing import TypeVar

from companion.core.language.asks import Choice, Identity, Number, Option, Order, Work
from companion.core.language.cards import UNKNOWN
from companion.core.language.commands import Reshuffle
from companion.core.language.events import FactLearned, Shuffled
from companion.core.language.ids import SeatId, SlotId, ZoneId
from companion.core.language.phrases import Phrase, phrase
from companion.core.language.slots import Table
from companion.core.language.states import Custody, State
from companion.engine.draft import Draft
from companion.engine.waivers import Refused, refusal
from companion.engine.zone_table import ZoneTable

S = TypeVar("S", bound=State)

TOLD_WHOLE: tuple[Custody, ...] = ("app", "read")  # custodies in which a deck's order is told at once


class OrderAwaited(Work, frozen=True, tag="order-known"):
    """What waits for a deck's order."""

    zone: ZoneId
    deck: str


def custody(state: State, deck: str) -> Custody:
    """How a deck's order comes to be known in this game; hands and player decks are always `face`."""
    return state.kept.get(deck) or state.header.custody.get(deck, "face")


def keeper(state: State, deck: str) -> str:
    """Who deals a deck, as sentences about it are told apart: the app out of its tray, or hands."""
    return "app" if custody(state, deck) == "app" else "hand"


def shuffle(draft: Draft[S], zone: ZoneId, deck: str) -> None:
    """Shuffle a zone; where its order is told as a whole, the new one is asked for at once."""
    draft.emit(Shuffled(zone))
    ask_order(draft, zone, deck)


def reshuffle(draft: Draft[S], command: Reshuffle, zones: ZoneTable) -> None:
    """Hands have disturbed a pile, by accident or between two evenings: its order counts no more."""
    if draft.state.ask is not None:
        raise Refused(refusal("TABLE-ASK-03", "impossible", here=phrase("here-question-open")))
    slots = [draft.state.table.slots[slot] for slot in draft.state.table.zone(command.zone)]
    if len(slots) < 2 or any(held.face_up for held in slots) or draft.state.outcome:
        raise Refused(refusal("TABLE-TOOL-01", "impossible", here=phrase("here-no-such-pile")))
    shuffle(draft, command.zone, zones.deck(command.zone))


def ask_order(draft: Draft[S], zone: ZoneId, deck: str) -> None:
    """Ask for the order of a deck that the app keeps, or that is read; nothing goes on before the answer.

    One that nobody reads goes on as `back`; one whose cards are all known has nothing to tell.
    """
    how, slots = custody(draft.state, deck), draft.state.table.slots
    if how not in TOLD_WHOLE or all(slots[slot].copy is not None for slot in draft.state.table.zone(zone)):
        return
    why = phrase("ask-read-order" if how == "read" else "ask-order", deck=phrase(f"deck-{deck}"))
    ask = Order(id=draft.next_ask, why=why, zone=zone, read=how == "read")
    draft.ask(ask, OrderAwaited(zone, deck))


def order_told(draft: Draft[S], work: OrderAwaited) -> None:
    """What waits for an order has only to wait; a question that was set aside is asked again."""
    if work.answer is None:
        ask_order(draft, work.zone, work.deck)


def needs_identity(draft: Draft[S], slot: SlotId, why: Phrase, again: Work) -> bool:
    """Ask which card a slot holds unless it is known; True when the work must wait (it is queued again)."""
    if draft.state.table.slots[slot].copy is not None:
        return False
    seat = _asked(draft.state, again) or draft.state.turn.seat or None
    draft.ask(Identity(id=draft.next_ask, why=why, slot=slot, seat=seat), again)
    return True


def needs_number(draft: Draft[S], slot: SlotId, field: str, again: Work) -> bool:
    """Ask for a number that only the card in this slot can tell, or confirm; True when the work must wait."""
    card = draft.state.table.card(slot)
    if card is None or card.is_told(field):
        return False
    guess, word = card.number(field), phrase(f"field-{field}")
    why = phrase("ask-number-of-card", card=card.name, field=word)
    if guess is not None:
        why = phrase("ask-number-is-it", card=card.name, field=word, guess=guess)
    seat = _asked(draft.state, again)
    draft.ask(
        Number(id=draft.next_ask, why=why, of=card.design, field=field, slot=slot, seat=seat, guess=guess),
        again,
    )
    return True


def needs_kind(draft: Draft[S], slot: SlotId, kinds: tuple[str, ...], again: Work) -> bool:
    """Ask what kind of card lies in this slot when that is not known; True when the work must wait."""
    return needs_word(draft, slot, "kind", {kind: phrase(f"chip-{kind}") for kind in kinds}, again)


def needs_word(draft: Draft[S], slot: SlotId, field: str, words: Mapping[str, Phrase], again: Work) -> bool:
    """Ask for one of these printed words, or have it confirmed; True when the work must wait."""
    card = draft.state.table.card(slot)
    if card is None or is_sure(draft.state.table, slot, field, words):
        return False
    if again.answer in words:
        draft.emit(FactLearned(card.design, field, again.answer, "finger"))
        return False
    seat, value = _asked(draft.state, again) or draft.state.turn.seat or None, str(getattr(card, field))
    guess = value if value in words else ""
    why = phrase(f"ask-which-{field}", card=card.name)
    if guess:
        why = phrase("ask-word-is-it", card=card.name, word=words[guess])
    options = tuple(Option(word, said) for word, said in words.items())
    ask = Choice(
        id=draft.next_ask, why=why, seat=seat, options=options, of=card.design, field=field, guess=guess
    )
    draft.ask(ask, again)
    return True


def is_sure(table: Table, slot: SlotId, field: str, words: Collection[str]) -> bool:
    """Whether nobody has to be asked for a printed word; who picked the card from a list has confirmed it."""
    card = table.card(slot)
    if card is None or getattr(card, field) == UNKNOWN:
        return card is None
    is_picked = table.slots[slot].known == "told"
    return is_picked or field not in card.unsure or getattr(card, field) not in words


def needs_board(
    draft: Draft[S], place: str, field: str, why: Phrase, again: Work, fits: Container[int] | None = None
) -> bool:
    """Ask for a number that is printed only on the owner's board; True when the work must wait.

    One that cannot be printed there, as `fits` says, was told by mistake: it is asked for again.
    """
    told = draft.state.boards.get(place, {})
    if field in told and (fits is None or told[field] in fits):
        return False
    seat = _asked(draft.state, again)
    draft.ask(Number(id=draft.next_ask, why=why, of=place, field=field, seat=seat), again)
    return True


def _asked(state: State, work: Work) -> SeatId | None:
    """Who tells what work needs to know; for whoever is nobody's seat the person at turn (FFY-RUL-90)."""
    return state.turn.seat if work.seat in state.others else work.seat
