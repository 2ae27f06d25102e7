"""What the pages about an owner's boards need from outside: pictures in plain values, questions, answers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, Protocol

import msgspec

from companion.core.crossing.views import Figure, Shape
from companion.core.language.phrases import Phrase
from companion.core.ports.cards import Where

Asking = Literal["names", "number", "which", "touches"]


class BoardLine(msgspec.Struct, frozen=True):
    """One board of a box, and how much of it is told."""

    where: Where  # `stack` is the board
    title: Phrase
    box: Phrase
    known: int
    of: int
    owned: bool = True


class BoardShape(msgspec.Struct, frozen=True):
    """A rectangle of the drawn board."""

    id: str
    at: tuple[float, float, float, float]  # left, top, width, height
    kind: Literal["place", "deck", "area"] = "place"
    words: str = ""
    title: Phrase | None = None  # in the reader's language, where `words` are not a printed name
    figure: Figure | None = None  # what is told of it
    is_asked: bool = False
    is_chosen: bool = False  # it belongs to the answer
    can_be_touched: bool = False


class BoardPage(msgspec.Struct, frozen=True):
    """One question over a picture of the board."""

    where: Where
    title: Phrase
    at: int  # from 0
    of: int
    ask: Asking
    text: Phrase
    size: tuple[int, int]
    shapes: tuple[BoardShape, ...]
    value: int | None = None
    is_told: bool = False  # it was answered before
    shape: Shape = "count"  # of the number
    least: int = 0
    most: int = 99
    names: tuple[str, ...] = ()  # names that are offered for a place
    open: int = 0  # questions that are not answered yet


class BoardAnswer(msgspec.Struct, frozen=True):
    """What the owner read off the board."""

    value: int | None = None
    names: dict[str, str] = {}  # shape -> its printed name
    chosen: tuple[str, ...] = ()  # shapes
    is_none_of_all: bool = False  # nothing of this picture touches: all its questions at once


class Boards(Protocol):
    """The owner's boards: told once, on pages with pictures, and known to every later game."""

    def boards(self) -> Sequence[BoardLine]:
        """Every board of every box, those of owned boxes first."""
        ...

    def page(self, where: Where, at: int | None = None) -> BoardPage:
        """A question of a board; without a number the first that is open, after the last the first."""
        ...

    def tell(self, where: Where, at: int, answer: BoardAnswer) -> int | None:
        """Write an answer down; gives the next question, None after the last."""
        ...
