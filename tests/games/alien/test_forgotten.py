"""What was said of an enemy this turn ends when it leaves the board: drawn again, it is another card."""

from __future__ import annotations

import pytest

from companion.engine.legendary.course import EndAction
from companion.engine.legendary.fighting import Fight
from companion.engine.legendary.strikes import EnemyStruck
from companion.games.alien import zones
from companion.games.alien.fighting import price
from companion.games.alien.state import AlienState
from tests.games.alien.acts import actor, play
from tests.games.alien.box import (
    ANCHOR,
    BRUTE,
    HIT_1,
    MISS,
    P1,
    P2,
    ability,
    clause,
    designs,
    do,
    enemy,
    find,
    game,
    happened,
    hug,
    put,
    rooms,
    with_numbers,
)


def drawn_again(state: AlienState) -> AlienState:
    """The enemy is fought, dies and comes back with the rebuilt Hive in the same turn."""
    state = do(with_numbers(state, attack=9), Fight(P1, find(state, "brute")))
    assert designs(state, "dead-enemies") == ("brute",)
    state = play(state, actor(clause("hive", n=1)))
    return play(state, actor(clause("scan")))


@pytest.mark.rule("ALN-TEXT-11", "ALN-FIGHT-07", "ALN-EMPTY-01")
@pytest.mark.parametrize("change", ["weaken", "strengthen"])
def test_a_reduction_does_not_wait_for_what_comes_back_from_the_hive(change: str) -> None:
    state = put(game(hive=()), "combat", BRUTE)
    state = play(state, actor(clause(change, by=2)))
    state = drawn_again(state)
    assert rooms(state)[0] == "brute" and price(state, find(state, "brute")) == 4


@pytest.mark.rule("ALN-TEXT-11")
def test_a_reduction_stays_while_the_enemy_is_carried_about_the_board() -> None:
    state = play(put(game(), "combat", BRUTE), actor(clause("weaken", by=2)))
    for verb in ("drag", "push", "hide"):
        state = play(state, actor(clause(verb)))
    state = play(state, actor(clause("scan")))
    assert rooms(state)[1] == "brute" and price(state, find(state, "brute")) == 2
    hugged = play(hug(game(), P2, 2), actor(clause("weaken", by=1, where="front")))
    assert list(hugged.weakened.values()) == [1]


@pytest.mark.rule("ALN-STRIKE-01", "ALN-EMPTY-01")
def test_an_enemy_that_was_calmed_strikes_when_it_comes_back() -> None:
    state = play(put(game(hive=()), "combat", BRUTE), actor(clause("calm")))
    state = drawn_again(state)
    state = play(state, actor(clause("move", what="enemy", to="combat")))
    assert [type(event) for event in happened(state, EndAction(P1))].count(EnemyStruck) == 1


@pytest.mark.rule("ALN-STRIKE-01", "ALN-RULING-29", "ALN-EMPTY-01")
def test_an_enemy_that_has_struck_strikes_again_when_it_died_and_came_back() -> None:
    """All rooms hold what does not move, so that the Hive card drops into the Combat Zone at once."""
    fury = enemy(
        "fury", 2, ability("strike", clause("kill", what="enemy", where="combat"), clause("hive", n=1))
    )
    state = put(game(hive=(), strikes=(HIT_1, HIT_1, MISS)), "combat", fury)
    for room in zones.ROOMS:
        state = put(state, room, ANCHOR)
    struck = [event for event in happened(state, EndAction(P1)) if isinstance(event, EnemyStruck)]
    assert len(struck) == 2
