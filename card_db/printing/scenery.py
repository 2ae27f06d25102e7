"""What lies behind a picture: corridors, light, grids and hulls."""

from __future__ import annotations

import random
from math import cos, pi, sin

from card_db.printing.paper import PAPER, Paper, Point, Spot

Chance = random.Random
LINE = 195


def corridor(paper: Paper, spot: Spot, chance: Chance) -> None:
    """A corridor that runs to a light somewhere on the right."""
    end = spot.x + spot.w * chance.uniform(0.5, 0.85), spot.y + spot.h * chance.uniform(0.35, 0.6)
    corners = 6 if chance.random() < 0.5 else 8
    turn = chance.uniform(0, pi / corners)
    reach = 1.1 * max(spot.w, spot.h)

    def frame(part: float) -> list[Point]:
        return [
            (end[0] + reach * part * cos(turn + 2 * pi * at / corners),
             end[1] + reach * part * 0.8 * sin(turn + 2 * pi * at / corners))
            for at in range(corners)
        ]  # fmt: skip

    for step, part in enumerate((0.85, 0.62, 0.44, 0.3, 0.19, 0.1)):
        paper.polygon(frame(part), fill=232 - 14 * step if step < 5 else PAPER, stroke=LINE - 10, width=0.35)
    for outer, inner in zip(frame(1.2), frame(0.1), strict=True):
        paper.line([outer, inner], LINE - 10, 0.25)


def grid(paper: Paper, spot: Spot, chance: Chance) -> None:
    """Thin squares, as on a plan."""
    step = chance.uniform(4.0, 5.5)
    for at in range(int(spot.w / step) + 1):
        paper.line([(spot.x + at * step, spot.y), (spot.x + at * step, spot.foot)], 218, 0.2)
    for at in range(int(spot.h / step) + 1):
        paper.line([(spot.x, spot.y + at * step), (spot.right, spot.y + at * step)], 218, 0.2)


def rays(paper: Paper, spot: Spot, chance: Chance) -> None:
    """Light behind somebody."""
    x, y, count = spot.x + spot.w * 0.66, spot.y + spot.h * 0.55, 2 * chance.randrange(9, 14)
    far = spot.w + spot.h
    for at in range(0, count, 2):
        one, other = 2 * pi * at / count, 2 * pi * (at + 1) / count
        edge = [(x + far * cos(turn), y + far * sin(turn)) for turn in (one, other)]
        paper.polygon([(x, y), *edge], fill=222)


def rings(paper: Paper, spot: Spot, chance: Chance) -> None:
    """Something spreads."""
    x, y = spot.x + spot.w * 0.64, spot.y + spot.h * 0.5
    step = chance.uniform(3.6, 4.8)
    for number in range(1, 12):
        paper.circle(x, y, number * step, stroke=LINE + 8, width=0.5)


def slats(paper: Paper, spot: Spot, chance: Chance) -> None:
    """The slats of a vent, with the dark between them."""
    step = chance.uniform(4.2, 5.2)
    for at in range(int(spot.h / step) + 2):
        y = spot.y + at * step
        paper.polygon(
            [(spot.x, y), (spot.right, y - 3), (spot.right, y - 3 + step * 0.45), (spot.x, y + step * 0.45)],
            fill=214,
        )


def stripes(paper: Paper, spot: Spot, chance: Chance) -> None:
    """Warning tape along the foot, and a plain wall above it."""
    tall, step = spot.h * 0.16, 5.0
    top = spot.foot - tall
    for at in range(-1, int(spot.w / step) + 2):
        x = spot.x + at * step
        paper.polygon(
            [(x, spot.foot), (x + step / 2, spot.foot), (x + step / 2 + tall, top), (x + tall, top)], fill=150
        )
    for number in range(1, 4):
        y = spot.y + spot.h * 0.2 * number
        paper.line([(spot.x, y), (spot.right, y)], 220, 0.3)


def hull(paper: Paper, spot: Spot, chance: Chance) -> None:
    """A ship or station among the stars, with lights in some of its windows."""
    for _ in range(60):
        star = spot.x + spot.w * chance.random(), spot.y + spot.h * chance.random()
        paper.circle(*star, chance.uniform(0.12, 0.3), fill=90)
    paper.circle(spot.x + spot.w * 0.83, spot.y + spot.h * 0.2, 5.0, fill=PAPER, stroke=120, width=0.4)
    axis, x, end = spot.y + spot.h * 0.58, spot.x + spot.w * 0.12, spot.x + spot.w * 0.9
    paper.box(Spot(x - 3, axis - 1.2, end - x + 6, 2.4), fill=60)
    while x < end:
        wide = chance.uniform(4.5, 9.0)
        up, down = (spot.h * chance.uniform(0.05, 0.2) for _ in range(2))
        section(paper, Spot(x, axis - up, wide, up + down), chance)
        x += wide + chance.choice((0.0, 0.0, 1.6))
    nose = [(x, axis - 3), (x + 5, axis - 0.6), (x + 5, axis + 0.6), (x, axis + 3)]
    paper.polygon(nose, fill=60, stroke=PAPER, width=0.3)


def section(paper: Paper, block: Spot, chance: Chance) -> None:
    """One part of a hull."""
    paper.box(block, fill=chance.choice((50, 72, 96)), stroke=PAPER, width=0.3)
    for row in range(int(block.h / 2.2)):
        for column in range(int(block.w / 1.9)):
            if chance.random() < 0.45:
                paper.box(Spot(block.x + 0.7 + column * 1.9, block.y + 0.8 + row * 2.2, 0.8, 0.8), fill=PAPER)
    if chance.random() < 0.5:
        middle = block.middle[0]
        paper.line([(middle, block.y), (middle, block.y - 4)], 60, 0.4)
        paper.line([(middle - 1.2, block.y - 3), (middle + 1.2, block.y - 3)], 60, 0.3)
