"""The zones of a room, read strictly from its `table.toml`; a fault says what to mend."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator, Mapping
from importlib.resources import files
from typing import Any

import msgspec

from companion.core.language.ids import family
from companion.engine.zone_table import Zone, ZoneTable

FILE = "table.toml"
NAME = re.compile(r"[a-z0-9]+([-:][a-z0-9]+)*")


class ZoneFault(ValueError):
    """A table of zones that cannot be used: the file, the zone, and what is wrong with it."""

    def __init__(self, file: str, zone: str, sentence: str) -> None:
        """Say all three in one sentence."""
        super().__init__(f"{file}, {zone}: {sentence}")


def shipped_zones(room: str) -> ZoneTable:
    """The zones of a room as they are shipped beside it."""
    path = files("companion.games").joinpath(room, FILE)
    return read_zones(path.read_text(encoding="utf-8"), f"{room}/{FILE}")


def read_zones(text: str, file: str = FILE) -> ZoneTable:
    """The zones that a file describes, in its order."""
    try:
        told = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ZoneFault(file, "the file", f"this is not TOML: {error}.") from error
    entries = told.get("zone", [])
    if not isinstance(entries, list) or not all(isinstance(one, dict) for one in entries):
        raise ZoneFault(file, "the zones", "they are no list. Begin each with a line '[[zone]]'.")
    rows: dict[str, Zone] = {}
    for number, entry in enumerate(entries, 1):
        row = _row(entry, file, number)
        if row.name in rows:
            raise ZoneFault(file, f"zone '{row.name}'", "it is there twice. Keep one of them.")
        rows[row.name] = row
    drawn = _drawn(told.get("place", []))
    for row in rows.values():
        if row.source and row.source not in (other.custody for other in rows.values()):
            sentence = f"its cards come from '{row.source}', but no zone of this file has that custody."
            raise ZoneFault(file, f"zone '{row.name}'", sentence)
        if row.at and row.at not in (*drawn, *map(family, drawn)):
            sentence = f"it lies at '{row.at}', but no [[place]] of this file is called so."
            raise ZoneFault(file, f"zone '{row.name}'", sentence)
    return ZoneTable(rows)


def _drawn(places: Any) -> tuple[str, ...]:
    """The places of the table that the same file draws; what is wrong with those, their own reader says."""
    found = (one.get("name") for one in places if isinstance(one, dict)) if isinstance(places, list) else ()
    return tuple(name for name in found if isinstance(name, str))


def _row(entry: Mapping[str, Any], file: str, number: int) -> Zone:
    """One zone, or the fault of it."""
    called = f"zone '{entry['name']}'" if "name" in entry else f"zone {number}"
    try:
        row = msgspec.convert(entry, Zone)
    except msgspec.ValidationError as error:
        raise ZoneFault(file, called, f"{error}.") from error
    for sentence in faults(row):
        raise ZoneFault(file, called, sentence)
    return row


Wrong = Callable[[Zone], bool]

WRONG: tuple[tuple[Wrong, str], ...] = (
    (lambda row: not NAME.fullmatch(row.name),
     "a name has lower-case letters, digits, dashes and colons, such as 'hive'."),
    (lambda row: row.owner == "numbered" and row.count < 1, "say by 'count' how many there are of it."),
    (lambda row: row.owner != "numbered" and row.count != 0, "only a numbered zone has a 'count'."),
    (lambda row: row.owner != "table" and ":" in row.name,
     "the part after the colon is the seat or the number; leave it out."),
    (lambda row: row.kind in ("hand", "front") and row.owner != "seat",
     "a hand, and what lies in front of somebody, belongs to a seat: owner = 'seat'."),
    (lambda row: row.kind == "hand" and bool(row.custody),
     "the order of a hand is kept by nobody; leave 'custody' out."),
    (lambda row: bool(row.custody) and not row.ordered,
     "a deck whose order is kept is ordered: ordered = true."),
    (lambda row: row.secret_to == "others" and row.owner != "seat",
     "only what belongs to a seat can be a secret to the others."),
    (lambda row: row.face == "up" and row.secret_to != "nobody",
     "what lies face up is no secret; leave 'secret-to' out."),
    (lambda row: not (row.laid and row.dealt),
     "leave 'laid' and 'dealt' out, or give each a key of the texts."),
    (lambda row: bool(row.at) != bool(row.at_during),
     "'at' and 'at-during' go together: where it lies, and when ('turn' or 'game')."),
    (lambda row: row.at_during == "turn" and row.owner != "seat",
     "only what belongs to a seat can lie elsewhere in its turn."),
)  # fmt: skip


def faults(row: Zone) -> Iterator[str]:
    """What does not fit together in one row."""
    return (sentence for is_wrong, sentence in WRONG if is_wrong(row))
