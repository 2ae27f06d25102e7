"""What the table looks like where a card is no longer read: still there, bare as before it came, or hidden.

A card is only gone when its place is *seen* empty. So the table is kept as a small flat picture, two
millimetres a pixel, and beside it the same picture of what lay under everything: whatever did not change for
a while where nothing known lies, and no arm.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import dist
from typing import Literal, TypeAlias

import cv2
import msgspec
import numpy as np
import numpy.typing as npt

from vision.overhead.arms import OTHER, edge_of, reaching
from vision.overhead.bare_table import Bare, unpacked
from vision.overhead.continuity import goes_on
from vision.overhead.recall import recall_of
from vision.pixels import Gray, Mask, Pixels, scaled
from vision.tags import Point

Look: TypeAlias = Literal["there", "empty", "hidden"]

MM_PER_PX = 2.0
_REACH_MM = 13.0
"""Around the middle of a tag: the tag and a little of its label."""
_ELSEWHERE_MM = 6.0
_CARD_MM = 80.0
"""A card reaches so far from its tag: what is this near to one says nothing of the bare table."""


class Eye(msgspec.Struct, frozen=True):
    """What counts as a change, as the same, and as too dark to tell, in steps of gray and in seconds."""

    change: float = 9.0
    least_moving: float = 0.0015
    calm_s: float = 2.0
    same: float = 7.0
    other: float = 11.0
    darkest: float = 0.35
    sure_s: float = 4.0
    judge_s: float = 0.5


class Ground:
    """The flat picture of one table, what lay there before, and how each known thing looks."""

    def __init__(
        self,
        size_mm: Point,
        *,
        margin_mm: float = 40.0,
        eye: Eye | None = None,
        bare: Bare | None = None,
        earlier: bytes = b"",
    ) -> None:
        """Begin with what is known of a table of this size; an `earlier` one waits until it is seen again."""
        self._left = -margin_mm
        self._shape = (
            round((size_mm[1] + 2 * margin_mm) / MM_PER_PX),
            round((size_mm[0] + 2 * margin_mm) / MM_PER_PX),
        )
        self._eye = eye or Eye()
        self._maps: tuple[Gray, Gray] | None = None
        self._now: Gray | None = None
        self._bare: Gray = np.zeros(self._shape, np.float32)
        self._is_bare_known: Mask = np.zeros(self._shape, np.bool_)
        self._is_recalled: Mask = np.zeros(self._shape, np.bool_)  # known from an earlier evening only
        self._bare_since_s: npt.NDArray[np.float64] = np.full(self._shape, -np.inf)
        self._changed_s: npt.NDArray[np.float64] = np.full(self._shape, -np.inf)
        self._ignored: Mask = np.zeros(self._shape, np.bool_)
        self._calm: Gray = np.full(self._shape, -1000.0, np.float32)  # not seen yet
        self._looks: dict[int, Gray] = {}
        self._under: dict[int, Gray] = {}
        self._spots: dict[int, Point] = {}
        self._read_s: dict[int, float] = {}
        self._judged: dict[int, tuple[float, bool]] = {}
        self._visible: Mask = np.ones(self._shape, np.bool_)
        self._edge: Mask = np.zeros(self._shape, np.bool_)
        self._arms: Mask = np.zeros(self._shape, np.bool_)
        self._gain, self._now_s = 1.0, float("-inf")
        self.is_moving = self.is_reached = self.is_dark = False
        if bare is not None and bare.picture.shape == self._shape:
            self._bare, self._is_bare_known = bare.picture.copy(), bare.is_known.copy()
        self._recall = recall_of(unpacked(earlier, self._shape), MM_PER_PX)
        self.is_another = False  # than the kept one, as was seen

    def aim(self, to_picture: Callable[[Point], Point]) -> None:
        """Take in where the table is in the picture now; needed first, and after every knock."""
        high, wide = self._shape
        steps_x, steps_y = wide // 16 + 2, high // 16 + 2
        xs, ys = np.linspace(0, wide - 1, steps_x), np.linspace(0, high - 1, steps_y)
        coarse = np.array([[to_picture(self._spot(x, y)) for x in xs] for y in ys], np.float32)
        spread = np.meshgrid(np.linspace(0, steps_x - 1, wide), np.linspace(0, steps_y - 1, high))
        across, along = (part.astype(np.float32) for part in spread)
        fine = cv2.remap(coarse, across, along, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
        self._maps = fine[..., 0].astype(np.float32), fine[..., 1].astype(np.float32)
        self._now, self._visible = None, np.zeros(self._shape, np.bool_)

    def ignore(self, outlines: Iterable[Iterable[Point]]) -> None:
        """Never look at these parts of the table: screens, trays."""
        drawn = np.zeros(self._shape, np.uint8)
        for outline in outlines:
            corners = [((x - self._left) / MM_PER_PX, (y - self._left) / MM_PER_PX) for x, y in outline]
            cv2.fillPoly(drawn, [np.array(corners).round().astype(np.int32)], (1,))
        self._ignored = drawn > 0

    def take(self, gray: Pixels, spots: Iterable[Point], time_s: float) -> None:
        """Take in a frame; the spots are where known things lie."""
        if self._maps is None or 0 in gray.shape:
            return
        flat = self._flat(gray)
        before, self._now = self._now, flat
        self._gain, self.is_dark = self._light(flat)
        changed = (
            np.abs(flat - before) > self._eye.change if before is not None else np.ones(self._shape, bool)
        )
        changed &= ~self._ignored
        self.is_moving = before is None or float(changed.mean()) > self._eye.least_moving
        grown = cv2.dilate(changed.astype(np.uint8), np.ones((5, 5), np.uint8)) > 0
        self._changed_s[grown] = self._now_s = time_s
        self._note_arms(flat, gray, time_s)
        if not self.is_dark:
            near = self._near(spots)
            self._remember_table(flat, near, time_s)
            self._learn(flat, near, time_s)

    def learn_bare(self, gray: Pixels, spots: Iterable[Point] = ()) -> None:
        """Take a picture of the table, as one is taken when it is measured: bare, but around these spots."""
        if self._maps is not None and 0 not in gray.shape:
            bare = ~self._ignored & ~self._near(spots) & self._seen_in(gray)
            self._bare[bare] = self._flat(gray)[bare]
            self._is_bare_known |= bare

    @property
    def bare(self) -> Bare:
        """What is known of the bare table until now."""
        return Bare(self._bare.copy(), self._is_bare_known.copy())

    def remember(self, key: int, spot: Point) -> None:
        """Keep how a thing looks that was just read here, and what was seen here before it came."""
        box = self._box(spot)
        if self._now is None or box is None:
            return
        patch = self._now[box]
        if key not in self._spots or dist(spot, self._spots[key]) > _ELSEWHERE_MM:
            self._spots[key] = spot
            self._note_before(key, patch, box)
        self._looks[key], self._read_s[key] = patch / max(self._gain, 1e-3), self._now_s

    def _note_before(self, key: int, patch: Gray, box: tuple[slice, slice]) -> None:
        """Keep what lies under a thing that came here; what lay there all the time is not under it."""
        self._under.pop(key, None)
        is_seen = bool((self._calm[box] >= 0).all())
        if is_seen and _apart(patch, self._calm[box] * self._gain) >= self._eye.other:
            self._under[key] = self._calm[box].copy()
        if _apart(patch, self._bare[box] * self._gain) < self._eye.other:
            self._is_bare_known[box] = False

    def forget(self, key: int) -> None:
        """Drop what is kept of a thing."""
        for kept in (self._looks, self._under, self._spots, self._read_s, self._judged):
            kept.pop(key, None)

    def look(self, key: int, spot: Point) -> Look:
        """Tell what is seen where a known thing lies that was not read."""
        box = self._box(spot)
        if self._now is None or box is None or self.is_dark:
            return "hidden"
        patch = self._now[box]
        own = self._looks.get(key)
        from_own = _apart(patch, own * self._gain) if own is not None else np.inf
        before = [self._bare[box]] if self._is_bare_known[box].all() else []
        if key in self._under and dist(spot, self._spots[key]) <= _ELSEWHERE_MM:
            before.append(self._under[key])
        away = min((_apart(patch, one * self._gain) for one in before), default=np.inf)
        if from_own <= min(self._eye.same, away):
            return "there"
        if self._arms[box].any():
            return "hidden"
        if away <= min(self._eye.same, 0.5 * from_own):
            return "empty"
        is_unseen = not before or bool(self._is_recalled[box].any())  # the light may be another by now
        return "empty" if is_unseen and from_own >= self._eye.other and self._goes_on(key, box) else "hidden"

    def _goes_on(self, key: int, box: tuple[slice, slice]) -> bool:
        """Tell whether the table around goes on over a spot, for long enough, that nobody has seen bare."""
        assert self._now is not None
        if self._now_s - float(self._changed_s[box].max()) < self._eye.sure_s:
            return False
        judged_s, judged = self._judged.get(key, (float("-inf"), False))
        if 0 <= self._now_s - judged_s < self._eye.judge_s:
            return judged  # it takes some milliseconds, and the table is still
        patch = (box[0].stop - box[0].start) // 2
        middle = (box[1].start + patch, box[0].start + patch)
        off = np.abs(self._now - self._bare * self._gain)
        known = self._is_bare_known & (off <= self._eye.change) & ~self._ignored & ~self._arms
        known &= self._bare_since_s <= self._read_s[key]  # what came since may be what hides the spot
        found = goes_on(self._now, known, middle, patch, MM_PER_PX)
        self._judged[key] = self._now_s, found
        return found

    def _note_arms(self, flat: Gray, gray: Pixels, time_s: float) -> None:
        """Find what reaches in: it lies on everything, and it is not the table however still it is."""
        if not self._visible.any():
            self._visible = self._seen_in(gray)
            self._edge = edge_of(self._visible)
        differs = np.abs(flat - self._calm * self._gain) > OTHER
        differs &= (self._calm >= 0) & self._visible & ~self._ignored
        self._arms = reaching(differs, self._edge, self._changed_s, time_s, MM_PER_PX)
        self.is_reached = bool(self._arms.any())

    def _seen_in(self, gray: Pixels) -> Mask:
        """What of the flat picture the camera sees."""
        assert self._maps is not None
        (xs, ys), (high, wide) = self._maps, gray.shape
        return np.asarray((xs >= 0) & (ys >= 0) & (xs <= wide - 1) & (ys <= high - 1), np.bool_)

    def _spot(self, x: float, y: float) -> Point:
        return self._left + x * MM_PER_PX, self._left + y * MM_PER_PX

    def _flat(self, gray: Pixels) -> Gray:
        assert self._maps is not None
        half = scaled(gray, 0.5)
        # Halved, the middle of a pixel lies a quarter of a pixel off.
        x, y = (part * np.float32(0.5) - np.float32(0.25) for part in self._maps)
        flat = cv2.remap(half, x, y, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
        return cv2.GaussianBlur(flat, (3, 3), 0.6).astype(np.float32)

    def _light(self, flat: Gray) -> tuple[float, bool]:
        """Return how much lighter it is than when the bare table was seen, and whether it is too dark."""
        known = self._is_bare_known & (self._bare > 8)
        if np.count_nonzero(known) < 200:
            return 1.0, float(flat.mean()) < 12
        gain = float(np.median(flat[known] / self._bare[known]))
        return gain, gain < self._eye.darkest or float(flat.mean()) < 6

    def _remember_table(self, flat: Gray, near: Mask, time_s: float) -> None:
        """Take over what an earlier evening knew of this table, where nobody has seen it bare tonight."""
        if self._recall is None or self.is_moving or self.is_reached:
            return
        found = self._recall.look(flat, self._visible & ~self._ignored & ~near, time_s)
        if found is not None:
            fresh = found.is_known & ~self._is_bare_known
            self._bare[fresh] = found.picture[fresh] / max(self._gain, 1e-3)
            self._is_bare_known |= fresh
            self._is_recalled |= fresh
            self._drop_false_bare()
        self.is_another = self._recall.is_over and found is None
        if self._recall.is_over:
            self._recall = None

    def _drop_false_bare(self) -> None:
        """What looks like a thing that is known to lie there was never the table."""
        for key, spot in self._spots.items():
            box = self._box(spot)
            if box is not None and _apart(self._looks[key], self._bare[box]) < self._eye.other:
                self._is_bare_known[box] = False

    def _learn(self, flat: Gray, near: Mask, time_s: float) -> None:
        """Keep whatever has not changed for a while, and as bare what lies far from known things."""
        calm = (time_s - self._changed_s >= self._eye.calm_s) & ~self._ignored & ~self._arms
        self._calm[calm] = flat[calm] / max(self._gain, 1e-3)
        fresh = calm & ~near
        other = ~self._is_bare_known | (np.abs(self._bare * self._gain - flat) > self._eye.other)
        self._bare_since_s[fresh & other] = time_s
        self._bare[fresh] = flat[fresh] / max(self._gain, 1e-3)
        self._is_bare_known |= fresh
        self._is_recalled &= ~fresh

    def _near(self, spots: Iterable[Point]) -> Mask:
        """What a card may hide that lies with its tag at one of these spots."""
        near = np.zeros(self._shape, np.uint8)
        for x, y in spots:
            middle = (round((x - self._left) / MM_PER_PX), round((y - self._left) / MM_PER_PX))
            cv2.circle(near, middle, round(_CARD_MM / MM_PER_PX), (1,), -1)
        return near > 0

    def _box(self, spot: Point) -> tuple[slice, slice] | None:
        """Return the part of the flat picture around a spot; None outside of it."""
        reach = round(_REACH_MM / MM_PER_PX)
        x, y = round((spot[0] - self._left) / MM_PER_PX), round((spot[1] - self._left) / MM_PER_PX)
        high, wide = self._shape
        if not (reach <= x < wide - reach and reach <= y < high - reach):
            return None
        return slice(y - reach, y + reach + 1), slice(x - reach, x + reach + 1)


def _apart(one: Gray, other: Gray) -> float:
    """Return how far two patches differ, in steps of gray."""
    return float(np.sqrt(np.mean((one - other) ** 2)))
