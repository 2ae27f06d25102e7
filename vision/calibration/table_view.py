"""The measured table while it is played on: its view after every knock, its places, its light."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from vision.calibration.advice import Advice
from vision.calibration.calibration import Calibration
from vision.calibration.drawing import DrawnPlace, places_drawn
from vision.calibration.drift import Drift
from vision.calibration.light import ScanLight
from vision.calibration.strip import PlayStrip
from vision.calibration.table_places import TablePlace
from vision.frames import Frame
from vision.marks.mark import Mark, mark_number
from vision.tags import Tag


class TableNow(msgspec.Struct, frozen=True):
    """One moment of the table; `is_new` when view or places are others than the moment before.

    It is firm while the table is where the view has it, and sure when enough was seen that proves it.
    """

    calibration: Calibration
    places: tuple[TablePlace, ...]
    drawn: tuple[DrawnPlace, ...]
    advice: Advice | None
    needs_light: bool
    is_new: bool
    is_firm: bool = True
    is_sure: bool = True
    is_strip_seen: bool = False


class TableView:
    """Holds together what changes from picture to picture: knocks, the play strip, the lamp."""

    def __init__(
        self, calibration: Calibration, places: Sequence[TablePlace], *, least_px_per_mm: float = 0.0
    ) -> None:
        """Begin with a measured view and the places of the game; the strip begins where it is drawn."""
        self._drift = Drift(calibration, least_px_per_mm=least_px_per_mm)
        self._measured = calibration.size
        self._others = tuple(one for one in places if one.kind != "strip")
        self._strip = PlayStrip(next((one for one in places if one.kind == "strip"), None))
        self._light = ScanLight()
        self._last: TableNow | None = None

    def update(self, frame: Frame, marks: Iterable[Mark], *, is_expected: bool = False) -> TableNow:
        """Take a picture in; `is_expected` while a card is waited for, which may want the lamp."""
        seen = list(marks)
        view = self._drift.calibration
        if frame.size != view.size and 0 not in frame.size:
            view = self._resized(frame.size)
        advice = self._drift.update(seen, frame.time_s, frame.gray)
        view = self._drift.calibration
        strip, last = self._strip.update(view, seen), self._last
        is_new = last is None or last.calibration is not view or strip not in (*last.places, None)
        if is_new or last is None:
            places = (strip, *self._others) if strip is not None else self._others
            drawn = places_drawn(view, places)
        else:
            places, drawn = last.places, last.drawn
        where = [one for one in drawn if one.kind == "strip"] or drawn
        lamp = self._light.needs_light(frame, where, is_expected=is_expected)
        drift = self._drift
        self._last = TableNow(
            view, places, drawn, advice, lamp, is_new, drift.is_firm, drift.is_sure, self._strip.is_seen
        )  # fmt: skip
        return self._last

    def _resized(self, size: tuple[int, int]) -> Calibration:
        """Follow a camera that now gives pictures of another size; another shape is an error."""
        view = self._drift.calibration.resized(size, self._measured)
        self._drift.calibration = view
        return view


def marks_of(tags: Iterable[Tag]) -> list[Mark]:
    """The table marks among tags."""
    numbers = ((mark_number(tag.text), tag) for tag in tags if tag.format == "mark")
    return [Mark(number, tag.corners) for number, tag in numbers if number is not None]
