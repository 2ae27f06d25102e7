"""Whole cards to print and cut: nine on a page, backs behind their fronts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeVar

import msgspec

from card_db.printing.back import draw_back_side
from card_db.printing.errors import PrintError
from card_db.printing.face import CARD, Printed, draw_face
from card_db.printing.furniture import Notes, crop_marks, print_edge, print_side
from card_db.printing.labels import Kind, Style
from card_db.printing.paper import PAPERS, Paper, Size, Spot
from companion.core.ports.printing import Turn

Flip = Turn  # how the printer turns the page over; none prints fronts alone
T = TypeVar("T")

COLUMNS, ROWS = 3, 3
PER_PAGE = COLUMNS * ROWS
BLEED = 2.0
NO_PAPER = "There is no paper called {name!r}. Choose one of: {known}."
NO_FLIP = "Paper is turned over its long or its short edge, or not at all (none), not {flip!r}."
NOTHING = "There is nothing to print. Choose a set, and a stack that has cards."


class Pages(msgspec.Struct, frozen=True):
    """How cards come onto pages."""

    paper: str = "A4"
    flip: Flip = "long"
    kind: Kind = "stand"
    backs_with_codes: tuple[str, ...] = ()  # the codes on the backs, in the order of the cards


def card_pages(cards: Sequence[Printed], pages: Pages, style: Style, notes: Notes) -> bytes:
    """Fronts and backs of cards; each front is followed by its backs, mirrored as the printer turns them."""
    if pages.paper not in PAPERS:
        raise PrintError(NO_PAPER.format(name=pages.paper, known=", ".join(PAPERS)))
    if pages.flip not in ("long", "short", "none"):
        raise PrintError(NO_FLIP.format(flip=pages.flip))
    if not cards:
        raise PrintError(NOTHING, "print-nothing-cards")
    codes = pages.backs_with_codes or ("",) * len(cards)
    paper = Paper(PAPERS[pages.paper], style.fonts, notes.caption)
    sheets = list(zip(chunks(cards), chunks(codes), strict=True))
    for number, (fronts, backs) in enumerate(sheets, 1):
        paper.page()
        print_fronts(paper, fronts, pages, style)
        print_margin(paper, notes, f"{number}/{len(sheets)}")
        if pages.flip != "none":
            paper.page()
            print_backs(paper, backs, pages.flip)
    return paper.data()


def print_fronts(paper: Paper, fronts: Sequence[Printed], pages: Pages, style: Style) -> None:
    """One page of faces."""
    for place, printed in enumerate(fronts):
        draw_face(paper, printed, place_of(paper.size, place), pages.kind, style.marks)
    crop_marks(paper, block(paper.size), COLUMNS, ROWS)


def print_backs(paper: Paper, codes: Sequence[str], flip: Flip) -> None:
    """One page of backs, each behind its own front."""
    for place, code in enumerate(codes):
        draw_back_side(paper, place_of(paper.size, turned(place, flip)), code, BLEED)


def print_margin(paper: Paper, notes: Notes, page: str) -> None:
    """The ruler where there is room for it: above the cards, or beside them."""
    if block(paper.size).y >= 14:
        print_edge(paper, notes, page)
    else:
        print_side(paper, notes, page)


def block(size: Size) -> Spot:
    """Where the nine cards lie, in the middle of the page: so both sides meet however paper is turned."""
    wide, tall = COLUMNS * CARD[0], ROWS * CARD[1]
    return Spot((size[0] - wide) / 2, (size[1] - tall) / 2, wide, tall)


def place_of(size: Size, place: int) -> Spot:
    """Where a card lies on its page; places run like words."""
    row, column = divmod(place, COLUMNS)
    whole = block(size)
    return Spot(whole.x + column * CARD[0], whole.y + row * CARD[1], *CARD)


def turned(place: int, flip: Flip) -> int:
    """The place behind a place, when the page is turned over that edge."""
    row, column = divmod(place, COLUMNS)
    if flip == "short":
        return (ROWS - 1 - row) * COLUMNS + column
    return row * COLUMNS + COLUMNS - 1 - column


def chunks(many: Sequence[T]) -> Iterator[Sequence[T]]:
    """Nine by nine."""
    for at in range(0, len(many), PER_PAGE):
        yield many[at : at + PER_PAGE]


def insert_pages(codes: Sequence[str], paper_name: str, style: Style, notes: Notes) -> bytes:
    """Sleeve inserts with a code each, to be pushed behind cards: card-sized backs, single-sided."""
    if paper_name not in PAPERS:
        raise PrintError(NO_PAPER.format(name=paper_name, known=", ".join(PAPERS)))
    paper = Paper(PAPERS[paper_name], style.fonts, notes.caption)
    for number, page in enumerate(chunks(codes), 1):
        paper.page()
        for place, code in enumerate(page):
            draw_back_side(paper, place_of(paper.size, place), code)
        crop_marks(paper, block(paper.size), COLUMNS, ROWS)
        print_margin(paper, notes, f"{number}/{-(-len(codes) // PER_PAGE)}")
    return paper.data()
