"""Which places of a table a camera sees finely enough, and which of them are watched."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Literal

import msgspec
import numpy as np

from vision.calibration.calibration import Calibration
from vision.calibration.drawing import dense
from vision.calibration.table_places import TablePlace

ENOUGH = 0.98  # of a place that must be in the picture


class Uncovered(msgspec.Struct, frozen=True):
    """A place that cannot be watched: it is outside, only partly inside, or too coarse there."""

    name: str
    why: Literal["outside", "partly", "coarse"]
    percent: int  # of it that is inside, or of the fineness that is needed


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


def chosen(places: Sequence[TablePlace], names: Collection[str] | None) -> tuple[TablePlace, ...]:
    """The places that are watched: all, or those that were chosen; masks always stay."""
    return tuple(one for one in places if names is None or one.kind == "mask" or one.name in names)
