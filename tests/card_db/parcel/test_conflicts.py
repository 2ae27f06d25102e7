"""What is said otherwise here and there is shown side by side, and chosen by people."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import text

from card_db.errors import StoreError
from card_db.store import Store
from companion.core.language.ids import CopyId
from companion.core.ports.parcels import Choice, Conflict, Decide
from companion.core.ports.people import Person
from tests.card_db.parcel.kit import (
    GRAZE,
    GRAZE_TWO,
    MARA,
    OWN,
    add_own,
    dump,
    here,
    mine,
    packed,
    stop,
    theirs,
)

OTHER = OWN.replace("Éraflure", "Égratignure")


@pytest.fixture
def parcel(store: Store, tmp_path: Path) -> Path:
    """What another household says of the same things."""
    store.collection.bind("STICKER", MARA)
    store.marks.bind("alien-box", 1, GRAZE_TWO)
    store.marks.bind("alien-box", 2, GRAZE)
    store.remembered.learn("alien", "graze", "attack", 4)
    store.remembered.learn_word("alien", "mara", "kind", "hero")
    store.remembered.learn("alien", "room-1", "scan", 3)
    store.people.keep(Person("p-ana", "Ana", 2))
    add_own(store, OTHER)
    return packed(store, tmp_path / "theirs.zip")


@pytest.fixture
def home(other: Store) -> Store:
    """A household that says otherwise."""
    other.collection.bind("STICKER", GRAZE)
    other.marks.bind("alien-box", 1, GRAZE)
    other.marks.bind("alien-box", 2, GRAZE_TWO)
    other.remembered.learn("alien", "graze", "attack", 5)
    other.remembered.learn_word("alien", "mara", "kind", "hero")
    other.people.keep(Person("p-ana", "Anna", 2))
    add_own(other)
    return other


def test_conflicts_are_listed_side_by_side(home: Store, parcel: Path) -> None:
    survey = home.parcels.look(parcel)
    told = {one.key: (one.kind, one.what, one.mine, one.theirs) for one in survey.conflicts}
    (set_key, marks, sticker, entry, person) = told
    assert told[sticker] == (
        "collection",
        "Graze (alien-box/graze#1), Mara (alien-box/mara#1)",
        ("code STICKER on the face of Graze (alien-box/graze#1)",),
        ("code STICKER on the face of Mara (alien-box/mara#1)",),
    )
    assert marks == "mark alien-box 1" and len(told[marks][2]) == len(told[marks][3]) == 2
    assert "table mark 2 on Graze (alien-box/graze#1)" in told[marks][3]
    assert entry == "entry alien graze attack" and told[entry][1] == "Graze (graze), attack"
    assert told[entry][2][0].startswith("5 (told 2") and told[entry][3][0].startswith("4 (told 2")
    assert told[person] == ("people", "Anna", ("Anna, colour 2, en",), ("Ana, colour 2, en",))
    assert told[set_key][1] == "the set Test box (alien-mine)"
    assert told[set_key][3][0].startswith("2 designs, 3 cards, version ")
    assert told[set_key][3][0].endswith("; its own: Graze")
    assert (survey.tallies["entries"].new, survey.tallies["entries"].same) == (1, 1)


def test_mine_keeps_mine_and_takes_what_is_new(home: Store, parcel: Path) -> None:
    before = dump(home)
    taken = home.parcels.take_in(parcel, mine)
    assert taken.is_changed and set(taken.choices.values()) == {"mine"}
    assert home.remembered.number("alien", "graze", "attack") == 5
    assert home.remembered.number("alien", "room-1", "scan") == 3, "what was new came along"
    assert home.collection.copy_of("STICKER") == GRAZE and home.marks.copy_of("alien-box", 1) == GRAZE
    after = dump(home)
    assert {name for name in after if after[name] != before[name]} == {"taught"}
    again = home.parcels.take_in(parcel, mine)
    assert not again.is_changed and len(again.survey.conflicts) == 5 and dump(home) == after


def test_theirs_takes_everything(home: Store, parcel: Path, store: Store) -> None:
    assert home.parcels.take_in(parcel, theirs).is_changed
    one, two = here(home), here(store)
    assert (one.lines, one.people) == (two.lines, two.people)
    assert [told.body() for told in one.told] == [told.body() for told in two.told]
    assert [file.data for file in one.sets] == [file.data for file in two.sets]
    assert home.catalogue.box("alien", "alien-mine").cards["scratch"].titles["fr"] == "Égratignure"  # type: ignore[index]
    before = dump(home)
    again = home.parcels.take_in(parcel, stop)
    assert not again.is_changed and again.survey.conflicts == () and dump(home) == before


def test_what_was_told_before_stays_in_the_books(home: Store, parcel: Path) -> None:
    home.parcels.take_in(parcel, theirs)
    with home.database.read() as connection:
        asked = "SELECT value FROM taught WHERE of = 'graze' ORDER BY id"
        assert connection.execute(text(asked)).scalars().all() == ["5", "4"]


def test_somebody_who_stops_changes_nothing(home: Store, parcel: Path) -> None:
    before, asked = dump(home), []

    def first_only(conflict: Conflict) -> Choice | None:
        asked.append(conflict)
        return "theirs" if len(asked) == 1 else None

    taken = home.parcels.take_in(parcel, first_only)
    assert taken.is_stopped and not taken.is_changed and len(asked) == 2
    assert dump(home) == before


def by_kind(**choices: Choice) -> Decide:
    return lambda conflict: choices[conflict.kind]


def test_every_conflict_is_chosen_by_itself(home: Store, parcel: Path) -> None:
    choice = by_kind(sets="mine", collection="theirs", entries="mine", people="theirs")
    assert home.parcels.take_in(parcel, choice).is_changed
    assert home.remembered.number("alien", "graze", "attack") == 5
    assert home.collection.copy_of("STICKER") == MARA
    assert home.marks.of_box("alien-box") == {1: GRAZE_TWO, 2: GRAZE}
    assert home.people.everybody() == (Person("p-ana", "Ana", 2),)
    assert not home.parcels.take_in(parcel, choice).is_changed


def test_a_set_that_was_kept_leaves_no_code_without_its_card(
    store: Store, home: Store, tmp_path: Path
) -> None:
    add_own(store, OWN.replace('id = "vera"', 'id = "nora"'))
    store.collection.add("alien-mine", {"nora": (CopyId("alien-mine/nora#1"),)})
    path = packed(store, tmp_path / "nora.zip")
    before = dump(home)
    with pytest.raises(
        StoreError, match="a code for 'alien-mine/nora#1', but the set 'alien-mine' has no such"
    ):
        home.parcels.take_in(path, mine)
    assert dump(home) == before
    assert home.parcels.take_in(path, theirs).is_changed


def test_a_store_that_changes_while_people_choose_is_not_touched(home: Store, parcel: Path) -> None:
    def meanwhile(_: Conflict) -> Choice | None:
        home.remembered.learn("alien", "graze", "attack", 6)
        return "theirs"

    with pytest.raises(
        StoreError, match="the store has changed while you were choosing. Look at the file again"
    ):
        home.parcels.take_in(parcel, meanwhile)
    assert home.remembered.number("alien", "graze", "attack") == 6
    assert home.collection.copy_of("STICKER") == GRAZE


def test_a_table_edited_on_another_computer_is_taken_in(store: Store, tmp_path: Path) -> None:
    store.remembered.learn("alien", "graze", "damage", 2)
    path = tmp_path / "entries.csv"
    store.parcels.pack(path, ("entries",), "")
    rows = path.read_text("utf-8-sig").splitlines()
    assert rows[1].startswith("alien,graze,damage,2,2") and rows[1].endswith(",Graze")
    assert rows[2:] == ["alien,graze,attack,,,Graze"], "what is still to be told"
    edited = [rows[0], rows[1].replace(",2,", ",3,", 1), rows[2].replace(",,,", ",7,,")]
    path.write_text("\n".join(edited), encoding="utf-8")
    survey = store.parcels.look(path)
    assert (survey.app, len(survey.conflicts), survey.tallies["entries"].new) == ("", 1, 1)
    assert store.parcels.take_in(path, theirs).is_changed
    assert store.remembered.number("alien", "graze", "attack") == 7
    assert store.remembered.number("alien", "graze", "damage") == 3
    assert not store.parcels.take_in(path, stop).is_changed


def test_codes_can_be_filled_in_on_another_computer(store: Store, tmp_path: Path) -> None:
    path = tmp_path / "collection.csv"
    store.parcels.pack(path, ("collection",), "")
    table = path.read_text("utf-8-sig").replace(f"face,{MARA},", f"face,{MARA},4006381333931")
    path.write_text(table, encoding="utf-8")
    assert store.parcels.take_in(path, stop).is_changed
    assert store.collection.copy_of("4006381333931") == MARA


def test_a_table_holds_one_kind(store: Store, tmp_path: Path) -> None:
    with pytest.raises(
        StoreError, match="holds either the collection or the entries. Ask for one of the two"
    ):
        store.parcels.pack(tmp_path / "all.csv", ("collection", "entries"), "")
    assert not (tmp_path / "all.csv").exists()
