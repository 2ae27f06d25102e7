"""An owner's own sets are read beside the shipped ones, which nobody can change."""

from __future__ import annotations

from pathlib import Path

import pytest

from card_db.errors import SetError
from card_db.store import Store
from companion.core.language.ids import CopyId, DesignId
from tests.card_db.parcel.kit import OWN, add_own, household, packed, stop, theirs
from tests.card_db.test_loader import GOOD


def test_own_sets_are_boxes_like_any_other(store: Store) -> None:
    assert store.catalogue.boxes("alien") == ("alien-box",)
    path = add_own(store, name="whatever")
    assert store.catalogue.boxes("alien") == ("alien-box", "alien-mine")
    assert list(store.catalogue.box("alien", "alien-mine").cards) == ["scratch", "vera"]
    assert store.catalogue.is_own(path) and sum(map(store.catalogue.is_own, store.catalogue.files())) == 1
    assert store.catalogue.name_of(CopyId("alien-mine/vera#1")) == "Mara (alien-mine/vera#1)"
    assert store.findings()[-1].state == "fine"


def test_a_practice_set_of_ones_own_is_tagged_at_the_next_start(store: Store, tmp_path: Path) -> None:
    add_own(store, OWN.replace("practice = false", "practice = true"))
    store.close()
    again = household(tmp_path / "here")
    assert again.collection.tag_of(CopyId("alien-mine/vera#1"))
    again.close()


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        (OWN.replace("alien-mine", "alien-box"), "the id 'alien-box' is already used in alien"),
        (OWN.replace('"scratch"', '"graze"'), "the id is already used in the set 'alien-box'"),
        (OWN.replace('"gain"', '"explode"'), 'nothing interprets "explode"'),
    ],
)
def test_one_that_clashes_or_makes_no_sense_is_left_out_and_named(
    store: Store, body: str, reason: str
) -> None:
    add_own(store, body)
    assert store.catalogue.boxes("alien") == ("alien-box",)
    assert store.catalogue.box("alien", "alien-box").cards[DesignId("graze")].copies == 2
    assert reason in " ".join(finding.says for finding in store.findings())
    with pytest.raises(SetError):
        store.catalogue.box("alien", "alien-mine")


def test_a_shipped_file_and_an_own_one_of_the_same_name_stay_apart(store: Store, tmp_path: Path) -> None:
    add_own(store, name="box-one")
    for _ in range(2):
        assert store.catalogue.boxes("alien") == ("alien-box", "alien-mine")
        store.close()
        store = household(tmp_path / "here")
    with store.database.read() as connection:
        files = connection.exec_driver_sql("SELECT file FROM shipped ORDER BY file").scalars().all()
    assert files == ["alien/box-one.toml", "own/alien/box-one.toml"]
    store.close()


def test_a_replaced_set_keeps_the_name_of_its_file(store: Store, other: Store, tmp_path: Path) -> None:
    add_own(store, OWN.replace("Éraflure", "Égratignure"))
    place = add_own(other, name="my-favourites")
    other.parcels.take_in(packed(store, tmp_path / "ours.zip"), theirs)
    assert "Égratignure" in place.read_text(encoding="utf-8")
    assert [path.name for path in place.parent.iterdir()] == ["my-favourites.toml"]


def test_a_set_can_come_alone(store: Store, tmp_path: Path) -> None:
    (tmp_path / "from-a-friend.toml").write_text(OWN, encoding="utf-8")
    assert store.parcels.take_in(tmp_path / "from-a-friend.toml", stop).is_changed
    assert not store.parcels.take_in(tmp_path / "from-a-friend.toml", stop).is_changed
    assert store.catalogue.boxes("alien") == ("alien-box", "alien-mine")


def test_a_shipped_set_can_be_handed_in_and_changes_nothing(store: Store, tmp_path: Path) -> None:
    body = GOOD.replace('"alien-test"', '"alien-box"').replace("practice = true", "practice = false")
    (tmp_path / "same.toml").write_text(body, encoding="utf-8")
    assert not store.parcels.take_in(tmp_path / "same.toml", stop).is_changed
    assert not (tmp_path / "here" / "sets" / "alien").exists()
