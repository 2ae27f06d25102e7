"""Stores of earlier versions become one of today's, with a copy of before, or stay as they were."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from card_db.database import Database, connect, sqlite_url
from card_db.errors import StoreError
from card_db.journal import Journal
from card_db.migrations import HERE, revisions
from card_db.migrations.runner import upgrade
from card_db.models import METADATA
from card_db.opener import open_database
from tests.card_db.conftest import play

NEXT = '''"""A revision of tomorrow."""
import sqlalchemy as sa
from alembic import op

revision = "r9001"
down_revision = "{newest}"


def upgrade() -> None:
    how = "always" if op.get_bind().dialect.name == "sqlite" else "never"  # as it has to be done there
    with op.batch_alter_table("games", recreate=how) as games:
        games.add_column(sa.Column("mood", sa.String(), nullable=False, server_default="calm"))
    {more}
'''


def tomorrow(tmp_path: Path, more: str = "") -> Path:
    """The migrations of a later version."""
    folder = tmp_path / "later % version"
    shutil.copytree(HERE, folder, ignore=shutil.ignore_patterns("__pycache__"))
    page = NEXT.format(newest=revisions()[-1], more=more)
    (folder / "versions" / "r9001_tomorrow.py").write_text(page)
    return folder


def shape(connection: Connection) -> set[tuple[str, ...]]:
    """Tables with their columns, keys and indexes, however they were made."""
    rows: set[tuple[str, ...]] = set()
    for (table,) in connection.exec_driver_sql("SELECT name FROM sqlite_master WHERE type = 'table'").all():
        if table == "alembic_version":
            continue
        for question in ("table_info", "foreign_key_list", "index_list"):
            for row in connection.exec_driver_sql(f"PRAGMA {question}({table})").all():
                told = row[1:] if question == "table_info" else row[2:]
                rows.add((table, question, *map(str, told)))
    return rows


def test_the_revisions_lead_to_the_tables_of_today(tmp_path: Path) -> None:
    migrated = Database(connect(sqlite_url(tmp_path / "migrated.db")), tmp_path / "migrated.db")
    with migrated.write() as connection:
        upgrade(connection)
    made = open_database(tmp_path / "made.db")
    with migrated.read() as one, made.read() as other:
        assert shape(one) == shape(other)
        assert compare_metadata(MigrationContext.configure(one), METADATA) == []
    made.close()
    migrated.close()
    again = open_database(tmp_path / "migrated.db")  # nothing to do any more
    assert again.notices == ()
    play(Journal(again))
    again.close()


def test_the_file_names_tell_the_revisions(tmp_path: Path) -> None:
    for folder in (HERE, tomorrow(tmp_path)):
        config = Config()
        config.set_main_option("script_location", str(folder).replace("%", "%%"))
        scripts = [script.revision for script in ScriptDirectory.from_config(config).walk_revisions()]
        assert list(revisions(folder)) == scripts[::-1]


def test_an_older_store_is_copied_and_brought_up_to_date(
    tmp_path: Path, place: Path, journal: Journal
) -> None:
    written = play(journal)
    journal.snapshot("evening", 5, b"state", None, "")
    later = open_database(place, migrations=tomorrow(tmp_path))
    (notice,) = later.notices
    assert notice.state == "fine"
    assert list(Journal(later).entries("evening")) == written
    assert Journal(later).latest("evening") == (5, b"state")
    with later.read() as connection:
        assert connection.execute(text("SELECT mood FROM games")).scalar() == "calm"
        assert connection.execute(text("SELECT version_num FROM alembic_version")).scalar() == "r9001"
        assert connection.exec_driver_sql("PRAGMA foreign_keys").scalar() == 1
    later.close()
    kept = place.with_name(f"table.before-{revisions()[-1]}-1.db")
    before = open_database(kept)  # the version of before can read it
    assert list(Journal(before).entries("evening")) == written
    before.close()
    with pytest.raises(StoreError, match="newer version"):
        open_database(place)


def test_a_revision_that_fails_changes_nothing(tmp_path: Path, place: Path, journal: Journal) -> None:
    written = play(journal)
    folder = tomorrow(tmp_path, more="raise RuntimeError('no luck')")
    with pytest.raises(StoreError, match=r"could not be brought up to this version \(no luck\)"):
        open_database(place, migrations=folder)
    today = open_database(place)
    assert list(Journal(today).entries("evening")) == written
    today.close()


def test_a_revision_that_orphans_rows_changes_nothing(tmp_path: Path, place: Path, journal: Journal) -> None:
    play(journal)
    folder = tomorrow(tmp_path, more='op.execute("DELETE FROM games")')
    with pytest.raises(StoreError, match="rows without their game or card"):
        open_database(place, migrations=folder)
    today = open_database(place)
    assert len(Journal(today).games()) == 1
    today.close()


def test_without_room_for_the_copy_nothing_is_migrated(
    tmp_path: Path, place: Path, journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    play(journal)

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("card_db.migrations.runner.os.fsync", full)
    with pytest.raises(StoreError, match="The disk is full"):
        open_database(place, migrations=tomorrow(tmp_path))
    monkeypatch.undo()
    today = open_database(place)
    assert len(Journal(today).games()) == 1
    today.close()
