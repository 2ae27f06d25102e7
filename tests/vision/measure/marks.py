"""Table marks: how many are read by size, light and frames, the false ids, and the time.

marks [frames] [pictures]    how many tables of each kind, and how many pictures without marks
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from time import perf_counter
from typing import Any

import cv2
import msgspec

from tests.vision.measure.tag_free import tag_free
from tests.vision.simulated.bench import Shot
from tests.vision.simulated.tables import Laying, bench_frame, random_pinhole
from vision.frames import Frame
from vision.marks.finder import PATIENT, marks_seen
from vision.marks.gate import MarkGate
from vision.marks.mark import FACES, mark_text
from vision.marks.reader import MarkReader
from vision.pixels import Pixels, use_one_core

UNSEEN = 910_000
"""Where the seeds begin that nothing was tuned on."""
BINS = (1.4, 1.7, 2.0, 2.3, 2.6, 2.9, 3.3, 3.8, 5.0)
LIGHTS = ("good", "typical", "poor")
Finds = Callable[[Pixels], dict[str, bool]]


def measure(arguments: Sequence[str]) -> None:
    """Print every table; the arguments say how much is drawn."""
    use_one_core()
    frames, pictures = (int(part) for part in [*arguments, "40", "1000"][:2]) if arguments else (40, 1000)
    by_size(frames)
    whole_table(frames)
    false_ids(pictures)
    times(max(frames // 8, 3))


def by_size(frames: int) -> None:
    """Print how many marks are read in a single frame, by their pixels a module, beside the library alone."""
    for light in LIGHTS:
        rates = {name: Counter[tuple[int, bool]]() for name in FINDERS}
        for seed in range(UNSEEN, UNSEEN + frames):
            mark_mm = (7.0, 8.5, 10.0, 12.0, 14.0, 16.0)[seed % 6]
            shot = bench_frame(
                seed, light, Laying(count=24, printed="mark", mark_mm=mark_mm), random_pinhole(seed)
            )
            for name, finds in FINDERS.items():
                _count(rates[name], shot, finds(shot.frame.gray))
        print(f"{light}, one frame; px a module below: {'  '.join(f'{edge:4}' for edge in BINS)}")
        for name, rate in rates.items():
            cells = (_percent(rate[at, True], rate[at, True] + rate[at, False]) for at in range(len(BINS)))
            print(f"  {name:28} {'  '.join(cells)}")


def _count(rate: Counter[tuple[int, bool]], shot: Shot, found: dict[str, bool]) -> None:
    for code in shot.truth.marks:
        size = next((at for at, edge in enumerate(BINS) if code.px_per_module < edge), None)
        if code.is_clear and size is not None:
            rate[size, code.text in found] += 1


def _library(gray: Pixels) -> dict[str, bool]:
    """The library's own detector, tuned as the study before this had it."""
    how = cv2.aruco.DetectorParameters()
    how.minMarkerPerimeterRate = 36 / max(gray.shape)
    how.adaptiveThreshWinSizeMin, how.adaptiveThreshWinSizeMax, how.adaptiveThreshWinSizeStep = 5, 25, 10
    how.minSideLengthCanonicalImg, how.polygonalApproxAccuracyRate, how.minMarkerDistanceRate = 16, 0.06, 0.05
    marks = cv2.aruco.getPredefinedDictionary(cv2.aruco.DICT_5X5_1000)
    _, numbers, _ = cv2.aruco.ArucoDetector(marks, how).detectMarkers(gray)
    return {} if numbers is None else {mark_text(int(number)): True for number in numbers.ravel()}


def _ours(gray: Pixels, **how: Any) -> dict[str, bool]:
    return {mark_text(mark.number): True for mark in marks_seen(gray, **how) if mark.is_sure}


FINDERS: dict[str, Finds] = {
    "the library alone, tuned": _library,
    "ours quick, sure": _ours,
    "ours quick, with faint ones": lambda gray: {mark_text(mark.number): True for mark in marks_seen(gray)},
    "ours patient, sure": lambda gray: _ours(gray, searches=PATIENT),
}


def whole_table(frames: int) -> None:
    """Print how many 16 mm marks on 90 x 60 cm are read within one, two and three frames of 1920 x 1080."""
    for light in LIGHTS:
        for mark_mm in (12.0, 14.0, 16.0):
            clear = wrong = 0
            within = Counter[int]()
            for seed in range(UNSEEN + 5000, UNSEEN + 5000 + frames // 2):
                shots = list(_three(seed, light, mark_mm))
                reader, seen = MarkReader(), set[str]()
                lie = {code.text for code in shots[0].truth.marks if code.is_clear}
                every = {code.text for code in shots[0].truth.marks}
                clear += len(lie)
                for at, shot in enumerate(shots):
                    seen |= {
                        tag.text for tag in reader.read(msgspec.structs.replace(shot.frame, time_s=0.1 * at))
                    }
                    within[at] += len(lie & seen)
                wrong += len(seen - every)
            rates = ", ".join(f"{_percent(within[at], clear)} within {at + 1}" for at in range(3))
            print(
                f"{light:8} {mark_mm:4} mm, 90 x 60 cm at 1080p, tilt 0-25: {rates} of {clear}; wrong {wrong}"
            )


def _three(seed: int, light: str, mark_mm: float) -> Iterator[Shot]:
    """The same table three times, each with its own noise."""
    from tests.vision.simulated.bench import Bench
    from tests.vision.simulated.tables import random_scene
    from tests.vision.simulated.weather import weather_of

    pinhole = random_pinhole(seed)
    laying = Laying(count=20, printed="mark", mark_mm=mark_mm)
    bench = Bench(pinhole, weather_of(light, seed), seed=seed, is_gray=True)  # type: ignore[arg-type]
    scene = random_scene(seed, laying, pinhole)
    for at in range(3):
        yield bench.shot(scene, time_s=0.1 * at)


def false_ids(pictures: int) -> None:
    """Print how many ids are told of pictures without marks: of one alone, and of three still frames."""
    told: dict[str, Counter[str]] = {"one picture": Counter(), "three still frames": Counter()}
    for seed in range(UNSEEN, UNSEEN + pictures):
        kind, picture = tag_free(seed)
        marks, gate = marks_seen(picture, PATIENT), MarkGate()
        still = [gate.believed(marks) for _ in range(3)][-1]
        told["one picture"][kind] += sum(mark.is_sure for mark in marks)
        told["three still frames"][kind] += len(still)
        told["three still frames"]["of corners and zones"] += sum(mark.number not in FACES for mark in still)
    for how, kinds in told.items():
        print(f"{pictures} pictures without marks, {how}: {dict(+kinds) or 'no id'}")


def times(frames: int) -> None:
    """Print milliseconds a frame: the library, ours everywhere, and ours while nothing moves."""
    for count in (5, 20, 40):
        spent = Counter[str]()
        for seed in range(UNSEEN, UNSEEN + frames):
            shot = bench_frame(seed, "typical", Laying(count=count, printed="mark", card_mm=(50, 60)))
            gray, reader = shot.frame.gray, MarkReader()
            reader.read(Frame(gray, 0.0, "bench"))
            begun = perf_counter()
            _library(gray)
            own = perf_counter()
            marks_seen(gray)
            followed = perf_counter()
            for at in range(4):
                reader.read(Frame(gray, 0.1 * (at + 1), "bench"))
            done = perf_counter()
            spent.update(library=own - begun, everywhere=followed - own, followed=(done - followed) / 4)
        print(
            f"{count} marks, ms a frame: "
            + ", ".join(f"{k} {1000 * v / frames:.1f}" for k, v in spent.items())
        )


def _percent(part: int, whole: int) -> str:
    return f"{part / whole:4.0%}" if whole else "   -"
