"""What both nets are built of, and what one has to say of itself to be trained."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from torch import nn

from tests.vision.training.crops import Album, Chance
from tests.vision.training.truth import Array


class Lesson(NamedTuple):
    """How one net is taught."""

    net: Callable[[], Any]
    shares: dict[str, float]
    """How much of what it sees comes from which folder."""
    rows: Callable[[Album, Chance], Iterator[tuple[Array, ...]]]
    """What one piece of a picture teaches: a small picture (BGR), then the answers."""
    loss: Callable[..., Any]
    """How wrong it is, of what it told, the answers, and whether it is settling."""
    batch: int
    side: int
    """Px of the small pictures."""
    sizes: dict[int, str]
    """What may be another size when it is used, by dimension."""
    model: Path


def block(inside: int, outside: int, step: int = 1, spread: int = 1) -> nn.Sequential:
    """One layer that looks at the cells around."""
    conv = nn.Conv2d(inside, outside, 3, step, spread, spread, bias=False)
    return nn.Sequential(conv, nn.BatchNorm2d(outside), nn.ReLU(inplace=True))
