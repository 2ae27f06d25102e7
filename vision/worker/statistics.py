"""How much was seen and how long each stage took."""

import msgspec


class Stage(msgspec.Struct, frozen=True):
    """One stage's count and time: how often, all milliseconds together, the last, the longest."""

    times: int = 0
    total_ms: float = 0.0
    last_ms: float = 0.0
    longest_ms: float = 0.0

    @property
    def mean_ms(self) -> float:
        """Milliseconds a time, on average."""
        return self.total_ms / self.times if self.times else 0.0

    def with_one(self, took_s: float) -> "Stage":
        """Return the stage with one more run counted."""
        took_ms = took_s * 1000
        return Stage(self.times + 1, self.total_ms + took_ms, took_ms, max(self.longest_ms, took_ms))


class Thrift(msgspec.Struct, frozen=True):
    """What the time budget costs: frames spared, the part of one core taken, what a frame is given.

    Also how many readings were held back because they contradicted what was read at their spot.
    """

    frames_spared: int = 0
    taken: float = 0.0
    closer: float = 1.0
    bands: int = 1
    doubtful: int = 0


class Statistics(msgspec.Struct, frozen=True):
    """Frames taken, read and skipped, tags found, and the time of each stage."""

    frames_taken: int = 0
    frames_skipped: int = 0
    tags: int = 0
    take: Stage = Stage()
    read: Stage = Stage()
    track: Stage = Stage()
    thrift: Thrift = Thrift()

    @property
    def frames_read(self) -> int:
        """How many frames went through the reader."""
        return self.read.times
