"""The recorder: what would have been heard, and when; for the told evening and for tests."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

import msgspec

from hardware.sound.recipe import RATE

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

MOST_ENTRIES = 50_000
MOST_S = 600


class Heard(msgspec.Struct, frozen=True):
    """A sound that began."""

    at_s: float
    name: str


class SoundRecorder:
    """An outlet that keeps the last minutes, and a list of what began."""

    def __init__(self, keeps_s: float = MOST_S) -> None:
        """Begin with nothing; `keeps_s` 0 keeps no samples."""
        self._heard: deque[Heard] = deque(maxlen=MOST_ENTRIES)
        self._blocks: deque[bytes] = deque()
        self._most, self._kept = round(keeps_s * RATE) * 2, 0
        self.written = 0

    @property
    def heard(self) -> tuple[Heard, ...]:
        """Everything that began, oldest first."""
        return tuple(self._heard)

    @property
    def samples(self) -> NDArray[np.float32]:
        """What came out in the last minutes."""
        import numpy as np

        from hardware.sound.waves import FULL

        return (np.frombuffer(b"".join(self._blocks), dtype="<i2") / FULL).astype(np.float32)

    def began(self, name: str, now: float) -> None:
        """Note a sound."""
        self._heard.append(Heard(now, name))

    def write(self, data: bytes, now: float) -> int:
        """Take all of it."""
        self.written += len(data)
        self._blocks.append(data)
        self._kept += len(data)
        while self._blocks and self._kept > self._most:
            self._kept -= len(self._blocks.popleft())
        return len(data)

    def rest(self, now: float) -> bool:
        """There is nothing to give back."""
        return True

    def close(self) -> None:
        """There is nothing to end."""
