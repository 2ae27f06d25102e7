"""What the Commanders and their Tactics do, each in a position of its own."""

from __future__ import annotations

import pytest

from companion.core.language.ids import SeatId
from companion.engine.legendary.course import EndAction
from companion.games.villains import zones
from companion.games.villains.commander import attack
from companion.games.villains.market import RecruitFromStack
from companion.games.villains.state import VillainsState
from tests.games.villains.box import (
    BINDINGS,
    BYSTANDER,
    HELPER,
    MADAME,
    OPERATIVE,
    P1,
    P2,
    P3,
    SOLDIER,
    STRIKE,
    THUG,
    TWIST,
    adversary,
    ally,
    city,
    count,
    designs,
    do,
    emptied,
    fill,
    game,
    hide,
    lair,
    put,
    with_numbers,
)
from tests.games.villains.realcards import (
    SEATS3,
    answered,
    held,
    holding,
    keys,
    real,
    struck,
    tactic_taken,
)

FIVE, ONE = ally("costs-5", 5, klass="covert"), ally("costs-1", 1, klass="tech")
MUTANT = ally("mutant", 4, crew="brotherhood", klass="grey")
ASGARD = ally("asgard", 4, crew="foes-of-asgard", klass="grey")
WARRIOR = real("asgardian-warriors")


def all_holding(state: VillainsState, *cards: object, seats: tuple[SeatId, ...] = SEATS3) -> VillainsState:
    """The State in which these hands hold these cards alone."""
    for seat in seats:
        state = holding(state, *cards, seat=seat)  # type: ignore[arg-type]
    return state


class TestDrStrange:
    """He has seen it coming."""

    @pytest.mark.rule("VIL-STRIKE-01", "VIL-REVEAL-04")
    def test_the_strongest_of_three_stays_on_top_and_a_twist_is_played(self) -> None:
        weak, strong = adversary("weak", 2), adversary("strong", 9)
        state = struck("dr-strange", weak, TWIST, strong)
        assert state.numbers["twists"] == 1
        assert designs(state, zones.ADVERSARIES)[0] == "strong"
        assert designs(state, zones.ADVERSARIES)[-1] == "weak"
        assert sorted(designs(state, zones.KO)) == ["strike", "twist"]

    def test_one_twist_alone_is_played_and_nobody_may_be_there(self) -> None:
        state = struck("dr-strange", TWIST, BYSTANDER, TWIST)
        assert (state.numbers["twists"], count(state, zones.KO)) == (1, 2)
        assert designs(state, zones.ADVERSARIES) == ("thug", "thug", "?", "?")

    @pytest.mark.rule("VIL-SPEC-04")
    def test_between_equals_the_current_player_chooses(self) -> None:
        one, other = adversary("one", 5), adversary("other", 5)
        state = struck("dr-strange", one, other, BYSTANDER)
        assert state.ask is not None and state.ask.seat == P1
        assert designs(answered(state, "other"), zones.ADVERSARIES)[0] == "other"

    @pytest.mark.rule("VIL-SPEC-07", "VIL-SOLO-09")
    def test_the_book_changes_the_hands_of_those_without_a_covert_ally(self) -> None:
        before = holding(holding(game(), FIVE, seat=P2), ONE, OPERATIVE, seat=P3)
        state = answered(tactic_taken("dr-strange-book-of-the-vishanti", before), "costs-5")
        assert (held(state), held(state, "hand")) == ([0, 0, 2], [6, 1, 2])
        alone = tactic_taken("dr-strange-book-of-the-vishanti", holding(game(players=1), ONE))
        assert (held(alone), held(alone, "hand")) == ([1], [1])

    @pytest.mark.rule("VIL-BIND-01", "VIL-BASIC-02")
    def test_the_bands_bind_for_every_ally_that_is_not_grey(self) -> None:
        before = holding(holding(game(), FIVE, ONE, OPERATIVE, BINDINGS, seat=P2), OPERATIVE, seat=P3)
        assert held(tactic_taken("dr-strange-crimson-bands-of-cyttorak", before)) == [0, 2, 0]
        unseen = zones.of(P2, "hand")
        before = hide(emptied(before, unseen), unseen, FIVE, OPERATIVE)
        state = tactic_taken("dr-strange-crimson-bands-of-cyttorak", before)
        assert state.ask is not None and state.ask.seat == P2
        assert held(answered(state, "1")) == [0, 1, 0]
        alone = put(holding(game(players=1), ONE), zones.of(P1, "played"), FIVE, OPERATIVE)
        assert held(tactic_taken("dr-strange-crimson-bands-of-cyttorak", alone)) == [2]

    @pytest.mark.rule("VIL-SPEC-04")
    def test_the_eye_gives_everybody_an_ally_of_the_deck(self) -> None:
        before = game(allies=(FIVE, ONE, MUTANT, HELPER))
        state = answered(tactic_taken("dr-strange-eye-of-agamotto", before), "costs-1", "mutant")
        assert [designs(state, zones.of(seat, "discard")) for seat in SEATS3] == [
            ("costs-1",), ("mutant",), ("costs-5",),
        ]  # fmt: skip
        assert designs(state, zones.ALLIES) == ("helper",)

    @pytest.mark.rule("VIL-SPEC-14", "VIL-END-03")
    def test_winds_carry_one_ally_of_every_new_hand_to_the_left(self) -> None:
        before = holding(holding(game(), FIVE, seat=P2), MUTANT, seat=P3)
        before = put(emptied(before, zones.of(P1, "deck")), zones.of(P1, "deck"), *(ONE,) * 6, face_up=False)
        state = tactic_taken("dr-strange-winds-of-watoomb", before)
        assert held(state, "hand") == [6, 1, 1], "not before the new hand"
        state = do(state, EndAction(P1))
        while state.ask is not None:
            state = answered(state, next(iter(sorted(keys(state)))))
        assert designs(state, zones.of(P2, "hand")) == ("costs-1",)
        assert designs(state, zones.of(P3, "hand")) == ("mutant", "costs-5")
        assert held(state, "hand")[0] == 5


class TestNickFury:
    """Director of much."""

    @pytest.mark.rule("VIL-STRIKE-02", "VIL-KW-01", "VIL-SPEC-01")
    @pytest.mark.parametrize("before", [0, 2])
    def test_every_strike_is_stacked_and_all_of_them_demolish(self, before: int) -> None:
        four = ally("four", 4)
        state = struck(
            "nick-fury", state=lambda state: put(
                all_holding(state, *(four,) * 5), zones.BESIDE_COMMANDER, *(STRIKE,) * before)
        )  # fmt: skip
        assert (count(state, zones.BESIDE_COMMANDER), count(state, zones.KO)) == (before + 1, 0)
        assert held(state) == [before + 1] * 3

    @pytest.mark.rule("VIL-SPEC-05", "VIL-BASIC-04")
    def test_a_bounty_is_paid_for_as_many_of_hydra_as_one_likes(self) -> None:
        before = put(holding(game(), OPERATIVE, ONE), zones.of(P1, "played"), SOLDIER)
        state = tactic_taken("nick-fury-bounty-on-furys-head", before)
        state = answered(state, "operative", "soldier")
        assert count(state, zones.KO) == 2
        state = answered(state, "either", "or")
        assert (designs(state, zones.of(P1, "discard")), state.ask) == (("madame",), None)
        none = answered(tactic_taken("nick-fury-bounty-on-furys-head", before), "no")
        assert (count(none, zones.KO), none.ask) == (0, None)

    @pytest.mark.rule("VIL-SPEC-03")
    def test_a_purge_takes_two_of_hydra_out_of_the_other_hands(self) -> None:
        before = holding(holding(game(), OPERATIVE, SOLDIER, MADAME, ONE, seat=P2), ONE, SOLDIER, seat=P3)
        state = answered(tactic_taken("nick-fury-purge-hydra", before), "operative", "madame")
        assert [designs(state, zones.of(seat, "discard")) for seat in (P2, P3)] == [
            ("madame", "operative"), ("soldier",),
        ]  # fmt: skip

    @pytest.mark.rule("VIL-SPEC-07", "VIL-CARD-01")
    def test_the_initiative_brings_avengers_back(self) -> None:
        before = holding(emptied(game(), zones.of(P3, "hand")), ONE, seat=P2)
        before = put(before, zones.victory(P2), real("avengers-hulk"))
        before = put(before, zones.victory(P3), real("avengers-wasp"), THUG)
        state = answered(tactic_taken("nick-fury-the-avengers-initiative", before), "costs-1")
        assert city(state)[0] == "vil-avengers-wasp"
        assert designs(state, zones.victory(P3)) == ("thug",)
        both = answered(tactic_taken("nick-fury-the-avengers-initiative", before), "none")
        assert sorted(one for one in city(both) if one) == ["vil-avengers-hulk", "vil-avengers-wasp"]

    @pytest.mark.rule("VIL-CARD-26", "VIL-FIGHT-13", "VIL-RUL-25")
    def test_total_fury_beats_whoever_is_weaker_than_what_hydra_lost(self) -> None:
        before = put(fill(game(), "a"), zones.CITY[1], real("defenders-iron-fist"))
        before = put(before, zones.KO, *(SOLDIER,) * 3, ONE)
        state = tactic_taken("nick-fury-total-fury", before)
        assert "a" in designs(state, zones.victory(P1)), "3 is not less than 3"
        stronger = tactic_taken("nick-fury-total-fury", put(before, zones.KO, SOLDIER))
        stronger = answered(stronger, "vil-defenders-iron-fist")
        assert "vil-defenders-iron-fist" in designs(stronger, zones.victory(P1))
        assert stronger.numbers["turn:defeated"] == 2


class TestOdin:
    """All-father."""

    @pytest.mark.rule("VIL-CMD-12")
    def test_he_grows_with_his_warriors(self) -> None:
        state = put(
            put(game(commander=real("odin")), zones.CITY[2], WARRIOR), zones.OVERRUN, WARRIOR, WARRIOR
        )
        assert attack(state) == 10 + 3

    @pytest.mark.rule("VIL-CARD-23")
    def test_his_strike_brings_a_warrior_of_everybody_back_or_binds(self) -> None:
        def warriors(state: VillainsState) -> VillainsState:
            return put(put(state, zones.victory(P1), WARRIOR), zones.victory(P3), WARRIOR)

        state = struck("odin", state=warriors)
        assert state.ask is not None and state.ask.seat == P1
        state = answered(state, str(zones.CITY[3]))
        assert state.ask is not None and state.ask.seat == P3
        state = answered(state, str(zones.CITY[0]))
        assert city(state) == ("vil-asgardian-warriors", "", "", "vil-asgardian-warriors", "")
        assert held(state) == [0, 1, 0]

    def test_justice_binds_those_who_are_bound_again(self) -> None:
        before = put(put(game(), zones.of(P1, "discard"), BINDINGS), zones.of(P2, "discard"), BINDINGS)
        assert held(tactic_taken("odin-divine-justice", before)) == [1, 2, 0]

    def test_of_a_pile_that_nobody_has_told_its_owner_says_it(self) -> None:
        before = hide(game(players=2), zones.of(P2, "discard"), BINDINGS, ONE)
        state = tactic_taken("odin-divine-justice", before)
        assert state.ask is not None and state.ask.seat == P2
        assert (held(answered(state, "yes")), held(answered(state, "no"))) == ([0, 3], [0, 2])

    @pytest.mark.parametrize("warriors", [0, 2])
    def test_valhalla_draws_and_riches_give_for_every_warrior_one_has(self, warriors: int) -> None:
        before = put(put(game(), zones.victory(P1), *(WARRIOR,) * warriors), zones.victory(P2), WARRIOR)
        assert held(tactic_taken("odin-might-of-valhalla", before), "hand")[0] == 6 + warriors
        rich = tactic_taken("odin-riches-of-asgard", with_numbers(before, recruit=0))
        assert rich.numbers.get("recruit", 0) == warriors

    @pytest.mark.rule("VIL-SPEC-08", "VIL-SPEC-03")
    def test_the_ride_takes_a_card_for_every_warrior_that_overran(self) -> None:
        before = put(game(), zones.OVERRUN, WARRIOR, WARRIOR)
        before = holding(holding(before, ASGARD, seat=P2), ONE, seat=P3)
        assert held(answered(tactic_taken("odin-ride-of-the-valkyries", before), "asgard")) == [0, 0, 1]
        state = answered(tactic_taken("odin-ride-of-the-valkyries", before), "none")
        assert held(state) == [0, 1, 1]


class TestProfessorX:
    """Mind over matter."""

    @pytest.mark.rule("VIL-CARD-24", "VIL-CMD-12")
    def test_the_two_dearest_of_the_lair_become_pawns(self) -> None:
        state = struck("professor-x", state=lambda state: lair(state, 3, 7, 5, 5, 2))
        state = answered(state, "cost-5") if state.ask is not None else state
        assert count(state, zones.BESIDE_COMMANDER) == 2 and attack(state) == 8 + 2
        assert "cost-7" in designs(state, zones.BESIDE_COMMANDER)
        dear = ally("dear", 9)
        state = struck("professor-x", allies=(dear,) * 4, state=lambda state: lair(state, 3, 7, 6, 5, 2))
        state = answered(state, "cost-6")
        assert designs(state, zones.BESIDE_COMMANDER) == ("cost-7", "cost-6"), "none that came for them"

    @pytest.mark.rule("VIL-CARD-24")
    def test_the_top_pawn_can_be_recruited(self) -> None:
        before = put(game(commander=real("professor-x")), zones.BESIDE_COMMANDER, FIVE, ONE)
        state = do(with_numbers(before, recruit=5), RecruitFromStack(P1, "beside-commander"))
        assert (designs(state, zones.of(P1, "discard")), attack(state)) == (("costs-5",), 9)

    @pytest.mark.rule("VIL-REVEAL-04")
    def test_cerebro_plays_the_fierce_ones_of_three(self) -> None:
        fierce = adversary("fierce", 2, marks=("x-treme-attack",))
        other = adversary("other", 2, marks=("x-treme-attack",))
        state = tactic_taken("professor-x-cerebro-device", game(deck=(fierce, THUG, other, BYSTANDER)))
        assert city(state)[:2] == ("other", "fierce")
        assert designs(state, zones.ADVERSARIES) == ("thug", "bystander")
        none = tactic_taken("professor-x-cerebro-device", game(deck=(THUG, BYSTANDER, TWIST, fierce)))
        assert (city(none)[0], count(none, zones.ADVERSARIES)) == ("", 4)

    def test_dominance_takes_three_of_the_ally_deck(self) -> None:
        state = tactic_taken("professor-x-mental-dominance", game(allies=(FIVE, ONE, HELPER, MUTANT)))
        assert sorted(designs(state, zones.BESIDE_COMMANDER)) == ["costs-1", "costs-5", "helper"]
        assert designs(state, zones.ALLIES) == ("mutant",)

    @pytest.mark.rule("VIL-SPEC-07", "VIL-SPEC-08")
    def test_the_mightiest_mind_takes_allies_that_are_not_grey(self) -> None:
        before = holding(holding(game(), MUTANT, FIVE, seat=P2), OPERATIVE, seat=P3)
        state = tactic_taken("professor-x-mightiest-mutant-mind", before)
        assert designs(answered(state, "none"), zones.BESIDE_COMMANDER) == ("costs-5",)
        assert count(answered(state, "mutant"), zones.BESIDE_COMMANDER) == 0

    @pytest.mark.rule("VIL-SPEC-07", "VIL-SOLO-09")
    def test_imprisonment_binds_those_who_show_no_mutant(self) -> None:
        before = holding(emptied(game(), zones.of(P3, "hand")), MUTANT, seat=P2)
        state = tactic_taken("professor-x-telepathic-imprisonment", before)
        assert held(answered(state, "mutant")) == [0, 0, 1]
        assert held(answered(state, "none")) == [0, 1, 1]
        alone = emptied(game(players=1), zones.of(P1, "hand"))
        assert held(tactic_taken("professor-x-telepathic-imprisonment", alone)) == [1]
