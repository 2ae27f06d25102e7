"""What is laid on a table under an overhead camera: corner marks, the play strip, outlines of its zones."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

import msgspec

from card_db.printing.furniture import EDGE, Notes, print_edge
from card_db.printing.labels import Style
from card_db.printing.mat_pieces import GLUE, CornerPlate, Piece, PiecePart, parts_of
from card_db.printing.paper import INK, PAPERS, Paper, Size, Spot

TOP, SIDE_EDGE, GAP = 14.0, 8.0, 2.0
FAINT, GREY = 165, 90
PLATE_QUIET = 8.0  # white around a corner mark; the words stand on the side away from the table
PLATE_WORDS = 16.0
CAP, TICK, HATCH = 2.6, 2.0, 6.0


class MatWords(msgspec.Struct, frozen=True):
    """What stands on every part that is glued: which part it is, and where the next one goes."""

    part: str  # with {at} and {of}
    glue: str  # with {at}


def mat_pages(
    corners: Sequence[CornerPlate],
    pieces: Iterable[Piece],
    paper_name: str,
    style: Style,
    notes: Notes,
    words: MatWords,
) -> tuple[bytes, int]:
    """Corner marks, then every piece in parts that fit on pages lying across; and how many pages."""
    tall, wide = PAPERS[paper_name]
    paper = Paper((wide, tall), style.fonts, notes.caption)
    room = Spot(SIDE_EDGE, TOP, wide - 2 * SIDE_EDGE, tall - TOP - EDGE)
    if corners:
        _page(paper, notes)
        for spot, corner in zip(_plates(room, corners), corners, strict=False):
            _draw_corner(paper, corner, spot, style)
    sizes = [part for piece in pieces for part in parts_of(piece, (room.w, room.h))]
    for spot, part in _shelved(paper, notes, sizes, room):
        _draw_part(paper, part, spot, style, words)
    return paper.data(), paper.pages


def _page(paper: Paper, notes: Notes) -> None:
    paper.page()
    print_edge(paper, notes)


def _shelved(
    paper: Paper, notes: Notes, parts: Iterable[PiecePart], room: Spot
) -> Iterator[tuple[Spot, PiecePart]]:
    """Lay parts row by row, beginning pages as they are needed."""
    x, y, row = room.x, room.foot, 0.0
    for part in parts:
        if x + part.w > room.right + 1e-6:
            x, y, row = room.x, y + row + GAP, 0.0
        if y + part.h > room.foot + 1e-6:
            _page(paper, notes)
            x, y, row = room.x, room.y, 0.0
        yield Spot(x, y, part.w, part.h), part
        x, row = x + part.w + GAP, max(row, part.h)


def plate_size(side: float) -> Size:
    """The piece of paper of a corner mark."""
    return side + 2 * PLATE_QUIET, side + 2 * PLATE_QUIET + PLATE_WORDS


def _plates(room: Spot, corners: Sequence[CornerPlate]) -> Iterator[Spot]:
    wide, high = plate_size(corners[0].side)
    for at in range(len(corners)):
        yield Spot(room.x + at * (wide + GAP + 4), room.y + 4, wide, high)


def _draw_corner(paper: Paper, corner: CornerPlate, at: Spot, style: Style) -> None:
    """A corner mark with what its distances must be, and ticks in line with its middle to measure at."""
    paper.box(at, stroke=FAINT, width=0.1)
    top = at.y + PLATE_QUIET + (PLATE_WORDS if corner.is_upper else 0.0)
    x, y = at.x + PLATE_QUIET, top
    paper.squares(style.marks(corner.number), x, y, corner.side)
    middle = (x + corner.side / 2, y + corner.side / 2)
    for edge in (at.y, at.foot - TICK):
        paper.line([(middle[0], edge), (middle[0], edge + TICK)], width=0.25)
    for edge in (at.x, at.right - TICK):
        paper.line([(edge, middle[1]), (edge + TICK, middle[1])], width=0.25)
    foot = (at.y if corner.is_upper else at.foot - PLATE_WORDS) + CAP + 2.5
    for line, text in enumerate(corner.lines):
        cap = paper.fitted(text, CAP if line == 0 else 2.0, at.w - 5)
        paper.words(text, at.middle[0], foot + 4.2 * line, cap, "bold" if line == 0 else "body", "middle")


def _draw_part(paper: Paper, part: PiecePart, at: Spot, style: Style, words: MatWords) -> None:
    """A part of a piece: its outline as far as it goes, its marks, its name, and where the next part goes."""
    with paper.within(Spot(at.x - 0.3, at.y - 0.3, at.w + 0.6, at.h + 0.6)):
        paper.polygon([(at.x + x - part.x, at.y + y - part.y) for x, y in part.piece.outline], stroke=GREY,
                      width=0.4)  # fmt: skip
    _draw_glue(paper, part, at, words)
    for mark in part.marks:
        half = mark.side / 2
        paper.squares(style.marks(mark.number), at.x + mark.x - part.x - half, at.y + mark.y - part.y - half,
                      mark.side)  # fmt: skip
    own = part.own
    says = part.piece.says
    if part.of > 1:
        says = f"{says} · {words.part.format(at=part.at, of=part.of)}"
    text, cap = paper.shortened(says, CAP, own.w - 6, "bold")
    x = at.x + 3 + (part.marks[0].side + 14 if part.piece.is_strip and part.column == 0 else 0.0)
    paper.words(text, x, at.y + CAP + 3, cap, "bold", ink=GREY)


def _draw_glue(paper: Paper, part: PiecePart, at: Spot, words: MatWords) -> None:
    """The flap under the next part: hatched, with a line where that part begins."""
    own = part.own
    if at.w > own.w + 1e-6:
        x = at.x + own.w
        paper.line([(x, at.y), (x, at.foot)], INK, 0.2)
        paper.box(Spot(x, at.y, GLUE, at.h), stroke=FAINT, width=0.1)
        for step in range(int((at.h - GLUE) / HATCH) + 1):
            y = at.y + HATCH * step
            paper.line([(x, y + GLUE), (x + GLUE, y)], FAINT, 0.1)
        with paper.upwards(x - 1.2, at.foot - 3):
            paper.words(words.glue.format(at=part.right), x - 1.2, at.foot - 3, 1.8, ink=GREY)
    if at.h > own.h + 1e-6:
        y = at.y + own.h
        paper.line([(at.x, y), (at.right, y)], INK, 0.2)
        paper.words(words.glue.format(at=part.below), at.x + 3, y - 1.2, 1.8, ink=GREY)
