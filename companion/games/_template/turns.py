"""Turns and rounds, and when the game is decided (TPL-END)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from companion.core.language.asks import Work
from companion.core.language.commands import Command
from companion.core.language.events import Event
from companion.core.language.ids import SeatId
from companion.core.language.states import Turn
from companion.engine.feature import Feature
from companion.engine.turns import closes_round, next_seat
from companion.engine.ways import BIG, Way
from companion.games._template import zones
from companion.games._template.hands.events import Discarded
from companion.games._template.hands.rules import Draw
from companion.games._template.offers import way
from companion.games._template.phases import in_play, need_act, seat_of
from companion.games._template.prompts import move
from companion.games._template.scoring import decided, ending
from companion.games._template.state import FerryState, Writing, counted
from companion.games._template.work import Act, ShowRoles


class EndTurn(Command, frozen=True):
    """End the turn: discard what was played and draw up."""

    seat: SeatId


class NumbersSet(Event, frozen=True):
    """The counters of the game were set up."""

    numbers: dict[str, int]


class TurnBegan(Event, frozen=True):
    """A player's turn began."""

    seat: SeatId
    number: int


class ActBegan(Event, frozen=True):
    """The river has drifted: the player may act."""

    seat: SeatId


class CandleBurnt(Event, frozen=True):
    """A round is over; `left` candles still burn."""

    left: int


class EndBegan(Event, frozen=True):
    """The game is decided; the roles are turned up."""

    cause: str


class Ended(Event, frozen=True):
    """The game is over."""

    outcome: str


OF_A_TURN = {"power": 0, "plays": 0, "crossings": 0}


def _numbers_set(state: FerryState, event: NumbersSet) -> FerryState:
    return replace(state, numbers={**state.numbers, **event.numbers})


def _turn_began(state: FerryState, event: TurnBegan) -> FerryState:
    turn = Turn(event.number, event.seat, "river")
    return replace(state, turn=turn, laid=(), numbers={**state.numbers, **OF_A_TURN})


def _act_began(state: FerryState, event: ActBegan) -> FerryState:
    return replace(state, turn=replace(state.turn, phase="act"))


def _candle_burnt(state: FerryState, event: CandleBurnt) -> FerryState:
    return counted(state, candles=-1)


def _end_began(state: FerryState, event: EndBegan) -> FerryState:
    return replace(state, cause=event.cause)


def _ended(state: FerryState, event: Ended) -> FerryState:
    return replace(state, ending=ending(state, event.outcome), turn=replace(state.turn, phase="over"))


class Begin(Work, frozen=True, tag="begin"):
    """A turn of this number begins."""

    n: int


class Pass(Work, frozen=True, tag="pass"):
    """The next player begins."""


def end_turn(draft: Writing, command: EndTurn) -> None:
    """What was played is discarded, the hand is filled up, the next player begins (TPL-END-01)."""
    need_act(draft, command.seat)
    played = draft.state.table.zone(zones.of(command.seat, "played"))
    if played:
        draft.emit(Discarded(command.seat, played))
    draft.later(Draw(seat=command.seat), Pass(seat=command.seat))


def settle(draft: Writing) -> None:
    """Once the game is decided nothing else is done but turning up the roles (TPL-END-02)."""
    state = draft.state
    cause = "" if state.cause or state.outcome else decided(state)
    if cause:
        draft.work.clear()
        draft.emit(EndBegan(cause))
        draft.later(ShowRoles())


def begin(draft: Writing, work: Begin) -> None:
    """A turn begins."""
    draft.emit(TurnBegan(seat_of(draft, work), work.n))


def act(draft: Writing, work: Act) -> None:
    """The player may act."""
    draft.emit(ActBegan(seat_of(draft, work)))


def pass_turn(draft: Writing, work: Pass) -> None:
    """The next player begins; a candle burns down when everybody had a turn (TPL-END-04)."""
    seat, turn = seat_of(draft, work), draft.state.turn
    draft.later(Begin(turn.number + 1, seat=next_seat(draft.state, seat)))
    if closes_round(draft.state, seat):
        draft.emit(CandleBurnt(max(0, draft.state.numbers["candles"] - 1)))


def ways(state: FerryState) -> Iterator[Way]:
    """End the turn."""
    if not state.is_race:
        yield way("end", EndTurn(state.turn.seat), BIG, "upkeep")


FEATURE: Feature[FerryState] = Feature(
    name="turns",
    commands=in_play({EndTurn: end_turn}),
    work={Begin: begin, Act: act, Pass: pass_turn},
    settle=(settle,),
    events={
        NumbersSet: _numbers_set, TurnBegan: _turn_began, ActBegan: _act_began, CandleBurnt: _candle_burnt,
        EndBegan: _end_began, Ended: _ended,
    },
    prompts={CandleBurnt: move("prompt-candle")},
    silent=(NumbersSet,),
    ways=ways,
)  # fmt: skip
