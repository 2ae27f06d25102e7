"""What travels beside cards and entries: stacks, bags, pictures, boards, and what was taken back."""

from __future__ import annotations

import zipfile
from pathlib import Path

import pytest

from card_db.errors import StoreError
from card_db.parcel.extras import bags_in, stacks_in
from card_db.parcel.parcels import Parcels
from card_db.store import Store
from companion.core.ports.parcels import KINDS, Kind, ParcelTally
from companion.play.photos import PhotoFolder
from tests.card_db.conftest import play
from tests.card_db.parcel.kit import APP, dump, here, mine, packed, stop, theirs

PICTURE = b"\xff\xd8\xff\xe0 a small picture \xff\xd9"
OTHER = b"\xff\xd8\xff\xe0 another picture, larger by a little \xff\xd9"
STACKS = "stacks:alien/alien-box"


def album(folder: Path, **pictures: bytes) -> PhotoFolder:
    """A folder of pictures."""
    photos = PhotoFolder(folder)
    for design, data in pictures.items():
        photos.keep(design, data)
    return photos


def send(store: Store, path: Path, photos: PhotoFolder | None = None, *kinds: Kind) -> Path:
    store.parcels_with(photos).pack(path, kinds or KINDS, APP)
    return path


def test_how_stacks_lie_goes_along_and_a_second_time_changes_nothing(
    store: Store, other: Store, tmp_path: Path
) -> None:
    put = {"state": "checked", "at": "2031-05-04", "missing": 2}
    store.settings.set(STACKS, {"strikes": put, "gone-long-ago": {"state": "checked"}})
    path = packed(store, tmp_path / "ours.parcel")
    assert other.parcels.take_in(path, stop).is_changed
    assert other.settings.get(STACKS, {}) == {"strikes": put}
    before = dump(other)
    assert not other.parcels.take_in(path, stop).is_changed and dump(other) == before


def test_a_stack_that_lies_otherwise_here_is_asked_and_its_neighbours_stay(
    store: Store, other: Store, tmp_path: Path
) -> None:
    store.settings.set(STACKS, {"strikes": {"state": "put-away", "at": "2031-05-04", "missing": None}})
    held = {"state": "checked", "at": "2030-01-01", "missing": 0}
    other.settings.set(STACKS, {"strikes": held, "gone-long-ago": held})
    path = packed(store, tmp_path / "ours.parcel")
    (conflict,) = other.parcels.look(path).conflicts
    assert (conflict.kind, conflict.mine, conflict.theirs) == (
        "collection", ("checked, 2030-01-01",), ("put-away, 2031-05-04",),
    )  # fmt: skip
    other.parcels.take_in(path, mine)
    assert other.settings.get(STACKS, {})["strikes"] == held
    other.parcels.take_in(path, theirs)
    assert other.settings.get(STACKS, {})["strikes"]["state"] == "put-away"
    assert other.settings.get(STACKS, {})["gone-long-ago"] == held


def test_a_game_that_lies_in_bags_still_does(store: Store, other: Store, tmp_path: Path) -> None:
    play(store.archive, "alien-0a1b")
    play(store.archive, "alien-0c2d")
    store.settings.set("packed:alien-0a1b", True)
    store.settings.set("packed:alien-0c2d", False)
    other.parcels.take_in(packed(store, tmp_path / "ours.parcel"), stop)
    with other.database.read() as connection:
        assert bags_in(connection) == ("alien-0a1b",)
    assert not other.parcels.take_in(tmp_path / "ours.parcel", stop).is_changed


def test_what_an_owner_took_back_is_taken_back_there_too(store: Store, other: Store, tmp_path: Path) -> None:
    for one in (store, other):
        one.remembered.learn("alien", "graze", "attack", 4)
    store.remembered.withdraw("alien", "graze", "attack")
    path = packed(store, tmp_path / "ours.parcel")
    (conflict,) = other.parcels.look(path).conflicts
    assert conflict.theirs[0].startswith("not known (told ")
    other.parcels.take_in(path, theirs)
    assert other.remembered.number("alien", "graze", "attack") is None
    assert here(other).told == here(store).told
    assert not other.parcels.take_in(path, stop).is_changed


def test_numbers_of_boards_go_along(store: Store, other: Store, tmp_path: Path) -> None:
    for place, field, value in (
        ("room:1", "scan", 3),
        ("serenity:2", "credits", 5),
        ("map:2:o-1", "touches-p1-4", 1),
    ):
        store.remembered.learn("alien", place, field, value)
    store.remembered.name("alien", "room:2", "en", "Escape Pods")
    path = packed(store, tmp_path / "ours.parcel")
    other.parcels.take_in(path, stop)
    assert other.remembered.everything("alien") == store.remembered.everything("alien")
    assert not other.parcels.take_in(path, stop).is_changed


def test_pictures_go_along_only_when_they_are_asked_for(store: Store, other: Store, tmp_path: Path) -> None:
    photos = album(tmp_path / "one", graze=PICTURE, **{"not-a-card": PICTURE})
    path = send(store, tmp_path / "ours.parcel", photos)
    with zipfile.ZipFile(path) as archive:
        assert [name for name in archive.namelist() if name.startswith("pictures")] == ["pictures/graze.jpg"]
    there = album(tmp_path / "two")
    parcels: Parcels = other.parcels_with(there)
    assert parcels.look(path).tallies["pictures"] == ParcelTally(new=1)
    assert parcels.take_in(path, stop).is_changed
    assert there.of("graze") == PICTURE
    assert not other.parcels_with(album(tmp_path / "two")).take_in(path, stop).is_changed
    bare = send(store, tmp_path / "bare.parcel", photos, "entries", "collection")
    with zipfile.ZipFile(bare) as archive:
        assert not [name for name in archive.namelist() if name.startswith("pictures")]


def test_of_two_pictures_one_is_chosen(store: Store, other: Store, tmp_path: Path) -> None:
    path = send(store, tmp_path / "ours.parcel", album(tmp_path / "one", graze=PICTURE))
    there = album(tmp_path / "two", graze=OTHER)
    other.parcels_with(there).take_in(path, mine)
    assert there.of("graze") == OTHER
    other.parcels_with(there).take_in(path, theirs)
    assert there.of("graze") == PICTURE


def test_a_file_with_pictures_is_refused_whole_where_none_are_kept(
    store: Store, other: Store, tmp_path: Path
) -> None:
    path = send(store, tmp_path / "ours.parcel", album(tmp_path / "one", graze=PICTURE))
    before = dump(other)
    with pytest.raises(StoreError, match="no folder for pictures"):
        other.parcels.take_in(path, theirs)
    assert dump(other) == before


@pytest.mark.parametrize(
    ("data", "design", "reason"),
    [
        (b"<html>" + b"x" * 50, "graze", "is no small picture"),
        (PICTURE, "no-such-card", "there is no such card here"),
        (b"\xff\xd8\xff" + bytes(range(256)) * 800 + b"\xff\xd9", "graze", "would grow far beyond"),
        (PICTURE, "../../home/graze", "outside the companion’s folder"),
    ],
)
def test_odd_pictures_have_the_file_refused(
    store: Store, other: Store, tmp_path: Path, data: bytes, design: str, reason: str
) -> None:
    path = send(store, tmp_path / "ours.parcel", album(tmp_path / "one", graze=PICTURE))
    evil = tmp_path / "evil.parcel"
    replaced(path, evil, f"pictures/{design}.jpg", data)
    there = album(tmp_path / "two")
    before = dump(other)
    with pytest.raises(StoreError, match=reason):
        other.parcels_with(there).take_in(evil, theirs)
    assert dump(other) == before and not there.known()


def replaced(path: Path, evil: Path, name: str, data: bytes) -> None:
    """The same file with another picture, its manifest made to fit."""
    import json

    from card_db.parcel.archive import zipped
    from card_db.parcel.manifest import checksum

    with zipfile.ZipFile(path) as archive:
        members = {one: archive.read(one) for one in archive.namelist() if not one.startswith("pictures/")}
    manifest = json.loads(members["manifest.json"])
    manifest["members"].pop("pictures/graze.jpg")
    manifest["members"][name] = {"size": len(data), "sha256": checksum(data)}
    members["manifest.json"] = json.dumps(manifest).encode()
    evil.write_bytes(zipped({**members, name: data}))


def test_damaged_marks_of_stacks_are_left_at_home(store: Store) -> None:
    store.settings.set(STACKS, {"strikes": {"state": "burnt"}, "avatars": "checked"})
    with store.database.read() as connection:
        assert stacks_in(connection) == ()
