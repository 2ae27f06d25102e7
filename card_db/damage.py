"""Finds damage in the file of a store, and sets a damaged one aside."""

from __future__ import annotations

from pathlib import Path

from card_db.database import Database
from card_db.errors import StoreError
from card_db.excuses import is_damage, suspect_mark
from companion.core.language.phrases import phrase
from companion.core.ports.doctor import Finding

ALWAYS_CHECKED = 16 * 1024 * 1024  # bytes: a larger file is checked whole only when it is suspect


def is_damaged(database: Database, path: Path) -> bool:
    """Look at an existing file: every page while it is small or suspect, else only its list of tables."""
    if not path.exists() or path.stat().st_size == 0:
        return False
    thorough = path.stat().st_size <= ALWAYS_CHECKED or suspect_mark(path).exists()
    try:
        return not passes_check(database) if thorough else not has_schema(database)
    except StoreError as error:
        if error.__cause__ is not None and is_damage(error.__cause__):
            return True
        raise


def passes_check(database: Database) -> bool:
    """Whether SQLite finds every page in order."""
    with database.read() as connection:
        return bool(connection.exec_driver_sql("PRAGMA quick_check(1)").scalar() == "ok")


def has_schema(database: Database) -> bool:
    """Whether the list of tables can be read."""
    with database.read() as connection:
        return connection.exec_driver_sql("SELECT count(*) FROM sqlite_master").scalar() is not None


def set_aside(path: Path) -> Finding:
    """Rename a damaged store with its log; a new one will be made in its place."""
    aside = free_name(path, "damaged")
    for tail in ("-wal", "-shm", ""):
        old = path.with_name(path.name + tail)
        if old.exists():
            old.rename(aside.with_name(aside.name + tail))
    says = f"The store was damaged and has been set aside as {aside.name}; a new, empty one was begun."
    remedy = f"Keep {aside} if its games matter: parts of it may still be readable."
    told = (phrase("store-set-aside", name=aside.name), phrase("store-keep-aside", place=str(aside)))
    return Finding("store", "broken", says, remedy, told)


def free_name(path: Path, word: str) -> Path:
    """A name beside the store that nobody has yet."""
    number = 1
    while (name := path.with_name(f"{path.stem}.{word}-{number}{path.suffix}")).exists():
        number += 1
    return name
