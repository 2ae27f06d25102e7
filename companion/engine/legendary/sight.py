"""What an audience may see of what moves people, each part made when somebody looks at it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Generic, TypeVar

import msgspec

from companion.core.crossing.views import Figure, SeatView, Strip
from companion.engine.assembly import Assembly
from companion.engine.legendary.state import LegendaryState
from companion.engine.legendary.view import Persons
from companion.engine.legendary.view import meters as pools

S = TypeVar("S", bound=LegendaryState)


class Looks(msgspec.Struct, Generic[S], frozen=True, kw_only=True):
    """What a game shows that people go by."""

    persons: Persons[S]
    board: Callable[[S], tuple[Strip, ...]]  # without the marks of what can be done: whoever chooses knows
    danger: Callable[[S], int]  # how bad it looks to everybody
    meters: Callable[[S], tuple[Figure, ...]] = pools  # what can be spent: the two pools
    others: Callable[[Assembly[S], S], tuple[SeatView, ...]] = lambda whole, state: ()  # who is no player


class TableSight(Generic[S]):
    """The parts of a View that simulated players look at too."""

    def __init__(self, looks: Looks[S], whole: Assembly[S], state: S, audience: str) -> None:
        """Nobody has looked yet."""
        self.audience, self._looks, self._whole, self._state = audience, looks, whole, state
        self._seen: dict[str | None, SeatView | None] = {}

    @cached_property
    def seats(self) -> tuple[SeatView, ...]:
        """Everybody at the table, then whoever is shown beside them."""
        seen = (self.seat(player.seat) for player in self._state.players)
        others = self._looks.others(self._whole, self._state)
        return (*(one for one in seen if one is not None), *others)

    def seat(self, seat: str | None) -> SeatView | None:
        """Somebody at the table."""
        if seat not in self._seen:
            found = next((one.seat for one in self._state.players if one.seat == seat), None)
            persons = self._looks.persons
            self._seen[seat] = None if found is None else persons.seat(self._whole, self._state, found)
        return self._seen[seat]

    @cached_property
    def strips(self) -> tuple[Strip, ...]:
        """The board."""
        return self._looks.board(self._state)

    @cached_property
    def meters(self) -> tuple[Figure, ...]:
        """What can be spent."""
        return self._looks.meters(self._state)

    @cached_property
    def danger(self) -> int:
        """How bad it looks to everybody."""
        return self._looks.danger(self._state)

    @property
    def asked(self) -> str:
        """The key of the question that is open to this audience; empty without one."""
        ask = self._state.ask
        return ask.why.key if ask is not None and (not ask.private or ask.seat == self.audience) else ""
