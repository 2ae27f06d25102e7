"""The last Objective in one moment with a "Defeated:" text or a loss: who comes first (FFY-RUL-55)."""

from __future__ import annotations

import pytest

from companion.core.language.cards import Card, Clause
from companion.engine.legendary.fighting import Fight
from companion.games.firefly import zones
from companion.games.firefly.closing import OBJECTIVE, OTHER
from companion.games.firefly.state import FireflyState
from tests.games.firefly.box import (
    HULL,
    P1,
    P2,
    P3,
    SLOTS,
    ability,
    answer,
    card,
    clause,
    designs,
    do,
    drafted,
    enemy,
    find,
    game,
    keep_orders,
    put,
    strike,
    top,
    with_card,
    with_numbers,
    worked_off,
)

DRAW = clause("ship-strike", n=1)
NO_MORE = clause("at-least", count="defeated", n=1)


def boss(letter: int, *said: Clause, watch: bool = True) -> FireflyState:
    """The last Objective is to defeat Boss, who says something when defeated; Serenity is full."""
    items = [ability("objective", clause("nothing"), level=1)]
    if watch:
        items.append(ability("goal", clause("complete", level=1), level=1, when=(NO_MORE,)))
    one: Card = card(f"objective-{letter}", "objective", *items, level=letter)
    state = with_card(game(letter=letter), one)
    for n in range(1, SLOTS + 1):
        state = put(state, f"serenity:{n}", HULL)
    state = put(state, zones.COMBAT, enemy("boss", 2, ability("defeated", *said)))
    return with_numbers(state, attack=2)


@pytest.mark.rule("FFY-RUL-55", "FFY-TIME-04")
def test_the_completion_first_wins_although_serenity_is_full() -> None:
    state = do(boss(3, DRAW), Fight(P1, find(boss(3, DRAW), "boss")))
    assert state.ask is not None and state.outcome == ""
    assert answer(state, OBJECTIVE).outcome == "won"
    assert answer(state, OTHER).outcome == "lost"


@pytest.mark.rule("FFY-RUL-55")
def test_the_text_first_is_carried_out_and_the_completion_comes_after_it() -> None:
    gain = clause("talent", n=1, who="each")
    state = boss(1, gain)
    asked = do(state, Fight(P1, find(state, "boss")))
    first = keep_orders(answer(asked, OTHER))
    assert (first.turn.phase, first.results) == ("inter-mission", {1: True})
    for seat in (P1, P2, P3):
        assert "talent" in designs(first, zones.of(seat, "discard"))
    other = keep_orders(answer(asked, OBJECTIVE))
    assert other.turn.phase == "inter-mission"
    assert all("talent" not in designs(other, zones.of(seat, "discard")) for seat in (P2, P3))


@pytest.mark.rule("FFY-RUL-55")
def test_in_a_the_one_text_in_which_it_happens_is_carried_out_for_everybody() -> None:
    state = boss(1, clause("complete", level=1), clause("talent", n=1, who="each"), watch=False)
    after = keep_orders(do(state, Fight(P1, find(state, "boss"))))
    assert (after.turn.phase, after.results) == ("inter-mission", {1: True})
    assert all("talent" in designs(after, zones.of(seat, "discard")) for seat in (P1, P2, P3))


@pytest.mark.rule("FFY-RUL-55", "FFY-END-01")
def test_in_c_the_game_is_over_on_the_spot() -> None:
    state = boss(3, clause("complete", level=1), DRAW, watch=False)
    after = do(state, Fight(P1, find(state, "boss")))
    assert (after.outcome, len(after.table.zone(zones.SHIP_STRIKES))) == ("won", 6)


@pytest.mark.rule("FFY-RUL-55", "FFY-STATE-15")
@pytest.mark.parametrize(("letter", "first", "ends"), [(3, OBJECTIVE, "won"), (3, OTHER, "lost")])
def test_a_loss_in_the_moment_of_the_last_completion_is_weighed(letter: int, first: str, ends: str) -> None:
    hurt = ability("goal", clause("complete", level=1), level=1,
                   when=(clause("at-least", count="fallen", n=1),))  # fmt: skip
    one = card(f"objective-{letter}", "objective", ability("objective", clause("nothing"), level=1), hurt,
               level=letter)  # fmt: skip
    state = with_card(game(1, letter=letter), one)
    state = worked_off(drafted(put(state, zones.of(P1, "damage"), strike(8))))
    assert state.ask is not None and state.outcome == ""
    assert answer(keep_orders(state), first).outcome == ends


@pytest.mark.rule("FFY-DEF-13", "FFY-WIN-03")
def test_without_a_completion_the_loss_is_not_weighed() -> None:
    state = game(1, letter=3)
    after = worked_off(drafted(put(state, zones.of(P1, "damage"), strike(8))))
    assert (after.outcome, after.ask) == ("lost", None)
    assert top(state, zones.EPISODE)
