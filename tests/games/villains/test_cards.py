"""What cards do with how others are played, aimed, dodged and recruited, and with whole hands (VIL-CARD)."""

from __future__ import annotations

import pytest

from companion.core.language.ids import SeatId
from companion.engine.legendary.course import EndAction
from companion.engine.legendary.fighting import Fight
from companion.engine.legendary.market.requests import Recruit
from companion.engine.legendary.playing.requests import Play
from companion.games.villains import market, zones
from companion.games.villains.commander import FightCommander
from companion.games.villains.dodging import Dodge
from companion.games.villains.ending import scores, solo
from companion.games.villains.fighting import price
from companion.games.villains.market import RecruitFromStack
from companion.games.villains.state import VillainsState
from tests.games.villains.box import (
    BINDINGS,
    BYSTANDER,
    HELPER,
    P1,
    P2,
    P3,
    STRIKE,
    ability,
    adversary,
    after,
    ally,
    answer,
    card,
    clause,
    copy_in,
    count,
    designs,
    do,
    emptied,
    find,
    game,
    hide,
    play_on,
    put,
    refused,
    settled,
    top,
    with_numbers,
)

ONE, FIVE, FREE = ally("one", 1, recruit=1), ally("five", 5, klass="covert", attack=2), ally("free", 0)
POWER = ability("play", clause("gain", attack=3), needs_class="tech")


def hand(state: VillainsState, *cards: object, seat: SeatId = P1) -> VillainsState:
    """The State in which a hand holds these cards alone."""
    own = zones.of(seat, "hand")
    return put(emptied(state, own), own, *cards, face_up=False)  # type: ignore[arg-type]


def play(state: VillainsState, *names: str) -> VillainsState:
    """The State after these cards were played."""
    for name in names:
        state = do(state, Play(P1, copy_in(state, P1, name)))
    return state


class TestPlaying:
    """How others are played."""

    @pytest.mark.rule("VIL-CARD-19")
    def test_the_class_is_chosen_as_it_is_played(self) -> None:
        shifter = ally("shifter", 3, ability("play", clause("be-class")), klass="covert")
        before = hand(game(), shifter, ally("tech", 2, POWER))
        state = answer(play(before, "shifter"), "tech")
        assert play(state, "tech").numbers["attack"] == 3
        kept = answer(play(before, "shifter"), "keep")
        assert play(kept, "tech").numbers.get("attack", 0) == 0

    def test_the_next_card_of_a_team_counts_as_another_class(self) -> None:
        noted = after(hand(game(), ally("hydra", 1, crew="hydra", klass="grey"), ally("tech", 2, POWER)),
                      clause("note", what="as", team="hydra", **{"class": "tech"}))  # fmt: skip
        state = play(noted, "hydra")
        assert state.played[-1].klass == "tech"
        assert play(state, "tech").numbers["attack"] == 3

    @pytest.mark.rule("VIL-CARD-20", "VIL-CARD-21", "VIL-RUL-14")
    def test_a_copy_from_the_deck_is_a_second_card_of_its_own_class(self) -> None:
        turner = ally("turner", 4, ability("play", clause("copy-top")), klass="instinct")
        deep = ally("deep", 5, klass="tech", attack=2, marks=("dodge",))
        before = hand(game(allies=(deep, HELPER)), turner, ally("tech", 2, POWER))
        state = answer(play(before, "turner"), "yes")
        assert (len(state.played), state.numbers["attack"]) == (2, 2)
        assert designs(state, zones.ALLIES) == ("helper", "deep")
        assert play(state, "tech").numbers["attack"] == 5
        assert refused(state, Dodge(P1, next(iter(before.table.designs)))).rule == "VIL-KW-06"
        left = answer(play(before, "turner"), "no")
        assert (len(left.played), designs(left, zones.ALLIES)) == (1, ("deep", "helper"))

    @pytest.mark.rule("VIL-KW-07")
    def test_another_card_of_a_team_can_dodge_once(self) -> None:
        hydra = ally("hydra", 0, crew="hydra", klass="grey")
        before = after(hand(game(), hydra, hydra), clause("note", what="dodge", team="hydra"))
        state = play_on(before, Dodge(P1, copy_in(before, P1, "hydra")))
        assert designs(state, zones.of(P1, "discard")) == ("hydra",)
        assert refused(state, Dodge(P1, copy_in(state, P1, "hydra"))).rule == "VIL-KW-06"


class TestAiming:
    """Points for one place."""

    def test_they_pay_a_fight_there_first_and_nowhere_else(self) -> None:
        before = put(put(game(), zones.CITY[3], adversary("a", 4)), zones.CITY[0], adversary("b", 4))
        before = after(with_numbers(before, attack=2), clause("aim", at="bank", n=3))
        assert price(before, find(before, "a")) == 4
        assert refused(before, Fight(P1, find(before, "b"))).rule == "VIL-FIGHT-03"
        state = do(before, Fight(P1, find(before, "a")))
        assert (state.numbers["attack"], state.numbers["turn:aim:city:4"]) == (1, 0)

    def test_or_a_fight_against_the_commander(self) -> None:
        before = after(with_numbers(game(), attack=13), clause("aim", at="commander", n=3))
        state = do(before, FightCommander(P1))
        assert state.numbers["attack"] == 8
        assert do(state, FightCommander(P1)).numbers["attack"] == 0

    @pytest.mark.rule("VIL-FIGHT-13")
    def test_a_commander_that_an_effect_beats_uses_none_of_them(self) -> None:
        before = after(with_numbers(game(), attack=5), clause("aim", at="commander", n=3))
        state = after(before, clause("defeat", below=9, commander=True))
        assert state.defeats == 1 and state.numbers["turn:aim:commander"] == 3
        assert do(state, FightCommander(P1)).numbers["attack"] == 0

    def test_they_are_lost_with_the_turn(self) -> None:
        state, _ = settled(after(game(), clause("aim", at="bank", n=3)), EndAction(P1))
        assert not any(name.startswith("turn:aim") for name in state.numbers)


class TestRecruiting:
    """Where Allies go, and who can be recruited."""

    @pytest.mark.rule("VIL-RECR-04")
    def test_the_next_one_goes_on_the_deck_where_a_card_says_so(self) -> None:
        before = after(with_numbers(game(), recruit=20), clause("note", what="to-deck"))
        state = do(before, Recruit(P1, top(before, zones.LAIR[0])))
        assert (designs(state, zones.of(P1, "deck"))[0], count(state, zones.of(P1, "discard"))) == (
            "helper",
            0,
        )
        state = do(state, Recruit(P1, top(state, zones.LAIR[1])))
        assert designs(state, zones.of(P1, "discard")) == ("helper",)

    @pytest.mark.rule("VIL-CARD-24")
    def test_the_top_one_beside_the_commander_can_be_recruited(self) -> None:
        before = put(with_numbers(game(), recruit=6), zones.BESIDE_COMMANDER, FIVE, ONE)
        state = do(before, RecruitFromStack(P1, "beside-commander"))
        assert (designs(state, zones.of(P1, "discard")), state.numbers["recruit"]) == (("five",), 1)
        assert do(state, RecruitFromStack(P1, "beside-commander")).numbers["recruit"] == 0

    @pytest.mark.rule("VIL-RECR-01")
    def test_a_strike_that_is_stacked_there_is_no_ally(self) -> None:
        before = put(with_numbers(game(), recruit=6), zones.BESIDE_COMMANDER, STRIKE, FIVE)
        assert refused(before, RecruitFromStack(P1, "beside-commander")).rule == "VIL-RECR-02"
        assert not [way for way in market.ways(before) if way.id == "beside-commander"]
        assert [way for way in market.ways(game()) if way.id == "beside-commander"]


class TestHands:
    """Whole hands, and several cards at once."""

    def test_a_hand_is_changed_for_as_many_or_so_many_cards(self) -> None:
        state = after(game(), clause("new-hand", who="others"))
        for seat in (P2, P3):
            assert (count(state, zones.of(seat, "hand")), count(state, zones.of(seat, "discard"))) == (6, 6)
        assert count(state, zones.of(P1, "discard")) == 0
        assert count(after(game(), clause("new-hand", n=5)), zones.of(P1, "hand")) == 5

    def test_only_cards_that_are_meant_are_discarded(self) -> None:
        hydra = ally("hydra", 0, crew="hydra")
        before = hand(hand(game(), FIVE, seat=P3), hydra, FIVE, hydra, hydra, seat=P2)
        state = after(before, clause("discard-meant", who="others", what="hydra", n=2))
        assert designs(state, zones.of(P2, "discard")) == ("hydra", "hydra")
        assert count(state, zones.of(P3, "discard")) == 0

    def test_whoever_holds_the_hand_says_how_many_allies_bind(self) -> None:
        bound = [{"verb": "gain-bindings"}]
        before = hide(hand(game(players=2), seat=P2), zones.of(P2, "hand"), FIVE, ONE, HELPER)
        state = after(before, clause("by-hand", who="others", what="ally", do=bound))
        assert state.ask is not None and state.ask.seat == P2
        assert designs(answer(state, "2"), zones.of(P2, "discard")) == ("bindings", "bindings")

    @pytest.mark.rule("VIL-KW-20")
    def test_five_tops_of_the_deck_count_what_is_printed_and_go_back(self) -> None:
        before = game(allies=(FIVE, ONE, FIVE, FREE, HELPER, HELPER))
        state = after(before, clause("spy", n=5, points="attack"))
        assert state.numbers["attack"] == 4
        while state.ask is not None:
            state = answer(state, getattr(state.ask, "options", ())[-1].key)
        assert sorted(designs(state, zones.ALLIES)) == sorted(designs(before, zones.ALLIES))
        assert not any(state.table.slots[slot].face_up for slot in state.table.zone(zones.ALLIES))

    @pytest.mark.rule("VIL-SPEC-03")
    def test_of_three_one_is_drawn_one_discarded_and_one_laid_back(self) -> None:
        before = put(
            emptied(game(), zones.of(P1, "deck")), zones.of(P1, "deck"), ONE, FIVE, FREE, face_up=False
        )
        state = answer(answer(after(before, clause("sort-three")), "five"), "free")
        assert designs(state, zones.of(P1, "hand"))[-1] == "five"
        assert designs(state, zones.of(P1, "discard")) == ("free",)
        assert designs(state, zones.of(P1, "deck")) == ("one",)

    def test_a_bindings_is_given_to_somebody_else(self) -> None:
        before = put(hand(game(), FIVE), zones.of(P1, "discard"), BINDINGS)
        state = answer(after(before, clause("give-bindings")), "bindings")
        assert designs(answer(state, P3), zones.of(P3, "discard")) == ("bindings",)


@pytest.mark.rule("VIL-SCORE-05", "VIL-SOLO-01")
def test_alone_what_was_lost_is_taken_off() -> None:
    prize = card("prize", "bystander", vp=16)
    state = with_numbers(
        put(game(players=1), zones.victory(P1), prize), attack=99, carried=2, twists=5, overran=3
    )
    for _ in range(4):
        state, _events = settled(state, FightCommander(P1))
    assert (state.outcome, solo(state)) == ("won", 40 - 8 - 15 - 3)


@pytest.mark.rule("VIL-SOLO-13", "VIL-RUL-28")
def test_alone_there_is_no_score_without_a_win_and_nobody_is_named() -> None:
    state, _ = settled(do(game(players=1, allies=()), FightCommander(P1), "VIL-CMD-01"), EndAction(P1))
    assert state.ending is not None
    assert (state.outcome, solo(state), state.ending.best) == ("drawn", None, ())


@pytest.mark.rule("VIL-SCORE-02", "VIL-BYST-09", "VIL-VP-06")
def test_only_what_lies_in_a_victory_pile_scores() -> None:
    state = put(put(game(), zones.victory(P2), BYSTANDER, BYSTANDER), zones.OVERRUN, BYSTANDER)
    assert [score.points for score in scores(state)] == [0, 2, 0]
    gone = after(state, clause("ko", **{"from": "victory", "what": "bystander"}), seat=P2)
    assert [score.points for score in scores(gone)] == [0, 1, 0]
