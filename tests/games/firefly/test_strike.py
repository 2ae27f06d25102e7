"""The Strike Phase: who strikes, in which order, and whom (FFY-STRIKE, FFY-KEY-10, 11, 18)."""

from __future__ import annotations

import pytest

from companion.core.language.asks import Number
from companion.engine.legendary.opening import BeginTurn
from companion.engine.legendary.points import PointsGained
from companion.engine.legendary.strikes import StrikeDrawn
from companion.games.firefly import zones
from companion.games.firefly.life import LIFE
from tests.games.firefly.box import (
    GOAL,
    GUNSHIP,
    HIT_1,
    HIT_2,
    INEVITABLE,
    JOB,
    MISS,
    N1,
    N2,
    P1,
    P2,
    P3,
    SNIPER,
    THUG,
    ability,
    answer,
    card,
    clause,
    designs,
    do,
    enemy,
    game,
    happened,
    name,
    put,
    strike,
)
from tests.games.firefly.wounds import END, hulls_on, played, struck, wounds

GAINS = ability("strike", clause("gain", recruit=1))
PUSHES = ability("strike", clause("push"))


@pytest.mark.rule("FFY-STRIKE-01")
def test_every_enemy_of_the_combat_zone_strikes_the_oldest_first() -> None:
    state = put(game(), zones.COMBAT, enemy("c", 1), enemy("b", 1), enemy("a", 1))
    assert struck(state) == ["a", "b", "c"]


@pytest.mark.rule("FFY-STRIKE-02", "FFY-KEY-10")
def test_open_enemies_with_range_strike_after_them_from_left_to_right() -> None:
    state = put(game(), zones.COMBAT, enemy("b", 1), enemy("a", 1))
    state = put(state, "verse:4", enemy("r1", 1, marks=("range",)))
    state = put(state, "verse:3", enemy("hidden", 1, marks=("range",)), face_up=False)
    state = put(state, "verse:2", enemy("r2", 1, marks=("range",)))
    state = put(state, "verse:1", THUG)
    assert struck(state) == ["a", "b", "r1", "r2"]


@pytest.mark.rule("FFY-KEY-11")
def test_range_brings_no_second_strike_in_the_combat_zone() -> None:
    state = put(game(strikes=(HIT_1,) * 3), zones.COMBAT, SNIPER)
    assert wounds(do(state, END)) == ("hit-1",)


@pytest.mark.rule("FFY-STRIKE-03")
def test_what_is_no_enemy_does_not_strike_but_the_inevitable_card_does() -> None:
    state = put(game(), zones.COMBAT, INEVITABLE, JOB, GOAL, THUG)
    assert struck(state) == ["thug", "inevitable"]


@pytest.mark.rule("FFY-STRIKE-04")
def test_an_enemy_that_came_in_in_this_turn_strikes_in_it() -> None:
    state = game(phase="episode")
    for space in zones.VERSE:
        state = put(state, space, enemy(space, 1), face_up=False)
    begun = do(state, BeginTurn(P1))
    assert designs(begun, zones.COMBAT) == ("verse:5",)
    assert struck(begun) == ["verse:5"]


@pytest.mark.rule("FFY-STRIKE-05", "FFY-STRIKE-11")
def test_a_crew_enemy_strikes_the_active_player_alone() -> None:
    state = put(game(strikes=(strike(2, GAINS, design="text"), HIT_1)), zones.COMBAT, THUG)
    events = happened(state, END)
    drawn = [event for event in events if isinstance(event, StrikeDrawn)]
    assert [(name(state, event.slot), event.seat) for event in drawn] == [("text", P1)]
    assert PointsGained(recruit=1, slot=drawn[0].slot) in events, "its text is followed"
    after = do(state, END)
    assert [wounds(after, seat) for seat in (P1, P2, P3, N1, N2)] == [("text",), (), (), (), ()]
    assert hulls_on(after) == ("", "", "", "")


@pytest.mark.rule("FFY-STRIKE-07")
def test_a_strike_without_damage_stays_on_the_avatar_and_its_text_applies() -> None:
    miss = strike(0, ability("strike", clause("strike", n=1)), design="miss")
    after = do(put(game(strikes=(miss, HIT_2, HIT_1)), zones.COMBAT, THUG), END)
    assert wounds(after) == ("miss", "hit-2")
    assert designs(after, zones.STRUCK) == ()
    assert LIFE.damage(after, P1) == 2


@pytest.mark.rule("FFY-STRIKE-11")
def test_strikes_of_a_text_hit_whom_it_names_each_with_as_many_cards() -> None:
    state = game(strikes=(HIT_1,) * 4 + (MISS,))
    after = played(state, ability("play", clause("strike", n=2, who="others")))
    assert [wounds(after, seat) for seat in (P1, P2, P3)] == [(), ("hit-1",) * 2, ("hit-1",) * 2]


@pytest.mark.rule("FFY-STRIKE-09", "FFY-FIGHT-09")
def test_a_ship_enemy_strikes_serenity_and_no_person() -> None:
    after = do(put(game(strikes=(HIT_1,) * 3), zones.COMBAT, GUNSHIP), END)
    assert hulls_on(after) == ("hull-2", "", "", "")
    assert [wounds(after, seat) for seat in (P1, P2, P3, N1, N2)] == [()] * 5
    assert len(after.table.zone(zones.CREW_STRIKES)) == 3


@pytest.mark.rule("FFY-STRIKE-10")
def test_the_strike_text_of_an_enemy_comes_after_its_strike_card() -> None:
    first = strike(1, ability("strike", clause("gain", attack=1)), design="first")
    state = put(game(strikes=(first, MISS)), zones.COMBAT, enemy("boss", 3, GAINS))
    told = [event for event in happened(state, END) if isinstance(event, StrikeDrawn | PointsGained)]
    assert isinstance(told[0], StrikeDrawn)
    gains = [(event.attack, event.recruit) for event in told[1:] if isinstance(event, PointsGained)]
    assert gains == [(1, 0), (0, 1)], "the text of the card, then that of the enemy"


@pytest.mark.rule("FFY-KEY-18")
def test_a_double_striker_makes_two_whole_strikes_with_its_text_after_each() -> None:
    says = enemy("boss", 3, GAINS, marks=("double-strike",))
    state = put(game(strikes=(HIT_1, HIT_2, MISS)), zones.COMBAT, says)
    kinds = [type(event).__name__ for event in happened(state, END)]
    told = [kind for kind in kinds if kind in ("EnemyStruck", "StrikeDrawn", "PointsGained")]
    assert told == ["EnemyStruck", "StrikeDrawn", "PointsGained", "StrikeDrawn", "PointsGained"]
    assert wounds(do(state, END)) == ("hit-1", "hit-2")


@pytest.mark.rule("FFY-KEY-18")
def test_a_double_striking_ship_brings_two_ship_strikes() -> None:
    state = put(game(), zones.COMBAT, enemy("frigate", 3, marks=("ship", "double-strike")))
    assert hulls_on(do(state, END)) == ("hull-2", "hull-2", "", "")


@pytest.mark.rule("FFY-RUL-22")
@pytest.mark.parametrize(("marks", "crew", "ship"), [((), ("hit-1",), ""), (("ship",), (), "hull-2")])
def test_the_inevitable_card_strikes_the_crew_unless_it_says_ship(
    marks: tuple[str, ...], crew: tuple[str, ...], ship: str
) -> None:
    last = card("last", "inevitable", marks=marks)
    after = do(put(game(strikes=(HIT_1,) * 2), zones.COMBAT, last), END)
    assert (wounds(after), hulls_on(after)[0]) == (crew, ship)


@pytest.mark.rule("FFY-RUL-28")
def test_an_enemy_that_comes_in_while_the_combat_zone_strikes_is_reached_last() -> None:
    state = put(game(), zones.COMBAT, enemy("b", 1), enemy("a", 1, PUSHES))
    assert struck(put(state, "verse:5", enemy("late", 1))) == ["a", "b", "late"]


@pytest.mark.rule("FFY-RUL-28")
def test_one_that_comes_in_as_the_verse_strikes_does_not_strike_in_this_turn() -> None:
    state = put(game(), "verse:5", enemy("late", 1))
    state = put(state, "verse:4", enemy("far", 1, PUSHES, marks=("range",)))
    assert struck(state, "late") == ["far"]


@pytest.mark.rule("FFY-RUL-28")
def test_a_double_striker_that_leaves_between_its_strikes_does_not_make_the_second() -> None:
    leaves = ability("strike", clause("kill", what="enemy", where="combat"))
    twice = enemy("boss", 3, leaves, marks=("double-strike",))
    after = do(put(game(strikes=(HIT_1, HIT_2, MISS)), zones.COMBAT, twice), END)
    assert (wounds(after), designs(after, zones.DEFEATED)) == (("hit-1",), ("boss",))


@pytest.mark.rule("FFY-RUL-28")
def test_one_that_leaves_before_its_strike_does_not_make_it() -> None:
    kills = ability("strike", clause("kill", what="enemy", where="combat"))
    state = put(game(), zones.COMBAT, enemy("b", 1), enemy("a", 1, kills))
    assert struck(state, "b") == ["a"]


@pytest.mark.rule("FFY-RUL-29")
def test_one_with_range_that_comes_in_while_the_combat_zone_strikes_strikes_once() -> None:
    state = put(game(), zones.COMBAT, enemy("a", 1, PUSHES))
    assert struck(put(state, "verse:5", enemy("r", 1, marks=("range",)))) == ["a", "r"]


@pytest.mark.rule("FFY-RUL-01")
def test_blanks_of_a_strike_and_of_an_avatar_are_asked_once_in_the_middle_of_play() -> None:
    blank = strike(None, design="blank")
    state = put(game(health=None, strikes=(blank, blank, MISS)), zones.COMBAT, THUG, THUG)
    damage = do(state, END)
    assert isinstance(damage.ask, Number) and (damage.ask.of, damage.ask.field) == ("blank", "damage")
    health = answer(damage, 3)
    assert isinstance(health.ask, Number)
    assert (health.ask.of, health.ask.field) == ("avatar-p1", "health")
    after = answer(health, 9)
    assert (after.ask, wounds(after), P1 in after.living) == (None, ("blank", "blank"), True)
    assert answer(health, 6).living == (P2, P3), "two strikes of three are six"
