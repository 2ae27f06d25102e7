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
SENTENCES = {
    "store-full": "The disk is full. Free some space, then go on: everything up to the last step is kept.",
    "store-read-only": "The store cannot be written: {place} is read-only. "
    "Make it writable, then go on: nothing is lost.",
    "store-locked": "Another program holds the store. "
    "Close it, or the second companion, and try again: nothing is lost.",
    "store-faulty": "The disk reports a fault ({fault}). "
    "Everything up to the last step is kept; save a copy of it elsewhere.",
    "store-damaged": "The store is damaged. "
    "Start the companion again: it sets the damaged file aside and begins a new one.",
    "store-closed": "The store cannot be opened: check that {place} exists and that you may write there.",
    "store-unreachable": "The store does not take it ({fault}). "
    "Check that its server runs and can be reached, then try again.",
}
BY_SQLITE_CODE = {
    sqlite3.SQLITE_FULL: "store-full",
    sqlite3.SQLITE_READONLY: "store-read-only",
    sqlite3.SQLITE_BUSY: "store-locked",
    sqlite3.SQLITE_LOCKED: "store-locked",
    sqlite3.SQLITE_IOERR: "store-faulty",
    sqlite3.SQLITE_CORRUPT: "store-damaged",
    sqlite3.SQLITE_NOTADB: "store-damaged",
    sqlite3.SQLITE_CANTOPEN: "store-closed",
}
BY_SQLSTATE = {  # what a PostgreSQL server answers
    "25006": "store-read-only",
    "42501": "store-read-only",
    "53100": "store-full",
    "55P03": "store-locked",
}
BY_ERRNO = {
    errno.ENOSPC: "store-full",
    errno.EDQUOT: "store-full",
    errno.EROFS: "store-read-only",
    errno.EACCES: "store-read-only",
    errno.EPERM: "store-read-only",
}
Trouble = DBAPIError | OSError | sqlite3.Error


def sqlite_code(error: BaseException) -> int:
    """The plain result code of SQLite behind an error, 0 when there is none."""
    return int(getattr(getattr(error, "orig", error), "sqlite_errorcode", 0)) & 0xFF


def sql_state(error: BaseException) -> str:
    """The code by which a server says what went wrong, empty when there is none."""
    return str(getattr(getattr(error, "orig", error), "sqlstate", "") or "")


def first_line(error: BaseException) -> str:
    """What a driver says, without the statement and the hints that follow."""
    return str(getattr(error, "orig", error)).partition("\n")[0]


def is_damage(error: BaseException) -> bool:
    """Whether the error says that the file itself is broken."""
    return sqlite_code(error) in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


def excuse(error: Trouble, path: Path | None) -> StoreError:
    """The error with the sentence that belongs to what happened."""
    if isinstance(error, OSError):
        key, fault = BY_ERRNO.get(error.errno or 0, "store-faulty"), error.strerror or str(error)
    else:
        usual = BY_SQLSTATE.get(sql_state(error), "store-unreachable")
        key = BY_SQLITE_CODE.get(sqlite_code(error), "store-faulty" if path else usual)
        fault = first_line(error)
    if key in ("store-faulty", "store-closed") and path and is_full(path):
        key = "store-full"
    return worded(key, place=str(path.parent) if path else "its server", fault=fault)


def worded(key: str, **filled: str) -> StoreError:
    """An error by the key of its sentence."""
    return StoreError(SENTENCES[key].format(**filled), key, **filled)


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
        raise excuse(error, path) from error


def suspect_mark(path: Path) -> Path:
    """The file that asks the next start for a thorough check."""
    return path.with_name(path.name + ".suspect")


def mark_suspect(path: Path) -> None:
    """Ask the next start for a thorough check; on a disk that takes nothing this is only left out."""
    try:
        suspect_mark(path).touch()
    except OSError:
        return
