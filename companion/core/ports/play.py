"""What a window may see and hear of the running game: views, the log, what an undo takes back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec

from companion.core.crossing.steps import Notice, Step
from companion.core.crossing.views import View
from companion.core.language.ids import SeatId
from companion.core.language.phrases import Phrase


class Listener(Protocol):
    """Anything that hears the bell."""

    def __call__(self, step: Step) -> None:
        """Take one published step; must return at once."""
        ...


class Viewer(Protocol):
    """Views of the running game for audiences other than the table."""

    def view(self, audience: str) -> View | None:
        """The game as this audience may see it."""
        ...


class LogLine(msgspec.Struct, frozen=True, gc=False):
    """One entry of the readable log."""

    number: int
    label: Phrase
    seat: SeatId | None
    notices: tuple[Notice, ...]
    undone: bool = False
    opens: bool = True  # a player action begins here; what does not open one is a step of the one before


class Checklist(msgspec.Struct, frozen=True):
    """What an undo would take back, what cannot be taken back, and the cards to carry."""

    actions: tuple[LogLine, ...]
    kind: str  # free, move, seen, order
    warnings: tuple[Phrase, ...]
    moves: tuple[Phrase, ...]
    agree: tuple[SeatId, ...]


class History(Protocol):
    """The log and what undoing would mean."""

    def log(self) -> Sequence[LogLine]:
        """All entries of the game, newest last."""
        ...

    def checklist(self, actions: int) -> Checklist:
        """What undoing so many actions would mean."""
        ...
