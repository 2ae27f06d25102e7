"""What the lights may know of the table: a few public facts of its View, and what lasts because of them."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from companion.core.crossing.views import View
from hardware.cues.sheet import During

SEAT_LIGHTS = 5


class AlarmFact(msgspec.Struct, frozen=True):
    """Something that must not be overlooked, and for whom."""

    kind: str
    seat: int | None
    turns_left: int | None = None


class Table(msgspec.Struct, frozen=True):
    """Who sits where and what is going on; seats are counted from 1 in the order of the View."""

    room: str = ""
    seats: tuple[str, ...] = ()
    colours: tuple[int, ...] = ()  # of the seats, as numbers of the people's colours
    turn: int | None = None
    acting: tuple[int, ...] = ()  # everybody who acts now, where several do at once
    asked: tuple[int, ...] = ()  # everybody who still has to answer, where several do at once
    turn_number: int = 0
    danger: int = 0
    outcome: str = ""
    ask: tuple[int, str, int | None] | None = None  # id, kind, seat
    alarms: tuple[AlarmFact, ...] = ()
    dark: bool = False  # a card is waited for, and the camera could not read it in this light
    waits: int | None = None  # the seat for which somebody has asked the table to wait

    def number(self, seat: str | None) -> int | None:
        """The place of a seat around the table."""
        return self.seats.index(seat) + 1 if seat in self.seats else None

    def numbers(self, seats: Iterable[str]) -> tuple[int, ...]:
        """The places of several seats, of those that have one."""
        return tuple(number for seat in seats if (number := self.number(seat)) is not None)


class Lasting(msgspec.Struct, frozen=True):
    """One thing that lasts and may keep a show alight: it owns those lights."""

    during: During
    key: str
    kind: str = ""
    seat: int | None = None
    level: int = 0
    turns_left: int | None = None


def table_of(view: View) -> Table:
    """The public facts that lights may show; everything else of the View is left alone."""
    seats = tuple(str(seat.seat) for seat in view.seats)[:SEAT_LIGHTS]
    bare = Table(seats=seats)
    ask = view.ask
    return Table(
        room=view.room,
        seats=seats,
        colours=tuple(seat.colour for seat in view.seats)[:SEAT_LIGHTS],
        turn=bare.number(view.turn.seat),
        acting=bare.numbers(view.turn.seats),
        asked=bare.numbers(ask.seats if ask is not None else ()),
        turn_number=view.turn.number,
        danger=view.danger,
        outcome=view.outcome,
        ask=(ask.id, "" if ask.secret else ask.kind, bare.number(ask.seat)) if ask else None,
        alarms=tuple(AlarmFact(each.kind, bare.number(each.seat), each.turns_left) for each in view.alarms),
    )


def lasting(table: Table) -> tuple[Lasting, ...]:
    """Everything that lasts at this table; a game that is over has nothing left but its outcome."""
    if table.outcome:
        return (Lasting("outcome", f"outcome:{table.outcome}", table.outcome, table.turn),)
    found: list[Lasting] = []
    turns = table.acting or ((table.turn,) if table.turn is not None else ())
    found += [Lasting("turn", f"turn:{number}", seat=number) for number in turns]
    if table.danger > 0:
        found.append(Lasting("danger", "danger", level=table.danger))
    if table.dark:
        found.append(Lasting("dark", "dark"))
    if table.waits is not None:
        found.append(Lasting("wait", f"wait:{table.waits}", seat=table.waits))
    if table.ask is not None:
        number, kind, seat = table.ask
        several = [Lasting("ask", f"ask:{number}:{one}", kind, one) for one in table.asked]
        single = Lasting("ask", f"ask:{number}", kind, seat if seat is not None else table.turn)
        found += several or [single]
    for alarm in table.alarms:
        name = f"alarm:{alarm.kind}:{alarm.seat}"
        key = f"{name}:{sum(each.key.startswith(name) for each in found)}"  # the second of a kind is its own
        found.append(Lasting("alarm", key, alarm.kind, alarm.seat, turns_left=alarm.turns_left))
    return tuple(found)
