"""Planted faults by the reason that is told for them: `why [seeds] [first seed]`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from time import perf_counter

from companion.watch.why import whose
from tests.vision.why.faults import FAULTS, Planted, art
from vision.readers.choice import open_decoders
from vision.why.reasons import why

SEEDS, FIRST = 40, 5000


def measure(arguments: Sequence[str]) -> None:
    """Print, for each planted fault, how often it is named, read in spite of it, or told otherwise."""
    seeds = int(arguments[0]) if arguments else SEEDS
    first = int(arguments[1]) if len(arguments) > 1 else FIRST
    decoders = open_decoders()
    print(f"{'planted':10} {'named':>6} {'read':>5}  {'ms':>4}  told otherwise")
    for name, made in [*FAULTS.items(), ("art", art)]:
        said: Counter[str] = Counter()
        took_s = 0.0
        for seed in range(first, first + seeds):
            shot: Planted = made(seed)
            begun = perf_counter()
            said[why(shot.gray, shot.spot, decoders, whose=whose, reach_px=40.0).reason] += 1
            took_s += perf_counter() - begun
        wanted = "nothing" if name == "art" else name
        unread = seeds - (said["read"] if wanted != "read" else 0)
        others = ", ".join(
            f"{key} {count}" for key, count in said.most_common() if key not in (wanted, "read")
        )
        share = 100 * said[wanted] / max(unread, 1)
        print(f"{name:10} {share:5.0f}% {said['read']:5}  {1000 * took_s / seeds:4.0f}  {others}")
