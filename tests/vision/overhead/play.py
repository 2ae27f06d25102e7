"""A drawn table played on in front of the overhead camera: frames, marks, and what is told of them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import msgspec

from tests.vision.simulated.bench import Bench
from tests.vision.simulated.pinhole import Pinhole, above, to_picture
from tests.vision.simulated.scene import Board, Card, Code, Hand, Scene, corner_marks
from tests.vision.simulated.weather import Weather, weather_of
from vision.calibration.lens import ANY, USUAL
from vision.calibration.solution import Told, solve
from vision.calibration.table_places import TablePlace, rectangle
from vision.calibration.table_view import TableView
from vision.marks.mark import CORNERS
from vision.marks.reader import MarkReader
from vision.overhead.bare_table import Bare
from vision.overhead.ground import Ground
from vision.overhead.overhead import Overhead
from vision.overhead.pipeline import TablePipeline
from vision.overhead.survey import Lying, Survey, TablePatience
from vision.tags import Corners, Point

SIZE_MM = (400.0, 240.0)
STEP_S = 0.2
CORNER_MM = 24.0
PLACES = (
    TablePlace("left", rectangle(20, 20, 170, 200)),
    TablePlace("right", rectangle(210, 20, 170, 200), "row"),
)


def corners_seen(pinhole: Pinhole, size_mm: Point) -> dict[int, Corners]:
    """The corner marks exactly as a camera sees them."""
    (wide, high), half = size_mm, CORNER_MM / 2
    found: dict[int, Corners] = {}
    for number, (x, y) in zip(CORNERS, ((0.0, 0.0), (wide, 0.0), (wide, high), (0.0, high)), strict=True):
        square = [(x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half)]
        a, b, c, d = ((float(p), float(q)) for p, q in to_picture(pinhole, square))
        found[number] = (a, b, c, d)
    return found


def card(number: int, x: float, y: float, turn_deg: float = 0.0, z_mm: float = 0.0) -> Card:
    """A card with a mark of 16 mm in its upper left corner."""
    mark = Code(f"mark:{number}", 16.0)
    return Card(x, y, turn_deg, (mark,), seed=number, key=str(number), z_mm=z_mm)


def back(x: float, y: float, turn_deg: float = 0.0) -> Card:
    """A card with its back up, without any mark."""
    return Card(x, y, turn_deg, (), "back", seed=3, key=f"back{x}{y}")


class Play:
    """Holds the cards of a drawn table and looks at it every fifth of a second."""

    def __init__(
        self,
        *,
        size_mm: Point = SIZE_MM,
        places: tuple[TablePlace, ...] = PLACES,
        light: Literal["good", "typical", "poor"] = "typical",
        picture: tuple[int, int] = (960, 600),
        board: Board | None = None,
        seed: int = 0,
        patience: TablePatience | None = None,
        sees_bare: bool = True,
        bare: Bare | None = None,
        earlier: bytes = b"",
    ) -> None:
        self.pinhole = above(-30, -30, size_mm[0] + 60, size_mm[1] + 60, picture)
        self.corners = corner_marks(*size_mm)
        self.board = board or Board("playmat", seed=seed)
        self.weather: Weather = weather_of(light, seed)
        self._bench = Bench(self.pinhole, self.weather, seed=seed, is_gray=True)
        seen = corners_seen(self.pinhole, size_mm)
        view = solve(seen, self.pinhole.size, Told(*size_mm, corner_mm=CORNER_MM), USUAL[ANY]).calibration
        self.ground = Ground(size_mm, bare=bare, earlier=earlier)
        self.overhead = Overhead(view, places, self.ground, patience=patience)
        self.pipeline = TablePipeline(TableView(view, places), self.overhead, MarkReader())
        self.now = 0.0
        self.cards: list[Card] = []
        self.hands: tuple[Hand, ...] = ()
        self.told: list[Survey] = []
        if sees_bare:
            self.wait(3.0)

    def look(self) -> Survey | None:
        """Take one frame."""
        scene = Scene(self.board, (*self.corners, *self.cards), hands=self.hands)
        frame = self._bench.shot(scene, time_s=self.now).frame
        told = self.pipeline.pump(frame)
        self.now += STEP_S
        self.told += told
        return told[-1] if told else None

    def wait(self, seconds: float) -> list[Survey]:
        """Let time pass; return what was told."""
        found = [self.look() for _ in range(round(seconds / STEP_S))]
        return [one for one in found if one is not None]

    def lies(self) -> dict[str, Lying]:
        """What lies there by its text."""
        return {one.text: one for one in self.overhead.lying}

    def places(self) -> dict[str, str]:
        """Where everything lies, without the beginning of its text."""
        return {text.removeprefix("mark:"): one.place for text, one in self.lies().items()}

    def knock(self, x_mm: float, y_mm: float, turn_deg: float) -> None:
        """Shift the camera; what the table knows of it stays as it was."""
        spot = self.pinhole.spot_mm
        pinhole = msgspec.structs.replace(
            self.pinhole,
            spot_mm=(spot[0] + x_mm, spot[1] + y_mm),
            turn_deg=self.pinhole.turn_deg + turn_deg,
        )
        self._bench = Bench(pinhole, self.weather, seed=5, is_gray=True)

    def relight(self, weather: Weather) -> None:
        """Change the light in the room."""
        self._bench = Bench(self.pinhole, weather, seed=6, is_gray=True)

    def slide(self, number: int, to: Point, steps: int = 6) -> Iterator[Card]:
        """Slide a card step by step, looking each time."""
        at = next(i for i, one in enumerate(self.cards) if one.key == str(number))
        begun = self.cards[at]
        for step in range(1, steps + 1):
            x = begun.x_mm + (to[0] - begun.x_mm) * step / steps
            y = begun.y_mm + (to[1] - begun.y_mm) * step / steps
            self.cards[at] = msgspec.structs.replace(begun, x_mm=x, y_mm=y)
            self.look()
            yield self.cards[at]
