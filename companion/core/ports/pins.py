"""Pins that guard private things, and what the page of the people needs to know of a running game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec

from companion.core.language.ids import SeatId

DIGITS = 4


class PinVerdict(msgspec.Struct, frozen=True):
    """Whether a pin was right, and for how long none is taken after a wrong one."""

    right: bool
    wait_s: float = 0.0


class Pins(Protocol):
    """Who has a pin, by name; nobody is ever told which."""

    def has(self, name: str) -> bool:
        """Whether this person's private things are guarded."""
        ...

    def keep(self, name: str, digits: str) -> None:
        """Guard them from now on; raises ValueError with a sentence when that is no pin."""
        ...

    def check(self, name: str, digits: str) -> PinVerdict:
        """Try a pin; after each wrong one the wait is longer."""
        ...

    def wait_s(self, name: str) -> float:
        """For how long no pin of this person is taken now."""
        ...

    def drop(self, name: str, forgotten: bool = False) -> None:
        """Guard them no more; one that was forgotten leaves a note for its owner."""
        ...

    def lost_on(self, name: str) -> str:
        """When a pin of this person was taken away because it was forgotten; empty for never."""
        ...


class TurnLine(msgspec.Struct, frozen=True):
    """One turn of the running game, and for whom it counts."""

    number: int
    seat: SeatId


class AtTable(Protocol):
    """What can be said of the people of the running game."""

    def turns(self) -> Sequence[TurnLine]:
        """The turns so far, the running one first."""
        ...

    def can_take_out(self) -> bool:
        """Whether this game has steps by which a seat is taken out."""
        ...
