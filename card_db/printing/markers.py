"""Table marks to lay on a table: its corners, the ends of the play strip, and its zones."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from card_db.printing.furniture import Notes, cut_lines, print_edge
from card_db.printing.labels import MARK_SIDE, Style
from card_db.printing.paper import PAPERS, Paper, Spot

CORNER_MM, ZONE_MM = 40.0, 25.0  # larger than on cards: a table hangs on them
TOP = 14.0
GAP = 4.0


class Marker(msgspec.Struct, frozen=True):
    """One mark for the table, and what it is for."""

    number: int
    says: str
    side: float = ZONE_MM


def marker_pages(markers: Sequence[Marker], paper_name: str, style: Style, notes: Notes) -> tuple[bytes, int]:
    """Marks row by row, as many to a page as fit, and how many pages they take."""
    paper = Paper(PAPERS[paper_name], style.fonts, notes.caption)
    wide, tall = paper.size
    x, y, row = 10.0, tall, 0.0
    for marker in markers:
        spot = plate(marker)
        if x + spot.w > wide - 10:
            x, y, row = 10.0, y + row + GAP, 0.0
        if y + spot.h > tall - 8:
            paper.page()
            print_edge(paper, notes)
            x, y, row = 10.0, TOP, 0.0
        draw_marker(paper, marker, spot.at(x, y), style)
        x, row = x + spot.w + GAP, max(row, spot.h)
    return paper.data(), paper.pages


def plate(marker: Marker) -> Spot:
    """The piece of paper of a mark: a light edge as wide as its squares, and a line of words."""
    quiet = marker.side / MARK_SIDE
    return Spot(0, 0, marker.side + 2 * quiet, marker.side + 2 * quiet + 4.0)


def draw_marker(paper: Paper, marker: Marker, at: Spot, style: Style) -> None:
    """One mark."""
    quiet = marker.side / MARK_SIDE
    cut_lines(paper, [at])
    paper.squares(style.marks(marker.number), at.x + quiet, at.y + quiet, marker.side)
    words, cap = paper.shortened(f"{marker.says} · {marker.number}", 2.0, at.w - 2, "bold")
    paper.words(words, at.middle[0], at.foot - 1.4, cap, "bold", "middle")
