"""What really lies in a drawn picture: every code, card and die, where it is seen and how well."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, TypeAlias

import msgspec
import numpy as np

from tests.vision.simulated.codes import modules_of
from tests.vision.simulated.dice import top_square
from tests.vision.simulated.grids import Grid, Owners, Points
from tests.vision.simulated.pinhole import Pinhole, px_per_mm, to_picture
from tests.vision.simulated.scene import Card, Die, on_table, spot_of_code
from tests.vision.simulated.shapes import do_meet, rectangle
from tests.vision.simulated.sleeves import brightest_on
from vision.tags import Corners, Point

GLARE_LIMIT = 50.0
"""Light added to a code from which on it counts as hit by glare."""
SHINE_LIMIT = 0.5
"""Share of the room seen in a sleeve, instead of the code below, from which on it counts as hit by glare."""
_TOUCH_MM = 0.5
_FLAT_SHARE = 0.75
"""How much of a die's face lies between its round edges."""
_GRID = 12
"""A code is looked at in so many points each way to tell how much of it is seen."""

CodeKind: TypeAlias = Literal["tag", "bars", "mark"]


class TrueCode(msgspec.Struct, frozen=True):
    """One QR tag, Code 128 or mark: its text (`mark:41` for a mark) and how its dark square is seen.

    Corners as the code stands, top left first; the middle of the first pixel is 0, 0. Visible is the share
    that is in the picture and not covered, and the visible edge that of the square with one light module
    around it; spot and turn are on the table.
    """

    text: str
    kind: CodeKind
    corners: Corners
    px_per_module: float
    visible: float
    is_glared: bool
    spot_mm: Point
    turn_deg: float
    key: str = ""
    visible_edge: float = 1.0

    @property
    def is_clear(self) -> bool:
        """Tell whether it is seen whole, with a light module around it, and no glare hits it."""
        return min(self.visible, self.visible_edge) >= 0.999 and not self.is_glared


class TrueCard(msgspec.Struct, frozen=True):
    """One card, sleeve or sheet: its key, its corners in the picture and on the table, how much is seen."""

    key: str
    corners: Corners
    visible: float
    spot_mm: Point
    turn_deg: float
    side: str


class TrueDie(msgspec.Struct, frozen=True):
    """One die: its face on top, its colour, the corners of that face, how large a side is seen."""

    face: int
    colour: str
    corners: Corners
    side_px: float
    visible: float
    is_glared: bool
    spot_mm: Point
    is_leaning: bool = False
    is_touching: bool = False


class Truth(msgspec.Struct, frozen=True):
    """Everything that lies in one picture; nothing that lies wholly outside of it."""

    tags: tuple[TrueCode, ...] = ()
    marks: tuple[TrueCode, ...] = ()
    cards: tuple[TrueCard, ...] = ()
    dice: tuple[TrueDie, ...] = ()


def corners_of(points: Points) -> Corners:
    """Return four rows as corners."""
    first, second, third, fourth = ((float(x), float(y)) for x, y in points)
    return first, second, third, fourth


def square_mm(card: Card, number: int) -> list[Point]:
    """Return the corners of a code's dark square on the table."""
    code = card.codes[number]
    x, y = spot_of_code(card, number)
    half_w, half_h = code.size_mm[0] / 2, code.size_mm[1] / 2
    ring = ((-half_w, -half_h), (half_w, -half_h), (half_w, half_h), (-half_w, half_h))
    return [on_table(card, x + dx, y + dy) for dx, dy in ring]


def true_code(
    card: Card, number: int, pinhole: Pinhole, owners: Owners, owner: int, glow: Grid
) -> TrueCode | None:
    """Return how one code of a card is seen, or None when it lies wholly outside the picture."""
    code = card.codes[number]
    square = square_mm(card, number)
    corners = to_picture(pinhole, square, card.z_mm)
    visible, brightest = seen_in(corners, owners, owner, glow)
    if visible is None:
        return None
    middle = on_table(card, *spot_of_code(card, number))
    modules = modules_of(code)
    kind: CodeKind = "bars" if code.bars_mm else ("mark" if code.is_mark else "tag")
    around = corners.mean(axis=0) + (corners - corners.mean(axis=0)) * (modules + 2) / modules
    is_glared = brightest > GLARE_LIMIT or _shine_on(card, number) > SHINE_LIMIT
    return TrueCode(
        code.text, kind, corners_of(corners),
        px_per_mm(pinhole, *middle, card.z_mm) * code.side_mm / modules,
        visible, is_glared, middle, card.turn_deg, card.key,
        seen_in(around, owners, owner, glow)[0] or 0.0,
    )  # fmt: skip


def _shine_on(card: Card, number: int) -> float:
    """Return how much of a code's sleeve shows the room instead of the code, where it shows most."""
    (x, y), (wide, high) = spot_of_code(card, number), card.codes[number].size_mm
    width, height = card.size_mm
    left, top = (x - wide / 2) / width + 0.5, (y - high / 2) / height + 0.5
    return brightest_on(card.seed, card.sleeve, (left, top, left + wide / width, top + high / height))


def true_card(card: Card, pinhole: Pinhole, owners: Owners, owner: int, glow: Grid) -> TrueCard | None:
    """Return how a card is seen, or None when it lies wholly outside the picture."""
    half_w, half_h = card.size_mm[0] / 2, card.size_mm[1] / 2
    ring = ((-half_w, -half_h), (half_w, -half_h), (half_w, half_h), (-half_w, half_h))
    corners = to_picture(pinhole, [on_table(card, x, y) for x, y in ring], card.z_mm)
    visible, _ = seen_in(corners, owners, owner, glow)
    if visible is None:
        return None
    spot = card.x_mm, card.y_mm
    return TrueCard(card.key, corners_of(corners), visible, spot, card.turn_deg, card.side)


def true_die(
    die: Die, others: Iterable[Die], pinhole: Pinhole, owners: Owners, owner: int, glow: Grid
) -> TrueDie | None:
    """Return how a die is seen, or None when it lies wholly outside the picture."""
    square = top_square(die)
    corners = to_picture(pinhole, square[:, :2], square[:, 2])
    middle = corners.mean(axis=0)
    visible, brightest = seen_in(middle + (corners - middle) * _FLAT_SHARE, owners, owner, glow)
    if visible is None:
        return None
    here = _foot(die)
    return TrueDie(
        die.face, die.colour, corners_of(corners),
        px_per_mm(pinhole, die.x_mm, die.y_mm, die.z_mm + die.side_mm) * die.side_mm,
        visible, brightest > GLARE_LIMIT, (die.x_mm, die.y_mm), die.lean_deg != 0,
        any(do_meet(here, _foot(other)) for other in others if other is not die),
    )  # fmt: skip


def _foot(die: Die) -> Points:
    size = die.side_mm + _TOUCH_MM
    return rectangle(die.x_mm, die.y_mm, die.turn_deg, (size, size))


def seen_in(corners: Points, owners: Owners, owner: int, glow: Grid) -> tuple[float | None, float]:
    """Return which share of a square is seen (None: it is outside the picture), and the brightest glare."""
    height, width = owners.shape
    share = np.linspace(0.02, 0.98, _GRID)
    across, down = share[None, :, None], share[:, None, None]
    top = corners[0] + (corners[1] - corners[0]) * across
    bottom = corners[3] + (corners[2] - corners[3]) * across
    points = np.round((top + (bottom - top) * down).reshape(-1, 2)).astype(int)
    x, y = points[:, 0], points[:, 1]
    inside = (x >= 0) & (x < width) & (y >= 0) & (y < height)
    if not inside.any():
        return None, 0.0
    x, y = x[inside], y[inside]
    own = owners[y, x] == owner
    block_x, block_y = x * glow.shape[1] // width, y * glow.shape[0] // height
    return float(own.sum()) / len(points), float(glow[block_y, block_x].max())
