"""Reading dice: at every size that dice may have, body by body, each once."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import cv2
import msgspec
import numpy as np

from vision.dice.again import ENOUGH_ACE_SIDES, Sight, read_again, sight_of
from vision.dice.bodies import Body, Matrix, bodies_around
from vision.dice.corners import side_of
from vision.dice.die import Die, Doubt
from vision.dice.doubts import alone
from vision.dice.faces import face_on
from vision.dice.hidden import hidden_in
from vision.dice.merged import merged_in
from vision.dice.reads import Read, best_of, told_of
from vision.dice.second import settled, told_again
from vision.dice.spots import Spots, spots_in
from vision.geometry import centre_of
from vision.prepare import Pixels, scaled
from vision.tags import Corners

TAKEN_COST = 0.2  # below it other spots on a die are not looked at
SURE_COST = -0.05  # below it no further region of a spot is tried
MOST_COST = 0.5
MOST_DOUBTS = 2  # with more of them it is hardly a die at all
CLEAR_SIDE = 24.0  # px of a die in that size of the picture in which it was read
LEAST_PIPS = 4  # that make a face without a body: fewer in a row may be print
LEAST_AREA, MOST_FAINT = 0.012, 2  # of a face that the pips of others take; how many others there may be
WITHIN = 0.6  # sides of a die from its middle, in which its spots lie
ENOUGH_ALIKE = 2  # dice of one size, from which on others are expected to be as large
LEAST_PIP, MOST_PIP = 0.075, 0.2  # of the side of a die, the radius of a spot that could be a pip
UNLIKE = 1.5  # times larger than others are dice of one roll at most
SMALL_PICTURE = 1_600_000  # pixels that are searched in any case
LEAST_PICTURE = 16  # px
ALONE_SETTLED: frozenset[Doubt] = frozenset({"pips", "shape"})
ANY_SIDE = (0.0, 1e6)
LEAST_SIDE, MOST_SIDE = 19.0, 44.0  # px of dice that one size of the picture is searched for


def read_dice(pixels: Pixels, sides_px: tuple[float, float] = ANY_SIDE) -> tuple[Die, ...]:
    """Every die of a picture (gray or BGR), from top to bottom; known sizes of dice save time."""
    if pixels.size == 0 or min(pixels.shape[:2]) < LEAST_PICTURE:
        return ()
    picture = np.asarray(cv2.merge([pixels] * 3), np.uint8) if pixels.ndim == 2 else pixels
    found: list[Read] = []
    spots: dict[float, Spots] = {}
    levels = list(_sizes(picture, sides_px))
    for level, factor in reversed(levels):
        if _is_worth(found, factor, level.shape[0] * level.shape[1]):
            spots[factor] = spots_in(level)
            found += list(_read_at(level, factor, spots[factor], found))
    at_sizes = {factor: level for level, factor in levels}
    reads = best_of(found)
    if not any(read.die.sure for read in reads):
        reads = [_settled_alone(at_sizes, read) for read in reads]
    frames = [read.frame * read.factor for read in reads if read.die.sure]
    if not frames:
        return _sorted(alone([read.die for read in reads]))
    sight = sight_of(at_sizes, frames)
    reads = [settled(sight, read) for read in _looked_at_again(sight, reads)]
    clear, faint = _merged(sight, spots.get(sight.factor), reads)
    dice = alone([read.die for read in reads] + clear) + faint
    return _sorted(dice + [told_again(sight, die) for die in hidden_in(sight, dice)])


def _settled_alone(at_sizes: Mapping[float, Pixels], read: Read) -> Read:
    """A reading in doubt beside no sure one: by its own shape, it must end as a die on more sides."""
    if not set(read.die.doubts) <= ALONE_SETTLED:
        return read
    return settled(sight_of(at_sizes, [read.frame * read.factor]), read, ENOUGH_ACE_SIDES)


def _merged(sight: Sight, spots: Spots | None, reads: Sequence[Read]) -> tuple[list[Die], list[Die]]:
    """Dice that only their pips show: those with enough of them to be sure, and those to be asked about."""
    middles = [np.array(centre_of(read.die.corners)) / sight.factor for read in reads]
    clear, faint = [], []
    for body, face in merged_in(sight, spots or spots_in(sight.pixels), middles):
        die = told_of(body, face, sight.factor, is_usual=True).die
        if die.sure and die.face >= LEAST_PIPS:
            clear.append(die)
        elif die.sure and all(pip.area >= LEAST_AREA for pip in face.pips):
            faint.append(msgspec.structs.replace(die, sure=False, doubts=("faint",)))
        elif die.face >= LEAST_PIPS and die.doubts == ("glare",):
            clear.append(die)
    # Where there could be many of them, lint or print makes them all.
    return clear, faint if len(faint) <= MOST_FAINT else []


def _sorted(dice: Sequence[Die]) -> tuple[Die, ...]:
    return tuple(sorted(dice, key=lambda die: (die.corners[0][1], die.corners[0][0])))


def _sizes(pixels: Pixels, sides_px: tuple[float, float]) -> Iterator[tuple[Pixels, float]]:
    """The picture at every size at which the dice have a middling size."""
    least, most = sides_px
    picture, factor = pixels, 1.0
    while min(picture.shape[:2]) >= LEAST_PICTURE * 2 or factor == 1.0:
        if most > LEAST_SIDE * factor and least < MOST_SIDE * factor:
            yield picture, factor
        picture, factor = scaled(picture, 0.5), factor * 2


def _is_worth(found: Sequence[Read], factor: float, size: int) -> bool:
    """Whether dice like those that were found for sure can be seen at a size of the picture."""
    sides = sorted(side_of(read.die.corners) for read in found if read.die.sure)
    if not sides or size < SMALL_PICTURE:
        return True
    if len(sides) >= ENOUGH_ALIKE and sides[0] >= CLEAR_SIDE * factor * 2:
        return False  # all were clear at half the size
    return LEAST_SIDE * factor < sides[-1] * UNLIKE and sides[0] / UNLIKE < MOST_SIDE * factor


def _clearly_read(found: Sequence[Read]) -> list[Corners]:
    """Where dice lie that need no look at a larger size of the picture."""
    sure = (read for read in found if read.die.sure and read.cost < SURE_COST and read.die.face > 1)
    return [read.die.corners for read in sure if side_of(read.die.corners) / read.factor >= CLEAR_SIDE]


def _read_at(picture: Pixels, factor: float, spots: Spots, before: Sequence[Read]) -> Iterator[Read]:
    """The dice that have a middling size in one size of the picture, beside those that were read clearly."""
    if not len(spots.places):
        return
    soft = np.asarray(cv2.GaussianBlur(picture, (0, 0), 0.7), np.uint8)
    done = np.zeros(len(spots.places), bool)
    for corners in _clearly_read(before):
        done |= _within(spots, corners, factor)
    sides = [side_of(read.die.corners) for read in before if read.die.sure]
    for at in range(len(done)):
        likely = _likely(sides, factor)
        if done[at] or not likely[0] * LEAST_PIP <= spots.radii[at] <= likely[1] * MOST_PIP:
            continue
        best = _best_body(picture, bodies_around(soft, spots, at, done), factor, likely)
        if best is not None:
            yield best
            if best.die.sure:
                sides.append(side_of(best.die.corners))
            if best.cost < TAKEN_COST:
                done |= _within(spots, best.die.corners, factor)


def _likely(sides: Sequence[float], factor: float) -> tuple[float, float]:
    """Between which sizes dice are in one size of the picture, when some that are alike were sure."""
    least, most = min(sides, default=0.0), max(sides, default=0.0)
    if len(sides) < ENOUGH_ALIKE or most > UNLIKE * least:
        return ANY_SIDE
    return least / UNLIKE / factor, most * UNLIKE / factor


def _looked_at_again(sight: Sight, reads: list[Read]) -> list[Read]:
    """All readings, those in doubt once more as dice of the shape that the sure ones have."""
    found = []
    for read in reads:
        if read.die.sure:
            found.append(read)
            continue
        middle = read.middle * read.factor / sight.factor
        again = read_again(sight, middle)
        # Light that has wiped out a pip leaves a face that fits as well: it is never taken at a second look.
        is_shone = "glare" in read.die.doubts
        second = None if again is None or is_shone else told_of(*again, sight.factor, is_usual=True)
        if second is not None and second.die.sure and second.die.face == read.die.face:
            found.append(second)
        elif sight.is_like_die(middle):
            found.append(read)
    return best_of(found)


def _within(spots: Spots, corners: Corners, factor: float) -> Matrix:
    """The spots between four corners."""
    middle = np.array(centre_of(corners)) / factor
    reach = max(side_of(corners), 1.0) / factor * WITHIN
    return np.asarray(((spots.places - middle) ** 2).sum(axis=1) < reach**2)


def _best_body(
    picture: Pixels, bodies: Iterator[Body], factor: float, likely: tuple[float, float]
) -> Read | None:
    """The region around a spot on which the pips fit best."""
    best: Read | None = None
    for body in bodies:
        if not likely[0] <= body.side <= likely[1]:
            continue
        face = face_on(picture, body)
        if face is not None and face.cost <= MOST_COST:
            read = told_of(body, face, factor)
            if best is None or read.cost < best.cost:
                best = read
            if read.cost < SURE_COST and read.die.face > 1 and read.die.sure:
                break
    return None if best is None or len(best.die.doubts) > MOST_DOUBTS else best
