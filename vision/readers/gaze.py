"""Reading frame after frame: everything now and then, else what changed and what is known where it lies."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cv2
import msgspec

from vision.geometry import is_same_tag, moved_by, without_doubles
from vision.pixels import Pixels, halved
from vision.readers.bars import bars_on_card
from vision.readers.budget import FULL, Ration
from vision.readers.changes import SMALLER, Changes, small_of
from vision.readers.closeup import SQUARE, Effort
from vision.regions import Region, around
from vision.tags import Corners, Tag

if TYPE_CHECKING:
    from vision.frames import Frame
    from vision.readers.budget import Budget
    from vision.readers.layers import LayeredReader

_ROOM = 12  # pixels around a known code
_SAME = 0.3  # of its own contrast that a spot may differ while it still shows the same
_OVERLAP = 160  # pixels by which bands overlap, so that a code on their border is whole in one
_AT_HOME = Effort(share=0.0, least_pixels=0)
_HARDER = Effort(share=8.0, loupes=2)


class Habits(msgspec.Struct, frozen=True):
    """How often everything is searched, how often a code that looks the same is read again, how many a frame.

    A stand also turns a card level with its edges to read bars; the camera over a table never does.
    """

    search_s: float = 2.0
    again_s: float = 1.0
    again_at_once: int = 2
    misses: int = 4
    levels_cards: bool = True


class _Known:
    """A code that was read, how its spot looked then, and since when it was not read."""

    def __init__(self, tag: Tag, gray: Pixels, now: float) -> None:
        self.misses = 0
        self.note(tag, gray, now)

    def note(self, tag: Tag, gray: Pixels, now: float) -> None:
        self.tag, self.read_s, self.misses = tag, now, 0
        self.region = region_of(tag.corners, gray.shape)
        self.looked = halved(self.region.of(gray))
        self.most = _SAME * float(cv2.meanStdDev(self.looked)[1][0][0])

    def looks_the_same(self, gray: Pixels) -> bool:
        now = halved(self.region.of(gray))
        area = max(now.size, 1)
        return self.misses == 0 and cv2.norm(now, self.looked, cv2.NORM_L1) / area <= self.most


class Gaze:
    """Follows what is in view at a fraction of the time a whole frame takes."""

    def __init__(
        self, reader: LayeredReader, habits: Habits | None = None, budget: Budget | None = None
    ) -> None:
        self.name = reader.name
        self._reader = reader
        self._habits = habits or Habits()
        self._budget = budget
        self._changes = Changes()
        self._known: list[_Known] = []
        self._searched_s = float("-inf")
        self._band = 0

    def read(self, frame: Frame) -> list[Tag]:
        """Return every tag in view, each printed code once."""
        gray, now = frame.gray, frame.time_s
        ration = self._budget.ration if self._budget is not None else FULL
        if min(gray.shape, default=0) < SMALLER:
            self.forget()
            return []
        small = small_of(gray)
        is_followed = self._changes.note(small)
        if not is_followed:
            self._known.clear()
        regions = self._changes.regions(gray.shape) if is_followed else None
        if regions is None or not 0 <= now - self._searched_s < self._habits.search_s:
            regions = self._everything(gray.shape, small, now, ration.bands)
        found = [tag for region in regions for tag in self._in_region(gray, region, ration)]
        self._remember(found, gray, now)
        self._read_known(gray, now)
        return without_doubles(known.tag for known in self._known if known.misses == 0)

    def forget(self) -> None:
        """Start anew: the next frame is searched all over."""
        self._known.clear()
        self._changes = Changes()
        self._searched_s = float("-inf")

    def _everything(self, size: tuple[int, ...], small: Pixels, now: float, bands: int) -> list[Region]:
        """Return the whole picture, or the next of its bands; note when all of them were searched."""
        self._band = (self._band + 1) % bands
        if self._band == 0:
            self._searched_s = now
            self._changes.looked_everywhere(small)
        if bands == 1:
            return [Region(0, 0, size[1], size[0])]
        high = -(-size[0] // bands)
        band = around(0, self._band * high, size[1], high, _OVERLAP // 2, size)
        return [band]

    def _in_region(self, gray: Pixels, region: Region, ration: Ration) -> list[Tag]:
        effort = self._reader.effort.times(ration.closer)
        found = self._reader.tags_in(region.of(gray), effort)
        if not found and self._habits.levels_cards and self._reads_bars and not self._known:
            found = bars_on_card(region.of(gray), self._reader.decoders)
        return [_moved(tag, region) for tag in found]

    @property
    def _reads_bars(self) -> bool:
        return bool(self._reader.decoders[0].formats - SQUARE)

    def _remember(self, found: list[Tag], gray: Pixels, now: float) -> None:
        for tag in found:
            known = next((one for one in self._known if is_same_tag(one.tag, tag)), None)
            if known is None:
                self._known.append(_Known(tag, gray, now))
            else:
                known.note(tag, gray, now)

    def _read_known(self, gray: Pixels, now: float) -> None:
        """Read again what looks otherwise at its spot, and a few that were not read for longest."""
        waiting = [one for one in self._known if one.read_s < now]
        changed = [one for one in waiting if not one.looks_the_same(gray)]
        old = [one for one in waiting if now - one.read_s >= self._habits.again_s and one not in changed]
        oldest = sorted(old, key=lambda one: one.read_s)[: self._habits.again_at_once]
        for one in changed + oldest:
            self._read_again(one, gray, now)
        self._known = [one for one in self._known if one.misses <= self._habits.misses]

    def _read_again(self, one: _Known, gray: Pixels, now: float) -> None:
        cut = one.region.of(gray)
        for effort in (_AT_HOME, _HARDER):
            found = [_moved(tag, one.region) for tag in self._reader.tags_in(cut, effort)]
            same = next((tag for tag in found if tag.text == one.tag.text), None)
            self._remember([tag for tag in found if tag is not same], gray, now)
            if same is not None:
                one.note(same, gray, now)
                return
        one.misses += 1


def region_of(corners: Corners, size: tuple[int, ...]) -> Region:
    """Return the upright region around a code, with room for its quiet zone."""
    xs, ys = zip(*corners, strict=True)
    left, top = int(min(xs)), int(min(ys))
    room = max(_ROOM, int(max(xs) - min(xs)) // 5)
    return around(left, top, int(max(xs)) - left + 1, int(max(ys)) - top + 1, room, size)


def _moved(tag: Tag, region: Region) -> Tag:
    return Tag(tag.text, tag.format, moved_by(tag.corners, region.left, region.top), tag.reader)
