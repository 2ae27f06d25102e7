"""A taking in that is cut short leaves everything as it was, or finishes when the store is opened again."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from card_db.errors import StoreError
from card_db.opener import open_database
from card_db.parcel.arrivals import NOTE, settle
from card_db.store import Store
from companion.core.language.ids import CopyId
from tests.card_db.conftest import play
from tests.card_db.parcel.kit import MARA, OWN, add_own, dump, household, packed, stop, theirs

ROOT = Path(__file__).resolve().parents[3]
VERA = CopyId("alien-mine/vera#1")
# Takes a parcel in and dies without a word at a named place of the program.
CHILD = """
import importlib, os, sys
from pathlib import Path
from tests.card_db.parcel.kit import household, theirs

home, parcel, module, name, times = sys.argv[1:]
store = household(Path(home))
place, left = importlib.import_module(module), [int(times)]
whole = getattr(place, name)

def dies(*args, **more):
    left[0] -= 1
    if left[0] == 0:
        os._exit(9)
    return whole(*args, **more)

setattr(place, name, dies)
store.parcels.take_in(Path(parcel), theirs)
"""


@pytest.fixture
def parcel(store: Store, tmp_path: Path) -> Path:
    """Something of everything, two sets among it."""
    add_own(store, OWN.replace("Éraflure", "Égratignure"))
    more = OWN.replace("alien-mine", "alien-more").replace("scratch", "bite").replace("vera", "nora")
    add_own(store, more, "alien-more")
    store.collection.add("alien-mine", {"vera": (VERA,)})
    store.collection.bind("NEW", VERA)
    store.remembered.learn("alien", "graze", "attack", 4)
    play(store.archive)
    return packed(store, tmp_path / "theirs.zip")


def begin(home: Path) -> dict[str, object]:
    """A household with a set of its own and a code that will clash."""
    store = household(home)
    add_own(store)
    store.collection.bind("MINE", MARA)
    store.remembered.learn("alien", "graze", "attack", 5)
    before = dump(store)
    store.close()
    return before


def die(home: Path, parcel: Path, where: str, times: int = 1) -> None:
    """Take the parcel in, in a process that dies there."""
    module, _, name = where.rpartition(".")
    call = [sys.executable, "-c", CHILD, str(home), str(parcel), module, name, str(times)]
    assert subprocess.run(call, cwd=ROOT, check=False, timeout=60).returncode == 9


@pytest.mark.file_store
@pytest.mark.parametrize(
    ("where", "times"),
    [("card_db.parcel.arrivals.keep_folder", 2), ("card_db.parcel.writer.write_arriving", 1)],
)
def test_a_crash_before_the_end_leaves_everything_as_it_was(
    parcel: Path, tmp_path: Path, where: str, times: int
) -> None:
    before = begin(tmp_path / "home")
    die(tmp_path / "home", parcel, where, times)
    again = household(tmp_path / "home")
    assert dump(again) == before, "no row, no set, no file that nobody asked for"
    assert again.parcels.take_in(parcel, theirs).is_changed
    again.close()


@pytest.mark.file_store
def test_a_crash_after_the_end_is_finished_at_the_next_start(parcel: Path, tmp_path: Path) -> None:
    begin(tmp_path / "home")
    die(tmp_path / "home", parcel, "card_db.parcel.arrivals.put_in_place", 2)
    again = household(tmp_path / "home")
    assert again.catalogue.boxes("alien") == ("alien-box", "alien-mine", "alien-more")
    assert again.collection.copy_of("NEW") == VERA
    assert not again.parcels.take_in(parcel, stop).is_changed
    assert NOTE not in str(dump(again)) and ".arriving" not in str(dump(again))
    again.close()


@pytest.mark.parametrize("failing", ["commit", "fsync"])
def test_a_disk_that_fails_in_the_middle_changes_nothing(
    parcel: Path, tmp_path: Path, failing: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken: list[bool] = []

    def disk(*_: object) -> None:
        if broken:
            raise OSError(28, "No space left on device")

    store = household(tmp_path / "home", before_commit=disk if failing == "commit" else None)
    add_own(store)
    if failing == "fsync":
        monkeypatch.setattr("card_db.exchange.os.fsync", disk)
    before = dump(store)
    broken.append(True)
    with pytest.raises(StoreError, match="The disk is full. Free some space"):
        store.parcels.take_in(parcel, theirs)
    assert dump(store) == before
    broken.clear()
    assert store.parcels.take_in(parcel, theirs).is_changed
    store.close()


def test_an_import_elsewhere_is_not_disturbed(store: Store, tmp_path: Path) -> None:
    """Files wait only while somebody holds the store, so whoever tidies up asks for it first."""
    waiting = add_own(store).with_name(".alien-else.toml.0123456789abcdef.arriving")
    waiting.write_text("on its way")
    rival = open_database(tmp_path / "here" / "companion.db", busy_s=0.01)
    with store.database.write(), pytest.raises(StoreError, match="Another program holds the store"):
        settle(rival, store.catalogue.own)
    assert waiting.exists()
    settle(rival, store.catalogue.own)
    assert not waiting.exists()
    rival.close()
