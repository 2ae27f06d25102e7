"""How the test bench compares: pixels per module at which each reader reads 50, 90 and 95 % of tags.

    python -m tests.vision.measure bench [frames per profile, 60] [first seed, 0]

Beside each figure stands the one of the study that the profiles were made after (logistic fit, tags whole and
without glare, tilt 0-25 degrees). `-` is never reached.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import perf_counter

import numpy as np
from numpy.typing import NDArray

from tests.vision.simulated.tables import Laying, bench_frame, random_pinhole
from tests.vision.simulated.weather import PROFILES, Profile
from vision.pixels import Pixels, scaled, use_one_core
from vision.readers.zbar import ZbarDecoder
from vision.readers.zxing import ZxingDecoder

Reading = Callable[[Pixels], set[str]]
Rates = list[tuple[float, bool]]

LIMITS = (0.5, 0.9, 0.95)
STUDY: dict[str, dict[Profile, tuple[float | None, ...]]] = {
    "zxing": {"good": (1.62, None, 1.99), "typical": (2.06, 2.40, 2.53), "poor": (2.98, 3.48, None)},
    "zxing x2": {"good": (1.30, None, 1.51), "typical": (1.74, 1.94, 2.02), "poor": (2.66, 3.10, None)},
    "zbar": {"good": (2.15, None, 3.02), "typical": (2.79, 3.54, 3.93), "poor": (3.46, None, None)},
    "zbar x2": {"good": (1.66, None, 2.23), "typical": (2.15, 2.54, 2.73), "poor": (3.19, None, None)},
    "aruco": {"good": (1.78, None, 1.97), "typical": (2.14, 2.67, 2.87), "poor": (3.06, 3.57, None)},
}
"""What the study found: pixels per module at 50, 90 and 95 %, where it says so."""


def readings() -> dict[str, Reading]:
    """Every reader measured, as a function from a gray picture to the texts it reads."""
    zxing, zbar = ZxingDecoder(("QR",)), ZbarDecoder(("QR",))
    return {
        "zxing": lambda gray: {tag.text for tag in zxing.decode(gray)},
        "zxing x2": lambda gray: {tag.text for tag in zxing.decode(scaled(gray, 2))},
        "zbar": lambda gray: {tag.text for tag in zbar.decode(gray)},
        "zbar x2": lambda gray: {tag.text for tag in zbar.decode(scaled(gray, 2))},
        "aruco": plain_aruco(),
    }


def plain_aruco() -> Reading:
    """OpenCV's own detector as the study tuned it: what our marks are read by may be better."""
    import cv2

    how = cv2.aruco.DetectorParameters()
    how.minMarkerPerimeterRate = 36 / 1920
    how.adaptiveThreshWinSizeMin, how.adaptiveThreshWinSizeMax, how.adaptiveThreshWinSizeStep = 5, 25, 10
    how.minSideLengthCanonicalImg = 16
    how.polygonalApproxAccuracyRate = 0.06
    how.minMarkerDistanceRate = 0.05
    numbers = cv2.aruco.getPredefinedDictionary(cv2.aruco.DICT_5X5_1000)
    detector = cv2.aruco.ArucoDetector(numbers, how)

    def read(gray: Pixels) -> set[str]:
        corners, found, _ = detector.detectMarkers(gray)
        return {f"mark:{int(number)}" for number in np.ravel(found)} if len(corners) else set()

    return read


def measure(arguments: Sequence[str]) -> None:
    """Print the table of all readers and profiles."""
    frames, first = (int(part) for part in (*arguments, *("60", "0")[len(arguments) :]))
    use_one_core()
    print(f"{frames} frames per profile, seeds {first}-{first + frames - 1}, 1920x1080")
    heads = " ".join(f"{f'px{limit:.0%}'[:-1]:>6} {'study':>6}" for limit in LIMITS)
    print(f"{'reader':<9} {'profile':<8} {'n':>5} {heads}  wrong")
    begun = perf_counter()
    for profile in PROFILES:
        rates, wrong = rates_of(profile, range(first, first + frames))
        for name, seen in rates.items():
            pairs = zip(limits_of(seen), STUDY[name][profile], strict=True)
            figures = " ".join(f"{_figure(here):>6} {_figure(told):>6}" for here, told in pairs)
            print(f"{name:<9} {profile:<8} {len(seen):>5} {figures}  {wrong[name]}")
    print(f"{perf_counter() - begun:.0f} s")


def rates_of(profile: Profile, seeds: Sequence[int]) -> tuple[dict[str, Rates], dict[str, int]]:
    """Read a table for every seed; return which clear tag of which size was read, and how many wrongly."""
    readers = readings()
    rates: dict[str, Rates] = {name: [] for name in readers}
    wrong = dict.fromkeys(readers, 0)
    for seed in seeds:
        chance = np.random.default_rng((seed, 97))
        side = float(chance.uniform(12, 20))
        width = float(np.exp(chance.uniform(np.log(260), np.log(900))))
        camera = random_pinhole(seed, width, width * 2 / 3, bend=0.06)
        shot = bench_frame(seed, profile, Laying(8, "both", side, side * 0.45, sleeves=0.0), camera)
        truth = shot.truth
        for name, read in readers.items():
            found = read(shot.frame.gray)
            codes = truth.marks if name == "aruco" else truth.tags
            rates[name] += [(code.px_per_module, code.text in found) for code in codes if code.is_clear]
            wrong[name] += len(found - {code.text for code in codes})
    return rates, wrong


def limits_of(rates: Rates) -> list[float | None]:
    """Fit a logistic curve with a ceiling over the sizes; return where it passes each limit."""
    size, read = np.array([px for px, _ in rates]), np.array([seen for _, seen in rates], float)
    middle = np.linspace(0.7, 6.0, 107)[:, None, None, None]
    steep = np.geomspace(2, 60, 24)[None, :, None, None]
    top = np.array([1.0, 0.99, 0.97, 0.95, 0.9, 0.85, 0.8, 0.7])[None, None, :, None]
    share: NDArray[np.float64] = top / (1 + np.exp(np.clip(-steep * np.log(size / middle), -50, 50)))
    fit = (read * np.log(share + 1e-3) + (1 - read) * np.log(1 - share + 1e-3)).sum(axis=-1)
    at = np.unravel_index(int(fit.argmax()), fit.shape)
    found = float(middle.ravel()[at[0]]), float(steep.ravel()[at[1]]), float(top.ravel()[at[2]])
    return [_reached(limit, *found) for limit in LIMITS]


def _reached(share: float, middle: float, steep: float, top: float) -> float | None:
    if share >= top:
        return None
    return float(middle * (share / (top - share)) ** (1 / steep))


def _figure(value: float | None) -> str:
    return "-" if value is None else f"{value:.2f}"
