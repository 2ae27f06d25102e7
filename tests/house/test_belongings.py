"""Boxes on an owner's shelf, their pictures, and what belongs to which card."""

from __future__ import annotations

from pathlib import Path

import pytest

from card_db.new_names import rename_copies
from companion.core.language.ids import CopyId
from companion.core.ports.lobby import NewGame
from companion.core.ports.owners import Owning, Photos
from companion.house.belongings import Boxes, UnknownSet, shelf_of
from companion.house.house import House
from companion.house.lobby import HouseLobby
from companion.play.photos import LARGEST, PhotoFolder, Photographer

JPEG = b"\xff\xd8 a card"
ONE, OTHER = CopyId("alien/aln-drone-1#1"), CopyId("alien/aln-drone-2#1")


def offered(house: House) -> list[str]:
    return [box.name for room in HouseLobby(house).offered() if room.name == "alien" for box in room.boxes]


def test_a_box_is_offered_once_it_is_owned_and_can_go_back(house: House) -> None:
    boxes: Owning = Boxes(house.store)
    assert "alien" not in offered(house)
    assert not boxes.owns("alien", "alien")
    box = boxes.own("alien")
    assert (box.cards, box.labelled, box.owned) == (600, 0, True)
    assert boxes.own("alien") == box
    assert "alien" in offered(house)
    house.store.collection.bind("4006381333931", ONE)
    boxes.disown("alien")
    assert "alien" not in offered(house)
    assert house.store.collection.copy_of("4006381333931") == ONE, "what was stuck on stays known"
    assert boxes.own("alien").labelled == 1


def test_an_unknown_set_names_those_there_are(house: House) -> None:
    with pytest.raises(UnknownSet, match="no card set called 'alein'. These there are: .*alien"):
        Boxes(house.store).own("alein")


def test_an_owned_box_begins_from_the_new_game_screen(house: House) -> None:
    Boxes(house.store).own("alien")
    HouseLobby(house).begin(NewGame("alien", "alien", ("Ann", "Bo"), (0, 1)))
    assert house.desk is not None
    assert house.desk.game.header.custody["hive"] == "face"


def test_a_box_that_is_gone_has_an_empty_shelf(house: House) -> None:
    assert shelf_of(house.store, "alien", "no-such-box").cards == {}
    shelf = shelf_of(house.store, "alien", "alien")
    assert shelf.stacks["hatchery"]["en"]


def test_labels_backs_and_marks_go_with_a_copy_that_is_another(house: House) -> None:
    Boxes(house.store).own("alien")
    store = house.store
    for tag in ("4006381333931", "NEWER"):
        store.collection.bind(tag, ONE)
    store.collection.bind("THE OTHER", OTHER)
    backs = store.labels.deal_backs("alien", [ONE])
    store.marks.bind("alien", 5, ONE)
    store.marks.bind("alien", 6, OTHER)
    assert rename_copies(store.database, {ONE: OTHER, OTHER: ONE}) == 6
    assert store.collection.tags_of([ONE, OTHER]) == {ONE: "THE OTHER", OTHER: "NEWER"}
    assert store.labels.backs_of([ONE, OTHER]) == {OTHER: backs[ONE]}
    assert store.marks.of_copies([ONE, OTHER]) == {OTHER: 5, ONE: 6}
    assert rename_copies(store.database, {}) == 0


# Pictures


class FewPhotos:
    """The port `Photos` without a disk."""

    def __init__(self) -> None:
        self.kept: dict[str, bytes] = {}

    def known(self) -> frozenset[str]:
        return frozenset(self.kept)

    def of(self, design: str) -> bytes | None:
        return self.kept.get(design)

    def path(self, design: str) -> str:
        return ""

    def keep(self, design: str, picture: bytes) -> None:
        self.kept[design] = picture

    def exchange(self, one: str, other: str) -> None:
        pictures = {one: self.kept.pop(other, None), other: self.kept.pop(one, None)}
        self.kept |= {design: picture for design, picture in pictures.items() if picture}

    def forget(self, design: str) -> None:
        self.kept.pop(design, None)


@pytest.fixture(params=["folder", "none"])
def photos(request: pytest.FixtureRequest, tmp_path: Path) -> Photos:
    return PhotoFolder(tmp_path / "photos") if request.param == "folder" else FewPhotos()


def test_pictures_are_kept_exchanged_and_thrown_away(photos: Photos) -> None:
    assert (photos.known(), photos.of("a"), photos.path("a")) == (frozenset(), None, "")
    photos.keep("a", JPEG)
    photos.keep("b", JPEG + b"!")
    photos.exchange("a", "b")
    assert (photos.of("a"), photos.of("b")) == (JPEG + b"!", JPEG)
    photos.exchange("a", "c")
    assert photos.known() == {"b", "c"}
    photos.forget("b")
    photos.forget("b")
    assert photos.known() == {"c"}


def test_the_folder_is_found_again_and_takes_only_small_pictures(tmp_path: Path) -> None:
    folder = PhotoFolder(tmp_path)
    folder.keep("a", JPEG)
    assert PhotoFolder(tmp_path).of("a") == JPEG
    assert Path(folder.path("a")) == tmp_path / "a.jpg"
    for bad in (b"GIF89a", b"\xff\xd8" + b"x" * LARGEST):
        with pytest.raises(ValueError, match="no small JPEG"):
            folder.keep("b", bad)
    with pytest.raises(ValueError, match="cannot have a picture"):
        folder.keep("../escape", JPEG)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a.jpg"]


def test_a_disk_that_takes_nothing_is_said(tmp_path: Path) -> None:
    (tmp_path / "photos").write_text("a file where the folder should be")
    with pytest.raises(ValueError, match="The game goes on without it"):
        PhotoFolder(tmp_path / "photos").keep("a", JPEG)


def test_a_photographer_without_a_camera_or_an_album_takes_nothing() -> None:
    photos = FewPhotos()
    assert not Photographer().take("a", again=True)
    assert not Photographer(photos).take("a")
    assert Photographer(photos, snap=lambda: JPEG).take("a")
    assert not Photographer(photos, snap=lambda: b"other").take("a")
    assert Photographer(photos, snap=lambda: b"other").take("a", again=True)
    assert photos.kept == {"a": b"other"}
