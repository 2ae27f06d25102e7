"""What happens next at a simulated table: the answer to the open question, or what a person chooses."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

import msgspec

from companion.core.crossing.views import Cost
from companion.core.language.asks import AnyAsk, Ballot, Choice, Dice, Identity, Order
from companion.core.language.commands import Answer, Command
from companion.core.language.ids import CopyId, SeatId, SlotId
from companion.core.language.phrases import phrase
from companion.core.language.states import State
from companion.engine.decks import custody
from companion.engine.players.base import SimPlayer, looking
from companion.engine.players.table import SimTable
from companion.engine.room import Room
from companion.engine.ways import Way
from companion.engine.zone_table import ZoneTable

BY_BACKS = {"back", "read"}  # custodies of decks with tags on their backs; one that was not read goes on so
BACK = "back"  # the place that stands for 'its back was shown', as handed to `Room.meaning`


PASS = Way("pass", Command(), phrase("option-no"), cost="upkeep")  # nothing is done in another player's turn


class Stuck(Exception):
    """Nothing can be done at this table, though the game is not over."""


class Move(msgspec.Struct, frozen=True):
    """One thing that a person or the app does next."""

    command: Command
    seat: SeatId | None
    cost: Cost | None  # what it counts as; None: the app did it without anybody
    way: Way | None = None  # what was taken, when something was chosen


def next_move(
    room: Room, state: Any, players: Mapping[SeatId, SimPlayer], table: SimTable, *, by_camera: bool = False
) -> Move:
    """The answer to the open question as the real cards give it, or the choice of whoever has to decide.

    By the camera no card leaves a hand while a question is open: it would not be taken.
    """
    ask = state.ask
    answer = table.answer(state, ask) if ask is not None else None
    if answer is not None:
        return Move(answer, ask.seat, cost_of(ask, answer))
    help_given = offered_help(room, state, players, table) if ask is None else None
    if help_given is not None:
        return help_given
    seat = asked_seat(ask) or state.turn.seat
    ways = room.choices(state, seat)
    if by_camera and isinstance(ask, Choice):
        ways = tuple(way for way in ways if isinstance(way.command, Answer) or not way.hand)
    possible = table.feasible(state, ways)
    if not possible:
        mended = table.mistaken(state, seat)
        if mended is not None:
            return Move(mended, seat, "upkeep")
        raise Stuck(
            f"{seat} can do nothing in phase {state.turn.phase}, turn {state.turn.number}; ask: {ask}"
        )
    look, aim = looking(partial(room.look, state, seat)), aim_of(room, state, seat, table)
    taken = players[seat].choose(possible, look, aim)
    said = table.lay_down(state, taken, ways)
    return Move(said.command, said.seat or seat, said.cost, said)


def asked_seat(ask: AnyAsk | None) -> SeatId | None:
    """Who has to answer; of several the first who has not yet."""
    if isinstance(ask, Ballot):
        return next(iter(ask.open), None)
    return ask.seat if ask is not None else None


def offered_help(room: Room, state: Any, players: Mapping[SeatId, SimPlayer], table: SimTable) -> Move | None:
    """What another player does in the turn of whoever acts: each is asked once a turn, and may pass."""
    for player in state.players:
        seat = player.seat
        if seat == state.turn.seat or not player.alive or not table.asks_for_help(state, seat):
            continue
        ways = tuple([way for way in room.choices(state, seat) if way.hand and way.seat == seat])
        possible = table.feasible(state, ways)
        if not possible:
            continue
        look, aim = looking(partial(room.look, state, seat)), aim_of(room, state, seat, table)
        taken = players[seat].choose((*possible, PASS), look, aim)
        if taken is not PASS:
            said = table.lay_down(state, taken, ways)
            return Move(said.command, seat, said.cost, said)
    return None


def aim_of(room: Room, state: Any, seat: SeatId, table: SimTable) -> str:
    """What somebody plays for, by the real cards that they alone may look at."""
    return room.aim(state, seat, lambda slot: state.table.card_of(table.truth[slot]))


def cost_of(ask: AnyAsk, answer: Answer) -> Cost | None:
    """What an answer costs the players: showing a card, or a touch that is the app's own cost."""
    if isinstance(ask, Order | Dice):
        return None
    return "show" if isinstance(ask, Identity) else "upkeep"


def backs_to_show(zones: ZoneTable, before: State, after: State) -> tuple[SlotId, ...]:
    """The cards that have just been laid face down from a deck whose cards show their backs in passing."""
    if not BY_BACKS & {custody(after, deck) for deck in after.header.custody}:
        return ()
    return tuple(
        slot
        for slot, held in after.table.slots.items()
        if held.copy is None and not held.face_up and _left_deck(zones, before, slot, held.zone)
    )


def _left_deck(zones: ZoneTable, before: State, slot: SlotId, zone: str) -> bool:
    """Whether a slot came out of a deck with seen backs and lies where its own can be seen."""
    was = before.table.slots.get(slot)
    if was is None or was.zone == zone or zones.is_hand(zone):
        return False
    by_backs = custody(before, zones.deck(was.zone)) in BY_BACKS
    return by_backs and zones.deck(zone) not in before.header.custody


def show_back(room: Room, state: Any, copy: CopyId) -> Command | None:
    """The command that the room makes of a shown back; None when it makes nothing of it."""
    meanings = room.meaning(state, (copy,), BACK)
    return next((meaning.command for meaning in meanings if meaning.command is not None), None)
