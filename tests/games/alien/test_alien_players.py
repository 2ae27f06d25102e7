"""Alien Players: how they come, and what they do in their turns (ALN-ALIEN)."""

from __future__ import annotations

import pytest

from companion.core.language.asks import Identity
from companion.core.language.events import Shuffled
from companion.core.language.ids import TABLE
from companion.engine.legendary.course import EndAction
from companion.engine.legendary.fighting import Fight
from companion.engine.legendary.market.requests import Recruit
from companion.engine.legendary.opening import BeginTurn
from companion.engine.legendary.playing.requests import UseAbility
from companion.engine.legendary.scanning import Scan
from companion.engine.legendary.strikes import EnemyStruck
from companion.games.alien import bursts, deaths, drawing, zones
from companion.games.alien.aliens.rules import next_to_act
from companion.games.alien.aliens.view import front
from companion.games.alien.bursts import ClaimBurst
from companion.games.alien.duels import FightPlayer
from companion.games.alien.hive import HiveCardPlaced
from companion.games.alien.market import RecruitSergeant
from companion.games.alien.room import room
from companion.games.alien.strikes import STRIKING
from companion.session.undo import must_agree
from tests.games.alien.acts import in_hand, playing
from tests.games.alien.alien_table import (
    DECK,
    HUNT,
    LUNGE,
    SPIT,
    alien_avatar,
    alien_dead,
    alien_turn,
    burst,
    hands,
    mode_table,
    rich,
)
from tests.games.alien.box import (
    BRUTE,
    BURST,
    DRONE,
    HIT_1,
    HIT_2,
    MATE,
    MISS,
    P1,
    P2,
    P3,
    P4,
    ability,
    answer,
    card,
    carrying,
    clause,
    designs,
    do,
    drafted,
    game,
    happened,
    hide,
    in_phase,
    put,
    refused,
    top,
    worked_off,
)

END = EndAction


# How they come.


@pytest.mark.rule("ALN-ALIEN-01", "ALN-FACE-15")
def test_whom_a_chestburster_kills_comes_back_with_the_mode_alone() -> None:
    with_mode = burst(mode_table(), P2)
    assert with_mode.aliens == (P2,) and P2 not in with_mode.living
    without = burst(game(), P2)
    assert without.aliens == () and P2 not in without.acting


@pytest.mark.rule("ALN-ALIEN-01", "ALN-FACE-14")
def test_drawing_it_or_claiming_it_brings_back() -> None:
    state = put(mode_table(), "deck:p2", BURST, face_up=False, top=True)
    draft = drafted(state)
    drawing.draw(draft, P2, 2)
    assert worked_off(draft).aliens == (P2,)
    held = in_hand(mode_table(), BURST, seat=P3)
    assert do(held, ClaimBurst(P3)).aliens == (P3,)


@pytest.mark.rule("ALN-ALIEN-01")
@pytest.mark.parametrize("cause", ["strikes", "hive"])
def test_any_other_death_gives_no_alien_player(cause: str) -> None:
    draft = drafted(mode_table())
    deaths.kill_player(draft, P2, cause)
    state = worked_off(draft)
    assert state.aliens == () and P2 not in state.acting


@pytest.mark.rule("ALN-ALIEN-07", "ALN-STRIKE-13", "ALN-ACT-12")
def test_an_aliens_turn_ends_without_strikes() -> None:
    state = put(alien_turn(), "combat", DRONE)
    assert STRIKING.coming(state) == 0 and STRIKING.coming(in_phase(state, "action", P1)) == 1
    assert STRIKING.coming(carrying(in_phase(state, "action", P1), P1)) == 0
    (end,) = [offer for offer in room().legal(state, TABLE) if offer.id == "end"]
    assert end.sub is not None and end.sub.key == "offer-end-alien"


@pytest.mark.rule("ALN-ALIEN-07", "ALN-OBJ-07")
def test_an_alien_pays_for_no_goal() -> None:
    goal = card("goal", "goal", ability("goal", clause("progress", level=1), level=1))
    state = put(alien_turn(), "room:1", goal)
    assert refused(state, UseAbility(P2, top(state, "room:1"), 0)).rule == "ALN-ALIEN-07"


@pytest.mark.rule("ALN-ALIEN-07", "ALN-ACT-11")
def test_in_an_aliens_turn_nobody_else_plays() -> None:
    state = in_hand(alien_turn(), MATE, seat=P1)
    assert refused(state, playing(state, P1)).rule == "ALN-ACT-11"


@pytest.mark.rule("ALN-ALIEN-01", "ALN-ALIEN-12")
def test_only_the_dead_come_back() -> None:
    """Somebody may be declared alive by hand while the return waits for an answer."""
    state = burst(mode_table(), P2)
    draft = drafted(state)
    draft.later(bursts.Rises(P1), bursts.Rises(P2))
    assert worked_off(draft) == state and state.aliens == (P2,)


@pytest.mark.rule("ALN-ALIEN-02")
def test_the_role_avatar_and_all_own_cards_leave_the_game() -> None:
    before = put(put(mode_table(), "discard:p2", MATE), "played:p2", MATE)
    state = burst(before, P2)
    removed = designs(state, "removed")
    assert "avatar-p2" in removed and len(removed) == 13 + 2 + 1
    assert designs(state, "deck:p2") == designs(state, "discard:p2") == ()


@pytest.mark.rule("ALN-ALIEN-03", "ALN-ZONE-30", "ALN-COMP-15")
def test_an_alien_avatar_is_taken_unseen_and_lies_open_with_its_strikes() -> None:
    hidden = mode_table(avatars=(alien_avatar(9),))
    hidden = hide(burst(hidden, P3), zones.ALIEN_AVATARS, alien_avatar(1), alien_avatar(2))
    draft = drafted(hidden)
    bursts.burst(draft, P2)
    asked = worked_off(draft)
    assert isinstance(asked.ask, Identity)
    state = answer(asked, "alien-form-2", "camera")
    avatar = top(state, "avatar:p2")
    assert designs(state, "avatar:p2") == ("alien-form-2",) and state.table.slots[avatar].face_up
    hurt = put(state, "damage:p2", HIT_1)
    assert [lying.slot for lying in front(hurt, P2)] == [avatar, top(hurt, "damage:p2")]
    assert all(lying.is_own for lying in front(hurt, P2)) and not list(front(hurt, P1))
    assert hands(state, "p2") == 6


@pytest.mark.rule("ALN-ALIEN-04", "ALN-ZONE-31", "ALN-COMP-16")
def test_the_36_alien_cards_are_the_deck_and_six_are_drawn() -> None:
    assert len(DECK) == 36
    draft = drafted(mode_table())
    bursts.burst(draft, P2)
    state = worked_off(draft)
    assert Shuffled(zones.ALIEN_DECK) in draft.events
    assert (len(state.table.zone("alien-deck")), hands(state, "p2")) == (30, 6)
    hand = (state.table.slots[slot] for slot in state.table.zone("hand:p2"))
    assert not any(held.face_up for held in hand)


@pytest.mark.rule("ALN-RULING-41")
def test_a_second_alien_player_shares_the_deck_as_it_stands() -> None:
    state = burst(mode_table(4), P2)
    draft = drafted(state)
    bursts.burst(draft, P4)
    both = worked_off(draft)
    assert Shuffled(zones.ALIEN_DECK) not in draft.events
    assert (len(both.table.zone("alien-deck")), hands(both, "p2"), hands(both, "p4")) == (24, 6, 6)
    one = alien_dead(both, P2)
    assert (len(one.table.zone("alien-deck")), hands(one, "p2"), hands(one, "p4")) == (24, 0, 6)
    none = alien_dead(one, P4)
    assert not none.table.zone("alien-deck") and len(none.table.zone("removed")) >= 36


@pytest.mark.rule("ALN-ALIEN-04", "ALN-ALIEN-11")
def test_after_the_last_one_the_next_alien_player_has_a_whole_deck_again() -> None:
    gone = alien_dead(burst(mode_table(4), P2), P2)
    state = burst(gone, P3)
    assert (len(state.table.zone("alien-deck")), hands(state, "p3")) == (30, 6)


@pytest.mark.rule("ALN-RULING-42")
def test_without_an_alien_avatar_a_player_is_simply_out() -> None:
    state = mode_table(4, avatars=(alien_avatar(1),))
    state = burst(burst(state, P2), P3)
    assert state.aliens == (P2,) and state.acting == (P1, P2, P4)


@pytest.mark.rule("ALN-ALIEN-01", "ALN-RULING-57")
def test_it_acts_from_its_next_turn_on_though_it_died_in_its_own() -> None:
    state = put(mode_table(), "deck:p1", BURST, face_up=False, top=True)
    state = do(state, END(P1))
    assert state.aliens == (P1,) and (state.turn.seat, state.turn.phase) == (P2, "hive")
    assert hands(state, "p1") == 6
    state = do(do(state, BeginTurn(P2)), END(P2))
    state = do(do(state, BeginTurn(P3)), END(P3))
    assert (state.turn.seat, state.turn.phase) == (P1, "alien")


# Their turn.


@pytest.mark.rule("ALN-ALIEN-06")
def test_it_keeps_its_seat_and_its_place_in_the_order_of_turns() -> None:
    state = burst(mode_table(), P2)
    assert state.acting == (P1, P2, P3) and next_to_act(state) == P2
    state = do(state, END(P1))
    assert (state.turn.seat, state.turn.phase) == (P2, "alien")
    assert do(state, END(P2)).turn.seat == P3


@pytest.mark.rule("ALN-ALIEN-07", "ALN-STATE-08", "ALN-TURN-04")
def test_an_alien_turn_is_cards_and_six_new_ones() -> None:
    state = in_hand(alien_turn(), SPIT, LUNGE, seat=P2)
    state = do(state, playing(state, P2))
    events = [type(event) for event in happened(state, END(P2))]
    assert HiveCardPlaced not in events and EnemyStruck not in events
    after = do(put(state, "combat", BRUTE), END(P2))
    assert hands(after, "p2") == 6 and len(after.table.zone("alien-discard")) == 8
    assert after.turn.seat == P3 and not after.table.zone("played:p2")


@pytest.mark.rule("ALN-ALIEN-07")
def test_an_alien_player_may_play_any_number_of_cards() -> None:
    state = in_hand(alien_turn(), LUNGE, LUNGE, LUNGE, seat=P2)
    for _ in range(3):
        state = do(state, playing(state, P2))
    assert state.numbers["attack"] == 6 and len(state.table.zone("played:p2")) == 3


@pytest.mark.rule("ALN-ALIEN-07")
def test_recruiting_scanning_fighting_and_the_hive_are_refused_in_an_alien_turn() -> None:
    state = put(put(rich(alien_turn(), 20), "combat", DRONE), "room:4", MATE, face_up=False)
    wanted = (
        Recruit(P2, top(state, "hq:1")), RecruitSergeant(P2), Scan(P2, zones.ROOMS[3]),
        Fight(P2, top(state, "combat")), FightPlayer(P2, P1), BeginTurn(P2),
    )  # fmt: skip
    for command in wanted:
        no = refused(state, command)
        assert (no.rule, no.kind) == ("ALN-ALIEN-07", "timing"), command
    assert do(state, Fight(P2, top(state, "combat")), "ALN-ALIEN-07").numbers["attack"] == 18
    placed = do(state, BeginTurn(P2), "ALN-ALIEN-07")
    assert placed.turn.phase == "alien" and placed.table.zone("room:1")


@pytest.mark.rule("ALN-ALIEN-07", "ALN-ACT-01")
def test_everybody_plays_cards_of_their_own_kind() -> None:
    state = in_hand(alien_turn(), MATE, seat=P2)
    assert refused(state, playing(state, P2)).rule == "ALN-ACT-01"
    human = in_hand(mode_table(), LUNGE)
    assert refused(human, playing(human)).rule == "ALN-ACT-01"


@pytest.mark.rule("ALN-ALIEN-08", "ALN-CLEAN-05")
def test_an_empty_alien_deck_is_made_anew_only_when_a_card_is_needed() -> None:
    state = alien_turn(mode_table(deck=(LUNGE,) * 12))
    state = do(state, END(P2))
    assert (hands(state, "p2"), len(state.table.zone("alien-deck"))) == (6, 0)
    assert len(state.table.zone("alien-discard")) == 6
    state = do(in_phase(state, "alien", P2), END(P2))
    assert (hands(state, "p2"), len(state.table.zone("alien-deck"))) == (6, 6)


@pytest.mark.rule("ALN-ALIEN-05", "ALN-ALIEN-07")
def test_a_card_that_says_so_lets_an_alien_fight_players_with_its_attack() -> None:
    state = alien_turn(mode_table(strikes=(HIT_1, HIT_2, MISS, MISS)))
    state = in_hand(rich(state, 5), HUNT, seat=P2)
    asked = do(state, playing(state, P2))
    assert asked.ask is not None and asked.ask.seat == P2 and asked.numbers["attack"] == 9
    first = answer(asked, "p1")
    assert designs(first, "damage:p1") == ("hit-1",) and first.numbers["attack"] == 5
    second = answer(first, "p3")
    assert second.ask is None and second.numbers["attack"] == 1
    assert designs(second, "damage:p3") == ("hit-2",)
    assert answer(asked, "no").ask is None


@pytest.mark.rule("ALN-STATE-23", "ALN-ALIEN-06")
def test_what_was_seen_is_taken_back_with_the_word_of_the_alien_player_too() -> None:
    """Whoever takes turns has a say, an Alien Player as well; who is dead for good has none."""
    state = burst(mode_table(4), P2)
    assert must_agree(room(), state, "seen") == must_agree(room(), state, "order") == (P1, P2, P3, P4)
    assert must_agree(room(), state, "move") == must_agree(room(), state, "free") == ()
    assert must_agree(room(), alien_dead(state, P2), "seen") == (P1, P3, P4)
    assert must_agree(room(), mode_table(4), "seen") == (), "all play together while nobody is an alien"
