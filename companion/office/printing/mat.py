"""The furniture of a table under an overhead camera as pages: corners, play strip, outlines of zones."""

from __future__ import annotations

from collections.abc import Iterator
from math import hypot
from typing import TYPE_CHECKING

from companion.core.language.phrases import Phrase, phrase
from companion.core.ports.printing import Sheets
from companion.ground.place_names import names_in
from companion.office.printing.job import PrintJob
from companion.watch.tables import place_says, table_of

if TYPE_CHECKING:
    from card_db.printing.mat_pieces import CornerPlate, Piece
    from vision.calibration.table_places import TableDrawing, TablePlace

PARTS = ("corners", "strip", "zones")
WHERE = ("top-left", "top-right", "bottom-right", "bottom-left")


class UnknownPart(ValueError):
    """There is no such part of a table's furniture; `phrase` says so in every language."""

    def __init__(self, name: str) -> None:
        """Name it."""
        known = ", ".join(PARTS)
        super().__init__(f"A mat has no part {name!r}. Choose one of: {known}.")
        self.phrase: Phrase = phrase("print-mat-unknown", name=name, known=known)


def mat(job: PrintJob) -> Sheets:
    """The corner marks, the strip and the outlines of a room's zones, or those parts that are named."""
    from card_db.printing.mat import MatWords, mat_pages

    wanted = job.wish.stacks or PARTS
    for name in wanted:
        if name not in PARTS:
            raise UnknownPart(name)
    table = table_of(job.store.settings, job.wish.room)
    corners = list(corner_plates(job, table)) if "corners" in wanted else []
    pieces = [strip(job)] if "strip" in wanted else []
    if "zones" in wanted:
        pieces += zones(job, table)
    words = MatWords(
        job.say(phrase("print-mat-part", at="{at}", of="{of}")), job.say(phrase("print-mat-glue", at="{at}"))
    )
    notes = job.notes(job.say(phrase("print-caption-mat")))
    pdf, pages = mat_pages(corners, pieces, job.wish.paper, job.style, notes, words)
    return job.done(pdf, pages, len(corners) + len(pieces))


def corner_plates(job: PrintJob, table: TableDrawing) -> Iterator[CornerPlate]:
    """The four corner marks, each with the way to its neighbours."""
    from card_db.printing.mat_pieces import CornerPlate
    from vision.calibration.paper import CORNER_MM
    from vision.marks.mark import CORNERS

    wide, high = (round(part) for part in table.size_mm)
    for at, (number, where) in enumerate(zip(CORNERS, WHERE, strict=True)):
        beside, above = (at ^ 1) + 1, 4 - at
        lines = (
            f"{job.say(phrase(f'print-corner-{where}'))} · {number}",
            job.say(phrase("print-corner-across", mm=wide, corner=beside)),
            job.say(phrase("print-corner-down", mm=high, corner=above)),
        )
        yield CornerPlate(number, CORNER_MM, at < 2, lines)


def strip(job: PrintJob) -> Piece:
    """The play strip with a mark at either end."""
    from card_db.printing.mat_pieces import MatMark, Piece
    from vision.calibration.paper import STRIP_APART_MM, STRIP_MARK_MM
    from vision.calibration.strip import STRIP_MM
    from vision.marks.mark import STRIP

    wide, high = STRIP_MM
    outline = ((0.0, 0.0), (wide, 0.0), (wide, high), (0.0, high))
    marks = tuple(
        MatMark(number, (wide + side * STRIP_APART_MM) / 2, high / 2, STRIP_MARK_MM)
        for number, side in zip(STRIP, (-1, 1), strict=True)
    )
    return Piece(job.say(place_says("strip")), outline, marks, is_strip=True)


def zones(job: PrintJob, table: TableDrawing) -> list[Piece]:
    """The outline of every place that is no strip and is looked at."""
    names = names_in(job.store.remembered.everything(job.wish.room))
    return [
        piece_of(place, job.say(place_says(place.name, names)))
        for place in table.places
        if place.kind not in ("strip", "mask")
    ]


def piece_of(place: TablePlace, says: str) -> Piece:
    """A place as a piece of paper, its first edge on top, however it is turned on the table."""
    from card_db.printing.mat_pieces import Piece

    (x, y), (to_x, to_y) = place.outline_mm[:2]
    length = hypot(to_x - x, to_y - y) or 1.0
    cos, sin = (to_x - x) / length, (to_y - y) / length
    flat = [((px - x) * cos + (py - y) * sin, (py - y) * cos - (px - x) * sin) for px, py in place.outline_mm]
    left, top = min(px for px, _ in flat), min(py for _, py in flat)
    return Piece(says, tuple((px - left, py - top) for px, py in flat))
