"""Piles: how far the mark on top of one seems to lie from where it lies, and whether that is another place.

piles [camera height in mm] [askew in mm]    on every game's table, the camera straight above its middle

Every card is laid so far beside the middle of its place, away from the camera, which is the worst way. The
count is known, as in play, and every card taken to be as thick as a sleeved one unless told otherwise.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import dist
from pathlib import Path

import msgspec

from companion.watch.pile_heights import SLEEVED_MM
from tests.vision.simulated.pinhole import Pinhole, to_picture, to_table
from tests.vision.simulated.scene import CARD_MM, CARD_THICK_MM
from vision.calibration.table_file import read_table
from vision.calibration.table_places import TableDrawing, place_at
from vision.overhead.heights import below, place_under
from vision.tags import Point

GAMES = Path(__file__).parents[3] / "companion" / "games"
THICK_MM = 0.8
PILES = (1, 10, 20, 40, 60)
MARK_MM = 16.0


class Fallen(msgspec.Struct, frozen=True):
    """The worst offset of a mark on a pile and of its corrected spot; how many of the places are mistaken."""

    off_mm: float
    left_mm: float
    wrong: int
    still_wrong: int
    places: int


def fallen(drawing: TableDrawing, height_mm: float, z_mm: float, askew_mm: float, taken_mm: float) -> Fallen:
    """Lay a pile of this height on every place, taken to be so high as its count says."""
    wide, high = drawing.size_mm
    pinhole = Pinhole(spot_mm=(wide / 2, high / 2), height_mm=height_mm)
    camera = (*pinhole.spot_mm, height_mm)
    cards = [one for one in drawing.places if one.kind in ("card", "pile")]
    worst, left, wrong, still_wrong = 0.0, 0.0, 0, 0
    for place in cards:
        x, y = _away(place.middle, pinhole.spot_mm, askew_mm)
        true = x - (CARD_MM[0] - MARK_MM) / 2 + 3, y - (CARD_MM[1] - MARK_MM) / 2 + 3
        (seen_x, seen_y), *_ = to_table(pinhole, to_picture(pinhole, [true], z_mm))
        seen = float(seen_x), float(seen_y)
        found = place_at(seen, drawing.places)
        under = place_under(seen, drawing.places, {place.name: taken_mm}, camera)
        worst, left = max(worst, dist(true, seen)), max(left, dist(true, below(seen, taken_mm, camera)))
        wrong += found is None or found.name != place.name
        still_wrong += under is None or under.name != place.name
    return Fallen(worst, left, wrong, still_wrong, len(cards))


def _away(spot: Point, foot: Point, by_mm: float) -> Point:
    """A spot moved away from below the camera."""
    far = max(dist(spot, foot), 1.0)
    return spot[0] + (spot[0] - foot[0]) * by_mm / far, spot[1] + (spot[1] - foot[1]) * by_mm / far


def measure(arguments: Sequence[str]) -> None:
    """Print a row for every height of a pile, bare and sleeved."""
    height = float(arguments[0]) if arguments else 760.0
    askew = float(arguments[1]) if len(arguments) > 1 else 10.0
    for path in sorted(GAMES.glob("*/table.toml")):
        drawing = read_table(path.read_text(encoding="utf-8"), str(path))
        wide, high = drawing.size_mm
        print(f"{path.parent.name}, {wide:.0f} x {high:.0f} mm, camera {height:.0f} mm up, {askew:.0f} askew")
        for cards in PILES:
            told = []
            for name, thick in (("bare", CARD_THICK_MM), ("sleeved", SLEEVED_MM), ("thick", THICK_MM)):
                one = fallen(drawing, height, cards * thick, askew, cards * SLEEVED_MM)
                off = f"{name} {one.off_mm:4.1f} mm off, corrected {one.left_mm:3.1f}"
                told.append(f"{off}; {one.wrong} of {one.places} places wrong, corrected {one.still_wrong}")
            print(f"  {cards:3} cards: " + "\n             ".join(told))
