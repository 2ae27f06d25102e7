"""Train the net that reads dice and write it down.

    python -m tests.vision.training.training PICTURES 35
    python -m tests.vision.training.training PICTURES 7 settle

PICTURES is a folder of the folders that `rendering.py` and `drawing.py` fill. Torch and onnx, which this
needs, are no part of the project. At first what the net knows already counts little; to settle, everything
counts alike, so that it becomes as sure as it is right.
"""

from __future__ import annotations

import queue
import sys
import threading
from pathlib import Path
from time import monotonic
from typing import Any

import cv2
import numpy as np
import torch
from torch import nn
from torch.nn import functional

from tests.vision.training.crops import CROP, NUMBERS, Album, answers
from tests.vision.training.truth import Array, kept
from tests.vision.training.weather import weathered
from vision.dice.net import FACES, MODEL

SHARES = {"rendered": 0.5, "own": 0.1, "rays": 0.12, "bench": 0.1, "without": 0.25}
BATCH, RATE, DECAY, WARM_UP = 48, 2e-3, 1e-4, 100
LEARNT = "learnt.pt"
WIDTHS = (16, 32, 64)


def block(inside: int, outside: int, step: int = 1, spread: int = 1) -> nn.Sequential:
    """One layer that looks at the cells around."""
    conv = nn.Conv2d(inside, outside, 3, step, spread, spread, bias=False)
    return nn.Sequential(conv, nn.BatchNorm2d(outside), nn.ReLU(inplace=True))


class Net(nn.Module):
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


def batches(albums: list[tuple[Album, float]], ready: queue.Queue[Any], seed: int) -> None:
    """Fill the queue with batches for ever."""
    chance = np.random.default_rng(seed)
    shares = np.array([share for _, share in albums])
    while True:
        rows = [
            one_row(albums[chance.choice(len(albums), p=shares / shares.sum())][0], chance)
            for _ in range(BATCH)
        ]
        ready.put([torch.from_numpy(np.stack(column)) for column in zip(*rows, strict=True)])


def one_row(album: Album, chance: np.random.Generator) -> tuple[Array, Array, Array, Array]:
    """A piece as the net is shown it, and the answers."""
    piece, dice = album.crop(chance)
    shown = weathered(piece, dice, chance).transpose(2, 0, 1).astype(np.float32) / 255 - 0.5
    return (shown, *answers(dice))


def loss_of(told: Any, faces: Any, numbers: Any, counts: Any, is_settling: bool) -> Any:
    """How wrong the net is."""
    core = (counts > 1).float()
    wrong = functional.cross_entropy(told[:, : FACES + 1], faces, reduction="none")
    is_new = torch.ones_like(wrong) if is_settling else 1 - torch.exp(-wrong.detach())
    listen = (counts > 0).float()
    weight = listen * is_new * (1 + 2 * core) + 0.05 * listen
    off = functional.smooth_l1_loss(told[:, FACES + 1 :], numbers, reduction="none", beta=0.1).sum(1)
    return (wrong * weight).sum() / (core.sum() + 20) + 0.3 * (off * core).sum() / (core.sum() + 1)


def train(folder: Path, minutes: float, is_settling: bool) -> Net:
    """Learn for so long, from nothing or from what was learnt before; the rate falls to nothing by then."""
    albums = [(Album(list(kept(folder / name))), share) for name, share in SHARES.items()]
    ready: queue.Queue[Any] = queue.Queue(4)
    threading.Thread(target=batches, args=(albums, ready, 1), daemon=True).start()
    net, rate = Net().train(), RATE / 4 if is_settling else RATE
    if is_settling:
        net.load_state_dict(torch.load(folder / LEARNT))
    chooser = torch.optim.AdamW(net.parameters(), lr=rate, weight_decay=DECAY)
    began, number = monotonic(), 0
    while (done := (monotonic() - began) / (60 * minutes)) < 1:
        number += 1
        for group in chooser.param_groups:
            group["lr"] = rate * min(1, number / WARM_UP) * (0.5 + 0.5 * np.cos(np.pi * done)) + 1e-5
        pictures, faces, numbers, counts = ready.get()
        loss = loss_of(net(pictures), faces, numbers, counts, is_settling)
        chooser.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(net.parameters(), 5.0)
        chooser.step()
        if number % 100 == 0:
            print(f"{number:>6} batches, {done:4.0%} of the time, loss {loss.item():.3f}", flush=True)
    torch.save(net.state_dict(), folder / LEARNT)
    return net


def write(net: Net, path: Path = MODEL) -> None:
    """Write the net down for OpenCV, for pictures of any size."""
    sides = {0: "n", 2: "high", 3: "wide"}
    torch.onnx.export(
        net.eval(), (torch.zeros(1, 3, CROP, CROP),), str(path),
        input_names=["picture"], output_names=["told"],
        dynamic_axes={"picture": sides, "told": sides}, opset_version=17, dynamo=False,
    )  # fmt: skip


if __name__ == "__main__":
    cv2.setNumThreads(1)
    write(train(Path(sys.argv[1]), float(sys.argv[2]), is_settling=sys.argv[3:] == ["settle"]))
