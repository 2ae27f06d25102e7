"""Reactions: asked in turn order, cancelled and cancelled again, settled from the last one back."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.core.language.asks import Choice, Option, Work
from companion.core.language.events import NumberSet
from companion.core.language.ids import SeatId
from companion.core.language.phrases import phrase
from companion.core.language.states import State
from companion.engine import windows
from companion.engine.draft import Draft
from companion.engine.windows import PASS, Reaction, Window, Windowed, standing
from tests.engine.rivalry import P1, P2, P3, P4, Bench

CANCEL, CHEER = Option("cancel", phrase("cancel")), Option("cheer", phrase("cheer"))


class Shown(Windowed, frozen=True):
    """The thing that can be cancelled."""


class Pay(Work, frozen=True):
    """Somebody says what a reaction is paid with."""

    seat: SeatId


class Table:
    """A thing that P2 and P4 can cancel and P1 can cheer at; P3 is at turn and can cancel cancels."""

    def __init__(self, *, by_itself: bool = True, asks: bool = False) -> None:
        self.closed: list[Window] = []
        self.paid: list[SeatId] = []
        self._by_itself, self._asks = by_itself, asks
        self.bench = Bench(Shown(), {Shown: self._window, Pay: self._pay})

    def _window(self, draft: Draft[State], work: Shown) -> None:
        window = windows.closed(draft, work, phrase("why"), self._can, self._do, by_itself=self._by_itself)
        if window is not None:
            self.closed.append(window)

    def _can(self, state: State, seat: SeatId, window: Window) -> tuple[Option, ...]:
        if seat == P3:
            return (CANCEL,) if window.chain and window.chain[-1].seat != P3 else ()
        return {P1: (CHEER,), P2: (CANCEL,), P4: (CANCEL,)}[seat] if len(window.chain) < 4 else ()

    def _do(self, draft: Draft[State], seat: SeatId, key: str, window: Window) -> int | None:
        draft.emit(NumberSet("paid", len(window.chain) + 1))
        if self._asks:
            draft.later(Pay(seat))
        return window.newest if key == "cancel" else None

    def _pay(self, draft: Draft[State], work: Pay) -> None:
        if work.answer is None:
            why, options = phrase("with what"), (CANCEL, CHEER)
            draft.ask(Choice(id=draft.next_ask, why=why, seat=work.seat, options=options), work)
        else:
            self.paid.append(work.seat)

    def asked(self) -> SeatId | None:
        return self.bench.ask.seat if self.bench.ask is not None else None


def test_everybody_is_asked_in_turn_order_from_the_active_player_and_the_thing_holds() -> None:
    table, order = Table(), []
    while table.asked() is not None:
        order.append(table.asked())
        table.bench.answer(PASS)
    assert order == [P4, P1, P2], "P3 is at turn and can do nothing yet"
    assert table.closed[0].holds and table.closed[0].chain == ()


def test_a_cancel_opens_the_window_anew_for_everybody() -> None:
    table = Table()
    table.bench.answer("cancel")
    assert table.asked() == P3, "from the active player again"
    for seat in (P3, P4, P1, P2):
        assert table.asked() == seat
        table.bench.answer(PASS)
    assert not table.closed[0].holds
    assert table.closed[0].chain == (Reaction(P4, "cancel", 0),)


def test_a_cancelled_cancel_lets_the_thing_stand_again() -> None:
    table = Table()
    table.bench.answer("cancel")
    table.bench.answer("cancel")
    assert table.asked() == P4
    while table.asked() is not None:
        table.bench.answer(PASS)
    assert table.closed[0].holds
    assert [one.against for one in table.closed[0].chain] == [0, 1]


def test_what_only_adds_cancels_nothing() -> None:
    table = Table()
    table.bench.answer(PASS)
    table.bench.answer("cheer")
    while table.asked() is not None:
        table.bench.answer(PASS)
    assert table.closed[0].holds and len(table.closed[0].chain) == 1


def test_a_reaction_that_asks_something_is_finished_before_the_window_goes_on() -> None:
    table = Table(asks=True)
    table.bench.answer("cancel")
    assert table.bench.ask.why == phrase("with what") and table.asked() == P4
    table.bench.answer("cancel")
    assert table.paid == [P4] and table.asked() == P3 and table.bench.ask.why == phrase("why")


def test_a_window_closes_by_itself_unless_it_must_wait_for_everybody() -> None:
    assert Table().bench.ask.otherwise == PASS
    assert Table(by_itself=False).bench.ask.otherwise == ""


def test_nobody_reacts_with_what_is_not_open() -> None:
    assert Table().bench.refused("cheer").rule == "TABLE-ASK-02"


CHAINS = [
    ((), (True,)),
    ((0,), (False, True)),
    ((0, 1), (True, False, True)),
    ((0, 1, 2), (False, True, False, True)),
    ((None,), (True, True)),
    ((None, 1), (True, False, True)),
    ((0, 0), (False, True, True)),
    ((0, None, 1), (True, False, True, True)),
]


@pytest.mark.parametrize(("against", "stands"), CHAINS)
def test_a_chain_is_settled_from_the_last_one_back(
    against: tuple[int | None, ...], stands: tuple[bool, ...]
) -> None:
    assert standing([Reaction(P1, "x", one) for one in against]) == stands


@given(st.integers(0, 9))
def test_of_plain_cancels_every_second_one_counts(count: int) -> None:
    chain = [Reaction(P1, "cancel", at) for at in range(count)]
    assert standing(chain)[0] == (count % 2 == 0)
    assert standing(chain)[-1], "nobody has reacted to the newest"
