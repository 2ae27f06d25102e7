"""One game as one file: a header line, a line per step, and a line that proves the others."""

from __future__ import annotations

import hashlib
import os
import re
import stat
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from card_db.errors import StoreError, UnknownGame
from card_db.journal import NAME, Journal, plain
from card_db.refusals import Refused, not_taken
from companion.core.ports.archive import Entry, GameInfo

FORMAT = "table-companion-game"
VERSION = 1
LARGEST = 64 * 1024 * 1024  # bytes: a long evening has two million
LAST_NUMBER = 10**9
Line = TypeVar("Line")
ROOM = re.compile(r"[a-z0-9-]{1,40}")
TOO_LARGE = {"game": "parcel-game-too-large", "parcel": "parcel-file-too-large"}


class Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line: what the file is, and the game without its steps."""

    format: str
    version: int
    game: str
    room: str
    header: Any
    begun: str
    touched: str
    outcome: str
    summary: Any
    steps: int


class Foot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The last line: the checksum of everything above it."""

    sha256: str


def export_game(journal: Journal, game: str, path: Path) -> None:
    """Write a game to a file, whole or not at all; an older file of that name is replaced."""
    data = game_bytes(journal, game)
    with writing(path):
        write_whole(path, data)


def game_bytes(journal: Journal, game: str) -> bytes:
    """A game as the bytes of its file."""
    info, entries = journal.info(game), journal.entries(game)
    head = Head(
        FORMAT,
        VERSION,
        info.id,
        info.room,
        info.header,
        info.begun,
        info.touched,
        info.outcome,
        info.summary,
        len(entries),
    )
    body = "".join(f"{plain(line)}\n" for line in (head, *entries)).encode()
    foot = plain(Foot(hashlib.sha256(body).hexdigest())).encode()
    return body + foot + b"\n"


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """Turn the disk's errors into a sentence."""
    try:
        yield
    except OSError as error:
        raise StoreError(
            f"The game could not be written to {path.name} ({error.strerror}). "
            "Choose another place, or free some space; the game itself is safe in the store."
        ) from error


def write_whole(path: Path, data: bytes) -> None:
    """Write beside the name first, so that nobody ever finds half a file under it."""
    part = path.with_name(f".{path.name}.part")
    try:
        with part.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)


def import_game(journal: Journal, path: Path) -> str:
    """Take in a game from a file and give its name; damaged or foreign files are refused whole."""
    try:
        data = read_file(path)
        head, entries = parse(data)
        return store(journal, head, entries, hashlib.sha256(data).hexdigest())
    except Refused as error:
        raise not_taken(path, error) from error


def read_file(path: Path, what: str = "game") -> bytes:
    """The bytes of a file that can be an exported game, or whatever else is taken in."""
    try:
        found = path.stat()
        if not stat.S_ISREG(found.st_mode):
            raise Refused("parcel-no-file")
        if found.st_size > LARGEST:
            raise Refused(TOO_LARGE[what], most=LARGEST // 1024**2)
        with path.open("rb") as file:
            return file.read(LARGEST + 1)
    except (OSError, ValueError) as error:  # ValueError: a name that no file can have
        raise Refused("parcel-unreadable", fault=str(getattr(error, "strerror", None) or error)) from error


def parse(data: bytes) -> tuple[Head, Sequence[Entry]]:
    """The game in the bytes of a file."""
    if not data.startswith(b'{"format":"' + FORMAT.encode() + b'"'):
        raise Refused("parcel-no-game")
    body, lines = split(data)
    head = check_head(line_of(lines[0], Head, 1), len(lines) - 2)
    foot = line_of(lines[-1], Foot, len(lines))
    if foot.sha256 != hashlib.sha256(body).hexdigest():
        raise Refused("parcel-game-checksum")
    entries = [line_of(line, Entry, at) for at, line in enumerate(lines[1:-1], 2)]
    numbers = [0, *(entry.number for entry in entries)]
    if any(after <= before for before, after in zip(numbers, numbers[1:], strict=False)):
        raise Refused("parcel-game-order")
    if numbers[-1] > LAST_NUMBER:
        raise Refused("parcel-game-number", number=numbers[-1])
    return head, entries


def split(data: bytes) -> tuple[bytes, Sequence[bytes]]:
    """Everything above the last line, and all lines."""
    if not data.endswith(b"\n") or data.count(b"\n") < 2:
        raise Refused("parcel-game-short")
    lines = data[:-1].split(b"\n")
    return data[: -len(lines[-1]) - 1], lines


def line_of(line: bytes, kind: type[Line], at: int) -> Line:
    """One line as a value."""
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
        raise Refused("parcel-line", at=at, fault=str(error)) from error


def check_head(head: Head, steps: int) -> Head:
    """The header, when this version can take such a game."""
    if head.version > VERSION:
        raise Refused("parcel-game-newer")
    if head.version < 1 or not ROOM.fullmatch(head.room):
        raise Refused("parcel-game-header")
    if max(len(head.begun), len(head.touched), len(head.outcome)) > 100:
        raise Refused("parcel-game-header")
    if head.steps != steps:
        raise Refused("parcel-game-steps", wanted=head.steps, steps=steps)
    return head


def store(journal: Journal, head: Head, entries: Sequence[Entry], mark: str) -> str:
    """Write the game under its own name, or under one beside it when another game has that name."""
    name, is_new = name_for(journal, head, entries, mark)
    if is_new:
        take_in(journal, info_of(head, name), entries)
    return name


def name_for(journal: Journal, head: Head, entries: Sequence[Entry], mark: str) -> tuple[str, bool]:
    """The name of a game here, and whether it is not here yet."""
    for name in (head.game, f"{head.game[:80]}~{mark[:8]}"):
        try:
            there = journal.info(name)
        except UnknownGame:
            return name, True
        if (there.room, there.header) == (head.room, head.header) and same(journal.entries(name), entries):
            return name, False
    raise Refused("parcel-game-taken", name=repr(head.game))


def info_of(head: Head, name: str) -> GameInfo:
    """A game as the list of games has it, under a name of its own."""
    return GameInfo(name, head.room, head.header, 0, head.begun, head.touched, head.outcome, head.summary)


def take_in(journal: Journal, info: GameInfo, entries: Sequence[Entry]) -> None:
    """Write the game; what the file makes impossible is its own fault, a failing disk is not."""
    if not NAME.fullmatch(info.id):
        raise Refused("parcel-game-name")
    journal.take_in(info, entries)


def same(one: Sequence[Entry], other: Sequence[Entry]) -> bool:
    """Whether two games are step for step the same."""
    return list(one) == list(other)
