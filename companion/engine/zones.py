"""Piles and rows: moving slots between zones; index 0 is the top of a pile and the left of a row."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from msgspec.structs import replace

from companion.core.language.ids import CopyId, SeatId, SlotId, ZoneId, family, which
from companion.core.language.slots import Slot, Table

FAR_END = -1  # the bottom of a pile, the right end of a row


def move(
    table: Table, slots: Iterable[SlotId], to: ZoneId, at: int = 0, face_up: bool | None = None
) -> Table:
    """Carry slots to a zone, keeping their order, so that the first of them comes to lie at index `at`."""
    moving = tuple(slots)
    zones, states = dict(table.zones), dict(table.slots)
    gone = set(moving)
    for zone in {states[slot].zone for slot in moving}:
        zones[zone] = tuple(slot for slot in zones[zone] if slot not in gone)
    there = zones.get(to, ())
    place = len(there) if at == FAR_END else at
    zones[to] = there[:place] + moving + there[place:]
    for slot in moving:
        up = states[slot].face_up if face_up is None else face_up
        states[slot] = replace(opened(states[slot]) if up else states[slot], zone=to, face_up=up)
    return replace(table, zones=zones, slots=states)


def turn(table: Table, slot: SlotId, face_up: bool = True) -> Table:
    """Turn one card over where it lies."""
    held = opened(table.slots[slot]) if face_up else table.slots[slot]
    return replace(table, slots={**table.slots, slot: replace(held, face_up=face_up)})


def opened(held: Slot) -> Slot:
    """A slot whose card everybody sees: it is the app's secret no more."""
    return held if held.part is None else replace(held, part=None, home=None)


def lay(table: Table, zone: ZoneId, copies: Iterable[CopyId], face_up: bool) -> Table:
    """Make slots for known cards, first on top, at the bottom of a zone."""
    slots, bound, made = dict(table.slots), dict(table.bound), table.made
    new = []
    for copy in copies:
        made += 1
        slot = SlotId(made)
        slots[slot] = Slot(zone=zone, face_up=face_up, copy=copy, known="seen" if face_up else "app")
        bound[copy] = slot
        new.append(slot)
    zones = {**table.zones, zone: table.zone(zone) + tuple(new)}
    return replace(table, zones=zones, slots=slots, bound=bound, made=made)


def is_numbered(zone: ZoneId | str) -> bool:
    """Whether a zone is one of several that are counted."""
    return which(zone).isdigit()


@lru_cache(maxsize=1_000)  # asked for every place of every View
def place_key(zone: ZoneId | str) -> str:
    """The text key of a zone: numbered places one by one, a player's own zones by family."""
    return f"place-{family(zone)}-{which(zone)}" if is_numbered(zone) else f"place-{family(zone)}"


def owner(zone: ZoneId | str) -> str:
    """The part of a zone's name after the colon: the seat or room it belongs to."""
    return which(zone)


@lru_cache(maxsize=1_000)  # asked all the time, of few seats and parts
def of(seat: SeatId | str, part: str) -> ZoneId:
    """A person's own zone of some kind, such as deck, hand or discard."""
    return ZoneId(f"{part}:{seat}")


def top(table: Table, zone: ZoneId) -> SlotId | None:
    """The top card of a pile, None when it is empty."""
    slots = table.zone(zone)
    return slots[0] if slots else None


def crowded(table: Table, places: Iterable[ZoneId], rule: str) -> list[str]:
    """Where more than the one card lies that a place takes."""
    return [f"{rule} {zone}" for zone in places if len(table.zone(zone)) > 1]
