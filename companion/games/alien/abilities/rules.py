"""A moment of a card begins: its abilities are queued, to be judged and offered when their turn comes."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from companion.core.language.cards import Ability, Card, Clause
from companion.core.language.events import OutOfStep
from companion.core.language.ids import SeatId, SlotId, ZoneId
from companion.engine.draft import Draft
from companion.engine.effects.conditions import Judges
from companion.engine.effects.interpret import (
    begin_ability,
    moments,
    queue_ability,
    queue_clauses,
)
from companion.engine.effects.numbers import Counters, amount
from companion.engine.effects.selectors import seats_of
from companion.engine.effects.work import BeginAbility, CardText, ability_of
from companion.engine.feature import Works
from companion.engine.legendary.points import PointsSpent
from companion.engine.legendary.pools import charge, pool
from companion.engine.legendary.triggers import count_class, count_crew, is_switched_on
from companion.games.alien import zones
from companion.games.alien.abilities.events import AbilityReady, AbilityUsed
from companion.games.alien.state import AlienState

CARD_SAYS = "card-says"  # why a card is out of step: its text is known to the players alone
HANDS_DO = "hands-do"  # work that waits until hands have done what a card says
ENEMIES_SAY = "enemies-say"  # the same of all enemies in play, when an Event comes up


class Moment(msgspec.Struct, frozen=True):
    """When and for whom the abilities of a card begin.

    `area` is where the card was, if it lies elsewhere by now; `play` which copy of it this is about, 0 the
    card itself, and `via` the cards it was copied by.
    """

    on: str
    seat: SeatId
    level: int = 0
    area: str | None = None
    play: int = 0
    via: tuple[SlotId, ...] = ()


def begin(
    draft: Draft[AlienState],
    card: Card,
    slot: SlotId,
    on: str,
    seat: SeatId,
    level: int = 0,
    area: str | None = None,
) -> None:
    """Queue the abilities of a card for a moment; `area` where it was, if it lies elsewhere by now."""
    begin_at(draft, card, slot, Moment(on, seat, level, area))


def begin_at(draft: Draft[AlienState], card: Card, slot: SlotId, at: Moment) -> None:
    """Queue the abilities of a card for a moment, of a copy as well.

    Class and crew abilities are judged here, by what was played before (ALN-CLASS-02).
    """
    where = area_of(draft.state.table.slots[slot].zone) if at.area is None else at.area
    work = []
    for index, ability in moments(card, at.on, at.level, where):
        if at.on == "play" and not is_on(draft.state, slot, ability, at.play):
            continue
        if ability.once:
            draft.emit(AbilityReady(slot, index, at.play))
        else:
            queued = queue_ability(at.seat, slot, index, card, where)
            copied = at.play or at.via
            work.append(replace(queued, play=at.play, via=at.via) if copied else queued)
    draft.later(*work)
    if not card.structured:
        draft.emit(OutOfStep(slot, CARD_SAYS))


def area_of(zone: ZoneId) -> str:
    """The area a zone belongs to, as area abilities name it (ALN-TEXT-06)."""
    if zones.is_room(zone):
        return "complex"
    return zone if zone in (zones.COMBAT, zones.OPERATIONS) else ""


def is_on(state: AlienState, slot: SlotId, ability: Ability, play: int = 0) -> bool:
    """Whether a class or crew ability works: a different card of that kind was played before.

    To a copy the card itself is such a different one, and the other way round (ALN-COPY-08).
    """
    own = (slot, play)
    return is_switched_on(ability, (one for one in state.played if (one.slot, one.play) != own))


def _ability(draft: Draft[AlienState], work: BeginAbility) -> None:
    """The turn of one ability: judge, offer, pay, and queue what it does."""
    _, ability = ability_of(draft.state, work)
    if (ability.may or ability.pay) and work.seat not in draft.state.acting:
        return  # an offer to the dead (ALN-RULING-59)
    can_pay = ability.pay <= pool(draft.state, "recruit")
    if not begin_ability(draft, work, JUDGES, can_pay):
        return
    if ability.pay:
        draft.emit(PointsSpent(recruit=charge(draft, "recruit", ability.pay, "ALN-TEXT-09")))
    if ability.needs_class or ability.needs_crew or ability.may or ability.pay:
        draft.emit(AbilityUsed(work.slot, work.index, work.play or 0))
    queue_clauses(draft, work)


def enemies_in(state: AlienState, zone: ZoneId) -> tuple[SlotId, ...]:
    """The face-up enemies and facehuggers of a zone."""
    found = []
    for slot in state.table.zone(zone):
        card = state.table.card(slot)
        if state.table.slots[slot].face_up and card is not None and card.kind in ("enemy", "facehugger"):
            found.append(slot)
    return tuple(found)


def hidden_rooms(state: AlienState) -> tuple[SlotId, ...]:
    """The hidden cards of the Complex, from the entry to the Airlock."""
    table = state.table
    return tuple(s for room in zones.ROOMS for s in table.zone(room) if zones.is_hidden(table, s))


def clear_rooms(state: AlienState) -> tuple[ZoneId, ...]:
    """The rooms that are clear: nothing lies in them, and they are not blocked (ALN-ROOM-03, 04)."""
    return tuple(room for room in zones.ROOMS if room not in state.blocked and not state.table.zone(room))


def damage(state: AlienState, seat: SeatId) -> int:
    """The strike damage beside an Avatar, as far as it is known."""
    cards = (state.table.card(slot) for slot in state.table.zone(zones.of(seat, "damage")))
    return sum(card.number("damage") or 0 for card in cards if card is not None)


COUNTERS: Counters[AlienState] = {
    "played:": lambda state, name: count_class(state.played, name),
    "crew:": lambda state, name: count_crew(state.played, name),
    "combat": lambda state, name: len(enemies_in(state, zones.COMBAT)),
    "hidden": lambda state, name: len(hidden_rooms(state)),
    "hazards": lambda state, name: state.numbers.get("hazards", 0),
    "players": lambda state, name: len(state.living),
    "complex": lambda state, name: sum(len(enemies_in(state, room)) for room in zones.ROOMS),
    "clear": lambda state, name: len(clear_rooms(state)),
    "attached": lambda state, name: sum(len(state.table.zone(zone)) for zone in zones.ATTACHED),
    "dead": lambda state, name: len(state.players) - len(state.living),
    "wounds": lambda state, name: len(zones.wounds(state.table, state.active)),
    "damage": lambda state, name: damage(state, state.active),
    "person:": lambda state, name: sum(is_person(one.people, name) for one in state.played),
}


def is_person(people: tuple[str, ...], name: str) -> bool:
    """Whether one of these characters carries a name, as "ripley" is part of "Sister Ripley"."""
    return any(name in person.lower().replace(".", "").split() for person in people)


def _is_here(state: AlienState, clause: Clause, work: CardText) -> bool:
    return bool(work.area == clause.args["area"])


def _is_at_least(state: AlienState, clause: Clause, work: CardText) -> bool:
    return amount(state, clause.args["count"], COUNTERS) >= int(clause.args["n"])


def _is_at_most(state: AlienState, clause: Clause, work: CardText) -> bool:
    return amount(state, clause.args["count"], COUNTERS) <= int(clause.args["n"])


def _is_clear(state: AlienState, clause: Clause, work: CardText) -> bool:
    """Whether a room is clear: an attached card does not fill it, a blocked room never is (ALN-ROOM-03)."""
    free, where = clear_rooms(state), clause.args.get("where", "any")
    there = [room for room in zones.ROOMS if room not in state.blocked]
    if where in ("any", "all"):
        return bool(free) and (where == "any" or len(free) == len(there))
    if where == "entry":
        return bool(there) and there[0] in free
    zone = state.table.slots[work.slot].zone if work.slot is not None else None
    if zone in zones.ATTACHED:
        zone = zones.ROOMS[zones.ATTACHED.index(zone)]
    return zone in free


def _is_objective(state: AlienState, clause: Clause, work: CardText) -> bool:
    return state.objective == int(clause.args["level"])


def _is_wounded(state: AlienState, clause: Clause, work: CardText) -> bool:
    seats = seats_of(state, clause.args.get("who", "you"), work.seat or state.active)
    wounded = [bool(zones.wounds(state.table, seat)) for seat in seats]
    return all(wounded) if clause.args.get("who") == "each" else any(wounded)


JUDGES: Judges[AlienState] = {
    "here": _is_here, "at-least": _is_at_least, "objective": _is_objective, "wounded": _is_wounded,
    "at-most": _is_at_most, "clear": _is_clear,
}  # fmt: skip


WORK: Works[AlienState] = {BeginAbility: _ability}
