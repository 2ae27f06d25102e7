"""Train one of the nets that read dice and write it down.

    python -m tests.vision.training.training finder PICTURES 35
    python -m tests.vision.training.training finder PICTURES 40 settle
    python -m tests.vision.training.training judge PICTURES 42

PICTURES is a folder of the folders that `rendering.py`, `drawing.py` and `mistakes.py` fill. Torch and onnx,
which this needs, are no part of the project. To settle, a net goes on from what it learnt before.
"""

from __future__ import annotations

import multiprocessing
import sys
from pathlib import Path
from time import monotonic
from typing import Any

import cv2
import numpy as np
import torch
from torch import nn

from tests.vision.training import finding, judging
from tests.vision.training.blocks import Lesson
from tests.vision.training.crops import Album
from tests.vision.training.truth import Array, kept

LESSONS = {"finder": finding.LESSON, "judge": judging.LESSON}
RATE, DECAY, WARM_UP = 2e-3, 1e-4, 100
MIXED = 6  # batches' worth of rows that wait, so that those of one piece do not come together
HELPERS = 1  # processes that make rows: as fast as one core learns from them


def serve(lesson: Lesson, albums: list[tuple[Album, float]], ready: Any, seed: int) -> None:
    """Fill the queue with batches for ever."""
    chance = np.random.default_rng(seed)
    shares = np.array([share for _, share in albums])
    waiting: list[tuple[Array, ...]] = []
    while True:
        while len(waiting) < MIXED * lesson.batch:
            waiting += lesson.rows(albums[chance.choice(len(albums), p=shares / shares.sum())][0], chance)
        chance.shuffle(waiting)  # type: ignore[arg-type]
        ready.put(tuple(np.stack(column) for column in zip(*waiting[: lesson.batch], strict=True)))
        del waiting[: lesson.batch]


def train(name: str, folder: Path, minutes: float, is_settling: bool) -> Any:
    """Learn for so long, from nothing or from what was learnt before; the rate falls to nothing by then."""
    lesson, learnt = LESSONS[name], folder / f"{name}.pt"
    albums = [(Album(list(kept(folder / part))), share) for part, share in lesson.shares.items()]
    context = multiprocessing.get_context("fork")
    ready = context.Queue(8)
    for seed in range(1, HELPERS + 1):
        context.Process(target=serve, args=(lesson, albums, ready, seed), daemon=True).start()
    net, rate = lesson.net().train().to(memory_format=torch.channels_last), RATE / 4 if is_settling else RATE
    if is_settling:
        net.load_state_dict(torch.load(learnt))
    chooser = torch.optim.AdamW(net.parameters(), lr=rate, weight_decay=DECAY)
    began, number = monotonic(), 0
    while (done := (monotonic() - began) / (60 * minutes)) < 1:
        number += 1
        for group in chooser.param_groups:
            group["lr"] = rate * min(1, number / WARM_UP) * (0.5 + 0.5 * np.cos(np.pi * done)) + 1e-5
        pictures, *answers = (torch.from_numpy(column) for column in ready.get())
        with torch.autocast("cpu", dtype=torch.bfloat16):  # in half the time
            told = net(pictures.permute(0, 3, 1, 2).float() / 255 - 0.5)
        loss = lesson.loss(told.float(), *answers, is_settling)
        chooser.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(net.parameters(), 5.0)
        chooser.step()
        if number % 100 == 0:
            print(f"{number:>6} batches, {done:4.0%} of the time, loss {loss.item():.3f}", flush=True)
            torch.save(net.state_dict(), learnt)
    torch.save(net.state_dict(), learnt)
    return net


def write(lesson: Lesson, net: Any) -> None:
    """Write the net down for OpenCV."""
    plain, example = (
        net.to(memory_format=torch.contiguous_format).eval(),
        torch.zeros(1, 3, lesson.side, lesson.side),
    )
    torch.onnx.export(
        plain, (example,), str(lesson.model),
        input_names=["picture"], output_names=["told"],
        dynamic_axes={"picture": lesson.sizes, "told": lesson.sizes}, opset_version=17, dynamo=False,
    )  # fmt: skip


if __name__ == "__main__":
    torch.set_num_threads(1)
    cv2.setNumThreads(1)  # what is forked must not wait for threads that it does not have
    name, folder, minutes = sys.argv[1], Path(sys.argv[2]), float(sys.argv[3])
    write(LESSONS[name], train(name, folder, minutes, is_settling=sys.argv[4:] == ["settle"]))
