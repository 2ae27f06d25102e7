"""Games on disk: ordered, whole, readable, and durable before anybody hears of them."""

from __future__ import annotations

import threading
from pathlib import Path

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlalchemy import text, update
from sqlmodel import col

from card_db.database import Database
from card_db.errors import StoreError, UnknownGame
from card_db.journal import Journal
from card_db.models import SnapshotRow
from card_db.opener import open_database
from companion.core.language.phrases import phrase
from companion.core.ports.archive import Archive, ArchiveError, Entry
from tests.card_db.conftest import play, step


def test_the_journal_is_the_archive(journal: Journal) -> None:
    archive: Archive = journal
    written = play(journal)
    assert list(archive.entries("evening")) == written
    assert list(archive.entries("evening", after=3)) == written[3:]
    assert list(archive.entries("evening", after=5)) == []


def test_everything_is_there_in_the_next_process(place: Path, journal: Journal, database: Database) -> None:
    written = play(journal)
    journal.snapshot("evening", 5, b"{}", {"turn": 2}, "")
    database.close()
    again = open_database(place)
    assert list(Journal(again).entries("evening")) == written
    assert Journal(again).latest("evening") == (5, b"{}")
    again.close()


def test_games_are_listed_last_played_first(journal: Journal) -> None:
    for name, hour in (("first", 18), ("second", 19), ("third", 17)):
        journal.begin(name, "alien", {"name": name}, f"2031-05-04T{hour}:00:00")
    journal.append("first", step(1, at="2031-05-04T20:30:00"))
    journal.snapshot("first", 1, b"{}", {"title": "lost"}, "loss")
    listed = journal.games()
    assert [game.id for game in listed] == ["first", "second", "third"]
    assert listed[0].steps == 1 and listed[0].outcome == "loss" and listed[0].summary == {"title": "lost"}
    assert listed[0].touched == "2031-05-04T20:30:00" and listed[0].begun == "2031-05-04T18:00:00"
    assert listed[1].header == {"name": "second"}


def test_values_of_the_study_come_back_as_plain_data(journal: Journal) -> None:
    journal.begin("evening", "alien", {}, "2031-05-04T20:00:00")
    journal.append("evening", step(1, label=phrase("alien-scan", room=2), waived=("ALN-SCAN-02",)))
    (entry,) = journal.entries("evening")
    assert entry.label == {"key": "alien-scan", "args": {"room": 2}}
    assert entry.waived == ("ALN-SCAN-02",)


@pytest.mark.parametrize("number", [3, 2, 5])
def test_a_step_out_of_turn_is_refused_and_changes_nothing(journal: Journal, number: int) -> None:
    written = play(journal)
    with pytest.raises(StoreError, match=f"Step {number} was not written: this game is already at step 5"):
        journal.append("evening", step(number))
    assert list(journal.entries("evening")) == written
    assert journal.games()[0].steps == 5


def test_a_game_nobody_knows_gets_a_sentence(journal: Journal) -> None:
    for action in (
        lambda: journal.append("nothing", step(1)),
        lambda: journal.entries("nothing"),
        lambda: journal.snapshot("nothing", 1, b"", None, ""),
        lambda: journal.info("nothing"),
    ):
        with pytest.raises(UnknownGame, match="There is no game 'nothing' in this store"):
            action()
    assert journal.latest("nothing") is None


def test_a_name_is_given_once(journal: Journal) -> None:
    play(journal)
    with pytest.raises(ArchiveError, match="already a game 'evening'"):
        journal.begin("evening", "firefly", {}, "2031-05-05T20:00:00")
    assert journal.games()[0].room == "alien"


def test_what_is_no_plain_data_is_refused_before_the_disk(journal: Journal) -> None:
    play(journal, steps=1)
    with pytest.raises(ArchiveError, match="This step cannot be written"):
        journal.append("evening", step(2, command=object()))
    journal.append("evening", step(2))


def test_only_the_newest_snapshots_are_kept_and_a_damaged_one_is_passed_over(
    journal: Journal, database: Database
) -> None:
    play(journal, steps=9)
    for number in range(1, 10):
        journal.snapshot("evening", number, f"state {number}".encode(), None, "")
    with database.write() as connection:
        assert connection.execute(text("SELECT count(*) FROM snapshots")).scalar() == 2
        harmed = update(SnapshotRow).values(state=b"\x00\xff")
        connection.execute(harmed.where(col(SnapshotRow.number) == 9))
    assert journal.latest("evening") == (8, b"state 8")
    with database.write() as connection:
        connection.execute(harmed)
    assert journal.latest("evening") is None


def test_a_snapshot_is_replaced_and_never_runs_ahead(journal: Journal) -> None:
    play(journal, steps=3)
    journal.snapshot("evening", 3, b"old", None, "")
    journal.snapshot("evening", 3, b"new", None, "")
    journal.snapshot("evening", 7, b"ahead", None, "")
    assert journal.latest("evening") == (3, b"new")


def test_a_damaged_step_and_a_damaged_header_are_named(journal: Journal, database: Database) -> None:
    play(journal)
    with database.write() as connection:
        connection.execute(text("UPDATE steps SET body = '{\"number\": 4' WHERE number = 4"))
        connection.execute(text("UPDATE games SET header = '{'"))
    with pytest.raises(ArchiveError, match="Step 4 of this game cannot be read"):
        journal.entries("evening")
    assert journal.games()[0].header is None


def test_readers_see_whole_steps_while_a_writer_writes(journal: Journal) -> None:
    play(journal, steps=1)
    done, faults = threading.Event(), []

    def read() -> None:
        while not done.is_set():
            numbers = [entry.number for entry in journal.entries("evening")]
            if numbers != list(range(1, len(numbers) + 1)):
                faults.append(numbers)

    readers = [threading.Thread(target=read) for _ in range(2)]
    for reader in readers:
        reader.start()
    for number in range(2, 80):
        journal.append("evening", step(number))
    done.set()
    for reader in readers:
        reader.join()
    assert faults == []
    assert len(journal.entries("evening")) == 79


def test_two_writers_take_turns(journal: Journal, place: Path) -> None:
    other = open_database(place)
    games = {"mine": journal, "theirs": Journal(other)}
    threads = [threading.Thread(target=play, args=(one, game, 30)) for game, one in games.items()]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert {game.id: game.steps for game in journal.games()} == {"mine": 30, "theirs": 30}
    other.close()


PLAIN = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(2**63), 2**63 - 1)
    | st.floats(allow_nan=False, allow_infinity=False)
    # SQLite and JSON both take every text that has a UTF-8 form.
    | st.text(st.characters(codec="utf-8")),
    lambda below: (
        st.lists(below, max_size=4)
        | st.dictionaries(st.text(st.characters(codec="utf-8")), below, max_size=4)
    ),
    max_leaves=12,
)
ENTRIES = st.builds(
    Entry,
    number=st.just(1),
    kind=st.sampled_from(["play", "tool", "undo", "redo"]),
    label=PLAIN,
    command=PLAIN,
    events=st.lists(PLAIN, max_size=3).map(tuple),
    at=st.text(st.characters(codec="utf-8"), max_size=30),
    seat=st.none() | st.sampled_from(["p1", "p5"]),
    waived=st.lists(st.text(st.characters(codec="utf-8")), max_size=2).map(tuple),
    undoes=st.integers(0, 50),
)


@pytest.fixture(scope="module")
def fast_journal() -> Journal:
    return Journal(open_database("sqlite://"))


@given(entry=ENTRIES)
@settings(max_examples=120, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_any_plain_entry_comes_back_as_it_was(fast_journal: Journal, entry: Entry) -> None:
    game = f"game {len(fast_journal.games())}"
    fast_journal.begin(game, "alien", {}, "")
    for number in (1, 2):
        fast_journal.append(game, msgspec.structs.replace(entry, number=number))
    assert fast_journal.entries(game) == (entry, msgspec.structs.replace(entry, number=2))


def test_a_removed_game_leaves_nothing_behind_and_the_others_alone(
    journal: Journal, database: Database
) -> None:
    written = play(journal)
    journal.begin("morning", "alien", {}, "2031-05-05T09:00:00")
    journal.append("morning", step(1))
    journal.snapshot("morning", 1, b"{}", {}, "")
    journal.remove("morning")
    assert [game.id for game in journal.games()] == ["evening"]
    assert list(journal.entries("evening")) == written
    with database.read() as connection:
        left = [
            connection.execute(text(f"select count(*) from {table} where game = 'morning'")).scalar()
            for table in ("steps", "snapshots")
        ]
    assert left == [0, 0]
    with pytest.raises(UnknownGame, match="'morning'"):
        journal.remove("morning")
