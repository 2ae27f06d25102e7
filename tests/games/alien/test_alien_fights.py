"""Alien Players are fought, die, and are no players; the game they leave behind (ALN-ALIEN)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.core.language.cards import Ability, Card, Clause
from companion.core.language.commands import Answer
from companion.engine.legendary.course import EndAction
from companion.engine.legendary.ending import Won
from companion.engine.legendary.fighting import Fight
from companion.engine.legendary.lending import Lend
from companion.engine.legendary.opening import BeginTurn
from companion.engine.legendary.strikes import ForgotStrike
from companion.engine.turns import clockwise, next_seat
from companion.games.alien import deaths
from companion.games.alien.aliens.events import AlienDied, AlienRose
from companion.games.alien.duels import FightPlayer
from companion.games.alien.scoring.scores import scores
from companion.games.alien.state import AlienState
from tests.games.alien.acts import in_hand, play, playing
from tests.games.alien.alien_table import (
    LUNGE,
    SPIT,
    alien_avatar,
    alien_card,
    alien_dead,
    alien_turn,
    burst,
    mode_table,
    rich,
    strikes_on_top,
)
from tests.games.alien.box import (
    DRONE,
    EVENT,
    FACEHUGGER,
    HAZARD,
    HIT_1,
    HIT_2,
    HIT_3,
    MISS,
    P1,
    P2,
    P3,
    P4,
    P5,
    SERGEANT,
    ability,
    clause,
    dead,
    designs,
    do,
    drafted,
    enemy,
    find,
    hug,
    put,
    refused,
    strike,
    top,
    with_card,
    worked_off,
)
from tests.games.alien.whole import evolve, prompts

END = EndAction


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
    after = do(state, FightPlayer(P1, P2))
    assert after.numbers["attack"] == 1 and designs(after, "damage:p2") == ("nasty",)
    assert designs(after, "damage:p1") == designs(after, "damage:p3") == ()


@pytest.mark.rule("ALN-ALIEN-09", "ALN-PVP-06")
def test_the_example_of_a_strike_with_text_but_no_damage() -> None:
    text = strike(0, ability("strike", clause("strike", n=1, who="each")), design="text-only")
    state = rich(burst(mode_table(strikes=(text, HIT_1, MISS)), P2), 3)
    after = do(state, FightPlayer(P1, P2))
    assert designs(after, "damage:p2") == () and designs(after, "strikes-discard") == ("text-only",)
    assert designs(after, "damage:p1") == designs(after, "damage:p3") == ()


@pytest.mark.rule("ALN-ALIEN-09", "ALN-PVP-04")
def test_too_little_attack_against_an_alien_is_refused() -> None:
    no = refused(rich(burst(mode_table(), P2), 2), FightPlayer(P1, P2))
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
    state = alien_dead(state, P2)
    assert not state.table.zone("hand:p2") and not state.table.zone("alien-discard")
    assert not state.table.zone("alien-deck") and not state.table.zone("avatar:p2")
    assert designs(state, "combat") == ("drone",)
    assert sorted(designs(state, "strikes-discard")) == ["hit-3", "hit-3"]


@pytest.mark.rule("ALN-ALIEN-12")
def test_a_dead_alien_player_does_not_come_back() -> None:
    state = alien_dead(burst(mode_table(), P2), P2)
    assert state.acting == (P1, P3) and refused(rich(state, 9), FightPlayer(P1, P2)).kind == "impossible"
    assert do(state, END(P1)).turn.seat == P3


@pytest.mark.rule("ALN-ALIEN-10", "ALN-TURN-06")
def test_an_alien_that_dies_in_its_own_turn_ends_it() -> None:
    state = put(alien_turn(), "damage:p2", HIT_3, HIT_1)
    state = do(strikes_on_top(state), ForgotStrike(P2))
    assert P2 not in state.acting and (state.turn.seat, state.turn.phase) == (P3, "hive")


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


@pytest.mark.rule("ALN-ALIEN-14", "ALN-REVEAL-14", "ALN-TEXT-04")
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
    state = do(do(state, BeginTurn(P3)), END(P3))
    assert not state.huggers and state.carries(P3)


@pytest.mark.rule("ALN-FACE-02", "ALN-RULING-15")
def test_an_alien_turn_in_between_does_not_shorten_the_window() -> None:
    state = hug(burst(mode_table(), P2), P1, 2)
    state = do(state, END(P1))
    assert (state.turn.seat, state.turn.phase) == (P2, "alien")
    state = do(state, END(P2))
    assert state.turn.seat == P3 and state.huggers[0].deadline == state.turn.number
    state = rich(do(state, BeginTurn(P3)), 3)
    assert find(do(state, Fight(P3, state.huggers[0].slot)), "facehugger", "dead-enemies")


@pytest.mark.rule("ALN-STRIKE-11", "ALN-ALIEN-09")
def test_a_forgotten_strike_of_an_alien_is_made_good() -> None:
    state = do(strikes_on_top(burst(mode_table(), P2)), ForgotStrike(P2))
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
    state = alien_dead(burst(mode_table(4), P2, P3), P3)
    won = evolve(state, Won())
    assert scores(won) == {P1: 2, P2: 0, P3: 0, P4: 2}


@pytest.mark.rule("ALN-SCORE-02", "ALN-ALIEN-13")
def test_an_alien_player_is_no_survivor() -> None:
    state = dead(burst(mode_table(5), P2), P5)
    assert scores(evolve(state, Won())) == {P1: 3, P2: 0, P3: 3, P4: 3, P5: 3}


@pytest.mark.rule("ALN-RULING-12", "ALN-ALIEN-13")
def test_nobody_lends_to_an_alien_and_an_alien_lends_nothing() -> None:
    state = in_hand(alien_turn(), SERGEANT, seat=P3)
    copy = state.table.slots[top(state, "hand:p3")].copy
    assert copy is not None
    refused(state, Lend(P3, copy))
    human = in_hand(burst(mode_table(), P2), SERGEANT, seat=P2)
    held = human.table.slots[top(human, "hand:p2")].copy
    assert held is not None
    refused(human, Lend(P2, held))


@pytest.mark.rule("ALN-ALIEN-03")
def test_unknown_numbers_of_an_alien_avatar_are_asked_once() -> None:
    blank = alien_avatar(1, health=None, defense=None)
    state = rich(burst(mode_table(avatars=(blank,), strikes=(HIT_1, HIT_1, MISS)), P2), 8)
    asked = do(state, FightPlayer(P1, P2))
    assert asked.ask is not None
    asked = do(asked, Answer(asked.ask.id, 3))
    assert asked.ask is not None  # the first damage needs its Health
    told = do(asked, Answer(asked.ask.id, 5))
    again = do(told, FightPlayer(P1, P2))
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
    said = prompts(before, AlienDied(P2), after)
    assert [prompt.text.key for prompt in said] == ["prompt-last-alien-died"]
    rising = burst(mode_table(), P2)
    told = prompts(mode_table(), AlienRose(P2, top(rising, "avatar:p2")), rising)
    assert [prompt.text.key for prompt in told] == ["prompt-alien-rose"]
