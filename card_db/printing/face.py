"""The face of one of our own cards: one clear style for every kind, its code included."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from card_db.printing.codes import MarkBits
from card_db.printing.icons import CLASSES, draw_cells, draw_class, draw_figure, figure_width
from card_db.printing.labels import BLOCK_MM, SIZES, Kind, PrintedLabel, draw_overhead, draw_stand
from card_db.printing.paper import INK, PAPER, Paper, Spot
from card_db.printing.pictures import draw_picture
from companion.core.crossing.views import Figure, Shape
from companion.core.language.cards import Card
from companion.core.language.phrases import Phrase

Say = Callable[[Phrase], str]

CARD = (63.0, 88.0)
EDGE = 3.4  # nothing that matters lies nearer to a cut
PICTURE = Spot(EDGE, 14.2, CARD[0] - 2 * EDGE, 42.6)
TEXT = Spot(EDGE + 0.8, 59.0, CARD[0] - 2 * EDGE - 1.6, 21.4)
FIGURE = 9.2
COST = 9.6
BRACKET = 7.0
PRICES = (
    "cost",
    "repair",
    "credits",
)  # what is paid for a card, or to be rid of it: at its lower right corner
PAID_WITH_ATTACK = "attack-repair"
PLUS = {"pay": "recruit-plus", "fight": "attack-plus"}  # the number is the least that the card gives


class Printed(msgspec.Struct, frozen=True):
    """One card to print: what is on it, in the words of its reader."""

    card: Card
    label: PrintedLabel | None  # none for a card that nobody but its owner may know
    name: str
    kind: str
    says: tuple[str, ...]  # what it does, a sentence each
    marks: tuple[str, ...] = ()  # its keywords
    person: str = ""  # whose card it is, where its name does not say it
    klass: str = ""  # its class in words, where no icon shows it
    crew: str = ""
    deck: str = ""  # its stack, so that it finds its way back into the box
    count: str = ""  # which of the equal copies it is


def draw_face(paper: Paper, printed: Printed, at: Spot, kind: Kind, marks: MarkBits) -> None:
    """Draw one face."""
    card = printed.card
    brackets(paper, at)
    heading(paper, printed, at)
    picture = PICTURE.at(at.x, at.y)
    draw_picture(paper, card, picture, stage(picture, kind))
    paper.box(picture, stroke=INK, width=0.25)
    if printed.label is not None:
        stick(paper, printed.label, picture, kind, marks)
    figures(paper, card, picture)
    price = price_of(card)
    text(paper, printed, TEXT.at(at.x, at.y), narrow=price is not None)
    foot(paper, printed, at)
    if price is not None:
        draw_figure(paper, price, at.right - EDGE - COST - 0.4, at.foot - EDGE - COST - 0.4, COST)


def brackets(paper: Paper, at: Spot) -> None:
    """The corners of a frame."""
    spot = at.inset(1.9)
    for x, across in ((spot.x, 1), (spot.right, -1)):
        for y, down in ((spot.y, 1), (spot.foot, -1)):
            paper.line([(x + across * BRACKET, y), (x, y), (x, y + down * BRACKET)], INK, 0.45)


def heading(paper: Paper, printed: Printed, at: Spot) -> None:
    """The class icon, the name, and below it what kind of card it is and whose."""
    card, x = printed.card, at.x + EDGE + 0.6
    if card.klass in CLASSES:
        box = Spot(x - 0.2, at.y + 3.7, 8.0, 8.0)
        paper.box(box, fill=INK, radius=1.2)
        draw_class(paper, card.klass, box.inset(1.5), PAPER)
        x += 9.2
    room = at.right - EDGE - 0.6 - x
    name, cap = paper.shortened(printed.name.upper(), 3.1, room, "title")
    paper.words(name, x, at.y + 4.2 + 3.1, cap, "title")
    chip = crew_chip(paper, printed.crew, at) if printed.crew else 0.0
    line = " · ".join(part for part in (printed.kind, printed.klass, printed.person) if part)
    words, cap = paper.shortened(line, 1.75, room - chip, "bold")
    paper.words(words, x, at.y + 11.4, cap, "bold", ink=70)


def crew_chip(paper: Paper, crew: str, at: Spot) -> float:
    """The crew in a plate at the right; gives how much room it takes."""
    wide = paper.width(crew, 1.6, "bold") + 2.2
    box = Spot(at.right - EDGE - 0.6 - wide, at.y + 9.0, wide, 3.1)
    paper.box(box, stroke=INK, width=0.25, radius=0.7)
    paper.words(crew, box.middle[0], box.foot - 0.75, 1.6, "bold", "middle")
    return wide + 1.0


def stage(picture: Spot, kind: Kind) -> Spot:
    """The part of a picture that its label leaves free."""
    if kind != "overhead":
        return picture
    left, top = 8.0, SIZES["overhead"][1] - 4.0
    return Spot(picture.x + left, picture.y + top, picture.w - left, picture.h - top)


def stick(paper: Paper, label: PrintedLabel, picture: Spot, kind: Kind, marks: MarkBits) -> None:
    """The label, over the picture in its upper left corner, as if it had been stuck on."""
    wide, tall = SIZES[kind] if kind == "overhead" else (BLOCK_MM, BLOCK_MM + 2.2)
    spot = Spot(picture.x, picture.y, wide, tall)
    paper.box(spot, fill=PAPER, stroke=INK, width=0.25)
    if kind == "overhead":
        draw_overhead(paper, label, spot, marks)
    else:
        draw_stand(paper, label, spot)


def price_of(card: Card) -> Figure | None:
    """What is paid for a card, or to repair it; no card has two of these."""
    for name in PRICES:
        if name in card.numbers:
            shape: Shape = "fight" if card.has(PAID_WITH_ATTACK) else "pay"
            return Figure(shape, card.numbers[name], filled=False)
    return None


def figures_of(card: Card) -> tuple[Figure, ...]:
    """The numbers of a card in their shapes; the cost stands apart, health is also a row of cells."""
    numbers = card.numbers
    found = [("rank", "level", True), ("level", "level", True), ("attack", "fight", True),
             ("recruit", "pay", True), ("defense", "fight", False), ("strikes", "harm", True),
             ("vp", "points", True)]  # fmt: skip
    shown = [Figure(shape, numbers[name], filled) for name, shape, filled in found if name in numbers]  # type: ignore[arg-type]
    if "damage" in numbers:
        shown.append(Figure("harm", numbers["damage"], filled=bool(numbers["damage"])))
    return tuple(shown)


def figures(paper: Paper, card: Card, picture: Spot) -> None:
    """The numbers along the foot of the picture, left to right; health and steps as cells beside them."""
    x, y = picture.x + 1.4, picture.foot - FIGURE - 1.4
    for figure in figures_of(card):
        draw_figure(paper, figure, x, y, FIGURE)
        x += figure_width(figure, FIGURE) + 1.5
        if PLUS.get(figure.shape) in card.marks:
            x = plus(paper, x, y)
    if health := card.numbers.get("health"):
        life(paper, health, Spot(x, y, picture.right - x - 1.4, FIGURE))
    if need := card.numbers.get("need"):
        draw_cells(paper, need, Spot(x + 0.3, y + FIGURE - 5.0, 40.0, 4.6))


def plus(paper: Paper, x: float, y: float) -> float:
    """A plus behind a number, on white; gives where the next number begins."""
    spot = Spot(x - 1.0, y + FIGURE / 2 - 2.0, 4.0, 4.0)
    paper.circle(*spot.middle, 2.0, fill=PAPER, stroke=INK, width=0.25)
    for bar in (Spot(spot.x + 0.8, spot.y + 1.7, 2.4, 0.6), Spot(spot.x + 1.7, spot.y + 0.8, 0.6, 2.4)):
        paper.box(bar, fill=INK)
    return spot.right + 1.0


def life(paper: Paper, health: int, room: Spot) -> None:
    """How much harm somebody takes: a number, and a cell to strike out for each."""
    plate = Spot(room.x, room.foot - 8.2, room.w, 8.2)
    paper.box(plate, fill=PAPER, stroke=INK, width=0.25, radius=0.8)
    paper.words(str(health), plate.x + 1.2, plate.foot - 1.7, 4.8, "number")
    wide = paper.width(str(health), 4.8, "number") + 2.2
    draw_cells(paper, health, Spot(plate.x + wide, plate.y + 2.1, plate.w - wide - 1.2, 4.0))


def text(paper: Paper, printed: Printed, room: Spot, narrow: bool) -> None:
    """Keywords, and a paragraph for each thing the card does, as large as they fit."""
    paragraphs = [(" · ".join(printed.marks), True)] if printed.marks else []
    paragraphs += [(sentence, False) for sentence in printed.says]
    if not paragraphs:
        return
    short = room.w - COST - 1.0
    for cap in (2.5, 2.3, 2.1, 1.9, 1.7, 1.55, 1.4):
        lines = broken(paper, paragraphs, cap, room.w, short if narrow else room.w, room.h)
        if lines[-1][1] <= room.h:
            break
    for words, down, is_bold in lines:
        paper.words(words, room.x, room.y + down, cap, "bold" if is_bold else "body")


def broken(
    paper: Paper, paragraphs: Sequence[tuple[str, bool]], cap: float, wide: float, short: float, high: float
) -> list[tuple[str, float, bool]]:
    """Every line with how far down its foot is; lines beside the cost are shorter."""
    found: list[tuple[str, float, bool]] = []
    down = cap
    for paragraph, is_bold in paragraphs:
        face = "bold" if is_bold else "body"
        left = paragraph
        while left:
            room = short if down > high - COST + 3.2 else wide
            line = paper.lines(left, cap, room, "bold" if face == "bold" else "body")[0]
            found.append((line, down, is_bold))
            left = left[len(line) :].strip()
            down += 1.55 * cap
        down += 0.75 * cap
    return found


def foot(paper: Paper, printed: Printed, at: Spot) -> None:
    """Where the card belongs, and which of its copies it is."""
    line = "  ".join(part for part in (printed.deck, printed.count) if part)
    words, cap = paper.shortened(line, 1.45, CARD[0] - 2 * EDGE - COST - 3, "body")
    paper.words(words, at.x + EDGE + 0.8, at.foot - EDGE, cap, "body", ink=90)
