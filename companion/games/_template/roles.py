"""The secret roles: dealt, turned up by their owners, and at the end (TPL-ROLE, TPL-SETUP-04)."""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.language.asks import Work
from companion.core.language.commands import Command
from companion.core.language.events import Event
from companion.core.language.ids import SeatId, SlotId
from companion.core.language.phrases import phrase
from companion.engine import decks
from companion.engine.changes import carried, turned
from companion.engine.feature import Feature
from companion.engine.ways import Way
from companion.games._template import zones
from companion.games._template.offers import way
from companion.games._template.phases import in_play, need_act
from companion.games._template.prompts import move
from companion.games._template.scoring import outcome
from companion.games._template.state import FerryState, Writing
from companion.games._template.turns import Ended
from companion.games._template.work import Effects, ShowRoles


class Confess(Command, frozen=True):
    """Turn up the own role."""

    seat: SeatId


class RoleDealt(Event, frozen=True):
    """A player got a secret role, face down."""

    seat: SeatId
    slot: SlotId


class RoleShown(Event, frozen=True):
    """A secret role was turned up."""

    seat: SeatId
    slot: SlotId


def _role_dealt(state: FerryState, event: RoleDealt) -> FerryState:
    return carried(state, (event.slot,), zones.of(event.seat, "role"), face_up=False)


def _role_shown(state: FerryState, event: RoleShown) -> FerryState:
    return turned(state, event.slot)


class DealRoles(Work, frozen=True, tag="deal-roles"):
    """Everybody gets a secret role."""


def confess(draft: Writing, command: Confess) -> None:
    """Who turns up the own role gets power for it, once (TPL-ROLE-01)."""
    need_act(draft, command.seat)
    role = draft.state.table.zone(zones.of(command.seat, "role"))
    hidden = [slot for slot in role if not draft.state.table.slots[slot].face_up]
    if not hidden:
        return draft.require(False, "TPL-ROLE-01", "impossible", here=phrase("here-role-open"))
    draft.emit(RoleShown(command.seat, hidden[0]))
    draft.later(Effects(hidden[0], "reveal", seat=command.seat))


def deal_roles(draft: Writing, work: DealRoles) -> None:
    """Everybody gets a secret role (TPL-SETUP-04)."""
    roles = draft.state.table.zone(zones.ROLES)
    for player, slot in zip(draft.state.players, roles, strict=False):
        draft.emit(RoleDealt(player.seat, slot))


def show_roles(draft: Writing, work: ShowRoles) -> None:
    """At the end every role is turned up and named; then it is said who has won (TPL-END-02)."""
    table = draft.state.table
    for player in draft.state.players:
        for slot in table.zone(zones.of(player.seat, "role")):
            if not table.slots[slot].face_up:
                draft.emit(RoleShown(player.seat, slot))
            if decks.needs_identity(draft, slot, phrase("ask-role", name=player.name), work):
                return
    draft.emit(Ended(outcome(draft.state)))


def ways(state: FerryState) -> Iterator[Way]:
    """Turn up the own role."""
    seat = state.turn.seat
    if not state.is_race:
        own = tuple(f"slot:{slot}" for slot in state.table.zone(zones.of(seat, "role")))
        yield way("confess", Confess(seat), f"seat:{seat}", also=own)


FEATURE: Feature[FerryState] = Feature(
    name="roles",
    commands=in_play({Confess: confess}),
    work={DealRoles: deal_roles, ShowRoles: show_roles},
    events={RoleDealt: _role_dealt, RoleShown: _role_shown},
    prompts={RoleShown: move("prompt-role"), RoleDealt: move("prompt-deal-role")},
    ways=ways,
)
