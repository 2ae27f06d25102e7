"""Who plays which Role, and what is drawn by lot for a new game (ALN-SETUP-03 to 05)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from companion.games.alien.setup.suggest import suggest
from companion.games.alien.state import AlienState
from tests.games.alien.box import designs
from tests.games.alien.test_setup import BOX, sample, script, started, stopped
from tests.games.alien.whole import evolve, open_game, rule_faults
from tests.games.alien.wholebox import ROLES, SUITES


@pytest.mark.rule("ALN-SETUP-03")
def test_roles_are_chosen_freely_by_lot_or_one_of_two() -> None:
    other = suggest(BOX, 5, sample)["other"]
    assert len(set(other["surprise"]["roles"].values())) == 5
    dealt = [role for pair in other["two-roles"].values() for role in pair]
    assert sorted(dealt) == sorted(ROLES)
    state = started(2, roles={"p1": "cook", "p2": other["two-roles"]["p2"][0]})
    assert designs(state, "avatar:p1") == ("avatar-cook",)


@pytest.mark.rule("ALN-SETUP-03", "ALN-SETUP-19")
def test_no_more_is_drawn_by_lot_than_is_laid_out() -> None:
    drawn: list[tuple[str, int]] = []

    def first_ones(many: Sequence[Any], count: int) -> list[Any]:
        drawn.append((str(many[0]), count))
        return list(many)[:count]

    suggest(BOX, 2, first_ones)
    levels = [(f"objective-one-{level}", 1) for level in (1, 2, 3)]
    rest = [("gunner", 2), ("location-one", 1), (SUITES[0], 4), ("p1", 1)]
    assert drawn == [("gunner", 4), *levels, *rest]


@pytest.mark.rule("ALN-SETUP-03")
@pytest.mark.parametrize(
    ("roles", "key"),
    [
        (None, "setup-role-missing"),
        ({}, "setup-role-missing"),
        ({"p1": "gunner", "p3": "cook"}, "setup-role-missing"),
        ({"p1": "gunner", "p2": "wizard", "p3": "cook"}, "setup-role-unknown"),
        ({"p1": "gunner", "p2": ["medic"], "p3": "cook"}, "setup-role-unknown"),
    ],
)
def test_a_missing_or_unknown_role_is_said(roles: Any, key: str) -> None:
    stop = stopped(roles=roles)
    assert (stop.rule, stop.says.key) == ("ALN-SETUP-03", key)


@pytest.mark.rule("ALN-SETUP-04")
def test_a_role_is_held_by_one_player_only() -> None:
    stop = stopped(roles={"p1": "gunner", "p2": "gunner", "p3": "medic"})
    assert stop.rule == "ALN-SETUP-04" and stop.says.key == "setup-role-taken"


@pytest.mark.rule("ALN-SETUP-05")
def test_a_role_card_of_another_role_is_refused() -> None:
    stop = stopped(**{"role-cards": {"p1": "role-medic"}})
    assert stop.rule == "ALN-SETUP-05" and stop.says.args["role"] == "gunner"
    assert stopped(**{"role-cards": {"p1": "role-of-nobody"}}).rule == "ALN-SETUP-05"
    others = {design: own for design, own in BOX.stacks["roles"].items() if design != "role-gunner"}
    assert stopped(box=replace(BOX, stacks={**BOX.stacks, "roles": others})).rule == "ALN-SETUP-05"


@pytest.mark.rule("ALN-OBJ-01", "ALN-SETUP-10", "ALN-STATE-01")
@pytest.mark.parametrize("modes", [[], ["agendas"], ["aliens"]])
def test_nothing_is_amiss_while_the_table_is_laid(modes: list[str]) -> None:
    wanted = script(3, modes=modes)
    state = AlienState(header=wanted.header)
    for event in open_game(wanted, BOX):
        state = evolve(state, event)
        assert rule_faults(state) == [], event
