"""Pictures for our own cards, drawn by the program: the same card always looks the same."""

from __future__ import annotations

import random
import tomllib
from collections.abc import Callable, Mapping
from functools import cache
from math import cos, pi, sin
from pathlib import Path
from zlib import crc32

from card_db.loader import PICTURES, SHIPPED
from card_db.printing.outlines import ring
from card_db.printing.paper import PAPER, Paper, Point, Spot
from card_db.printing.scenery import corridor, grid, hull, rays, rings, slats, stripes
from companion.core.language.cards import Card

Chance = random.Random
Draw = Callable[[Paper, Spot, Chance], None]
DARK, DEEP, MIDDLE, PALE = 35, 70, 140, 205


def draw_picture(paper: Paper, card: Card, spot: Spot, stage: Spot) -> None:
    """The picture of a card: a place or pattern behind, and on the stage who or what it is."""
    chance = random.Random(crc32(card.design.encode()))
    with paper.within(spot):
        paper.box(spot, fill=242)
        behind, before = pictures().get(card.kind, (grid, thing))
        behind(paper, spot, chance)
        if before is person:  # one person looks the same on all cards
            chance = random.Random(crc32((card.person or card.stack).encode()))
        if card.has("drone"):
            chance.seed(crc32(card.design.encode()) + 1)
            before = drone
        before(paper, stage, chance)


def person(paper: Paper, spot: Spot, chance: Chance) -> None:
    """Somebody from the waist up, told apart by shoulders, head and what is worn."""
    x, foot = spot.x + spot.w * 0.66, spot.foot
    size = spot.h / 42
    head, wide = size * chance.uniform(5.2, 6.2), size * chance.uniform(11, 15)
    neck_y = foot - size * chance.uniform(16, 18)
    tint = chance.choice((DARK, DEEP, 95))
    slope = size * chance.uniform(2, 5)
    body = [
        (x - wide, foot + 1), (x - wide * 0.98, neck_y + slope + 4 * size), (x - wide * 0.72, neck_y + slope),
        (x - head * 0.5, neck_y), (x + head * 0.5, neck_y), (x + wide * 0.72, neck_y + slope),
        (x + wide * 0.98, neck_y + slope + 4 * size), (x + wide, foot + 1),
    ]  # fmt: skip
    paper.polygon(body, fill=tint, stroke=PAPER, width=0.5)
    middle = neck_y - head * 1.05
    paper.polygon(ring(x, middle, head * 0.82, head), fill=PALE, stroke=DARK, width=0.4)
    wear = chance.choice((cap, hood, long_hair, helmet, short_hair))
    wear(paper, (x, middle), head, tint)
    straps(paper, (x, neck_y), (wide, foot), chance)


def straps(paper: Paper, neck: Point, reach: Point, chance: Chance) -> None:
    """What is worn over the shoulders."""
    (x, y), (wide, foot) = neck, reach
    way = chance.randrange(3)
    if way != 1:
        paper.line([(x - wide * 0.5, y + 3), (x + wide * 0.15, foot)], PALE, 0.9)
    if way != 0:
        paper.line([(x + wide * 0.5, y + 3), (x - wide * 0.15, foot)], PALE, 0.9)
    badge = Spot(x + wide * 0.3, y + (foot - y) * 0.42, wide * 0.2, wide * 0.14)
    paper.box(badge, fill=PALE)


def cap(paper: Paper, at: Point, head: float, tint: int) -> None:
    """A cap with a peak."""
    x, y = at
    crown = [
        point for point in ring(x, y - head * 0.25, head * 0.88, head * 0.85) if point[1] < y - head * 0.2
    ]
    paper.polygon(crown, fill=tint)
    paper.line([(x - head * 0.95, y - head * 0.28), (x + head * 1.25, y - head * 0.28)], tint, head * 0.16)


def hood(paper: Paper, at: Point, head: float, tint: int) -> None:
    """A hood around the face."""
    x, y = at
    paper.polygon(ring(x, y + head * 0.05, head * 1.18, head * 1.28), fill=tint)
    paper.polygon(ring(x, y + head * 0.15, head * 0.68, head * 0.85), fill=PALE)


def long_hair(paper: Paper, at: Point, head: float, tint: int) -> None:
    """Hair down to the shoulders."""
    outside = [(1.0, 1.2), (1.05, -0.3), (0.5, -1.1)]
    inside = [(0.66, -0.35), (0.62, 1.2)]
    half = [*outside, *((-x, y) for x, y in reversed(outside))]
    whole = [*half, *((-x, y) for x, y in reversed(inside)), *inside]
    paper.polygon([(at[0] + x * head, at[1] + y * head) for x, y in whole], fill=tint)


def short_hair(paper: Paper, at: Point, head: float, tint: int) -> None:
    """Short hair."""
    x, y = at
    paper.polygon([p for p in ring(x, y - head * 0.1, head * 0.9, head) if p[1] < y - head * 0.35], fill=tint)


def helmet(paper: Paper, at: Point, head: float, tint: int) -> None:
    """A helmet with a dark visor."""
    x, y = at
    paper.polygon(ring(x, y, head * 1.1, head * 1.15), fill=MIDDLE, stroke=DARK, width=0.4)
    paper.polygon(ring(x, y + head * 0.05, head * 0.75, head * 0.55), fill=DARK)
    paper.line([(x - head * 0.4, y - head * 0.1), (x + head * 0.1, y - head * 0.25)], PALE, 0.4)


def creature(paper: Paper, spot: Spot, chance: Chance) -> None:
    """Something with as many spines and eyes as it likes, the same on both sides."""
    x, y = spot.x + spot.w * 0.64, spot.y + spot.h * 0.53
    reach = spot.h * chance.uniform(0.36, 0.44)
    spines = chance.randrange(5, 10)
    half: list[Point] = []
    for at in range(2 * spines + 1):
        turn = -pi / 2 + pi * at / (2 * spines)
        long = reach * (chance.uniform(0.82, 1.12) if at % 2 == 0 else chance.uniform(0.38, 0.58))
        half.append((long * cos(turn) * 0.9, long * sin(turn)))
    both = [(x + px, y + py) for px, py in half] + [(x - px, y + py) for px, py in reversed(half)]
    paper.polygon(both, fill=DARK, stroke=PAPER, width=0.5)
    eyes(paper, (x, y - reach * 0.12), reach, chance)
    teeth(paper, (x, y + reach * 0.22), reach * chance.uniform(0.2, 0.32), chance.randrange(3, 6))


def eyes(paper: Paper, at: Point, reach: float, chance: Chance) -> None:
    """Pairs of eyes."""
    x, y = at
    for pair in range(chance.randrange(1, 4)):
        away, size = reach * (0.13 + 0.09 * pair), reach * chance.uniform(0.05, 0.085)
        for side in (-1, 1):
            paper.circle(x + side * away, y - pair * reach * 0.1, size, fill=PAPER)
            paper.circle(x + side * away, y - pair * reach * 0.1, size * 0.4, fill=DARK)


def teeth(paper: Paper, at: Point, wide: float, count: int) -> None:
    """A mouth."""
    x, y = at
    points: list[Point] = [(x - wide, y)]
    for tooth in range(count):
        left = x - wide + 2 * wide * tooth / count
        points += [(left + wide / count, y + wide * 0.55), (left + 2 * wide / count, y)]
    paper.polygon([*points, (x + wide * 0.6, y - wide * 0.25), (x - wide * 0.6, y - wide * 0.25)], fill=PAPER)


def drone(paper: Paper, spot: Spot, chance: Chance) -> None:
    """A small one, long-headed, of which there are many."""
    tall = spot.h * chance.uniform(0.27, 0.34)
    for number in (2, 1, 0):
        x = spot.x + spot.w * (0.66 + 0.16 * (number - 1))
        y = spot.y + spot.h * (0.5 + (0.0 if number == 1 else 0.1))
        tint = DARK if number == 1 else MIDDLE
        paper.polygon(ring(x, y, tall * 0.34, tall), fill=tint, stroke=PAPER, width=0.4)
        teeth(paper, (x, y + tall * 0.5), tall * 0.2, 4)
        for side in (-1, 1):
            paper.line(
                [(x + side * tall * 0.3, y + tall * 0.6), (x + side * tall * 0.6, y + tall * 1.2)], tint, 1.0
            )


def clinger(paper: Paper, spot: Spot, chance: Chance) -> None:
    """Eight legs and a tail."""
    x, y, size = spot.x + spot.w * 0.64, spot.y + spot.h * 0.42, spot.h * 0.17
    tail = [(x + size * 0.9 * sin(at * 0.55), y + size * (0.8 + at * 0.32)) for at in range(9)]
    paper.line(tail, DARK, 1.4)
    for leg in range(4):
        for side in (-1, 1):
            knee = x + side * size * (1.35 + 0.12 * leg), y + size * (-0.9 + 0.42 * leg)
            foot = x + side * size * (1.9 + 0.1 * chance.random()), y + size * (-0.3 + 0.75 * leg)
            paper.line([(x, y + size * 0.2 * leg - size * 0.3), knee, foot], DARK, 1.1)
    paper.polygon(ring(x, y, size * 0.75, size * 1.15), fill=DARK, stroke=PAPER, width=0.4)
    paper.line([(x, y - size * 0.8), (x, y + size * 0.8)], MIDDLE, 0.4)


def slashes(paper: Paper, spot: Spot, chance: Chance) -> None:
    """Marks of claws, and what drips from them."""
    count = chance.randrange(2, 5)
    lean = chance.uniform(0.35, 0.75)
    for number in range(count):
        x = spot.x + spot.w * (0.5 + 0.14 * (number - (count - 1) / 2 + 1))
        top, foot = spot.y + spot.h * chance.uniform(0.1, 0.2), spot.y + spot.h * chance.uniform(0.72, 0.86)
        slide = (foot - top) * lean
        paper.polygon(
            [
                (x + slide / 2, top),
                (x + 1.7, (top + foot) / 2),
                (x - slide / 2, foot),
                (x - 1.7, (top + foot) / 2),
            ],
            fill=DARK,
        )
        for _ in range(chance.randrange(1, 4)):
            drop = chance.uniform(0.3, 0.8)
            paper.circle(x - slide / 2 + chance.uniform(-3, 3), foot + chance.uniform(0, 4), drop, fill=DARK)


def route(paper: Paper, spot: Spot, chance: Chance) -> None:
    """A way through unknown rooms, and what lies at its end."""
    nodes = [(0.44, 0.7), (0.53, 0.36), (0.66, 0.6), (0.76, 0.28), (0.89, 0.5)]
    way = [(spot.x + spot.w * px, spot.y + spot.h * (py + chance.uniform(-0.08, 0.08))) for px, py in nodes]
    paper.line(way, DARK, 0.8)
    for x, y in way[:-1]:
        paper.circle(x, y, 1.5, fill=PAPER, stroke=DARK, width=0.7)
    x, y = way[-1]
    for size in (4.6, 3.0, 1.2):
        paper.circle(x, y, size, fill=PAPER if size != 1.2 else DARK, stroke=DARK, width=0.7)


def warning(paper: Paper, spot: Spot, chance: Chance) -> None:
    """A warning nobody can overlook."""
    x, y, tall = spot.x + spot.w * 0.64, spot.y + spot.h * 0.5, spot.h * 0.5
    paper.polygon([(x, y - tall / 2), (x + tall * 0.56, y + tall / 2), (x - tall * 0.56, y + tall / 2)],
                  fill=PAPER, stroke=DARK, width=1.6)  # fmt: skip
    paper.polygon([(x - 0.9, y - tall * 0.16), (x + 0.9, y - tall * 0.16), (x + 0.4, y + tall * 0.2),
                   (x - 0.4, y + tall * 0.2)], fill=DARK)  # fmt: skip
    paper.circle(x, y + tall * 0.33, 0.8, fill=DARK)


def pulse(paper: Paper, spot: Spot, chance: Chance) -> None:
    """A signal that jumps."""
    y = spot.y + spot.h * 0.52
    points: list[Point] = [(spot.x, y)]
    at = spot.x + spot.w * 0.4
    for _ in range(3):
        tall = spot.h * chance.uniform(0.15, 0.36)
        points += [(at, y), (at + 1.6, y - tall), (at + 3.6, y + tall * 0.8), (at + 5.2, y)]
        at += chance.uniform(7, 10)
    paper.line([*points, (spot.right, y)], PAPER, 2.4)
    paper.line([*points, (spot.right, y)], DARK, 1.0)


def thing(paper: Paper, spot: Spot, chance: Chance) -> None:
    """A thing worth finding."""
    x, y, size = spot.x + spot.w * 0.64, spot.y + spot.h * 0.52, spot.h * 0.27
    sides = chance.randrange(4, 8)
    for side in (-1, 1):
        paper.line([(x, y), (x + side * size * 1.6, y)], DARK, 0.8)
        paper.circle(x + side * size * 1.6, y, 0.9, fill=DARK)
    for part, tint in ((1.0, DARK), (0.78, PALE), (0.5, MIDDLE), (0.24, PAPER)):
        turn = pi / sides
        points = [
            (
                x + size * part * cos(turn + 2 * pi * at / sides),
                y + size * part * sin(turn + 2 * pi * at / sides),
            )
            for at in range(sides)
        ]
        paper.polygon(points, fill=tint)


def egg(paper: Paper, spot: Spot, chance: Chance) -> None:
    """An egg that has begun to open."""
    x, y, tall = spot.x + spot.w * 0.64, spot.y + spot.h * 0.56, spot.h * 0.36
    paper.polygon(ring(x, y, tall * 0.68, tall), fill=DEEP, stroke=PAPER, width=0.5)
    for side in (-1, 1):
        petal = [(0.0, -0.62), (side * 0.5, -1.02), (side * 0.34, -0.5)]
        paper.polygon(
            [(x + px * tall, y + py * tall) for px, py in petal], fill=DARK, stroke=PAPER, width=0.4
        )
    for level in (0.0, 0.28, 0.56):
        half, down = tall * 0.42 * (1 - level**2) ** 0.5, y + tall * level
        paper.line([(x - half, down), (x, down + tall * 0.1), (x + half, down)], MIDDLE, 0.4)


def letter(paper: Paper, spot: Spot, chance: Chance) -> None:
    """A sealed letter."""
    wide, tall = spot.h * 0.72, spot.h * 0.46
    box = Spot(spot.x + spot.w * 0.64 - wide / 2, spot.y + (spot.h - tall) / 2, wide, tall)
    paper.box(box, fill=PAPER, stroke=DARK, width=0.8)
    x, y = box.middle
    paper.line([(box.x, box.y), (x, y + tall * 0.12), (box.right, box.y)], DARK, 0.6)
    paper.circle(x, y + tall * 0.12, tall * 0.15, fill=DARK)


def eye(paper: Paper, spot: Spot, chance: Chance) -> None:
    """An eye that sees everything."""
    x, y, wide = spot.x + spot.w * 0.64, spot.y + spot.h * 0.5, spot.h * 0.42
    lids = [(x - wide + 2 * wide * at / 20, y - wide * 0.55 * sin(pi * at / 20)) for at in range(21)]
    paper.polygon(lids + [(px, 2 * y - py) for px, py in reversed(lids)], fill=PAPER, stroke=DARK, width=0.9)
    paper.circle(x, y, wide * 0.42, fill=MIDDLE)
    paper.circle(x, y, wide * 0.2, fill=DARK)


def nothing(paper: Paper, spot: Spot, chance: Chance) -> None:
    """Nobody is there."""


DRAWN: Mapping[str, Draw] = {
    draw.__name__: draw
    for draw in (  # behind, and before it
        corridor, grid, hull, rays, rings, slats, stripes,
        person, creature, clinger, egg, drone, pulse, warning, thing, route, slashes, letter, eye, nothing,
    )
}  # fmt: skip


@cache
def pictures(sets: Path = SHIPPED) -> Mapping[str, tuple[Draw, Draw]]:
    """What lies behind and stands before on the cards of each kind, by the files beside the sets."""
    files = sorted(sets.glob(f"*/{PICTURES}"))
    told = {kind: pair for file in files for kind, pair in tomllib.loads(file.read_text("utf-8")).items()}
    return {kind: (DRAWN[behind], DRAWN[before]) for kind, (behind, before) in told.items()}
