"""`companion check-data`: card sets by shape and meaning, cue sheets, wirings, and texts."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from companion.commands.data_checks import Checked, drawn_boards, entries, questions, unspoken
from companion.core.language.languages import codes
from companion.engine.effects.hollow import unheard
from companion.engine.room import Room
from companion.engine.zone_file import ZoneFault, shipped_zones
from companion.engine.zones import place_key
from companion.ground.meaning import check_card
from companion.ground.rooms import ROOMS, open_room
from companion.ground.texts import FluentTexts
from companion.ground.verdicts import FINE, PROBLEMS

if TYPE_CHECKING:
    from card_db.cardset import CardSet


def run(as_json: bool) -> int:
    """Check everything that ships; 0 all is well, 1 something is not."""
    every = list(checks())
    for checked in every:
        if as_json:
            print(json.dumps({"what": checked.what, "faults": list(checked.faults)}, ensure_ascii=False))
        else:
            print("\n".join([f"{'✗' if checked.faults else '✓'} {checked.what}", *checked.faults]))
    return PROBLEMS if any(checked.faults for checked in every) else FINE


def checks() -> Iterator[Checked]:
    """Every check in turn; without its zones no game can be opened, and nothing of it checked."""
    tables = tuple(zones(name) for name in ROOMS)
    yield from tables
    if any(checked.faults for checked in tables):
        return
    yield from card_sets()
    yield from printing()
    yield from lights()
    yield sounds()
    for name in ROOMS:
        room = open_room(name)
        yield texts(room)
        yield spoken_cards(room)
        yield heard_cards(room)
        yield cues(room)


def zones(room: str) -> Checked:
    """The table of a game's zones, and that each of them has a name in every language."""
    try:
        table = shipped_zones(room)
    except ZoneFault as fault:
        return Checked(f"zones of {room}", (str(fault),))
    spoken, every = FluentTexts(room), {place_key(zone) for zone in table.all_names()}
    unnamed = {lang: sorted(every - spoken.keys(lang)) for lang in codes()}
    lacking = (f"{key} is missing in {lang}" for lang, keys in unnamed.items() for key in keys)
    return Checked(f"zones of {room}: {len(table.rows)} rows", tuple(lacking))


def card_sets() -> Iterator[Checked]:
    """Every shipped set: schema, cross references, verbs that its room interprets, and box counts."""
    from card_db.catalogue import clashes
    from card_db.errors import SetError
    from card_db.loader import SHIPPED, read_set, set_files

    read: list[CardSet] = []
    for path in set_files():
        try:
            found = read_set(path, partial(check_card, path.parent.name))
        except SetError as error:
            yield Checked(where(path), tuple(str(fault) for fault in error.faults))
            continue
        double = tuple(str(fault) for fault in clashes(found, read, path))
        read.append(found)
        yield Checked(f"{where(path)}: {told(found)}", (*double, *miscounts(found, path)))
    yield from entries(read)
    yield from questions(SHIPPED)
    yield from drawn_boards(SHIPPED, read)


def spoken_cards(room: Room) -> Checked:
    """Whether every card of a game's sets says what it does."""
    from card_db.loader import read_set, set_files

    sets = (read_set(path) for path in set_files() if path.parent.name == room.name)
    return unspoken(room.name, [card for one in sets for card in one.cards])


def heard_cards(room: Room) -> Checked:
    """Whether the rules do something with every word that a game's cards say, and with its whole grammar."""
    from card_db.loader import read_set, set_files

    cards = [card for path in set_files() if path.parent.name == room.name for card in read_set(path).cards]
    if room.handled is None or room.grammar is None:
        return Checked(f"rules of {room.name}: their cards are carried out by hands")
    words = len(room.handled.verbs) + len(room.handled.conditions) + len(room.handled.counts)
    faults = (*room.hollow(cards), *unheard(room.grammar(), room.handled))
    return Checked(f"rules of {room.name}: {words} words at {len(room.handled.moments)} moments", faults)


def where(path: Path) -> str:
    """A set file by room and name."""
    return f"sets/{path.parent.name}/{path.name}"


def told(card_set: CardSet) -> str:
    """How much of a set is known, in words."""
    from card_db.census import tally

    found = tally(card_set)
    parts = [f"{found.designs} designs, {found.cards} cards", f"{found.known} numbers known"]
    parts += [f"{found.unsure} of them not sure"] if found.unsure else []
    parts += [f"{found.unknown} unknown"] if found.unknown else []
    parts += [f"{found.designs - found.named} designs without a name"] if found.named < found.designs else []
    parts += [f"{found.kinds_unknown} of unknown kind"] if found.kinds_unknown else []
    return ", ".join(parts)


def miscounts(card_set: CardSet, path: Path) -> tuple[str, ...]:
    """What a set has too few or too many of, by the components of its game (ALN-COMP-19, FFY-COMP-01 ...)."""
    from card_db import census
    from card_db.errors import SetError
    from card_db.loader import BOXES

    try:
        boxes = census.read_boxes(path.parent / BOXES)
    except SetError as error:
        return tuple(str(fault) for fault in error.faults)
    return tuple(census.miscounts(card_set, boxes))


def printing() -> Iterator[Checked]:
    """Where labels lie on the cards of each room, and its packs for an evening."""
    from card_db.errors import SetError
    from card_db.evenings import pack_of, read_evenings
    from card_db.loader import SHIPPED, read_set, set_files
    from card_db.printing.errors import PrintError
    from card_db.printing.layout import read_layout

    for room in ROOMS:
        folder = SHIPPED / room
        try:
            layout, packs = read_layout(folder), read_evenings(folder)
            sets = {one.id: one for one in (read_set(path) for path in set_files() if path.parent == folder)}
            sizes = [sum(card.copies for card in pack_of(sets[pack.set], pack).cards) for pack in packs]
        except (PrintError, SetError) as error:
            yield Checked(f"printing of {room}", (error.says,))
            continue
        told = ", ".join(f"a pack of {size} cards" for size in sizes) or "no pack"
        yield Checked(f"printing of {room}: places for labels on {len(layout.face)} layouts, {told}")


def lights() -> Iterator[Checked]:
    """Cue sheets, shows and wirings."""
    from hardware.cues.load import salvage
    from hardware.cues.rhythm import rhythm_faults, urgent
    from hardware.errors import WiringError
    from hardware.wiring import load_wiring, shipped_wirings

    sheets, faults = salvage()
    yield Checked(f"cue sheets: {len(sheets.sheets)} sheets, {len(sheets.shows)} shows", faults)
    told_apart = sum(len(list(urgent(sheets, room))) for room in sheets.sheets)
    yield Checked(f"rhythms: {told_apart} urgent ones told apart", tuple(rhythm_faults(sheets)))
    for name, path in shipped_wirings().items():
        try:
            wiring = load_wiring(path)
        except WiringError as error:
            yield Checked(f"wiring {name}", tuple(error.sentences))
        else:
            yield Checked(f"wiring {name}: {len(wiring.devices)} devices")


def sounds() -> Checked:
    """Every recipe can be made, and every sound that is named is there."""
    from hardware.cues.load import salvage
    from hardware.sound.load import missing, salvage_sounds

    recipes, faults = salvage_sounds()
    lacking = (
        f"a cue sheet names the sound '{name}', and there is none" for name in missing(salvage()[0], recipes)
    )
    return Checked(f"sounds: {len(recipes)} recipes", (*faults, *lacking))


def texts(room: Room) -> Checked:
    """The same sentences in every language; every event has one."""
    spoken = FluentTexts(room.name)
    keys = {language: spoken.keys(language) for language in codes()}
    every = frozenset().union(*keys.values())
    faults = [f"{key} is missing in {lang}" for lang in codes() for key in sorted(every - keys[lang])]
    said = (f"event-{event.__name__}" for event in room.events if event.__name__ not in room.silent)
    faults += [f"{key} has no sentence" for key in said if key not in every]
    return Checked(f"texts of {room.name}: {len(every)} sentences in {', '.join(codes())}", tuple(faults))


def cues(room: Room) -> Checked:
    """Every event has a cue or is silent on purpose, and every cue an event."""
    from hardware.cues.load import covered, salvage, stale

    sheets, _ = salvage()
    heard = covered(sheets, room.name)
    told = [event.__name__ for event in room.events if event.__name__ not in room.silent]
    faults = [
        f"{name} has neither a cue nor a place on the silent list" for name in told if name not in heard
    ]
    words = FluentTexts(room.name)
    spoken = sorted({cue.say for sheet in sheets.of(room.name) for cue in sheet.cue if cue.say})
    faults += [
        f"{key} is spoken and missing in {language}"
        for key in spoken
        for language in codes()
        if key not in words.keys(language)
    ]
    known = (event.__name__ for event in room.events)
    faults += [
        f"{name} is on the cue sheet, but never happens" for name in sorted(stale(sheets, room.name, known))
    ]
    return Checked(f"cues of {room.name}: {len(told)} kinds of news", tuple(faults))
