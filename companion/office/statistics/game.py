"""The figures of one game, read from its journal; pure.

Only what everybody heard is counted: notices and the table's own View. What was taken back counts nothing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from companion.core.crossing.steps import Notice
from companion.core.crossing.views import SeatView, View
from companion.core.language.ids import TABLE, SeatId
from companion.core.language.phrases import Phrase, phrase
from companion.core.language.sides import Ending
from companion.core.language.states import Header
from companion.core.ports.archive import Entry, GameInfo
from companion.core.ports.statistics import GameFigures, PersonFigures, TurnFigures
from companion.engine.room import Room
from companion.office.statistics.clock import gap_s
from companion.office.statistics.series import points_of
from companion.office.statistics.turning_points import turnings_of
from companion.session.history import Record, Records, new_history
from companion.session.replay import DECIDED, applied
from companion.session.undo import turn_owners

LAST_STEPS = 4  # in which the end came about


class Read:
    """A journal as it is read: its history, the last State of every turn, and when each step was written."""

    def __init__(self, room: Room, header: Header) -> None:
        """Nothing is read yet."""
        self.room = room
        self.history: Records = new_history(room.blank(header), room.fold)
        self.lasts: dict[int, Any] = {}
        self.gaps: dict[
            int, tuple[int, float]
        ] = {}  # by entry: the turn it was done in, and how long it took
        self.taken_back = 0
        self._at = ""

    def take(self, entry: Entry) -> None:
        """Read one more entry."""
        before, turn = self.history.state, self.history.state.turn.number
        self.history = applied(self.room, self.history, entry)
        state = self.history.state
        if entry.kind in DECIDED and state.turn.number != turn:
            self.lasts[turn] = self._end_of_turn(before, turn)
        self.taken_back += entry.undoes
        self.gaps[entry.number] = (turn, gap_s(self._at, entry.at) if self._at else 0.0)
        self._at = entry.at
        self.lasts = {number: last for number, last in self.lasts.items() if number < state.turn.number}
        self.lasts[state.turn.number] = state

    def _end_of_turn(self, state: Any, turn: int) -> Any:
        """The State just before the next turn began, in the middle of the newest entry."""
        for event in self.history.live[-1].events:
            after = self.room.evolve(state, event)
            if after.turn.number != turn:
                break
            state = after
        return state

    def seconds(self) -> Counter[int]:
        """How long every turn took, in steps that stand."""
        found: Counter[int] = Counter()
        for record in self.history.live:
            turn, gap = self.gaps[record.number]
            found[turn] += gap  # type: ignore[assignment]  # a Counter adds up seconds as well
        return found


def read_game(room: Room, header: Header, entries: Sequence[Entry]) -> Read:
    """A whole journal; raises ReplayError when it cannot be read."""
    read = Read(room, header)
    for entry in entries:
        read.take(entry)
    return read


def figures_of(room: Room, info: GameInfo, header: Header, entries: Sequence[Entry]) -> GameFigures:
    """The figures of a game that has ended; raises ReplayError when its journal cannot be read."""
    read = read_game(room, header, entries)
    state, seconds = read.history.state, read.seconds()
    view = room.view(state, TABLE)
    ending = view.ending or Ending("")  # of a game that somebody stopped
    turns = turns_of(room, read, seconds)
    turn_of = {record.number: read.gaps[record.number][0] for record in read.history.live}
    chronicle = room.chronicle
    return GameFigures(
        id=info.id, room=room.name, steps=info.steps, begun=info.begun, touched=info.touched,
        outcome=ending.how, won=ending.is_together, drawn=ending.draw, ended=view.outcome_text,
        why=None if ending.is_together else why_of(chronicle.whys, read.history.live),
        counted=tuple((one.id, one.shape) for one in chronicle.counted),
        has_crowd=chronicle.crowd is not None, traits=tuple(room.traits(state)),
        people=people_of(room, state, view, read.history.live, turns), turns=turns,
        turnings=turnings_of(chronicle, read.history.live, turn_of, turns, players_in(view)),
        seconds=sum(seconds.values()), actions=len(read.history.actions()), taken_back=read.taken_back,
    )  # fmt: skip


def players_in(view: View) -> tuple[SeatView, ...]:
    """Who plays: characters that nobody plays have no figures."""
    return tuple(seat for seat in view.seats if seat.played)


def why_of(whys: Sequence[str], live: Sequence[Record]) -> Phrase | None:
    """What brought the end about, where one of the last steps says so."""
    last = (notice for record in live[-LAST_STEPS:] for notice in record.notices)
    details = [notice.detail for notice in last if notice.detail in whys]
    return phrase(f"why-{details[-1]}") if details else None


def turns_of(room: Room, read: Read, seconds: Mapping[int, float]) -> tuple[TurnFigures, ...]:
    """Every turn as it stood at its end."""
    harms = harm_of(room, read)
    credits: Mapping[int, SeatId] = read.history.state.credits
    found: list[TurnFigures] = []
    before: tuple[int | None, ...] = ()
    dead: set[SeatId] = set()
    for number, state in sorted(read.lasts.items()):
        if not number:
            continue
        seats = players_in(room.view(state, TABLE))
        harm = tuple(harms.get((number, seat.seat), 0) for seat in seats)
        before = before or (0,) * len(seats)
        life = tuple(
            life_of(seat, was, more, seat.seat in dead)
            for seat, was, more in zip(seats, before, harm, strict=True)
        )
        dead |= {seat.seat for seat in seats if not seat.alive}
        crowd = room.chronicle.crowd(state) if room.chronicle.crowd is not None else None
        took = round(seconds.get(number, 0.0), 1)
        found.append(TurnFigures(number, credits.get(number, state.turn.seat), took, life, harm, crowd))
        before = life
    return tuple(found)


def life_of(seat: SeatView, was: int | None, more: int, was_dead: bool) -> int | None:
    """The harm somebody had at the end of a turn: of the dead as it was announced, then nothing more."""
    if seat.alive:
        return (seat.life.value or 0) if seat.life is not None else None
    return None if was_dead or was is None else was + more


def harm_of(room: Room, read: Read) -> dict[tuple[int, SeatId], int]:
    """The harm that was announced, by turn and person."""
    what = next((one for one in room.chronicle.counted if one.id == room.chronicle.harm), None)
    found: Counter[tuple[int, SeatId]] = Counter()
    for record in read.history.live if what is not None else ():
        for notice in record.notices:
            if what is not None and notice.kind in what.kinds and notice.seat is not None:
                more = (notice.amount or 0) if what.by_amount else 1
                found[read.gaps[record.number][0], notice.seat] += more
    return found


def people_of(
    room: Room, state: Any, view: View, live: Sequence[Record], turns: Sequence[TurnFigures]
) -> tuple[PersonFigures, ...]:
    """Everybody with what they did, and whether they have won."""
    counts = counts_of(room, credited_notices(live, state))
    got = {seat.seat: points_of(seat) for seat in view.seats}
    points = {seat: one.points if one is not None else None for seat, one in got.items()}
    ending = view.ending or Ending("")
    return tuple(
        PersonFigures(
            seat.seat, seat.name, seat.colour, seat.alive,
            won=seat.seat in ending.winners, best=seat.seat in ending.best,
            points=points[seat.seat], counts=dict(counts.get(seat.seat, {})),
            turns=sum(turn.seat == seat.seat for turn in turns),
            seconds=sum(turn.seconds for turn in turns if turn.seat == seat.seat),
        )
        for seat in players_in(view)
    )  # fmt: skip


def credited_notices(live: Sequence[Record], state: Any) -> Iterator[Notice]:
    """Everything that was announced; in a turn that was really another's, it was that person who did it."""
    owners = turn_owners(live) if state.credits else {}
    for record in live:
        theirs = state.credits.get(record.turn) if owners else None
        for notice in record.notices:
            is_theirs = theirs is not None and notice.seat == owners.get(record.turn)
            yield replace(notice, seat=theirs) if is_theirs else notice


def counts_of(room: Room, notices: Iterable[Notice]) -> dict[SeatId, Counter[str]]:
    """What the game counts, by person."""
    found: dict[SeatId, Counter[str]] = {}
    by_kind: dict[str, list[Any]] = {}
    for one in room.chronicle.counted:
        for kind in one.kinds:
            by_kind.setdefault(kind, []).append(one)
    for notice in notices:
        seat = notice.seat
        for one in by_kind.get(notice.kind, ()) if seat is not None else ():
            more = (notice.amount or 0) if one.by_amount else 1
            found.setdefault(SeatId(str(seat)), Counter())[one.id] += more
    return found
