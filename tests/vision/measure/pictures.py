"""Single pictures, as `companion read` reads them, against zxing-cpp as it comes: finds, losses and time.

python -m tests.vision.measure pictures [--count N] [--seed S] [--sorts tables,photos,sleeved,empty]
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from statistics import median
from time import process_time

import msgspec
import numpy as np
import zxingcpp

from tests.vision.pictures.photos import photo, without_codes
from tests.vision.readers.sleeved import sleeved
from tests.vision.simulated.tables import Laying, bench_frame, random_pinhole, random_texts
from tests.vision.simulated.weather import PROFILES
from vision.pictures.codes import tags_in
from vision.pixels import Pixels, use_one_core
from vision.readers.choice import open_decoders
from vision.readers.retail import as_printed
from vision.readers.zxing import _KINDS

Picture = tuple[Pixels, frozenset[str]]
KIND_OF = {code: kind for kind, code in _KINDS.items()}
CROWDS = (0, 1, 4, 12, 40)
TRIES = 3
BOUND = 1.5


class Seen(msgspec.Struct, frozen=True):
    """One picture: what each read rightly, what we lost of zxing's, what was wrong, and seconds of each."""

    seed: int
    ours: int
    its: int
    lost: tuple[str, ...]
    wrong: tuple[str, ...]
    its_wrong: int
    took_s: float
    its_s: float

    @property
    def ratio(self) -> float:
        """How many times as long we took."""
        return self.took_s / self.its_s


def alone(gray: Pixels) -> set[str]:
    """What zxing reads as it comes, turned, smaller and inverted too, with the same formats."""
    # Made anew each time: one kept to the program's end makes the library complain about it.
    found = zxingcpp.read_barcodes(gray, formats=zxingcpp.BarcodeFormats(list(_KINDS.values())))
    # Asked for QR codes it tells of their small relatives too, which are none of ours.
    return {as_printed(code.text, KIND_OF[code.format])[0] for code in found if code.format in KIND_OF}


def table(seed: int) -> Picture:
    """A drawn table with as many cards as it is its turn for, seen from any height."""
    chance = np.random.default_rng((seed, 9152))
    count, profile = CROWDS[seed % len(CROWDS)], PROFILES[seed // len(CROWDS) % len(PROFILES)]
    wide = float(chance.uniform(220, 800))
    laying = Laying(count, texts=random_texts(seed, max(count, 1)), tag_mm=float(chance.uniform(12, 22)))
    shot = bench_frame(seed, profile, laying, random_pinhole(seed, wide, wide / 1.5))
    return shot.frame.gray, frozenset(tag.text for tag in shot.truth.tags)


def _photo(seed: int) -> Picture:
    taken = photo(seed)
    return taken.gray, frozenset(code.text for code in taken.codes)


def _sleeved(seed: int) -> Picture:
    taken = sleeved(seed)
    return taken.gray, frozenset(code.text for code in taken.codes)


SORTS: dict[str, Callable[[int], Picture]] = {
    "tables": table,
    "photos": _photo,
    "sleeved": _sleeved,
    "empty": lambda seed: (without_codes(seed), frozenset()),
}


def seen(pictures: Iterator[tuple[int, Picture]]) -> Iterator[Seen]:
    """Let both read each picture."""
    decoders = open_decoders()
    for seed, (gray, texts) in pictures:
        found, other = {tag.text for tag in tags_in(gray, decoders)}, alone(gray)
        ways = partial(tags_in, gray, decoders), partial(alone, gray)
        took = [(_took_s(ways[0]), _took_s(ways[1])) for _ in range(TRIES)]
        ours, its = (min(times) for times in zip(*took, strict=True))
        yield Seen(
            seed, len(found & texts), len(other & texts), tuple(sorted((other & texts) - found)),
            tuple(sorted(found - texts)), len(other - texts), ours, its,
        )  # fmt: skip


def measure(arguments: Sequence[str]) -> None:
    """Print one row for each sort of pictures, apart for those in which zxing finds something or nothing."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--seed", type=int, default=400_000)
    parser.add_argument("--sorts", default=",".join(SORTS))
    asked = parser.parse_args(arguments)
    use_one_core()
    seeds = range(asked.seed, asked.seed + asked.count)
    print(f"seeds {seeds[0]}-{seeds[-1]}, best of {TRIES}")
    print(f"{'':22}{'pictures':>9}{'zxing':>7}{'ours':>7}", end="")
    print(f"{'lost':>6}{'wrong':>7}{'its':>5}{'zxing ms':>10}{'sum':>7}{'median':>8}{'over':>6}")
    everything: list[Seen] = []
    for name in asked.sorts.split(","):
        rows = list(seen((seed, SORTS[name](seed)) for seed in seeds))
        everything += rows
        _row(name, rows)
        _row("  zxing finds", [row for row in rows if row.its])
        _row("  zxing finds nothing", [row for row in rows if not row.its])
        for row in rows:
            if row.lost or row.wrong:
                print(f"    {row.seed}: lost {row.lost}, wrong {row.wrong}")
    _row("all", everything)


def _row(name: str, rows: Sequence[Seen]) -> None:
    if not rows:
        return
    its_s, took_s = sum(row.its_s for row in rows), sum(row.took_s for row in rows)
    over = sum(row.ratio > BOUND for row in rows)
    print(
        f"{name:22}{len(rows):9}{sum(row.its for row in rows):7}{sum(row.ours for row in rows):7}"
        f"{sum(len(row.lost) for row in rows):6}{sum(len(row.wrong) for row in rows):7}"
        f"{sum(row.its_wrong for row in rows):5}{1000 * its_s / len(rows):10.2f}"
        f"{took_s / its_s:7.2f}{median(row.ratio for row in rows):8.2f}{over:6}", flush=True,
    )  # fmt: skip


def _took_s(read: Callable[[], object]) -> float:
    begun = process_time()
    read()
    return process_time() - begun
