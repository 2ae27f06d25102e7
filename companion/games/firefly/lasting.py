"""What cards change as long as they lie there: Ongoing texts, and those of an area (FFY-TIME-01).

FFY-SHIP-02, FFY-SPEC-02: what one card forbids no other allows. FFY-RUL-14, FFY-RUL-19: hidden cards and
those behind the Inevitable card say nothing. A Crew Strike says its text to whoever bears it (FFY-SPEC-05).
"""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.language.ids import SeatId, SlotId, ZoneId
from companion.engine.legendary.lasting import Lasting
from companion.games.firefly import zones
from companion.games.firefly.abilities import ABILITIES, COUNTERS
from companion.games.firefly.difficulty import difficulty
from companion.games.firefly.printed import rules
from companion.games.firefly.state import FireflyState
from companion.games.firefly.strikers import is_ship

TEAM = SeatId("")  # about nobody: what holds for all of them
SORTS = {"ship": True, "crew": False}  # whether a word for enemies means Ships (FFY-FIGHT-09)


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
        if zone == zones.OBJECTIVE and state.is_between:
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
    """The running Objective card alone (FFY-OBJ-09), Ship Strikes and Upgrades."""
    return (zones.OBJECTIVE, *zones.STRIKE_SLOTS, *zones.UPGRADE_SLOTS)


def borne(state: FireflyState, about: SeatId) -> Iterator[SlotId]:
    """The Crew Strikes on players' Avatars that may speak to somebody.

    Without a player their text is ignored. Of a defeated player they say nothing to others; what they take
    from the bearer has to hold on the way back too (FFY-DEF-10, 11).
    """
    for player in state.players:
        if player.alive or player.seat == about:
            yield from zones.strikes_on(state.table, player.seat)


def _bears(state: FireflyState, about: SeatId, slot: SlotId) -> bool:
    """Whether a card lies on somebody's Avatar."""
    return slot in zones.strikes_on(state.table, about)


def _space(zone: ZoneId) -> str:
    """The same space, in it or attached to it."""
    return str(zone).rpartition(":")[2] if zone in (*zones.VERSE, *zones.ATTACHED) else str(zone)


def _speaking(state: FireflyState, seat: SeatId) -> tuple[SlotId, ...]:
    """What is in effect for all, then what people bear."""
    return (*in_effect(state), *borne(state, seat))


LASTING: Lasting[FireflyState] = Lasting(
    abilities=ABILITIES, counters=COUNTERS, in_effect=_speaking, forbidden="FFY-SPEC-02", same=_space,
    bears=_bears,
    is_over=lambda state, level: level in state.items,  # the Objective it belongs to
    is_sort=lambda card, of: of not in SORTS or SORTS[of] is is_ship(card),
)  # fmt: skip
changed, forbidding, need_allowed = LASTING.changed, LASTING.forbidding, LASTING.need_allowed


def hand_size(state: FireflyState, seat: SeatId) -> int:
    """How many cards make somebody's new hand just now (FFY-CLEAN-03, FFY-DEF-11)."""
    return max(0, rules().hand + changed(state, "hand", seat=seat))
