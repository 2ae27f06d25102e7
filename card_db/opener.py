"""Opens the store, wherever it is, and never loses what it finds there."""

from __future__ import annotations

import os
import shutil
import sqlite3
import tempfile
from pathlib import Path

from sqlalchemy.engine import URL
from sqlalchemy.exc import ArgumentError, CompileError, DBAPIError, NoSuchModuleError, ProgrammingError

from card_db.addresses import locate, scrubbed, shown
from card_db.damage import is_damaged, set_aside
from card_db.database import BUSY_S, Database, Hook, connect, sqlite_url
from card_db.errors import AddressError, StoreError
from card_db.excuses import fence, first_line, sql_state, sqlite_code, suspect_mark, worded
from card_db.migrations import HERE
from card_db.migrations.runner import bring_up_to_date
from companion.core.language.phrases import phrase
from companion.core.ports.doctor import Finding

UNWRITABLE = (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR)
FAULTS = {
    "store-address-driver": "The store {where} needs a driver that is not here ({fault}). "
    "Install it into the companion’s .venv, or choose another address.",
    "store-address-unreached": "The store {where} cannot be reached ({fault}). "
    "Check that its server runs, and the name, the password and the database in its address.",
    "store-address-option": "The store {where} cannot be opened with these options ({fault}). "
    "Correct what follows the question mark in its address.",
    "store-address-kind": "The store {where} cannot hold our tables ({fault}). Use PostgreSQL, or a file.",
}
LOOK_ONLY = "Saved games can be looked at; to play on, make it writable and start the companion again."


def open_database(
    place: Path | str, *, before_commit: Hook | None = None, busy_s: float = BUSY_S, migrations: Path = HERE
) -> Database:
    """Open the store at a path or at any SQLAlchemy URL; raises StoreError with what to do."""
    path, url = locate(place)
    if url is not None:
        return open_server(url, before_commit, busy_s, migrations)
    assert path is not None, "either a file or a server"
    with fence(path):
        path.parent.mkdir(parents=True, exist_ok=True)
    if path.is_file() and not is_writable(path):
        return open_copy(path, worded("store-read-only", place=str(path.parent)), busy_s, migrations)
    try:
        return open_file(path, before_commit, busy_s, migrations)
    except StoreError as error:
        cause = error.__cause__
        if not path.is_file() or cause is None or sqlite_code(cause) not in UNWRITABLE:
            raise
        return open_copy(path, error, busy_s, migrations)


def is_writable(path: Path) -> bool:
    """Whether the store and the folder its log lies in may be written."""
    return os.access(path, os.W_OK) and os.access(path.parent, os.W_OK)


def open_server(url: URL, before_commit: Hook | None, busy_s: float, migrations: Path) -> Database:
    """Open a store that is no file; whatever is wrong with its address is said without what is secret."""
    where = shown(url)
    try:
        database = Database(connect(url, busy_s), None, before_commit)
        with database.engine.connect() as connection:
            connection.rollback()
    except (ImportError, NoSuchModuleError) as error:
        raise address_fault("store-address-driver", where, scrubbed(str(error), url)) from error
    except DBAPIError as error:
        is_odd = isinstance(error, ProgrammingError) and not sql_state(error)  # said before anybody was asked
        key = "store-address-option" if is_odd else "store-address-unreached"
        raise address_fault(key, where, scrubbed(first_line(error), url)) from error
    except (ArgumentError, TypeError, ValueError) as error:  # options that the driver does not know
        raise address_fault("store-address-option", where, scrubbed(first_line(error), url)) from error
    try:
        bring_up_to_date(database, migrations)
    except CompileError as error:
        database.close()
        raise address_fault("store-address-kind", where, first_line(error)) from error
    except StoreError:
        database.close()
        raise
    return database


def address_fault(key: str, where: str, fault: str) -> AddressError:
    """What is wrong with the address of a store, and what to do."""
    return AddressError(FAULTS[key].format(where=where, fault=fault), key, where=where, fault=fault)


def open_file(path: Path, before_commit: Hook | None, busy_s: float, migrations: Path) -> Database:
    """Open an SQLite store that may be written; a damaged one is set aside first."""
    database = Database(connect(sqlite_url(path), busy_s), path, before_commit)
    try:
        with fence(path):
            if is_damaged(database, path):
                database.close()
                database.notices = (set_aside(path),)
            suspect_mark(path).unlink(missing_ok=True)
            bring_up_to_date(database, migrations)
    except StoreError:
        database.close()
        raise
    return database


def open_copy(path: Path, why: StoreError, busy_s: float, migrations: Path) -> Database:
    """Open a store that cannot be written through a copy in the temporary folder, for reading only."""
    with fence(path):
        folder = Path(tempfile.mkdtemp(prefix="table-companion-"))
        for name in (path.name, f"{path.name}-wal"):
            if (path.parent / name).is_file():
                shutil.copyfile(path.parent / name, folder / name)
    database = open_file(folder / path.name, None, busy_s, migrations)
    database.at_close(lambda: shutil.rmtree(folder, ignore_errors=True))
    database.excuse = why
    told = (why.phrase, phrase("store-look-only")) if why.phrase is not None else ()
    database.notices = (*database.notices, Finding("store", "broken", why.says, LOOK_ONLY, told))
    return database
