"""Makes a new store and brings an older one up to date, each in one transaction."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

from sqlalchemy import Connection, inspect, text

from card_db.damage import free_name
from card_db.database import Database, connect
from card_db.errors import StoreError
from card_db.excuses import fence
from card_db.migrations import HERE, revisions
from companion.core.language.phrases import phrase
from companion.core.ports.doctor import Finding

BOOK = "alembic_version"
NEWER = (
    "This store was written by a newer version of the companion. "
    "Update the companion, or open another store: nothing was changed."
)
FOREIGN = "This database belongs to another program. Choose another file for the store: nothing was changed."
FAILED = (
    "The store could not be brought up to this version ({fault}). "
    "Nothing was changed; go on with the version of before, and report this."
)


def bring_up_to_date(database: Database, folder: Path = HERE) -> None:
    """Make the tables, or run the revisions that are missing; a store of a newer version is refused."""
    known = revisions(folder)
    with database.read() as connection:
        revision = written_revision(connection)
    if revision == known[-1]:
        return
    if revision == "":
        with database.write() as connection:
            if written_revision(connection) == "":  # a second program may have been quicker
                create(connection, known[-1])
        return
    if revision not in known:
        raise StoreError(FOREIGN if revision == "?" else NEWER)
    migrate(database, revision, folder)


def written_revision(connection: Connection) -> str:
    """The revision of the store: empty for a store without tables, `?` for a database of somebody else."""
    tables: Sequence[str] = inspect(connection).get_table_names()
    if BOOK not in tables:
        return "?" if tables else ""
    return str(connection.execute(text(f"SELECT version_num FROM {BOOK}")).scalar() or "?")


def create(connection: Connection, newest: str) -> None:
    """Make all tables of today at once; a test proves that the revisions lead to the same."""
    from card_db.models import METADATA

    METADATA.create_all(connection)
    connection.execute(text(f"CREATE TABLE {BOOK} (version_num VARCHAR(32) NOT NULL PRIMARY KEY)"))
    connection.execute(text(f"INSERT INTO {BOOK} (version_num) VALUES (:newest)"), {"newest": newest})


def migrate(database: Database, revision: str, folder: Path) -> None:
    """Copy the store, then run the missing revisions in one transaction."""
    if database.path:
        kept = back_up(database, database.path, revision)
        says = f"The store was brought up to this version; {kept.name} is the one from before."
        told = (phrase("store-brought-up", name=kept.name),)
        database.notices = (*database.notices, Finding("store", "fine", says, phrases=told))
    # Rebuilding a table drops the old one, which foreign keys would take for the loss of all its rows.
    engine = connect(database.engine.url, foreign_keys=False)
    changing = Database(engine, database.path, database.before_commit)
    try:
        with changing.write() as connection:
            upgrade(connection, folder)
            if database.is_sqlite and connection.exec_driver_sql("PRAGMA foreign_key_check").first():
                raise StoreError(FAILED.format(fault="rows without their game or card"))
    except StoreError:
        raise
    except Exception as error:  # a fence: a revision may fail in any way, the transaction has undone it
        raise StoreError(FAILED.format(fault=error)) from error
    finally:
        changing.close()


def upgrade(connection: Connection, folder: Path = HERE) -> None:
    """Run the revisions that are missing."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(folder).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def back_up(database: Database, path: Path, revision: str) -> Path:
    """A complete copy of the store beside it, on the disk when this returns."""
    copy = free_name(path, f"before-{revision}")
    with fence(path), database.engine.connect() as connection:
        raw = connection.connection.driver_connection
        assert raw is not None
        raw.execute("VACUUM INTO ?", (str(copy),))
        with copy.open("rb") as file:
            os.fsync(file.fileno())
    return copy
