"""What cards change as long as they lie there: Ongoing texts, and those of an area (FFY-TIME-01).

FFY-SHIP-02, FFY-SPEC-02: what one card forbids no other allows. FFY-RUL-14, FFY-RUL-19: hidden cards and
those behind the Inevitable card say nothing. A Crew Strike says its text to whoever bears it (FFY-SPEC-05).
"""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.language.cards import Clause
from companion.core.language.ids import SeatId, SlotId, ZoneId
from companion.core.language.phrases import Phrase, phrase
from companion.engine.draft import Draft
from companion.engine.effects.conditions import all_hold
from companion.engine.effects.interpret import moments, queue_ability
from companion.engine.effects.numbers import number
from companion.games.firefly import zones
from companion.games.firefly.abilities import COUNTERS, JUDGES, area_of
from companion.games.firefly.difficulty import difficulty
from companion.games.firefly.printed import rules
from companion.games.firefly.state import FireflyState

ONGOING, MODIFY, CANNOT = "ongoing", "modify", "cannot"
FORBIDDEN = "FFY-SPEC-02"


def in_effect(state: FireflyState) -> Iterator[SlotId]:
    """The open cards of the table that are nobody's, where they are part of the game (FFY-RUL-19).

    In the order in which they speak: Combat Zone right to left, 'Verse left to right (FFY-TIME-02).
    """
    cut = state.cut_off
    board = (zones.COMBAT, *reversed(zones.VERSE), *reversed(zones.ATTACHED), zones.OPERATIONS)
    for zone in (*board, *_standing()):
        there = state.table.zone(zone)
        if not there or zone in cut or is_smothered(state, zone):
            continue
        for slot in reversed(there):
            if state.table.slots[slot].face_up:
                yield slot


def is_smothered(state: FireflyState, zone: ZoneId) -> bool:
    """Whether a Ship Strike in its slot keeps an Upgrade from working, where that was chosen (FFY-RUL-02)."""
    if zone not in zones.UPGRADE_SLOTS or not difficulty(state.header)["smothered"]:
        return False
    return bool(state.table.zone(zones.STRIKE_SLOTS[zones.UPGRADE_SLOTS.index(zone)]))


def _standing() -> tuple[ZoneId, ...]:
    return (zones.OBJECTIVE, *zones.STRIKE_SLOTS, *zones.UPGRADE_SLOTS)


def borne(state: FireflyState, seat: SeatId) -> tuple[SlotId, ...]:
    """The Crew Strikes on a player's Avatar; without a player their text is ignored (FFY-NPC-02).

    Those of a defeated player are among them: nothing else is asked about somebody who is out of the game
    than how much they can bear, and what holds then has to hold when they come back (FFY-DEF-10, 11).
    """
    return () if seat in state.others else zones.strikes_on(state.table, seat)


def lasting(state: FireflyState, verb: str, seat: SeatId | None = None) -> Iterator[tuple[Clause, SlotId]]:
    """Every clause of that verb that holds just now, with the card that says it.

    Crew Strikes speak to one person alone: the one it is about, else whoever has the turn (FFY-STRIKE-11).
    """
    about = state.active if seat is None else seat
    for slot in (*in_effect(state), *borne(state, about)):
        card = state.table.card(slot)
        if card is None or not card.does(ONGOING):
            continue
        area = area_of(state.table.slots[slot].zone)
        for index, ability in moments(card, ONGOING, 0, area):
            if ability.level and ability.level in state.items:
                continue  # the Objective it belongs to is over
            work = queue_ability(about, slot, index, card, area)
            if all_hold(state, ability.when, work, JUDGES):
                yield from ((clause, slot) for clause in ability.do if clause.verb == verb)


def changed(
    state: FireflyState,
    what: str,
    target: SlotId | None = None,
    place: ZoneId | None = None,
    seat: SeatId | None = None,
) -> int:
    """By how much a number is higher or lower just now, for a card, a space or a person."""
    total = 0
    for clause, slot in lasting(state, MODIFY, seat):
        if clause.args["what"] == what and _is_meant(state, clause, slot, target, place):
            by = number(state, clause, "by", COUNTERS, 1)
            total += -by if clause.args.get("less") else by
    return total


def _is_meant(
    state: FireflyState, clause: Clause, slot: SlotId, target: SlotId | None, place: ZoneId | None
) -> bool:
    """Whether a change is about this card in this place: of some enemies, in some area."""
    of, where = str(clause.args.get("of", "any")), str(clause.args.get("where", "any"))
    if target is not None:
        place = state.table.slots[target].zone
        card = state.table.card(target)
        is_ship = card is not None and card.has("ship")
        if (of == "this" and target != slot) or (of == "ship" and not is_ship) or (of == "crew" and is_ship):
            return False
    if where == "here":
        return place is not None and _space(place) == _space(state.table.slots[slot].zone)
    return where == "any" or place is None or area_of(place) == where


def _space(zone: ZoneId) -> str:
    """The same space, in it or attached to it."""
    return str(zone).rpartition(":")[2] if zone in (*zones.VERSE, *zones.ATTACHED) else str(zone)


def hand_size(state: FireflyState, seat: SeatId) -> int:
    """How many cards make somebody's new hand just now (FFY-CLEAN-03, FFY-DEF-11)."""
    return max(0, rules().hand + changed(state, "hand", seat=seat))


def forbidding(state: FireflyState, what: str, seat: SeatId | None = None) -> Phrase | None:
    """The card by which something cannot be done by somebody; None where nothing forbids it."""
    for clause, slot in lasting(state, CANNOT, seat):
        if clause.args["what"] == what:
            card = state.table.card(slot)
            return card.name if card is not None else None
    return None


def need_allowed(draft: Draft[FireflyState], what: str, seat: SeatId | None = None) -> None:
    """Refuse what a card in effect forbids (FFY-SPEC-02)."""
    card = forbidding(draft.state, what, seat)
    if card is not None:
        draft.refuse(FORBIDDEN, "limit", here=phrase("here-forbidden", card=card))
