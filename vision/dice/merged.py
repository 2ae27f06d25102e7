"""Dice of the colour of what they lie on: their pips alone, laid out as a face of known size and slant."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import dist

import numpy as np

from vision.dice.again import Sight
from vision.dice.bodies import Body, Matrix
from vision.dice.faces import Face, face_on
from vision.dice.spots import Spots

LEAST_CONTRAST = 50.0  # of a pip against what is around it
LEAST_PIP, MOST_PIP = 0.05, 0.2  # of the side of a die, the radius of a spot that could be a pip
LEAST_DIAGONAL, MOST_DIAGONAL = 0.52, 0.98  # half sides from the middle to a pip near a corner
NEAR = 0.17  # half sides within which a pip is at its place
MOST_SPOTS, MOST_PAIRS, MOST_TRIED = 90, 600, 8
APART = 0.9  # sides of a die between the middles of two
ASKEW = np.array([(0.0, -1.0), (1.0, 0.0)])
SITES = np.array([(0.0, 1.0), (0.0, -1.0), (0.0, 0.0), (0.5, 0.5), (-0.5, -0.5), (0.5, -0.5), (-0.5, 0.5)])
"""Beside two opposite corners of a face: the others, the middle, two pairs of pips between them."""

Guess = tuple[int, Matrix, float]
"""A face that spots would make, its middle, its turn."""


def merged_in(sight: Sight, spots: Spots, others: Sequence[Matrix]) -> Iterator[tuple[Body, Face]]:
    """Bodies and faces of dice whose pips alone can be seen, apart from the middles of the others."""
    taken = list(others)
    tried = 0
    for face, middle, turn in _guesses(sight, spots):
        if any(dist(middle, other) < APART * sight.side for other in taken):
            continue
        tried += 1
        body = sight.body_at(middle, turn)
        found = face_on(sight.pixels, body)  # which sees large pips better than single spots do
        if found is not None and found.fit.face >= face:
            taken.append(middle)
            yield body, found
        if tried == MOST_TRIED:
            return


def _guesses(sight: Sight, spots: Spots) -> list[Guess]:
    """What pairs of spots could be opposite corners of a face, those with the most pips first."""
    places = _pips(spots, sight.side) @ np.linalg.inv(sight.frame).T
    one, two = np.triu_indices(len(places), 1)
    half = (places[two] - places[one]) / 2
    reach = np.sqrt((half**2).sum(axis=1))
    fits = np.flatnonzero((reach >= LEAST_DIAGONAL) & (reach <= MOST_DIAGONAL))[:MOST_PAIRS]
    half, middles = half[fits], (places[one[fits]] + places[two[fits]]) / 2
    sites = np.stack([half, half @ ASKEW.T], axis=1)
    wanted = middles[:, None] + SITES @ sites
    gaps = np.abs(wanted[:, :, None] - places).max(axis=-1) if len(places) else np.zeros((0, 7, 1))
    guesses = []
    for at, shown in enumerate((gaps.min(axis=2) < NEAR).tolist()):
        face = _face(shown)
        if face:
            turn = float(np.arctan2(half[at, 1], half[at, 0]) - np.pi / 4)
            guesses.append((face, np.asarray(sight.frame @ middles[at]), turn))
    return sorted(guesses, key=lambda guess: -guess[0])


def _pips(spots: Spots, side: float) -> Matrix:
    """The places of the spots that could be pips, the clearest first."""
    fits = (spots.radii >= LEAST_PIP * side) & (spots.radii <= MOST_PIP * side)
    return np.asarray(spots.places[fits & (spots.contrast >= LEAST_CONTRAST)][:MOST_SPOTS])


def _face(shown: Sequence[bool]) -> int:
    """The face on which these places have pips beside two opposite corners; nought for none."""
    above, below, middle, *sides = shown
    if above != below or (middle and any(sides)):
        return 0
    if any(sides):
        is_six = above and (all(sides[:2]) != all(sides[2:])) and sum(sides) == 2
        return 6 if is_six else 0
    return (4 if above else 2) + middle
