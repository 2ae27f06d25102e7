"""How a race stands: the sides of each way of racing, their points, who has won (TPL-RACE)."""

from __future__ import annotations

from collections.abc import Sequence

from companion.core.language.ids import SeatId
from companion.core.language.phrases import phrase
from companion.core.language.sides import Ending, Score, Side
from companion.engine import sides
from companion.games._template.printed import rules
from companion.games._template.state import TEAMS, FerryState

TARGET, CANDLES, EVEN = "target", "candles", "even"  # how a race ends
TEAM_NAMES = ("sun", "moon")


def formed(mode: str, seats: Sequence[SeatId], colours: Sequence[int]) -> tuple[Side, ...]:
    """The sides: everybody alone, or in teams those who sit opposite each other (TPL-RACE-01)."""
    if mode != TEAMS:
        return sides.alone(seats)
    halves = (slice(0, None, 2), slice(1, None, 2))
    return tuple(
        Side(name, tuple(seats[half]), phrase(f"side-{name}"), colours[half][0])
        for name, half in zip(TEAM_NAMES, halves, strict=True)
    )


def target_of(mode: str) -> int:
    """The points that win: of a team together, whoever brings them (TPL-RACE-02)."""
    return rules().race.target_team if mode == TEAMS else rules().race.target_alone


def points(state: FerryState) -> dict[SeatId, int]:
    """What everybody has brought."""
    return {player.seat: state.numbers.get(f"points:{player.seat}", 0) for player in state.players}


def scores(state: FerryState) -> tuple[Score, ...]:
    """How far every side has come, that of the active player first: it wins where two are there at once."""
    found = sides.side_scores(state, points(state), state.numbers.get("target"))
    own = sides.side_of(state, state.turn.seat)
    return tuple(sorted(found, key=lambda one: one.side != own))


def leading(state: FerryState) -> tuple[str, ...]:
    """The sides that have most."""
    return sides.leading({one.side: one.points or 0 for one in scores(state)})


def ending(state: FerryState, how: str) -> Ending:
    """Who has won: the side with enough points, else the one with most; even is a draw (TPL-RACE-02, 03)."""
    if how == TARGET:
        return sides.won_by(state, how, sides.reached(scores(state))[:1])
    best = leading(state)
    if how == EVEN:
        seats = (seat for side in state.sides if side.id in best for seat in side.seats)
        return Ending(how, best=tuple(seats), draw=True)
    return sides.won_by(state, how, best)
