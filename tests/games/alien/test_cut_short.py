"""What a death leaves to the others: whatever has begun is finished, each part for its own seat."""

from __future__ import annotations

import pytest

from companion.core.language.asks import Choice
from companion.core.language.cards import Card
from companion.engine.legendary.course import EndAction, TurnBegan
from companion.engine.legendary.fighting import Fight
from companion.engine.legendary.scanning import Scan
from companion.engine.legendary.strikes import EnemyStruck, StrikeDrawn
from companion.games.alien import zones
from companion.games.alien.deaths import PlayerDied
from companion.games.alien.state import AlienState
from tests.games.alien.acts import actor, beside, hands, in_hand, kinds, objective, play, playing, pools
from tests.games.alien.alien_table import mode_table
from tests.games.alien.box import (
    BRUTE,
    BURST,
    DRONE,
    EVENT,
    HAZARD,
    HIT_1,
    HIT_2,
    HIT_3,
    HIT_9,
    HIT_10,
    MATE,
    MISS,
    P1,
    P2,
    P3,
    P4,
    ability,
    answer,
    card,
    clause,
    designs,
    do,
    enemy,
    find,
    game,
    happened,
    put,
    rooms,
    top,
    with_card,
    with_numbers,
)

EACH = clause("strike", who="each")
DEADLY = (HIT_10, HIT_2, HIT_1, MISS, MISS, MISS)  # the first kills, the others are told apart


def scanned(state: AlienState, hidden: Card) -> AlienState:
    """The State after the first player has scanned this card."""
    state = with_numbers(put(state, "room:1", hidden, face_up=False), attack=1)
    return do(state, Scan(P1, zones.ROOMS[0]))


def next_turn(state: AlienState) -> bool:
    """Whether the first player is dead and the second one's turn has begun, with nothing left open."""
    is_open = state.ask is not None or state.queue
    return not is_open and state.living[0] == P2 and (state.turn.seat, state.turn.phase) == (P2, "hive")


@pytest.mark.rule("ALN-RULING-59", "ALN-STATE-16", "ALN-TIME-01")
def test_all_draw_their_strikes_before_the_next_turn_begins() -> None:
    state = with_card(game(4, strikes=DEADLY), objective(1, ability("event", EACH)))
    state = with_numbers(put(state, "room:1", EVENT, face_up=False), attack=1)
    command, wanted = Scan(P1, zones.ROOMS[0]), (StrikeDrawn, PlayerDied, TurnBegan)
    told = [event for event in happened(state, command) if isinstance(event, wanted)]
    assert [(type(event), event.seat) for event in told] == [
        (StrikeDrawn, P1), (PlayerDied, P1), (StrikeDrawn, P2), (StrikeDrawn, P3),
        (StrikeDrawn, P4), (TurnBegan, P2),
    ]  # fmt: skip
    assert beside(do(state, command)) == ((), ("hit-2",), ("hit-1",), ())


@pytest.mark.rule("ALN-RULING-59", "ALN-STATE-16")
def test_the_example_of_a_player_at_nine_damage() -> None:
    """Health 9, damage 8: A draws 1 and dies, B and C draw theirs, then B's turn begins."""
    eight = (HIT_3, HIT_3, HIT_2)
    state = put(game(health=9, strikes=(HIT_1, HIT_2, HIT_3, MISS)), "damage:p1", *eight)
    state = scanned(with_card(state, objective(1, ability("event", EACH))), EVENT)
    assert next_turn(state) and beside(state) == ((), ("hit-2",), ("hit-3",))


@pytest.mark.rule("ALN-RULING-59", "ALN-REVEAL-05", "ALN-TEXT-07")
def test_the_enemies_event_texts_follow_though_the_objectives_has_killed() -> None:
    table = with_card(game(strikes=DEADLY), objective(1, ability("event", clause("strike"))))
    minding = enemy("minding", 2, ability("event", EACH, clause("strike"), clause("hive", n=1)))
    state = scanned(put(table, "combat", minding), EVENT)
    assert next_turn(state) and beside(state) == ((), ("hit-2",), ("hit-1",))
    assert rooms(state)[0] == "drone", "what is for the board is done, what was for the dead is not"


@pytest.mark.rule("ALN-RULING-59", "ALN-REVEAL-06")
def test_a_hazard_goes_on_for_the_others() -> None:
    says = ability("hazard", EACH, clause("draw", who="others"), level=1)
    state = scanned(with_card(game(strikes=DEADLY), card("location", "location", says)), HAZARD)
    assert next_turn(state) and beside(state) == ((), ("hit-2",), ("hit-1",)) and hands(state) == (0, 7, 7)
    assert designs(state, "hazards-events") == ("hazard",)


@pytest.mark.rule("ALN-RULING-59", "ALN-OBJ-04")
def test_a_setup_text_shared_out_among_the_seats_stays_with_them() -> None:
    """The second player draws one strike and not those of the third as well."""
    table = with_card(game(strikes=DEADLY), objective(2, ability("setup", EACH, clause("draw"))))
    state = play(table, actor(clause("progress", level=1, n=3)))
    assert next_turn(state) and beside(state) == ((), ("hit-2",), ("hit-1",))
    assert hands(state) == (0, 7, 6), "what it says to nobody in particular passes to the next player"


@pytest.mark.rule("ALN-RULING-59", "ALN-ACT-02")
def test_a_played_card_goes_on_for_the_others_and_the_board() -> None:
    grim = actor(
        clause("strike"), clause("draw"), clause("draw", who="others"), clause("gain", attack=3),
        clause("gain-card", **{"from": "sergeants"}), clause("progress", level=1), clause("hive", n=2),
    )  # fmt: skip
    state = play(game(strikes=DEADLY), grim)
    assert next_turn(state) and hands(state) == (0, 7, 7) and pools(state) == (0, 0)
    assert state.numbers["progress:1"] == 1 and rooms(state)[:2] == ("drone", "drone")
    assert designs(state, "discard:p1") == () and len(state.table.zone("sergeants")) == 10


@pytest.mark.rule("ALN-RULING-59", "ALN-ACT-13")
def test_a_later_ability_of_the_card_is_carried_out_and_an_offer_to_the_dead_is_not_made() -> None:
    one = ability("play", clause("strike"))
    two = ability("play", clause("strike", who="others"))
    offer = ability("play", clause("draw", who="each"), may=True)
    state = in_hand(game(strikes=DEADLY), card("long", "character", one, offer, two))
    state = do(state, playing(state))
    assert next_turn(state) and beside(state) == ((), ("hit-2",), ("hit-1",)) and hands(state) == (0, 6, 6)


@pytest.mark.rule("ALN-RULING-59", "ALN-FIGHT-09")
def test_the_death_text_of_an_enemy_goes_on() -> None:
    spiteful = enemy("spiteful", 0, ability("death", EACH, clause("heal", who="next")))
    state = put(put(game(strikes=DEADLY), "combat", spiteful), "damage:p2", HIT_2)
    state = do(state, Fight(P1, find(state, "spiteful")))
    state = answer(state, state.ask.options[0].key) if isinstance(state.ask, Choice) else state
    assert next_turn(state) and beside(state) == ((), ("hit-2",), ("hit-1",))


@pytest.mark.rule("ALN-RULING-59", "ALN-DEATH-06")
def test_a_strike_text_that_has_begun_is_finished_and_no_further_enemy_strikes() -> None:
    grim = enemy("grim", 2, ability("strike", EACH))
    state = put(game(strikes=(MISS, *DEADLY)), "combat", BRUTE, grim)
    seen = kinds(state, EndAction(P1), EnemyStruck, StrikeDrawn, PlayerDied, TurnBegan)
    assert seen == [EnemyStruck, *(StrikeDrawn,) * 2, PlayerDied, *(StrikeDrawn,) * 2, TurnBegan]
    assert beside(do(state, EndAction(P1))) == ((), ("hit-2",), ("hit-1",))


@pytest.mark.rule("ALN-RULING-59", "ALN-TEXT-04")
def test_what_the_dead_would_have_chosen_on_the_board_the_next_player_chooses() -> None:
    table = put(put(game(strikes=DEADLY), "combat", BRUTE), "combat", DRONE)
    state = with_card(table, objective(1, ability("event", clause("strike"), clause("kill", what="enemy"))))
    state = scanned(state, EVENT)
    assert isinstance(state.ask, Choice) and state.ask.seat == P2 and state.turn.seat == P1
    state = answer(state, "brute")
    assert next_turn(state) and designs(state, "combat") == ("drone",)


@pytest.mark.rule("ALN-RULING-59", "ALN-TEXT-05")
def test_one_of_two_ways_is_chosen_by_the_next_player_and_is_not_turned_against_them() -> None:
    either = [{"verb": "strike", "n": 1}]
    text = ability("event", clause("strike"), clause("choose", either=either, **{"or": [{"verb": "hive"}]}))
    state = scanned(with_card(game(strikes=DEADLY), objective(1, text)), EVENT)
    assert isinstance(state.ask, Choice) and state.ask.seat == P2
    struck, grown = answer(state, "either"), answer(state, "or")
    assert next_turn(struck) and beside(struck) == ((), (), ()), "you, that was the one who died"
    assert next_turn(grown) and rooms(grown)[0] == "drone"


@pytest.mark.rule("ALN-RULING-59", "ALN-STATE-16")
def test_several_die_of_one_text() -> None:
    state = put(game(4, strikes=(HIT_10, HIT_1, HIT_10, HIT_1, MISS, MISS)), "damage:p2", HIT_9)
    state = scanned(with_card(state, objective(1, ability("event", EACH, EACH))), EVENT)
    assert state.living == (P4,) and beside(state)[3] == ("hit-1",)
    assert (state.turn.seat, state.turn.phase) == (P4, "hive")


@pytest.mark.rule("ALN-RULING-59", "ALN-END-02")
def test_nothing_goes_on_when_nobody_is_left() -> None:
    state = put(game(2, strikes=(HIT_10, HIT_10, MISS)), "combat", DRONE)
    text = ability("event", EACH, clause("kill", what="enemy"))
    state = scanned(with_card(state, objective(1, text)), EVENT)
    assert state.outcome == "lost" and state.queue == () and designs(state, "combat") == ("drone",)


@pytest.mark.rule("ALN-RULING-59", "ALN-ALIEN-13", "ALN-FACE-14")
def test_whom_a_chestburster_killed_takes_no_part_in_the_rest_as_an_alien() -> None:
    state = put(mode_table(strikes=(HIT_2, HIT_1, MISS, MISS)), "deck:p1", BURST, face_up=False, top=True)
    text = ability("event", clause("draw", who="each"), clause("draw", n=2), EACH)
    state = scanned(with_card(state, objective(1, text)), EVENT)
    assert state.aliens == (P1,) and hands(state) == (6, 7, 7)
    assert beside(state) == ((), ("hit-2",), ("hit-1",)) and state.turn.seat == P2


@pytest.mark.rule("ALN-RULING-59", "ALN-DEATH-05")
def test_a_text_that_kills_another_player_gives_nothing_to_the_dead() -> None:
    """It is the active player's turn still: the others' parts and the points are not touched by it."""
    says = [{"verb": "strike"}, {"verb": "gain-card", "from": "sergeants"}, {"verb": "draw"}]
    prove = actor(clause("show", match="basic", who="next", **{"else": says}), clause("gain", recruit=2))
    state = in_hand(game(strikes=(HIT_10, MISS)), prove)
    state = answer(do(state, playing(state)), "none")
    assert state.living == (P1, P3) and pools(state) == (0, 2) and state.turn.seat == P1
    assert designs(state, "discard:p2") == () and hands(state) == (6, 0, 6)


@pytest.mark.rule("ALN-RULING-59", "ALN-DEATH-03")
def test_what_the_dead_had_chosen_to_kill_is_out_of_the_game_already() -> None:
    state = put(game(), "played:p1", MATE)
    slot = top(state, "played:p1")
    state = put(state, "deck:p1", BURST, face_up=False, top=True)
    state = play(state, actor(clause("draw"), clause("kill-own"), clause("strike", who="others")))
    assert next_turn(state) and state.table.slots[slot].zone == "removed"
    assert designs(state, "dead-characters") == ()
