"""What the Foes of Asgard, the Crime Syndicate and the cards beside the Lair do, each in its own position."""

from __future__ import annotations

import pytest

from companion.engine.legendary.course import EndAction
from companion.engine.legendary.fighting import Fight
from companion.engine.legendary.playing.requests import Play
from companion.games.villains import zones
from companion.games.villains.commander import FightCommander
from companion.games.villains.fighting import price
from companion.games.villains.market import RecruitFromStack
from companion.games.villains.state import VillainsState
from tests.games.villains.box import (
    BINDINGS,
    BYSTANDER,
    OPERATIVE,
    P1,
    P2,
    P3,
    TACTIC,
    adversary,
    ally,
    count,
    designs,
    do,
    emptied,
    fill,
    find,
    game,
    guarding,
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
    kidnapped,
    played,
    real,
    trial,
)

ASGARD = ally("of-asgard", 4, crew="foes-of-asgard", klass="grey")
CROOK = ally("crook", 4, crew="crime-syndicate", klass="grey")
FREE, ONE, FIVE = ally("free", 0), ally("one", 1, recruit=1), ally("five", 5, klass="covert", attack=2)


def attack_of(state: VillainsState) -> int:
    return state.numbers.get("attack", 0)


def recruits(state: VillainsState) -> VillainsState:
    """The State whose stack of New Recruits is that of the box."""
    new = (real("new-recruit"),) * 5
    return put(emptied(state, zones.NEW_RECRUITS), zones.NEW_RECRUITS, *new)


class TestEnchantress:
    """Charms and bribes."""

    @pytest.mark.rule("VIL-FIGHT-13")
    @pytest.mark.parametrize("before", [0, 1])
    def test_everybody_beaten_brings_a_new_recruit(self, before: int) -> None:
        state = trial(
            "enchantress-enchant-the-senses", *(OF["ranged"],) * before, state=fill(game(), "a", "b")
        )
        for name in ("a", "b"):
            state = do(state, Fight(P1, find(state, name)))
        assert designs(state, zones.of(P1, "discard")) == ("recruit",) * 2 * before

    @pytest.mark.rule("VIL-BIND-04", "VIL-BIND-06")
    @pytest.mark.parametrize(("told", "given"), [("five", 6), ("bindings", 1), ("no", 1)])
    def test_a_soul_is_worth_what_it_costs(self, told: str, given: int) -> None:
        before = put(put(game(), zones.of(P1, "discard"), FIVE), zones.of(P1, "discard"), BINDINGS)
        state = trial("enchantress-soul-sacrifice", state=before, told=[told])
        assert (state.numbers["recruit"], count(state, zones.KO)) == (given, int(told != "no"))

    @pytest.mark.rule("VIL-RECR-09", "VIL-FIGHT-03")
    def test_a_bribe_pays_a_fight_with_both(self) -> None:
        city = put(put(game(), zones.CITY[0], adversary("a", 5)), zones.CITY[1], adversary("b", 5))
        state = trial("enchantress-irresistible-bribe", state=with_numbers(city, attack=3), told=["a"])
        assert refused(state, Fight(P1, find(state, "b"))).rule == "VIL-FIGHT-03"
        fought = do(state, Fight(P1, find(state, "a")))
        assert keys(fought) == {"2", "3"}, "so much Recruit, the rest Attack"
        done = answered(fought, "2")
        assert (attack_of(done), done.numbers["recruit"]) == (0, 1)
        assert designs(done, zones.victory(P1)) == ("a",)
        other = answered(fought, "3")
        assert (attack_of(other), other.numbers["recruit"]) == (1, 0)

    def test_a_bribe_does_not_stretch_the_points(self) -> None:
        city = put(game(), zones.CITY[0], adversary("a", 7))
        state = trial("enchantress-irresistible-bribe", state=with_numbers(city, attack=3))
        assert refused(state, Fight(P1, find(state, "a"))).rule == "VIL-FIGHT-03"

    @pytest.mark.rule("VIL-RUL-05", "VIL-CMD-07")
    def test_behind_two_covert_allies_the_commander_too_and_more_than_once(self) -> None:
        city = put(game(), zones.CITY[0], adversary("a", 5))
        one = trial("enchantress-irresistible-bribe", OF["covert"], state=with_numbers(city, attack=7))
        assert refused(one, FightCommander(P1)).rule == "VIL-CMD-01"
        both = trial("enchantress-irresistible-bribe", OF["covert"], OF["covert"],
                     state=with_numbers(city, attack=9, recruit=4))  # fmt: skip
        state = answered(do(both, FightCommander(P1)), "1")
        assert (attack_of(state), state.numbers["recruit"]) == (2, 6)
        last = do(state, FightCommander(P1))
        assert (attack_of(last), last.numbers["recruit"], last.defeats) == (0, 0, 2)

    @pytest.mark.parametrize("before", [0, 1])
    def test_anguish_draws_three_and_goes_under_the_deck(self, before: int) -> None:
        state = trial("enchantress-unending-anguish", *(ASGARD,) * before)
        assert held(state, "hand")[0] == 3
        under = designs(state, zones.of(P1, "deck"))[-1] == "vil-enchantress-unending-anguish"
        assert under is bool(before)


class TestLoki:
    """Lies."""

    @pytest.mark.parametrize(("told", "gained"), [("operative", 1), ("no", 0)])
    def test_for_somebody_expendable_comes_a_new_recruit(self, told: str, gained: int) -> None:
        before = put(game(), zones.of(P1, "discard"), OPERATIVE)
        state = trial("loki-all-humans-are-expendable", OF["covert"], state=before, told=[told])
        assert count(state, zones.KO) == gained
        assert designs(state, zones.of(P1, "discard")).count("recruit") == gained
        assert trial("loki-all-humans-are-expendable", state=before).ask is None

    @pytest.mark.rule("VIL-SPEC-07", "VIL-SPEC-08", "VIL-SOLO-10")
    def test_bindings_for_those_who_show_no_ranged_ally_give_one_once(self) -> None:
        before = holding(holding(game(), OF["ranged"], seat=P2), FREE, seat=P3)
        state = trial("loki-illusionary-bindings", OF["ranged"], state=before, told=["of-ranged"])
        assert (held(state), state.numbers["recruit"]) == ([0, 0, 1], 3)
        state = trial("loki-illusionary-bindings", OF["ranged"], state=before, told=["none"])
        assert (held(state), state.numbers["recruit"]) == ([0, 1, 1], 3)
        alone = trial("loki-illusionary-bindings", OF["ranged"], state=game(players=1))
        assert (held(alone), alone.numbers["recruit"]) == ([0], 2)

    @pytest.mark.rule("VIL-SOLO-10")
    @pytest.mark.parametrize(("called", "taken", "own"), [("first", "good", "five"), ("first", "bad", "one"),
                                                          ("second", "good", "one")])  # fmt: skip
    def test_of_two_cards_one_is_called_good(self, called: str, taken: str, own: str) -> None:
        before = in_decks(game(), FIVE, ONE, FREE)
        state = trial("loki-father-of-lies", state=before, told=[P2])
        assert state.ask is not None and (state.ask.seat, state.ask.private) == (P1, True)
        state = answered(state, called)
        assert state.ask is not None and state.ask.seat == P2
        state = answered(state, taken)
        assert designs(state, zones.of(P2, "discard")) == (own,)
        assert designs(state, zones.of(P1, "discard")) == ({"five": "one", "one": "five"}[own],)
        assert trial("loki-father-of-lies", state=game(players=1)).ask is None

    def test_a_deck_of_one_card_gives_it_to_its_owner(self) -> None:
        state = trial("loki-father-of-lies", state=in_decks(game(players=2), ONE, seats=(P1, P2)))
        assert (designs(state, zones.of(P2, "discard")), held(state)[0]) == (("one",), 0)

    @pytest.mark.rule("VIL-SPEC-04", "VIL-SPEC-07")
    def test_a_shown_hand_may_swap_a_card_with_an_ally_of_the_same_cost(self) -> None:
        before = holding(holding(game(), FIVE, ONE, seat=P2), ASGARD, seat=P3)
        before = put(emptied(before, zones.LAIR[2]), zones.LAIR[2], ally("worse", 5))
        state = trial("loki-god-of-mischief", state=before)
        state = answered(state, "none")
        assert state.ask is not None and state.ask.seat == P1, "whoever has the turn chooses"
        state = answered(state, "five", "of-asgard")
        assert (designs(state, zones.LAIR[2]), state.ask) == (("five",), None)
        assert "worse" in designs(state, zones.of(P2, "hand")) and attack_of(state) == 6
        left = answered(answered(trial("loki-god-of-mischief", state=before), "none"), "no", "of-asgard")
        assert designs(left, zones.LAIR[2]) == ("worse",)


class TestBullseye:
    """Contracts, and how he keeps them."""

    @pytest.mark.rule("VIL-CARD-03")
    def test_a_contract_is_for_one_group_by_its_name(self) -> None:
        before = put(game(), zones.victory(P1), real("cops"), real("cops"), real("multiple-man"), BYSTANDER)
        state = trial("bullseye-fulfill-the-contract", state=before)
        assert keys(state) == {"backup-cops", "backup-multiple-man"}
        assert answered(state, "backup-cops").numbers["recruit"] == 2

    @pytest.mark.parametrize("before", [0, 1])
    def test_a_weapon_behind_an_instinct_ally_draws(self, before: int) -> None:
        state = trial("bullseye-everythings-a-weapon", *(OF["instinct"],) * before)
        assert (attack_of(state), held(state, "hand")[0]) == (2, before)

    @pytest.mark.rule("VIL-FIGHT-10")
    def test_an_assassin_weakens_by_the_group_in_the_own_pile(self) -> None:
        before = put(put(game(), zones.CITY[0], real("avengers-hulk")), zones.CITY[1], real("cops"))
        before = put(before, zones.victory(P1), real("avengers-thor"), real("avengers-wasp"))
        state = trial("bullseye-specialist-assassin", state=before, told=["vil-avengers-hulk"])
        assert price(state, find(state, "vil-avengers-hulk")) == 6

    @pytest.mark.parametrize("tactics", [0, 1, 3])
    def test_a_perfect_aim_grows_with_the_own_tactics(self, tactics: int) -> None:
        before = put(put(game(), zones.victory(P1), *(TACTIC,) * tactics), zones.victory(P2), TACTIC)
        assert attack_of(trial("bullseye-perfect-aim", state=before)) == 5 + 5 * tactics


class TestKingpin:
    """Underlings."""

    @pytest.mark.rule("VIL-CARD-14", "VIL-CARD-15")
    def test_strings_pull_new_recruits_into_the_hand(self) -> None:
        state = holding(
            recruits(game()), "kingpin-pull-the-strings", OF["strength"], "kingpin-recruitment-day"
        )
        state = played(state, "vil-kingpin-pull-the-strings")
        assert designs(state, zones.of(P1, "hand")).count("vil-new-recruit") == 1
        state = played(state, "of-strength", "vil-kingpin-recruitment-day")
        assert designs(state, zones.of(P1, "hand")).count("vil-new-recruit") == 2
        state = do(with_numbers(state, recruit=2), RecruitFromStack(P1, "new-recruits"))
        assert designs(state, zones.of(P1, "discard")) == ("vil-new-recruit",)

    @pytest.mark.parametrize("before", [0, 1])
    def test_recruitment_behind_a_strong_ally(self, before: int) -> None:
        state = trial("kingpin-recruitment-day", *(OF["strength"],) * before)
        assert (state.numbers["recruit"], designs(state, zones.of(P1, "discard"))) == (
            2,
            ("recruit",) * before,
        )

    @pytest.mark.rule("VIL-BASIC-11")
    def test_weapons_for_each_new_recruit_that_was_played(self) -> None:
        state = holding(
            in_decks(game(), FREE, FREE, FREE), "new-recruit", "new-recruit", "kingpin-import-illegal-weapons"
        )
        state = played(state, "vil-new-recruit", "vil-new-recruit", "vil-kingpin-import-illegal-weapons")
        assert attack_of(state) == 3 + 2 + 2

    @pytest.mark.rule("VIL-CARD-16", "VIL-RUL-05")
    @pytest.mark.parametrize("before", [1, 2])
    def test_endless_underlings_go_under_the_deck_behind_two_crooks(self, before: int) -> None:
        crooks = (CROOK,) * before
        start = holding(recruits(game()), *crooks, "kingpin-endless-underlings", "new-recruit")
        state = played(start, *("crook",) * before, "vil-kingpin-endless-underlings")
        assert held(state)[0] == 3
        state = played(state, "vil-new-recruit")
        under = designs(state, zones.of(P1, "deck"))[-1] == "vil-new-recruit"
        assert under is (before == 2) and held(state)[0] == 3


class TestBesideTheLair:
    """The basic cards, and the Bystanders."""

    @pytest.mark.rule("VIL-BASIC-05", "VIL-STATE-29")
    def test_madame_hydra_wants_another_card(self) -> None:
        lone = holding(game(), "madame-hydra")
        assert refused(lone, Play(P1, copy_of(lone, "vil-madame-hydra"))).rule == "VIL-BASIC-05"
        state = played(holding(game(), FREE, "madame-hydra"), "vil-madame-hydra")
        assert designs(state, zones.of(P1, "discard")) == ("free",)

    @pytest.mark.rule("VIL-BASIC-09", "VIL-BASIC-13")
    def test_a_new_recruit_goes_back_and_draws(self) -> None:
        state = played(holding(in_decks(game(), FREE), "new-recruit"), "vil-new-recruit")
        assert designs(state, zones.NEW_RECRUITS)[0] == "vil-new-recruit"
        assert designs(state, zones.of(P1, "hand")) == ("free",)

    @pytest.mark.rule("VIL-BIND-02", "VIL-PLAY-06")
    def test_bindings_do_nothing_and_are_not_played(self) -> None:
        state = holding(game(), "bindings")
        assert refused(state, Play(P1, copy_of(state, "vil-bindings"))).rule == "VIL-PLAY-05"
        assert real("bindings").structured and not real("bindings").abilities

    @pytest.mark.parametrize(("on_top", "gone"), [(OPERATIVE, 1), (ONE, 0)])
    def test_an_engineer_kos_a_top_card_that_costs_nothing(self, on_top: object, gone: int) -> None:
        state = kidnapped("engineer", in_decks(game(), on_top))  # type: ignore[arg-type]
        assert (count(state, zones.KO), designs(state, zones.victory(P1))) == (gone, ("vil-engineer",))

    def test_a_hacker_brings_one_card_more(self) -> None:
        state, _ = settled(kidnapped("computer-hacker", game()), EndAction(P1))
        assert held(state, "hand")[0] == 7

    def test_a_speaker_gives_a_recruit_point(self) -> None:
        assert kidnapped("public-speaker", game()).numbers["recruit"] == 1

    def test_a_rock_star_brings_another_bystander(self) -> None:
        state = kidnapped("rock-star", game())
        assert sorted(designs(state, zones.victory(P1))) == ["bystander", "vil-rock-star"]

    @pytest.mark.rule("VIL-BYST-07")
    def test_they_speak_once_for_whoever_takes_them_in_a_fight(self) -> None:
        before = guarding(
            fill(with_numbers(game(), attack=1), "a"), 1, 0, real("public-speaker"), real("bystander")
        )
        state = do(before, Fight(P1, find(before, "a")))
        assert (state.numbers["recruit"], count(state, zones.victory(P1))) == (1, 3)


def test_the_soldiers_and_operatives_give_their_point() -> None:
    state = played(
        holding(game(), "hydra-soldier", "hydra-operative"), "vil-hydra-soldier", "vil-hydra-operative"
    )
    assert (attack_of(state), state.numbers["recruit"]) == (1, 1)
