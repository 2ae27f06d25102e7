"""Dividers: a card with a tab before each stack, with a code of its own and what belongs behind it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from card_db.printing.codes import qr_bits, readable
from card_db.printing.errors import PrintError
from card_db.printing.furniture import Notes, cut_lines, print_edge
from card_db.printing.labels import Style
from card_db.printing.paper import INK, PAPER, PAPERS, Paper, Size, Spot
from card_db.printing.paper import Face as Words

DIVIDER: Size = (63.0, 93.0)  # a little more than a card, so that its tab shows
TAB = 8.0
CODE_MM = 20.0
TOP = 12.0  # for the ruler
LINES = 14
NOTHING = "There are no stacks to print dividers for."


class Divider(msgspec.Struct, frozen=True):
    """One stack: its name, its code, how many cards it has, and which."""

    code: str
    title: str
    kind: str
    count: str  # "14 cards"
    cards: tuple[tuple[int, str], ...]  # how many, and what they are called


def divider_pages(dividers: Sequence[Divider], paper_name: str, style: Style, notes: Notes) -> bytes:
    """Dividers on as many pages as they need."""
    if not dividers:
        raise PrintError(NOTHING, "print-nothing-dividers")
    paper = Paper(PAPERS[paper_name], style.fonts, notes.caption)
    spots = list(places(paper.size))
    pages = -(-len(dividers) // len(spots))
    for number, divider in enumerate(dividers):
        if number % len(spots) == 0:
            paper.page()
            print_edge(paper, notes, f"{paper.pages}/{pages}")
        spot = spots[number % len(spots)]
        cut_lines(paper, [spot])
        draw_divider(paper, divider, spot)
    return paper.data()


def places(size: Size) -> Iterator[Spot]:
    """Where dividers lie on a page."""
    columns, rows = int((size[0] - 10) // DIVIDER[0]), int((size[1] - TOP - 5) // DIVIDER[1])
    left = (size[0] - columns * DIVIDER[0]) / 2
    for row in range(rows):
        for column in range(columns):
            yield Spot(left + column * DIVIDER[0], TOP + row * DIVIDER[1], *DIVIDER)


def draw_divider(paper: Paper, divider: Divider, at: Spot) -> None:
    """The name on a dark tab, the code, and a list of the cards."""
    tab = Spot(at.x, at.y, at.w, TAB)
    paper.box(tab, fill=INK)
    title, cap = paper.shortened(divider.title.upper(), 3.4, at.w - 6, "title")
    paper.words(title, at.x + 3, tab.foot - (TAB - cap) / 2, cap, "title", ink=PAPER)
    x, y = at.x + 4, tab.foot + 5
    paper.squares(qr_bits(divider.code), x, y, CODE_MM)
    right = x + CODE_MM + 5
    room = at.right - right - 3
    lines: tuple[tuple[str, float, Words, float], ...] = (
        (divider.kind, 2.1, "body", 3.4),
        (divider.count, 3.4, "number", 9.6),
        (readable(divider.code), 1.7, "number", CODE_MM),
    )
    for line, size, face, down in lines:
        words, cap = paper.shortened(line, size, room, face)
        paper.words(words, right, y + down, cap, face)
    list_cards(paper, divider, Spot(at.x + 4, y + CODE_MM + 5, at.w - 8, at.foot - y - CODE_MM - 8))


def list_cards(paper: Paper, divider: Divider, room: Spot) -> None:
    """What belongs in the stack, a line for each card."""
    shown = divider.cards[:LINES] if len(divider.cards) <= LINES else divider.cards[: LINES - 1]
    step = min(4.2, room.h / max(len(shown), 1))
    y = room.y + 2.0
    for count, name in shown:
        paper.words(f"{count} ×", room.x + 5, y, 1.8, "number", "right")
        words, cap = paper.shortened(name, 1.8, room.w - 7)
        paper.words(words, room.x + 6.6, y, cap)
        y += step
    if len(shown) < len(divider.cards):
        paper.words("…", room.x + 6.6, y, 1.8)
