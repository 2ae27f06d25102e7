"""What the first net learns: which faces lie where in a piece of a picture, how large, turned and slanted."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import torch
from torch import nn
from torch.nn import functional

from tests.vision.training.blocks import Lesson, block
from tests.vision.training.crops import CROP, NUMBERS, Album, Chance, answers
from tests.vision.training.truth import Array
from tests.vision.training.weather import weathered
from vision.dice.finder import FACES, MODEL

SHARES = {"rendered": 0.45, "own": 0.1, "rays": 0.12, "bench": 0.1, "sketches": 0.15, "without": 0.25}
WIDTHS = (16, 32, 64)


class Finder(nn.Module):
    """Three halvings, three looks around, and what is told of every cell."""

    def __init__(self) -> None:
        super().__init__()
        few, some, many = WIDTHS
        self.stem = nn.Sequential(
            block(3, few, 2), block(few, some, 2), block(some, some), block(some, many, 2)
        )
        self.around = nn.ModuleList([block(many, many), block(many, many, 1, 2), block(many, many)])
        told = nn.Conv2d(many, FACES + 1 + NUMBERS, 1)
        self.head = nn.Sequential(
            nn.Conv2d(many, many, 1, bias=False), nn.BatchNorm2d(many), nn.ReLU(inplace=True), told
        )

    def forward(self, pictures: Any) -> Any:
        seen = self.stem(pictures)
        for look in self.around:
            seen = seen + look(seen)
        return self.head(seen)


def rows(album: Album, chance: Chance) -> Iterator[tuple[Array, ...]]:
    """A piece as the net is shown it, and the answers."""
    piece, dice = album.crop(chance)
    yield (weathered(piece, dice, chance), *answers(dice))


def loss_of(told: Any, faces: Any, numbers: Any, counts: Any, is_settling: bool) -> Any:
    """How wrong the net is; until it settles, what it knows already counts little."""
    core = (counts > 1).float()
    wrong = functional.cross_entropy(told[:, : FACES + 1], faces, reduction="none")
    is_new = torch.ones_like(wrong) if is_settling else 1 - torch.exp(-wrong.detach())
    listen = (counts > 0).float()
    weight = listen * is_new * (1 + 2 * core) + 0.05 * listen
    off = functional.smooth_l1_loss(told[:, FACES + 1 :], numbers, reduction="none", beta=0.1).sum(1)
    return (wrong * weight).sum() / (core.sum() + 20) + 0.3 * (off * core).sum() / (core.sum() + 1)


LESSON = Lesson(Finder, SHARES, rows, loss_of, 48, CROP, {0: "n", 2: "high", 3: "wide"}, MODEL)
