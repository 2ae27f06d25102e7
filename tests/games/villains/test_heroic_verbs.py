"""Verbs that heroic cards brought along: each in a position of its own (VIL-MIX)."""

from __future__ import annotations

import pytest

from companion.core.language.cards import Card
from companion.core.language.ids import ZoneId
from companion.engine.legendary.course import EndAction
from companion.engine.legendary.fighting import Fight
from companion.engine.legendary.heroic import as_villainous
from companion.games.villains import zones
from companion.games.villains.boards import BOARD, HEROIC, space
from companion.games.villains.commander import FightCommander, attack
from companion.games.villains.ending import worth
from companion.games.villains.fighting import price
from companion.games.villains.grammar import check
from companion.games.villains.state import VillainsState
from companion.games.villains.wounds import Heal
from tests.games.villains.box import (
    BINDINGS,
    BYSTANDER,
    P1,
    P2,
    P3,
    THUG,
    ability,
    adversary,
    after,
    ally,
    answer,
    card,
    city,
    clause,
    copy_in,
    count,
    designs,
    do,
    emptied,
    fill,
    find,
    game,
    guarding,
    hide,
    in_hand,
    in_phase,
    lair,
    put,
    refused,
    settled,
    top,
    with_numbers,
)

WOUND = card("wound", "wound", marks=("healing",), cost=0)
MUTANT = ally("mutant", 5, klass="covert", crew="x-men", attack=2)


def wounded(state: VillainsState, n: int = 10) -> VillainsState:
    """The State with a stack of Wounds."""
    return put(state, zones.WOUNDS, *(WOUND,) * n)


def open_hand(state: VillainsState, *cards: Card) -> VillainsState:
    """The State in which the first player holds these cards alone."""
    return in_hand(emptied(state, zones.of(P1, "hand")), *cards)


def discard(seat: str) -> ZoneId:
    return ZoneId(f"discard:{seat}")


class TestWounds:
    """Wounds are gained, warded off and healed."""

    @pytest.mark.rule("VIL-MIX-10", "VIL-MIX-15")
    def test_everybody_gains_one_and_bindings_take_no_wounds_place(self) -> None:
        state = after(wounded(game()), clause("gain-wound", who="each"))
        assert [designs(state, discard(seat)) for seat in (P1, P2, P3)] == [("wound",)] * 3
        none = after(wounded(game(), 0), clause("gain-wound", who="each"))
        assert [count(none, discard(seat)) for seat in (P1, P2, P3)] == [0] * 3

    @pytest.mark.rule("VIL-MIX-16")
    def test_ko_a_wound_cannot_ko_bindings(self) -> None:
        before = put(emptied(game(), zones.of(P1, "hand")), discard(P1), BINDINGS)
        said = clause("ko", what="wound", **{"from": "hand-or-discard"})
        assert count(after(before, said), zones.KO) == 0
        assert designs(after(put(before, discard(P1), WOUND), said), zones.KO) == ("wound",)

    def test_a_card_that_is_shown_wards_one_off(self) -> None:
        block = ally("block", 6, ability("wound", clause("draw")), attack=4)
        before = open_hand(wounded(game()), block)
        state = after(before, clause("gain-wound", n=2))
        state = answer(answer(state, "block"), "no")
        assert (count(state, discard(P1)), count(state, zones.of(P1, "hand"))) == (1, 2)

    @pytest.mark.rule("VIL-MIX-17")
    def test_healing_kos_all_and_ends_fights_and_recruiting(self) -> None:
        before = with_numbers(fill(open_hand(game(), WOUND, WOUND, BINDINGS), "a"), attack=9)
        state = do(before, Heal(P1, copy_in(before, P1, "wound")))
        assert designs(state, zones.KO) == ("wound", "wound")
        assert designs(state, zones.of(P1, "hand")) == ("bindings",)
        assert refused(state, Fight(P1, find(state, "a"))).rule == "VIL-MIX-17"
        assert refused(state, FightCommander(P1)).rule == "VIL-MIX-17"
        fought = do(before, Fight(P1, find(before, "a")))
        assert refused(fought, Heal(P1, copy_in(fought, P1, "wound"))).rule == "VIL-MIX-17"

    @pytest.mark.rule("VIL-MIX-17")
    def test_it_is_for_the_own_turn_once_the_first_card_is_worked_out(self) -> None:
        before = open_hand(game(), WOUND)
        early = in_phase(before, "reveal")
        assert refused(early, Heal(P1, copy_in(early, P1, "wound"))).kind == "timing"
        other = in_phase(before, "action", active=P2)
        assert refused(other, Heal(P1, copy_in(other, P1, "wound"))).kind == "timing"

    @pytest.mark.rule("VIL-MIX-17")
    def test_the_wound_that_was_shown_goes_though_no_other_is_told(self) -> None:
        hand = zones.of(P1, "hand")
        before = hide(emptied(game(), hand), hand, WOUND, WOUND, MUTANT)
        state = answer(do(before, Heal(P1, copy_in(before, P1, "wound"))), "no")
        assert (designs(state, zones.KO), count(state, hand)) == (("wound",), 2)


class TestBeating:
    """Somebody is beaten without a fight, or cannot be."""

    @pytest.mark.rule("VIL-FIGHT-13")
    def test_whoever_guards_a_bystander_is_defeated_or_the_commander(self) -> None:
        before = guarding(fill(game(), "a", "b"), 2)
        state = after(before, clause("defeat", guarding=True, commander=True))
        assert set(designs(state, zones.victory(P1))) == {"b", "bystander"}
        before = put(fill(game(), "a"), zones.COMMANDER_GUARDED, BYSTANDER)
        state = after(before, clause("defeat", guarding=True, commander=True))
        assert set(designs(state, zones.victory(P1))) == {"tactic", "bystander"}

    def test_only_somebody_weaker_than_a_count(self) -> None:
        fury = ally("agent", 0, crew="shield")
        before = put(put(fill(game(), "a"), zones.CITY[1], THUG), zones.KO, fury, fury)
        state = after(before, clause("defeat", below="ko-pile:shield", commander=True))
        assert designs(state, zones.victory(P1)) == ("a",)

    @pytest.mark.rule("VIL-BIND-09")
    def test_nobody_is_after_healing(self) -> None:
        before = open_hand(fill(game(), "a"), WOUND)
        state = do(before, Heal(P1, copy_in(before, P1, "wound")))
        assert city(after(state, clause("defeat"))) == city(state)

    def test_who_asks_for_a_team_is_beaten_with_it_alone(self) -> None:
        blob = adversary("blob", 4, ability("ongoing", clause("only-with", match="x-men")))
        before = with_numbers(put(emptied(game(), zones.of(P1, "hand")), zones.CITY[0], blob), attack=9)
        assert refused(before, Fight(P1, find(before, "blob"))).kind == "target"
        state = do(in_hand(before, MUTANT), Fight(P1, find(before, "blob")))
        assert designs(state, zones.victory(P1)) == ("blob",)
        assert city(after(before, clause("defeat"))) == city(before)

    @pytest.mark.rule("VIL-RECR-09")
    def test_recruit_points_pay_for_a_fight_where_a_card_says_so(self) -> None:
        before = with_numbers(put(game(), zones.CITY[0], THUG), attack=1, recruit=5)
        assert refused(before, Fight(P1, top(before, zones.CITY[0]))).rule == "VIL-FIGHT-03"
        state = do(
            after(before, clause("note", what="recruit-as-attack")), Fight(P1, top(before, zones.CITY[0]))
        )
        assert (state.numbers["attack"], state.numbers["recruit"]) == (0, 2)

    @pytest.mark.rule("VIL-TWIST-04")
    def test_an_adversary_becomes_a_twist_that_counts(self) -> None:
        plot = card("plot", "plot", ability("twist", clause("gain-bindings", who="each")), twists=8)
        before = fill(game(plot=plot), "a")
        state = after(before, clause("twist"), slot=find(before, "a"))
        assert (state.numbers["twists"], designs(state, zones.KO)) == (1, ("a",))
        assert [count(state, discard(seat)) for seat in (P1, P2, P3)] == [1, 1, 1]


class TestTallies:
    """What is counted of one player."""

    @pytest.mark.rule("VIL-SPEC-05")
    def test_for_each_ally_of_a_team_that_is_known(self) -> None:
        before = put(open_hand(game(), MUTANT), zones.of(P1, "played"), MUTANT)
        said = clause("for-yours", match="x-men", do=[{"verb": "kidnap"}])
        assert count(after(before, said), zones.victory(P1)) == 2
        other = put(in_hand(before, MUTANT, seat=P2), zones.of(P1, "discard"), MUTANT)
        assert count(after(other, said), zones.victory(P1)) == 2
        hers = after(emptied(other, zones.of(P2, "hand")), said, seat=P2)
        assert (count(hers, zones.victory(P2)), hers.ask) == (0, None)

    @pytest.mark.rule("VIL-SPEC-05")
    def test_its_owner_says_how_many_more_lie_unseen_in_the_hand(self) -> None:
        hand = zones.of(P2, "hand")
        before = in_hand(hide(emptied(game(), hand), hand, MUTANT, MUTANT), MUTANT, seat=P2)
        state = after(before, clause("for-yours", match="x-men", do=[{"verb": "kidnap"}]), seat=P2)
        assert state.ask is not None and state.ask.seat == P2
        assert [option.key for option in getattr(state.ask, "options", ())] == ["1", "2", "3"]
        assert count(answer(state, "2"), zones.victory(P2)) == 2

    @pytest.mark.rule("VIL-BASIC-03")
    def test_for_each_colour_its_owner_counts_what_nobody_sees(self) -> None:
        before = put(game(), zones.of(P1, "played"), MUTANT)
        state = after(before, clause("for-yours", match="colours", do=[{"verb": "gain", "recruit": 1}]))
        assert {option.key for option in getattr(state.ask, "options", ())} == set("123456")
        assert answer(state, "2").numbers["recruit"] == 2

    def test_for_a_hand_of_so_many_alone(self) -> None:
        said = clause("if-hand", n=6, who="each", do=[{"verb": "gain-bindings"}])
        state = after(open_hand(game(), MUTANT), said)
        assert [count(state, discard(seat)) for seat in (P1, P2, P3)] == [0, 1, 1]

    def test_for_those_without_another_in_their_victory_pile(self) -> None:
        viper = adversary("viper", 5, crew="hydra")
        before = put(put(game(), zones.victory(P1), viper), zones.victory(P2), viper)
        alone = [{"verb": "unless-has", "match": "hydra", "do": [{"verb": "gain-bindings"}]}]
        state = after(before, clause("everybody", who="each", do=alone),
                      slot=find(before, "viper", zones.victory(P1)))  # fmt: skip
        assert [count(state, discard(seat)) for seat in (P1, P2, P3)] == [1, 0, 1]

    def test_some_are_worth_more_by_what_lies_beside_them(self) -> None:
        said = clause("worth", match="hydra", among="victory", n=3)
        supreme = adversary("supreme", 6, ability("score", said), vp=3, crew="hydra")
        other = adversary("other", 3, vp=1, crew="hydra")
        state = put(game(), zones.victory(P1), supreme, other, other)
        assert worth(state, P1) == 3 + 6 + 1 + 1

    def test_some_by_all_cards_of_their_player(self) -> None:
        ultron = adversary("ultron", 6, ability("score", clause("worth", match="hydra", among="cards")), vp=2)
        assert worth(put(game(), zones.victory(P1), ultron), P1) == 2 + 12

    def test_everybody_discards_down_to_a_number(self) -> None:
        before = open_hand(game(), MUTANT)
        state = after(before, clause("discard-to", n=4, who="each"))
        while state.ask is not None:
            state = answer(state, None)
        held = [count(state, zones.of(seat, "hand")) for seat in (P1, P2, P3)]
        assert held == [1, 4, 4]


class TestHands:
    """Cards that leave a hand in other ways."""

    def test_everybody_passes_a_card_to_the_left_at_once(self) -> None:
        before = open_hand(game(), MUTANT)
        before = in_hand(emptied(before, zones.of(P2, "hand")), BINDINGS, seat=P2)
        before = in_hand(emptied(before, zones.of(P3, "hand")), WOUND, seat=P3)
        state = after(before, clause("pass-left"))
        held = [designs(state, zones.of(seat, "hand")) for seat in (P1, P2, P3)]
        assert held == [("wound",), ("mutant",), ("bindings",)]

    def test_a_card_goes_onto_the_own_deck(self) -> None:
        state = after(open_hand(game(), MUTANT, WOUND), clause("hand-to-deck", n=2))
        state = answer(state, "mutant")
        assert designs(state, zones.of(P1, "deck"))[:2] == ("wound", "mutant")

    def test_one_that_was_chosen_is_the_seventh_card_of_the_new_hand(self) -> None:
        before = put(game(), zones.of(P1, "played"), MUTANT)
        state, _ = settled(after(before, clause("keep-one", match="x-men")), EndAction(P1))
        assert count(state, zones.of(P1, "hand")) == 7
        assert "mutant" in designs(state, zones.of(P1, "hand"))
        assert state.held_over == {}

    def test_one_that_is_discarded_by_an_effect_may_come_back(self) -> None:
        energy = ally("energy", 6, ability("discarded", clause("take-back"), may=True), attack=4)
        state = after(open_hand(game(), energy), clause("discard"))
        assert designs(answer(state, "yes"), zones.of(P1, "hand")) == ("energy",)
        left = answer(state, "no")
        assert designs(left, discard(P1)) == ("energy",)
        ended, _ = settled(open_hand(game(), energy), EndAction(P1))
        assert designs(ended, discard(P1)) == ("energy",)

    def test_the_new_hand_has_eight_cards_however_often_it_is_said(self) -> None:
        state = after(game(), clause("next-hand", to=8), clause("next-hand", to=8), clause("next-hand", n=1))
        state, _ = settled(state, EndAction(P1))
        assert (count(state, zones.of(P1, "hand")), state.hand_sizes) == (9, {})

    def test_another_turn_follows(self) -> None:
        state, _ = settled(after(game(), clause("extra-turn")), EndAction(P1))
        assert (state.active, state.turn.number) == (P1, 2)
        assert state.numbers["again"] == 0


class TestLairs:
    """Allies of the Lair."""

    @pytest.mark.rule("VIL-RUL-25")
    def test_one_is_recruited_for_nothing_and_counts_as_recruited(self) -> None:
        before = put(emptied(game(), zones.LAIR[2]), zones.LAIR[2], MUTANT)
        state = after(before, clause("recruit-free", match="x-men"))
        assert (designs(state, discard(P1)), state.numbers["turn:recruited"]) == (("mutant",), 1)

    def test_one_of_two_classes_may_be_left(self) -> None:
        state = after(game(), clause("recruit-free", match="tech-or-ranged", may=True))
        assert count(answer(state, "no"), discard(P1)) == 0

    @pytest.mark.rule("VIL-RUL-25", "VIL-BIND-09")
    def test_whoever_the_text_is_about_recruits_it_and_nobody_after_healing(self) -> None:
        before = put(emptied(game(), zones.LAIR[2]), zones.LAIR[2], MUTANT)
        state = after(before, clause("recruit-free", match="x-men", may=True), seat=P2)
        assert [option.key for option in getattr(state.ask, "options", ())][-1] == "no"
        assert designs(answer(state, "mutant"), discard(P2)) == ("mutant",)
        none = after(game(), clause("recruit-free", match="x-men", may=True))
        assert (none.ask, count(none, discard(P1))) == (None, 0)
        healed = do(in_hand(before, WOUND), Heal(P1, copy_in(in_hand(before, WOUND), P1, "wound")))
        while healed.ask is not None:
            healed = answer(healed, "no")
        assert after(healed, clause("recruit-free", match="x-men")).table == healed.table

    @pytest.mark.rule("VIL-RUL-13", "VIL-SPEC-04")
    def test_the_dearest_comes_into_free_sewers_alone_and_of_two_one_is_chosen(self) -> None:
        before = lair(game(), 1, 6, 6, 4, 5)
        state = after(before, clause("lair-enters", to="sewers"), seat=P2)
        assert state.ask is not None and state.ask.seat == P1
        chosen = getattr(state.ask, "options", ())
        assert {option.slot for option in chosen} == {top(before, zones.LAIR[1]), top(before, zones.LAIR[2])}
        assert designs(answer(state, chosen[1].key), zones.CITY[4]) == ("cost-6",)
        taken = put(before, zones.CITY[4], THUG)
        assert city(after(taken, clause("lair-enters", to="sewers"))) == city(taken)
        entry = put(before, zones.CITY[0], THUG)
        pushed = answer(after(entry, clause("lair-enters", to="bridge")), chosen[0].key)
        assert city(pushed)[:2] == ("cost-6", "thug")

    def test_the_current_player_gives_everybody_one(self) -> None:
        state = after(lair(game(), 1, 2, 3, 4, 5), clause("share-lair"))
        for name in ("cost-5", "cost-1", "cost-3"):
            assert state.ask is not None and state.ask.seat == P1
            state = answer(state, name)
        assert [designs(state, discard(seat)) for seat in (P1, P2, P3)] == [
            ("cost-5",), ("cost-1",), ("cost-3",),
        ]  # fmt: skip

    def test_the_dearest_goes_under_an_adversary_which_is_as_strong_and_is_gained_with_it(self) -> None:
        strong = ability("ongoing", clause("grow", of="this", each="under"))
        skrull = adversary("skrull", 0, strong)
        before = with_numbers(put(lair(game(), 1, 2, 7, 4, 5), zones.CITY[0], skrull), attack=7)
        state = after(before, clause("put-under", what="dearest"), slot=find(before, "skrull"))
        assert price(state, find(state, "skrull")) == 7
        state = do(state, Fight(P1, find(state, "skrull")))
        assert (designs(state, discard(P1)), designs(state, zones.victory(P1))) == (("cost-7",), ("skrull",))


class TestBoards:
    """Spaces by their names."""

    @pytest.mark.rule("VIL-RUL-32", "VIL-MIX-06", "VIL-MIX-07")
    def test_a_named_space_is_the_one_of_that_name(self) -> None:
        state = game()
        assert (space(state.header, "bridge"), space(state.header, "sewers")) == (
            zones.CITY[0],
            zones.CITY[4],
        )
        heroic = game(**{BOARD: HEROIC})  # type: ignore[arg-type]
        assert space(heroic.header, "sewers") == zones.CITY[0]
        assert space(heroic.header, "bridge") == zones.CITY[4]
        before = put(heroic, zones.CITY[4], THUG)
        state = after(before, clause("weaken-all", what="bridge", by=2))
        assert price(state, top(state, zones.CITY[4])) == 2

    def test_a_fight_somewhere_says_more(self) -> None:
        lizard = adversary("lizard", 1, ability("fight", clause("gain", recruit=1), area="sewers"))
        for at, gained in ((4, 1), (0, 0)):
            before = with_numbers(put(game(), zones.CITY[at], lizard), attack=1)
            state = do(before, Fight(P1, find(before, "lizard")))
            assert state.numbers.get("recruit", 0) == gained

    def test_an_adversary_moves_and_whom_it_guards_is_kidnapped(self) -> None:
        before = guarding(fill(game(), "a", "b"), 1)
        state = answer(answer(after(before, clause("relocate")), "a"), str(zones.CITY[1]))
        assert (city(state)[:2], designs(state, zones.victory(P1))) == (("b", "a"), ("bystander",))

    def test_who_stands_in_a_space_guards_more_and_grows_by_it(self) -> None:
        plot = card("plot", "plot", ability("ongoing", clause("grow", each="guarded")), twists=8)
        before = put(put(game(plot=plot), zones.CITY[3], THUG), zones.CITY[0], THUG)
        state = after(before, clause("guard", at="bank", n=2))
        assert [price(state, top(state, zones.CITY[at])) for at in (3, 0)] == [6, 4]
        one = answer(after(before, clause("guard", one=True)), f"slot:{top(before, zones.CITY[0])}")
        assert [count(one, zone) for zone in zones.GUARDED] == [1, 0, 0, 0, 0]

    def test_a_plot_makes_the_commander_and_spaces_from_the_left_stronger(self) -> None:
        said = (clause("grow", of="commander"), clause("grow", at=2))
        plot = card("plot", "plot", ability("ongoing", *said), twists=7)
        state = put(put(game(plot=plot), zones.CITY[3], THUG), zones.CITY[4], THUG)
        assert (attack(state), [price(state, top(state, zones.CITY[at])) for at in (3, 4)]) == (9, [5, 4])


@pytest.mark.rule("VIL-MIX-02", "VIL-MIX-16")
def test_a_hero_that_heals_kos_a_wound_and_no_bindings() -> None:
    hero = card("hero", "hero", ability("play", clause("ko-wound", n=1), clause("rescue")))
    [read] = as_villainous(hero).abilities
    assert [one.verb for one in read.do] == ["ko", "kidnap"]
    assert check(hero) == []
    before = open_hand(wounded(game()), BINDINGS, WOUND)
    assert designs(after(before, *read.do), zones.KO) == (WOUND.design,)
