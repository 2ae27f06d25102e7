"""Dice by size, condition, base and colour, from two drawers: exact, flagged, missed, silent, invented."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from statistics import median
from time import process_time
from typing import Any

import msgspec
import numpy as np

from tests.vision.dice.bases import BASES
from tests.vision.dice.drawing import some_roll
from tests.vision.dice.flat import flat_roll
from tests.vision.dice.grounds import GROUNDS
from tests.vision.dice.rays import some_shot
from vision.dice.die import Die
from vision.dice.reader import read_dice
from vision.geometry import centre_of
from vision.pixels import Pixels, use_one_core

ROLLS = 24  # of each row, unless the command says otherwise
SEED = 900_000  # nothing was tuned on seeds from here on
SIZES_PX = (24, 32, 48, 64, 120)
PARTS = ("tray", "own", "flat", "bench", "rays", "photo")
RAYS: dict[str, dict[str, Any]] = {
    "rays, all grounds": {},
    "rays, a window shines": {"window_half": 0.3, "window": (0.2, 0.1, 1.0)},
    "rays, dim and warm": {"exposure": 0.35, "noise": 4.0, "blur": 0.9, "warm": 0.4},
}
SAME = ({"white", "ivory"}, {"white", "gray"})
TRAY_BASES = ("cloth", "felt", "wood", "tray")
MARGIN = 1.2  # sides of a die around all dice: the part of a picture in which a tray lies
PHOTO_PX, PHOTO_SIZE = (60, 160), (4000, 3000)
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
    cut: tuple[tuple[int, str, Any], ...] = ()  # dice on which the picture ends: they may be read or not


def measure(arguments: Sequence[str]) -> None:
    """Print the tables; the arguments are rolls a row, sizes, parts, first seed: `30 24,48 tray 950000`."""
    rolls = int(arguments[0]) if arguments else ROLLS
    sizes = [int(px) for px in arguments[1].split(",")] if len(arguments) > 1 else SIZES_PX
    parts = arguments[2].split(",") if len(arguments) > 2 else PARTS
    first = int(arguments[3]) if len(arguments) > 3 else SEED
    use_one_core()
    by_kind: dict[str, Counter[str]] = defaultdict(Counter)
    print(f"{'px':>4} {'condition':<26} {'dice':>5} {'exact':>7} {'flagged':>8} {'missed':>7} {'silent':>7} "
          f"{'colour':>7} {'invented':>8} {'rolls: exact':>13} {'silent':>7} {'ms':>6}")  # fmt: skip
    for px in sizes:
        for name, cases in rows(px, range(first, first + rolls), parts):
            row(px, name, cases, by_kind)
    for kind, counts in sorted(by_kind.items()):
        print(f"{kind:<24} {told(counts)}")
    for px in PHOTO_PX if "photo" in parts else ():
        row(px, "photograph, 12 MP", bench_cases(px, "typical", range(first, first + 2), PHOTO_SIZE), by_kind)


def rows(px: int, seeds: range, parts: Sequence[str]) -> Iterator[tuple[str, Iterator[Case]]]:
    """The rows of one size of dice, lazily drawn."""
    if "tray" in parts:
        yield "white and red in a tray", tray_cases(px, seeds)
    for condition in CONDITIONS if "own" in parts else ():
        yield condition, own_cases(px, condition, seeds)
    if "flat" in parts:
        yield "flat, by another hand", flat_cases(px, seeds)
    for profile in ("good", "typical", "poor") if "bench" in parts else ():
        yield f"bench, {profile}", bench_cases(px, profile, seeds)
    for name, room in RAYS.items() if "rays" in parts else ():
        yield name, ray_cases(px, room, seeds)


def tray_cases(px: int, seeds: range) -> Iterator[Case]:
    """White dice and red ones on what trays are lined with."""
    for seed in seeds:
        base, colour = TRAY_BASES[seed % 4], ("white", "red")[seed // 4 % 2]
        pixels, truths = some_roll(seed, px, base, colour)
        yield Case(pixels, tuple((one.face, one.colour, one.corners) for one in truths), base)


def own_cases(px: int, condition: str, seeds: range) -> Iterator[Case]:
    """Rolls of the drawer beside these tests."""
    for seed in seeds:
        base = BASES[seed % len(BASES)]
        pixels, truths = some_roll(seed, px, base, **CONDITIONS[condition])
        yield Case(pixels, tuple((one.face, one.colour, one.corners) for one in truths), base)


def flat_cases(px: int, seeds: range) -> Iterator[Case]:
    """Rolls of the drawer that nothing was trained on."""
    for seed in seeds:
        pixels, truths = flat_roll(seed, px)
        yield Case(pixels, tuple((one.face, one.colour, one.corners) for one in truths), "spots")


def ray_cases(px: int, room: dict[str, Any], seeds: range) -> Iterator[Case]:
    """Rolls of the drawer that follows rays, on every ground; dice that the picture cuts are left out."""
    for seed in seeds:
        ground = tuple(GROUNDS)[seed % len(GROUNDS)]
        pixels, truths = some_shot(seed, px, ground, tilt=30.0, **room)
        last = np.array(pixels.shape[1::-1]) - 3
        whole = [one for one in truths if (np.array(one.corners) >= 2).all() and (one.corners < last).all()]
        dice, cut = (
            tuple((one.face, one.colour, one.corners) for one in truths if (one in whole) == is_whole)
            for is_whole in (True, False)
        )
        yield Case(pixels, dice, ground, cut)


def bench_cases(px: int, profile: Any, seeds: range, size: tuple[int, int] = (0, 0)) -> Iterator[Case]:
    """Rolls of the drawn bench, as the part of the picture in which the dice lie unless a size is given;
    what a wall hides is left out of the count, dice that light bleaches are not.
    """
    from tests.vision.simulated.rolls import bench_roll

    for seed in seeds:
        shot = bench_roll(seed, profile, die_px=px, size=size if size[0] else (px * 28, px * 21))
        whole = [die for die in shot.truth.dice if die.visible > 0.95]
        case = Case(shot.pixels, tuple((die.face, die.colour, die.corners) for die in whole), "bench")
        yield case if size[0] else cropped(case, px)


def cropped(case: Case, px: float) -> Case:
    """The part of a picture around its dice."""
    spots = np.array([corner for _, _, corners in case.dice for corner in corners])
    high, wide = case.pixels.shape[:2]
    left, top = np.maximum(np.floor(spots.min(axis=0) - MARGIN * px), 0).astype(int)
    right, bottom = np.minimum(np.ceil(spots.max(axis=0) + MARGIN * px), (wide, high)).astype(int)
    dice = tuple((face, name, np.array(corners) - (left, top)) for face, name, corners in case.dice)
    return Case(np.ascontiguousarray(case.pixels[top:bottom, left:right]), dice, case.base)


def row(px: int, name: str, cases: Iterator[Case], by_kind: dict[str, Counter[str]]) -> None:
    """Read all cases of a row and print what came of them."""
    counts: Counter[str] = Counter()
    took_ms, rolls = [], 0
    for case in cases:
        began = process_time()
        found = read_dice(case.pixels)
        took_ms.append((process_time() - began) * 1000)
        verdicts, invented = judged(case, found, px)
        counts.update(kind for _, kind in verdicts)
        counts["invented"] += invented
        counts["rolls"] += not invented and all(kind in ("exact", "colour") for _, kind in verdicts)
        counts["wrong rolls"] += bool(invented) or any(kind == "silent" for _, kind in verdicts)
        rolls += 1
        for colour, kind in verdicts:
            by_kind[f"colour {colour}"][kind] += 1
            by_kind[f"base {case.base}"][kind] += 1
    print(f"{px:>4} {name:<26} {told(counts)} {counts['invented']:>8} "
          f"{100 * counts['rolls'] / rolls:>12.1f}% {100 * counts['wrong rolls'] / rolls:>6.1f}% "
          f"{median(took_ms):>6.0f}", flush=True)  # fmt: skip


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
    return verdicts, sum(die.sure and not _is_cut(case, die, px) for die in left)


def _is_cut(case: Case, die: Die, px: float) -> bool:
    """Whether a die that was read is one on which the picture ends, read rightly."""
    middle = np.array(centre_of(die.corners))
    return any(
        face == die.face and np.hypot(*(np.mean(np.array(corners), axis=0) - middle)) < 0.45 * px
        for face, _, corners in case.cut
    )


def verdict(face: int, colour: str, die: Die) -> str:
    """Exact, exact with another name for the colour, flagged, or silently wrong."""
    if not die.sure:
        return "flagged"
    if die.face != face:
        return "silent"
    return "exact" if die.colour == colour or {die.colour, colour} in SAME else "colour"
