"""A room's `table.toml`: how large its table is and where its places lie; a fault names its line."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from math import isfinite
from typing import Any, NoReturn, get_args

from vision.calibration.table_places import PlaceKind, TableDrawing, TablePlace, area_of, rectangle
from vision.errors import VisionError
from vision.tags import Point

KINDS: tuple[str, ...] = get_args(PlaceKind)
NAME = re.compile(r"[a-z0-9]+([-:][a-z0-9]+)*")
FURTHEST_MM, SMALLEST_MM, SMALLEST_TABLE_MM = 3000.0, 10.0, 100.0
FIELDS = {"name", "at", "outline", "kind"}


class TableFault(VisionError):
    """A table's places that cannot be used: which line of which file, and what is wrong there."""

    def __init__(self, key: str, file: str, line: int, sentence: str, remedy: str, **filled: str) -> None:
        super().__init__(key, f"{file}, line {line}: {sentence}", remedy, file=file, line=line, **filled)
        self.file, self.line = file, line


def read_table(text: str, file: str = "table.toml") -> TableDrawing:
    """The table that a file describes; raises an error that names the line."""
    try:
        rows = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        told = re.search(r"line (\d+)", str(error))
        line = int(told[1]) if told else text.count("\n") + 1
        raise TableFault(
            "table-not-toml", file, line, "this is not TOML.", "Write 'key = value' there."
        ) from error
    return _Reader(text, file).table(rows)


class _Reader:
    """Turns the rows of one file into places, or names the line at which that fails."""

    def __init__(self, text: str, file: str) -> None:
        self._lines, self._file = text.splitlines(), file

    def table(self, rows: Mapping[str, Any]) -> TableDrawing:
        """The whole table."""
        for key in rows:
            if key not in {"size", "place", "zone"}:  # the zones are read by the game alone
                self._refuse("table-unknown", self._line(0, key), f"'{key}' means nothing here.",
                             "Only 'size', '[[place]]' and '[[zone]]' do.", name=key)  # fmt: skip
        size: Any = rows.get("size")
        if not _are_numbers(size, 2) or min(size) < SMALLEST_TABLE_MM:
            self._refuse(
                "table-size", self._line(0, "size"), "'size' must be the width and height in millimetres.",
                "Measure between the middles of the corner marks and write 'size = [820, 460]'.",
            )  # fmt: skip
        entries = rows.get("place", [])
        if not isinstance(entries, list) or not all(isinstance(one, dict) for one in entries):
            self._refuse("table-places", self._line(0, "place"), "the places are no list.",
                         "Begin each with a line '[[place]]'.")  # fmt: skip
        found: dict[str, TablePlace] = {}
        for at, entry in enumerate(entries, 1):
            place = self._place(entry, at)
            if place.name in found:
                self._refuse("table-twice", self._line(at, "name"), f"'{place.name}' is there twice.",
                             "Keep one of them.", name=place.name)  # fmt: skip
            found[place.name] = place
        return TableDrawing((float(size[0]), float(size[1])), tuple(found.values()))

    def _place(self, entry: Mapping[str, Any], at: int) -> TablePlace:
        for key in entry:
            if key not in FIELDS:
                self._refuse("table-unknown", self._line(at, key), f"'{key}' means nothing here.",
                             f"A place has {', '.join(sorted(FIELDS))}.", name=key)  # fmt: skip
        name: Any = entry.get("name")
        if not isinstance(name, str) or not NAME.fullmatch(name):
            self._refuse("table-name", self._line(at, "name"), "a place needs a name such as 'room:3'.",
                         "Write lower-case letters, digits, dashes and colons.")  # fmt: skip
        kind = entry.get("kind", "card")
        if kind not in KINDS:
            self._refuse("table-kind", self._line(at, "kind"), f"there is no kind '{kind}'.",
                         f"Choose one of {', '.join(KINDS)}.", name=str(kind))  # fmt: skip
        outline = outline_of(entry)
        if outline is None:
            self._refuse(
                "table-outline", self._line(at, "at" if "at" in entry else "outline"),
                f"'{name}' has no area that a card could lie on.",
                "Write 'at = [left, top, width, height]' in millimetres, or three corners and more.",
                name=name,
            )  # fmt: skip
        return TablePlace(name, outline, kind)

    def _line(self, entry: int, key: str) -> int:
        """The line of a key in an entry, or of the entry, or of the top."""
        starts = [at for at, line in enumerate(self._lines, 1) if re.match(r"\s*\[\[\s*place\s*\]\]", line)]
        start = starts[entry - 1] if 0 < entry <= len(starts) else 1
        end = starts[entry] if entry < len(starts) else len(self._lines) + 1
        lines = enumerate(self._lines[start - 1 : end - 1], start)
        return next((at for at, line in lines if re.match(rf"\s*\"?{re.escape(key)}\"?\s*=", line)), start)

    def _refuse(self, key: str, line: int, sentence: str, remedy: str, **filled: str) -> NoReturn:
        raise TableFault(key, self._file, line, sentence, remedy, **filled)


def outline_of(entry: Mapping[str, Any]) -> tuple[Point, ...] | None:
    """The outline that a row tells, as `at` or as `outline`; None when it has no area to lie on."""
    box, points = entry.get("at"), entry.get("outline")
    if (box is None) == (points is None):
        return None
    if box is not None:
        if not _are_numbers(box, 4) or min(box[2:]) < SMALLEST_MM:
            return None
        found = rectangle(*(float(part) for part in box))
    else:
        if not isinstance(points, list | tuple) or len(points) < 3:
            return None
        if not all(_are_numbers(point, 2) for point in points):
            return None
        found = tuple((float(x), float(y)) for x, y in points)
    inside = all(abs(part) <= FURTHEST_MM for point in found for part in point)
    return found if inside and abs(area_of(found)) >= SMALLEST_MM**2 else None


def _are_numbers(value: object, count: int) -> bool:
    """Whether this is a list of so many numbers."""
    if not isinstance(value, list | tuple) or len(value) != count:
        return False
    return all(isinstance(one, int | float) and not isinstance(one, bool) and isfinite(one) for one in value)
