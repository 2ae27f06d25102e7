"""What happens when a hidden card is turned up (ALN-REVEAL)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.core.language.asks import Choice, Identity
from companion.core.language.cards import Ability, Card
from companion.core.language.commands import Command
from companion.core.language.events import Bound, OutOfStep
from companion.core.language.phrases import Phrase
from companion.engine.legendary.course import EndAction
from companion.engine.legendary.fighting import Fight
from companion.engine.legendary.points import PointsGained
from companion.engine.legendary.scanning import Scan
from companion.engine.legendary.standing import Spent
from companion.games.alien import zones
from companion.games.alien.hazards import HazardTriggered
from companion.games.alien.objectives.commands import Complete
from companion.games.alien.revealing import REVEALING, FinalEnemyFound
from companion.games.alien.state import AlienState
from tests.games.alien.acts import actor, copy_at, emptied, in_hand, play, playing, pools
from tests.games.alien.box import (
    BRUTE,
    DRONE,
    EVENT,
    FACEHUGGER,
    HAZARD,
    HIT_1,
    P1,
    P2,
    QUEEN,
    ability,
    answer,
    card,
    carrying,
    clause,
    designs,
    do,
    enemy,
    find,
    game,
    happened,
    hide,
    hug,
    play_on,
    put,
    refused,
    rooms,
    top,
    with_numbers,
)
from tests.games.alien.whole import evolve, prompts

ROOM = zones.ROOMS
PAID = clause("gain", recruit=1)


def scanned(state: AlienState, one: Card, *answers: object, room: int = 1) -> AlienState:
    """The State after this card was found hidden in a room."""
    state = with_numbers(hide(state, ROOM[room], one), attack=9)
    return play_on(state, Scan(P1, ROOM[room]), one.design, *answers)


def scan_events(state: AlienState, one: Card, room: int = 1) -> list[object]:
    """The events of finding this card, known to the app, hidden in a room."""
    state = with_numbers(put(state, ROOM[room], one, face_up=False), attack=9)
    return list(happened(state, Scan(P1, ROOM[room])))


def objectives(state: AlienState, **told: Ability) -> AlienState:
    """The State with objectives that have these abilities, by level."""
    state = emptied(state, zones.OBJECTIVES)
    for level in (1, 2, 3):
        said = [told[f"level_{level}"]] if f"level_{level}" in told else []
        state = put(
            state, zones.OBJECTIVES, card(f"mission-{level}", "objective", *said, level=level, need=3)
        )
    return state


def located(state: AlienState) -> AlienState:
    """The State with a location whose three abilities give 1, 2 and 3 Recruit."""
    three = (ability("hazard", clause("gain", recruit=level), level=level) for level in (1, 2, 3))
    return put(emptied(state, zones.LOCATION), zones.LOCATION, card("station", "location", *three))


@pytest.mark.rule("ALN-REVEAL-01")
def test_a_scan_the_combat_zone_and_effects_turn_a_hidden_card_up(table: AlienState) -> None:
    by_scan = scanned(table, BRUTE)
    by_effect = play(hide(table, ROOM[1], BRUTE), actor(clause("scan")), "brute")
    assert rooms(by_scan)[1] == rooms(by_effect)[1] == "brute"
    by_drop = play(hide(table, ROOM[4], BRUTE), actor(clause("push")), "brute")
    assert designs(by_drop, "combat") == ("brute",)
    for state in (by_scan, by_effect, by_drop):
        assert state.table.slots[find(state, "brute")].face_up


@pytest.mark.rule("ALN-REVEAL-02")
def test_an_enemy_stays_where_it_is_and_is_pushed_like_any_card(table: AlienState) -> None:
    state = scanned(table, BRUTE, room=0)
    assert rooms(state)[0] == "brute"
    state = play(state, actor(clause("hive")))
    assert rooms(state)[:2] == ("drone", "brute") and state.table.slots[find(state, "brute")].face_up


@pytest.mark.rule("ALN-REVEAL-03")
def test_a_reveal_ability_happens_once(table: AlienState) -> None:
    greedy = enemy("greedy", 2, ability("reveal", PAID))
    state = scanned(table, greedy, room=4)
    assert pools(state)[1] == 1
    state = play(state, actor(clause("push")))
    assert designs(state, "combat") == ("greedy",) and pools(state)[1] == 1


@pytest.mark.rule("ALN-REVEAL-04", "ALN-OBJ-11", "ALN-CARD-16")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_an_event_is_the_current_objectives_and_is_then_discarded(table: AlienState, level: int) -> None:
    told = {f"level_{n}": ability("event", clause("gain", recruit=n)) for n in (1, 2, 3)}
    state = objectives(table, **told)
    for done in range(1, level):
        state = do(state, Complete(P1, done), "ALN-OBJ-06")
    state = scanned(state, EVENT)
    assert pools(state)[1] == level
    assert designs(state, "hazards-events") == ("event",) and rooms(state)[1] == ""


@pytest.mark.rule("ALN-REVEAL-05", "ALN-TIME-05", "ALN-TEXT-07")
def test_an_event_is_first_the_objectives_then_the_enemies(table: AlienState) -> None:
    state = objectives(table, level_1=ability("event", clause("gain", attack=2)))
    loud = enemy("loud", 3, ability("event", clause("gain", recruit=2)))
    state = put(state, "combat", loud)
    events = scan_events(state, EVENT)
    assert [event for event in events if isinstance(event, PointsGained)] == [
        PointsGained(2, 0, find(state, "mission-1")),
        PointsGained(0, 2, find(state, "loud")),
    ]
    assert isinstance(events[-1], Spent)


@pytest.mark.rule("ALN-TEXT-07", "ALN-RULING-52")
def test_enemies_in_play_are_those_face_up_on_the_board_and_before_players(table: AlienState) -> None:
    loud = enemy("loud", 3, ability("event", PAID))
    state = put(put(put(table, ROOM[0], loud), "combat", loud), "dead-enemies", loud)
    state = put(put(state, ROOM[4], loud, face_up=False), "operations", loud)
    assert pools(scanned(state, EVENT))[1] == 2
    parasite = card("facehugger", "facehugger", ability("event", PAID), attack=3)
    state = hug(with_facehugger(table, parasite), P2, 3)
    assert pools(scanned(state, EVENT))[1] == 1


def with_facehugger(state: AlienState, parasite: Card) -> AlienState:
    """The State in which facehuggers say something."""
    cards = {**state.table.cards, parasite.design: parasite}
    return replace(state, table=replace(state.table, cards=cards))


@pytest.mark.rule("ALN-TIME-03")
def test_the_active_player_chooses_the_order_of_different_enemies(table: AlienState) -> None:
    cruel = enemy("cruel", 3, ability("event", clause("lose", what="recruit", n=5)))
    loud = enemy("loud", 3, ability("event", clause("gain", recruit=2)))
    state = with_numbers(put(table, "combat", cruel, loud), attack=9)
    state = hide(state, ROOM[1], EVENT)
    for order, left in ((("loud", "cruel"), 0), (("cruel", "loud"), 2)):
        after = do(state, Scan(P1, ROOM[1]))
        after = answer(after, "event")
        assert isinstance(after.ask, Choice) and after.ask.seat == P1
        after = answer(after, order[0])
        assert after.ask is None and pools(after)[1] == left


@pytest.mark.rule("ALN-REVEAL-06", "ALN-CARD-17", "ALN-COMP-09")
def test_hazards_are_the_locations_abilities_in_turn(table: AlienState) -> None:
    state = located(table)
    for number, recruit in ((1, 1), (2, 3), (3, 6)):
        state = scanned(state, HAZARD)
        assert state.numbers["hazards"] == number and pools(state)[1] == recruit
    assert designs(state, "hazards-events") == ("hazard",) * 3 and rooms(state)[1] == ""


@pytest.mark.rule("ALN-REVEAL-06", "ALN-RULING-63")
def test_a_hazard_killed_unrevealed_does_not_count(table: AlienState) -> None:
    state = with_numbers(located(table), hazards=1)
    killer = actor(clause("kill", what="hidden"))
    state = play(hide(state, ROOM[0], HAZARD), killer, "hazard")
    assert state.numbers["hazards"] == 1 and pools(state)[1] == 0
    state = scanned(state, HAZARD)
    assert state.numbers["hazards"] == 2 and pools(state)[1] == 2


@pytest.mark.rule("ALN-RULING-08")
def test_a_fourth_hazard_does_nothing_and_says_so(table: AlienState) -> None:
    events = scan_events(with_numbers(located(table), hazards=3), HAZARD)
    told = [event for event in events if isinstance(event, HazardTriggered)]
    assert [event.number for event in told] == [4]
    assert not any(isinstance(event, PointsGained) for event in events)
    assert isinstance(events[-1], Spent)


@pytest.mark.rule("ALN-REVEAL-07")
def test_the_hazard_counter_never_goes_back(table: AlienState) -> None:
    state = scanned(located(table), HAZARD)
    state = do(state, Complete(P1), "ALN-OBJ-06")
    assert state.numbers["hazards"] == 1
    state = play(put(emptied(state, "hive"), "dead-enemies", BRUTE), actor(clause("hive")))
    while state.ask is not None:
        state = answer(state, "brute")
    assert state.numbers["rebuilds"] == 1 and state.numbers["hazards"] == 1


@pytest.mark.rule("ALN-REVEAL-08")
def test_a_character_found_in_the_hive_goes_where_its_text_says(table: AlienState) -> None:
    survivor = card("survivor", "character", ability("reveal", clause("join", who="you")), attack=3)
    state = scanned(table, survivor)
    assert designs(state, "discard:p1") == ("survivor",) and rooms(state)[1] == ""


@pytest.mark.rule("ALN-REVEAL-09", "ALN-TEXT-08")
def test_a_special_card_does_what_it_says_and_leaves_when_it_says_so(table: AlienState) -> None:
    cache = card("cache", "special", ability("reveal", clause("gain", recruit=4), clause("leave")))
    state = scanned(table, cache)
    assert pools(state)[1] == 4 and designs(state, "removed") == ("cache",) and rooms(state)[1] == ""


@pytest.mark.rule("ALN-RULING-62")
def test_a_card_that_names_no_place_stays_and_is_pushed_on_but_is_no_enemy(table: AlienState) -> None:
    stray = card("stray", "character", ability("reveal", PAID))
    state = scanned(table, stray, room=0)
    assert rooms(state)[0] == "stray" and pools(state)[1] == 1
    assert refused(state, Fight(P1, find(state, "stray"))).rule == "ALN-FIGHT-01"
    state = play(state, actor(clause("hive")))
    assert rooms(state)[:2] == ("drone", "stray")
    dropped = put(emptied(state, ROOM[1]), "combat", stray)
    after = play_on(dropped, EndAction(P1))
    assert after.turn.number == 2 and designs(after, "damage:p1") == ()


@pytest.mark.rule("ALN-REVEAL-10")
def test_a_facehugger_goes_in_front_of_the_player_wherever_it_was(table: AlienState) -> None:
    state = scanned(table, FACEHUGGER)
    assert designs(state, "hugger:p1") == ("facehugger",) and rooms(state)[1] == ""
    state = play(hide(table, ROOM[4], FACEHUGGER), actor(clause("push")), "facehugger")
    assert designs(state, "hugger:p1") == ("facehugger",) and designs(state, "combat") == ()


@pytest.mark.rule("ALN-REVEAL-11")
@pytest.mark.parametrize("level", [1, 3])
def test_a_final_enemy_is_announced_and_whether_it_may_be_fought(table: AlienState, level: int) -> None:
    state = with_numbers(table, objective=level)
    events = scan_events(state, QUEEN)
    (found,) = [event for event in events if isinstance(event, FinalEnemyFound)]
    assert found.open is (level == 3)
    assert rooms(scanned(state, QUEEN))[1] == "queen"


@pytest.mark.rule("ALN-REVEAL-13")
@pytest.mark.parametrize("one", [EVENT, HAZARD, FACEHUGGER])
def test_a_room_emptied_by_a_reveal_stays_empty(table: AlienState, one: Card) -> None:
    state = scanned(put(table, ROOM[0], BRUTE), one)
    assert rooms(state) == ("brute", "", "", "", "")


@pytest.mark.rule("ALN-REVEAL-14", "ALN-TEXT-04")
def test_the_active_player_makes_the_choices_of_a_revealed_card(table: AlienState) -> None:
    helper = card("helper", "character", ability("reveal", clause("heal", who="any")))
    state = put(put(table, "damage:p2", HIT_1), "damage:p3", HIT_1)
    state = with_numbers(hide(state, ROOM[1], helper), attack=9)
    state = answer(do(state, Scan(P1, ROOM[1])), "helper")
    assert isinstance(state.ask, Choice) and state.ask.seat == P1
    assert {option.seat for option in state.ask.options} == {"p2", "p3"}


@pytest.mark.rule("ALN-REVEAL-15", "ALN-TEXT-06")
def test_a_reveal_in_the_combat_zone_may_say_something_else(table: AlienState) -> None:
    early = ability("reveal", clause("gain", recruit=5), area="complex")
    late = ability("reveal", clause("gain", recruit=1), area="combat")
    prize = card("prize", "special", early, late)
    assert pools(scanned(table, prize))[1] == 5
    assert pools(play(hide(table, ROOM[4], prize), actor(clause("push")), "prize"))[1] == 1
    judged = ability("reveal", PAID, when=(clause("here", area="combat"),))
    assert pools(scanned(table, card("judged", "special", judged)))[1] == 0


@pytest.mark.rule("ALN-TIME-02", "ALN-HIVE-15")
def test_cards_that_reach_the_combat_zone_together_are_resolved_one_by_one(table: AlienState) -> None:
    dropper = actor(clause("reveal-combat", n=2))
    noisy = card("noisy", "special", ability("reveal", clause("draw"), clause("gain", attack=1)))
    state = put(put(table, ROOM[3], noisy, face_up=False), ROOM[4], noisy, face_up=False)
    state = play(state, dropper)
    assert designs(state, "combat") == ("noisy", "noisy") and pools(state)[0] == 2
    state = hide(hide(game(custody={}), ROOM[3], EVENT), ROOM[4], BRUTE)
    state = in_hand(state, dropper)
    state = do(state, playing(state))
    assert isinstance(state.ask, Identity) and len(state.table.zone("combat")) == 1
    state = answer(state, "brute")
    assert isinstance(state.ask, Identity)
    state = answer(state, "event")
    assert designs(state, "combat") == ("brute",) and designs(state, "hazards-events") == ("event",)


def test_a_card_whose_text_is_not_known_is_left_to_the_players(table: AlienState) -> None:
    riddle = replace(card("riddle", "special"), structured=False)
    events = scan_events(table, riddle)
    assert [event.why for event in events if isinstance(event, OutOfStep)] == ["card-says"]
    known = replace(BRUTE, structured=False)
    events = scan_events(put(table, "combat", enemy("other", 1)), known)
    assert sum(isinstance(event, OutOfStep) for event in events) == 1


@pytest.mark.rule("ALN-REVEAL-05", "ALN-TEXT-07")
def test_enemies_whose_text_is_not_known_are_one_sentence_at_an_event_and_no_question(
    table: AlienState,
) -> None:
    riddles = tuple(replace(enemy(f"riddle-{n}", 1), structured=False) for n in range(3))
    minding = enemy("minding", 2, ability("event", PAID))
    state = put(put(table, "combat", *riddles[:2], minding), ROOM[3], riddles[2])
    events = [event for event in scan_events(state, EVENT) if isinstance(event, OutOfStep | PointsGained)]
    assert [getattr(event, "why", "points") for event in events] == ["points", "enemies-say"]
    quiet = [
        event for event in scan_events(put(table, "combat", minding), EVENT) if isinstance(event, OutOfStep)
    ]
    assert quiet == []


def test_what_only_the_players_can_read_is_one_clear_prompt(table: AlienState) -> None:
    riddle = replace(enemy("riddle", 1), structured=False)
    state = with_numbers(put(put(table, "combat", riddle), ROOM[0], riddle, face_up=False), attack=9)
    told = prompted(state, Scan(P1, ROOM[0]))
    assert [text.args["card"] for text in told if text.key == "prompt-card-says"] == [riddle.name]
    told = prompted(state, Fight(P1, find(state, "riddle", "combat")))
    assert [text.key for text in told] == ["prompt-to-pile", "prompt-card-says"]
    state = with_numbers(put(put(table, "combat", riddle), ROOM[0], EVENT, face_up=False), attack=9)
    told = prompted(state, Scan(P1, ROOM[0]))
    assert [text.key for text in told if text.key.endswith("say")] == ["prompt-enemies-say"]


def prompted(state: AlienState, command: Command) -> list[Phrase]:
    """What hands are asked to do."""
    texts: list[Phrase] = []
    for event in happened(state, command):
        after = evolve(state, event)
        texts += [prompt.text for prompt in prompts(state, event, after)]
        state = after
    return texts


def test_the_end_of_the_active_player_does_not_leave_an_event_in_its_room(table: AlienState) -> None:
    deadly = ability("event", clause("strike", n=10))
    state = objectives(game(strikes=(HIT_1,) * 20, health=2), level_1=deadly)
    state = scanned(state, EVENT)
    assert state.active == P2 and not state.player(P1).alive
    assert designs(state, "hazards-events") == ("event",) and rooms(state)[1] == ""


def test_a_carrier_hands_a_found_facehugger_on(table: AlienState) -> None:
    state = scanned(carrying(table, P1), FACEHUGGER)
    assert designs(state, "hugger:p2") == ("facehugger",)


@pytest.mark.rule("ALN-REVEAL-01", "ALN-ZONE-39")
def test_a_card_that_is_known_is_told_by_name_as_turned_up_on_the_board_alone(table: AlienState) -> None:
    state = put(put(table, ROOM[0], BRUTE), zones.SPENT, DRONE)
    said = [
        REVEALING.known_now(Bound(top(state, zone), copy_at(state, top(state, zone)), "seen"), state, one).key
        for zone, one in ((ROOM[0], BRUTE.name), (zones.SPENT, DRONE.name), (zones.SPENT, None))
    ]
    assert said == ["event-TurnedUp", "event-Bound", "event-Bound-hidden"]
