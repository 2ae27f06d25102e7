"""Writes what was decided, all of it in the one transaction it is handed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec
from sqlalchemy import Connection, and_, delete, insert
from sqlmodel import col

from card_db.exchange import info_of, parse
from card_db.journal import write_game
from card_db.models import CopyRow, LabelRow, MarkRow, PersonRow, TagRow, TaughtRow
from card_db.parcel.contents import Guest
from card_db.parcel.extras import keep_bags, keep_stacks
from card_db.parcel.lines import Line, Told
from card_db.parcel.plans import Arriving, Change, Decided


def write(connection: Connection, decided: Decided, now: str) -> None:
    """Write everything but set files; what has no date was told `now`."""
    write_copies(connection, decided.copies)
    write_lines(connection, decided.lines)
    write_told(connection, decided.told.new, now)
    write_people(connection, decided.people)
    for game in decided.games:
        write_arriving(connection, game)
    keep_stacks(connection, decided.stacks.new)
    keep_bags(connection, decided.bags)


def write_copies(connection: Connection, copies: Iterable[str]) -> None:
    """Take cards into the collection."""
    rows = []
    for copy in copies:
        card_set, _, rest = copy.partition("/")
        design, _, number = rest.partition("#")
        rows.append({"id": copy, "card_set": card_set, "design": design, "number": int(number)})
    if rows:
        connection.execute(insert(CopyRow), rows)


def write_lines(connection: Connection, change: Change[Line]) -> None:
    """Take codes and marks off cards, and put others on."""
    for line in change.gone:
        forget_line(connection, line)
    faces = [{"text": one.code, "copy_id": one.of} for one in change.new if one.on == "face"]
    marks = [
        {"box": one.box, "number": int(one.code), "copy_id": one.of} for one in change.new if one.on == "mark"
    ]
    labels = [
        {
            "text": one.code,
            "role": one.on,
            "card_set": one.set_id,
            "of": one.of if one.on == "back" else one.part,
        }
        for one in change.new
        if one.on not in ("face", "mark")
    ]
    for table, rows in ((TagRow, faces), (MarkRow, marks), (LabelRow, labels)):
        if rows:
            connection.execute(insert(table), rows)


def forget_line(connection: Connection, line: Line) -> None:
    """Take one code or mark off."""
    if line.on == "mark":
        here = and_(col(MarkRow.box) == line.box, col(MarkRow.number) == int(line.code))
        connection.execute(delete(MarkRow).where(here))
    elif line.on == "face":
        connection.execute(delete(TagRow).where(col(TagRow.text) == line.code))
    else:
        connection.execute(delete(LabelRow).where(col(LabelRow.text) == line.code))


def write_told(connection: Connection, told: Sequence[Told], now: str) -> None:
    """Add what was told elsewhere; what was told here before stays in the books below it."""
    rows = [
        {
            "room": one.room,
            "of": one.of,
            "field": one.field,
            "value": msgspec.json.encode(one.value).decode(),
            "at": one.at or now,
        }
        for one in told
    ]
    if rows:
        connection.execute(insert(TaughtRow), rows)


def write_people(connection: Connection, change: Change[Guest]) -> None:
    """Keep people, new or changed."""
    for guest in change.gone:
        connection.execute(delete(PersonRow).where(col(PersonRow.id) == guest.person.id))
    rows = [msgspec.to_builtins(guest.person) for guest in change.new]
    if rows:
        connection.execute(insert(PersonRow), rows)


def write_arriving(connection: Connection, game: Arriving) -> None:
    """Write one game under its name here."""
    head, entries = parse(game.file.data)
    write_game(connection, info_of(head, game.name), entries)
