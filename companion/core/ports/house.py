"""What every part may ask of the house: the time, words for phrases, and what was set."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from companion.core.language.phrases import Phrase


class Clock(Protocol):
    """Time, handed in: seconds that only grow."""

    def __call__(self) -> float:
        """Seconds since some fixed moment."""
        ...


class Texts(Protocol):
    """Words for phrases, for screen, voice and terminal."""

    @property
    def languages(self) -> Sequence[str]:
        """What can be spoken, the language that everything is written in first."""
        ...

    def say(self, phrase: Phrase, language: str = "en") -> str:
        """The phrase in that language; a missing one falls back to English, then to its key."""
        ...

    def short(self, phrase: Phrase, language: str = "en") -> str:
        """A name as the data says it where room is short; the whole name where it has no shorter one."""
        ...

    def rule(self, rule: str, language: str = "en") -> str:
        """A player's sentence for a rule id."""
        ...


class Settings(Protocol):
    """Choices that outlive a game."""

    def get(self, name: str, default: Any) -> Any:
        """A setting, or the default when it was never set or cannot be read."""
        ...

    def set(self, name: str, value: Any) -> None:
        """Keep a setting."""
        ...
