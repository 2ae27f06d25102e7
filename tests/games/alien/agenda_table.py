"""Tables with Hidden Agendas in mid-game: nobody has told which is whose, and a test says it when asked."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from companion.core.language.asks import Identity
from companion.core.language.cards import Card
from companion.core.language.events import Dealt, Row
from companion.core.language.ids import CopyId, GroupId, PoolId, SeatId
from companion.engine.legendary.scanning import Scan
from companion.games.alien import bursts, zones
from companion.games.alien.agendas.events import AgendasDealt
from companion.games.alien.objectives.events import ObjectiveDone
from companion.games.alien.state import AlienState
from tests.games.alien.alien_table import DECK, alien_avatar
from tests.games.alien.box import (
    HIT_10,
    P1,
    answer,
    card,
    do,
    drafted,
    game,
    keep_orders,
    put,
    with_copies,
    with_numbers,
    worked_off,
)
from tests.games.alien.whole import evolve

GOOD = tuple(card(f"agenda-good-{n}", "agenda", marks=("good",), recruit=2) for n in range(1, 11))
EVIL = tuple(card(f"agenda-evil-{n}", "agenda", marks=("evil",), attack=2) for n in range(1, 6))
TRUTH = card("truth", "secrets")


def agenda_table(players: int = 3, *, mode: str = "agendas", **rest: Any) -> AlienState:
    """A table in mid-game at which everybody has an Agenda face down, and one is in the box."""
    state = game(players, **rest)
    state = replace(state, header=replace(state.header, options={"mode": mode}))
    state, good = with_copies(state, GOOD)
    state, evil = with_copies(state, EVIL)
    pools: dict[PoolId, tuple[CopyId, ...]] = {PoolId("agendas-good"): good, PoolId("agendas-evil"): evil}
    drawn = {PoolId("agendas-good"): players, PoolId("agendas-evil"): 1}
    rest_of = {PoolId("agendas-good"): 10 - players, PoolId("agendas-evil"): 4}
    rows = (Row(zones.AGENDAS, GroupId("agendas"), drawn), Row(zones.BOX, GroupId("box"), rest_of))
    state = evolve(state, Dealt(pools, rows))
    pile = state.table.zone(zones.AGENDAS)
    own = {player.seat: slot for player, slot in zip(state.players, pile, strict=False)}
    return evolve(state, AgendasDealt(own, pile[players:], mode == "delayed"))


def scanned(state: AlienState, one: Card = TRUTH, seat: SeatId = P1) -> AlienState:
    """The State after the active player scanned the first room and found this card there."""
    state = put(with_numbers(state, attack=9), "room:1", one, face_up=False)
    return do(state, Scan(seat, zones.ROOMS[0]))


def shown(state: AlienState, side: str) -> AlienState:
    """The State after the Agenda that is asked for was shown to be of this side."""
    assert isinstance(state.ask, Identity)
    return answer(state, f"agenda-{side}-1" if side == "evil" else free_good(state), "camera")


def free_good(state: AlienState) -> str:
    """A Good Agenda that nobody has seen yet."""
    return next(one.design for one in GOOD if not any(
        state.table.designs[copy] == one.design for copy in state.table.bound
    ))  # fmt: skip


def revealed(state: AlienState, seat: SeatId, side: str) -> AlienState:
    """The State after a Secrets Revealed card turned up this player's Agenda; the room is empty again."""
    state = scanned(state)
    if not isinstance(state.ask, Identity):  # there was somebody to choose
        state = answer(state, seat)
    return shown(state, side)


def killed(state: AlienState, seat: SeatId, side: str = "") -> AlienState:
    """The State after strikes killed this player; an Agenda that is asked for shows this side."""
    draft = drafted(put(state, zones.of(seat, "damage"), HIT_10))
    state = worked_off(draft)
    if isinstance(state.ask, Identity) and side:
        state = shown(state, side)
    return keep_orders(state)


def at_last_objective(state: AlienState) -> AlienState:
    """The State with the third Objective current, one step from done."""
    for level in (1, 2):
        state = evolve(state, ObjectiveDone(level))
    return state


def objectives_done(state: AlienState, *sides: str) -> AlienState:
    """The State after the third Objective was completed; the Agendas that are asked for show these sides."""
    state = with_numbers(at_last_objective(state), progress__3=1)
    state = worked_off(drafted(state))
    for side in sides:
        state = shown(state, side)
    return state


def with_alien_cards(state: AlienState) -> AlienState:
    """The State with four Alien Avatars and the alien deck beside the board."""
    state = put(state, zones.ALIEN_AVATARS, *(alien_avatar(number) for number in range(1, 5)), face_up=False)
    return put(state, zones.ALIEN_DECK, *DECK, face_up=False)


def risen(seat: SeatId, side: str, state: AlienState | None = None) -> AlienState:
    """The State after a Chestburster killed this player, who came back as an Alien Player."""
    draft = drafted(with_alien_cards(state or agenda_table(mode="agendas+aliens")))
    bursts.burst(draft, seat)
    after = worked_off(draft)
    if isinstance(after.ask, Identity):
        after = shown(after, side)
    after = keep_orders(after)
    assert seat in after.aliens
    return after
