"""One reading of a die with everything it was made from, and which of several readings are best."""

from __future__ import annotations

from collections.abc import Sequence
from math import dist

import msgspec
import numpy as np

from vision.dice.bodies import Body, Matrix
from vision.dice.colours import colour_of
from vision.dice.corners import Squareness, corners_of
from vision.dice.die import Colour, Die
from vision.dice.doubts import doubts_of
from vision.dice.faces import Face
from vision.geometry import centre_of, shrunk_by


class Read(msgspec.Struct, frozen=True, eq=False):
    """One reading with everything it was made from, in pixels of its own size of the picture: the middle of
    its pips, the shape of its face, and what was seen on it.
    """

    die: Die
    cost: float
    factor: float
    middle: Matrix
    frame: Matrix
    face: Face


def told_of(body: Body, face: Face, factor: float, is_usual: bool = False) -> Read:
    """The die of a reading, in pixels of the whole picture."""
    corners, shape = corners_of(body, face.fit)
    doubts = doubts_of(body, face, Squareness(1.0, 1.0) if is_usual else shape, factor, is_usual)
    die = Die(face.fit.face, _colour(face), shrunk_by(corners, 1 / factor), not doubts, doubts)
    cost = face.cost + 1.0 * max(0.0, 0.93 - shape.fill) + 0.5 * max(0.0, 0.95 - shape.sides)
    # Of two readings the one that explains more pips is right: it cannot have made them up.
    frame = np.linalg.inv(body.square[:, :2])
    middle = frame @ (face.fit.middle - body.square[:, 2])
    cost += 0.12 * len(doubts) - 0.06 * face.fit.face
    return Read(die, cost, factor, middle, frame, face)


def _colour(face: Face) -> Colour:
    """What the die is called: in dim light a white one is gray too, but its pips are darker than it."""
    name = colour_of(face.body_colour)
    if name != "gray":
        return name
    return "white" if float(face.pips[0].colour.mean()) < float(face.body_colour.mean()) else "black"


def best_of(reads: Sequence[Read]) -> list[Read]:
    """Every die once: of readings that lie over each other the best."""
    kept: list[Read] = []
    for read in sorted(reads, key=lambda read: read.cost):
        middle = centre_of(read.die.corners)
        if all(not _over(middle, read, other) for other in kept):
            kept.append(read)
    return kept


def _over(middle: tuple[float, float], read: Read, other: Read) -> bool:
    reach = max(dist(one.die.corners[0], one.die.corners[2]) for one in (read, other))
    return dist(middle, centre_of(other.die.corners)) < 0.36 * reach
