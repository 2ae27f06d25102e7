"""What the Allies of the Sinister Six do, each in a position of its own."""

from __future__ import annotations

import pytest

from companion.engine.legendary.course import EndAction
from companion.engine.legendary.fighting import Fight
from companion.games.villains import zones
from companion.games.villains.commander import FightCommander, attack
from companion.games.villains.dodging import Dodge
from companion.games.villains.fighting import price
from companion.games.villains.state import VillainsState
from tests.games.villains.box import (
    BYSTANDER,
    HELPER,
    MADAME,
    OPERATIVE,
    P1,
    P2,
    THUG,
    adversary,
    ally,
    count,
    designs,
    do,
    emptied,
    fill,
    find,
    game,
    lair,
    play_on,
    put,
    refused,
    settled,
    with_numbers,
)
from tests.games.villains.realcards import (
    OF,
    answered,
    copy_of,
    held,
    holding,
    in_decks,
    keys,
    played,
    trial,
)

SIX = ally("of-six", 4, crew="sinister-six", klass="grey")


def attack_of(state: VillainsState) -> int:
    return state.numbers.get("attack", 0)


def dodged(state: VillainsState, *designs: str) -> VillainsState:
    """The State after these cards of the first hand were dodged with."""
    for design in designs:
        state = play_on(state, Dodge(P1, copy_of(state, design)))
    return state


class TestDrOctopus:
    """Research, experiments and arms."""

    def test_research_brings_one_card_more_at_the_end_of_the_turn(self) -> None:
        alone, _ = settled(trial("dr-octopus-brilliant-research"), EndAction(P1))
        assert held(alone, "hand")[0] == 6
        state, _ = settled(trial("dr-octopus-brilliant-research", OF["tech"]), EndAction(P1))
        assert held(state, "hand")[0] == 7

    def test_experiments_draw_a_card(self) -> None:
        state = trial("dr-octopus-crazed-experiments")
        assert (attack_of(state), held(state, "hand")[0]) == (2, 1)

    @pytest.mark.rule("VIL-CARD-10", "VIL-CARD-11")
    @pytest.mark.parametrize(("before", "given"), [(6, 4), (7, 6), (8, 4)])
    def test_the_eighth_card_alone_gives_more(self, before: int, given: int) -> None:
        assert attack_of(trial("dr-octopus-eighth-times-a-charm", *(OF["tech"],) * before)) == given

    @pytest.mark.parametrize(("deck", "given"), [(10, 8), (3, 3)])
    def test_the_deck_is_pulverized_up_to_eight_cards_and_never_shuffled(self, deck: int, given: int) -> None:
        before = put(in_decks(game(), *(OPERATIVE,) * deck), zones.of(P1, "discard"), OPERATIVE)
        state = trial("dr-octopus-octo-pulverize", state=before)
        assert (attack_of(state), held(state)[0]) == (given, given + 1)


class TestElectro:
    """Shocks."""

    @pytest.mark.parametrize(("told", "gone"), [("go", 1), ("stay", 0)])
    def test_therapy_may_ko_the_top_card(self, told: str, gone: int) -> None:
        state = trial("electro-electroshock-therapy", state=in_decks(game(), OPERATIVE), told=[told])
        assert (count(state, zones.KO), held(state, "deck")[0]) == (gone, 1 - gone)

    def test_a_robbery_counts_against_the_bank_alone(self) -> None:
        before = put(put(game(), zones.CITY[3], adversary("a", 3)), zones.CITY[0], adversary("b", 3))
        state = trial("electro-shocking-robbery", state=before)
        assert refused(state, Fight(P1, find(state, "b"))).rule == "VIL-FIGHT-03"
        assert designs(do(state, Fight(P1, find(state, "a"))), zones.victory(P1)) == ("a",)

    def test_after_another_ranged_ally_it_may_count_against_the_commander_instead(self) -> None:
        state = with_numbers(trial("electro-shocking-robbery", OF["ranged"]), attack=5)
        assert keys(state) == {"either", "or"}
        assert do(answered(state, "or"), FightCommander(P1)).numbers["attack"] == 0
        kept = answered(state, "either")
        assert refused(kept, FightCommander(P1)).need == 8

    @pytest.mark.rule("VIL-SPEC-13")
    def test_a_supercharge_counts_what_was_discarded(self) -> None:
        before = holding(game(), MADAME, MADAME, "electro-supercharge")
        assert attack_of(played(dodged(before, "madame", "madame"), "vil-electro-supercharge")) == 4

    @pytest.mark.rule("VIL-CMD-09", "VIL-RUL-05")
    @pytest.mark.parametrize(("before", "less"), [(0, 1), (1, 1), (2, 2)])
    def test_anti_matter_weakens_all_and_twice_behind_two_of_the_six(self, before: int, less: int) -> None:
        state = trial("electro-anti-matter", *(SIX,) * before, state=put(game(), zones.CITY[0], THUG))
        assert (price(state, find(state, "thug", zones.CITY[0])), attack(state)) == (4 - less, 8 - less)


class TestGreenGoblin:
    """Bombs, a glider, and whom they carry off."""

    @pytest.mark.parametrize(("dodges", "given"), [(0, 1), (1, 3), (2, 3)])
    def test_bombs_give_more_once_something_was_discarded(self, dodges: int, given: int) -> None:
        before = dodged(holding(game(), MADAME, MADAME, "green-goblin-pumpkin-bombs"), *("madame",) * dodges)
        assert attack_of(played(before, "vil-green-goblin-pumpkin-bombs")) == given

    @pytest.mark.rule("VIL-KW-07")
    def test_the_glider_lends_dodge_to_one_card_of_hydra(self) -> None:
        glider = "vil-green-goblin-goblin-glider"
        before = holding(game(), OPERATIVE, OPERATIVE, HELPER, "green-goblin-goblin-glider")
        for after in (played(before, glider), dodged(before, glider)):
            assert refused(after, Dodge(P1, copy_of(after, "helper"))).rule == "VIL-KW-06"
            state = dodged(after, "operative")
            assert refused(state, Dodge(P1, copy_of(state, "operative"))).rule == "VIL-KW-06"
        assert attack_of(played(before, glider)) == 2

    @pytest.mark.parametrize("dodges", [0, 1])
    def test_a_kidnapper_kidnaps_once_something_was_discarded(self, dodges: int) -> None:
        before = dodged(holding(game(), MADAME, "green-goblin-unstable-kidnapper"), *("madame",) * dodges)
        state = played(before, "vil-green-goblin-unstable-kidnapper")
        assert (count(state, zones.victory(P1)), state.numbers["recruit"]) == (dodges, 3)

    @pytest.mark.rule("VIL-RUL-12")
    def test_serum_brings_back_what_was_discarded_in_this_turn(self) -> None:
        before = put(holding(game(), MADAME, "green-goblin-experimental-goblin-serum"),
                     zones.of(P1, "discard"), HELPER)  # fmt: skip
        state = played(dodged(before, "madame"), "vil-green-goblin-experimental-goblin-serum")
        assert "madame" in designs(state, zones.of(P1, "hand"))
        assert designs(state, zones.of(P1, "discard")) == ("helper",)


class TestKraven:
    """The hunt."""

    @pytest.mark.parametrize(("before", "given"), [((), 1), ((SIX,), 3)])
    def test_a_tracker_behind_another_of_the_six(self, before: tuple[object, ...], given: int) -> None:
        assert trial("kraven-ceaseless-tracker", *before).numbers["recruit"] == given  # type: ignore[arg-type]

    @pytest.mark.parametrize(("names", "less"), [(("a", "", "c"), 0), (("a", "x", "c"), 1)])
    def test_prey_is_cornered_without_an_empty_space_beside_it(
        self, names: tuple[str, ...], less: int
    ) -> None:
        chosen = names[1] or "a"
        state = trial("kraven-corner-the-prey", state=fill(game(), *names), told=[chosen])
        assert price(state, find(state, chosen)) == 1 - less

    def test_whoever_is_hunted_down_runs_and_gives_attack(self) -> None:
        state = trial("kraven-hunt-down", state=fill(game(), "", "x", "", "", "b"), told=["x", "on"])
        assert (designs(state, zones.CITY[3]), attack_of(state)) == (("x",), 4)

    def test_the_best_around_is_as_strong_as_the_dearest_of_the_lair(self) -> None:
        assert attack_of(trial("kraven-hes-the-best-around", state=lair(game(), 2, 7, 3, 5, 4))) == 7


class TestMysterio:
    """Illusions."""

    @pytest.mark.parametrize(("before", "given"), [((), 1), ((OF["covert"],), 3)])
    def test_mist_behind_a_covert_ally(self, before: tuple[object, ...], given: int) -> None:
        assert attack_of(trial("mysterio-psychedelic-mist", *before)) == given  # type: ignore[arg-type]

    @pytest.mark.rule("VIL-CARD-12", "VIL-OCR-04")
    @pytest.mark.parametrize(
        ("numbers", "given"), [({"attack": 5}, (2, 0)), ({"recruit": 0, "attack": 0}, (2, 2)), ({}, (0, 0))]
    )
    def test_a_decoy_gives_for_the_icons_of_who_goes(
        self, numbers: dict[str, int], given: tuple[int, int]
    ) -> None:
        goes = ally("goes", 3, **numbers)
        before = put(emptied(game(), *zones.LAIR), zones.LAIR[2], goes)
        state = trial("mysterio-shifting-decoy", state=put(before, zones.LAIR[0], HELPER), told=["goes"])
        assert (attack_of(state), state.numbers["recruit"]) == given
        assert designs(state, zones.ALLIES)[-1] == "goes"

    @pytest.mark.rule("VIL-BASIC-03")
    def test_an_illusion_counts_the_colours_of_the_lair(self) -> None:
        state = emptied(game(), *zones.LAIR)
        for space, klass in zip(zones.LAIR, ("tech", "covert", "grey", "tech", "ranged"), strict=True):
            state = put(state, space, ally(f"l-{klass}-{space}", 2, klass=klass))
        assert attack_of(trial("mysterio-holographic-illusion", state=state)) == 4

    @pytest.mark.rule("VIL-SUPER-06", "VIL-CARD-12")
    @pytest.mark.parametrize("before", [0, 1, 2])
    def test_reflections_give_what_is_printed_once_and_for_each_other_of_the_six(self, before: int) -> None:
        state = emptied(game(allies=(HELPER,) * 9), *zones.LAIR)
        for at, space in enumerate(zones.LAIR, 1):
            state = put(state, space, ally(f"l{at}", 2, attack=at, recruit=1))
        told = ["l5", "l4", "l3"][: before + 1]
        state = trial("mysterio-false-reflection", *(SIX,) * before, state=state, told=told)
        assert state.ask is None
        assert (attack_of(state), state.numbers["recruit"]) == (sum((5, 4, 3)[: before + 1]), before + 1)


class TestVenom:
    """Takeovers, and Bystanders that are lost to them."""

    @pytest.mark.rule("VIL-BYST-06")
    @pytest.mark.parametrize(("before", "taken"), [((), 0), ((OF["strength"],), 1)])
    def test_a_takeover_behind_a_strong_ally_kidnaps(self, before: tuple[object, ...], taken: int) -> None:
        state = trial("venom-symbiote-takeover", *before)  # type: ignore[arg-type]
        assert (count(state, zones.victory(P1)), state.numbers["recruit"]) == (taken, 2)

    @pytest.mark.parametrize(("told", "given"), [("bystander", 4), ("no", 2)])
    def test_a_bystander_may_be_devoured(self, told: str, given: int) -> None:
        state = trial("venom-devour", state=put(game(), zones.victory(P1), BYSTANDER), told=[told])
        assert (attack_of(state), count(state, zones.KO)) == (given, given // 4)
        assert attack_of(trial("venom-devour")) == 2

    def test_horror_makes_the_strong_ones_guard(self) -> None:
        before = put(fill(game(), "weak"), zones.CITY[2], THUG)
        state = trial("venom-horrify-the-populace", state=before)
        assert [count(state, zone) for zone in zones.GUARDED] == [0, 0, 1, 0, 0]

    @pytest.mark.rule("VIL-SPEC-07", "VIL-SPEC-08", "VIL-SOLO-10")
    def test_greed_takes_the_bystanders_of_the_others_and_what_was_koed(self) -> None:
        before = holding(game(players=2), OF["instinct"], seat=P2)
        before = put(before, zones.victory(P2), BYSTANDER)
        lone = trial("venom-ravenous-greed", state=before, told=["none"])
        assert (designs(lone, zones.KO), lone.numbers["recruit"]) == (("bystander",), 0)
        spared = trial("venom-ravenous-greed", state=before, told=["of-instinct"])
        assert count(spared, zones.KO) == 0
        state = trial("venom-ravenous-greed", OF["instinct"], state=before, told=["none"])
        assert (designs(state, zones.victory(P1)), state.numbers["recruit"]) == (("bystander",), 1)
        assert trial("venom-ravenous-greed", state=game(players=1)).ask is None
