"""From the bytes of a file to what it says, checked by itself: nothing here looks into the store."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Hashable, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from card_db.cardset import CardSet
from card_db.errors import SetError
from card_db.exchange import FORMAT as GAME
from card_db.exchange import Head, line_of, parse, read_file
from card_db.journal import NAME as GAME_NAME
from card_db.loader import BESIDE_SETS
from card_db.loader import LARGEST as LARGEST_SET
from card_db.parcel.archive import unzipped
from card_db.parcel.extras import CardPicture, StackMark, read_bags, read_picture, read_stack_marks
from card_db.parcel.lines import LINE_COLUMNS, TOLD_COLUMNS, Line, Told, read_lines, read_told
from card_db.parcel.manifest import (
    BAGS,
    COLLECTION,
    ENTRIES,
    NAME,
    PEOPLE,
    STACKS,
    Manifest,
    checksum,
    kind_of,
    member_of_game,
    member_of_set,
    prove,
    read_manifest,
)
from card_db.parcel.merger import Claim
from card_db.people import LONGEST_NAME
from card_db.refusals import Refused
from companion.core.ports.parcels import Kind
from companion.core.ports.people import Person

ParseSet = Callable[[bytes, Path], CardSet]  # raises SetError with all its faults
SHOWN_FAULTS = 3
MOST_COLOURS = 100
LONGEST_ID = 100


class SetFile(msgspec.Struct, frozen=True):
    """One set file, checked; `path` is where it lies here."""

    data: bytes
    card_set: CardSet
    path: Path | None = None
    own: bool = True

    def claims(self) -> tuple[Claim, ...]:
        """Copies are named after a set, so there is one of a name."""
        return (("set", self.card_set.id),)

    def body(self) -> Hashable:
        """Two files are the same when every byte is."""
        return self.card_set.room, self.card_set.id, checksum(self.data)


class Guest(msgspec.Struct, frozen=True):
    """Somebody who plays."""

    person: Person

    def claims(self) -> tuple[Claim, ...]:
        """Games name people by their id."""
        return (("person", self.person.id),)

    def body(self) -> Hashable:
        """Everything about them."""
        return self.person


class GameFile(msgspec.Struct, frozen=True):
    """One exported game; its steps are read again when it is written, they would fill the memory."""

    head: Head
    data: bytes


class Parcel(msgspec.Struct, frozen=True):
    """Everything a file says."""

    manifest: Manifest | None  # None for a member that came alone, edited by hand
    sets: tuple[SetFile, ...] = ()
    lines: tuple[Line, ...] = ()
    told: tuple[Told, ...] = ()
    games: tuple[GameFile, ...] = ()
    people: tuple[Guest, ...] = ()
    stacks: tuple[StackMark, ...] = ()
    bags: tuple[str, ...] = ()  # games that lie in bags
    pictures: tuple[CardPicture, ...] = ()

    def counts(self) -> dict[Kind, int]:
        """How much of each kind."""
        cards = len(self.lines) + len(self.stacks)
        return {"sets": len(self.sets), "collection": cards, "entries": len(self.told),
                "games": len(self.games), "people": len(self.people),
                "pictures": len(self.pictures)}  # fmt: skip


def read_parcel(path: Path, parse_set: ParseSet) -> Parcel:
    """What a file says; raises Refused."""
    data = read_file(path, "parcel")
    if not data.startswith(b"PK"):
        return read_members(None, {name_alone(path.name, data): data}, parse_set)
    members = unzipped(data)
    manifest = read_manifest(members.pop(NAME))
    prove(manifest, members)
    parcel = read_members(manifest, members, parse_set)
    if {kind: count for kind, count in manifest.counts.items() if count} != {
        kind: count for kind, count in parcel.counts().items() if count
    }:
        raise Refused("parcel-counts")
    return parcel


def name_alone(name: str, data: bytes) -> str:
    """Which member a file is that came without a parcel around it."""
    if data.startswith(b'{"format":"' + GAME.encode() + b'"'):
        return member_of_game(line_of(data.partition(b"\n")[0], Head, 1).game)
    head = data.removeprefix(b"\xef\xbb\xbf").partition(b"\n")[0]
    cells = {cell.strip().casefold() for cell in head.decode("utf-8", "replace").replace(";", ",").split(",")}
    cells |= {cell.strip() for one in cells for cell in one.split("\t")}
    for member, columns in ((COLLECTION, LINE_COLUMNS), (ENTRIES, TOLD_COLUMNS)):
        if cells >= set(columns):
            return member
    if name.endswith(".toml") and len(data) <= LARGEST_SET:
        return name_of_set(data)
    raise Refused("parcel-foreign")


def name_of_set(data: bytes) -> str:
    """Which member a set file is that came alone."""
    try:
        head: Any = tomllib.loads(data.decode("utf-8")).get("set", {})
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refused("parcel-toml", fault=str(error)) from error
    name = member_of_set(*(str(head.get(key)) if isinstance(head, dict) else "" for key in ("room", "id")))
    if kind_of(name) is None:
        raise Refused("parcel-set-head")
    return name


def read_members(manifest: Manifest | None, members: Mapping[str, bytes], parse_set: ParseSet) -> Parcel:
    """What the members say."""
    of_kind: dict[Kind, list[str]] = {}
    for name in sorted(members):
        known = kind_of(name)
        if known is None:  # the zip has been checked for these: only a manifest could be in a wrong place
            raise Refused("parcel-foreign")
        of_kind.setdefault(known[0], []).append(name)
    return Parcel(
        manifest,
        sets=tuple(read_set(name, members[name], parse_set) for name in of_kind.get("sets", ())),
        lines=read_lines(members[COLLECTION]) if COLLECTION in members else (),
        told=read_told(members[ENTRIES]) if ENTRIES in members else (),
        games=tuple(read_game(name, members[name]) for name in of_kind.get("games", ()) if name != BAGS),
        people=read_people(members[PEOPLE]) if PEOPLE in members else (),
        stacks=read_stack_marks(members[STACKS]) if STACKS in members else (),
        bags=read_bags(members[BAGS]) if BAGS in members else (),
        pictures=tuple(read_picture(name, members[name]) for name in of_kind.get("pictures", ())),
    )


def read_set(name: str, data: bytes, parse_set: ParseSet) -> SetFile:
    """A set, when nothing in it is wrong."""
    path = Path(*name.split("/")[1:])
    if path.name in BESIDE_SETS:
        raise Refused("parcel-set-name", name=repr(path.stem))
    try:
        card_set = parse_set(data, path)
    except SetError as error:
        more = len(error.faults) - SHOWN_FAULTS
        told = "; ".join(str(fault) for fault in error.faults[:SHOWN_FAULTS])
        told += f"; and {more} more" if more > 0 else ""
        raise Refused("parcel-set-faulty", fault=told) from error
    if card_set.id != path.stem:
        raise Refused("parcel-set-other", name=repr(name), id=repr(card_set.id))
    return SetFile(data, card_set)


def read_game(name: str, data: bytes) -> GameFile:
    """A game, when all its steps can be read."""
    try:
        head, _ = parse(data)
    except Refused as error:
        raise Refused("parcel-game-broken", name=repr(name), reason=error) from error
    if not GAME_NAME.fullmatch(head.game) or member_of_game(head.game) != name:
        raise Refused("parcel-game-other", name=repr(name))
    return GameFile(head, data)


def write_people(people: Sequence[Person]) -> bytes:
    """People, a line each."""
    return b"".join(msgspec.json.encode(person) + b"\n" for person in people)


def read_people(data: bytes) -> tuple[Guest, ...]:
    """People from their lines."""
    people = [line_of(line, Person, at) for at, line in enumerate(data.splitlines(), 1)]
    for person in people:
        if not (is_name(person.name, LONGEST_NAME) and is_name(person.id, LONGEST_ID)):
            raise Refused("parcel-person-name", name=repr(person.name[:40]))
        if not 0 <= person.colour < MOST_COLOURS or len(person.language) > 10:
            raise Refused("parcel-person-odd", name=repr(person.name))
    if len({person.id for person in people}) < len(people):
        raise Refused("parcel-person-twice")
    return tuple(Guest(person) for person in people)


def is_name(text: str, longest: int) -> bool:
    """Whether a text can be shown as a name."""
    return bool(text.strip()) and text.isprintable() and len(text) <= longest
