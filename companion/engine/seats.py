"""What the people say about their game: who plays which seat, whose turn it was, how strictly they play."""

from __future__ import annotations

from functools import singledispatch
from typing import Any, TypeVar

from msgspec.structs import replace

from companion.core.crossing.views import SeatView, View
from companion.core.language.commands import Command, Credit, HandOver, KeepRules, TakeOut, TakePinAway
from companion.core.language.events import (
    Event,
    PinTakenAway,
    ProgressSet,
    RulesKept,
    SeatHandedOver,
    TurnCredited,
)
from companion.core.language.ids import SeatId
from companion.core.language.phrases import Phrase, named, phrase
from companion.core.language.states import EVERYBODY, State
from companion.engine.draft import Draft
from companion.engine.waivers import Refused, refusal

S = TypeVar("S", bound=State)
LONGEST = 40  # characters of a name


def take(draft: Draft[S], command: Command) -> None:
    """Carry out what people say about who sits where; the rules of the game have no part in it."""
    _take(command, draft)


def _no(here: str) -> Refused:
    return Refused(refusal("TABLE-TOOL-01", "impossible", here=phrase(here)))


def _seated(state: State, seat: SeatId) -> None:
    if seat not in {player.seat for player in state.players}:
        raise _no("here-no-such-seat")


@singledispatch
def _take(command: Command, draft: Draft[Any]) -> None:
    raise _no("here-no-such-command")


@_take.register
def _hand_over(command: HandOver, draft: Draft[Any]) -> None:
    _seated(draft.state, command.seat)
    mine = draft.state.player(command.seat)
    by = " ".join(command.by.split())[:LONGEST]
    by = "" if by == mine.name else by
    if by != mine.by:
        draft.emit(SeatHandedOver(command.seat, by))


@_take.register
def _credit(command: Credit, draft: Draft[Any]) -> None:
    state = draft.state
    _seated(state, command.seat)
    if not 1 <= command.turn <= state.turn.number:
        raise _no("here-no-such-turn")
    if state.credits.get(command.turn) != command.seat:
        draft.emit(TurnCredited(command.turn, command.seat))


@_take.register
def _take_pin_away(command: TakePinAway, draft: Draft[Any]) -> None:
    _seated(draft.state, command.seat)
    if not others(draft.state, command.seat) <= set(command.agreed):
        raise _no("here-pin-not-agreed")
    draft.emit(PinTakenAway(command.seat))


@_take.register
def _keep_rules(command: KeepRules, draft: Draft[Any]) -> None:
    if (draft.state.strict or draft.state.header.enforcement) != command.how:
        draft.emit(RulesKept(command.how))


def others(state: State, seat: SeatId) -> set[SeatId]:
    """Everybody else who is still at the table: each of them has to agree."""
    return {player.seat for player in state.players if player.seat != seat and not player.by}


def label(state: State, command: Command) -> Phrase | None:
    """What was said, as a line of the log; None for every other command."""
    names = {player.seat: player.name for player in state.players}
    if isinstance(command, HandOver):
        key = {"": "command-HandBack", EVERYBODY: "command-HandOverAll"}.get(command.by, "command-HandOver")
        return phrase(key, name=names.get(command.seat, ""), by=command.by)
    if isinstance(command, Credit):
        return phrase("command-Credit", turn=command.turn, name=names.get(command.seat, ""))
    if isinstance(command, TakeOut):
        return phrase("command-TakeOut", name=names.get(command.seat, ""))
    if isinstance(command, TakePinAway):
        return phrase("command-TakePinAway", name=names.get(command.seat, ""))
    if isinstance(command, KeepRules):
        return phrase("command-KeepRules", how=phrase(f"ui-preset-{command.how}"))
    return None


def told(event: Event, after: State) -> Phrase | None:
    """What has changed about who sits where, with the names it is about; None for every other event."""
    names = {player.seat: player.name for player in after.players}
    if isinstance(event, SeatHandedOver):
        key = {"": "event-SeatHandedBack", EVERYBODY: "event-SeatHandedToAll"}.get(
            event.by, "event-SeatHandedOver"
        )
        return phrase(key, name=names.get(event.seat, ""), by=event.by)
    if isinstance(event, RulesKept):
        return phrase("event-RulesKept", how=phrase(f"ui-preset-{event.how}"))
    if isinstance(event, ProgressSet) and event.seat is not None:
        return phrase("event-TurnPassed", name=names.get(event.seat, ""))
    return None


def dressed(view: View, state: State) -> View:
    """The view with who plays on for whom, as a badge that everybody sees."""
    by = {player.seat: player.by for player in state.players if player.by}
    if not by:
        return view
    return replace(view, seats=tuple(_dressed(seat, by.get(seat.seat, "")) for seat in view.seats))


def _dressed(seat: SeatView, by: str) -> SeatView:
    if not by:
        return seat
    badge = phrase("badge-played-by-all") if by == EVERYBODY else phrase("badge-played-by", name=named(by))
    return replace(seat, by=by, badges=(*seat.badges, badge))
