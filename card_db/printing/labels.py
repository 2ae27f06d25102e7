"""Labels to stick on cards: a code for a camera on a stand, with a table mark for one overhead, or bars."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import islice
from typing import get_args

import msgspec

from card_db.printing.codes import QR_SIDE, MarkBits, bars, qr_bits, readable
from card_db.printing.errors import PrintError
from card_db.printing.furniture import Notes, cut_lines, print_edge
from card_db.printing.paper import Fonts, Paper, Size, Spot
from card_db.printing.stocks import Stock
from companion.core.ports.printing import LabelKind

Kind = LabelKind
KINDS: tuple[Kind, ...] = get_args(Kind)

QR_MM = 12.0
QUIET = 4  # light squares around a QR
BLOCK_MM = QR_MM * (QR_SIDE + 2 * QUIET) / QR_SIDE  # 16.6: the QR with its quiet zone
QUIET_MM = (BLOCK_MM - QR_MM) / 2
MARK_MM = 16.0
MARK_SIDE = 7
MARK_QUIET_MM = MARK_MM / MARK_SIDE  # one light square around a mark is enough
BAR_MM = 0.25  # the thinnest bar
BAR_QUIET = 10
BARS = 145  # modules of a code of ours, fewer when digits follow each other
BARS_HIGH, WORDS_HIGH = 7.0, 2.5

# What the picture of a kind takes on a label; words beside it come on top where there is room.
SIZES: dict[Kind, Size] = {
    "stand": (BLOCK_MM, BLOCK_MM),
    "overhead": (37.0, 21.0),
    "bars": ((BARS + 2 * BAR_QUIET) * BAR_MM, BARS_HIGH + WORDS_HIGH),
    "back": (BLOCK_MM, BLOCK_MM),
}
TOO_LARGE = (
    "A label of this kind is {width:.1f} x {height:.1f} mm; those of {stock} are only {has[0]} x {has[1]} mm."
)
NOTHING = "There is nothing to print: every card of these has its label already."
NO_MARK = "The label of {code} has no table mark, but an overhead camera needs one."


class PrintedLabel(msgspec.Struct, frozen=True):
    """What is on one label: the code, its table mark, and for people whose it is."""

    code: str
    title: str = ""
    deck: str = ""
    mark: int | None = None


class Style(msgspec.Struct, frozen=True):
    """Everything labels are drawn with."""

    fonts: Fonts
    marks: MarkBits


def label_sheets(
    labels: Sequence[PrintedLabel], kind: Kind, stock: Stock, start: int, style: Style, notes: Notes
) -> bytes:
    """Labels on as many sheets as they need, beginning at any label of the first."""
    if not labels:
        raise PrintError(NOTHING, "print-nothing-labels")
    if not stock.holds(SIZES[kind]):
        width, height = SIZES[kind]
        raise PrintError(TOO_LARGE.format(width=width, height=height, stock=stock.id, has=stock.label))
    paper = Paper(stock.size, style.fonts, notes.caption)
    sheets = sheets_needed(len(labels), stock, start)
    for label, (is_new, spot) in zip(labels, stock.spots(start), strict=False):
        if is_new or not paper.pages:
            paper.page()
            print_edge(paper, notes, f"{paper.pages}/{sheets}" if sheets > 1 else "")
        if stock.cut:
            cut_lines(paper, [spot])
        draw_label(paper, label, kind, spot, style.marks)
    return paper.data()


def sheets_needed(labels: int, stock: Stock, start: int = 1) -> int:
    """How many sheets so many labels take."""
    return -(-(labels + start - 1) // stock.count)


def draw_label(paper: Paper, label: PrintedLabel, kind: Kind, spot: Spot, marks: MarkBits) -> None:
    """Draw one label into its spot on the sheet."""
    if kind == "back":
        draw_back(paper, label.code, spot)
    elif kind == "bars":
        draw_bars(paper, label, spot)
    elif kind == "overhead":
        draw_overhead(paper, label, spot, marks)
    else:
        draw_stand(paper, label, spot)


def draw_back(paper: Paper, code: str, spot: Spot) -> None:
    """Nothing but a QR in the middle, upright: whoever sees it can neither read nor remember it."""
    x, y = spot.middle
    paper.squares(qr_bits(code), x - QR_MM / 2, y - QR_MM / 2, QR_MM)


def draw_stand(paper: Paper, label: PrintedLabel, spot: Spot) -> None:
    """A QR with the words beside it on a wide label, below it on a narrow one."""
    is_wide = spot.w >= BLOCK_MM + 13
    x = spot.x if is_wide else spot.x + (spot.w - BLOCK_MM) / 2
    y = spot.y + (spot.h - BLOCK_MM) / 2 if is_wide else spot.y
    paper.squares(qr_bits(label.code), x + QUIET_MM, y + QUIET_MM, QR_MM)
    if is_wide:
        room = Spot(x + BLOCK_MM - 0.3, y + 1.6, spot.right - x - BLOCK_MM - 0.7, BLOCK_MM - 3.2)
        write_beside(paper, label, room)
    elif spot.h >= BLOCK_MM + 1.8:
        write_below(paper, label, Spot(spot.x + 0.8, y + BLOCK_MM, spot.w - 1.6, 4.0))


def draw_overhead(paper: Paper, label: PrintedLabel, spot: Spot, marks: MarkBits) -> None:
    """The QR with its words below, and the table mark on its right."""
    if label.mark is None:
        raise PrintError(NO_MARK.format(code=label.code))
    width, height = SIZES["overhead"]
    left, top = spot.x + (spot.w - width) / 2, spot.y + (spot.h - height) / 2
    paper.squares(qr_bits(label.code), left + QUIET_MM, top + 2.0, QR_MM)
    mark_x = left + width - MARK_MM - MARK_QUIET_MM
    paper.squares(marks(label.mark), mark_x, top + (height - MARK_MM) / 2, MARK_MM)
    write_below(paper, label, Spot(left + 1.0, top + 2.0 + QR_MM + 1.7, mark_x - left - 2.6, 4.0))


def draw_bars(paper: Paper, label: PrintedLabel, spot: Spot) -> None:
    """Bars across the label, with the words in one line above them."""
    tall = min(spot.h - WORDS_HIGH - 1.2, 10.0)
    top = spot.y + (spot.h - tall - 2.3) / 2
    modules = bars(label.code)
    room, code = len(modules) * BAR_MM, readable(label.code)
    left = spot.x + (spot.w - room) / 2
    paper.stripes(modules, left, top + 2.5, BAR_MM, tall)
    paper.words(code, left + room, top + 1.7, 1.5, "number", "right")
    name = " · ".join(part for part in (label.title, label.deck) if part)
    name, cap = paper.shortened(name, 1.5, room - paper.width(code, 1.5, "number") - 2, "bold")
    paper.words(name, left, top + 1.7, cap, "bold")


def write_beside(paper: Paper, label: PrintedLabel, room: Spot) -> None:
    """The title in up to two lines, then the deck, and the code at the foot."""
    lines = paper.lines(label.title, 1.8, room.w, "bold") if label.title else ()
    y = room.y + 1.8
    for line in (*lines[:1], *((" ".join(lines[1:]),) if lines[1:] else ())):
        words, cap = paper.shortened(line, 1.8, room.w, "bold")
        paper.words(words, room.x, y, cap, "bold")
        y += 2.8
    deck, cap = paper.shortened(label.deck, 1.5, room.w)
    paper.words(deck, room.x, y, cap)
    code = readable(label.code)
    paper.words(code, room.x, room.foot, paper.fitted(code, 1.7, room.w, "number"), "number")


def write_below(paper: Paper, label: PrintedLabel, room: Spot) -> None:
    """The code and the title, a line each."""
    middle, code = room.middle[0], readable(label.code)
    paper.words(code, middle, room.y + 1.4, paper.fitted(code, 1.4, room.w, "number"), "number", "middle")
    name, cap = paper.shortened(label.title or label.deck, 1.4, room.w, "bold")
    paper.words(name, middle, room.y + 3.5, cap, "bold", "middle")


def fitting_stocks(kind: Kind, stocks: Iterable[Stock], most: int = 99) -> tuple[Stock, ...]:
    """The label sheets on which this kind of label fits."""
    return tuple(islice((stock for stock in stocks if stock.holds(SIZES[kind])), most))
