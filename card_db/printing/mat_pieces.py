"""Pieces of a table's furniture, and the parts in which those that are larger than a page are printed."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil

import msgspec

from card_db.printing.paper import Point, Size, Spot

GLUE = 10.0  # of a part that goes under the next one


class MatMark(msgspec.Struct, frozen=True):
    """A table mark on a piece: its number, its middle on the piece, its side."""

    number: int
    x: float
    y: float
    side: float


class CornerPlate(msgspec.Struct, frozen=True):
    """A corner mark and what is written beside it; upper ones have their words above."""

    number: int
    side: float
    is_upper: bool
    lines: tuple[str, ...]


class Piece(msgspec.Struct, frozen=True):
    """Something to lay on a table: its outline in millimetres from its upper left corner, and its marks."""

    says: str
    outline: tuple[Point, ...]
    marks: tuple[MatMark, ...] = ()
    is_strip: bool = False

    @property
    def size(self) -> Size:
        """How wide and high it is."""
        return max(x for x, _ in self.outline), max(y for _, y in self.outline)


class PiecePart(msgspec.Struct, frozen=True):
    """One part of a piece: where it begins on the piece, its size with its flaps, and which one it is."""

    piece: Piece
    x: float
    y: float
    w: float
    h: float
    own: Spot  # of the piece, without flaps
    column: int
    columns: int
    at: int
    of: int

    @property
    def marks(self) -> tuple[MatMark, ...]:
        """The marks whose middle is on this part."""
        return tuple(
            mark for mark in self.piece.marks
            if self.own.x <= mark.x < self.own.right and self.own.y <= mark.y < self.own.foot
        )  # fmt: skip

    @property
    def right(self) -> int:
        """The number of the part to its right."""
        return self.at + 1

    @property
    def below(self) -> int:
        """The number of the part below it."""
        return self.at + self.columns


def parts_of(piece: Piece, room: Size) -> Iterator[PiecePart]:
    """The parts of a piece, row by row; all are equally large, each but the last of a row has a flap."""
    wide, high = piece.size
    columns, rows = _count(wide, room[0]), _count(high, room[1])
    across, down = wide / columns, high / rows
    for row in range(rows):
        for column in range(columns):
            own = Spot(column * across, row * down, across, down)
            flap = GLUE if column < columns - 1 else 0.0
            below = GLUE if row < rows - 1 else 0.0
            at = row * columns + column + 1
            yield PiecePart(
                piece, own.x, own.y, across + flap, down + below, own, column, columns, at, rows * columns
            )


def _count(length: float, room: float) -> int:
    """In how many parts a length is printed."""
    return 1 if length <= room else ceil(length / (room - GLUE))
