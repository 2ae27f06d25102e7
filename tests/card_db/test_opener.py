"""Opening a store makes, mends, refuses or sets aside; it never loses what it finds."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from sqlalchemy import text

from card_db import damage
from card_db.database import Database
from card_db.errors import AddressError, StoreError
from card_db.excuses import suspect_mark
from card_db.journal import Journal
from card_db.opener import open_database
from tests.card_db.conftest import play, step

ROOT = Path(__file__).resolve().parents[2]


def pragma(database: Database, name: str) -> object:
    with database.read() as connection:
        return connection.exec_driver_sql(f"PRAGMA {name}").scalar()


def test_a_new_store_is_made_where_it_was_asked_for(place: Path, database: Database) -> None:
    assert place.is_file()
    assert database.notices == () and database.excuse is None
    assert pragma(database, "journal_mode") == "wal"
    assert pragma(database, "foreign_keys") == 1


def test_every_durable_write_waits_for_the_disk(database: Database) -> None:
    with database.write() as connection:
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2  # FULL
    with database.write(durable=False) as connection:
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 1  # NORMAL
    with database.write() as connection:
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2


def test_opening_an_existing_store_loads_no_migration_tool(place: Path, database: Database) -> None:
    code = (
        "import sys; from card_db.opener import open_database; open_database(sys.argv[1]).close();"
        "print([name for name in ('alembic', 'mako') if name in sys.modules])"
    )
    call = [sys.executable, "-c", code, str(place)]
    assert subprocess.check_output(call, cwd=ROOT, text=True).strip() == "[]"


@pytest.mark.parametrize("form", ["sqlite:///{path}", "{path}"])
def test_a_path_and_a_url_name_the_same_store(tmp_path: Path, form: str) -> None:
    odd = tmp_path / "my table & co? #1.db"
    first = open_database(odd)
    play(Journal(first))
    first.close()
    if "sqlite" not in form:  # a URL would have to escape the question mark
        again = open_database(form.format(path=odd))
        assert len(Journal(again).entries("evening")) == 5
        again.close()
    plain = open_database(form.format(path=tmp_path / "plain.db"))
    assert plain.path == tmp_path / "plain.db"
    plain.close()


@pytest.mark.parametrize(
    ("place", "says"),
    [
        ("://", "is no database URL. Write it like postgresql://"),
        ("postgresql://player:secret@somewhere:door/store", "is no database URL"),
        ("nosuch://player:secret@somewhere/store", "needs a driver that is not here"),
        ("mysql://player:secret@somewhere/store", "mysql://player@somewhere/store needs a driver"),
        ("postgresql://player:secret@localhost:1/store?passfile=secret", "cannot be reached .*refused"),
        ("postgresql://player:secret@localhost:1/store?door=x", "with these options .*door"),
    ],
)
def test_a_url_that_leads_nowhere_gets_a_sentence(place: str, says: str) -> None:
    with pytest.raises(StoreError, match=says) as caught:
        open_database(place)
    assert "secret" not in f"{caught.value} {caught.value.filled}"
    assert isinstance(caught.value, AddressError)


def test_a_folder_in_the_place_of_the_store_gets_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="cannot be opened: check that"):
        open_database(tmp_path)
    (tmp_path / "file").touch()
    with pytest.raises(StoreError):
        open_database(tmp_path / "file" / "store.db")


def rewrite(place: Path, statement: str) -> None:
    connection = sqlite3.connect(place)
    connection.execute(statement)
    connection.commit()
    connection.close()


def test_a_store_of_a_newer_version_is_refused_and_left_alone(place: Path, database: Database) -> None:
    play(Journal(database))
    database.close()
    rewrite(place, "UPDATE alembic_version SET version_num = 'r9999'")
    before = place.read_bytes()
    with pytest.raises(StoreError, match="newer version of the companion. Update the companion"):
        open_database(place)
    assert place.read_bytes() == before


def test_a_database_of_another_program_is_refused_and_left_alone(tmp_path: Path) -> None:
    place = tmp_path / "recipes.db"
    rewrite(place, "CREATE TABLE recipes (title TEXT)")
    with pytest.raises(StoreError, match="belongs to another program"):
        open_database(place)
    assert [path.name for path in tmp_path.iterdir()] == ["recipes.db"]
    connection = sqlite3.connect(place)
    assert connection.execute("SELECT name FROM sqlite_master").fetchall() == [("recipes",)]
    connection.close()


def grown(place: Path) -> bytes:
    """A store with a long game in it."""
    database = open_database(place)
    journal = Journal(database)
    journal.begin("evening", "alien", {}, "2031-05-04T20:00:00")
    for number in range(1, 120):
        journal.append("evening", step(number, command={"text": "x" * 700}))
    database.close()
    return place.read_bytes()


@pytest.mark.parametrize("harm", ["rubbish", "cut", "holes", "header"])
def test_a_damaged_store_is_set_aside_whole_and_a_new_one_begun(place: Path, harm: str) -> None:
    whole = grown(place)
    harmed = {
        "rubbish": b"this is no store at all " * 400,
        "cut": whole[: len(whole) * 2 // 3],
        "holes": whole[:12288] + b"\xa5" * 8192 + whole[20480:],
        "header": b"SQLite format 3\x00" + b"\xff" * 84 + whole[100:],
    }[harm]
    place.write_bytes(harmed)
    database = open_database(place)
    (notice,) = database.notices
    assert notice.state == "broken" and "set aside as table.damaged-1.db" in notice.says
    assert place.with_name("table.damaged-1.db").read_bytes() == harmed
    play(Journal(database))
    database.close()
    place.write_bytes(harmed)
    database = open_database(place)
    assert place.with_name("table.damaged-2.db").read_bytes() == harmed
    database.close()


def test_damage_met_while_playing_is_found_at_the_next_start(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(damage, "ALWAYS_CHECKED", 0)  # as if the store were too large to check each time
    whole = grown(place)
    half = len(whole) // 8192 * 4096
    place.write_bytes(whole[:half] + b"\xa5" * 16384 + whole[half + 16384 :])
    database = open_database(place)
    assert database.notices == ()
    with pytest.raises(StoreError, match="The store is damaged. Start the companion again"):
        Journal(database).entries("evening")
    database.close()
    assert suspect_mark(place).exists()
    database = open_database(place)
    assert "set aside" in database.notices[0].says
    assert not suspect_mark(place).exists()
    database.close()


def test_the_store_of_a_killed_process_is_not_taken_for_damaged(place: Path, database: Database) -> None:
    written = play(Journal(database))
    copy = place.with_name("copy.db")
    for tail in ("", "-wal"):  # what lies on the disk while the first process is still running
        copy.with_name(copy.name + tail).write_bytes(place.with_name(place.name + tail).read_bytes())
    again = open_database(copy)
    assert again.notices == ()
    assert list(Journal(again).entries("evening")) == written
    again.close()


def test_an_empty_file_becomes_a_store(tmp_path: Path) -> None:
    (tmp_path / "store.db").touch()
    database = open_database(tmp_path / "store.db")
    play(Journal(database))
    database.close()


def test_tidying_folds_a_long_log_in_and_loses_nothing(
    place: Path, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    journal, log = Journal(database), place.with_name("table.db-wal")
    written = play(journal, steps=40)
    before = place.stat().st_size
    database.tidy()
    assert place.stat().st_size == before, "a short log is left alone"
    monkeypatch.setattr("card_db.database.LONG_LOG", 0)
    for number in range(41, 60):
        database.tidy()
        length = log.stat().st_size
        written.append(step(number))
        journal.append("evening", written[-1])
        assert log.stat().st_size == length, "the log begins anew instead of growing"
    assert place.stat().st_size > before
    assert list(journal.entries("evening")) == written


def test_rows_cannot_hang_in_the_air(database: Database) -> None:
    with pytest.raises(StoreError), database.write() as connection:
        connection.execute(text("INSERT INTO steps (game, number, body) VALUES ('nobody', 1, '{}')"))


def test_several_programs_may_make_the_store_at_once(place: Path) -> None:
    with ThreadPoolExecutor(6) as threads:
        opened = list(threads.map(open_database, [place] * 6))
    for number, database in enumerate(opened):
        assert database.notices == ()
        play(Journal(database), f"game {number}", steps=2)
    assert len(Journal(opened[0]).games()) == 6
    for database in opened:
        database.close()


def test_a_store_whose_log_cannot_be_made_is_read_through_a_copy(place: Path, database: Database) -> None:
    written = play(Journal(database))
    database.close()
    place.with_name("table.db-wal").mkdir()  # what lies in the way of SQLite's own files
    looked = open_database(place)
    assert looked.excuse is not None and looked.excuse.key == "store-closed"
    assert list(Journal(looked).entries("evening")) == written
    looked.close()
