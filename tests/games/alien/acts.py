"""Short ways to act at a laid table: cards that are played straight from the hand, and what they say."""

from __future__ import annotations

import zlib
from typing import Any

from msgspec.structs import replace

from companion.core.language.asks import Choice
from companion.core.language.cards import Ability, Card, Clause
from companion.core.language.commands import Command
from companion.core.language.ids import CopyId, SeatId, SlotId
from companion.engine import zones as piles
from companion.engine.legendary.playing.requests import Play
from companion.games.alien import zones
from companion.games.alien.state import AlienState
from tests.games.alien.box import (
    P1,
    ability,
    card,
    clause,
    copy_in,
    designs,
    do,
    game,
    happened,
    hide,
    play_on,
    put,
    top,
)


def actor(*do: Clause, klass: str = "", crew: str = "", **rest: Any) -> Card:
    """A character that does these clauses when it is played; numbers are printed on it.

    Its design is named after what it does, since a table keeps one set of facts for each design.
    """
    says = f"actor-{zlib.crc32(repr((do, klass, crew, sorted(rest.items()))).encode())}"
    numbers = {name: rest.pop(name) for name in ("attack", "recruit", "cost") if name in rest}
    name = rest.pop("name", says)
    abilities = (ability("play", *do, **rest),) if do else ()
    return card(name, "character", *abilities, klass=klass, crew=crew, **numbers)


def person(name: str, *abilities: Ability, **facts: Any) -> Card:
    """A character with these abilities and printed facts."""
    return card(name, "character", *abilities, **facts)


def in_hand(state: AlienState, *cards: Card, seat: SeatId = P1) -> AlienState:
    """The State with these cards in a hand, known to all."""
    return put(state, zones.of(seat, "hand"), *cards, face_up=False, top=True)


def copy_at(state: AlienState, slot: SlotId) -> CopyId:
    """The copy a slot is known to hold."""
    copy = state.table.slots[slot].copy
    assert copy is not None
    return copy


def play(state: AlienState, one: Card, *answers: Any, seat: SeatId = P1) -> AlienState:
    """The State after this card was played from the hand, with all asks answered."""
    state = in_hand(state, one, seat=seat)
    return play_on(state, playing(state, seat), *answers)


def playing(state: AlienState, seat: SeatId = P1) -> Play:
    """The command that plays the first card of a hand, which is known."""
    return Play(seat, copy_at(state, top(state, zones.of(seat, "hand"))))


def playing_design(state: AlienState, design: str, seat: SeatId = P1) -> Play:
    """The command that plays a card of this design, which the hand could hold."""
    return Play(seat, copy_in(state, seat, design))


def pools(state: AlienState) -> tuple[int, int]:
    """The Attack and Recruit pools."""
    return state.numbers["attack"], state.numbers["recruit"]


def emptied(state: AlienState, zone: str) -> AlienState:
    """The State with the cards of a zone back in the game box."""
    return replace(state, table=piles.move(state.table, state.table.zone(zone), zones.BOX))


def in_hq(state: AlienState, one: Card, space: str = "hq:1") -> AlienState:
    """The State with this card in a space of the HQ."""
    return put(emptied(state, space), space, one)


AFTER = clause("gain", recruit=1)  # the clause behind the one that stops: it must not be lost


def face_table() -> AlienState:
    """Three players whose decks are kept by hands alone, with no strikes: every face has to be shown."""
    return game(custody={}, strikes=())


def acting(state: AlienState, *do_: Any, **rest: Any) -> AlienState:
    """The State after a card that does this, and then gives 1 Recruit, was played."""
    state = in_hand(state, actor(*do_, AFTER, **rest))
    return do(state, playing(state))


def went_on(state: AlienState) -> bool:
    """Whether the rest of the card was carried out."""
    return state.ask is None and state.numbers["recruit"] == 1


def strikes(state: AlienState, *cards: Card) -> AlienState:
    """The State with these strike cards, known to nobody, on the deck."""
    return hide(state, zones.STRIKES, *cards)


def objective(level: int, *abilities: Ability) -> Card:
    """An Objective with these abilities, to be laid in place of the plain one of that level."""
    return card(f"objective-{level}", "objective", *abilities, level=level, need=3)


def beside(state: AlienState) -> tuple[tuple[str, ...], ...]:
    """The strikes beside the Avatar of each seat, in turn order."""
    return tuple(designs(state, zones.of(player.seat, "damage")) for player in state.players)


def hands(state: AlienState) -> tuple[int, ...]:
    """How many cards each seat holds."""
    return tuple(len(state.table.zone(zones.of(player.seat, "hand"))) for player in state.players)


def kinds(state: AlienState, command: Command, *of: type) -> list[type]:
    """The types of what happens, of these only."""
    return [type(event) for event in happened(state, command) if isinstance(event, of)]


def choice_of(state: AlienState, one: Card) -> Choice:
    """The choice that playing a card asks for."""
    state = in_hand(state, one)
    state = do(state, playing(state))
    assert isinstance(state.ask, Choice)
    return state.ask
