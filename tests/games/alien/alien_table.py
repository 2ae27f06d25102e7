"""Tables with the mode of player aliens, and people whom a Chestburster has brought back."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from companion.core.language.cards import Card, Clause
from companion.core.language.ids import SeatId
from companion.games.alien import bursts, zones
from companion.games.alien.state import AlienState
from tests.games.alien.box import (
    HIT_1,
    HIT_3,
    P2,
    ability,
    card,
    clause,
    drafted,
    game,
    in_phase,
    put,
    with_numbers,
    worked_off,
)


def alien_card(name: str, *do: Clause, attack: int | None = 0) -> Card:
    """A card of the alien deck that does these clauses when it is played."""
    abilities = (ability("play", *do),) if do else ()
    return card(f"alien-{name}", "alien-player", *abilities, attack=attack)


def alien_avatar(number: int, health: int | None = 5, defense: int | None = 3) -> Card:
    """An Alien Avatar."""
    return card(f"alien-form-{number}", "alien-avatar", health=health, defense=defense)


LUNGE = alien_card("lunge", attack=2)
SPIT = alien_card("spit", clause("strike", n=1, who="next"))
HUNT = alien_card("hunt", clause("hunt"), attack=4)
DECK = (LUNGE,) * 12 + (SPIT,) * 12 + (HUNT,) * 12


def mode_table(
    players: int = 3, *, deck: tuple[Card, ...] = DECK, avatars: tuple[Card, ...] = (), **rest: Any
) -> AlienState:
    """A table in mid-game with player aliens chosen: four Avatars and 36 cards wait beside the board."""
    state = game(players, **rest)
    state = replace(state, header=replace(state.header, options={"mode": "aliens"}))
    forms = avatars or tuple(alien_avatar(number) for number in range(1, 5))
    state = put(state, zones.ALIEN_AVATARS, *forms, face_up=False)
    return put(state, zones.ALIEN_DECK, *deck, face_up=False)


def burst(state: AlienState, *seats: SeatId) -> AlienState:
    """The State after Chestbursters have killed these players."""
    for seat in seats:
        draft = drafted(state)
        bursts.burst(draft, seat)
        state = worked_off(draft)
    return state


def alien_turn(state: AlienState | None = None, seat: SeatId = P2) -> AlienState:
    """The turn of an Alien Player, who came back before."""
    return in_phase(burst(state or mode_table(), seat), "alien", seat)


def rich(state: AlienState, attack: int) -> AlienState:
    """The State with so much Attack."""
    return with_numbers(state, attack=attack)


def hands(state: AlienState, seat: str) -> int:
    """How many cards somebody holds."""
    return len(state.table.zone(f"hand:{seat}"))


def alien_dead(state: AlienState, seat: str) -> AlienState:
    """The State after so many strikes lie beside an alien's Avatar that it dies."""
    draft = drafted(put(state, f"damage:{seat}", HIT_3, HIT_3))
    return worked_off(draft)


def strikes_on_top(state: AlienState) -> AlienState:
    """The State with a hit on top of the strike deck."""
    return put(state, zones.STRIKES, HIT_1, face_up=False, top=True)
