"""Opens the store, wherever it is, and never loses what it finds there."""

from __future__ import annotations

import os
import shutil
import sqlite3
import tempfile
from pathlib import Path

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError

from card_db.damage import is_damaged, set_aside
from card_db.database import BUSY_S, Database, Hook, connect, sqlite_url
from card_db.errors import StoreError
from card_db.excuses import fence, sqlite_code, suspect_mark, worded
from card_db.migrations import HERE
from card_db.migrations.running import bring_up_to_date
from companion.core.language.phrases import phrase
from companion.core.ports.doctor import Finding

UNWRITABLE = (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR)
NO_URL = "{place!r} is neither a file nor a database URL. Correct it in the settings."
NO_DRIVER = "The store {url} cannot be reached from here ({fault}). Install its driver, or use a file."
LOOK_ONLY = "Saved games can be looked at; to play on, make it writable and start the companion again."


def open_database(
    place: Path | str, *, before_commit: Hook | None = None, busy_s: float = BUSY_S, migrations: Path = HERE
) -> Database:
    """Open the store at a path or at any SQLAlchemy URL; raises StoreError with what to do."""
    path, url = locate(place)
    if path is None:
        return open_server(url, before_commit, busy_s, migrations)
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


def locate(place: Path | str) -> tuple[Path | None, str]:
    """The file of an SQLite store, or no file and the URL of another."""
    if isinstance(place, Path) or "://" not in place:
        return Path(place).expanduser().absolute(), ""
    try:
        url = make_url(place)
    except ArgumentError as error:
        raise StoreError(NO_URL.format(place=place)) from error
    if url.get_backend_name() == "sqlite" and url.database not in (None, "", ":memory:"):
        return Path(str(url.database)).expanduser().absolute(), ""
    return None, place


def is_writable(path: Path) -> bool:
    """Whether the store and the folder its log lies in may be written."""
    return os.access(path, os.W_OK) and os.access(path.parent, os.W_OK)


def open_server(url: str, before_commit: Hook | None, busy_s: float, migrations: Path) -> Database:
    """Open a store that is no file."""
    try:
        database = Database(connect(url, busy_s), None, before_commit)
    except (ImportError, NoSuchModuleError) as error:
        hidden = make_url(url).render_as_string(hide_password=True)
        raise StoreError(NO_DRIVER.format(url=hidden, fault=error)) from error
    try:
        bring_up_to_date(database, migrations)
    except StoreError:
        database.close()
        raise
    return database


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
