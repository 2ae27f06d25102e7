"""What the second net learns from: dice laid flat, never quite right, and what only looks like dice."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
from torch import nn
from torch.nn import functional

from tests.vision.training.blocks import Lesson, block
from tests.vision.training.crops import CROP, Album, Chance, half_sides, turned
from tests.vision.training.truth import Array, Lying
from tests.vision.training.weather import weathered
from vision.dice.faces import SQUARE, side_of
from vision.dice.finder import FACES
from vision.dice.judge import MODEL, VIEW, flat

SHARES = {"rendered": 0.44, "own": 0.1, "rays": 0.12, "bench": 0.1, "sketches": 0.16, "without": 0.3}
SIDES = (14.5, 42.0)  # px of dice that are worth a look
OFF, TURNED, LONGER = (
    0.07,
    np.radians(5.0),
    0.07,
)  # what the first net may get wrong: sides, a turn, lengths
NOT_THERE = (0.42, 1.0)  # sides off a die: that is none
CORNERS = 8
BESIDE = 0.6  # how often what lies beside a die is shown: its sides have pips too
AGAIN = 2  # views of each die

Row = tuple[Array, Array, Array]
"""A view, the face, and where its corners are against a square, in half sides."""


class Judge(nn.Module):
    """Three halvings, and what is told of the whole view."""

    def __init__(self) -> None:
        super().__init__()
        self.stem = nn.Sequential(block(3, 24, 2), block(24, 32), block(32, 64, 2))
        self.near = nn.ModuleList([block(64, 64), block(64, 64)])
        self.smaller = block(64, 96, 2)
        self.far = nn.ModuleList([block(96, 96)])
        cells = (VIEW // 8) ** 2
        self.head = nn.Sequential(
            nn.Conv2d(96, 32, 1, bias=False), nn.BatchNorm2d(32), nn.ReLU(inplace=True), nn.Flatten(),
            nn.Linear(32 * cells, 64), nn.ReLU(inplace=True), nn.Linear(64, FACES + 1 + CORNERS),
        )  # fmt: skip

    def forward(self, views: Any) -> Any:
        seen = self.stem(views)
        for look in self.near:
            seen = seen + look(seen)
        seen = self.smaller(seen)
        for look in self.far:
            seen = seen + look(seen)
        return self.head(seen)


def rows(album: Album, chance: Chance) -> Iterator[Row]:
    """Everything that one piece of a picture teaches."""
    piece, lying = album.crop(chance)
    shown = weathered(piece, lying, chance)
    if not lying:
        for _ in range(AGAIN):
            yield _anything(shown, chance)
    for face, corners in lying:
        if _is_whole(corners):
            for _ in range(AGAIN):
                yield _row(shown, face, corners, chance)
        if face and chance.random() < BESIDE:
            yield from _beside(shown, corners, lying, chance)


def _row(shown: Array, face: int, corners: Array, chance: Chance) -> Row:
    """One die, as the first net may have told it."""
    corners = np.roll(corners, int(chance.integers(4)), axis=0)
    frame, middle = half_sides(corners), corners.mean(axis=0)
    told = frame @ _slightly(chance)
    told_middle = middle + frame @ chance.normal(0, 2 * OFF, 2)
    view = flat(shown, told_middle, told)
    off = (corners - told_middle) @ np.linalg.inv(told).T - SQUARE
    return view, np.array(face), off.astype(np.float32)


def _slightly(chance: Chance) -> Array:
    """A little turn, a little longer and a little shorter."""
    turn = chance.normal(0, TURNED)
    spin = np.array([[np.cos(turn), -np.sin(turn)], [np.sin(turn), np.cos(turn)]])
    askew = np.array([[1, chance.normal(0, LONGER)], [0, 1]])
    return np.asarray(
        spin @ askew @ np.diag(np.exp(chance.normal(0, LONGER, 2))) * np.exp(chance.normal(0, LONGER))
    )


def _beside(shown: Array, corners: Array, lying: list[Lying], chance: Chance) -> Iterator[Row]:
    """A view that is not of a die, though one or two may be in it."""
    frame, away = half_sides(corners), chance.uniform(*NOT_THERE)
    angle = chance.uniform(0, 2 * np.pi)
    middle = corners.mean(axis=0) + 2 * frame @ (away * np.array([np.cos(angle), np.sin(angle)]))
    free = all(
        np.hypot(*(other.mean(axis=0) - middle)) > NOT_THERE[0] * side_of(half_sides(other))
        for _, other in lying
    )
    if free and middle.min() > 0 and middle.max() < CROP:
        squeezed = np.diag(np.exp(chance.uniform(-0.5, 0.3, 2)))
        yield (
            flat(shown, middle, frame @ squeezed @ _slightly(chance)),
            np.array(0),
            np.zeros((4, 2), np.float32),
        )


def _anything(shown: Array, chance: Chance) -> Row:
    """Any part of a piece without dice."""
    frame = chance.uniform(*SIDES) / 2 * np.eye(2)
    view = flat(shown, chance.uniform(0.2, 0.8, 2) * CROP, frame @ turned(chance))
    return view, np.array(0), np.zeros((4, 2), np.float32)


def _is_whole(corners: Array) -> bool:
    side = side_of(half_sides(corners))
    return (
        SIDES[0] < side < SIDES[1] and corners.min() > -side * 0.1 and corners.max() < CROP - 1 + side * 0.1
    )


def loss_of(told: Any, faces: Any, corners: Any, is_settling: bool) -> Any:
    """How wrong the net is, settling or not."""
    wrong = functional.cross_entropy(told[:, : FACES + 1], faces)
    off = functional.smooth_l1_loss(
        told[:, FACES + 1 :], corners.flatten(1), reduction="none", beta=0.1
    ).mean(1)
    is_die = (faces > 0).float()
    return wrong + (off * is_die).sum() / (is_die.sum() + 1)


LESSON = Lesson(Judge, SHARES, rows, loss_of, 256, VIEW, {0: "n"}, MODEL)
