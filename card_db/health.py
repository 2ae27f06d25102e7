"""What the doctor may know of the store: space, permissions, safety, size and damage."""

from __future__ import annotations

import shutil
from collections.abc import Iterator, Sequence
from pathlib import Path

from card_db.addresses import shown
from card_db.damage import passes_check
from card_db.database import Database
from card_db.errors import StoreError
from companion.core.language.phrases import Phrase, phrase
from companion.core.ports.doctor import Finding

SCARCE = 200 * 1024 * 1024  # bytes: room for some hundred evenings
LARGE = 1024 * 1024 * 1024


def store_findings(database: Database) -> Sequence[Finding]:
    """Look at everything once; a large store takes some seconds."""
    return (*database.notices, *look_at_server(database), *look_at_disk(database), *look_at_file(database))


def look_at_server(database: Database) -> Iterator[Finding]:
    """Whether the store answers at all."""
    try:
        with database.read() as connection:
            connection.exec_driver_sql("SELECT count(*) FROM games").scalar()
    except StoreError as error:
        yield Finding("store", "broken", error.says, "Saved games cannot be shown until this is mended.")
    else:
        where = database.path or shown(database.engine.url)
        told = phrase("store-answers", where=str(where))
        yield Finding("store", "fine", f"The store {where} answers.", phrases=(told,))


def look_at_disk(database: Database) -> Iterator[Finding]:
    """Whether there is room, and whether it may be written."""
    path = database.path
    if path is None:
        return
    try:
        free = shutil.disk_usage(path.parent).free
    except OSError as error:
        yield Finding("disk", "broken", f"{path.parent} cannot be looked at: {error.strerror}.")
        return
    scarce = free < SCARCE
    remedy = "Delete what is not needed, or move the store to a larger disk." if scarce else ""
    told = phrase("store-free", size=size_of(free), folder=str(path.parent))
    phrases = (told, phrase("store-free-remedy")) if scarce else (told,)
    says = f"{readable(free)} free in {path.parent}."
    yield Finding("disk", "broken" if scarce else "fine", says, remedy, phrases)
    try:
        with database.write() as connection:  # takes the lock and gives it back, changing nothing
            connection.exec_driver_sql("SELECT 1")
    except StoreError as error:
        yield Finding("disk", "broken", error.says, "Steps cannot be saved until this is mended.")


def look_at_file(database: Database) -> Iterator[Finding]:
    """Whether the file is safe against power cuts, undamaged and of a sensible size."""
    path = database.path
    if path is None:
        return
    try:
        with database.read() as connection:
            mode = connection.exec_driver_sql("PRAGMA journal_mode").scalar()
        whole = passes_check(database)
    except StoreError as error:
        yield Finding("store file", "broken", error.says, "Copy the file elsewhere, then start again.")
        return
    if mode != "wal":
        remedy = "Keep the store on a local disk: network folders often do not allow this."
        yield Finding("store file", "broken", "Write-ahead logging is off: steps take longer.", remedy)
    if not whole:
        remedy = "Start the companion again: it sets the damaged file aside and begins a new one."
        yield Finding("store file", "broken", "The store is damaged.", remedy)
    yield from look_at_size(path, whole)


def look_at_size(path: Path, whole: bool) -> Iterator[Finding]:
    """How large the file is, and which files of earlier days lie beside it."""
    size = sum(one.stat().st_size for one in path.parent.glob(f"{path.name}*") if one.is_file())
    if whole:
        remedy = "Export old games and remove them." if size > LARGE else ""
        told = phrase("store-whole", size=size_of(size))
        phrases = (told, phrase("store-whole-remedy")) if remedy else (told,)
        says = f"The store is whole and takes {readable(size)}."
        yield Finding("store file", "fine", says, remedy, phrases)
    beside = sorted(
        one.name for word in ("damaged", "before") for one in path.parent.glob(f"{path.stem}.{word}-*")
    )
    kept = [name for name in beside if not name.endswith(("-wal", "-shm"))]
    if kept:
        says = f"Kept from earlier: {', '.join(kept)}."
        told = phrase("store-kept", names=", ".join(kept))
        yield Finding("store file", "fine", says, "Delete them when you no longer need them.", (told,))


def size_of(size: int) -> Phrase:
    """The same size as data: a language has its own comma and unit."""
    if size < 1024 * 1024:
        return phrase("store-size-kb", whole=max(1, size // 1024))
    unit, tenths = ("mb", size * 10 / 1024**2) if size < 1024**3 else ("gb", size * 10 / 1024**3)
    return phrase(f"store-size-{unit}", whole=round(tenths) // 10, tenth=round(tenths) % 10)


def readable(size: int) -> str:
    """A size for people."""
    if size < 1024 * 1024:
        return f"{max(1, size // 1024)} KB"
    if size < 1024 * 1024 * 1024:
        return f"{size / 1024**2:.1f} MB"
    return f"{size / 1024**3:.1f} GB"
