"""Who plays with whom, and how a game ended for whom: values, so that nobody reads a winner out of a word."""

from __future__ import annotations

import msgspec

from companion.core.language.ids import SeatId
from companion.core.language.phrases import Phrase

TOGETHER = "together"  # the side of all who play together against the game itself


class Side(msgspec.Struct, frozen=True):
    """People who win or lose together: a team, or one person alone."""

    id: str
    seats: tuple[SeatId, ...]
    name: Phrase | None = None  # of a team; one person alone is called by their own name
    colour: int | None = None  # index into the seats of the design tokens, where the side has its own


class Score(msgspec.Struct, frozen=True):
    """How far somebody has come: a side, or one person of it; `target` is what wins, where points win."""

    side: str
    points: int | None  # None: not known yet
    seat: SeatId | None = None
    target: int | None = None


class Ending(msgspec.Struct, frozen=True):
    """How a game has ended, and who has won it.

    A side wins as a whole. `best` are those whom the rules name beside that: an individual winner among the
    winners, or after a draw; several who share it where they have as much.
    """

    how: str  # a word of the game: what the sentence, the lights and the tables are chosen by
    sides: tuple[str, ...] = ()  # the sides that have won
    winners: tuple[SeatId, ...] = ()  # everybody who has won
    best: tuple[SeatId, ...] = ()
    draw: bool = False

    @property
    def is_together(self) -> bool:
        """Whether those who play against the game itself have beaten it."""
        return TOGETHER in self.sides
