"""How the decks of a new game are kept: what suits each of them, unless its players wish otherwise."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from companion.core.language.commands import KeepDeck
from companion.core.language.ids import CopyId
from companion.core.language.phrases import phrase
from companion.core.language.states import Custody
from companion.core.ports.collection import Box, Collection
from companion.core.ports.keeps import KeptDeck, KeptHow
from companion.engine import custodies
from companion.engine.room import Room, Script, SetupError
from companion.house.newgame import Wishes


def kept_as_wished(room: Room, box: Box, wishes: Wishes, script: Script, cards: Collection) -> Script:
    """The script with a custody for each deck: the wish for it, else the wish for all, else what suits it.

    The app can keep only decks of which everything is told: a wish for all passes over the others, a wish for
    one of them is refused with the sentence what to do.
    """
    if box.practice and not wishes.decks:
        return script
    found = {deck.deck: deck for deck in surveyed(room, box, script, cards)}
    kept = {name: custody_of(deck, wishes) for name, deck in found.items()}
    header = replace(script.header, custody={**script.header.custody, **kept})
    return replace(script, header=header)


def custody_of(deck: KeptDeck, wishes: Wishes) -> Custody:
    """How one deck is kept."""
    mine, can = wishes.decks.get(deck.deck), {way.how for way in deck.ways}
    if mine is not None:
        if mine == "app" and mine not in can:
            raise SetupError(phrase("setup-deck-not-told", deck=deck.title), "TABLE-KEEP-01")
        return mine
    wish = wishes.custody
    return deck.how if wish is None or (wish == "app" and wish not in can) else wish


def surveyed(room: Room, box: Box, script: Script, cards: Collection) -> tuple[KeptDeck, ...]:
    """Every deck of a game that is about to begin: its cards, what suits it, and what is possible."""
    header = replace(script.header, custody=dict.fromkeys(room.decks, "face"))
    faces = replace(script, header=header)
    state = room.fold(room.blank(header), room.open(faces, box))
    return tuple(deck_of(state, deck, box.practice, cards) for deck in room.decks)


def deck_of(state: Any, deck: str, is_practice: bool, cards: Collection) -> KeptDeck:
    """One deck before the first turn."""
    copies, dealt = copies_in(state, deck), len(state.table.zone(deck))
    coded = len(cards.backs_of(copies))
    told = dealt > 0 and custodies.is_whole(state.table, deck)
    suits = suited(is_practice and told, coded, len(copies))
    possible = (how for how in custodies.CUSTODIES if how != "app" or told)
    ways = tuple(KeptHow(how, phrase(f"ui-custody-{how}-sub"), KeepDeck(deck, how)) for how in possible)
    return KeptDeck(deck, phrase(f"deck-{deck}"), suits, dealt, coded, len(copies), ways)


def suited(practised: bool, coded: int, of: int) -> Custody:
    """The app for practice cards, reading where all backs have codes, faces for every other deck."""
    if practised:
        return "app"
    return "read" if can_be("read", coded, of) else "face"


def copies_in(state: Any, deck: str) -> tuple[CopyId, ...]:
    """All copies that lie in a deck, or could by what everybody knows."""
    designs = custodies.designs_of(state.table, deck)
    return tuple(copy for copy, design in state.table.designs.items() if design in designs)


def can_be(how: Custody, coded: int, of: int) -> bool:
    """Whether the codes on the backs suffice for a custody; some are enough to show backs in passing."""
    return {"read": 0 < of == coded, "back": coded > 0}.get(how, True)
