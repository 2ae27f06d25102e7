"""The icons of classes and the numbers in their shapes, drawn on a card."""

from __future__ import annotations

from card_db.printing import outlines
from card_db.printing.paper import INK, PAPER, Paper, Point, Spot
from companion.core.crossing.views import Figure

GRID = 24.0
STROKE = 2.6
CLASSES = ("intel", "leadership", "strength", "survival", "tech")


def draw_class(paper: Paper, name: str, spot: Spot, ink: int = INK) -> None:
    """The icon of a class; a class of another game has none and is named in words."""
    scale = min(spot.w, spot.h) / GRID
    x, y = spot.middle

    def at(right: float, down: float) -> Point:
        return x + (right - 12) * scale, y + (down - 12) * scale

    def part(left: float, top: float, wide: float, tall: float) -> Spot:
        return Spot(*at(left, top), wide * scale, tall * scale)

    if name == "intel":
        paper.circle(x, y, 9 * scale, stroke=ink, width=STROKE * scale)
        paper.circle(x, y, 3.6 * scale, fill=ink)
    elif name == "leadership":
        for down in (4.0, 11.5):
            paper.line([at(3, down + 8), at(12, down), at(21, down + 8)], ink, STROKE * scale)
    elif name == "strength":
        paper.polygon(outlines.diamond(part(2, 2, 20, 20)), fill=ink)
    elif name == "survival":
        paper.box(part(9, 2, 6, 20), fill=ink)
        paper.box(part(2, 9, 20, 6), fill=ink)
    elif name == "tech":
        paper.polygon(outlines.hexagon(part(1.5, 3, 21, 18)), stroke=ink, width=STROKE * scale)
        paper.circle(x, y, 3 * scale, fill=ink)


def figure_width(figure: Figure, height: float) -> float:
    """How wide a number in its shape is."""
    return outlines.PROPORTIONS[figure.shape][0] * height


def draw_figure(paper: Paper, figure: Figure, x: float, y: float, height: float) -> None:
    """A number in its shape: filled is a fact, outlined is a price or a lack; all on a rim of white."""
    wide, digit, middle = outlines.PROPORTIONS[figure.shape]
    spot = Spot(x, y, wide * height, height)
    if figure.shape in ("harm", "life"):
        spot = Spot(x, y + (height - spot.w) / 2, spot.w, spot.w)
    points = outlines.SHAPES[figure.shape](spot)
    paper.polygon(points, fill=PAPER, stroke=PAPER, width=height * 0.14)
    fill, ink = (INK, PAPER) if figure.filled else (PAPER, INK)
    paper.polygon(points, fill=fill, stroke=INK, width=height * 0.06)
    words = "?" if figure.value is None else str(figure.value)
    cap = min(digit * height, paper.fitted(words, digit * height, spot.w * 0.74, "number"))
    foot = spot.y + spot.h * middle + cap / 2
    paper.words(words, spot.middle[0], foot, cap, "number", "middle", ink)
    if words in ("6", "9"):
        wide = cap * 0.42
        paper.box(Spot(spot.middle[0] - wide / 2, foot + cap * 0.16, wide, cap * 0.09), fill=ink)


def draw_cells(paper: Paper, count: int, spot: Spot) -> None:
    """A row of empty cells, one for each point of health or step."""
    gap = 0.35
    wide = min((spot.w - gap * (count - 1)) / count, spot.h * 1.2)
    for number in range(count):
        cell = Spot(spot.x + number * (wide + gap), spot.y, wide, spot.h)
        paper.box(cell, fill=PAPER, stroke=INK, width=0.22)
