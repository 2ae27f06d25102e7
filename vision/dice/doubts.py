"""What makes a reading unsure: it is then shown for a tap, never taken."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import dist, hypot, sqrt

import cv2
import numpy as np
from msgspec.structs import replace

from vision.dice.bodies import Body
from vision.dice.corners import Squareness
from vision.dice.die import Die, Doubt
from vision.dice.faces import Face
from vision.geometry import centre_of
from vision.tags import Corners

LEAST_SURE_PX = 17.0  # a region ends about a pixel inside its die on every side
MOST_SHONE = 24.0  # by how much a face may be brighter at the place of a pip than elsewhere
MOST_UNEVEN = 0.11  # how different the pips of a face are in size
LEAST_FADED, LEAST_BRIGHT_FADED = 0.72, 0.86  # of the clearest pip's contrast, what the faintest has
LEAST_WHITE_FADED = 0.93
WHITED_OUT = 252.0  # of a body that the picture shows as plain white
BRIGHT = 232.0  # of a body so bright that light may have wiped out a pip
MOST_OFF = 0.17
MOST_COST = 0.3
LEAST_FILL = 0.82
LEAST_SIDES = 0.93
LEAST_ACE_FILL = 0.84
LEAST_ROUND, LEAST_USUAL_ROUND = 0.9, 0.85  # of an ellipse that a pip fills
MORE_USUAL_LONG = 0.3
MOST_LONG, MOST_ACE_LONG = 1.5, 1.32  # a pip against its width
MOST_DRAWN = 0.45  # more, when motion has drawn out every one
MOST_ROUGH, MOST_ACE_ROUGH = 0.32, 0.14  # how uneven a face is between its pips, against them
MOST_ASIDE = 0.25  # half sides from the middle of the body that a single pip lies
MOST_ACE, MOST_RED_ACE = 0.068, 0.13  # of the face that the pip of a one takes
LEAST_RED = 40.0  # that a red pip is redder than blue or green
LEAST_LONG = 0.66
MOST_SIDE = 0.88  # of a die that was read, the side of it beside it
ENOUGH_SIDES, MOST_UNLIKE = 3, 1.5  # sure dice that say how large all are, and what is no longer like them
LEAST_ROOM = 1.9  # sides between the middles of two dice, between which a third could lie
MOST_NEAR = 1.2  # sides between the middles of two dice that may touch
LEAST_GAP = 0.2  # sides between two faces of dice that do not touch
LEAST_APART = 0.8  # sides of the larger of two dice between their middles
MOST_FROM_MIDDLE = 0.25  # half sides between the middle of the pips and that of the body
MOST_ACE_SITE = 0.12  # of a one, whose edges may be near the places of other pips
LEAST_SITE = 0.5  # how much a place of a pip stands out
MOST_SITE = 0.12  # how much a place without one stands out from what is around it
LEAST_SPREAD, MOST_SPREAD = 0.385, 0.7  # half sides from the middle at which outer pips lie


def doubts_of(
    body: Body, face: Face, shape: Squareness, factor: float, is_usual: bool = False
) -> tuple[Doubt, ...]:
    """Everything about one body that is not as it should be; the pips of one whose shape and size are those
    of the other dice may be less round.
    """
    return tuple(_doubts(body, face, shape, factor, is_usual))


def _doubts(body: Body, face: Face, shape: Squareness, factor: float, is_usual: bool) -> Iterator[Doubt]:
    if body.side * factor < LEAST_SURE_PX:
        yield "small"
    if body.is_cut:
        yield "cut"
    if any(blob.clear > 0.42 for blob in face.others) or not _is_pattern(face, is_usual):
        yield "pips"
    if face.glow > 25 or _may_be_lost(face) or face.uneven > MOST_UNEVEN or _is_faded(face):
        yield "glare"
    if (
        shape.fill < LEAST_FILL
        or shape.sides < LEAST_SIDES
        or hypot(*face.fit.middle) > MOST_FROM_MIDDLE
        or not LEAST_SPREAD <= face.fit.spread <= MOST_SPREAD
        or (face.fit.face == 1 and not _is_ace(body, face, shape))
    ):
        yield "shape"
    if body.long < LEAST_LONG:
        yield "leaning"
    if face.step < 40:
        yield "faint"


def _may_be_lost(face: Face) -> bool:
    """Whether light lies between the pips where it could hide one, or be taken for one: no face has more
    pips than a six, and none but a five has what a five shows, unless light shone as a light pip.
    """
    most = face.fit.face
    is_dark = float(face.pips[0].colour.mean()) < float(face.body_colour.mean())
    return face.shone > MOST_SHONE and not (most == 6 or (most == 5 and is_dark))


def _is_faded(face: Face) -> bool:
    """Whether light lies on some pips more than on others, so that it may have wiped out one."""
    brightness = float(face.body_colour.mean())
    if brightness >= WHITED_OUT and face.fit.face in (2, 4):
        return face.faded < LEAST_WHITE_FADED  # a pip in the middle may be lost without a trace
    is_bright = brightness >= BRIGHT
    return face.faded < (LEAST_BRIGHT_FADED if is_bright else LEAST_FADED)


def _is_pattern(face: Face, is_usual: bool) -> bool:
    """Whether the pips fit a face, and nothing between them makes that doubtful."""
    most = MOST_ACE_ROUGH if face.fit.face == 1 else MOST_ROUGH
    fits = face.fit.off <= MOST_OFF and face.cost <= MOST_COST
    least, other = face.sites
    most_site = MOST_ACE_SITE if face.fit.face == 1 else MOST_SITE
    is_even = face.rough <= most and least >= LEAST_SITE and other <= most_site
    return fits and is_even and _are_round(face, is_usual)


def _are_round(face: Face, is_usual: bool) -> bool:
    """Whether all pips are as round as drilled ones; motion draws all of them out alike."""
    least = min(pip.long for pip in face.pips)
    most = MOST_ACE_LONG if face.fit.face == 1 else MOST_LONG + min(max(least - 1.15, 0.0), MOST_DRAWN)
    fill = LEAST_USUAL_ROUND if is_usual else LEAST_ROUND
    most += MORE_USUAL_LONG if is_usual and face.fit.face > 1 else 0.0
    return all(pip.fill >= fill and pip.long <= most for pip in face.pips)


def _is_ace(body: Body, face: Face, shape: Squareness) -> bool:
    """Whether one pip is surely a one: nothing but the body says so, so that it must be a clear square."""
    blue, green, red = (float(part) for part in face.pips[0].colour)
    most = MOST_RED_ACE if red > max(blue, green) + LEAST_RED else MOST_ACE
    centred = hypot(*face.fit.middle) < MOST_ASIDE
    return shape.fill >= LEAST_ACE_FILL and body.solid >= 0.87 and centred and face.pips[0].area <= most


def alone(dice: Sequence[Die]) -> list[Die]:
    """The dice without sides that were taken for dice; those that touch each other are marked."""
    sides = [sqrt(area_of(die.corners)) for die in dice if die.sure]
    if sides:
        usual = max(sides, key=lambda side: sum(0.7 < other / side < 1.4 for other in sides))
        dice = [die for die in dice if die.sure or 0.6 < sqrt(area_of(die.corners)) / usual < 1.6]
        dice = [_of_size(die, usual) for die in dice] if len(sides) >= ENOUGH_SIDES else dice
    tops = [die for die in dice if not any(_is_side(die, other) for other in dice if other is not die)]
    tops = [die for die in tops if die.sure or not _is_squeezed(die, tops)]
    found = []
    for die in tops:
        others = [other for other in tops if other is not die]
        if any(_touch(die, other) for other in others):
            found.append(replace(die, sure=False, doubts=(*die.doubts, "touching")))
        else:
            found.append(die)
    return found


def _of_size(die: Die, usual: float) -> Die:
    """A die, in doubt when it is much smaller or larger than the others."""
    if not die.sure or 1 / MOST_UNLIKE < sqrt(area_of(die.corners)) / usual < MOST_UNLIKE:
        return die
    return replace(die, sure=False, doubts=("shape",))


def _is_squeezed(die: Die, dice: Sequence[Die]) -> bool:
    """Whether two dice that were read for sure leave no room for one between them."""
    near = [other for other in dice if other.sure and _touch(die, other)]
    return any(
        _apart(one, other) < LEAST_ROOM * sqrt(max(area_of(one.corners), area_of(other.corners)))
        and max(_apart(die, one), _apart(die, other)) < _apart(one, other)
        for one in near for other in near if one is not other
    )  # fmt: skip


def _is_side(die: Die, other: Die) -> bool:
    """Whether one is only the side of the other: right beside it, and seen much more aslant; a face that
    was read for sure is no side of what is in doubt, but that may be the die around it.
    """
    one, whole = area_of(die.corners), area_of(other.corners)
    if die.sure != other.sure:
        is_near = _apart(die, other) < LEAST_APART * sqrt(max(one, whole))
        return other.sure and (
            is_near or (one < MOST_SIDE * whole and _apart(die, other) < 1.05 * sqrt(whole))
        )
    return one < 0.72 * whole and _apart(die, other) < 1.05 * sqrt(whole)


def _touch(one: Die, other: Die) -> bool:
    """Whether two faces are as near as those of touching dice; of sure ones the sides themselves tell."""
    least, most = sorted(sqrt(area_of(die.corners)) for die in (one, other))
    apart = _apart(one, other)
    if one.sure and other.sure and apart >= MOST_NEAR * least:
        return apart < MOST_NEAR * most and _gap(one.corners, other.corners) < LEAST_GAP * most
    return apart < MOST_NEAR * most


def _gap(one: Corners, other: Corners) -> float:
    """How far two squares are from each other; below nought they meet."""
    rings = [np.array(corners, np.float32) for corners in (one, other)]
    return -max(
        cv2.pointPolygonTest(ring, corner, True)
        for ring, corners in zip(rings, (other, one), strict=True) for corner in corners
    )  # fmt: skip


def _apart(one: Die, other: Die) -> float:
    return dist(centre_of(one.corners), centre_of(other.corners))


def area_of(corners: Corners) -> float:
    """The area within four corners."""
    pairs = zip(corners, (*corners[1:], corners[0]), strict=True)
    return abs(sum(x * there_y - there_x * y for (x, y), (there_x, there_y) in pairs)) / 2
