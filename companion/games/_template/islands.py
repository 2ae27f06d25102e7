"""The islands and quays of the race, and the boats that sail between them (TPL-SAIL)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from msgspec.structs import replace

from companion.core.language.asks import Work
from companion.core.language.commands import Command
from companion.core.language.events import Event
from companion.core.language.ids import SeatId, SlotId, ZoneId
from companion.core.language.phrases import Phrase, phrase
from companion.engine import boards, sides
from companion.engine import zones as piles
from companion.engine.changes import carried
from companion.engine.feature import Feature, tells
from companion.engine.ways import Way
from companion.engine.zones import place_key
from companion.games._template.phases import in_play, need_sail, seat_of
from companion.games._template.printed import sea
from companion.games._template.prompts import move
from companion.games._template.state import FerryState, Writing, counted


class Steer(Command, frozen=True):
    """Sail one step, to a space beside the own."""

    seat: SeatId
    to: ZoneId


class Steered(Event, frozen=True):
    """A boat sailed one step; something there may have stopped it."""

    seat: SeatId
    slot: SlotId
    to: ZoneId
    stopped: bool


class NoWay(Event, frozen=True):
    """The board says that there is no way: the boat stays where it is."""

    seat: SeatId
    zone: ZoneId


class DriftedHome(Event, frozen=True):
    """A boat was driven back to its quay."""

    seat: SeatId
    slot: SlotId
    to: ZoneId


def _steered(state: FerryState, event: Steered) -> FerryState:
    state = carried(counted(state, steps=-1), (event.slot,), event.to, piles.FAR_END)
    return replace(state, numbers={**state.numbers, "stopped": int(event.stopped)})


def _drifted_home(state: FerryState, event: DriftedHome) -> FerryState:
    return carried(state, (event.slot,), event.to, piles.FAR_END)


def quay_of(state: FerryState, seat: SeatId) -> ZoneId:
    """Where somebody's boat is at home: the quay of their place at the table."""
    seats = [player.seat for player in state.header.players]
    return ZoneId(f"quay:{seats.index(seat) + 1}")


def boats_at(state: FerryState, place: str) -> tuple[SeatId, ...]:
    """Whose boats lie in a space, in turn order from the active player."""
    seats = [player.seat for player in state.players]
    at = seats.index(state.turn.seat) if state.turn.seat in seats else 0
    return tuple(
        one for one in seats[at:] + seats[:at] if one in state.pieces and state.place_of(one) == place
    )


def rivals_at(state: FerryState, place: str, seat: SeatId) -> tuple[SeatId, ...]:
    """The rivals of a seat whose boats lie in a space."""
    return tuple(other for other in boats_at(state, place) if sides.are_rivals(state, seat, other))


def stops(state: FerryState, place: str, seat: SeatId) -> bool:
    """Whether entering a space ends the sailing: a rival or a burning beacon is there (TPL-SAIL-03)."""
    return bool(state.numbers.get(f"beacon:{place}")) or bool(rivals_at(state, place, seat))


class Steering(Work, frozen=True, tag="steer"):
    """A step is made, once it is known that there is a way: 1 when it is."""

    zone: ZoneId
    n: int = 0


class DuelDue(Work, frozen=True, tag="duel"):
    """A boat has met a rival's."""

    zone: ZoneId


def steer(draft: Writing, command: Steer) -> None:
    """A boat sails to a space beside its own, as far as the wind carries it (TPL-SAIL-01 to 04)."""
    need_sail(draft, command.seat)
    state = draft.state
    draft.require(not state.numbers["stopped"], "TPL-SAIL-03", "limit", remedy=phrase("remedy-moor"))
    have = state.numbers["steps"]
    draft.require(have > 0, "TPL-SAIL-01", "cost", need=1, have=have)
    if sea().space(command.to) is None:
        return draft.require(False, "TPL-SAIL-02", "impossible", here=phrase("here-no-such-place"))
    beside = boards.are_beside(sea(), state.boards, state.place_of(command.seat), command.to)
    draft.require(beside is not False, "TPL-SAIL-02", "target", remedy=phrase("remedy-beside"))
    draft.later(Steering(command.to, 0 if beside is None else 1, seat=command.seat))


def go_on(draft: Writing, work: Steering) -> None:
    """The step is made once it is known that there is a way; with a rival there the duel comes at once."""
    seat, to, here = seat_of(draft, work), work.zone, draft.state.place_of(seat_of(draft, work))
    if not work.n:  # only the owner's board can tell
        why = phrase("ask-beside", one=phrase(place_key(here)), other=phrase(place_key(to)))
        if boards.needs_beside(draft, sea(), here, to, why, work):
            return
        if not boards.are_beside(sea(), draft.state.boards, here, to):
            return draft.emit(NoWay(seat, to))
    draft.emit(Steered(seat, draft.state.pieces[seat], to, stops(draft.state, to, seat)))
    if rivals_at(draft.state, to, seat):
        draft.later(DuelDue(to, seat=seat))


def ways(state: FerryState) -> Iterator[Way]:
    """Every space of the sea, or what lies in it; only what may lie beside the own is reached."""
    seat = state.turn.seat
    here = state.place_of(seat) if state.is_race and seat in state.pieces else ""
    for space in sea().spaces if state.is_race else ():
        zone = ZoneId(space.id)
        there = tuple(f"slot:{slot}" for slot in state.table.zone(zone))
        beside = boards.are_beside(sea(), state.boards, here, zone) if here else None
        yield Way(
            f"steer:{zone}", Steer(seat, zone), partial(_label, zone), f"place:{zone}", there,
            barred=beside is False,
        )  # fmt: skip


def _label(zone: ZoneId) -> Phrase:
    return phrase("offer-steer", place=phrase(place_key(zone)))


FEATURE: Feature[FerryState] = Feature(
    name="islands",
    commands=in_play({Steer: steer}),
    work={Steering: go_on},
    events={Steered: _steered, NoWay: tells, DriftedHome: _drifted_home},
    prompts={Steered: move("prompt-steer"), DriftedHome: move("prompt-drift-home")},
    ways=ways,
)
