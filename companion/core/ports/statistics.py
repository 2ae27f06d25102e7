"""Games in figures: of one game after its end, and of all games together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, Protocol

import msgspec

from companion.core.crossing.series import Trait
from companion.core.crossing.views import Shape
from companion.core.language.ids import SeatId
from companion.core.language.phrases import Phrase


class PersonFigures(msgspec.Struct, frozen=True):
    """What one person did in one game."""

    seat: SeatId
    name: str
    colour: int
    alive: bool = True
    won: bool = False
    points: int | None = None
    counts: dict[str, int] = {}  # by what a game counts
    turns: int = 0
    seconds: float = 0.0  # at the own turns, pauses left out
    best: bool = False  # named beside the sides that won, or after a draw: the individual winner


class TurnFigures(msgspec.Struct, frozen=True):
    """How it stood at the end of one turn."""

    number: int
    seat: SeatId
    seconds: float = 0.0
    life: tuple[int | None, ...] = ()  # harm so far, in the order of the people; None of the dead
    harm: tuple[int, ...] = ()  # of it in this turn, as it was announced
    crowd: int | None = None


class TurningPoint(msgspec.Struct, frozen=True):
    """A moment at which the game turned, in a sentence."""

    turn: int
    kind: str  # the notice's, or "harm" or "crowd"
    says: Phrase
    seat: SeatId | None = None
    weight: int = 0
    entry: int = 0  # of the journal


class GameFigures(msgspec.Struct, frozen=True):
    """One game that has ended."""

    id: str
    room: str
    steps: int
    begun: str
    touched: str
    outcome: str
    won: bool  # by those who play together against the game itself
    ended: Phrase | None  # how it ended, in a sentence
    why: Phrase | None = None  # and what brought that about
    counted: tuple[tuple[str, Shape], ...] = ()
    has_crowd: bool = False
    traits: tuple[Trait, ...] = ()
    people: tuple[PersonFigures, ...] = ()
    turns: tuple[TurnFigures, ...] = ()
    turnings: tuple[TurningPoint, ...] = ()
    seconds: float = 0.0  # at the table, pauses left out
    actions: int = 0
    taken_back: int = 0  # entries that somebody took back
    drawn: bool = False

    @property
    def title(self) -> Phrase:
        """What the game is called."""
        return Phrase(f"room-{self.room}")


class Rate(msgspec.Struct, frozen=True):
    """So many of so many, and between what the true share most likely lies."""

    won: int
    games: int
    low: float
    high: float


class Spread(msgspec.Struct, frozen=True):
    """Some measured values: their middle, and where the middle half of them lies."""

    count: int
    middle: float
    low: float
    high: float


class Group(msgspec.Struct, frozen=True):
    """Games that had something in common."""

    name: Phrase
    rate: Rate


class Section(msgspec.Struct, frozen=True):
    """Groups of one kind, such as all Locations."""

    kind: Phrase
    groups: tuple[Group, ...]


class PersonSums(msgspec.Struct, frozen=True):
    """One person over all games."""

    name: str
    colour: int
    rate: Rate
    per_game: dict[str, float] = {}  # by what is counted, in the games that count it
    turn_s: Spread | None = None  # how long the own turns took


class EveningFigures(msgspec.Struct, frozen=True):
    """All games of one day, what they brought each person, a game."""

    day: str
    games: int
    won: int
    seconds: float
    per_game: dict[str, dict[str, float]] = {}  # what is counted -> person -> a game


class Overview(msgspec.Struct, frozen=True):
    """All games together, or those of one room."""

    rate: Rate
    seconds: float = 0.0
    turns: int = 0
    sections: tuple[Section, ...] = ()
    counted: tuple[tuple[str, Shape], ...] = ()
    people: tuple[PersonSums, ...] = ()
    lengths: tuple[tuple[int, Spread], ...] = ()  # how long games took, by the number of people
    turn_s: tuple[tuple[int, Spread], ...] = ()  # how long turns took, by the number of people
    evenings: tuple[EveningFigures, ...] = ()


class Progress(msgspec.Struct, frozen=True):
    """How many of the games that have ended are read into figures."""

    done: int
    of: int


FileKind = Literal["csv", "png", "log"]  # a table, a picture, or the log of one game as a table


class Statistics(Protocol):
    """Figures of the games of this house; reading them is done a little at a time."""

    def read_on(self, most_s: float = 0.4) -> Progress:
        """Read games that have no figures yet, for about so long."""
        ...

    def rooms(self) -> Sequence[str]:
        """The rooms of which games have been read."""
        ...

    def overview(self, room: str = "") -> Overview:
        """All games that are read, or those of one room."""
        ...

    def games(self, room: str = "") -> Sequence[GameFigures]:
        """The games that are read, the newest first."""
        ...

    def recap(self, game: str = "") -> GameFigures | None:
        """One game; without a name the one at the table, once it has ended."""
        ...

    def write(self, place: str, kind: FileKind, language: str, game: str = "") -> str:
        """Write all statistics, or one game, as a file at a drop place; returns its path."""
        ...
