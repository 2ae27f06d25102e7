"""What is packed here arrives there, the same every time, and a second time nothing changes."""

from __future__ import annotations

import random
import shutil
from itertools import count
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from card_db.errors import StoreError
from card_db.parcel import archive
from card_db.store import Store
from card_db.tags import deal_tags
from companion.core.language.ids import CopyId, DesignId
from companion.core.ports.parcels import KINDS, Exchange, ParcelTally
from companion.core.ports.people import Person
from tests.card_db.conftest import play
from tests.card_db.parcel.kit import (
    APP,
    COPIES,
    GRAZE,
    MARA,
    OWN,
    add_own,
    dump,
    here,
    household,
    members_of,
    mine,
    packed,
    stop,
)

OURS = deal_tags(9, (), random.Random(5).randrange)


def fill(store: Store) -> None:
    """A household with something of everything."""
    add_own(store)
    store.collection.add("alien-mine", {"vera": (CopyId("alien-mine/vera#1"),)})
    store.collection.bind("4006381333931", GRAZE)
    store.collection.bind(OURS[0], GRAZE)
    store.collection.bind("=1+1", CopyId("alien-mine/vera#1"))
    store.labels.bind_back(OURS[1], GRAZE)
    store.labels.of_designs("alien-box", [DesignId("graze")])
    store.labels.of_stacks("alien-box", ["strikes"])
    store.marks.bind("alien-box", 17, MARA)
    store.remembered.learn("alien", "graze", "attack", 4)
    store.remembered.learn("alien", "room-1", "scan", 3)
    store.remembered.learn_word("alien", "graze", "effect", "differs")
    store.remembered.name("alien", "mara", "fr", 'Mara, l\'éclaireuse; dite « "300" »')
    store.remembered.learn_word("alien", "mara", "title:en", "300")
    store.people.keep(Person("p-ana", "Ana Ó Briain", 2, "fr"))
    play(store.archive, "alien-0a1b")
    play(store.archive, "Our evening in May", steps=3)


def test_everything_arrives(store: Store, other: Store, tmp_path: Path) -> None:
    fill(store)
    path = packed(store, tmp_path / "ours.zip")
    exchange: Exchange = other.parcels
    assert exchange.look(path).tallies == {
        "sets": ParcelTally(new=1),
        "collection": ParcelTally(new=7),
        "entries": ParcelTally(new=5),
        "games": ParcelTally(new=2),
        "people": ParcelTally(new=1),
    }
    assert exchange.take_in(path, stop).is_changed
    one, two = here(store), here(other)
    assert (one.lines, one.told, one.people) == (two.lines, two.told, two.people)
    assert [file.body() for file in one.sets] == [file.body() for file in two.sets]
    assert store.archive.games() == other.archive.games()
    assert store.archive.entries("alien-0a1b") == other.archive.entries("alien-0a1b")
    assert other.collection.tag_of(GRAZE) == OURS[0], "of two codes the newer names the card"
    assert other.catalogue.boxes("alien") == ("alien-box", "alien-mine")
    assert packed(other, tmp_path / "back.zip").read_bytes() == path.read_bytes()


def test_the_same_contents_are_the_same_bytes(store: Store, tmp_path: Path) -> None:
    fill(store)
    assert packed(store, tmp_path / "a.zip").read_bytes() == packed(store, tmp_path / "b.zip").read_bytes()
    assert list(members_of(tmp_path / "a.zip")) == [
        "manifest.json",
        "collection.csv",
        "entries.csv",
        "games/alien-0a1b.jsonl",
        "games/game-58d6c65e4d3fab1c.jsonl",
        "people.jsonl",
        "sets/alien/alien-mine.toml",
    ]


def test_twice_changes_nothing(store: Store, other: Store, tmp_path: Path) -> None:
    fill(store)
    path = packed(store, tmp_path / "ours.zip")
    other.parcels.take_in(path, stop)
    for household_again in (other, store):
        before = dump(household_again)
        taken = household_again.parcels.take_in(path, stop)
        assert not taken.is_changed and taken.survey.conflicts == ()
        assert all(tally.new == 0 for tally in taken.survey.tallies.values())
        assert dump(household_again) == before


def test_looking_changes_nothing(store: Store, other: Store, tmp_path: Path) -> None:
    fill(store)
    before = dump(other)
    other.parcels.look(packed(store, tmp_path / "ours.zip"))
    assert dump(other) == before


def test_only_what_is_asked_for_is_packed(store: Store, tmp_path: Path) -> None:
    fill(store)
    found = store.parcels.pack(tmp_path / "cards.zip", ("collection",), APP)
    assert found.counts == {"collection": 9}
    assert list(members_of(tmp_path / "cards.zip")) == ["manifest.json", "collection.csv"]


def test_codes_of_a_set_that_is_not_here_are_refused_until_it_comes_along(
    store: Store, other: Store, tmp_path: Path
) -> None:
    fill(store)
    store.parcels.pack(tmp_path / "cards.zip", ("collection",), APP)
    before = dump(other)
    with pytest.raises(StoreError, match="it speaks of the set 'alien-mine', which is not here. Have the"):
        other.parcels.take_in(tmp_path / "cards.zip", stop)
    assert dump(other) == before
    store.parcels.pack(tmp_path / "cards.zip", ("collection", "sets"), APP)
    assert other.parcels.take_in(tmp_path / "cards.zip", stop).is_changed


def test_what_belongs_to_a_lost_set_stays_behind(store: Store, other: Store, tmp_path: Path) -> None:
    fill(store)
    store.remembered.learn_word("alien", "mara", "kind", "be\nlow")
    add_own(store).unlink()
    found = store.parcels.pack(tmp_path / "ours.zip", KINDS, APP)
    assert found.left_out == (
        "codes and cards of sets that are not here any more (1)",
        "entries without a game, a name or a usable value (1)",
    )
    assert other.parcels.take_in(tmp_path / "ours.zip", stop).is_changed


def test_another_version_of_a_set_is_remarked_on(store: Store, tmp_path: Path) -> None:
    elsewhere = household(tmp_path / "there", box=BOX_OF_LATER)
    (remark,) = elsewhere.parcels.look(packed(store, tmp_path / "ours.zip")).remarks
    assert "'alien-box' is another version here" in remark
    elsewhere.close()


BOX_OF_LATER = (
    OWN.replace("alien-mine", "alien-box").replace("scratch", "graze").replace("vera", "mara") + "\n#"
)


def test_a_failing_disk_leaves_the_older_file(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = packed(store, tmp_path / "ours.zip")
    before = path.read_bytes()
    fill(store)
    monkeypatch.setattr("card_db.exchange.os.fsync", full)
    with pytest.raises(StoreError, match=r"ours.zip could not be written \(No space left on device\)"):
        packed(store, path)
    assert path.read_bytes() == before


def full(_: int) -> None:
    raise OSError(28, "No space left on device")


@pytest.fixture(scope="module")
def homes(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty household to begin every example with."""
    home = tmp_path_factory.mktemp("homes") / "empty"
    household(home).close()
    return home


def can_be_told(word: str) -> bool:
    """Whether a text is one that screens can show."""
    return word.isprintable() and word == word.strip() != ""


NUMBERS = st.tuples(
    st.sampled_from(["graze", "mara", "room-1"]),
    st.sampled_from(["attack", "cost", "scan"]),
    st.integers(-999_999, 999_999),
)
WORDS = st.tuples(
    st.sampled_from(["graze", "mara"]),
    st.sampled_from(["title:en", "kind", "marks", "note"]),
    st.text(min_size=1, max_size=12).filter(can_be_told),
)
ENTRIES = st.lists(st.one_of(NUMBERS, WORDS), max_size=8)
CODES = st.one_of(
    st.sampled_from(OURS), st.text(min_size=1, max_size=12).filter(lambda code: bool(code.strip()))
)
BACKS = st.dictionaries(st.sampled_from(OURS), st.sampled_from(COPIES), max_size=3)
FACES = st.dictionaries(CODES, st.sampled_from(COPIES), max_size=6)
MARKS = st.dictionaries(st.integers(0, 979), st.sampled_from(COPIES), max_size=3)
_at = count()


@given(entries=ENTRIES, faces=FACES, marks=MARKS, backs=BACKS)
@settings(max_examples=15, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_any_entries_and_bindings_arrive(
    homes: Path,
    entries: list[tuple[str, str, int | str]],
    faces: dict[str, CopyId],
    marks: dict[int, CopyId],
    backs: dict[str, CopyId],
) -> None:
    at = next(_at)
    stores = []
    for name in ("here", "there"):
        home = homes.with_name(f"{name}-{at}")
        shutil.copytree(homes, home)
        stores.append(household(home))
    one, two = stores
    for of, field, value in entries:
        if isinstance(value, int):
            one.remembered.learn("alien", of, field, value)
        else:
            one.remembered.learn_word("alien", of, field, value)
    for code, copy in faces.items():
        one.collection.bind(code, copy)
    for number, copy in marks.items():
        one.marks.bind("alien-box", number, copy)
    for code, copy in backs.items():
        if code not in faces:
            one.labels.bind_back(code, copy)
    path = packed(one, homes.with_name(f"{at}.zip"))
    assert two.parcels.take_in(path, stop).survey.conflicts == ()
    assert here(one).lines == here(two).lines and here(one).told == here(two).told
    assert packed(two, homes.with_name(f"{at}-back.zip")).read_bytes() == path.read_bytes()
    assert not two.parcels.take_in(path, mine).is_changed
    for store in stores:
        store.close()


@given(members=st.dictionaries(st.sampled_from(["collection.csv", "games/a.jsonl"]), st.binary(max_size=300)))
def test_the_zip_gives_back_what_it_was_given(members: dict[str, bytes]) -> None:
    whole = {"manifest.json": b"{}", **members}
    assert archive.unzipped(archive.zipped(whole)) == whole
