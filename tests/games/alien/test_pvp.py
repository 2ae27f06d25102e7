"""Players fight players (ALN-PVP)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from companion.core.language.asks import Choice, Number
from companion.core.language.commands import Answer
from companion.core.language.refusals import Refusal
from companion.engine.legendary.points import PointsSpent
from companion.engine.legendary.strikes import StrikeDrawn
from companion.games.alien.duels import FightPlayer, PlayerFought, rivals
from companion.games.alien.room import room
from companion.games.alien.state import AlienState
from tests.games.alien.acts import strikes
from tests.games.alien.alien_table import burst, mode_table, rich
from tests.games.alien.box import (
    HIT_1,
    HIT_2,
    HIT_10,
    MISS,
    P1,
    P2,
    P3,
    P4,
    ability,
    answer,
    avatar,
    clause,
    dead,
    designs,
    do,
    game,
    happened,
    in_phase,
    play_on,
    refused,
    strike,
    with_card,
)
from tests.games.alien.whole import attempt, decide

FIGHT = FightPlayer(P1, P2)


def duel(attack: int = 9, *deck: Any) -> AlienState:
    """A table with an advanced mode, so much Attack, and these strikes on top of the deck."""
    return rich(mode_table(strikes=(*deck, *(MISS,) * 6)), attack)


@pytest.mark.rule("ALN-PVP-01")
def test_a_player_fights_another_by_paying_the_defense() -> None:
    state = do(duel(9, HIT_2), FIGHT)
    assert state.numbers["attack"] == 9 - 4
    assert PlayerFought(P1, P2, 4) in happened(duel(9, HIT_2), FIGHT)


@pytest.mark.rule("ALN-PVP-01", "ALN-ACT-09")
@pytest.mark.parametrize("phase", ["strike", "cleanup"])
def test_players_are_fought_in_the_own_action_phase_only(phase: str) -> None:
    assert refused(in_phase(duel(), phase), FIGHT).kind == "timing"
    assert refused(duel(), FightPlayer(P3, P2)).rule == "ALN-ACT-11"
    assert refused(in_phase(duel(), "hive"), FIGHT).rule == "ALN-HIVE-01"


@pytest.mark.rule("ALN-PVP-02")
def test_the_attacked_player_draws_one_strike_and_resolves_it_fully() -> None:
    text = strike(1, ability("strike", clause("strike", n=1, who="you")), design="worse")
    state = do(duel(4, text, HIT_2), FIGHT)
    assert designs(state, "damage:p2") == ("worse", "hit-2")
    assert designs(state, "damage:p1") == ()


@pytest.mark.rule("ALN-PVP-02")
def test_a_strike_of_another_player_can_kill() -> None:
    state = do(duel(4, HIT_10), FIGHT)
    assert P2 not in state.living and state.turn.seat == P1 and state.turn.phase == "action"


@pytest.mark.rule("ALN-PVP-03")
def test_the_example_of_two_attacks() -> None:
    state = do(do(duel(9, HIT_1, HIT_1), FIGHT), FIGHT)
    assert len(state.table.zone("damage:p2")) == 2
    assert state.numbers["attack"] == 1
    no = refused(state, FIGHT)
    assert (no.kind, no.need, no.have) == ("cost", 4, 1)


@pytest.mark.rule("ALN-PVP-04")
def test_oneself_the_dead_and_too_little_attack_are_refused() -> None:
    assert (refused(duel(), FightPlayer(P1, P1)).rule, refused(duel(), FightPlayer(P1, P1)).kind) == (
        "ALN-PVP-04", "target",
    )  # fmt: skip
    gone = refused(dead(duel(), P2), FIGHT)
    assert (gone.rule, gone.kind) == ("ALN-PVP-04", "impossible")
    short = refused(duel(3), FIGHT)
    assert (short.rule, short.kind, short.need, short.have) == ("ALN-PVP-04", "cost", 4, 3)
    nobody = refused(duel(), FightPlayer(P1, "p9"))  # type: ignore[arg-type]
    assert (nobody.rule, nobody.kind) == ("ALN-PVP-04", "impossible")


@pytest.mark.rule("ALN-PVP-04", "ALN-TEXT-01")
def test_too_little_attack_and_oneself_are_done_anyway_when_the_table_says_so() -> None:
    state = do(duel(3, HIT_1), FIGHT, "ALN-PVP-04")
    assert state.numbers["attack"] == 0 and designs(state, "damage:p2") == ("hit-1",)
    own = do(duel(4, HIT_1), FightPlayer(P1, P1), "ALN-PVP-04")
    assert designs(own, "damage:p1") == ("hit-1",)
    refused(dead(duel(), P2), FIGHT, "ALN-PVP-04")


@pytest.mark.rule("ALN-PVP-05", "ALN-RULING-07")
def test_the_base_game_asks_for_confirmation() -> None:
    state = rich(game(strikes=(HIT_1, MISS, MISS)), 4)
    asked = do(state, FIGHT)
    assert isinstance(asked.ask, Choice) and asked.ask.seat == P1
    assert asked.numbers["attack"] == 4
    left = answer(asked, "no")
    assert left.numbers["attack"] == 4 and designs(left, "damage:p2") == ()
    sure = answer(asked, "yes")
    assert sure.numbers["attack"] == 0 and designs(sure, "damage:p2") == ("hit-1",)


@pytest.mark.rule("ALN-RULING-07")
def test_with_an_advanced_mode_nothing_is_asked() -> None:
    assert do(duel(4, HIT_1), FIGHT).ask is None


@pytest.mark.rule("ALN-PVP-01")
def test_an_unknown_defense_is_asked_once() -> None:
    blank = replace(avatar(P2), numbers={"health": 10, "defense": None})
    state = with_card(duel(9, HIT_1, HIT_1), blank)
    asked = do(state, FIGHT)
    assert isinstance(asked.ask, Number) and (asked.ask.field, asked.ask.of) == ("defense", "avatar-p2")
    told = do(asked, Answer(asked.ask.id, 3))
    assert told.ask is None and told.numbers["attack"] == 6
    again = do(told, FIGHT)
    assert again.ask is None and again.numbers["attack"] == 3


@pytest.mark.rule("ALN-PVP-04")
def test_a_defense_told_too_late_is_a_question_and_not_lost() -> None:
    blank = replace(avatar(P2), numbers={"health": 10, "defense": None})
    asked = do(with_card(duel(2, HIT_1), blank), FIGHT)
    assert asked.ask is not None
    dear = do(asked, Answer(asked.ask.id, 5))
    assert isinstance(dear.ask, Choice)
    assert answer(dear, "leave").numbers["attack"] == 2
    paid = answer(dear, "anyway")
    assert paid.numbers["attack"] == 0 and designs(paid, "damage:p2") == ("hit-1",)


@pytest.mark.rule("ALN-PVP-01", "ALN-PVP-04")
def test_everybody_who_can_be_fought_is_offered_at_their_seat() -> None:
    offers = {offer.id: offer for offer in room().legal(dead(duel(4), P3), "table")}
    assert offers["duel:p2"].target == "seat:p2" and offers["duel:p2"].command == FIGHT
    assert offers["duel:p2"].sub is not None and offers["duel:p2"].sub.args == {"need": 4, "have": 4}
    assert not {"duel:p1", "duel:p3"} & offers.keys()
    assert not any(offer.id.startswith("duel:") for offer in room().legal(duel(3), "table"))


@pytest.mark.rule("ALN-PVP-01", "ALN-ALIEN-09")
def test_aliens_are_offered_before_players_and_nobody_against_themselves() -> None:
    assert rivals(burst(mode_table(4), P3)) == [P3, P2, P4]


@pytest.mark.rule("ALN-PVP-04")
def test_a_touched_seat_explains_what_is_missing() -> None:
    command = attempt(duel(3), "seat:p2", None)
    assert command == FIGHT
    no = decide(duel(3), FIGHT)
    assert isinstance(no, Refusal) and no.remedy is not None and no.remedy.args["count"] == 1
    assert attempt(duel(3), "seat:p1", None) is None


@pytest.mark.rule("ALN-PVP-02", "ALN-PVP-05")
def test_who_dies_before_the_answer_is_not_fought() -> None:
    asked = do(rich(game(strikes=(HIT_1,) * 4), 8), FIGHT)
    assert answer(dead(asked, P2), "yes").numbers["attack"] == 8


@pytest.mark.rule("ALN-RULING-24")
def test_a_carrier_still_draws_the_strike_of_a_fight() -> None:
    from tests.games.alien.box import carrying

    state = play_on(carrying(duel(4, HIT_1), P2), FIGHT)
    assert designs(state, "damage:p2") == ("hit-1",)


@pytest.mark.rule("ALN-PVP-02")
def test_the_strike_of_a_fight_is_shown_where_hands_keep_the_deck() -> None:
    state = rich(mode_table(custody={}, strikes=()), 4)
    asked = do(strikes(state, HIT_2, MISS), FIGHT)
    assert asked.ask is not None and asked.ask.seat == P2
    assert designs(answer(asked, "hit-2"), "damage:p2") == ("hit-2",)
    assert [type(event) for event in happened(strikes(state, HIT_2), FIGHT)][:3] == [
        PointsSpent, PlayerFought, StrikeDrawn,
    ]  # fmt: skip
