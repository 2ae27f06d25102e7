"""The whole store through its one door, and what the doctor hears of it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from card_db import health
from card_db.errors import StoreError
from card_db.store import Store, open_store
from companion.core import ports
from companion.core.language.ids import DesignId
from tests.card_db.conftest import play
from tests.card_db.test_catalogue import big_set

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def sets(tmp_path: Path) -> Path:
    (tmp_path / "sets" / "alien").mkdir(parents=True)
    (tmp_path / "sets" / "alien" / "practice.toml").write_text(big_set(), encoding="utf-8")
    return tmp_path / "sets"


@pytest.fixture
def store(place: Path, sets: Path) -> Store:
    return open_store(place, sets=sets)


def test_all_ports_hang_on_one_store(store: Store, place: Path, sets: Path) -> None:
    catalogue: ports.Catalogue = store.catalogue
    collection: ports.Collection = store.collection
    (copy, *_) = catalogue.box("alien", "alien-test").stacks["all"][DesignId("card-7")]
    tag = collection.tag_of(copy)
    assert tag is not None and collection.copy_of(tag) == copy
    play(store.archive)
    store.settings.set("language", "fr")
    store.remembered.learn("alien", "card-7", "cost", 3)
    store.tidy()
    store.close()
    again = open_store(place, sets=sets)
    assert again.notices() == ()
    assert again.collection.tag_of(copy) == tag
    assert again.archive.games()[0].steps == 5
    assert again.settings.get("language", "en") == "fr"
    assert again.catalogue.box("alien", "alien-test").cards[DesignId("card-7")].number("cost") == 3
    again.close()


def test_a_doubly_bound_code_names_the_card(store: Store) -> None:
    first, second = store.catalogue.box("alien", "alien-test").stacks["all"][DesignId("card-7")]
    tag = store.collection.tag_of(first)
    assert tag is not None
    with pytest.raises(StoreError, match=r"is already on Card 7 \(alien-test/card-7#1\)"):
        store.collection.bind(tag, second)


def test_games_travel_between_stores(store: Store, tmp_path: Path, sets: Path) -> None:
    play(store.archive)
    store.export_game("evening", tmp_path / "evening.jsonl")
    other = open_store(tmp_path / "other.db", sets=sets)
    assert other.import_game(tmp_path / "evening.jsonl") == "evening"
    other.close()


def test_the_door_opens_without_the_library_until_it_is_used() -> None:
    code = (
        "import sys, card_db.store;"
        "print([name for name in ('sqlalchemy', 'sqlmodel', 'alembic', 'pydantic') if name in sys.modules])"
    )
    told = subprocess.check_output([sys.executable, "-c", code], cwd=ROOT, text=True)
    assert told.strip() == "[]"


def test_a_disk_too_full_to_seed_still_opens(place: Path, sets: Path) -> None:
    def full() -> None:
        raise OSError(28, "No space left on device")

    open_store(place, sets=sets.parent / "none").close()
    store = open_store(place, sets=sets, before_commit=full)
    assert "The disk is full" in store.notices()[0].says
    assert store.archive.games() == ()
    store.close()


def said(store: Store) -> dict[str, list[str]]:
    told: dict[str, list[str]] = {}
    for finding in store.findings():
        told.setdefault(finding.state, []).append(finding.says)
    return told


@pytest.mark.file_store
def test_a_healthy_store_is_fine(store: Store) -> None:
    told = said(store)
    assert set(told) == {"fine"}
    assert any("answers" in one for one in told["fine"])
    assert any("free in" in one for one in told["fine"])
    assert any("The store is whole and takes" in one for one in told["fine"])


@pytest.mark.file_store
def test_the_doctor_names_every_trouble(store: Store, sets: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "SCARCE", 2**60)
    monkeypatch.setattr(health, "passes_check", lambda _: False)
    (sets / "alien" / "bad.toml").write_text("[set]")
    store.settings.set("volume", 3)
    assert store.settings.get("volume", "loud") == "loud"
    store.database.excuse = StoreError("The disk is full.")
    broken = said(store)["broken"]
    for part in (
        "free in",
        "The disk is full.",
        "The store is damaged.",
        "alien/bad.toml",
        "setting 'volume'",
    ):
        assert any(part in one for one in broken), part
    assert all(finding.remedy for finding in store.findings() if finding.state == "broken")


@pytest.mark.file_store
def test_the_doctor_names_files_of_earlier_days(place: Path, sets: Path) -> None:
    place.parent.mkdir()
    place.write_bytes(b"rubbish" * 1000)
    store = open_store(place, sets=sets)
    told = said(store)
    assert any("set aside as table.damaged-1.db" in one for one in told["broken"])
    assert any("Kept from earlier: table.damaged-1.db." in one for one in told["fine"])
    store.close()


def test_a_store_in_memory_has_everything_too(sets: Path) -> None:
    store = open_store("sqlite://", sets=sets)
    play(store.archive)
    assert len(store.archive.entries("evening")) == 5
    assert len(store.collection.codes()) == 600
    assert {finding.state for finding in store.findings()} == {"fine"}
    store.close()


@pytest.mark.parametrize(
    ("size", "says"), [(10, "1 KB"), (5000, "4 KB"), (3 * 2**20, "3.0 MB"), (5 * 2**30, "5.0 GB")]
)
def test_sizes_are_for_people(size: int, says: str) -> None:
    assert health.readable(size) == says
