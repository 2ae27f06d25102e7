"""Objectives: one after the other, by progress or by the players' word (ALN-OBJ)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.core.language.asks import Number
from companion.core.language.cards import Ability, Card
from companion.core.language.events import Waived
from companion.core.language.ids import RuleId
from companion.core.language.phrases import phrase
from companion.engine.legendary.course import EndAction
from companion.engine.legendary.fighting import Fight
from companion.engine.legendary.playing.requests import UseAbility
from companion.engine.legendary.scanning import Scan
from companion.engine.legendary.strikes import EnemyStruck
from companion.games.alien import zones
from companion.games.alien.objectives.commands import Complete
from companion.games.alien.objectives.rules import current
from companion.games.alien.state import AlienState
from companion.games.alien.view import objective
from tests.games.alien.acts import actor, emptied, in_hand, play, playing, pools
from tests.games.alien.box import (
    BRUTE,
    DRONE,
    EVENT,
    HIT_10,
    LOCATION,
    P1,
    P2,
    QUEEN,
    ability,
    card,
    clause,
    dead,
    designs,
    do,
    enemy,
    find,
    game,
    happened,
    hide,
    play_on,
    put,
    refused,
    rooms,
    top,
    with_numbers,
)

ROOM = zones.ROOMS


def mission(level: int, *abilities: Ability, need: int | None = 3) -> Card:
    """An objective."""
    return card(f"mission-{level}", "objective", *abilities, level=level, need=need)


def missions(state: AlienState, *cards: Card) -> AlienState:
    """The State with these three objectives."""
    return put(emptied(state, zones.OBJECTIVES), zones.OBJECTIVES, *cards)


def stack(state: AlienState) -> tuple[str, ...]:
    """The levels of the objective stack, top first."""
    return tuple(name[-1] for name in designs(state, zones.OBJECTIVES))


def progressed(state: AlienState, level: int, n: int) -> AlienState:
    """The State after a card that brings the players closer to an objective."""
    return play(state, actor(clause("progress", level=level, n=n)))


CLOSER = actor(clause("progress", level=1))
PLAIN = (mission(1), mission(2), mission(3))


@pytest.mark.rule("ALN-OBJ-01", "ALN-ZONE-10")
def test_the_top_of_the_stack_is_the_current_objective(table: AlienState) -> None:
    state = missions(table, *PLAIN)
    assert current(state) == find(state, "mission-1") and state.objective == 1
    state = progressed(state, 1, 3)
    assert current(state) == find(state, "mission-2") and state.objective == 2


@pytest.mark.rule("ALN-OBJ-02")
def test_a_later_objective_cannot_be_completed_before_an_earlier_one(table: AlienState) -> None:
    state = missions(table, *PLAIN)
    for level in (2, 3):
        no = refused(state, Complete(P1, level))
        assert (no.rule, no.kind) == ("ALN-OBJ-02", "impossible")
    state = progressed(state, 2, 3)
    assert state.objective == 1 and state.numbers["progress:2"] == 3
    state = progressed(state, 1, 3)
    assert state.objective == 3 and state.outcome == ""


@pytest.mark.rule("ALN-OBJ-03")
def test_a_completed_objective_goes_under_the_others(table: AlienState) -> None:
    state = missions(table, *PLAIN)
    assert stack(state) == ("1", "2", "3")
    state = progressed(state, 1, 3)
    assert stack(state) == ("2", "3", "1")
    state = progressed(state, 2, 3)
    assert stack(state) == ("3", "1", "2")


@pytest.mark.rule("ALN-OBJ-04")
def test_setup_text_is_carried_out_the_moment_the_objective_is_current(table: AlienState) -> None:
    second = mission(2, ability("setup", clause("gain", recruit=4)))
    state = missions(table, mission(1), second, mission(3))
    finisher = actor(clause("progress", level=1, n=3), clause("lose", what="recruit", n=1))
    state = play(state, finisher)
    assert pools(state) == (0, 3) and state.objective == 2


@pytest.mark.rule("ALN-OBJ-05", "ALN-END-01")
def test_the_third_objective_wins_the_game_at_once(table: AlienState) -> None:
    state = with_numbers(missions(table, mission(3), mission(1), mission(2)), objective=3)
    winner = actor(clause("progress", level=3, n=3), clause("gain", attack=9))
    state = play(state, winner)
    assert state.outcome == "won" and pools(state) == (0, 0) and stack(state) == ("1", "2", "3")
    assert refused(state, EndAction(P1)).rule == "ALN-END-08"
    shown = objective(state)
    assert shown is not None and (shown.level, shown.title, shown.done) == (3, mission(3).name, 3)


@pytest.mark.rule("ALN-OBJ-06", "ALN-DEATH-05", "ALN-END-08")
def test_the_living_say_that_an_objective_is_done_as_long_as_there_is_one(table: AlienState) -> None:
    untold = missions(table, *(mission(level, need=None) for level in (3, 1, 2)))
    assert refused(dead(untold, P2), Complete(P2)).rule == "ALN-DEATH-05"
    assert do(with_numbers(untold, objective=3), Complete(P2)).outcome == "won"
    assert refused(with_numbers(untold, objective=4), Complete(P1)).rule == "ALN-END-08"


@pytest.mark.rule("ALN-OBJ-07", "ALN-TEXT-06", "ALN-TEXT-09")
def test_a_goal_is_paid_for_only_in_play_and_in_the_area_it_names(table: AlienState) -> None:
    plain = card("plain-goal", "goal", ability("goal", clause("gain", attack=1), level=1, pay=1))
    local = card("local-goal", "goal", ability("goal", clause("gain", attack=1), level=1, area="combat"))
    for one, zone, refusal in (
        (plain, zones.SPENT, ("ALN-OBJ-07", "target")),
        (plain, zones.of(P1, "discard"), ("ALN-OBJ-07", "target")),
        (local, ROOM[0], ("ALN-TEXT-06", "timing")),
    ):
        state = with_numbers(put(table, zone, one), recruit=1)
        no = refused(state, UseAbility(P1, find(state, one.design), 0))
        assert (no.rule, no.kind) == refusal
    own = [mission(level, ability("goal", clause("gain", attack=1), level=1)) for level in (1, 2, 3)]
    state = missions(table, *own)
    assert pools(do(state, UseAbility(P1, find(state, "mission-1"), 0)))[0] == 1
    assert refused(state, UseAbility(P1, find(state, "mission-2"), 0)).rule == "ALN-OBJ-07"
    for one, zone in ((plain, ROOM[0]), (plain, "attached:2"), (plain, zones.OPERATIONS), (local, "combat")):
        state = with_numbers(put(table, zone, one), recruit=1)
        assert pools(do(state, UseAbility(P1, find(state, one.design), 0)))[0] == 1


def told_of(state: AlienState) -> tuple[object, ...]:
    """What everybody sees of the current Objective and of the location."""
    shown = objective(state)
    return shown.level, shown.of, shown.title, shown.done, shown.need, shown.place, shown.events


@pytest.mark.rule("ALN-OBJ-01", "ALN-OBJ-03", "ALN-REVEAL-06")
def test_everybody_sees_the_current_objective_its_progress_and_the_hazards(table: AlienState) -> None:
    state = missions(table, *PLAIN)
    under_way = with_numbers(state, progress__1=2, hazards=2)
    assert told_of(under_way) == (1, 3, PLAIN[0].name, 2, 3, LOCATION.name, (True, True, False))
    struck = [told_of(with_numbers(state, hazards=n))[6] for n in (0, 1, 3)]
    assert struck == [(False,) * 3, (True, False, False), (True,) * 3]
    assert told_of(missions(table, *(mission(n, need=None) for n in (1, 2, 3))))[3:5] == (0, 0)
    bare = emptied(emptied(state, zones.OBJECTIVES), zones.LOCATION)
    assert told_of(bare) == (1, 3, phrase("unnamed"), 0, 0, None, (False,) * 3)
    done = with_numbers(state, objective=4, progress__3=5)  # while Agendas are turned up
    assert told_of(done)[:5] == (3, 3, PLAIN[2].name, 5, 3), "the last one, which went below the others"
    assert told_of(with_numbers(bare, objective=4))[:3] == (3, 3, phrase("unnamed"))


@pytest.mark.rule("ALN-OBJ-06")
def test_progress_is_counted_from_reveals_goals_and_deaths(table: AlienState) -> None:
    clue = card("clue", "special", ability("reveal", clause("progress", level=1), clause("leave")))
    target = enemy("target", 2, ability("death", clause("progress", level=1)))
    state = with_numbers(put(hide(missions(table, *PLAIN), ROOM[0], clue), "combat", target), attack=9)
    state = play_on(state, Scan(P1, ROOM[0]), "clue")
    state = do(state, Fight(P1, find(state, "target")))
    assert state.numbers["progress:1"] == 2 and state.objective == 1
    assert progressed(state, 1, 1).objective == 2


@pytest.mark.rule("ALN-OBJ-06")
def test_what_the_app_counts_is_not_simply_claimed(table: AlienState) -> None:
    state = progressed(missions(table, *PLAIN), 1, 1)
    no = refused(state, Complete(P1))
    assert (no.rule, no.kind) == ("ALN-OBJ-06", "limit")
    assert no.here is not None and (no.here.args["need"], no.here.args["have"]) == (3, 1)
    assert Waived(RuleId("ALN-OBJ-06"), "limit") in happened(state, Complete(P1), "ALN-OBJ-06")
    assert do(state, Complete(P1), "ALN-OBJ-06").objective == 2


@pytest.mark.rule("ALN-OBJ-06")
def test_what_the_app_cannot_count_is_confirmed_by_the_players(table: AlienState) -> None:
    told = replace(card("mission-1", "objective", level=1), numbers={"level": 1})
    state = missions(table, told, mission(2), mission(3))
    assert progressed(state, 1, 5).objective == 1
    state = do(state, Complete(P1))
    assert state.objective == 2 and stack(state) == ("2", "3", "1")


@pytest.mark.rule("ALN-OBJ-06")
def test_what_completes_an_objective_is_asked_when_only_the_card_says_it(table: AlienState) -> None:
    state = missions(table, mission(1, need=None), mission(2), mission(3))
    assert play(state, actor(clause("gain", recruit=1))).ask is None, "nobody has come closer yet"
    state = play(state, actor(clause("progress", level=1, n=2), clause("gain", recruit=1)), 2)
    assert state.objective == 2 and pools(state) == (0, 1)
    assert state.table.cards[mission(1).design].number("need") == 2
    state = in_hand(missions(table, mission(1, need=None), mission(2), mission(3)), CLOSER)
    asked = do(state, playing(state)).ask
    assert isinstance(asked, Number) and asked.field == "need"


def goal(level: int, pay: int = 2) -> Card:
    """A goal card of the Hive."""
    say = ability("goal", clause("progress", level=level, n=3), clause("leave"), level=level, pay=pay)
    return card(f"goal-{level}", "goal", say, marks=("goal",))


@pytest.mark.rule("ALN-OBJ-07", "ALN-TEXT-09", "ALN-RULING-60")
def test_a_goal_card_is_paid_with_recruit_while_its_level_is_current(table: AlienState) -> None:
    state = with_numbers(put(missions(table, *PLAIN), ROOM[2], goal(1)), recruit=3, attack=9)
    state = do(state, UseAbility(P1, find(state, "goal-1"), 0))
    assert state.objective == 2 and pools(state) == (9, 1)
    assert rooms(state)[2] == "" and designs(state, "removed") == ("goal-1",)


@pytest.mark.rule("ALN-OBJ-07")
def test_a_goal_card_of_another_level_is_refused(table: AlienState) -> None:
    state = with_numbers(put(missions(table, *PLAIN), ROOM[2], goal(2)), recruit=3)
    command = UseAbility(P1, find(state, "goal-2"), 0)
    no = refused(state, command)
    assert (no.rule, no.kind) == ("ALN-OBJ-07", "timing")
    after = do(state, command, "ALN-OBJ-07")
    assert after.objective == 1 and after.numbers["progress:2"] == 3 and pools(after) == (0, 1)


@pytest.mark.rule("ALN-TEXT-09")
def test_a_goal_card_that_costs_more_than_the_pool_is_refused(table: AlienState) -> None:
    state = with_numbers(put(missions(table, *PLAIN), "combat", goal(1)), recruit=1, attack=9)
    command = UseAbility(P1, find(state, "goal-1"), 0)
    no = refused(state, command)
    assert (no.rule, no.kind, no.need, no.have) == ("ALN-TEXT-09", "cost", 2, 1)
    assert pools(do(state, command, "ALN-TEXT-09")) == (9, 0)


def test_a_goal_card_must_be_in_play_and_where_it_says(table: AlienState) -> None:
    state = with_numbers(put(missions(table, *PLAIN), "removed", goal(1)), recruit=3)
    assert refused(state, UseAbility(P1, find(state, "goal-1"), 0)).rule == "ALN-OBJ-07"
    hidden = with_numbers(put(missions(table, *PLAIN), ROOM[0], goal(1), face_up=False), recruit=3)
    assert refused(hidden, UseAbility(P1, find(hidden, "goal-1"), 0)).kind == "impossible"
    (say,) = goal(1).abilities
    narrow = replace(goal(1), abilities=(replace(say, area="complex"),))
    state = with_numbers(put(missions(table, *PLAIN), "combat", narrow), recruit=3)
    assert refused(state, UseAbility(P1, find(state, "goal-1"), 0)).rule == "ALN-TEXT-06"


@pytest.mark.rule("ALN-OBJ-08")
def test_the_last_objective_needs_the_death_of_its_final_enemies(table: AlienState) -> None:
    twins = missions(table, mission(3, need=2), mission(1), mission(2))
    state = with_numbers(put(twins, "combat", QUEEN, QUEEN), objective=3, attack=20)
    state = do(state, Fight(P1, find(state, "queen", "combat")))
    assert state.outcome == "" and state.numbers["progress:3"] == 1
    state = do(state, Fight(P1, find(state, "queen", "combat")))
    assert state.outcome == "won"


@pytest.mark.rule("ALN-OBJ-09", "ALN-RULING-27")
def test_a_final_enemy_that_comes_early_moves_and_strikes(table: AlienState) -> None:
    state = play(put(table, ROOM[4], QUEEN), actor(clause("push")))
    assert designs(state, "combat") == ("queen",)
    events = happened(state, EndAction(P1))
    assert [event.slot for event in events if isinstance(event, EnemyStruck)] == [find(state, "queen")]


@pytest.mark.rule("ALN-RULING-26")
def test_a_final_enemy_killed_early_does_not_complete_its_objective(table: AlienState) -> None:
    state = missions(put(table, "combat", QUEEN), mission(1), mission(2), mission(3, need=1))
    killer = actor(clause("kill", what="enemy", final=True))
    state = play(state, killer, "queen")
    assert designs(state, "dead-enemies") == ("queen",) and state.numbers["progress:3"] == 0
    spared = play(put(table, "combat", QUEEN), killer, "no")
    assert designs(spared, "combat") == ("queen",)


@pytest.mark.rule("ALN-OBJ-10")
def test_completing_an_objective_changes_no_hive_and_no_board(table: AlienState) -> None:
    state = put(put(missions(table, *PLAIN), ROOM[1], BRUTE), "combat", DRONE)
    after = progressed(state, 1, 3)
    for zone in ("hive", *ROOM, "combat", "dead-enemies"):
        assert after.table.zone(zone) == state.table.zone(zone)


@pytest.mark.rule("ALN-OBJ-11")
def test_an_event_uses_the_objective_that_is_current_when_it_comes_up(table: AlienState) -> None:
    first = mission(1, ability("event", clause("progress", level=1, n=3)))
    second = mission(2, ability("event", clause("gain", recruit=5)))
    state = with_numbers(missions(table, first, second, mission(3)), attack=9)
    state = hide(hide(state, ROOM[0], EVENT), ROOM[1], EVENT)
    state = play_on(state, Scan(P1, ROOM[0]), "event")
    assert state.objective == 2 and pools(state)[1] == 0
    state = play_on(state, Scan(P1, ROOM[1]), "event")
    assert pools(state)[1] == 5


def test_a_completion_in_the_middle_of_an_effect_does_not_lose_the_rest(table: AlienState) -> None:
    second = mission(2, ability("setup", clause("scan")))
    state = missions(game(custody={}), mission(1), second, mission(3))
    state = hide(hide(state, ROOM[0], BRUTE), ROOM[1], DRONE)
    first, other = top(state, ROOM[0]), top(state, ROOM[1])
    state = play(
        state, actor(clause("progress", level=1, n=3), clause("gain", recruit=2)), f"slot:{first}", "brute"
    )
    assert pools(state) == (0, 2) and rooms(state)[0] == "brute"
    assert state.table.slots[first].face_up and not state.table.slots[other].face_up


def test_nobody_can_claim_an_objective_for_the_dead_or_after_the_end(table: AlienState) -> None:
    state = game(strikes=(HIT_10,) * 3)
    dead = play_on(put(state, "combat", BRUTE), EndAction(P1))
    assert not dead.player(P1).alive
    assert refused(dead, Complete(P1)).rule == "ALN-DEATH-05"
