"""Rounds and turns of a race, and when it is decided (TPL-RACE)."""

from __future__ import annotations

from companion.core.language.asks import Work
from companion.core.language.commands import Command, SetProgress
from companion.core.language.phrases import phrase
from companion.core.language.refusals import Refusal
from companion.engine import sides
from companion.engine.waivers import refusal
from companion.games._template.crossing import Cross
from companion.games._template.hands.commands import Play
from companion.games._template.hands.rules import Draw
from companion.games._template.lanterns import ForgotLantern, Light
from companion.games._template.phases import need_sail, seat_of
from companion.games._template.race.commands import Moor
from companion.games._template.race.events import RaceEnded, RoundBegan, SailBegan
from companion.games._template.race.standing import CANDLES, EVEN, TARGET, leading, scores
from companion.games._template.river.commands import BeginTurn, Look
from companion.games._template.roles import Confess
from companion.games._template.state import FerryState, Writing
from companion.games._template.turns import CandleBurnt, EndTurn
from companion.games._template.winds import Winds
from companion.games._template.work import Catch, Sail

OF_THE_FERRY = (BeginTurn, Look, Play, Cross, Light, ForgotLantern, Confess, EndTurn)


class Round(Work, frozen=True, tag="round"):
    """A round begins."""


class Sailed(Work, frozen=True, tag="sailed"):
    """A boat has sailed: the next one, or the end of the round."""


def forbidden(state: FerryState, command: Command) -> Refusal | None:
    """In a race nobody rides the ferry together, and its turns are sailed in their order (TPL-RACE-04)."""
    if not state.is_race:
        return None
    if isinstance(command, OF_THE_FERRY):
        return refusal("TPL-RACE-04", "impossible", here=phrase("here-race"))
    if isinstance(command, SetProgress) and command.phase is not None:
        return refusal("TABLE-TOOL-01", "impossible", here=phrase("here-no-such-phase"))
    return None


def begin_round(draft: Writing, work: Round) -> None:
    """A round begins with the winds."""
    turn = draft.state.turn
    draft.emit(RoundBegan(work.seat or turn.seat, turn.number + 1))
    draft.later(Winds())


def begin_sailing(draft: Writing, work: Sail) -> None:
    """The next boat in the order of the winds sails."""
    seat = seat_of(draft, work)
    draft.emit(SailBegan(seat, draft.state.turn.number + 1, draft.state.winds.get(seat, 0)))


def moor(draft: Writing, command: Moor) -> None:
    """Whoever has sailed enough moors: the beacon, the hand, then the next boat (TPL-SAIL-04)."""
    need_sail(draft, command.seat)
    seat = command.seat
    draft.later(Catch(seat=seat), Draw(seat=seat), Sailed(seat=seat))


def sailed(draft: Writing, work: Sailed) -> None:
    """The next in the order of the winds, or after the last one the round is over (TPL-RACE-03)."""
    state = draft.state
    seat = seat_of(draft, work)
    after = state.order[state.order.index(seat) + 1 :] if seat in state.order else ()
    following = next((one for one in after if one in state.living), None)
    if following is not None:
        return draft.later(Sail(seat=following))
    draft.emit(CandleBurnt(max(0, state.numbers["candles"] - 1)))
    if draft.state.numbers["candles"]:
        return draft.later(Round())
    draft.emit(RaceEnded(CANDLES if len(leading(draft.state)) == 1 else EVEN))


def settle(draft: Writing) -> None:
    """The race is won the moment a side has enough points, whatever else was to come (TPL-RACE-02)."""
    state = draft.state
    if state.is_race and state.turn.number and sides.reached(scores(state)):
        draft.work.clear()
        draft.emit(RaceEnded(TARGET))
