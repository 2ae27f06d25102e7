"""Dice by size, condition, base and colour, from two drawers: exact, flagged, missed, silent, invented."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from statistics import median
from time import perf_counter
from typing import Any

import msgspec
import numpy as np

from tests.vision.dice_bases import BASES
from tests.vision.dice_drawing import some_roll
from vision.dice.die import Die
from vision.dice.reading import read_dice
from vision.geometry import centre_of
from vision.prepare import Pixels, use_one_core

ROLLS = 40  # of each row, unless the command says otherwise
SEED = 700_000  # nothing was tuned on seeds from here on
SIZES_PX = (20, 24, 32, 48, 80, 140)
SAME = ({"white", "ivory"}, {"white", "gray"})
CONDITIONS: dict[str, dict[str, Any]] = {
    "usual": {},
    "glare on two dice": {"glare": 2, "n": 4},
    "light spots": {"spots": 3},
    "blurred": {"blur": 1.3, "noise": 5.0, "jpeg": 72},
    "dim": {"light": 0.5, "noise": 5.0},
}


class Case(msgspec.Struct, frozen=True, eq=False):
    """One roll: the picture and every die that lies in it, as face, colour, corners."""

    pixels: Pixels
    dice: tuple[tuple[int, str, Any], ...]
    base: str


def measure(arguments: Sequence[str]) -> None:
    """Print the tables; the arguments are the number of rolls a row and the sizes, such as `30 24,48`."""
    rolls = int(arguments[0]) if arguments else ROLLS
    sizes = [int(px) for px in arguments[1].split(",")] if len(arguments) > 1 else SIZES_PX
    use_one_core()
    by_kind: dict[str, Counter[str]] = defaultdict(Counter)
    print(f"{'px':>4} {'condition':<26} {'dice':>5} {'exact':>7} {'flagged':>8} {'missed':>7} {'silent':>7} "
          f"{'colour':>7} {'invented':>8} {'rolls':>7} {'ms':>7}")  # fmt: skip
    for px in sizes:
        for condition in CONDITIONS:
            row(px, condition, own_cases(px, condition, rolls), by_kind)
        for profile in ("good", "typical", "poor"):
            row(px, f"bench, {profile}", bench_cases(px, profile, rolls), None)
    for kind, counts in sorted(by_kind.items()):
        print(f"{kind:<24} {told(counts)}")


def own_cases(px: int, condition: str, rolls: int) -> Iterator[Case]:
    """Rolls of the drawer beside these tests."""
    for seed in range(SEED, SEED + rolls):
        base = BASES[seed % len(BASES)]
        pixels, truths = some_roll(seed, px, base, **CONDITIONS[condition])
        yield Case(pixels, tuple((one.face, one.colour, one.corners) for one in truths), base)


def bench_cases(px: int, profile: Any, rolls: int) -> Iterator[Case]:
    """Rolls of the drawn bench; what a wall hides or the picture cuts off is left out."""
    from vision.drawn.rolls import bench_roll

    for seed in range(SEED, SEED + rolls):
        shot = bench_roll(seed, profile, die_px=px, size=(960, 720))
        whole = [die for die in shot.truth.dice if die.visible > 0.95]
        yield Case(shot.pixels, tuple((die.face, die.colour, die.corners) for die in whole), "bench")


def row(px: int, name: str, cases: Iterator[Case], by_kind: dict[str, Counter[str]] | None) -> None:
    """Read all cases of a row and print what came of them."""
    counts: Counter[str] = Counter()
    took_ms, rolls = [], 0
    for case in cases:
        began = perf_counter()
        found = read_dice(case.pixels)
        took_ms.append((perf_counter() - began) * 1000)
        verdicts, invented = judged(case, found, px)
        counts.update(kind for _, kind in verdicts)
        counts["invented"] += invented
        counts["rolls"] += not invented and all(kind in ("exact", "colour") for _, kind in verdicts)
        rolls += 1
        for colour, kind in verdicts if by_kind is not None and px >= 24 else ():
            assert by_kind is not None
            by_kind[f"colour {colour}"][kind] += 1
            by_kind[f"base {case.base}"][kind] += 1
    print(f"{px:>4} {name:<26} {told(counts)} {counts['invented']:>8} {100 * counts['rolls'] / rolls:>6.1f}% "
          f"{median(took_ms):>7.0f}", flush=True)  # fmt: skip


def told(counts: Counter[str]) -> str:
    """Shares of all dice."""
    n = sum(counts[kind] for kind in ("exact", "colour", "flagged", "missed", "silent"))
    exact = counts["exact"] + counts["colour"]
    parts = (exact, counts["flagged"], counts["missed"], counts["silent"], counts["colour"])
    return f"{n:>5} " + " ".join(f"{100 * part / max(n, 1):>6.2f}%" for part in parts)


def judged(case: Case, found: Sequence[Die], px: float) -> tuple[list[tuple[str, str]], int]:
    """What became of every die (by its colour), and how many sure dice lie where none is."""
    left, verdicts = list(found), []
    for face, colour, corners in case.dice:
        middle = np.mean(np.array(corners), axis=0)
        near = [die for die in left if np.hypot(*(np.array(centre_of(die.corners)) - middle)) < 0.45 * px]
        left = [die for die in left if die not in near]
        verdicts.append((colour, verdict(face, colour, near[0]) if near else "missed"))
    return verdicts, sum(die.sure for die in left)


def verdict(face: int, colour: str, die: Die) -> str:
    """Exact, exact with another name for the colour, flagged, or silently wrong."""
    if not die.sure:
        return "flagged"
    if die.face != face:
        return "silent"
    return "exact" if die.colour == colour or {die.colour, colour} in SAME else "colour"
