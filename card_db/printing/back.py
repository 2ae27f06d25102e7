"""The back of our own cards: the same on every card, both ways up, with a code in the middle if wanted."""

from __future__ import annotations

from math import pi, sin

from card_db.printing.labels import BLOCK_MM, draw_back
from card_db.printing.outlines import hexagon
from card_db.printing.paper import INK, PAPER, Paper, Spot

WEAVE = 3.0  # between two lines
LINE = 130


def draw_back_side(paper: Paper, at: Spot, code: str = "", bleed: float = 0.0) -> None:
    """Draw one back; where a cut may slip, the weave goes on beyond it."""
    wide = Spot(at.x - bleed, at.y - bleed, at.w + 2 * bleed, at.h + 2 * bleed)
    with paper.within(wide):
        weave(paper, at)
    paper.box(at.inset(3.2), stroke=INK, width=0.6, radius=1.5)
    paper.box(at.inset(4.2), stroke=INK, width=0.2, radius=1.0)
    if code:
        x, y = at.middle
        side = BLOCK_MM + 1.0
        plate = Spot(x - side / 2, y - side / 2, side, side)
        paper.box(plate.inset(-1.2), fill=PAPER, stroke=INK, width=0.6, radius=1.2)
        draw_back(paper, code, plate)
    else:
        emblem(paper, at)


def weave(paper: Paper, at: Spot) -> None:
    """Diagonals that meet those of the neighbours, so that a page of backs is one cloth."""
    # Steps are counted from the card's own middle: turned half round it looks the same. A card is a whole
    # number of threes wide and high, because every third line runs the other way as well.
    x, y = at.middle
    wide, high = (3 * round(side / WEAVE / 3) for side in (at.w, at.h))
    across, down, far = at.w / wide, at.h / high, wide + high
    for number in range(-far, far + 1):
        off = (number + 0.5) * across
        start, end = x + off - far * across, x + off + far * across
        paper.line([(start, y - far * down), (end, y + far * down)], LINE, 0.45)
        if (2 * number + 1) % 3 == 0:
            paper.line([(start, y + far * down), (end, y - far * down)], LINE, 0.25)


def emblem(paper: Paper, at: Spot) -> None:
    """An eye in a nut."""
    x, y = at.middle
    for size, width, fill in ((17.0, 0.9, PAPER), (14.6, 0.35, PAPER)):
        box = Spot(x - size, y - size * 0.88, 2 * size, 2 * size * 0.88)
        paper.polygon(hexagon(box), fill=fill, stroke=INK, width=width)
    lids = [(x - 10.5 + 21 * step / 24, y - 5.6 * sin(pi * step / 24)) for step in range(25)]
    paper.polygon(lids + [(px, 2 * y - py) for px, py in reversed(lids)], fill=PAPER, stroke=INK, width=0.9)
    paper.circle(x, y, 4.6, stroke=INK, width=0.7)
    paper.polygon([(x, y - 4.2), (x + 1.2, y), (x, y + 4.2), (x - 1.2, y)], fill=INK)
