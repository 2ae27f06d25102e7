"""The first member of a parcel: what the file is, what it holds, and what proves it."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping

import msgspec

from card_db import exchange, loader
from card_db.refusals import Refused
from companion.core.ports.parcels import KINDS, Kind

FORMAT = "table-companion-parcel"
VERSION = 1
NAME = "manifest.json"
COLLECTION, ENTRIES, PEOPLE = "collection.csv", "entries.csv", "people.jsonl"
STACKS, BAGS, PICTURES = "stacks.json", "bags.json", "pictures"
LARGEST_PICTURE = 200_000  # bytes
LARGEST = 1024 * 1024  # bytes of the manifest itself
PATTERNS: tuple[tuple[Kind, re.Pattern[str], int], ...] = (  # which members there can be, and how large
    ("sets", re.compile(r"sets/[a-z0-9-]{1,40}/[a-z0-9-]{1,120}\.toml"), loader.LARGEST),
    ("collection", re.compile(re.escape(COLLECTION)), 8 * 1024 * 1024),
    ("entries", re.compile(re.escape(ENTRIES)), 16 * 1024 * 1024),
    ("games", re.compile(r"games/[a-z0-9-]{1,100}\.jsonl"), exchange.LARGEST),
    ("people", re.compile(re.escape(PEOPLE)), 1024 * 1024),
    ("collection", re.compile(re.escape(STACKS)), 1024 * 1024),
    ("games", re.compile(re.escape(BAGS)), 1024 * 1024),
    ("pictures", re.compile(PICTURES + r"/[a-z0-9][a-z0-9-]{0,119}\.jpg"), LARGEST_PICTURE),
)
MARK = re.compile(r"[0-9a-f]{64}")


class Member(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a member must be."""

    size: int
    sha256: str


class SetMark(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A set that the contents speak of, and what its file was where they were packed."""

    room: str
    id: str
    sha256: str
    own: bool  # one of the owner's own sets; False: shipped with the companion


class Manifest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything a parcel says of itself."""

    format: str
    version: int
    app: str
    sets: tuple[SetMark, ...]
    counts: dict[Kind, int]
    members: dict[str, Member]


class Title(msgspec.Struct, frozen=True):
    """As much of a manifest as every version has."""

    format: str
    version: int


def describe(
    app: str, sets: tuple[SetMark, ...], counts: dict[Kind, int], members: Mapping[str, bytes]
) -> bytes:
    """The manifest of these members: the same bytes for the same contents."""
    listed = {name: Member(len(data), checksum(data)) for name, data in sorted(members.items())}
    ordered = {kind: counts[kind] for kind in KINDS if kind in counts}
    manifest = Manifest(FORMAT, VERSION, app, sets, ordered, listed)
    return msgspec.json.format(msgspec.json.encode(manifest), indent=1) + b"\n"


def read_manifest(data: bytes) -> Manifest:
    """The manifest in these bytes; raises Refused for foreign, newer and damaged ones."""
    try:
        title = msgspec.json.decode(data, type=Title)
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
        raise Refused("parcel-manifest", fault=str(error)) from error
    if title.format != FORMAT:
        raise Refused("parcel-foreign")
    if title.version > VERSION:
        raise Refused("parcel-newer")
    try:
        manifest = msgspec.json.decode(data, type=Manifest)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise Refused("parcel-manifest-odd", fault=str(error)) from error
    marks = [one.sha256 for one in manifest.sets] + [one.sha256 for one in manifest.members.values()]
    if manifest.version < 1 or len(manifest.app) > 100 or not manifest.app.isprintable():
        raise Refused("parcel-manifest-odd", fault="version")
    if not all(MARK.fullmatch(mark) for mark in marks):
        raise Refused("parcel-manifest-odd", fault="checksums")
    return manifest


def prove(manifest: Manifest, members: Mapping[str, bytes]) -> None:
    """Raise Refused unless the members are exactly those of the manifest."""
    for name in sorted(manifest.members.keys() - members.keys()):
        raise Refused("parcel-missing", name=repr(name))
    for name in sorted(members.keys() - manifest.members.keys()):
        raise Refused("parcel-unknown", name=repr(name))
    for name, member in manifest.members.items():
        if (len(members[name]), checksum(members[name])) != (member.size, member.sha256):
            raise Refused("parcel-changed", name=repr(name))


def checksum(data: bytes) -> str:
    """What changes when anything changes."""
    return hashlib.sha256(data).hexdigest()


def kind_of(name: str) -> tuple[Kind, int] | None:
    """What a member of this name holds and how large it may be; None for a name no parcel has."""
    return next(((kind, most) for kind, pattern, most in PATTERNS if pattern.fullmatch(name)), None)


def member_of_game(game: str) -> str:
    """The member for a game: by its name where every disk can hold it, else by a mark of it."""
    plain = re.fullmatch(r"[a-z0-9-]{1,100}", game)
    return f"games/{game if plain else 'game-' + checksum(game.encode())[:16]}.jsonl"


def member_of_set(room: str, id: str) -> str:
    """The member for a set."""
    return f"sets/{room}/{id}.toml"
