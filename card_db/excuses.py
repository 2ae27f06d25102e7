"""From the errors of a database or disk to a sentence that says what is wrong and what to do."""

from __future__ import annotations

import errno
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy.exc import DBAPIError

from card_db.errors import StoreError

NEARLY_FULL = 1024 * 1024  # bytes
FULL = "The disk is full. Free some space, then go on: everything up to the last step is kept."
READ_ONLY = (
    "The store cannot be written: {place} is read-only. Make it writable, then go on: nothing is lost."
)
LOCKED = "Another program holds the store. Close it, or the second companion, and try again: nothing is lost."
FAULTY = (
    "The disk reports a fault ({fault}). Everything up to the last step is kept; save a copy of it elsewhere."
)
DAMAGED = (
    "The store is damaged. Start the companion again: it sets the damaged file aside and begins a new one."
)
CLOSED = "The store cannot be opened: check that {place} exists and that you may write there."
UNREACHABLE = (
    "The store does not take it ({fault}). Check that its server runs and can be reached, then try again."
)

BY_SQLITE_CODE = {
    sqlite3.SQLITE_FULL: FULL,
    sqlite3.SQLITE_READONLY: READ_ONLY,
    sqlite3.SQLITE_BUSY: LOCKED,
    sqlite3.SQLITE_LOCKED: LOCKED,
    sqlite3.SQLITE_IOERR: FAULTY,
    sqlite3.SQLITE_CORRUPT: DAMAGED,
    sqlite3.SQLITE_NOTADB: DAMAGED,
    sqlite3.SQLITE_CANTOPEN: CLOSED,
}
BY_ERRNO = {
    errno.ENOSPC: FULL,
    errno.EDQUOT: FULL,
    errno.EROFS: READ_ONLY,
    errno.EACCES: READ_ONLY,
    errno.EPERM: READ_ONLY,
}


def sqlite_code(error: BaseException) -> int:
    """The plain result code of SQLite behind an error, 0 when there is none."""
    return int(getattr(getattr(error, "orig", error), "sqlite_errorcode", 0)) & 0xFF


def is_damage(error: BaseException) -> bool:
    """Whether the error says that the file itself is broken."""
    return sqlite_code(error) in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


def excuse(error: DBAPIError | OSError | sqlite3.Error, path: Path | None) -> str:
    """The sentence for an error."""
    place = str(path.parent) if path else "its server"
    if isinstance(error, OSError):
        pattern = BY_ERRNO.get(error.errno or 0, FAULTY)
        return pattern.format(place=place, fault=error.strerror or error)
    fault = str(getattr(error, "orig", error))
    pattern = BY_SQLITE_CODE.get(sqlite_code(error), FAULTY if path else UNREACHABLE)
    if pattern in (FAULTY, CLOSED) and path and is_full(path):
        pattern = FULL
    return pattern.format(place=place, fault=fault)


def is_full(path: Path) -> bool:
    """Whether the disk under a file has next to nothing left."""
    try:
        return shutil.disk_usage(path.parent).free < NEARLY_FULL
    except OSError:
        return False


@contextmanager
def fence(path: Path | None) -> Iterator[None]:
    """Turn every error of the database or the disk into a StoreError with its sentence."""
    try:
        yield
    except (DBAPIError, OSError, sqlite3.Error) as error:
        if path and is_damage(error):
            mark_suspect(path)
        raise StoreError(excuse(error, path)) from error


def suspect_mark(path: Path) -> Path:
    """The file that asks the next start for a thorough check."""
    return path.with_name(path.name + ".suspect")


def mark_suspect(path: Path) -> None:
    """Ask the next start for a thorough check; on a disk that takes nothing this is only left out."""
    try:
        suspect_mark(path).touch()
    except OSError:
        return
