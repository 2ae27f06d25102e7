"""Games that have ended, what they brought to whom, and how a series of them stands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec

from companion.core.language.phrases import Phrase


class Points(msgspec.Struct, frozen=True):
    """What one person got in one game."""

    name: str
    colour: int
    points: int


class Trait(msgspec.Struct, frozen=True):
    """Something that made a game as hard as it was, such as its Location; `kind` says what it is."""

    kind: Phrase
    name: Phrase


class EndedGame(msgspec.Struct, frozen=True):
    """A game that has ended."""

    id: str
    room: str
    title: Phrase
    day: str  # as 2024-03-12
    outcome: Phrase | None
    points: tuple[Points, ...]
    counts: bool  # it belongs to the series that runs now
    won: bool = False
    traits: tuple[Trait, ...] = ()  # to compare results by


class Standing(msgspec.Struct, frozen=True):
    """How somebody stands in a series: who has the most points comes first."""

    name: str
    colour: int
    points: int
    games: int


class Series(Protocol):
    """Scores added up over several games; a new series begins with nothing."""

    def ended(self) -> Sequence[EndedGame]:
        """Every game that has ended, the newest first."""
        ...

    def standings(self) -> Sequence[Standing]:
        """Everybody who has played in the series that runs now, best first."""
        ...

    def begin(self) -> None:
        """Begin a new series: what was played before stays in the list, but no longer counts."""
        ...
