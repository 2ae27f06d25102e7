"""Which places of a table a camera sees finely enough, and which part of a large one is best watched."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Literal

import msgspec
import numpy as np

from vision.calibration.calibration import Calibration
from vision.calibration.drawing import dense
from vision.calibration.lens import Usual
from vision.calibration.table_places import TablePlace
from vision.tags import Point

LEFT = 0.85  # of the pixels that a straight view promises: no camera hangs quite straight
ENOUGH = 0.98  # of a place that must be in the picture


class Uncovered(msgspec.Struct, frozen=True):
    """A place that cannot be watched: it is outside, only partly inside, or too coarse there."""

    name: str
    why: Literal["outside", "partly", "coarse"]
    percent: int  # of it that is inside, or of the fineness that is needed


class Reach(msgspec.Struct, frozen=True):
    """What a camera can do over a table before it hangs there."""

    height_mm: float  # at which it sees all of it
    px_per_mm: float  # that it has then
    is_enough: bool
    needs_width_px: int  # of a picture that would do
    watched: tuple[str, ...]  # the places it can watch at once, hung where that is most


def coverage(view: Calibration, places: Iterable[TablePlace], need_px_per_mm: float) -> tuple[Uncovered, ...]:
    """The places that this view does not cover; what is never looked at needs no cover."""
    found = (_uncovered(view, one, need_px_per_mm) for one in places if one.kind != "mask")
    return tuple(one for one in found if one is not None)


def _uncovered(view: Calibration, place: TablePlace, need: float) -> Uncovered | None:
    spots = dense(place.outline_mm)
    points = view.in_picture(np.array(spots))
    inside = (points >= 0).all(axis=1) & (points <= (view.size[0] - 1, view.size[1] - 1)).all(axis=1)
    share = float(inside.mean())
    if share == 0:
        return Uncovered(place.name, "outside", 0)
    if share < ENOUGH:
        return Uncovered(place.name, "partly", round(100 * share))
    if place.kind == "tray":
        return None  # dice are larger than marks: whoever reads them says when they are too small
    fine = min(view.px_per_mm(spot) for spot in place.outline_mm) / need
    return Uncovered(place.name, "coarse", round(100 * fine)) if fine < 1 else None


def reach(
    size_px: tuple[int, int],
    usual: Usual,
    size_mm: Point,
    places: Sequence[TablePlace],
    need_px_per_mm: float,
) -> Reach:
    """What a camera with such pictures reaches over a table of this size."""
    margin = 60.0  # of the corner marks, and for hands that hang a camera
    least = max((size_mm[0] + margin) / size_px[0], (size_mm[1] + margin) / size_px[1])
    have = LEFT / least
    width = int(np.ceil(size_px[0] * need_px_per_mm / have / 64) * 64)
    room = (size_px[0] * LEFT / need_px_per_mm, size_px[1] * LEFT / need_px_per_mm)
    return Reach(
        usual.focal * size_px[0] * least, have, have >= need_px_per_mm, width, watchable(places, room)
    )


def watchable(places: Sequence[TablePlace], room_mm: Point) -> tuple[str, ...]:
    """The most places that fit whole into a view of this size, wherever it is hung."""
    boxes = {one.name: _box(one) for one in places if one.kind != "mask"}
    best: tuple[str, ...] = ()
    for left in sorted({box[0] for box in boxes.values()}):
        for top in sorted({box[1] for box in boxes.values()}):
            inside = tuple(
                name
                for name, (x, y, right, foot) in boxes.items()
                if x >= left and y >= top and right <= left + room_mm[0] and foot <= top + room_mm[1]
            )
            best = max(best, inside, key=len)
    return best


def _box(place: TablePlace) -> tuple[float, float, float, float]:
    across, down = [x for x, _ in place.outline_mm], [y for _, y in place.outline_mm]
    return min(across), min(down), max(across), max(down)


def chosen(places: Sequence[TablePlace], names: Collection[str] | None) -> tuple[TablePlace, ...]:
    """The places that are watched: all, or those that were chosen; masks always stay."""
    return tuple(one for one in places if names is None or one.kind == "mask" or one.name in names)
