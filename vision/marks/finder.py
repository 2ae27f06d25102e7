"""The table marks in one gray picture, each with how sure it is."""

from __future__ import annotations

from collections.abc import Iterable
from math import dist, sqrt

import numpy as np

from vision.geometry import centre_of, reach_of
from vision.marks.bits import Readings, cells_of, is_bordered, is_framed, read_squares
from vision.marks.mark import FACES, Mark, is_square
from vision.marks.squares import QUICK, Search, Squares, on_their_edges, squares_in
from vision.pixels import Pixels
from vision.tags import Corners

LEAST_LIKENESS, LEAST_LEAD = 0.91, 0.09
"""Below either it is no mark, however often it is seen."""
SURE_LIKENESS, SURE_LEAD = 0.94, 0.12
"""From both on, a single picture is enough."""
MOST_ODD = 0.32
"""How far a single bit may be off: none is ever corrected, and marks in poor light stay below 0.25."""
FIXTURE_LEAD = 0.15
"""Corners, strip and zones say where everything lies: they are believed later, and never when unsure."""
LEAST_PAPER = 0.6
"""How much of the ring around a mark must be light: the rest may lie under another card."""
PATIENT = (Search(), Search(1.0, 23), Search(0.5), Search(0.25), Search(2.0, 13))
"""For a single picture, in which marks may be of any size."""
_MOST_SQUARES = 4096
_MOST_PIXELS = 16_000_000
"""Of a picture as it is searched: on one of fifty million, marks are found at half its size."""
_LEAST_FACTOR = 0.25


def marks_seen(gray: Pixels, searches: tuple[Search, ...] = QUICK) -> tuple[Mark, ...]:
    """Return every mark of a picture, also those that are not sure, in the order of their numbers."""
    if 0 in gray.shape:
        return ()
    fitting = tuple(one for one in searches if _is_bearable(gray, one))
    found = marks_of(gray, squares_in(gray, fitting or (_smaller(gray, searches[0]),))[:_MOST_SQUARES])
    return tuple(sorted(found, key=lambda mark: (mark.number, mark.corners)))


def _is_bearable(gray: Pixels, search: Search) -> bool:
    return gray.size * search.factor**2 <= _MOST_PIXELS or search.factor <= _LEAST_FACTOR


def _smaller(gray: Pixels, search: Search) -> Search:
    """Return the same search of a picture as large as can be borne."""
    while not _is_bearable(gray, search):
        search = Search(search.factor / 2, search.window)
    return search


def find_marks(gray: Pixels) -> tuple[Mark, ...]:
    """Return every table mark that is sure in a gray picture alone, in the order of their numbers."""
    return tuple(mark for mark in marks_seen(gray) if mark.is_sure)


def marks_of(gray: Pixels, squares: Squares) -> list[Mark]:
    """Return which of these squares are marks, the surest first and each printed mark once."""
    fitted = squares
    for narrowed in (_bordered, _framed):
        if not len(fitted):  # as nearly everywhere: the rest of the way takes its time for none as well
            return []
        fitted = narrowed(gray, fitted)
    said = read_squares(gray, fitted)
    marks = [_mark(fitted, said, at) for at in range(len(fitted)) if _may_be_mark(said, at)]
    return each_once([mark for mark in marks if is_square(mark.corners)])


def _bordered(gray: Pixels, squares: Squares) -> Squares:
    return squares[is_bordered(cells_of(gray, squares))]


def _framed(gray: Pixels, squares: Squares) -> Squares:
    fitted = on_their_edges(gray, on_their_edges(gray, squares))
    return fitted[is_framed(cells_of(gray, fitted))]


def _may_be_mark(said: Readings, at: int) -> bool:
    is_like = said.likeness[at] >= LEAST_LIKENESS and said.lead[at] >= LEAST_LEAD
    return bool(is_like and said.worst[at] <= MOST_ODD and said.paper[at] >= LEAST_PAPER)


def _mark(squares: Squares, said: Readings, at: int) -> Mark:
    likeness, lead = float(said.likeness[at]), float(said.lead[at])
    first, second, third, fourth = (
        (float(x), float(y)) for x, y in np.roll(squares[at], int(said.turns[at]), axis=0)
    )
    number = int(said.numbers[at])
    is_sure = likeness >= SURE_LIKENESS and lead >= (SURE_LEAD if number in FACES else FIXTURE_LEAD)
    return Mark(number, (first, second, third, fourth), likeness, lead, is_sure)


def each_once(marks: Iterable[Mark]) -> list[Mark]:
    """Keep of several readings of one spot the surest: no mark lies within another."""
    kept: list[Mark] = []
    for mark in sorted(marks, key=lambda one: -one.likeness):
        if not any(_is_at_the_spot_of(mark.corners, other.corners) for other in kept):
            kept.append(mark)
    return kept


def _is_at_the_spot_of(one: Corners, other: Corners) -> bool:
    return dist(centre_of(one), centre_of(other)) < max(reach_of(one), reach_of(other)) / sqrt(2)
