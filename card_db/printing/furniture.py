"""What every printed page carries beside its labels or cards: a ruler, what it is, and where to cut."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from card_db.printing.paper import Paper, Spot

RULER_MM = 100
EDGE = 5.0  # most printers leave this much of a page white
FAINT = 150


class Notes(msgspec.Struct, frozen=True):
    """The words on a page's edge: what the ruler must measure, and what is on the page."""

    ruler: str
    caption: str


def print_edge(paper: Paper, notes: Notes, page: str = "") -> None:
    """Print a ruler across the top of a page, and what the page is."""
    wide = paper.size[0]
    foot = EDGE + 4.0
    paper.line([(EDGE + 5, foot), (EDGE + 5 + RULER_MM, foot)], width=0.25)
    for at in range(0, RULER_MM + 1, 5):
        x, tall = EDGE + 5 + at, 1.6 if at % 50 == 0 else 1.1 if at % 10 == 0 else 0.6
        paper.line([(x, foot - tall), (x, foot)], width=0.25 if at % 10 == 0 else 0.15)
    paper.words(notes.ruler, EDGE + 5, foot - 2.3, paper.fitted(notes.ruler, 1.5, RULER_MM), "body")
    caption = f"{notes.caption}  {page}".strip()
    room = wide - (EDGE + 5 + RULER_MM) - 2 * EDGE - 5
    paper.words(caption, wide - EDGE - 5, foot, paper.fitted(caption, 1.8, room, "bold"), "bold", "right")


def print_side(paper: Paper, notes: Notes, page: str = "") -> None:
    """Print the ruler along the left edge of a page, where there is no room above."""
    foot = EDGE + 1.4
    top = (paper.size[1] - RULER_MM) / 2
    paper.line([(foot, top), (foot, top + RULER_MM)], width=0.25)
    for at in range(0, RULER_MM + 1, 5):
        y, long = top + at, 1.6 if at % 50 == 0 else 1.1 if at % 10 == 0 else 0.6
        paper.line([(foot - long, y), (foot, y)], width=0.25 if at % 10 == 0 else 0.15)
    with paper.upwards(foot + 2.0, top + RULER_MM):
        cap = paper.fitted(notes.ruler, 1.4, RULER_MM)
        paper.words(notes.ruler, foot + 2.0, top + RULER_MM, cap)
    with paper.upwards(paper.size[0] - EDGE, top + RULER_MM):
        paper.words(f"{notes.caption}  {page}".strip(), paper.size[0] - EDGE, top + RULER_MM, 1.6, "bold")


def cut_lines(paper: Paper, spots: Iterable[Spot]) -> None:
    """Print thin lines around what is to be cut out."""
    for spot in spots:
        paper.box(spot, stroke=FAINT, width=0.1)


def crop_marks(paper: Paper, block: Spot, columns: int, rows: int, long: float = 4.0) -> None:
    """Print marks outside a block of cards, in line with every cut."""
    across, down = block.w / columns, block.h / rows
    for at in range(columns + 1):
        x = block.x + at * across
        paper.line([(x, block.y - 1 - long), (x, block.y - 1)], width=0.15)
        paper.line([(x, block.foot + 1), (x, block.foot + 1 + long)], width=0.15)
    for at in range(rows + 1):
        y = block.y + at * down
        paper.line([(block.x - 1 - long, y), (block.x - 1, y)], width=0.15)
        paper.line([(block.right + 1, y), (block.right + 1 + long, y)], width=0.15)
