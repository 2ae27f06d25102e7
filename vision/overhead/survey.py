"""What the overhead camera tells: everything that lies on the table, and where."""

from __future__ import annotations

from typing import Protocol

import msgspec

from vision.tags import Point


class OnTable(Protocol):
    """The way between the picture and the table in millimetres: a calibration."""

    def to_table(self, point: Point) -> Point:
        """Return where a point of the picture lies on the table."""
        ...

    def to_picture(self, spot: Point) -> Point:
        """Return where a spot of the table is in the picture."""
        ...

    @property
    def camera_mm(self) -> tuple[float, float, float]:
        """Where the camera hangs over the table: to the right, down, and its height."""
        ...


class Footing(Protocol):
    """How well the camera's own place is known in a frame."""

    @property
    def is_firm(self) -> bool:
        """Whether the table is where it was: not after a knock that is still being followed."""
        ...

    @property
    def is_sure(self) -> bool:
        """Whether enough of what lies fast was seen where it belongs to believe in empty places."""
        ...


class Stands(msgspec.Struct, frozen=True):
    """A footing as plain values."""

    is_firm: bool = True
    is_sure: bool = True


FIRM = Stands()


class Lying(msgspec.Struct, frozen=True):
    """One thing that lies on the table: what its tag says, its place, its spot and turn, and since when.

    A covered thing was not seen lately, but its place was not seen empty either. The place is empty for a
    thing that lies beside all places.
    """

    text: str
    place: str
    spot_mm: Point
    turn_deg: float
    since_s: float
    seen_s: float
    covered: bool = False


class Survey(msgspec.Struct, frozen=True):
    """Everything that lies on the table at a moment, by place and from left to right, and what is watched.

    It is a whole snapshot: nothing is lost when one is dropped. It is settled when for a while nothing moved.
    """

    lying: tuple[Lying, ...]
    watched: tuple[str, ...]
    time_s: float
    settled: bool


class TablePatience(msgspec.Struct, frozen=True):
    """How sure the camera must be before it says anything, in readings, seconds and millimetres.

    A thing appears when it was read in `confirmations` of the last `window` frames without moving. It counts
    as covered when it was unread for a time, and has left when its place was seen empty twice, so long apart.
    """

    confirmations: int = 2
    window: int = 3
    still_mm: float = 6.0
    rests_s: float = 0.7
    settles_s: float = 2.0
    covered_after_s: float = 0.6
    covered_after_misses: int = 2
    empty_apart_s: float = 1.0
    on_top_mm: float = 30.0
    same_spot_mm: float = 12.0
