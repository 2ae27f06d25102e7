"""What a household wishes to hear: how loud, with what, and whether a voice speaks."""

from __future__ import annotations

from typing import Protocol

import msgspec

from companion.core.language.phrases import Phrase

LOUDEST = 10
DAY_MIN = 24 * 60


class SoundWishes(msgspec.Struct, frozen=True):
    """What can be chosen about sounds and voice; how much and when not is chosen with the lights."""

    volume: int = 6  # 0 to 10
    muted: bool = False
    bed: bool = True  # the soft background that follows the danger
    voice: bool = False
    buzzer: bool = False  # a wired buzzer sounds alarms beside a loudspeaker; else it only stands in for one
    rate: int = 165  # words of the voice in a minute
    player: str = ""  # a program of one's own that takes a WAV stream; empty: the first that works
    speaker: str = ""  # a program of one's own that speaks; empty: espeak-ng
    voices: dict[str, str] = {}  # language -> voice, where the usual one is not wanted

    @property
    def loud(self) -> float:
        """What every sample is multiplied with; 10 is full, each step is heard."""
        return 0.0 if self.muted else (min(LOUDEST, max(0, self.volume)) / LOUDEST) ** 2


class Speaker(Protocol):
    """Says a sentence aloud, if anything here can and may."""

    def say(self, says: Phrase) -> None:
        """Speak, or be silent; returns at once."""
        ...


class Sounding(Protocol):
    """The sounds and the voice of a table, as the screen sets them."""

    def wishes(self) -> SoundWishes:
        """What is wished now."""
        ...

    def wish(self, wishes: SoundWishes) -> None:
        """From now on so; it is kept."""
        ...

    def states(self) -> tuple[Phrase, Phrase]:
        """How it is with sounds, and with the voice."""
        ...

    def test(self) -> None:
        """Let something be heard, after a fresh look for what can be heard with."""
        ...


def minutes(clock: str) -> int | None:
    """The minute of the day of a time like 22:30; None for what is no time."""
    hour, colon, minute = clock.partition(":")
    if not (colon and hour.isdecimal() and minute.isdecimal() and len(minute) == 2):
        return None
    whole = int(hour) * 60 + int(minute)
    return whole if int(minute) < 60 and whole < DAY_MIN else None
