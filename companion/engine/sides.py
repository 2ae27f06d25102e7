"""Teams and rivals: who plays with whom, who comes next on another side, and whom an ending makes winners."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeVar

from companion.core.language.ids import SeatId
from companion.core.language.sides import TOGETHER, Ending, Score, Side
from companion.core.language.states import State
from companion.engine.turns import clockwise

K = TypeVar("K", bound=str)


def sides_of(state: State) -> tuple[Side, ...]:
    """The sides of a game; where none were formed all play together."""
    return state.sides or (Side(TOGETHER, tuple(player.seat for player in state.players)),)


def alone(seats: Iterable[SeatId]) -> tuple[Side, ...]:
    """Everybody on a side of their own, called like their seat."""
    return tuple(Side(seat, (seat,)) for seat in seats)


def side_of(state: State, seat: SeatId) -> str:
    """The side that somebody is on; empty for whoever is on none."""
    return next((side.id for side in sides_of(state) if seat in side.seats), "")


def are_rivals(state: State, one: SeatId, other: SeatId) -> bool:
    """Whether two people play against each other."""
    return one != other and side_of(state, one) != side_of(state, other)


def rivals_of(state: State, seat: SeatId) -> tuple[SeatId, ...]:
    """Everybody who plays against somebody, in turn order from whoever comes after."""
    return tuple(other for other in clockwise(state, seat) if are_rivals(state, seat, other))


def next_rival(state: State, seat: SeatId) -> SeatId | None:
    """Who of another side comes next; None where nobody plays against this seat."""
    return next(iter(rivals_of(state, seat)), None)


def side_scores(state: State, points: Mapping[SeatId, int], target: int | None = None) -> tuple[Score, ...]:
    """What every side has together: of a team it does not matter who brought it."""
    return tuple(
        Score(side.id, sum(points.get(seat, 0) for seat in side.seats), target=target)
        for side in sides_of(state)
    )


def reached(scores: Iterable[Score]) -> tuple[str, ...]:
    """The sides that have what wins, in the order of their scores."""
    return tuple(
        one.side
        for one in scores
        if one.target is not None and one.points is not None and one.points >= one.target
    )


def leading(points: Mapping[K, int]) -> tuple[K, ...]:
    """Who has most; several where they have as much, nobody where there is nobody."""
    most = max(points.values(), default=0)
    return tuple(key for key, has in points.items() if has == most)


def won_by(state: State, how: str, sides: Iterable[str], best: Iterable[SeatId] = ()) -> Ending:
    """The ending in which these sides have won, with everybody on them."""
    won = tuple(sides)
    winners = tuple(seat for side in sides_of(state) if side.id in won for seat in side.seats)
    return Ending(how, won, winners, tuple(best))


def faults(state: State) -> list[str]:
    """What makes sides and an ending contradict each other; nothing, where all is well."""
    seats = [player.seat for player in state.players]
    placed = [seat for side in state.sides for seat in side.seats]
    found = [f"{seat} is on two sides" for seat in set(placed) if placed.count(seat) > 1]
    found += [f"nobody sits at {seat} of a side" for seat in set(placed) - set(seats)]
    if len({side.id for side in state.sides}) < len(state.sides):
        found.append("two sides have one name")
    ending = state.ending
    if ending is None:
        return found
    named = {*ending.winners, *ending.best}
    found += [f"{seat} has won and is not at the table" for seat in named - set(seats)]
    if ending.draw and ending.winners:
        found.append("a draw has winners")
    if not ending.draw and not set(ending.best) <= set(ending.winners):
        found.append("the best is not among the winners")
    won = {seat for side in state.sides if side.id in ending.sides for seat in side.seats}
    if state.sides and won != set(ending.winners):
        found.append("the winners are not those of the sides that won")
    return found
