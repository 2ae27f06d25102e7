"""Points, prices, and whose choice it is, at their edges."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from companion.core.language.asks import Number
from companion.core.language.commands import BindSlot, SetNumber, SetProgress
from companion.core.language.events import Shuffled
from companion.engine.legendary.abilities import AbilityUsed
from companion.engine.legendary.fighting import Fight
from companion.engine.legendary.playing.requests import Play, UseAbility
from companion.games.alien import strikes
from companion.games.alien.market import sergeant_cost
from companion.games.alien.objectives.commands import Complete
from companion.games.alien.state import AlienState
from tests.games.alien.acts import (
    actor,
    choice_of,
    emptied,
    hands,
    in_hand,
    kinds,
    objective,
    play,
    playing,
    pools,
)
from tests.games.alien.box import (
    GRUNT,
    HIT_1,
    MATE,
    MISS,
    P1,
    P2,
    SERGEANT,
    ability,
    answer,
    card,
    clause,
    copy_in,
    designs,
    do,
    drafted,
    enemy,
    find,
    game,
    hide,
    put,
    refused,
    strike,
    top,
    with_card,
    with_copies,
    with_numbers,
    worked_off,
)


@pytest.mark.rule("ALN-TEXT-09", "ALN-ACT-13")
def test_an_offer_says_whether_it_costs_something() -> None:
    state = with_numbers(game(), recruit=2)
    assert choice_of(state, actor(clause("draw"), pay=2)).why.key == "ask-pay-for"
    assert choice_of(state, actor(clause("draw"), may=True)).why.key == "ask-may"


@pytest.mark.rule("ALN-TEXT-09")
def test_a_price_that_takes_the_whole_pool_is_offered() -> None:
    state = play(with_numbers(game(), recruit=2), actor(clause("draw"), pay=2), "yes")
    assert pools(state) == (0, 0) and len(state.table.zone("hand:p1")) == 7


@pytest.mark.rule("ALN-ACT-03")
def test_two_unknown_values_are_asked_one_after_the_other() -> None:
    stranger = card("stranger", "character", attack=None, recruit=None)
    state = in_hand(game(), stranger)
    state = do(state, playing(state))
    assert isinstance(state.ask, Number) and state.ask.field == "attack"
    state = answer(state, 2)
    assert isinstance(state.ask, Number) and state.ask.field == "recruit"
    assert pools(answer(state, 3)) == (2, 3)


@pytest.mark.rule("ALN-ACT-01")
def test_a_copy_that_is_in_no_pile_of_this_game_cannot_be_played() -> None:
    state, (copy,) = with_copies(game(), [MATE])
    assert refused(state, Play(P1, copy)).kind == "impossible"


@pytest.mark.rule("ALN-RECRUIT-05")
def test_the_price_of_a_sergeant_is_that_of_sergeants_and_of_nobody_else() -> None:
    state = game()
    facts = {MATE.design: MATE, **state.table.cards}
    state = replace(state, table=replace(state.table, cards=facts))
    assert sergeant_cost(state) == 3
    untold = with_card(state, replace(SERGEANT, numbers={"cost": None}))
    assert sergeant_cost(untold) == 3, "the rulebook prints it"


@pytest.mark.rule("ALN-OBJ-07")
def test_a_goal_card_attached_to_a_room_is_paid_there() -> None:
    say = ability("goal", clause("progress", level=1), level=1, pay=2)
    state = with_numbers(put(game(), "attached:3", card("lock", "goal", say, marks=("goal",))), recruit=2)
    command = UseAbility(P1, find(state, "lock"), 0)
    assert AbilityUsed in kinds(state, command, AbilityUsed)
    assert do(state, command).numbers["progress:1"] == 1


@pytest.mark.rule("ALN-OBJ-02")
def test_no_tool_leads_beyond_the_last_objective() -> None:
    assert refused(game(), SetProgress(course={"objective": 4})).kind == "impossible"
    assert do(game(), SetProgress(course={"objective": 3})).objective == 3
    lost = do(game(), SetNumber("objective", 9))
    assert refused(lost, Complete(P1)).rule == "ALN-END-08"


@pytest.mark.rule("ALN-TEXT-05", "ALN-STRIKE-09")
def test_you_on_a_strike_card_is_whoever_drew_it() -> None:
    hurt = strike(0, ability("strike", clause("draw"), when=(clause("wounded"),)), design="hurt")
    for wounded, drawn in (("damage:p2", 7), ("damage:p1", 6)):
        draft = drafted(put(game(strikes=(hurt, MISS)), wounded, HIT_1))
        strikes.draw(draft, P2)
        assert len(worked_off(draft).table.zone("hand:p2")) == drawn
    gift = strike(0, ability("strike", clause("gain-card", **{"from": "sergeants"})), design="gift")
    draft = drafted(game(strikes=(gift, MISS)))
    strikes.draw(draft, P2)
    assert designs(worked_off(draft), "discard:p2") == ("sergeant",)


@pytest.mark.rule("ALN-TIME-01", "ALN-TEXT-05")
def test_the_others_on_a_strike_card_are_all_but_whoever_drew_it() -> None:
    chill = strike(0, ability("strike", clause("discard", n=1, who="others")), design="chill")
    draft = drafted(game(strikes=(chill, MISS)))
    strikes.draw(draft, P2)
    state = answer(worked_off(draft), None)
    assert [len(state.table.zone(f"hand:p{n}")) for n in (1, 2, 3)] == [5, 6, 5]


@pytest.mark.rule("ALN-TEXT-03")
def test_a_hand_that_is_exactly_enough_is_discarded_without_a_question() -> None:
    state = hide(emptied(game(), "hand:p2"), "hand:p2", MATE, GRUNT)
    after = play(state, actor(clause("discard", n=2, who="next")))
    assert after.table.zone("hand:p2") == () and after.ask is None
    together = after_playing(state, actor(clause("discard", n=2, who="each")))
    assert together.ask is not None and together.ask.why.key == "ask-discard-all"
    assert hands(answer(together, None)) == (4, 0, 4)
    nothing = play(game(), actor(clause("discard", n="hazards")))
    assert nothing.ask is None and len(nothing.table.zone("hand:p1")) == 6


def after_playing(state: AlienState, one: Any) -> AlienState:
    state = in_hand(state, one)
    return do(state, playing(state))


@pytest.mark.rule("ALN-KILL-10")
def test_a_card_that_is_shown_stays_where_it_is() -> None:
    """The others see that it is there; it is neither played nor discarded."""
    state = game()
    slot = top(state, "hand:p2")
    shown = do(state, BindSlot(slot, copy_in(state, P2, "grunt")))
    assert designs(shown, "hand:p2")[0] == "grunt" and shown.table.slots[slot].zone == "hand:p2"
    assert shown.played == () and pools(shown) == (0, 0) and shown.table.zone("discard:p2") == ()


@pytest.mark.rule("ALN-KILL-05", "ALN-ZONE-39")
def test_a_known_card_of_a_hand_is_named_when_one_must_die() -> None:
    asked = choice_of(in_hand(game(), MATE), actor(clause("kill-own"), name="butcher"))
    names = [option.label for option in asked.options if option.slot is not None]
    assert MATE.name in names
    dropped = choice_of(in_hand(game(), MATE), actor(clause("discard")))
    assert [option.label for option in dropped.options if option.slot is not None] == [MATE.name]


def test_only_what_is_shuffled_is_forgotten() -> None:
    """A shuffle of a single known card forgets nothing, so nobody is asked what everybody knows."""
    state = in_hand(put(game(strikes=(), custody={}), "damage:p1", HIT_1), actor(clause("heal")))
    assert kinds(state, playing(state), Shuffled) == [Shuffled]
    assert designs(do(state, playing(state)), "strikes") == ("hit-1",)


@pytest.mark.rule("ALN-OBJ-04")
def test_the_setup_text_is_that_of_the_objective_that_begins() -> None:
    state = with_card(game(), objective(1, ability("setup", clause("gain", recruit=50))))
    state = with_card(state, objective(2, ability("setup", clause("gain", recruit=4))))
    assert pools(play(state, actor(clause("progress", level=1, n=3)))) == (0, 4)


def test_an_enemy_that_is_fought_for_nothing_still_needs_a_fight() -> None:
    state = put(game(), "combat", enemy("weak", 0))
    assert designs(state, "dead-enemies") == ()
    assert designs(do(state, Fight(P1, find(state, "weak"))), "dead-enemies") == ("weak",)
