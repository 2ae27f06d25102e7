"""Pictures nobody would take, before whatever looks through a camera: each is borne, the next is seen."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from threading import Event

import numpy as np
import pytest

from companion.core.crossing.intents import DiceSeen, Surveyed
from companion.core.language.asks import Dice
from companion.core.language.tags import tag_text
from companion.house.house import House
from companion.watch.cameras import Cameras
from companion.watch.desk import CameraDesk
from companion.watch.dice import DiceEye
from tests.house.ferry import Ferry
from tests.house.kit import house_at
from tests.vision.adverse import NUMBER, TEXT, adverse, blank_frames, printed
from tests.vision.simulated.scene import Board, Card, Code, Die, Scene
from tests.watch.looked import CAMERA, WITHIN_S, DrawnEye, laid, looking, until
from tests.watch.test_over_table import PAPER, TRAY, Above
from vision.errors import VisionError
from vision.frames import Frame
from vision.pixels import Pixels

FELT = Board("felt", (60, 80, 60))


class Shown(DrawnEye):
    """A camera that gives no picture but those it is told to show."""

    def __init__(self) -> None:
        super().__init__(laid(), CAMERA)
        self._pixels = printed()
        self._is_wanted = Event()

    def show(self, pixels: Pixels) -> None:
        """The next picture is this one."""
        self._pixels = pixels
        self._is_wanted.set()

    def read(self) -> Frame:
        """Wait for one."""
        self._is_wanted.wait(WITHIN_S)
        self._is_wanted.clear()
        self._now_s += 0.2
        return Frame(self._pixels, self._now_s, self.name)

    def interrupt(self) -> None:
        """Nobody waits any more."""
        self._is_wanted.set()


Opened = tuple[House, CameraDesk, Cameras, Shown]


@pytest.fixture(params=["overhead", "stand"])
def opened(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Opened]:
    house, source = house_at(tmp_path / "store.db"), Shown()
    desk, cameras = looking(house, source, monkeypatch.setattr, request.param)
    yield house, desk, cameras, source
    cameras.close()
    house.close()


def showing(cameras: Cameras, source: Shown, pixels: Pixels) -> None:
    """Show a picture, and wait until it was read."""
    camera = cameras.any
    assert camera is not None
    source.show(pixels)
    until(lambda: camera.latest is not None and camera.latest.frame.pixels is pixels)


def test_the_pages_of_a_camera_bear_every_picture_and_show_the_next(opened: Opened) -> None:
    house, desk, cameras, source = opened
    (eye,) = desk.eyes()
    desk.table.begin("alien", None, True)
    for name, pixels in adverse():
        good = printed()
        for one in (pixels, good):
            showing(cameras, source, one)
            live = desk.live(eye, dice=one is pixels)
            assert live is not None and desk.table.guide().says, name
            assert desk.freeze(eye) is not None and desk.why((0.5, 0.5)).says.key.startswith("why-"), name
            if one is good:
                assert {shape.id for shape in live.shapes} >= {TEXT}, name
    assert house.troubles == []


@pytest.mark.parametrize("kind", [name for name, _ in blank_frames()])
def test_the_page_that_measures_a_table_waits_over_one_without_marks(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house, source = house_at(tmp_path / "store.db"), Shown()
    desk, cameras = looking(house, source, monkeypatch.setattr)
    pixels = dict(blank_frames())[kind]
    desk.table.begin("alien", None, True)
    for _ in range(12):  # longer than from one full search to the next
        showing(cameras, source, pixels.copy())
        live = desk.live("overhead")
        assert live is not None and not live.is_measured
        assert desk.table.guide().says.key in {"camera-no-corners", "camera-dark", "camera-glare"}
    showing(cameras, source, printed())
    live = desk.live("overhead")
    assert live is not None and f"mark:{NUMBER}" in {shape.id for shape in live.shapes}
    cameras.close()
    house.close()


def test_a_played_table_is_seen_on_after_every_bad_picture(tmp_path: Path) -> None:
    over, label = Above(Ferry(tmp_path / "store.db", players=2)), tag_text(7)
    scene = Scene(board=FELT, cards=(*PAPER, Card(300.0, 320.0, codes=(Code(label, 25.0),))))
    over.film(scene, 2.5)
    for at, (name, pixels) in enumerate(adverse()):
        now_s = 100.0 + at
        try:
            over.over.told(over.eye.pump(Frame(pixels, now_s, name)))
        except VisionError as error:  # told to the owner in a sentence
            assert error.key == "calibration-other-shape", name
    over.posted.clear()
    over._now_s = 300.0
    over.film(scene, 12.0)
    assert (label, "strip") in {(seen.text, seen.place) for seen in over.of(Surveyed)[-1].lying}
    assert over.troubles == []


def test_dice_are_read_after_every_bad_picture_of_their_tray(tmp_path: Path) -> None:
    ferry = Ferry(tmp_path / "store.db", players=2)
    while not isinstance(ferry.state.ask, Dice):
        ferry.play()
    asked = ferry.state.ask
    eye = DiceEye(lambda: asked, (posted := []).append)  # type: ignore[var-annotated]
    for at, (_, pixels) in enumerate(adverse()):
        eye.look(pixels, at / 5)
    assert not any(isinstance(one, DiceSeen) and one.roll.is_sure for one in posted)
    over = Above(ferry)
    for _ in range(3):
        over.over.told(over.eye.pump(Frame(np.full((1080, 1920), 255, np.uint8), 0.1, "white")))
    dice = (Die(5, 625.0, 300.0, 20.0, "white"), Die(2, 670.0, 325.0, 50.0, "black"))
    over.film(Scene(board=FELT, cards=PAPER, tray=TRAY, dice=dice), 2.5)
    assert over.of(DiceSeen)[-1].roll.faces == (5, 2)
