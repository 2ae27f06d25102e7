"""The places of a table in millimetres: which zone of the game lies where."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import hypot
from typing import Literal, TypeAlias

import msgspec

from vision.tags import Point
from vision.tracking.places import holds

PlaceKind: TypeAlias = Literal["card", "row", "pile", "strip", "tray", "mask"]
"""One card, a row of cards, a pile, the play strip, the dice, or what is never looked at."""

SLACK_MM = 12.0  # a card may be laid so far beside its place


class TablePlace(msgspec.Struct, frozen=True):
    """One place of the table: a zone of the game by its name, or 'strip', 'tray', 'screen'."""

    name: str
    outline_mm: tuple[Point, ...]
    kind: PlaceKind = "card"

    @property
    def middle(self) -> Point:
        """The middle of its corners."""
        count = len(self.outline_mm)
        return sum(x for x, _ in self.outline_mm) / count, sum(y for _, y in self.outline_mm) / count


class TableDrawing(msgspec.Struct, frozen=True):
    """A room's table: how far apart its corner marks lie, and its places."""

    size_mm: Point
    places: tuple[TablePlace, ...]

    def place(self, name: str) -> TablePlace | None:
        """A place by its name."""
        return next((one for one in self.places if one.name == name), None)


def rectangle(x: float, y: float, wide: float, high: float) -> tuple[Point, ...]:
    """The outline of a rectangle, clockwise from its upper left corner."""
    return ((x, y), (x + wide, y), (x + wide, y + high), (x, y + high))


def area_of(outline: Sequence[Point]) -> float:
    """The area of an outline, positive when it runs clockwise as one sees it."""
    return sum(x * below - right * y for (x, y), (right, below) in pairwise([*outline, outline[0]])) / 2


def place_at(spot: Point, places: Sequence[TablePlace], slack_mm: float = SLACK_MM) -> TablePlace | None:
    """The place in which a spot lies; what lies a little beside a place counts to the nearest.

    A mask comes first, then strip and tray, which lie on top of whatever is there.
    """
    order = ("mask", "strip", "tray")
    ranked = sorted(places, key=lambda one: order.index(one.kind) if one.kind in order else len(order))
    inside = next((one for one in ranked if holds(one.outline_mm, spot)), None)
    if inside is not None:
        return inside
    near = [(_beside(one.outline_mm, spot), at) for at, one in enumerate(ranked) if one.kind != "mask"]
    off, at = min(near, default=(slack_mm + 1, 0))
    return ranked[at] if off <= slack_mm else None


def depth_in(outline: Sequence[Point], spot: Point) -> float:
    """How far within an outline a spot is; below zero beside it."""
    off = _beside(outline, spot)
    return off if holds(outline, spot) else -off


def _beside(outline: Sequence[Point], spot: Point) -> float:
    """How far a spot is from an outline."""
    return min(_from_edge(one, other, spot) for one, other in pairwise([*outline, outline[0]]))


def _from_edge(one: Point, other: Point, spot: Point) -> float:
    x, y = other[0] - one[0], other[1] - one[1]
    along = ((spot[0] - one[0]) * x + (spot[1] - one[1]) * y) / ((x * x + y * y) or 1.0)
    along = min(1.0, max(0.0, along))
    return hypot(spot[0] - one[0] - along * x, spot[1] - one[1] - along * y)
