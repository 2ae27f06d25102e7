"""A drawn table seen from above, its corner marks, and how far a view of it is off."""

from __future__ import annotations

import msgspec
import numpy as np

from tests.vision.simulated.bench import Bench
from tests.vision.simulated.pinhole import Pinhole, to_picture
from tests.vision.simulated.scene import Card, Scene, corner_marks, play_strip
from tests.vision.simulated.tables import random_board
from tests.vision.simulated.weather import Weather, weather_of
from vision.calibration.advice import Advice
from vision.calibration.calibration import Calibration
from vision.calibration.lens import USUAL
from vision.calibration.session import Calibrating
from vision.calibration.solution import Solved, Told, solve
from vision.calibration.verdicts import Wanted
from vision.marks.finder import find_marks
from vision.marks.mark import CORNERS
from vision.tags import Corners

SIZE = (820.0, 460.0)
STRAIGHT = Pinhole(spot_mm=(410.0, 230.0), height_mm=760.0)
WANTED = Wanted(SIZE, Told(*SIZE), USUAL["module-3"], px_per_square=2.87)


def table(
    pinhole: Pinhole = STRAIGHT,
    profile: str = "good",
    seed: int = 1,
    more: tuple[Card, ...] = (),
    without: tuple[int, ...] = (),
    weather: Weather | None = None,
) -> tuple[Bench, Scene]:
    """A bench and a scene with the corner marks on it."""
    marks = [card for at, card in enumerate(corner_marks(*SIZE, 40.0)) if CORNERS[at] not in without]
    scene = Scene(board=random_board(seed), cards=(*marks, *more))
    sky = weather if weather is not None else weather_of(profile, seed)  # type: ignore[arg-type]
    return Bench(pinhole, sky, seed=seed, is_gray=True), scene


def session(bench: Bench, scene: Scene, wanted: Wanted = WANTED, pictures: int = 20) -> list[Advice]:
    """What is advised picture by picture until it is done, five a second."""
    measuring, said = Calibrating(wanted), []
    for at in range(pictures):
        frame = bench.shot(scene, time_s=at / 5).frame
        said.append(measuring.update(frame, find_marks(frame.gray), frame.time_s))
        if measuring.done is not None:
            break
    return said


def off_mm(view: Calibration, pinhole: Pinhole) -> float:
    """How far the view is off all over the table, on average."""
    return float(np.sqrt((offs_mm(view, pinhole) ** 2).mean()))


def offs_mm(view: Calibration, pinhole: Pinhole) -> np.ndarray:  # type: ignore[type-arg]
    """How far the view is off at each spot of a grid over the table."""
    wide, high = SIZE
    grid = np.array([(x, y) for y in np.linspace(0, high, 7) for x in np.linspace(0, wide, 9)])
    return np.asarray(np.hypot(*(view.on_table(to_picture(pinhole, grid)) - grid).T))


def corners_seen(pinhole: Pinhole, side_mm: float = 40.0) -> dict[int, Corners]:
    """The corners of the corner marks exactly as a camera sees them."""
    wide, high = SIZE
    half = side_mm / 2
    found: dict[int, Corners] = {}
    for number, (x, y) in zip(CORNERS, ((0.0, 0.0), (wide, 0.0), (wide, high), (0.0, high)), strict=True):
        square = [(x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half)]
        a, b, c, d = ((float(p), float(q)) for p, q in to_picture(pinhole, square))
        found[number] = (a, b, c, d)
    return found


def solved(pinhole: Pinhole = STRAIGHT, told: Told | None = None) -> Solved:
    """The view of a table by exactly seen corner marks."""
    return solve(corners_seen(pinhole), pinhole.size, told or Told(*SIZE), USUAL["module-3"])


def strip(x: float = 400.0, y: float = 380.0, turn_deg: float = 0.0) -> Card:
    """The play strip, its middle there."""
    return play_strip(x, y, turn_deg)


def moved(pinhole: Pinhole, **how: object) -> Pinhole:
    """The camera after a knock."""
    return msgspec.structs.replace(pinhole, **how)
