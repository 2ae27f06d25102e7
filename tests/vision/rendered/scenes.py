"""Scenes with printed codes for `render.py`: what lies where, under which lamps, seen from where.

python -m tests.vision.rendered.scenes FOLDER FIRST COUNT

Writes for each number a scene in JSON and beside it a picture of every card. Lengths are millimetres; the
origin is what the camera looks at, z points up.
"""

from __future__ import annotations

import json
import sys
from math import cos, exp, log, sin, tau
from pathlib import Path
from typing import Any, TypeAlias

import cv2
import numpy as np

from tests.vision.measure.tag_free import KINDS
from tests.vision.rendered.labels import GRAIN, Label, label_of, mark_label
from vision.pixels import Pixels

Chance: TypeAlias = np.random.Generator
CARD_MM = 63.0, 88.0
_MARGIN_MM = 2.0
_GROUNDS = ("wood", "wood", "felt", "print", "plain")
_PHONE, _TABLE = (640, 480), (1920, 1080)
_THICK_MM = 0.35


def scene_of(number: int, folder: Path) -> dict[str, Any]:
    """Lay out the scene of a number, and write the pictures of its cards."""
    chance = np.random.default_rng((number, 60_637))
    is_table = number % 6 in (0, 3)
    size = _TABLE if is_table else _PHONE
    if is_table:
        wide_mm = exp(chance.uniform(log(320), log(900)))
        cards = _table(chance, wide_mm, size)
    else:
        cards, wide_mm = _close(chance, size)
    for at, card in enumerate(cards):
        picture = card.pop("picture")
        card["file"] = f"{number}-{at}.png"
        cv2.imwrite(str(folder / card["file"]), picture)
    return {
        "number": number,
        "size": size,
        "wide_mm": wide_mm,
        "tilt": float(chance.choice([0, 8, 16, 24, 30]) * chance.uniform(0.8, 1.0)),
        "way": float(chance.uniform(0, tau)),
        "far_mm": float(wide_mm * chance.uniform(1.0, 1.8)),
        "stop": float(chance.choice([0.0, 4.0])) if not is_table else 0.0,
        "ground": str(chance.choice(_GROUNDS)),
        "cards": cards,
        "lamps": [_lamp(chance, wide_mm) for _ in range(int(chance.choice([1, 1, 2, 3])))],
        "around": float(chance.uniform(0.1, 0.6)),
        "warm": float(chance.uniform(0, 1)),
        "exposure": float(chance.uniform(-0.9, 0.5)),
        "look": str(chance.choice(["Standard", "Standard", "Filmic"])),
        "samples": 8,
    }


def _lamp(chance: Chance, wide_mm: float) -> dict[str, Any]:
    """A ceiling lamp above or beside what is seen, a strip of light, or a window at one side."""
    kind = str(chance.choice(["bulb", "panel", "strip", "window"]))
    high = chance.uniform(900, 1800) if kind != "window" else chance.uniform(500, 1100)
    away = chance.uniform(0, 0.8) * high if kind != "window" else chance.uniform(1200, 2500)
    sides = {"bulb": (60, 60), "panel": (450, 450), "strip": (1200, 70), "window": (1100, 1300)}[kind]
    return {
        "kind": kind, "high_mm": float(high), "away_mm": float(away), "way": float(chance.uniform(0, tau)),
        "sides_mm": [float(side * chance.uniform(0.7, 1.4)) for side in sides],
        "strength": float(chance.uniform(0.5, 1.6)),
    }  # fmt: skip


def _close(chance: Chance, size: tuple[int, int]) -> tuple[list[dict[str, Any]], float]:
    """Cards and loose labels crowded into a small view, so near that the first code shows its modules."""
    first = label_of(chance)
    wide_mm = float(max(size[0] * first.module_mm / exp(chance.uniform(log(1.3), log(4.0))), 50.0))
    columns = int(min(max(wide_mm // 50, 1), 4))
    rows = max(columns - 1, 1)
    cards = list[dict[str, Any]]()
    for at in range(columns * rows):
        cell = wide_mm / columns, 0.75 * wide_mm / rows
        x = (at % columns + 0.5 + chance.uniform(-0.15, 0.15)) * cell[0] - wide_mm / 2
        y = (at // columns + 0.5 + chance.uniform(-0.15, 0.15)) * cell[1] - 0.375 * wide_mm
        label = first if at == 0 else label_of(chance)
        tried = [_moved_to(_card(chance, [label], (0.0, 0.0), at), float(x), float(y)) for _ in range(12)]
        cards.append(min(tried, key=lambda card: sum(_hides(card, other) for other in cards)))
    return cards, wide_mm


def _moved_to(card: dict[str, Any], x: float, y: float) -> dict[str, Any]:
    """Lay a card so that its first code has its middle there."""
    off = _middle_of(card)
    card["middle_mm"][:2] = x - off[0], y - off[1]
    return card


def _hides(card: dict[str, Any], other: dict[str, Any]) -> bool:
    """Tell whether a card lies on the middle of another one's code."""
    (x, y), turn = _middle_of(other), card["turn"]
    x, y = x - card["middle_mm"][0], y - card["middle_mm"][1]
    across, down = abs(x * cos(turn) + y * sin(turn)), abs(y * cos(turn) - x * sin(turn))
    return bool(across < card["sides_mm"][0] / 2 + 4 and down < card["sides_mm"][1] / 2 + 4)


def _middle_of(card: dict[str, Any]) -> tuple[float, float]:
    """Where the middle of the first code of a card lies."""
    left, top, right, bottom = card["codes"][0]["box_mm"]
    (wide, high), turn = card["sides_mm"], card["turn"]
    x, y = (left + right - wide) / 2, (high - top - bottom) / 2
    return (
        card["middle_mm"][0] + x * cos(turn) - y * sin(turn),
        card["middle_mm"][1] + x * sin(turn) + y * cos(turn),
    )


def _table(chance: Chance, wide_mm: float, size: tuple[int, int]) -> list[dict[str, Any]]:
    """Cards in untidy rows over all that is seen, some of them half under others."""
    high_mm = wide_mm * size[1] / size[0]
    step = CARD_MM[0] * chance.uniform(1.15, 1.6), CARD_MM[1] * chance.uniform(1.1, 1.5)
    columns, rows = (max(int(side / one), 1) for side, one in zip((wide_mm, high_mm), step, strict=True))
    tag_mm, cards = float(chance.uniform(12, 20)), list[dict[str, Any]]()
    for row in range(rows):
        for column in range(columns):
            if chance.random() < 0.15:
                continue
            shift = chance.uniform(-0.12, 0.12, 2) * CARD_MM[0] * (4 if chance.random() < 0.1 else 1)
            spot = (
                (column + 0.5) * step[0] - columns * step[0] / 2 + float(shift[0]),
                (row + 0.5) * step[1] - rows * step[1] / 2 + float(shift[1]),
            )
            kind = None if chance.random() < 0.2 else "QR"
            labels = [label_of(chance, kind, tag_mm), mark_label(int(chance.integers(980)), 16.0)]
            cards.append(_card(chance, labels, spot, len(cards), chance.normal(0, 0.15)))
    return cards


def _card(
    chance: Chance, labels: list[Label], spot: tuple[float, float], at: int, turn: float | None = None
) -> dict[str, Any]:
    """One card with its labels printed on, or now and then a loose label; sleeved, bent, as it comes."""
    first = labels[0]
    is_loose = len(labels) == 1 and chance.random() < 0.25
    sides = first.sides_mm if is_loose else CARD_MM
    picture, codes = _printed(chance, labels, is_loose)
    return {
        "picture": picture, "sides_mm": sides, "codes": codes,
        "middle_mm": [*spot, _THICK_MM * (at + 1)], "thick_mm": _THICK_MM,
        "turn": float(chance.uniform(0, tau) if turn is None else turn),
        # How much the middle of a bent card lies below its sides, in parts of its width.
        "bend": float(chance.choice([0, 0, 0.01, 0.03]) if not is_loose else chance.choice([0, 0.05, 0.12])),
        "bend_way": float(chance.uniform(0, tau)),
        "sleeve": float(chance.choice([0.0, 0.6, 1.0])), "sleeve_rough": float(chance.uniform(0.03, 0.3)),
        "bumps": float(chance.uniform(0.02, 0.25)), "paper_rough": float(chance.uniform(0.3, 0.8)),
    }  # fmt: skip


def _printed(chance: Chance, labels: list[Label], is_loose: bool) -> tuple[Pixels, list[dict[str, Any]]]:
    """Draw a card with its labels, the first at its top left, the second at its bottom right."""
    if is_loose:
        only = labels[0]
        return cv2.cvtColor(only.pixels, cv2.COLOR_GRAY2BGR), [_code(only, (0.0, 0.0))]
    wide, high = (round(GRAIN * side) for side in CARD_MM)
    art = cv2.resize(KINDS["art"](chance, 300, 420), (wide, high)).astype(np.float32)
    card = (art[..., None] * chance.uniform(0.3, 1.0, 3)).astype(np.uint8)
    codes = []
    for number, label in enumerate(labels):
        sides = label.sides_mm
        room = CARD_MM[0] - sides[0] - _MARGIN_MM, CARD_MM[1] - sides[1] - _MARGIN_MM
        left, top = (_MARGIN_MM, _MARGIN_MM) if number == 0 else (room[0], room[1])
        x, y = round(left * GRAIN), round(top * GRAIN)
        card[y : y + label.pixels.shape[0], x : x + label.pixels.shape[1]] = label.pixels[..., None]
        codes.append(_code(label, (x / GRAIN, y / GRAIN)))
    return card, codes


def _code(label: Label, at_mm: tuple[float, float]) -> dict[str, Any]:
    left, top, right, bottom = label.code_mm
    box = [at_mm[0] + left, at_mm[1] + top, at_mm[0] + right, at_mm[1] + bottom]
    return {"text": label.text, "kind": label.kind, "modules": label.modules, "box_mm": box}


def main(arguments: list[str]) -> None:
    """Write the scenes of some numbers."""
    folder, first, count = Path(arguments[0]), int(arguments[1]), int(arguments[2])
    folder.mkdir(parents=True, exist_ok=True)
    for number in range(first, first + count):
        (folder / f"{number}.json").write_text(json.dumps(scene_of(number, folder)))


if __name__ == "__main__":
    main(sys.argv[1:])
