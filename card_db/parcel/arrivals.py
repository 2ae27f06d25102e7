"""Set files arrive with the transaction that brings them: staged before, put in place after it was written.

The store keeps a note of what is staged in the same transaction as everything else. Whoever finds the note
finishes the work, so that no crash leaves a set without its codes or codes without their set.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import Connection, delete, insert, select
from sqlmodel import col

from card_db.database import Database
from card_db.exchange import write_whole
from card_db.loader import fingerprint
from card_db.models import SettingRow
from card_db.parcel.manifest import checksum, member_of_set
from card_db.refusals import Refused

if TYPE_CHECKING:  # what opens every store need not load what opens parcels
    from card_db.parcel.contents import SetFile

NOTE = "parcel.arriving"  # the name of the note among the settings
STAGED = ".arriving"  # no set file has this ending
ASKED = select(col(SettingRow.value)).where(col(SettingRow.name) == NOTE)


class Staged(msgspec.Struct, frozen=True):
    """One set file on its way: where it belongs below the owner's folder, and what it must be."""

    path: str
    sha256: str

    @property
    def waiting(self) -> str:
        """Where it waits."""
        place = Path(self.path)
        return str(place.with_name(f".{place.name}.{self.sha256[:16]}{STAGED}"))


def stage(own: Path, arriving: Iterable[SetFile], gone: Sequence[SetFile]) -> tuple[Staged, ...]:
    """Write set files beside their places; one that takes the place of another keeps its name."""
    staged = []
    for one in arriving:
        old = next((file.path for file in gone if file.claims() == one.claims() and file.path), None)
        name = member_of_set(one.card_set.room, one.card_set.id).partition("/")[2]
        if old is None and (own / name).exists():
            raise Refused("parcel-in-the-way", path=str(own / name), id=repr(one.card_set.id))
        note = Staged(old.relative_to(own).as_posix() if old else name, checksum(one.data))
        place = own / note.waiting
        place.parent.mkdir(parents=True, exist_ok=True)
        write_whole(place, one.data)
        keep_folder(place.parent)
        staged.append(note)
    return tuple(staged)


def keep_folder(folder: Path) -> None:
    """Have the names in a folder on the disk, where a system can do that."""
    if os.name == "posix":
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)


def note_down(connection: Connection, staged: Sequence[Staged]) -> None:
    """Write the note, in the transaction of everything else."""
    if staged:
        text = msgspec.json.encode(staged).decode()
        connection.execute(delete(SettingRow).where(col(SettingRow.name) == NOTE))
        connection.execute(insert(SettingRow), {"name": NOTE, "value": text})


def settle(database: Database, own: Path | None) -> None:
    """Put every noted file in its place, and throw away what nobody noted: a taking in that never was.

    Done by whoever may write: another companion may be taking in a parcel just now.
    """
    if own is None or not (left_over(own) or note_in(database)):
        return
    with database.write(durable=False) as connection:
        text = connection.execute(ASKED).scalar()
        for note in noted(text):
            put_in_place(own, note)
        for left in left_over(own):
            left.unlink(missing_ok=True)
        connection.execute(delete(SettingRow).where(col(SettingRow.name) == NOTE))


def left_over(own: Path) -> Sequence[Path]:
    """The files that wait for their places."""
    return list(own.glob(f"*/.*{STAGED}"))


def note_in(database: Database) -> str | None:
    """The note, when there is one."""
    with database.read() as connection:
        return connection.execute(ASKED).scalar()


def noted(text: str | None) -> tuple[Staged, ...]:
    """What a note says; a damaged one says nothing."""
    try:
        return msgspec.json.decode(text, type=tuple[Staged, ...]) if text else ()
    except msgspec.MsgspecError:
        return ()


def put_in_place(own: Path, note: Staged) -> None:
    """Put one file in its place; a second time there is nothing to do."""
    waiting = own / note.waiting
    if waiting.is_file() and fingerprint(waiting.read_bytes()) == note.sha256:
        waiting.replace(own / note.path)
        keep_folder(waiting.parent)
