"""What happens with Hidden Agendas, and how it is known which of them is whose (ALN-AGENDA)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from companion.core.language.cards import Card
from companion.core.language.events import Bound, Event, OrderLost, Rematched, Unbound
from companion.core.language.ids import SeatId, SlotId
from companion.engine import mixups
from companion.engine import zones as piles
from companion.engine.feature import After
from companion.games.alien import zones
from companion.games.alien.state import Agenda, AlienState


class AgendasDealt(Event, frozen=True):
    """Everybody got one Agenda face down, by seat and unseen; the last went back to the box unseen."""

    slots: dict[SeatId, SlotId]
    spare: tuple[SlotId, ...]
    delayed: bool = False  # nobody looks at the own one either


class AgendaTurnedUp(Event, frozen=True):
    """An Agenda was turned up: by a Secrets Revealed card, by a death, or at the end of the game."""

    seat: SeatId
    slot: SlotId
    cause: str  # secrets, death, end


class SideShown(Event, frozen=True):
    """Everybody knows now on which side somebody is: good or evil."""

    seat: SeatId
    slot: SlotId
    side: str


class AgendaGone(Event, frozen=True):
    """The Agenda of a dead player left the game with the other cards."""

    seat: SeatId
    slot: SlotId


class SecretsSetAside(Event, frozen=True):
    """A used Secrets Revealed card was set aside for the rest of the game."""

    slot: SlotId


class TraitorFell(Event, frozen=True):
    """The traitor died: these cards leave the Complex, to be shuffled onto the Hive."""

    seat: SeatId
    slots: tuple[SlotId, ...]


class ComplexReturned(Event, frozen=True):
    """The cards that left the Complex lie on top of the Hive, shuffled."""


class TraitorAlone(Event, frozen=True):
    """Of all players only the traitor is left, and everybody knows it."""

    seat: SeatId


SIDES = ("good", "evil")
FELL, ALONE = "traitor-fell", "traitor-alone"  # what happens once in a game


def _dealt(state: AlienState, event: AgendasDealt) -> AlienState:
    table = piles.move(state.table, event.spare, zones.BOX, face_up=False)
    for seat, slot in event.slots.items():
        table = piles.move(table, (slot,), zones.of(seat, "agenda"), face_up=False)
    return replace(state, table=table, agendas={seat: Agenda(slot) for seat, slot in event.slots.items()})


def _turned_up(state: AlienState, event: AgendaTurnedUp) -> AlienState:
    return replace(state, table=piles.turn(state.table, event.slot))


def _side_shown(state: AlienState, event: SideShown) -> AlienState:
    agenda = replace(state.agendas[event.seat], side=event.side)
    return replace(state, agendas={**state.agendas, event.seat: agenda})


def _gone(state: AlienState, event: AgendaGone) -> AlienState:
    return replace(state, table=piles.move(state.table, (event.slot,), zones.REMOVED, face_up=True))


def _set_aside(state: AlienState, event: SecretsSetAside) -> AlienState:
    return replace(state, table=piles.move(state.table, (event.slot,), zones.SECRETS, face_up=True))


def _fell(state: AlienState, event: TraitorFell) -> AlienState:
    table = piles.move(state.table, event.slots, zones.RETURNING, face_up=False)
    weakened = {slot: by for slot, by in state.weakened.items() if slot not in event.slots}
    laid = tuple(slot for slot in state.laid if slot not in event.slots)
    return replace(state, table=table, weakened=weakened, laid=laid, milestones=(*state.milestones, FELL))


def _returned(state: AlienState, event: ComplexReturned) -> AlienState:
    coming = state.table.zone(zones.RETURNING)
    return replace(state, table=piles.move(state.table, coming, zones.HIVE, face_up=False))


def _alone(state: AlienState, event: TraitorAlone) -> AlienState:
    return replace(state, milestones=(*state.milestones, ALONE))


def follow(event: Event, before: AlienState, state: AlienState) -> AlienState:
    """Keep which Agenda is whose in step with what is learnt of cards, and with what is taken back."""
    if not state.agendas:
        return state
    if isinstance(event, Bound):
        return _learnt(event, state)
    if isinstance(event, Unbound):
        return _forgotten(state, (event.slot,))
    if isinstance(event, OrderLost):
        return _forgotten(state, event.slots)
    if isinstance(event, Rematched):
        now = mixups.partners(before.table, event.wrong, event.right)
        agendas = {seat: replace(one, copy=now.get(one.copy, one.copy) if one.copy else None)
                   for seat, one in state.agendas.items()}  # fmt: skip
        return replace(state, agendas=agendas)
    return state


def _learnt(event: Bound, state: AlienState) -> AlienState:
    """An Agenda among somebody's cards is theirs, and its side is printed on it."""
    card, zone = state.table.card_of(event.copy), state.table.slots[event.slot].zone
    seat = SeatId(piles.owner(zone))
    if card.kind != "agenda" or seat not in state.agendas:
        return state
    side = side_of(card) if state.agendas[seat].side else ""  # else it is yet to be said aloud
    return replace(state, agendas={**state.agendas, seat: Agenda(event.slot, event.copy, side)})


def side_of(card: Card) -> str:
    """The side that is printed on an Agenda."""
    return next((side for side in SIDES if card.has(side)), "")


def _forgotten(state: AlienState, slots: tuple[Any, ...]) -> AlienState:
    """Which Agenda lies before somebody is not known any more; one that was gained and mixed in still is."""
    agendas = {
        seat: Agenda(one.slot) if one.slot in slots and _lies_there(state, one) else one
        for seat, one in state.agendas.items()
    }
    return replace(state, agendas=agendas)


def _lies_there(state: AlienState, agenda: Agenda) -> bool:
    return state.table.slots[agenda.slot].zone.startswith("agenda:")


EVENTS: Mapping[type, After[AlienState]] = {
    AgendasDealt: _dealt, AgendaTurnedUp: _turned_up, SideShown: _side_shown, AgendaGone: _gone,
    SecretsSetAside: _set_aside, TraitorFell: _fell, ComplexReturned: _returned, TraitorAlone: _alone,
}  # fmt: skip
