"""Races of Night Ferry laid for a test: winds chosen, boats put where they are wanted."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from companion.core.language.asks import Ballot, Dice
from companion.core.language.commands import Answer
from companion.core.language.ids import SeatId, ZoneId
from companion.engine import zones as piles
from companion.games._template.islands import Steer
from companion.games._template.race.commands import Moor
from companion.games._template.state import RIVALS
from tests.games._template.tables import Ferry


class Race(Ferry):
    """A race, with the winds chosen and boats put where a test wants them."""

    def __init__(self, players: int = 3, mode: str = RIVALS) -> None:
        super().__init__(players, mode=mode)

    def winds(self, **chosen: str) -> Race:
        """Everybody chooses, calm where nothing is said; gusts are rolled as 1."""
        while isinstance(self.state.ask, Ballot):
            seat = self.state.ask.open[0]
            self.answer(chosen.get(seat, "calm"), seat)
        while isinstance(self.state.ask, Dice):
            self.reply((1,))
        return self

    def answer(self, value: Any, seat: SeatId | None = None) -> list[Any]:
        assert self.state.ask is not None
        return self.do(Answer(self.state.ask.id, value, seat=seat))

    def put(self, seat: SeatId, place: str) -> Race:
        """A boat lies elsewhere."""
        table = piles.move(self.state.table, (self.state.pieces[seat],), ZoneId(place), 0, True)
        self.state = replace(self.state, table=table)
        return self

    def steps(self, n: int) -> Race:
        return self.have(steps=n)  # type: ignore[return-value]

    def beacons(self, *places: str) -> Race:
        """Beacons burn here and nowhere else."""
        dark = {name: 0 for name in self.state.numbers if name.startswith("beacon:")}
        return self.have(**dark | {f"beacon:{place}": 1 for place in places})  # type: ignore[return-value]

    def sail(self, *places: str) -> list[Any]:
        """Step by step from where the boat lies."""
        return [event for place in places for event in self.do(Steer(self.state.turn.seat, ZoneId(place)))]

    def moor(self) -> list[Any]:
        return self.do(Moor(self.state.turn.seat))

    def lies(self, seat: SeatId) -> str:
        return self.state.place_of(seat)

    def points(self) -> list[int]:
        return [self.state.numbers[f"points:{player.seat}"] for player in self.state.players]


def sailing(players: int = 3, mode: str = RIVALS, **winds: str) -> Race:
    """A race in which the first boat sails, with no beacon in its way."""
    return Race(players, mode).winds(**winds).beacons()


def of_kind(events: list[Any], kind: type) -> list[Any]:
    return [event for event in events if isinstance(event, kind)]
