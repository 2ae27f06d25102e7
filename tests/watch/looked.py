"""Cameras of which the pictures are drawn: the real worker, readers and desks look through them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from threading import Event

from companion.core.crossing.intents import Intent
from companion.house.house import House
from companion.watch.available import Found
from companion.watch.cameras import Cameras
from companion.watch.desk import CameraDesk
from tests.vision.simulated.bench import Bench
from tests.vision.simulated.pinhole import Pinhole
from tests.vision.simulated.scene import Board, Card, Code, Die, Scene, Tray, corner_marks, play_strip
from tests.vision.simulated.weather import Weather, weather_of
from tests.watch.filmed import Quiet
from vision.frames import Frame
from vision.sources.base import OpensAndCloses, SourceError

SIZE = (820.0, 460.0)
CAMERA = Pinhole(spot_mm=(410.0, 230.0), height_mm=760.0, size=(1280, 720))
WITHIN_S = 20.0


def laid(tags: tuple[str, ...] = ()) -> Scene:
    """A table with its corner marks, the play strip, some cards with codes, a tray with dice."""
    texts = (*tags, "mark:12", "mark:77", "mark:301", "https://example.org")
    cards = [
        Card(70 + 75 * at, 290, 4 * at - 9, (Code(text, 16.0 if "mark:" in text else 18.0),), seed=at)
        for at, text in enumerate(texts)
    ]  # fmt: skip
    paper = (*corner_marks(*SIZE, 40.0), play_strip(330.0, 400.0))
    dice = (Die(4, 650, 400, 20, "white"), Die(2, 690, 380, 50, "red"), Die(6, 720, 410, 10, "white"))
    return Scene(Board("felt", (60, 80, 60), 3), (*paper, *cards), Tray(690, 395), dice)


class DrawnEye(OpensAndCloses):
    """A source that draws a frame whenever one is wanted; `scene` may be changed at any time."""

    name = "drawn eye"

    def __init__(self, scene: Scene, pinhole: Pinhole = CAMERA, weather: Weather | None = None) -> None:
        """Look at a scene."""
        self.scene, self._bench = scene, Bench(pinhole, weather or weather_of("good", 3), seed=3)
        self._now_s, self._waits = 0.0, Event()
        self.is_open = self.fails = False

    def open(self) -> None:
        """Nothing has to be opened."""
        self.is_open = True

    def read(self) -> Frame:
        """The next picture, a fifth of a second later, in about a tenth of that."""
        self._waits.wait(0.02)
        if self.fails:
            raise SourceError("camera-silent", "It was pulled out.", "Plug it in.", device="x")
        self._now_s += 0.2
        return Frame(self._bench.shot(self.scene, self._now_s).pixels, self._now_s, self.name)

    def close(self) -> None:
        """Nothing has to be closed."""
        self.is_open = False


def found() -> Iterator[Found]:
    """Two cameras that are there."""
    yield Found("csi:0", "imx708", ("4608x2592@14", "2304x1296@56", "1536x864@120"))
    yield Found("/dev/v4l/by-id/usb-cam", "Webcam of some maker", ("1920x1080@30", "1280x720@30"))


def looking(
    house: House, source: DrawnEye, monkeypatch_source: Callable[[str, object], None], eye: str = "overhead"
) -> tuple[CameraDesk, Cameras]:
    """The desk over cameras that look through a drawn eye; close the cameras in the end."""
    monkeypatch_source("companion.watch.cameras.source_of", lambda *_a, **_k: source)
    monkeypatch_source("companion.watch.camera.source_of", lambda *_a, **_k: source)
    lamps = Quiet()

    def post(_intent: Intent) -> None:
        """Nobody plays."""

    cameras = Cameras(house, post, lamps, str, lambda what: what.key)
    house.store.settings.set("overhead" if eye == "overhead" else "camera", "csi:0")
    house.store.settings.set("camera" if eye == "overhead" else "overhead", "none")
    cameras.open()
    return CameraDesk(house, cameras, found=found), cameras


def until(look: Callable[[], object]) -> object:
    """Look until there is something."""
    waits = Event()
    for _ in range(int(WITHIN_S / 0.02)):
        seen = look()
        if seen:
            return seen
        waits.wait(0.02)
    raise AssertionError("nothing came within the time")
