"""How much of one core the camera may take: beyond it fewer frames are read, and less of each."""

from __future__ import annotations

import msgspec


class Ration(msgspec.Struct, frozen=True):
    """What a frame is given: the part of the second look, and in how many bands the picture is searched.

    With two bands a search takes the upper half of one frame and the lower half of the next.
    """

    closer: float = 1.0
    bands: int = 1


FULL = Ration()
RATIONS = (FULL, Ration(0.5), Ration(0.0), Ration(0.0, 2), Ration(0.0, 4))
"""From everything to little; what is known is read where it lies, whatever the ration."""
_HEAVY, _LIGHT = 2, 12  # so many frames in a row that cost too much, or hardly anything, change the ration
_BURST_S = 1.0  # what was not used for so long may be used at once
_USUAL_HZ = 5.0


class Budget:
    """Lets a frame be read when its time has been saved up, and tells how much of it may be looked at."""

    def __init__(self, share: float = 0.4, *, wanted_hz: float = _USUAL_HZ) -> None:
        if not 0 < share <= 1:
            raise ValueError(f"a budget is a part of one core, more than 0 and at most 1, not {share}")
        self.share = share
        self.spared = 0
        self._most_s = share / wanted_hz
        self._saved_s = 0.0
        self._now: float | None = None
        self._began_s = 0.0
        self._spent_s = 0.0
        self._level, self._heavy, self._light = 0, 0, 0

    @property
    def ration(self) -> Ration:
        """What the next frame is given."""
        return RATIONS[self._level]

    @property
    def taken(self) -> float:
        """Which part of one core was really taken since the first frame."""
        passed_s = (self._now or 0.0) - self._began_s
        return self._spent_s / passed_s if passed_s > 0 else 0.0

    def admits(self, now: float) -> bool:
        """Tell whether a frame taken now may be read; a frame that may not is counted."""
        if self._now is None:
            self._now = self._began_s = now
        passed_s = max(now - self._now, 0.0)
        self._now = max(now, self._now)
        self._saved_s = min(self._saved_s + self.share * passed_s, self.share * _BURST_S)
        if self._saved_s >= 0:
            return True
        self.spared += 1
        return False

    def spend(self, took_s: float) -> None:
        """Note what a frame has cost, and give the next ones less or more."""
        self._saved_s -= took_s
        self._spent_s += took_s
        self._heavy = self._heavy + 1 if took_s > self._most_s else 0
        self._light = self._light + 1 if took_s < self._most_s / 4 else 0
        if self._heavy >= _HEAVY:
            self._level, self._heavy = min(self._level + 1, len(RATIONS) - 1), 0
        elif self._light >= _LIGHT:
            self._level, self._light = max(self._level - 1, 0), 0
