"""Alien Players: how they come, play, are fought and die (ALN-ALIEN)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.core.asks import Identity
from companion.core.cards import Ability, Card, Clause
from companion.core.commands import Answer
from companion.core.events import Shuffled
from companion.engine.turns import clockwise, next_seat
from companion.games.alien import commands as c
from companion.games.alien import decide_deaths as deaths
from companion.games.alien import decide_drawing as drawing
from companion.games.alien import events as e
from companion.games.alien import events_aliens as ea
from companion.games.alien import zones
from companion.games.alien.decide_aliens import next_to_act
from companion.games.alien.evolve import evolve
from companion.games.alien.prompts import prompts
from companion.games.alien.scoring import scores
from companion.games.alien.state import AlienState
from tests.games.alien.acts import in_hand, play, playing
from tests.games.alien.alien_table import (
    DECK,
    HUNT,
    LUNGE,
    SPIT,
    alien_avatar,
    alien_card,
    alien_turn,
    burst,
    mode_table,
    rich,
)
from tests.games.alien.box import (
    BRUTE,
    BURST,
    DRONE,
    EVENT,
    FACEHUGGER,
    HAZARD,
    HIT_1,
    HIT_2,
    HIT_3,
    MATE,
    MISS,
    P1,
    P2,
    P3,
    P4,
    P5,
    SERGEANT,
    ability,
    answer,
    clause,
    dead,
    designs,
    do,
    drafted,
    enemy,
    find,
    game,
    happened,
    hide,
    hug,
    in_phase,
    put,
    refused,
    strike,
    top,
    with_card,
    worked_off,
)

END = c.EndAction


def hands(state: AlienState, seat: str) -> int:
    return len(state.table.zone(f"hand:{seat}"))


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
    assert do(held, c.ClaimBurst(P3)).aliens == (P3,)


@pytest.mark.rule("ALN-ALIEN-01")
@pytest.mark.parametrize("cause", ["strikes", "hive"])
def test_any_other_death_gives_no_alien_player(cause: str) -> None:
    draft = drafted(mode_table())
    deaths.kill_player(draft, P2, cause)
    state = worked_off(draft)
    assert state.aliens == () and P2 not in state.acting


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
    deaths.burst(draft, P2)
    asked = worked_off(draft)
    assert isinstance(asked.ask, Identity)
    state = answer(asked, "alien-form-2", "camera")
    avatar = top(state, "avatar:p2")
    assert designs(state, "avatar:p2") == ("alien-form-2",) and state.table.slots[avatar].face_up
    assert hands(state, "p2") == 6


@pytest.mark.rule("ALN-ALIEN-04", "ALN-ZONE-31", "ALN-COMP-16")
def test_the_36_alien_cards_are_the_deck_and_six_are_drawn() -> None:
    assert len(DECK) == 36
    draft = drafted(mode_table())
    deaths.burst(draft, P2)
    state = worked_off(draft)
    assert Shuffled(zones.ALIEN_DECK) in draft.events
    assert (len(state.table.zone("alien-deck")), hands(state, "p2")) == (30, 6)
    hand = (state.table.slots[slot] for slot in state.table.zone("hand:p2"))
    assert not any(held.face_up for held in hand)


@pytest.mark.rule("ALN-RULING-41")
def test_a_second_alien_player_shares_the_deck_as_it_stands() -> None:
    state = burst(mode_table(4), P2)
    draft = drafted(state)
    deaths.burst(draft, P4)
    both = worked_off(draft)
    assert Shuffled(zones.ALIEN_DECK) not in draft.events
    assert (len(both.table.zone("alien-deck")), hands(both, "p2"), hands(both, "p4")) == (24, 6, 6)
    one = worked_off_death(both, P2)
    assert (len(one.table.zone("alien-deck")), hands(one, "p2"), hands(one, "p4")) == (24, 0, 6)
    none = worked_off_death(one, P4)
    assert not none.table.zone("alien-deck") and len(none.table.zone("removed")) >= 36


def worked_off_death(state: AlienState, seat: str) -> AlienState:
    """The State after so many strikes lie beside an alien's Avatar that it dies."""
    draft = drafted(put(state, f"damage:{seat}", HIT_3, HIT_3))
    return worked_off(draft)


@pytest.mark.rule("ALN-ALIEN-04", "ALN-ALIEN-11")
def test_after_the_last_one_the_next_alien_player_has_a_whole_deck_again() -> None:
    gone = worked_off_death(burst(mode_table(4), P2), P2)
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
    state = do(do(state, c.BeginTurn(P2)), END(P2))
    state = do(do(state, c.BeginTurn(P3)), END(P3))
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
    assert e.HiveCardPlaced not in events and e.EnemyStruck not in events
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
        c.Recruit(P2, top(state, "hq:1")), c.RecruitSergeant(P2), c.Scan(P2, zones.ROOMS[3]),
        c.Fight(P2, top(state, "combat")), c.FightPlayer(P2, P1), c.BeginTurn(P2),
    )  # fmt: skip
    for command in wanted:
        no = refused(state, command)
        assert (no.rule, no.kind) == ("ALN-ALIEN-07", "timing"), command
    assert do(state, c.Fight(P2, top(state, "combat")), "ALN-ALIEN-07").numbers["attack"] == 18
    placed = do(state, c.BeginTurn(P2), "ALN-ALIEN-07")
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


def found(kind: str) -> Card:
    """A Hive card of this kind."""
    return {"event": EVENT, "hazard": HAZARD}[kind]


def enemy_that(on: str, *says: Clause) -> Card:
    """An enemy that does these clauses at a moment."""
    return enemy("biter", 3, ability(on, *says))


def with_ability(state: AlienState, design: str, says: Ability) -> Card:
    """A card of the table that says this besides."""
    card = next(card for card in state.table.cards.values() if card.design == design)
    return replace(card, abilities=(says,))


# Being fought, and dying.


@pytest.mark.rule("ALN-ALIEN-09", "ALN-PVP-06")
def test_an_alien_player_is_fought_for_its_defense_and_ignores_the_text() -> None:
    nasty = strike(2, ability("strike", clause("strike", n=3, who="each")), design="nasty")
    state = rich(burst(mode_table(strikes=(nasty, HIT_1, MISS)), P2), 4)
    after = do(state, c.FightPlayer(P1, P2))
    assert after.numbers["attack"] == 1 and designs(after, "damage:p2") == ("nasty",)
    assert designs(after, "damage:p1") == designs(after, "damage:p3") == ()


@pytest.mark.rule("ALN-ALIEN-09", "ALN-PVP-06")
def test_the_example_of_a_strike_with_text_but_no_damage() -> None:
    text = strike(0, ability("strike", clause("strike", n=1, who="each")), design="text-only")
    state = rich(burst(mode_table(strikes=(text, HIT_1, MISS)), P2), 3)
    after = do(state, c.FightPlayer(P1, P2))
    assert designs(after, "damage:p2") == () and designs(after, "strikes-discard") == ("text-only",)
    assert designs(after, "damage:p1") == ()


@pytest.mark.rule("ALN-ALIEN-09", "ALN-PVP-04")
def test_too_little_attack_against_an_alien_is_refused() -> None:
    no = refused(rich(burst(mode_table(), P2), 2), c.FightPlayer(P1, P2))
    assert (no.rule, no.kind, no.need) == ("ALN-PVP-04", "cost", 3)


@pytest.mark.rule("ALN-ALIEN-10")
@pytest.mark.parametrize(("taken", "alive"), [((HIT_3, HIT_1), True), ((HIT_3, HIT_2), False)])
def test_an_alien_player_dies_when_damage_reaches_health(taken: tuple[object, ...], alive: bool) -> None:
    state = put(burst(mode_table(), P2), "damage:p2", *taken)  # type: ignore[arg-type]
    assert (P2 in worked_off(drafted(state)).aliens) is alive


@pytest.mark.rule("ALN-ALIEN-11", "ALN-RULING-10")
def test_a_dead_aliens_cards_leave_the_game_and_the_board_stays() -> None:
    state = burst(mode_table(), P2)
    state = put(put(state, "alien-discard", LUNGE), "combat", DRONE)
    state = worked_off_death(state, P2)
    assert not state.table.zone("hand:p2") and not state.table.zone("alien-discard")
    assert not state.table.zone("alien-deck") and not state.table.zone("avatar:p2")
    assert designs(state, "combat") == ("drone",)
    assert sorted(designs(state, "strikes-discard")) == ["hit-3", "hit-3"]


@pytest.mark.rule("ALN-ALIEN-12")
def test_a_dead_alien_player_does_not_come_back() -> None:
    state = worked_off_death(burst(mode_table(), P2), P2)
    assert state.acting == (P1, P3) and refused(rich(state, 9), c.FightPlayer(P1, P2)).kind == "impossible"
    assert do(state, END(P1)).turn.seat == P3


@pytest.mark.rule("ALN-ALIEN-10", "ALN-TURN-06")
def test_an_alien_that_dies_in_its_own_turn_ends_it() -> None:
    state = put(alien_turn(), "damage:p2", HIT_3, HIT_1)
    state = do(strikes_on_top(state), c.ForgotStrike(P2))
    assert P2 not in state.acting and (state.turn.seat, state.turn.phase) == (P3, "hive")


def strikes_on_top(state: AlienState) -> AlienState:
    """The State with a hit on top of the strike deck."""
    return put(state, zones.STRIKES, HIT_1, face_up=False, top=True)


# No player.


@pytest.mark.rule("ALN-ALIEN-13", "ALN-KILL-11")
def test_the_example_of_the_next_player() -> None:
    state = burst(mode_table(), P2)
    assert next_seat(state, P1) == P3 and clockwise(state, P1) == (P1, P3)


@pytest.mark.rule("ALN-ALIEN-13", "ALN-TIME-01")
def test_what_speaks_of_players_passes_an_alien_by() -> None:
    each = alien_card("roar", clause("strike", n=1, who="each"))
    state = alien_turn(mode_table(strikes=(HIT_1, HIT_1, HIT_1, MISS)))
    state = play(state, each, seat=P2)
    assert [len(state.table.zone(f"damage:{seat}")) for seat in (P1, P2, P3)] == [1, 0, 1]


@pytest.mark.rule("ALN-ALIEN-13")
def test_a_card_of_an_alien_hits_the_next_player() -> None:
    state = play(alien_turn(mode_table(strikes=(HIT_1, MISS, MISS))), SPIT, seat=P2)
    assert designs(state, "damage:p3") == ("hit-1",)


@pytest.mark.rule("ALN-ALIEN-14")
@pytest.mark.parametrize("kind", ["event", "hazard"])
def test_an_event_or_hazard_of_an_alien_turn_is_the_next_players(kind: str) -> None:
    state = alien_turn(mode_table(strikes=(HIT_1, MISS, MISS)))
    says = ability(kind, clause("strike", n=1, who="you"), level=1 if kind == "hazard" else 0)
    state = with_card(state, with_ability(state, "objective-1" if kind == "event" else "location", says))
    state = put(state, "room:5", found(kind), face_up=False)
    state = play(state, alien_card("tear", clause("reveal-combat")), seat=P2)
    assert designs(state, "damage:p3") == ("hit-1",)


@pytest.mark.rule("ALN-ALIEN-14", "ALN-REVEAL-14")
def test_the_next_player_decides_what_it_asks() -> None:
    state = alien_turn()
    says = ability("event", clause("strike", n=1, who="any"))
    state = with_card(state, with_ability(state, "objective-1", says))
    state = put(state, "room:5", found("event"), face_up=False)
    state = in_hand(state, alien_card("tear", clause("reveal-combat")), seat=P2)
    asked = do(state, playing(state, P2))
    assert asked.ask is not None and asked.ask.seat == P3


@pytest.mark.rule("ALN-RULING-64")
def test_other_cards_revealed_in_an_alien_turn_refer_to_the_next_player_too() -> None:
    state = alien_turn(mode_table(strikes=(HIT_1, HIT_2, MISS)))
    bites = enemy_that("reveal", clause("strike", n=1, who="you"))
    state = put(state, "room:5", bites, face_up=False)
    state = play(state, alien_card("tear", clause("reveal-combat")), seat=P2)
    assert designs(state, "damage:p3") == ("hit-1",) and designs(state, "combat") == ("biter",)


@pytest.mark.rule("ALN-ALIEN-15", "ALN-RULING-18")
def test_a_facehugger_of_an_alien_turn_goes_to_the_next_player_for_one_turn() -> None:
    state = put(alien_turn(), "room:5", FACEHUGGER, face_up=False)
    state = play(state, alien_card("tear", clause("reveal-combat")), seat=P2)
    (hugger,) = state.huggers
    assert hugger.seat == P3 and not state.table.zone("hugger:p2")
    state = do(state, END(P2))
    assert state.turn.seat == P3 and state.huggers[0].deadline == state.turn.number
    state = do(do(state, c.BeginTurn(P3)), END(P3))
    assert not state.huggers and state.carries(P3)


@pytest.mark.rule("ALN-FACE-02", "ALN-RULING-15")
def test_an_alien_turn_in_between_does_not_shorten_the_window() -> None:
    state = hug(burst(mode_table(), P2), P1, 2)
    state = do(state, END(P1))
    assert (state.turn.seat, state.turn.phase) == (P2, "alien")
    state = do(state, END(P2))
    assert state.turn.seat == P3 and state.huggers[0].deadline == state.turn.number
    state = rich(do(state, c.BeginTurn(P3)), 3)
    assert find(do(state, c.Fight(P3, state.huggers[0].slot)), "facehugger", "dead-enemies")


@pytest.mark.rule("ALN-STRIKE-11", "ALN-ALIEN-09")
def test_a_forgotten_strike_of_an_alien_is_made_good() -> None:
    state = do(strikes_on_top(burst(mode_table(), P2)), c.ForgotStrike(P2))
    assert designs(state, "damage:p2") == ("hit-1",)


# The end, and the points.


@pytest.mark.rule("ALN-ALIEN-16", "ALN-END-06")
def test_the_game_is_lost_as_soon_as_only_aliens_are_left() -> None:
    state = burst(mode_table(2), P2)
    assert not state.outcome
    state = burst(state, P1)
    assert state.outcome == "lost"


@pytest.mark.rule("ALN-END-06", "ALN-DEATH-07")
def test_the_last_humans_death_by_strikes_leaves_the_aliens_alone() -> None:
    draft = drafted(burst(mode_table(2), P2))
    deaths.kill_player(draft, P1, "strikes")
    assert worked_off(draft).outcome == "lost"


@pytest.mark.rule("ALN-ALIEN-17", "ALN-SCORE-03")
def test_who_became_an_alien_never_scores() -> None:
    state = worked_off_death(burst(mode_table(4), P2, P3), P3)
    won = evolve(state, e.Won())
    assert scores(won) == {P1: 2, P2: 0, P3: 0, P4: 2}


@pytest.mark.rule("ALN-SCORE-02", "ALN-ALIEN-13")
def test_an_alien_player_is_no_survivor() -> None:
    state = dead(burst(mode_table(5), P2), P5)
    assert scores(evolve(state, e.Won())) == {P1: 3, P2: 0, P3: 3, P4: 3, P5: 3}


@pytest.mark.rule("ALN-RULING-12", "ALN-ALIEN-13")
def test_nobody_lends_to_an_alien_and_an_alien_lends_nothing() -> None:
    state = in_hand(alien_turn(), SERGEANT, seat=P3)
    copy = state.table.slots[top(state, "hand:p3")].copy
    assert copy is not None
    refused(state, c.Lend(P3, copy))
    human = in_hand(burst(mode_table(), P2), SERGEANT, seat=P2)
    held = human.table.slots[top(human, "hand:p2")].copy
    assert held is not None
    refused(human, c.Lend(P2, held))


@pytest.mark.rule("ALN-ALIEN-03")
def test_unknown_numbers_of_an_alien_avatar_are_asked_once() -> None:
    blank = alien_avatar(1, health=None, defense=None)
    state = rich(burst(mode_table(avatars=(blank,), strikes=(HIT_1, HIT_1, MISS)), P2), 8)
    asked = do(state, c.FightPlayer(P1, P2))
    assert asked.ask is not None
    asked = do(asked, Answer(asked.ask.id, 3))
    assert asked.ask is not None  # the first damage needs its Health
    told = do(asked, Answer(asked.ask.id, 5))
    again = do(told, c.FightPlayer(P1, P2))
    assert again.ask is None and len(again.table.zone("damage:p2")) == 2


@pytest.mark.rule("ALN-ALIEN-07")
def test_unknown_attack_of_an_alien_card_is_asked_once() -> None:
    state = in_hand(alien_turn(), alien_card("blank", attack=None), seat=P2)
    asked = do(state, playing(state, P2))
    assert asked.ask is not None
    assert do(asked, Answer(asked.ask.id, 2)).numbers["attack"] == 2


@pytest.mark.rule("ALN-ALIEN-11")
def test_the_death_of_an_alien_is_told_and_prompted() -> None:
    before = put(burst(mode_table(), P2), "damage:p2", HIT_3, HIT_3)
    after = worked_off(drafted(before))
    said = prompts(before, ea.AlienDied(P2), after)
    assert [prompt.text.key for prompt in said] == ["prompt-last-alien-died"]
    rising = burst(mode_table(), P2)
    told = prompts(mode_table(), ea.AlienRose(P2, top(rising, "avatar:p2")), rising)
    assert [prompt.text.key for prompt in told] == ["prompt-alien-rose"]
