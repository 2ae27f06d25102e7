"""The recorder: what was seen and heard, when; for the told evening and for tests."""

from __future__ import annotations

import math
from collections import deque

import msgspec

from companion.core.ports.lights import Lamp
from hardware.cues.stage import Scene
from hardware.lights import lamps_of

MOST_ENTRIES = 50_000  # several evenings; older ones make room


class Recorded(msgspec.Struct, frozen=True):
    """One change: from then on these lamps burnt and this tone sounded, because of this show."""

    at_s: float
    lamps: tuple[Lamp, ...]
    hz: float | None = None
    show: str = ""


class Recorder:
    """Keeps every change of the scenes it is shown."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self._entries: deque[Recorded] = deque(maxlen=MOST_ENTRIES)

    @property
    def entries(self) -> tuple[Recorded, ...]:
        """All changes, oldest first."""
        return tuple(self._entries)

    @property
    def shows(self) -> tuple[str, ...]:
        """The names of the shows in the order in which they came to the front."""
        names = [entry.show for entry in self._entries]
        return tuple(
            name for before, name in zip(["", *names], names, strict=False) if name not in ("", before)
        )

    @property
    def tones(self) -> tuple[tuple[float, float], ...]:
        """When which tone began: (seconds, Hz)."""
        return tuple((entry.at_s, entry.hz) for entry in self._entries if entry.hz is not None)

    def show(self, scene: Scene, now: float) -> float:
        """Take one scene."""
        entry = Recorded(now, lamps_of(scene), scene.hz, scene.show)
        last = self._entries[-1] if self._entries else Recorded(now, ())
        if (entry.lamps, entry.hz, entry.show) != (last.lamps, last.hz, last.show):
            self._entries.append(entry)
        return math.inf
