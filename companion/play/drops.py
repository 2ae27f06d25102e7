"""A card that a finger has carried on the screen: a move of the game where one fits, else a question."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from companion.core.crossing.intents import Dropped
from companion.core.crossing.views import Offer
from companion.core.language.asks import Choice
from companion.core.language.commands import Answer, Command, MoveSlot
from companion.core.language.ids import TABLE
from companion.core.language.phrases import phrase
from companion.core.language.refusals import Refusal
from companion.engine import places
from companion.engine.room import Meaning, Room
from companion.engine.waivers import refusal
from companion.play.snapshot.moves import tried

NO_MOVE = "TABLE-MOVE-01"


def legal(room: Room, state: Any, drop: Dropped) -> Command | None:
    """The one command of the moment that brings the card there; of a hidden card nobody tries what it is."""
    held = state.table.slots.get(drop.slot)
    if held is None or not held.face_up:
        return None
    fits = [one for one in _commands(room, state, drop) if _brings(room, state, one, drop)]
    return fits[0] if len(fits) == 1 else None


def refused(room: Room, state: Any, drop: Dropped) -> Command | None:
    """What would bring the card there but for one rule, which the players may pass over."""
    held = state.table.slots.get(drop.slot)
    if held is None or not held.face_up or held.zone in drop.to or state.ask is not None:
        return None
    for one in room.possible(state, TABLE):
        no = one.refusal if one.way.is_meant(f"slot:{drop.slot}") else None
        if no is not None and no.can_be_waived and _brings(room, state, one.command, drop, no.rule):
            return one.command
    return None


def _commands(room: Room, state: Any, drop: Dropped) -> Iterator[Command]:
    """What can be done with the card now: options of the running choice, else the offers on it."""
    if isinstance(state.ask, Choice):
        here = (one for one in state.ask.options if one.slot == drop.slot or one.key in drop.to)
        yield from (Answer(state.ask.id, one.key, "finger") for one in here)
    elif state.ask is None:
        mine = f"slot:{drop.slot}"
        yield from (offer.command for offer in room.legal(state, TABLE) if offer.target == mine)


def _brings(room: Room, state: Any, command: Command, drop: Dropped, *waived: str) -> bool:
    """Whether the card lies there after it, where these rules are passed over."""
    after = tried(room, state, command, *waived)
    return after is not None and after.table.slots[drop.slot].zone in drop.to


def doubted(room: Room, state: Any, drop: Dropped) -> tuple[MoveSlot, Refusal] | None:
    """The correction that would bring it there, and why it is only one; None where it cannot be meant."""
    if len(drop.to) != 1 or drop.to[0] not in room.zone_table.of_game(state) or not _is_here(state, drop):
        return None
    into = places.into(drop.to[0], state.players)
    here, remedy = phrase("drop-no-move", into=into), phrase("drop-anyway")
    return MoveSlot(drop.slot, drop.to[0]), refusal(NO_MOVE, "target", here=here, remedy=remedy)


def which(room: Room, state: Any, drop: Dropped) -> Meaning:
    """Several piles lie where the card was let go: one touch says which."""
    able = room.zone_table.of_game(state)
    here = [zone for zone in drop.to if zone in able] if _is_here(state, drop) else []
    if not here:
        return Meaning(says=phrase("here-no-such-place"))
    offers = tuple(
        Offer(f"drop:{drop.slot}:{zone}", places.place(zone, state.players), MoveSlot(drop.slot, zone))
        for zone in here
    )
    return Meaning(says=phrase("drop-which"), offers=offers)


def _is_here(state: Any, drop: Dropped) -> bool:
    return drop.slot in state.table.slots and state.table.slots[drop.slot].zone not in drop.to
