"""Places that their owner has moved: kept as plain rows over those that were shipped."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import cos, radians, sin
from typing import Any

import msgspec

from vision.calibration.table_file import KINDS, NAME, SMALLEST_MM, outline_of
from vision.calibration.table_places import TablePlace, area_of


def rows_of(places: Sequence[TablePlace]) -> dict[str, Any]:
    """Moved places as plain rows for a setting."""
    return {
        one.name: {"kind": one.kind, "outline": [list(point) for point in one.outline_mm]} for one in places
    }


def with_moved(places: Sequence[TablePlace], rows: Mapping[str, Any]) -> tuple[TablePlace, ...]:
    """The places as their owner moved them; a row that cannot be used leaves the shipped place."""
    moved = {one.name: one for one in _moved(rows)}
    shipped = {one.name for one in places}
    return (*(moved.get(one.name, one) for one in places),
            *(one for name, one in moved.items() if name not in shipped))  # fmt: skip


def _moved(rows: Mapping[str, Any]) -> Iterator[TablePlace]:
    for name, row in rows.items():
        if not isinstance(row, Mapping) or not NAME.fullmatch(name) or row.get("kind") not in KINDS:
            continue
        outline = outline_of({"outline": row.get("outline")})
        if outline is not None:
            yield TablePlace(name, outline, row["kind"])


def shifted(place: TablePlace, right_mm: float, down_mm: float) -> TablePlace:
    """The place moved by hand."""
    outline = tuple((x + right_mm, y + down_mm) for x, y in place.outline_mm)
    return msgspec.structs.replace(place, outline_mm=outline)


def turned(place: TablePlace, clockwise_deg: float) -> TablePlace:
    """The place turned about its middle."""
    (x, y), turn = place.middle, radians(clockwise_deg)
    outline = tuple(
        (x + (px - x) * cos(turn) - (py - y) * sin(turn), y + (px - x) * sin(turn) + (py - y) * cos(turn))
        for px, py in place.outline_mm
    )
    return msgspec.structs.replace(place, outline_mm=outline)


def stretched(place: TablePlace, wide: float, high: float) -> TablePlace:
    """The place larger about its middle, by a factor each way; it never becomes too small for a card."""
    x, y = place.middle
    outline = tuple((x + (px - x) * wide, y + (py - y) * high) for px, py in place.outline_mm)
    return (
        place
        if abs(area_of(outline)) < SMALLEST_MM**2
        else msgspec.structs.replace(place, outline_mm=outline)
    )
