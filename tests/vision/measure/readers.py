"""How many tags each reader finds, by size, light, crowd and tilt, and in what time of one core.

python -m tests.vision.measure readers [--frames N] [--seed S]
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from statistics import median
from time import process_time
from typing import Any

import msgspec
import numpy as np

from companion.core.language.tags import is_ours, tag_text
from tests.vision.simulated.bench import Bench, Shot
from tests.vision.simulated.pinhole import above
from tests.vision.simulated.scene import Card, Code, Scene
from tests.vision.simulated.tables import Laying, bench_frame, random_pinhole
from tests.vision.simulated.weather import Profile, weather_of
from vision.frames import Frame
from vision.pictures.codes import tags_in
from vision.pixels import Pixels, use_one_core
from vision.readers.choice import open_decoders, open_gaze, open_reader
from vision.readers.closeup import SQUARE
from vision.readers.spots import bars_in, contrast_of, squares_in
from vision.tags import FORMATS

PROFILES: tuple[Profile, ...] = ("good", "typical", "poor")
SIZES = (1.25, 1.5, 1.75, 2.0, 2.25, 2.5, 3.0, 4.0)
CROWDS = (1, 5, 20, 40)
TILTS = (0.0, 8.0, 16.0, 25.0)
Read = Callable[[Pixels], Iterable[str]]


class Seen(msgspec.Struct, frozen=True):
    """One clear tag in one frame, and who has read it."""

    profile: str
    px: float
    count: int
    tilt: float
    read_by: frozenset[str]


class Run(msgspec.Struct):
    """Everything one run has gathered."""

    seen: list[Seen] = []
    took_ms: dict[str, list[float]] = {}
    wrong: dict[str, int] = {}
    wrong_ours: dict[str, int] = {}


def readers() -> dict[str, Read]:
    """Every reader measured, with zxing as it comes and for square codes alone."""
    import zxingcpp

    formats = (
        zxingcpp.BarcodeFormat.QRCode,
        zxingcpp.BarcodeFormat.Code128,
        zxingcpp.BarcodeFormat.EAN13,
        zxingcpp.BarcodeFormat.EAN8,
        zxingcpp.BarcodeFormat.UPCA,
        zxingcpp.BarcodeFormat.UPCE,
    )

    def zxing(gray: Pixels, count: int) -> list[str]:
        asked = zxingcpp.BarcodeFormats(formats[:count])
        return [code.text for code in zxingcpp.read_barcodes(gray, formats=asked)]

    zbar = open_decoders("zbar", FORMATS)[0]
    both, squares = open_reader("both"), open_reader("both", ["QR"])
    decoders = open_decoders("both")
    return {
        "zxing": lambda gray: zxing(gray, len(formats)),
        "zxing QR": lambda gray: zxing(gray, 1),
        "zbar": lambda gray: [tag.text for tag in zbar.decode(gray)],
        "ours": lambda gray: [tag.text for tag in both.read(Frame(gray, 0.0, ""))],
        "ours QR": lambda gray: [tag.text for tag in squares.read(Frame(gray, 0.0, ""))],
        "read IMAGE": lambda gray: [tag.text for tag in tags_in(gray, decoders)],
    }


def shots(frames: int, seed: int) -> Iterable[tuple[Profile, int, float, Shot]]:
    """Random tables: so many frames for each light and crowd, at any height and tilt."""
    for number in range(frames):
        for profile in PROFILES:
            for count in CROWDS:
                here = seed + 1000 * number + 10 * count + PROFILES.index(profile)
                chance = np.random.default_rng(here)
                wide = float(chance.uniform(320, 900))
                camera = random_pinhole(here, wide, wide / 1.5)
                texts = tuple(tag_text(int(one)) for one in chance.integers(0, 34**8, count))
                laying = Laying(count=count, texts=texts, tag_mm=float(chance.uniform(14, 22)))
                yield profile, count, camera.tilt_deg, bench_frame(here, profile, laying, camera)


def gathered(frames: int, seed: int) -> Run:
    """Let every reader read every frame."""
    run, ways = Run(), readers()
    for profile, count, tilt, shot in shots(frames, seed):
        gray = shot.frame.gray
        everything = {one.text for one in shot.truth.tags}
        read: dict[str, set[str]] = {}
        for name, way in ways.items():
            begun = process_time()
            read[name] = set(way(gray))
            run.took_ms.setdefault(name, []).append(1000 * (process_time() - begun))
            strange = read[name] - everything
            run.wrong[name] = run.wrong.get(name, 0) + len(strange)
            run.wrong_ours[name] = run.wrong_ours.get(name, 0) + sum(map(is_ours, strange))
        for tag in shot.truth.tags:
            if tag.is_clear:
                by = frozenset(name for name in ways if tag.text in read[name])
                run.seen.append(Seen(profile, tag.px_per_module, count, tilt, by))
    return run


def measure(arguments: Sequence[str]) -> None:
    """Print all tables."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--frames", type=int, default=6)
    parser.add_argument("--seed", type=int, default=700_000)
    asked = parser.parse_args(arguments)
    use_one_core()
    run = gathered(asked.frames, asked.seed)
    for profile in PROFILES:
        rows = [seen for seen in run.seen if seen.profile == profile]
        _table(f"{profile} light, by px per module", rows, lambda seen: seen.px, SIZES, run)
    large = [seen for seen in run.seen if seen.profile != "poor" and seen.px >= 2.0]
    edges = (*CROWDS, CROWDS[-1] + 1)
    _table("good and typical light, from 2.0 px, by crowd", large, lambda seen: seen.count, edges, run)
    _table("good and typical light, from 2.0 px, by tilt", large, lambda seen: seen.tilt, TILTS, run)
    _times(run)
    _stages(asked.seed)


def _table(
    title: str, rows: list[Seen], key: Callable[[Seen], float], edges: Sequence[float], run: Run
) -> None:
    print(f"\n{title}: clear tags read, %")
    bins = list(zip(edges, edges[1:], strict=False))
    inside = [[seen for seen in rows if low <= key(seen) < high] for low, high in bins]
    print(f"{'':12}", *(f"{low:>7g}-" for low, _ in bins), f"{'all':>8}")
    print(f"{'tags':12}", *(f"{len(part):8}" for part in inside), f"{len(rows):8}")
    for name in run.took_ms:
        cells = (_percent(part, name) for part in [*inside, rows])
        print(f"{name:12}", *(f"{cell:>8}" for cell in cells))


def _percent(rows: list[Seen], name: str) -> str:
    return f"{100 * sum(name in seen.read_by for seen in rows) / len(rows):.0f}" if rows else "-"


def _times(run: Run) -> None:
    print(
        f"\n{'':12}{'found':>8}{'median ms':>11}{'sum ms':>9}{'/zxing':>8}{'/zxing QR':>11}{'wrong':>7}",
        "ours",
    )
    for name, took in run.took_ms.items():
        ratios = [
            median(one / other for one, other in zip(took, run.took_ms[base], strict=True))
            for base in ("zxing", "zxing QR")
        ]
        found = sum(name in seen.read_by for seen in run.seen)
        print(
            f"{name:12}{found:8}{median(took):11.1f}{sum(took):9.0f}{ratios[0]:8.2f}{ratios[1]:11.2f}"
            f"{run.wrong[name]:7} {run.wrong_ours[name]}"
        )


def _stages(seed: int) -> None:
    """Tell where the time of one frame goes, and what a followed frame costs."""
    camera = above(0, 0, 520, 292, (1920, 1080))
    bench = Bench(camera, weather_of("typical", seed), seed=seed, is_gray=True)
    chance = np.random.default_rng(seed)
    cards = tuple(
        Card(
            45 + 82 * (n % 6),
            50 + 94 * (n // 6),
            codes=(Code(tag_text(int(chance.integers(34**8)))),),
            key=str(n),
        )
        for n in range(18)
    )
    frames = [bench.shot(Scene(cards=cards), time_s=n / 10).frame for n in range(40)]
    gray = frames[0].gray
    decoder, whole, gaze = open_decoders("zxing", ["QR"])[0], open_reader(), open_gaze()
    found = decoder.decode(gray, SQUARE)
    contrast = contrast_of(gray, (tag.corners for tag in found))
    assert contrast is not None
    stages: dict[str, Callable[[], Any]] = {
        "first look": lambda: decoder.decode(gray, SQUARE),
        "contrast": lambda: contrast_of(gray, (tag.corners for tag in found)),
        "square spots": lambda: squares_in(contrast, gray.shape),
        "bar spots": lambda: bars_in(contrast, gray.shape),
        "whole, cold": lambda: whole.read(frames[0]),
    }
    print(f"\n1920x1080, {len(cards)} tags: ms, median of 15")
    took = {name: median(_took_ms(stage) for _ in range(15)) for name, stage in stages.items()}
    followed = [_took_ms(partial(gaze.read, frame)) for frame in frames][1:]
    took |= {"followed": median(followed), "followed, mean": sum(followed) / len(followed)}
    for name, ms in took.items():
        print(f"  {name:16}{ms:8.2f}")
    print(f"  followed / cold {took['followed'] / took['whole, cold']:8.3f}")


def _took_ms(stage: Callable[[], Any]) -> float:
    begun = process_time()
    stage()
    return 1000 * (process_time() - begun)
