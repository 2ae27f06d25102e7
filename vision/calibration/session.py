"""Measuring a table step by step: each picture gives one advice, until the view is known."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import numpy as np

from vision.calibration.advice import Advice, Key
from vision.calibration.calibration import Calibration, CalibrationError
from vision.calibration.edges import Measured, measured
from vision.calibration.solution import Told, rough, sizes_by_marks, solve
from vision.calibration.verdicts import (
    DARK,
    Wanted,
    judge_focus,
    judge_lengths,
    judge_light,
    judge_missing,
    judge_order,
    judge_view,
)
from vision.frames import Frame
from vision.marks.mark import CORNERS, STRIP, Mark
from vision.pixels import Pixels
from vision.tags import Corners

REMEMBER_S = 0.6  # a mark that was missed in one picture is not gone
STILL_PX = 1.0  # a corner that moves less than this is still
ENOUGH, ENOUGH_S = 8, 1.0  # still pictures, and how long
EASE = 1.08
ROUGH_MM, MOST_MISS_PX = 3.0, 1.5


class Calibrating:
    """One guided measurement; feed it every picture with the marks found in it, and say what it advises."""

    def __init__(self, wanted: Wanted, sides_mm: Mapping[int, float] | None = None) -> None:
        """Measure for a table; `sides_mm` tells the size of other marks that lie about, by their number."""
        self._wanted, self._sides = wanted, dict(sides_mm or {})
        self.done: Advice | None = None
        self.view: Calibration | None = None
        self._seen: dict[int, tuple[float, Measured]] = {}
        self._still: list[dict[int, Corners]] = []
        self._since = 0.0
        self._shown: Advice | None = None
        self._other, self._odd = "", 0

    def again(self) -> None:
        """Begin anew."""
        self.done = self._shown = self.view = None
        self._seen, self._still, self._other, self._odd = {}, [], "", 0

    def update(self, frame: Frame, marks: Iterable[Mark], time_s: float) -> Advice:
        """Take a picture in and say what is to be done; after `done` it stays done."""
        if self.done is not None:
            return self.done
        found = list(marks)
        self.view = None
        advice = self._problem(frame.gray, found, time_s) or self._gather(frame.size, time_s)
        if advice.solved is not None:
            self.done, self.view = advice, advice.solved.calibration
            return advice
        return self._calmed(advice)

    @property
    def seen(self) -> dict[int, Corners]:
        """Which of the corner marks are seen now, 1 to 4, and where: to be drawn over the picture."""
        return {
            at: self._seen[number][1].corners for at, number in enumerate(CORNERS, 1) if number in self._seen
        }

    def _calmed(self, advice: Advice) -> Advice:
        """Another advice than before is given when it was due twice: words that flicker help nobody."""
        if self._shown is None or advice.key in {self._shown.key, self._other}:
            self._shown, self._other = advice, ""
        else:
            self._other = advice.key
        return self._shown

    def _problem(self, gray: Pixels, marks: list[Mark], time_s: float) -> Advice | None:
        """The gravest thing that is wrong with this picture."""
        if gray.size == 0:
            return self._lost(Advice("no-picture"))
        numbers = [mark.number for mark in marks]
        twice = [at for at, number in enumerate(CORNERS) if numbers.count(number) > 1]
        if twice:
            return self._lost(Advice("corner-twice", {"corner": twice[0] + 1}))
        self._look(gray, marks, time_s)
        seen = {number: one.corners for number, (_, one) in self._seen.items()}
        if not any(number in seen for number in CORNERS):
            is_dark = float(np.percentile(gray, 95)) < DARK
            return self._lost(Advice("dark", {"where": "whole"}) if is_dark else Advice("no-corners"))
        corners = {at: self._seen[number][1] for at, number in enumerate(CORNERS) if number in seen}
        missing = judge_missing(seen, gray, self._wanted)
        if missing is not None:
            dark = missing.key == "corner-missing" and judge_light(corners, [])
            return self._lost(dark or missing)
        if (swapped := judge_order(seen)) is not None:
            return self._lost(swapped)
        try:
            wrong = self._judged(seen, corners, (gray.shape[1], gray.shape[0]))
        except CalibrationError:
            wrong = Advice("not-flat")
        return self._lost(wrong) if wrong is not None else None

    def _judged(
        self, seen: Mapping[int, Corners], corners: Mapping[int, Measured], size: tuple[int, int]
    ) -> Advice | None:
        """What is wrong though all corners are seen: lengths, the camera, the light, the focus."""
        view = self.view = rough(seen, size, self._wanted.told, self._wanted.usual)
        return (
            self._wrong_lengths(seen, view) or judge_view(view, self._wanted) or judge_light(corners)
            or judge_focus(corners, self._wanted, EASE if self._still else 1.0)
        )  # fmt: skip

    def _wrong_lengths(self, seen: Mapping[int, Corners], view: Calibration) -> Advice | None:
        """Whether told lengths are wrong; a lens that bends much only looks like that until it is solved."""
        corner_mm = self._wanted.told.corner_mm
        suspicious = judge_lengths(sizes_by_marks(seen, view.lens, corner_mm), self._wanted)
        if suspicious is None:
            return None
        untold = solve(seen, view.size, Told(corner_mm=corner_mm), self._wanted.usual, self._sides)
        return judge_lengths(untold.size_mm, self._wanted)

    def _lost(self, advice: Advice) -> Advice:
        """What was gathered counts no longer, unless just one picture was odd."""
        self._odd += 1
        if self._odd > 1:
            self._still = []
        return advice

    def _look(self, gray: Pixels, marks: Iterable[Mark], time_s: float) -> None:
        """Measure the edges of every mark that helps."""
        useful = {*CORNERS, *STRIP, *self._sides}
        for mark in marks:
            if mark.number in useful and (one := measured(gray, mark.corners)) is not None:
                self._seen[mark.number] = (time_s, one)
        self._seen = {
            number: (at_s, one)
            for number, (at_s, one) in self._seen.items()
            if 0 <= time_s - at_s <= REMEMBER_S
        }

    def _gather(self, size: tuple[int, int], time_s: float) -> Advice:
        """Nothing is wrong: gather still pictures until there are enough of them."""
        self._odd = 0
        now = {number: one.corners for number, (_, one) in self._seen.items()}
        if self._still and _moved(self._still[-1], now) > STILL_PX:
            self._still, self._since = [now], time_s
            return Advice("moving")
        if not self._still:
            self._since = time_s
        self._still.append(now)
        share = min(len(self._still) / ENOUGH, (time_s - self._since) / ENOUGH_S)
        if share < 1:
            return Advice("hold-still", {"percent": round(100 * share)}, True, share)
        return self._solved(size)

    def _solved(self, size: tuple[int, int]) -> Advice:
        """The view by the mean of all still pictures."""
        told, usual = self._wanted.told, self._wanted.usual
        try:
            solved = solve(_means(self._still), size, told, usual, self._sides)
        except CalibrationError:
            return self._lost(Advice("not-flat"))
        if solved.calibration.reprojection_px > MOST_MISS_PX:
            return self._lost(Advice("not-flat"))
        error = solved.calibration.error_mm
        key: Key = "done-roughly" if error > ROUGH_MM else "done"
        return Advice(key, {"mm": round(error, 1)}, True, 1.0, solved)


def _moved(before: Mapping[int, Corners], now: Mapping[int, Corners]) -> float:
    """How far the corner marks went, on average."""
    steps = [np.hypot(*(np.array(now[one]) - np.array(before[one])).T).mean() for one in CORNERS]
    return float(max(steps))


def _means(pictures: Iterable[Mapping[int, Corners]]) -> dict[int, Corners]:
    """The mean of every mark; one that was not in all pictures, or moved meanwhile, does not count."""
    every = list(pictures)
    found: dict[int, Corners] = {}
    for number in set.intersection(*(set(one) for one in every)):
        spots = np.array([one[number] for one in every])
        if np.ptp(spots, axis=0).max() <= 4 * STILL_PX:
            first, second, third, fourth = ((float(x), float(y)) for x, y in spots.mean(axis=0))
            found[number] = (first, second, third, fourth)
    return found
