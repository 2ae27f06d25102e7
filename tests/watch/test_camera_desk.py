"""Looking into a camera for the screen: drawn pictures through the real worker, readers and measurement."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from companion.core.language.phrases import phrase
from companion.core.ports.cameras import Guidance, Live
from companion.house.house import House
from companion.watch.calibration import view_of
from companion.watch.camera import missing_readers
from companion.watch.cameras import Cameras
from companion.watch.desk import CameraDesk, NoCamera, is_of
from companion.watch.tables import table_of, watched_of
from tests.house.kit import house_at
from tests.vision.simulated.pinhole import Pinhole
from tests.watch.looked import CAMERA, DrawnEye, laid, looking, until
from vision.readers.choice import ReaderState

Opened = tuple[CameraDesk, Cameras, House, DrawnEye]


@pytest.fixture
def opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., Opened]]:
    made: list[tuple[Cameras, House]] = []

    def open_one(eye: str = "overhead", pinhole: Pinhole = CAMERA) -> Opened:
        house = house_at(tmp_path / "store.db")
        source = DrawnEye(laid(("T002QD2J1W",)), pinhole)
        desk, cameras = looking(house, source, monkeypatch.setattr, eye)
        made.append((cameras, house))
        return desk, cameras, house, source

    yield open_one
    for cameras, house in made:
        cameras.close()
        house.close()


def seen(desk: CameraDesk, want: Callable[[Live], bool], *, dice: bool = False) -> Live:
    """The first picture that shows what is wanted."""

    def look() -> Live | None:
        live = desk.live("overhead", dice=dice)
        return live if live is not None and want(live) else None

    found = until(look)
    assert isinstance(found, Live)
    return found


def measured(desk: CameraDesk) -> Guidance:
    """Measure the table to its end."""
    desk.table.begin("alien", None, True)

    def look() -> Guidance | None:
        told = desk.table.guide()
        return told if told.is_done else None

    found = until(look)
    assert isinstance(found, Guidance)
    return found


def test_everything_on_the_table_is_drawn_with_what_is_known_of_the_picture(
    opened: Callable[..., Opened],
) -> None:
    desk, _, _, _ = opened()
    assert desk.eyes() == ("overhead",)
    live = seen(desk, lambda one: {"mark", "corner", "card"} <= {shape.kind for shape in one.shapes})
    assert live.picture.startswith(b"\xff\xd8") and live.size == (1280, 720)
    assert not live.is_measured and not any(shape.kind == "place" for shape in live.shapes)
    assert all(0 <= x <= 1 and 0 <= y <= 1 for shape in live.shapes for x, y in shape.points)
    rows = {row.says.key: row for row in live.rows}
    assert rows["look-corners"].value.args == {"count": 4, "of": 4}
    assert rows["look-light"].value.key == "look-enough"


def test_the_table_is_measured_kept_and_used_at_once(
    opened: Callable[..., Opened], monkeypatch: pytest.MonkeyPatch
) -> None:
    desk, cameras, house, _ = opened()
    aimed: list[int] = []
    assert cameras.over_table is not None
    monkeypatch.setattr(cameras.over_table, "aim", lambda: aimed.append(1))
    learned: list[tuple[str, set[str]]] = []
    monkeypatch.setattr(
        cameras.over_table, "measured",
        lambda room, view, frame, tags: learned.append((room, {tag.text for tag in tags})),
    )  # fmt: skip
    told = measured(desk)
    ((room, texts),) = learned
    assert room == "alien" and {"mark:12", "mark:77"} <= texts, "the table is learned, but not under cards"
    assert told.says.key == "camera-done" and told.progress == 1.0 and aimed == [1]
    assert view_of(house.store.settings, "alien") is not None
    live = seen(desk, lambda one: one.is_measured)
    names = {shape.id for shape in live.shapes if shape.kind in ("place", "strip", "tray", "mask")}
    assert {"hive", "strip", "tray", "screen"} <= names
    live = seen(desk, lambda one: sum(shape.kind == "die" for shape in one.shapes) == 3, dice=True)
    faces = {shape.says.args["en"] for shape in live.shapes if shape.kind == "die" and shape.says is not None}
    assert faces <= {"4", "2", "6", "?"}
    alien = desk.table.tables()[0]
    assert alien.is_measured and alien.is_chosen


def test_a_place_follows_the_finger_and_the_mask_its_rectangle(opened: Callable[..., Opened]) -> None:
    desk, _, house, _ = opened()
    measured(desk)
    seen(desk, lambda one: one.is_measured)
    before = table_of(house.store.settings, "alien").place("hive")
    desk.table.shift("hive", (0.5, 0.5), (0.55, 0.5))
    after = table_of(house.store.settings, "alien").place("hive")
    assert before is not None and after is not None
    view = view_of(house.store.settings, "alien")
    assert view is not None
    moved = 0.05 * 1280 / view.px_per_mm(before.middle)
    assert after.middle[0] - before.middle[0] == pytest.approx(moved, rel=0.03)
    assert after.middle[1] == pytest.approx(before.middle[1], abs=2.0)
    desk.table.turn("hive", 90)
    desk.table.stretch("hive", 2.0, 1.0)
    seen(desk, lambda one: one.is_measured)
    desk.table.mask((0.1, 0.1), (0.2, 0.3))
    screen = table_of(house.store.settings, "alien").place("screen")
    assert screen is not None and screen.kind == "mask"
    assert screen.middle[0] == pytest.approx(view.to_table((0.15 * 1280, 0.2 * 720))[0], abs=2.0)
    desk.table.reset("hive")
    assert table_of(house.store.settings, "alien").place("hive") == before


def test_only_a_part_of_the_table_may_be_watched(opened: Callable[..., Opened]) -> None:
    desk, _, house, _ = opened()
    measured(desk)
    places = desk.table.watched()
    assert len(places) > 15 and all(one.is_watched for one in places)
    desk.table.watch(["hive", "strip"])
    assert watched_of(house.store.settings, "alien") == ("hive", "strip")
    live = seen(desk, lambda one: one.is_measured)
    assert {shape.id for shape in live.shapes if shape.kind == "place"} == {"hive"}


def test_a_table_too_large_for_its_camera_is_measured_roughly_and_says_what_is_too_coarse(
    opened: Callable[..., Opened],
) -> None:
    desk, _, house, _ = opened(pinhole=replace(CAMERA, size=(800, 450)))
    desk.table.begin("alien", None, True)

    def stuck() -> Guidance | None:
        told = desk.table.guide()
        return told if told.may_go_on else None

    told = until(stuck)
    assert isinstance(told, Guidance) and told.says.key == "camera-too-coarse" and not told.is_done
    desk.table.begin("alien", None, True, roughly=True)

    def done() -> Guidance | None:
        told = desk.table.guide()
        return told if told.is_done else None

    told = until(done)
    assert isinstance(told, Guidance)
    assert {one.key for one in told.lacking} == {"camera-cover-coarse"}
    assert view_of(house.store.settings, "alien") is not None


def test_a_frozen_picture_explains_what_was_read_and_what_was_not(opened: Callable[..., Opened]) -> None:
    desk, _, _, source = opened()
    live = seen(desk, lambda one: any(shape.kind == "mark" for shape in one.shapes))
    assert desk.freeze("overhead") is not None
    mark = next(shape for shape in live.shapes if shape.kind == "mark")
    x, y = (sum(point[way] for point in mark.points) / 4 for way in (0, 1))
    assert desk.why((x, y)).is_fine
    bare = desk.why((0.5, 0.15))
    assert not bare.is_fine and bare.says.key == "why-nothing" and bare.remedy.key == "why-nothing-do"


def test_cameras_are_chosen_by_name_and_size_and_leave_the_other_place(
    opened: Callable[..., Opened],
) -> None:
    desk, cameras, house, _ = opened()
    rows = {one.id: one for one in desk.choices("overhead")}
    assert rows["csi:0"].is_chosen and rows["csi:0"].sizes[1][0] == "csi:0:2304x1296"
    assert {one.id: one.is_taken for one in desk.choices("stand")}["csi:0"]
    desk.choose("stand", "csi:0:2304x1296")
    settings = house.store.settings
    assert (settings.get("camera", ""), settings.get("overhead", "")) == ("csi:0:2304x1296", "none")
    assert cameras.overhead is None and cameras.stand is not None and desk.eyes() == ("stand",)
    desk.choose("stand", "none")
    assert desk.eyes() == () and desk.live("overhead") is None
    with pytest.raises(NoCamera, match="There is no camera called"):
        desk.choose("stand", "what:ever")


def test_a_damaged_view_is_measured_anew(opened: Callable[..., Opened]) -> None:
    desk, _, house, _ = opened()
    house.store.settings.set("table_views", {"alien": {"size": "large"}})
    live = seen(desk, lambda one: bool(one.shapes))
    assert not live.is_measured
    assert measured(desk).is_done


def test_a_camera_that_gives_no_picture_says_why(opened: Callable[..., Opened]) -> None:
    desk, cameras, house, source = opened()
    seen(desk, lambda one: bool(one.rows))
    source.fails = True
    told = seen(desk, lambda one: one.advice != () and "pulled out" in str(one.advice[0].args))
    assert told.picture, "the last picture stays"
    cameras.reopen()
    first = seen(desk, lambda one: not one.picture)
    assert "pulled out" in str(first.advice[0].args)
    assert any("pulled out" in sentence for sentence in house.troubles)


def test_a_stand_is_looked_into_as_well(opened: Callable[..., Opened]) -> None:
    desk, _, _, _ = opened("stand")

    def look() -> Live | None:
        return desk.live("stand")

    live = until(look)
    assert isinstance(live, Live) and not any(row.says.key == "look-corners" for row in live.rows)


def test_a_kept_name_means_its_device_in_any_size() -> None:
    assert is_of("csi:0:2304x1296", "csi:0") and is_of("/dev/video0", "/dev/video0")
    assert is_of("csi:0", "csi:0:4608x2592@2") and is_of("/dev/video0:1280x720", "/dev/video0")
    assert not is_of("csi:1", "csi:0") and not is_of("", "csi:0")


def test_a_code_reader_that_is_not_installed_is_named_at_the_table(
    opened: Callable[..., Opened], monkeypatch: pytest.MonkeyPatch
) -> None:
    states = [ReaderState("zxing", True, ""), ReaderState("zbar", False, "in English only")]
    monkeypatch.setattr("vision.readers.choice.available_readers", lambda: states)
    _, _, house, _ = opened()
    assert house.troubles == ["zbar-reader-missing"]
    for language in ("en", "fr"):
        assert "pip install pyzbar" in house.texts.say(phrase("zbar-reader-missing"), language)
    monkeypatch.setattr("vision.readers.choice.available_readers", lambda: [])
    assert list(missing_readers()) == [], "without any reader the camera itself complains"
