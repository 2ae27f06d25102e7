"""What only the mat and the cards tell of Serenity: slots, scans, repairs (FFY-CAT-10, FFY-RUL-01, 04)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.core.language.asks import Number
from companion.games.firefly import zones
from companion.games.firefly.repairs import RepairShip, cost
from companion.games.firefly.scanning import SCANNING
from companion.games.firefly.serenity import free_slots, slots
from companion.games.firefly.state import FireflyState
from tests.games.firefly.box import (
    P1,
    ability,
    answer,
    card,
    clause,
    do,
    game,
    hide,
    hull,
    put,
    top,
    with_numbers,
)
from tests.games.firefly.test_ship import DRAWS, A, B, damaged, repair
from tests.games.firefly.wounds import hulls_on, played


@pytest.mark.rule("FFY-RUL-04")
def test_one_that_says_attack_is_paid_with_attack() -> None:
    rudder = hull(4, design="rudder", marks=("attack-repair",))
    state = damaged(rudder)
    after = do(state, repair("rudder", state))
    assert (after.numbers["attack"], after.numbers["recruit"]) == (5, 9)


@pytest.mark.rule("FFY-SHIP-05", "FFY-RUL-01")
def test_a_blank_repair_cost_is_asked_once() -> None:
    state = damaged(hull(None, design="blank"), hull(None, design="blank"))
    asked = do(state, repair("blank", state))
    assert isinstance(asked.ask, Number) and (asked.ask.field, asked.ask.of) == ("repair", "blank")
    told = answer(asked, 4)
    assert (hulls_on(told), told.numbers["recruit"]) == (("", "blank", "", ""), 5)
    again = do(told, repair_at("serenity:2", told))
    assert (again.ask, hulls_on(again), again.numbers["recruit"]) == (None, ("", "", "", ""), 1)


def repair_at(zone: str, state: FireflyState) -> RepairShip:
    """The command that repairs what lies in this slot."""
    return RepairShip(P1, state.table.zone(zone)[0])


@pytest.mark.rule("FFY-SHIP-05")
def test_a_cost_that_turns_out_too_high_is_a_question() -> None:
    state = with_numbers(damaged(hull(None, design="blank")), recruit=2)
    asked = answer(do(state, repair("blank", state)), 4)
    assert asked.ask is not None
    left = answer(asked, "leave")
    assert (hulls_on(left)[0], left.numbers["recruit"]) == ("blank", 2)


@pytest.mark.rule("FFY-RUL-01")
def test_the_number_of_slots_is_asked_at_the_first_ship_strike() -> None:
    state = game()
    state = replace(state, boards={**state.boards, "serenity": {}})
    asked = played(state, DRAWS)
    assert isinstance(asked.ask, Number) and (asked.ask.of, asked.ask.field) == ("serenity", "slots")
    told = answer(asked, 1)
    assert (hulls_on(told)[0], told.outcome) == ("hull-2", "")
    assert played(told, DRAWS).outcome == "lost"


@pytest.mark.rule("FFY-RUL-01", "FFY-CAT-10")
def test_what_only_the_mat_tells_is_unknown_until_somebody_has_told_it() -> None:
    bare = replace(game(), boards={})
    assert (slots(bare), free_slots(bare), SCANNING.cost(bare, zones.VERSE[0])) == (None, (), None)
    assert (slots(game()), len(free_slots(game()))) == (4, 4)
    assert [SCANNING.cost(game(), space) for space in zones.VERSE] == [1, 2, 2, 3, 1]


@pytest.mark.rule("FFY-RUL-04")
def test_what_a_repair_costs_can_change_but_never_falls_below_nothing() -> None:
    state = put(damaged(B), "upgrade:4", card("kit", "upgrade", ability("ongoing", clause(
        "modify", what="repair", by=5, less=True))))  # fmt: skip
    slot = top(state, "serenity:1")
    assert cost(state, slot) == ("recruit", 0)
    assert cost(damaged(B), top(damaged(B), "serenity:1")) == ("recruit", 2)
    blank = damaged(hull(None, design="blank"))
    assert cost(blank, top(blank, "serenity:1")) == ("recruit", None)
    hidden = hide(game(), "serenity:1", A, B)
    assert cost(hidden, top(hidden, "serenity:1")) == ("recruit", None)
