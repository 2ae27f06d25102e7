"""Somebody leaves, and a game ends, in a game of the family."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from companion.core.language.commands import TakeOut
from companion.core.language.events import Event
from companion.core.language.ids import SeatId
from companion.core.language.sides import TOGETHER, Ending
from companion.engine.draft import Draft
from companion.engine.feature import Feature
from companion.engine.legendary.ending import Ends, Lost, Won, together
from companion.engine.legendary.leaving import Leaving
from companion.engine.legendary.state import LegendaryState
from tests.engine.legendary.family import A, B, C, done, family, refused, whole


class Gone(Event, frozen=True):
    """A seat is empty."""

    seat: SeatId


def gone(state: LegendaryState, event: Gone) -> LegendaryState:
    players = tuple(replace(one, alive=one.alive and one.seat != event.seat) for one in state.players)
    return replace(state, players=players)


def goes(draft: Draft[LegendaryState], seat: SeatId) -> None:
    draft.emit(Gone(seat))


def game(**more: Any) -> Any:
    return whole(Leaving(goes=goes, **more).feature(), Feature(name="toy", events={Gone: gone}))


def test_whoever_lives_can_leave_but_not_the_last() -> None:
    one = done(game(), done(game(), family(), TakeOut(B)), TakeOut(C))
    assert one.living == (A,)
    assert refused(game(), one, TakeOut(A)).rule == "TABLE-TOOL-01"
    assert refused(game(), one, TakeOut(B)).kind == "impossible"


def test_who_is_no_player_may_go_though_nobody_else_is_left() -> None:
    alone = done(game(), done(game(), family(), TakeOut(B)), TakeOut(C))
    assert done(game(besides=lambda state, seat: seat == A), alone, TakeOut(A)).living == ()


@pytest.mark.parametrize(("event", "ending"), [
    (Won(), Ending("won", (TOGETHER,), (A, B, C))), (Lost("deaths"), Ending("lost")),
])  # fmt: skip
def test_all_win_or_lose_together(event: Event, ending: Ending) -> None:
    ended = whole(Ends[LegendaryState]().feature()).evolve(family(), event)
    assert (ended.ending, ended.turn.phase) == (ending, "over")
    assert together(family(), "lost") == Ending("lost")
