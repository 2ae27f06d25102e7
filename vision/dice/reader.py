"""Reading dice: one net finds faces, another judges each of them, and what is in doubt is said to be so."""

from __future__ import annotations

from vision.dice.die import Die, Doubt
from vision.dice.doubts import among, doubts_of
from vision.dice.faces import LEAST_PICTURE, Face, faces_in, is_side_of
from vision.dice.finder import Finder, Values
from vision.dice.judge import Judge
from vision.dice.surface import surface_of
from vision.dice.views import looked_at_again
from vision.geometry import clockwise_from
from vision.pixels import Pixels, colour_of

ANY_SIDE = (0.0, 1e6)
LEAST_TOLD = 0.6  # how likely there is a die in all views of it, for it to be told at all
RIGHT = (1.0, 0.0)


def read_dice(pixels: Pixels, sides_px: tuple[float, float] = ANY_SIDE) -> tuple[Die, ...]:
    """Every die of a picture (gray or BGR), from top to bottom; known sizes of dice save time."""
    picture = colour_of(pixels)
    if min(picture.shape[:2]) < LEAST_PICTURE:
        return ()
    # Both nets are made in a thousandth of a second, so nobody has to keep them.
    seen = looked_at_again(Judge(), picture, faces_in(Finder(), picture, sides_px))
    return _told(picture, _dice([(face, views) for face, views in seen if face.is_die >= LEAST_TOLD]))


def _dice(seen: list[tuple[Face, Values]]) -> list[tuple[Face, Values]]:
    """The upper faces among all that were seen."""
    return [one for one in seen if not any(is_side_of(one[0], other) for other, _ in seen)]


def _told(picture: Pixels, seen: list[tuple[Face, Values]]) -> tuple[Die, ...]:
    """The dice of all faces, from top to bottom."""
    size = picture.shape[1], picture.shape[0]
    faces = [face for face, _ in seen]
    surfaces = [surface_of(picture, face) for face in faces]
    doubts: list[tuple[Doubt, ...]] = [
        tuple(doubts_of(face, views, surface, size))
        for (face, views), surface in zip(seen, surfaces, strict=True)
    ]
    sure = [at for at, some in enumerate(doubts) if not some]
    dice = []
    for at, face in enumerate(faces):
        every = doubts[at] + tuple(among(faces, at, sure))
        corners = clockwise_from([(float(x), float(y)) for x, y in face.corners], RIGHT)
        dice.append(Die(_face(face), surfaces[at].colour, corners, not every, every))
    return tuple(sorted(dice, key=lambda die: (die.corners[0][1], die.corners[0][0])))


def _face(face: Face) -> int:
    return int(face.chances[1:].argmax()) + 1
