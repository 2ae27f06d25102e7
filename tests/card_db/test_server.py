"""What a store on a real PostgreSQL server keeps that a file keeps by itself: turns, moments, safety."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.engine import URL

from card_db.collection import Copies
from card_db.database import Database
from card_db.errors import AddressError, StoreError, UnknownGame
from card_db.journal import Journal
from card_db.migrations import HERE, revisions
from card_db.migrations.runner import upgrade
from card_db.opener import open_database
from card_db.store import open_store
from companion.core.language.ids import CopyId
from tests.card_db.conftest import play
from tests.card_db.servers import Server
from tests.card_db.test_migrations import tomorrow

pytestmark = pytest.mark.long


@pytest.fixture
def url(server: Server) -> Iterator[URL]:
    made = server.database()
    yield made
    server.drop([made])


@pytest.fixture
def database(url: URL) -> Iterator[Database]:
    opened = open_database(address(url))
    yield opened
    opened.close()


def address(url: URL) -> str:
    """A URL as it is written down, secrets and all."""
    return url.render_as_string(hide_password=False)


def test_a_whole_store_lies_in_one_database_and_is_there_again(url: URL, tmp_path: Path) -> None:
    store = open_store(address(url), own=tmp_path / "sets")
    written, codes = play(store.archive), store.collection.codes()
    assert {finding.state for finding in store.findings()} == {"fine"}
    store.close()
    again = open_store(address(url), own=tmp_path / "sets")
    assert list(again.archive.entries("evening")) == written
    assert again.collection.codes() == codes != frozenset(), "the practice cards keep their codes"
    again.close()


def test_a_reader_sees_one_moment_whatever_is_written_meanwhile(database: Database) -> None:
    journal = Journal(database)
    play(journal, steps=2)
    count = text("SELECT count(*) FROM games")
    with database.read() as connection:
        before = connection.execute(count).scalar()
        play(journal, "another")
        assert connection.execute(count).scalar() == before == 1
    with database.read() as connection:
        assert connection.execute(count).scalar() == 2


def test_a_reader_writes_nothing(database: Database) -> None:
    play(Journal(database))
    with pytest.raises(StoreError, match="read-only"), database.read() as connection:
        connection.execute(text("DELETE FROM snapshots"))


def test_writers_take_turns_and_nobody_waits_for_ever(url: URL, database: Database) -> None:
    rival = open_database(address(url), busy_s=0.05)
    with database.write(), pytest.raises(StoreError, match="Another program holds the store") as caught:
        Journal(rival).begin("evening", "alien", {}, "2031-05-04T20:00:00")
    assert caught.value.key == "store-locked"
    play(Journal(rival))
    rival.close()


def test_a_durable_write_waits_for_the_disk_whatever_the_server_usually_does(
    server: Server, url: URL, database: Database
) -> None:
    server.ask(f"ALTER DATABASE {url.database} SET synchronous_commit = off")
    database.engine.dispose()
    asked = text("SHOW synchronous_commit")
    with database.write() as connection:
        assert connection.execute(asked).scalar() == "on"
    with database.write(durable=False) as connection:
        assert connection.execute(asked).scalar() == "off"
    with database.write() as connection:
        assert connection.execute(asked).scalar() == "on"


def test_rows_cannot_hang_in_the_air(database: Database) -> None:
    with pytest.raises(StoreError, match="foreign key"), database.write() as connection:
        connection.execute(text("INSERT INTO steps (game, number, body) VALUES ('nobody', 1, '{}')"))


def test_several_programs_may_make_the_store_at_once(url: URL) -> None:
    with ThreadPoolExecutor(6) as threads:
        opened = list(threads.map(open_database, [address(url)] * 6))
    for number, database in enumerate(opened):
        play(Journal(database), f"game {number}", steps=2)
    assert len(Journal(opened[0]).games()) == 6
    for database in opened:
        database.close()


def test_a_server_that_was_started_anew_is_met_again(url: URL, server: Server, database: Database) -> None:
    play(Journal(database))
    others = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{url.database}'"
    server.ask(others)
    assert len(Journal(database).games()) == 1


def test_a_text_with_a_sign_that_the_server_refuses_is_on_nothing(database: Database) -> None:
    copies, journal, odd = Copies(database), Journal(database), "code\0of another maker"
    copies.add("alien-box", {"graze": [CopyId("alien-box/graze#1")]})
    assert copies.copy_of(odd) is None
    with pytest.raises(StoreError, match="cannot be kept: it is empty, no plain text"):
        copies.bind(odd, CopyId("alien-box/graze#1"))
    with pytest.raises(UnknownGame):
        journal.entries(odd)


def test_a_database_of_another_program_is_refused_and_left_alone(url: URL, database: Database) -> None:
    with database.write() as connection:
        connection.execute(text("DROP TABLE alembic_version"))
    with pytest.raises(StoreError, match="belongs to another program"):
        open_database(address(url))
    with database.write() as connection:
        connection.execute(text("CREATE TABLE alembic_version (version_num VARCHAR(32))"))
        connection.execute(text("INSERT INTO alembic_version VALUES ('r9999')"))
    with pytest.raises(StoreError, match="newer version of the companion"):
        open_database(address(url))


def test_the_revisions_lead_to_the_tables_of_today(url: URL) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    from card_db.database import connect
    from card_db.models import METADATA

    migrated = Database(connect(url), None)
    with migrated.write() as connection:
        upgrade(connection)
    with migrated.read() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    migrated.close()
    again = open_database(address(url))
    play(Journal(again))
    again.close()


def test_an_older_store_is_brought_up_to_date_or_stays_as_it_was(
    tmp_path: Path, url: URL, database: Database
) -> None:
    written = play(Journal(database))
    unlucky = tomorrow(tmp_path / "unlucky", more="raise RuntimeError('no luck')")
    with pytest.raises(StoreError, match=r"could not be brought up to this version \(no luck\)"):
        open_database(address(url), migrations=unlucky)
    with database.read() as connection:
        assert (
            connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
            == revisions(HERE)[-1]
        )
    later = open_database(address(url), migrations=tomorrow(tmp_path / "lucky"))
    assert later.notices == (), "there is no file to copy beside it"
    assert list(Journal(later).entries("evening")) == written
    with later.read() as connection:
        assert connection.execute(text("SELECT mood FROM games")).scalar() == "calm"
    later.close()


@pytest.mark.parametrize("wrong", ["role", "database"])
def test_an_address_that_the_server_refuses_gets_a_sentence(server: Server, url: URL, wrong: str) -> None:
    there = url.set(database="nowhere") if wrong == "database" else url.set(username="stranger")
    with pytest.raises(AddressError, match=f"cannot be reached .*{wrong} .* does not exist") as caught:
        open_database(address(there.set(password="hidden")))
    assert "hidden" not in str(caught.value)
    assert caught.value.key == "store-address-unreached"


def test_a_player_who_may_only_look_gets_a_sentence(server: Server, url: URL, database: Database) -> None:
    server.ask("DROP ROLE IF EXISTS guest", "CREATE ROLE guest LOGIN")
    with database.write() as connection:
        connection.execute(text("GRANT SELECT ON ALL TABLES IN SCHEMA public TO guest"))
    looked = open_database(address(url.set(username="guest")))
    assert Journal(looked).games() == ()
    with pytest.raises(StoreError, match="its server is read-only") as caught:
        play(Journal(looked))
    assert caught.value.key == "store-read-only"
    looked.close()
