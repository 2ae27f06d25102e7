"""Views and steps as the bell would tell them, as small as they can be."""

from typing import Any

from companion.core.crossing.steps import Notice, Step
from companion.core.crossing.views import Alarm, AskView, Figure, SeatView, TurnView, View
from companion.core.language.ids import SeatId, SlotId, ZoneId
from companion.core.language.phrases import phrase
from companion.core.language.refusals import Refusal

WORD = phrase("word")


def view(turn: str | None = "p1", seats: int = 3, **more: Any) -> View:
    people = tuple(
        SeatView(SeatId(f"p{n}"), f"Name {n}", n - 1, Figure("life", 0), active=f"p{n}" == turn)
        for n in range(1, seats + 1)
    )
    number = more.pop("number", 1)
    table = TurnView(number, SeatId(turn) if turn else None, WORD)
    rest: dict[str, Any] = {"room": "alien", "strips": (), "meters": (), "big": None, **more}
    return View(audience="table", title=WORD, seats=people, turn=table, **rest)


def notice(kind: str, seat: str | None = None, zone: str | None = None, **more: Any) -> Notice:
    return Notice(
        kind, WORD, seat=SeatId(seat) if seat else None, zone=ZoneId(zone) if zone else None, **more
    )


def step(*notices: Notice, number: int = 1, **more: Any) -> Step:
    return Step(number, WORD, more.pop("view", None) or view(), notices=notices, **more)


def refused(kind: str = "cost") -> Refusal:
    return Refusal(rule="ALN-SCAN-01", kind=kind)  # type: ignore[arg-type]


def alarm(seat: str, turns_left: int | None = None) -> Alarm:
    return Alarm("facehugger", SeatId(seat), WORD, turns_left)


def ask(number: int = 1, kind: str = "identity", seat: str | None = "p1", **more: Any) -> AskView:
    return AskView(number, kind, WORD, SeatId(seat) if seat else None, **more)  # type: ignore[arg-type]


SLOT = SlotId(7)
