"""A disk that is full, read-only, locked, slow or faulty: a sentence each, and nothing told is lost."""

from __future__ import annotations

import errno
import os
import shutil
import sqlite3
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from card_db.database import Database
from card_db.errors import StoreError
from card_db.health import store_findings
from card_db.journal import Journal
from card_db.opener import open_database
from companion.core.ports.archive import ArchiveError
from tests.card_db.conftest import play, step


class Disk:
    """A disk as `before_commit` plays it: it takes its time, or fails, when told to."""

    def __init__(self) -> None:
        self.fault: OSError | None = None
        self.now_s = 0.0
        self.sync_s = 0.0

    def __call__(self) -> None:
        if self.fault:
            raise self.fault
        self.now_s += self.sync_s


@pytest.fixture
def disk() -> Disk:
    return Disk()


@pytest.fixture
def on_disk(place: Path, disk: Disk) -> Iterator[Database]:
    database = open_database(place, before_commit=disk)
    yield database
    database.close()


@pytest.mark.parametrize(
    ("number", "says"),
    [
        (errno.ENOSPC, "The disk is full. Free some space, then go on"),
        (errno.EDQUOT, "The disk is full"),
        (errno.EROFS, "is read-only. Make it writable"),
        (errno.EACCES, "is read-only. Make it writable"),
        (errno.EIO, r"The disk reports a fault \(Input/output error\)"),
    ],
)
def test_a_failing_disk_gets_a_sentence_and_keeps_what_was(
    on_disk: Database, disk: Disk, number: int, says: str
) -> None:
    journal = Journal(on_disk)
    written = play(journal)
    disk.fault = OSError(number, os.strerror(number))
    with pytest.raises(ArchiveError, match=says):
        journal.append("evening", step(6))
    assert list(journal.entries("evening")) == written
    disk.fault = None
    journal.append("evening", step(6))
    assert len(journal.entries("evening")) == 6


def test_a_fault_on_a_disk_without_space_is_called_full(
    on_disk: Database, disk: Disk, monkeypatch: pytest.MonkeyPatch
) -> None:
    play(Journal(on_disk))
    monkeypatch.setattr("card_db.excuses.NEARLY_FULL", 2**60)
    disk.fault = OSError(errno.EIO, "Input/output error")
    with pytest.raises(StoreError, match="The disk is full") as caught:
        Journal(on_disk).append("evening", step(6))
    assert caught.value.key == "store-full"


def test_a_store_that_vanished_is_told_by_the_doctor(place: Path) -> None:
    database = open_database(place)
    database.engine.dispose()
    shutil.rmtree(place.parent)
    told = {finding.says for finding in store_findings(database) if finding.state == "broken"}
    assert told == {
        f"The store cannot be opened: check that {place.parent} exists and that you may write there.",
        f"{place.parent} cannot be looked at: No such file or directory.",
    }


def test_sync_times_reach_whoever_measures_and_a_snapshot_waits_for_none(
    on_disk: Database, disk: Disk
) -> None:
    journal = Journal(on_disk)
    play(journal)
    for sync_s in (0.02, 0.2):
        begun_s, disk.sync_s = disk.now_s, sync_s
        journal.append("evening", step(journal.games()[0].steps + 1))
        assert disk.now_s - begun_s == pytest.approx(sync_s)  # one synchronisation per step
        journal.snapshot("evening", 6, b"", None, "")
        assert disk.now_s - begun_s == pytest.approx(sync_s)


def test_sqlite_out_of_pages_is_a_full_disk(place: Path) -> None:
    database = open_database(place)
    journal = Journal(database)
    written = play(journal)
    pages = place.stat().st_size // 4096 + 4

    with database.read() as connection:  # the pool hands this same connection to the next writer
        connection.exec_driver_sql(f"PRAGMA max_page_count={pages}")
    with pytest.raises(ArchiveError, match="The disk is full"):
        journal.append("evening", step(6, command="x" * 100_000))
    assert list(journal.entries("evening")) == written
    with database.read() as connection:
        connection.exec_driver_sql("PRAGMA max_page_count=100000")
    journal.append("evening", step(6, command="x" * 100_000))
    database.close()


def test_a_store_held_by_another_program_gets_a_sentence(place: Path) -> None:
    database = open_database(place, busy_s=0.01)
    journal = Journal(database)
    written = play(journal)
    other = sqlite3.connect(place, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(ArchiveError, match="Another program holds the store"):
        journal.append("evening", step(6))
    assert list(journal.entries("evening")) == written
    other.execute("ROLLBACK")
    journal.append("evening", step(6))
    other.close()
    database.close()


Mount = Callable[[str], None]


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[tuple[Path, Mount]]:
    """A real file system of one megabyte, and a way to mount it anew with other options."""
    folder = tmp_path / "disk"
    folder.mkdir()

    def mount(options: str) -> None:
        call = ["mount", "-t", "tmpfs", "-o", options, "tmpfs", str(folder)]
        done = subprocess.run(call, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            pytest.skip(f"a file system can only be mounted by root: {done.stderr.strip()}")

    if os.geteuid() != 0:
        pytest.skip("a file system can only be mounted by root")
    mount("size=1m")
    yield folder, mount
    subprocess.run(["umount", str(folder)], check=True)


def test_a_disk_that_really_runs_full_keeps_every_step(small_disk: tuple[Path, Mount]) -> None:
    folder, _ = small_disk
    database = open_database(folder / "table.db")
    journal = Journal(database)
    journal.begin("evening", "alien", {}, "now")
    number = 0
    with pytest.raises(ArchiveError, match="The disk is full"):
        while True:
            journal.append("evening", step(number + 1, command="x" * 5000))
            number += 1
    assert number > 20
    assert [entry.number for entry in journal.entries("evening")] == list(range(1, number + 1))
    with pytest.raises(ArchiveError, match="The disk is full"):
        journal.append("evening", step(number + 1, command="x" * 5000))
    database.engine.dispose()  # as if the process ended; its log cannot be folded in
    again = open_database(folder / "table.db")
    assert [entry.number for entry in Journal(again).entries("evening")] == list(range(1, number + 1))
    again.close()


def test_a_full_disk_that_is_freed_takes_the_next_step(small_disk: tuple[Path, Mount]) -> None:
    folder, mount = small_disk
    database = open_database(folder / "table.db")
    journal = Journal(database)
    play(journal)
    (folder / "film").write_bytes(b"x" * (os.statvfs(folder).f_bavail * os.statvfs(folder).f_frsize))
    with pytest.raises(ArchiveError, match="The disk is full"):
        journal.append("evening", step(6, command="x" * 50_000))
    (folder / "film").unlink()
    journal.append("evening", step(6, command="x" * 50_000))
    assert len(journal.entries("evening")) == 6
    database.close()


@pytest.mark.parametrize("killed", [False, True])
def test_a_read_only_disk_still_shows_the_saved_games(small_disk: tuple[Path, Mount], killed: bool) -> None:
    folder, mount = small_disk
    database = open_database(folder / "table.db")
    written = play(Journal(database))
    wal = (folder / "table.db-wal").read_bytes()
    whole = (folder / "table.db").read_bytes()
    database.close()
    if killed:  # the last steps are only in the log
        (folder / "table.db").write_bytes(whole)
        (folder / "table.db-wal").write_bytes(wal)
    mount_read_only(folder)
    try:
        looked = open_database(folder / "table.db")
        assert looked.excuse and looked.excuse.key == "store-read-only"
        assert looked.notices[0].state == "broken"
        assert list(Journal(looked).entries("evening")) == written
        with pytest.raises(ArchiveError, match="is read-only. Make it writable"):
            Journal(looked).append("evening", step(6))
        copies = looked.engine.url.database
        looked.close()
        assert copies and not Path(copies).exists()
    finally:
        subprocess.run(["mount", "-o", "remount,rw", str(folder)], check=True)


def mount_read_only(folder: Path) -> None:
    subprocess.run(["mount", "-o", "remount,ro", str(folder)], check=True)


def test_a_new_store_on_a_read_only_disk_gets_a_sentence(small_disk: tuple[Path, Mount]) -> None:
    folder, _ = small_disk
    mount_read_only(folder)
    with pytest.raises(StoreError, match="read-only|cannot be opened"):
        open_database(folder / "new" / "table.db")
    with pytest.raises(StoreError, match="read-only|cannot be opened"):
        open_database(folder / "table.db")


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere; the mounted disk above covers it")
def test_a_folder_without_write_permission_still_shows_the_saved_games(place: Path) -> None:
    database = open_database(place)
    written = play(Journal(database))
    database.close()
    place.parent.chmod(0o555)
    try:
        looked = open_database(place)
        assert list(Journal(looked).entries("evening")) == written
        with pytest.raises(ArchiveError, match="read-only"):
            Journal(looked).append("evening", step(6))
        looked.close()
    finally:
        place.parent.chmod(0o755)


def test_a_store_that_cannot_be_written_is_read_through_a_copy(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = open_database(place)
    written = play(Journal(database))
    monkeypatch.setattr(
        "card_db.opener.is_writable", lambda _: False
    )  # what any user's system call would say
    looked = open_database(place)
    assert list(Journal(looked).entries("evening")) == written
    with pytest.raises(ArchiveError, match="read-only"):
        Journal(looked).begin("next", "alien", {}, "now")
    looked.tidy()
    looked.close()
    database.close()


def test_a_step_takes_milliseconds(journal: Journal) -> None:
    journal.begin("evening", "alien", {}, "now")
    taken = []
    for number in range(1, 201):
        begun = time.perf_counter()
        journal.append("evening", step(number, events=tuple({"type": "Moved", "slot": n} for n in range(20))))
        taken.append(time.perf_counter() - begun)
    # Generous, for a busy machine and any disk: the budget of a whole step is 400 ms with 200 ms syncs.
    assert sorted(taken)[len(taken) // 2] < 0.4
