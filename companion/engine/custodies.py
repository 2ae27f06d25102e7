"""How decks are kept, and keeping one otherwise in mid-game (the four custodies).

To face or back always, to read by reading the deck, to app only from a deck that was read to its last card
and of which everything that is printed is known.
"""

from __future__ import annotations

from typing import TypeVar

from companion.core.crossing.prompts import Prompt
from companion.core.language.cards import UNKNOWN, Card
from companion.core.language.commands import KeepDeck
from companion.core.language.events import DeckKept, Event, Forgotten
from companion.core.language.ids import DesignId, SlotId, ZoneId
from companion.core.language.phrases import Phrase, phrase
from companion.core.language.slots import Table
from companion.core.language.states import Custody, State
from companion.engine import ledger
from companion.engine.decks import ask_order, custody
from companion.engine.draft import Draft
from companion.engine.waivers import Refused, refusal
from companion.engine.zone_table import ZoneTable

S = TypeVar("S", bound=State)

CUSTODIES: tuple[Custody, ...] = ("face", "back", "read", "app")


def kept(state: State) -> dict[str, Custody]:
    """Every deck of this game whose keeping can be chosen, and how it is kept now."""
    return {deck: custody(state, deck) for deck in state.header.custody}


def why_not(state: State, deck: str, how: Custody) -> str | None:
    """The key of the sentence that says why a deck cannot be kept so from now on; None when it can."""
    if deck not in state.header.custody or how not in CUSTODIES:
        return "here-no-such-deck"
    now = custody(state, deck)
    if now == how:
        return "here-kept-so"
    if how == "read" and not state.table.zone(deck):
        return "here-nothing-to-read"
    if how != "app":
        return None
    if now != "read" or not is_read(state, deck):
        return "here-not-read"
    return None if is_whole(state.table, deck) else "here-not-all-told"


def is_read(state: State, deck: str) -> bool:
    """Whether the app knows every card of a deck."""
    return all(state.table.slots[slot].copy is not None for slot in state.table.zone(deck))


def is_whole(table: Table, deck: str) -> bool:
    """Whether every card that lies in this deck, or could, has a name and all its numbers."""
    return all(is_told(table.cards[design]) for design in designs_of(table, deck))


def is_told(card: Card) -> bool:
    """Whether nothing that is printed on a card is left to tell: its name, its kind and its numbers."""
    return bool(card.titles) and card.kind != UNKNOWN and all(card.is_told(field) for field in card.numbers)


def designs_of(table: Table, deck: str) -> frozenset[DesignId]:
    """The designs that lie in a deck, or could by what the books know."""
    slots = table.zone(deck)
    groups = {held.group: slot for slot in slots if (held := table.slots[slot]).group is not None}
    known = {copy for slot in slots if (copy := table.slots[slot].copy) is not None}
    could = {copy for slot in groups.values() for copy in ledger.candidates(table, slot)}
    return frozenset(table.designs[copy] for copy in known | could)


def keep(draft: Draft[S], command: KeepDeck, zones: ZoneTable) -> None:
    """Keep a deck otherwise from now on; one that is to be read is asked for at once."""
    state, deck, how = draft.state, command.deck, command.how
    if state.ask is not None:
        raise Refused(refusal("TABLE-ASK-03", "impossible", here=phrase("here-question-open")))
    fault = "here-game-over" if state.outcome else why_not(state, deck, how)
    if fault is not None:
        raise Refused(refusal("TABLE-KEEP-01", "impossible", here=phrase(fault)))
    was = custody(state, deck)
    draft.emit(DeckKept(deck, how, was, ZoneId(deck) if how == "app" else None))
    if secret := mixed_up(state, deck, how, zones):
        draft.emit(Forgotten(secret))
    if how == "read":
        ask_order(draft, ZoneId(deck), deck)


def mixed_up(state: State, deck: str, how: Custody, zones: ZoneTable) -> tuple[SlotId, ...]:
    """The cards of which the app knows no more than anybody once hands are done, or that are read anew."""
    if custody(state, deck) == "app":
        return stood_in(state, deck, zones)
    held = state.table.slots
    return tuple(slot for slot in state.table.zone(deck) if how == "read" and held[slot].part is not None)


def stood_in(state: State, deck: str, zones: ZoneTable) -> tuple[SlotId, ...]:
    """The hidden cards for which stand-ins lie: those of the deck, and those laid out of it.

    When the real cards are taken from the tray and shuffled, the app knows no more of them than anybody.
    """
    others = {other for other in state.header.custody if other != deck}
    known = ((slot, held) for slot, held in state.table.slots.items() if held.part is not None)
    return tuple(
        slot
        for slot, held in known
        if not held.face_up and zones.deck(held.zone) not in others and zones.owner(held.zone) is None
    )


def label(command: KeepDeck) -> Phrase:
    """The change as a line of the log."""
    how = command.how if command.how in CUSTODIES else CUSTODIES[0]
    return phrase("command-KeepDeck", deck=phrase(f"deck-{command.deck}"), how=phrase(f"kept-{how}"))


def prompts(event: Event) -> tuple[Prompt, ...]:
    """What hands have to do when a deck is kept otherwise."""
    if not isinstance(event, DeckKept):
        return ()
    title, zone = phrase(f"deck-{event.deck}"), ZoneId(event.deck)
    if event.was == "app":
        return (Prompt(phrase("prompt-keep-real", deck=title), zone=zone),)
    key = "prompt-keep-tray" if event.how == "app" else f"prompt-keep-{event.how}"
    return (Prompt(phrase(key, deck=title), zone=zone),)
