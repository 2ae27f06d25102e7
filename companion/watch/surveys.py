"""From what the overhead camera keeps of the table to the intent of the front door."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, radians, sin
from typing import Protocol

from companion.core.crossing.intents import Seen, Surveyed
from companion.engine.zone_table import STRIP


class LyingThing(Protocol):
    """A thing on the table, as the camera's side keeps it; millimetres, x to the right and y down."""

    @property
    def text(self) -> str:
        """Our code or `mark:7`; empty for a thing without a readable face."""

    @property
    def place(self) -> str:
        """The place it lies at, empty between places."""

    @property
    def spot_mm(self) -> tuple[float, float]:
        """Its middle."""

    @property
    def covered(self) -> bool:
        """Whether something lies over it."""


class Survey(Protocol):
    """Everything that lies on the table, given when something has changed."""

    @property
    def lying(self) -> Sequence[LyingThing]:
        """All of it."""

    @property
    def watched(self) -> Sequence[str]:
        """The places that can be seen well enough to say that nothing lies there."""

    @property
    def time_s(self) -> float:
        """When, on a clock that only grows."""

    @property
    def settled(self) -> bool:
        """Whether nothing has moved for a while."""


def surveyed(survey: Survey, strip_deg: float = 0.0) -> Surveyed:
    """The intent for the desk; `strip_deg` is how far the play strip is turned clockwise, from its two marks.

    The cards on the strip go left to right as whoever sits before it sees them, those of every other place as
    the camera does. To be posted whenever the survey changes, and every few seconds while it does not: what
    hands were about to carry becomes a difference only with a later snapshot.
    """
    turned = {STRIP: radians(strip_deg)}

    def along(one: LyingThing) -> tuple[str, float]:
        angle, (x, y) = turned.get(one.place, 0.0), one.spot_mm
        return one.place, x * cos(angle) + y * sin(angle)

    lying = tuple(Seen(one.text, one.place, one.covered) for one in sorted(survey.lying, key=along))
    return Surveyed(lying, tuple(survey.watched), survey.time_s, survey.settled)
