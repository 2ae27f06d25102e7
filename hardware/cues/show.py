"""Shows: timelines of light and tone, as they are written in the show files."""

from __future__ import annotations

import re
from typing import Literal

import msgspec

from hardware.cues.patterns import Pattern

Owner = Literal["itself", "turn", "alarm", "ask", "danger", "dark", "wait", "outcome"]
ROLES = re.compile(r"seat:([1-5]|\*|others|\{seat\}|\{turn\})|room:([1-5]|\*|\{room\})|mood|scan")
ROLE_NAMES = (
    "seat:{seat}, seat:{turn}, seat:*, seat:others, seat:1-5, room:{room}, room:*, room:1-5, mood, scan"
)
MOST_BLINKS = 3
Tone = tuple[float, int]  # Hz (0 is a rest) and milliseconds


class Beat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One entry of a timeline: from `at_ms` these lamps burn like this while these tones sound."""

    at_ms: int = 0
    for_ms: int | None = None  # None: as long as the pattern needs, or until the owner ends
    roles: tuple[str, ...] = ()
    colour: str = "seat"
    pattern: Pattern = "steady"
    period_ms: int = 0  # of one blink, breath or run; 0 is the pattern's own
    times: int | Literal["{amount}"] = 0  # so many blinks or runs
    level: float = 1.0
    tones: tuple[Tone, ...] = ()


class Show(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A light-and-sound timeline; `owner` is what keeps its lights alight."""

    beat: tuple[Beat, ...]
    about: str = ""
    owner: Owner = "itself"
    sound: str = ""  # what a loudspeaker plays with it; the tones are the buzzer's
    resumes: bool = True  # goes on where it was after a more urgent show
