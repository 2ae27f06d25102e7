"""How much the lights may make of things: quiet, normal or party, and the hours of the night."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Literal

import msgspec

from hardware.cues.sheet import Cue, During
from hardware.cues.table import Lasting

Level = Literal["quiet", "normal", "party"]
LEVELS: tuple[Level, ...] = ("quiet", "normal", "party")
QUIET_LASTS: tuple[During, ...] = ("turn", "alarm", "dark", "wait", "outcome")  # what still burns in quiet
QUIET_DIM = 0.6
FAINTEST_DRAWN = 0.35  # what is drawn on glass must still be found with tired eyes
DIMMEST = 0.25  # darker than this, in quiet, a pin has no step left and an alarm would be missed
DAY_MIN = 24 * 60
ASKED_AGAIN_S = 60.0  # the clock on the wall may have been set meanwhile, by somebody or by the season


class Manner(msgspec.Struct, frozen=True):
    """How the lights behave now, and for how long that is known."""

    level: Level = "normal"
    brightness: float = 1.0  # of wired lamps, 0 to 1
    holds_s: float = math.inf
    is_night: bool = False

    @property
    def drawn(self) -> float:
        """How bright lights on the screen burn: dimmed by night only."""
        return max(FAINTEST_DRAWN, self.shines) if self.is_night else 1.0

    @property
    def shines(self) -> float:
        """How bright a wired lamp burns where a show wants it fully lit."""
        return self.brightness * (QUIET_DIM if self.level == "quiet" else 1.0)


class Habits(msgspec.Struct, frozen=True):
    """What a household has chosen: a level, a brightness, and other ones by night."""

    level: Level = "normal"
    brightness: float = 1.0
    quiet_from: int = 0  # minutes after midnight; the same as `quiet_until`: no quiet hours
    quiet_until: int = 0
    night_brightness: float = 0.4


Manners = Callable[[], Manner]


def manner_at(habits: Habits, minute: float) -> Manner:
    """What holds at this minute of the day, on the wall's clock."""
    start, end = habits.quiet_from, habits.quiet_until
    if start == end:
        return Manner(habits.level, _bright(habits.brightness))
    is_night = (minute - start) % DAY_MIN < (end - start) % DAY_MIN
    until = ((end if is_night else start) - minute) % DAY_MIN * 60
    holds_s = min(until or DAY_MIN * 60, ASKED_AGAIN_S)
    if is_night:
        return Manner("quiet", _bright(min(habits.brightness, habits.night_brightness)), holds_s, True)
    return Manner(habits.level, _bright(habits.brightness), holds_s)


def show_of(cue: Cue, level: Level) -> str:
    """The show a cue plays at this level: at a party the great moments have a larger one; '' for none."""
    if level == "quiet" and in_quiet(cue) == "nothing":
        return ""
    return cue.party if level == "party" and cue.party else cue.show


def sounds(cue: Cue, level: Level) -> bool:
    """Whether the tones of a cue are heard at this level."""
    return level != "quiet" or in_quiet(cue) == "all"


def in_quiet(cue: Cue) -> str:
    """What is left of a cue in quiet: of an alarm everything, of the rest nothing, if the sheet is silent."""
    return cue.quiet or ("all" if cue.urgency == "alarm" else "nothing")


def lasts(owner: Lasting, level: Level) -> bool:
    """Whether something that lasts keeps its light at this level."""
    return level != "quiet" or owner.during in QUIET_LASTS


def _bright(wanted: float) -> float:
    return min(1.0, max(DIMMEST, wanted))
