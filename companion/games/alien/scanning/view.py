"""Which rooms can be scanned."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from companion.core.crossing.views import Offer
from companion.core.language.commands import Command
from companion.core.language.ids import ZoneId
from companion.core.language.phrases import Phrase, phrase
from companion.engine.feature import Way
from companion.engine.offers import offer, pays
from companion.engine.touches import Touch
from companion.engine.zones import place_key
from companion.games.alien import zones
from companion.games.alien.scanning.commands import Scan
from companion.games.alien.state import AlienState


def scan_offer(state: AlienState, zone: ZoneId) -> Offer:
    """Scan a room."""
    need = state.boards.get(zone, {}).get("scan")
    label = phrase("offer-scan", place=phrase(f"place-{zone.replace(':', '-')}"))
    command = Scan(state.active, zone)
    return offer(f"scan:{zone}", label, command, target_of(state, zone),
                  sub=pays("offer-pay-attack", need, state, "attack"))  # fmt: skip


def target_of(state: AlienState, zone: ZoneId) -> str:
    """The card in a room, or the room itself."""
    slots = state.table.zone(zone)
    return f"slot:{slots[0]}" if slots else f"place:{zone}"


def offers(state: AlienState) -> Iterator[Way]:
    """Every room, from the entry on."""
    table, have = state.table, state.numbers.get("attack", 0)
    for zone in zones.ROOMS:
        slot = zones.top(table, zone)
        if slot is None or table.slots[slot].face_up or state.boards.get(zone, {}).get("scan", 0) > have:
            continue  # nothing hidden, or too dear: no offer
        yield Scan(state.active, zone), partial(scan_offer, state, zone)


def label(state: AlienState, command: Scan) -> Phrase:
    """Which room was scanned."""
    return phrase("command-Scan", place=phrase(place_key(command.zone)))


def touched(state: AlienState, touch: Touch) -> Command | None:
    """A room, or the hidden card in it, is scanned."""
    is_hidden = touch.slot is not None and zones.is_hidden(state.table, touch.slot)
    is_room = touch.kind == "place" and touch.zone in zones.ROOMS
    return Scan(state.active, touch.zone) if touch.zone is not None and (is_hidden or is_room) else None
