"""What every Hero of the core set does, each in a position of its own."""

from __future__ import annotations

import pytest

from companion.core.language.cards import Card
from companion.core.language.phrases import phrase
from companion.engine.legendary.course import EndAction
from companion.engine.legendary.fighting import Fight
from companion.engine.legendary.playing.requests import Play
from companion.games.villains import zones
from companion.games.villains.commander import FightCommander, attack
from companion.games.villains.fighting import price
from companion.ground.texts import FluentTexts
from tests.games.villains.box import (
    BINDINGS,
    BYSTANDER,
    P1,
    P2,
    P3,
    THUG,
    ally,
    answer,
    copy_in,
    count,
    designs,
    do,
    fill,
    find,
    guarding,
    put,
    refused,
    settled,
    top,
    with_numbers,
)
from tests.games.villains.cards.core_table import (
    FILLER,
    PRIMERS,
    SHIELD,
    TEAMS,
    WOUND,
    all_wounds,
    core,
    deck,
    hands,
    holding,
    made,
    pile,
    play,
    shows,
    table,
)

COVERT, INSTINCT, RANGED, STRENGTH, TECH = (
    PRIMERS[klass] for klass in ("covert", "instinct", "ranged", "strength", "tech")
)
AVENGER, MUTANT, AGENT = TEAMS["avengers"], TEAMS["x-men"], TEAMS["shield"]
CHEAP, DEAR, ODD = ally("cheap", 2), ally("dear", 6), ally("odd", 5)

# Card, what was played before it, and the Attack and Recruit Points that come, its own included.
POINTS = [
    ("captain-america-a-day-unlike-any-other", (AVENGER, AVENGER), (3 + 6, 0)),
    ("captain-america-a-day-unlike-any-other", (), (3, 0)),
    ("cyclops-x-men-united", (MUTANT, MUTANT, AVENGER), (6 + 4, 0)),
    ("cyclops-x-men-united", (AVENGER,), (6, 0)),
    ("deadpool-oddball", (ODD, CHEAP, ODD), (2 + 2, 0)),
    ("hawkeye-team-player", (AVENGER,), (2 + 1, 0)),
    ("hawkeye-team-player", (MUTANT,), (2, 0)),
    ("hulk-growing-anger", (STRENGTH, STRENGTH), (2 + 1, 0)),
    ("hulk-growing-anger", (TECH,), (2, 0)),
    ("hulk-hulk-smash", (STRENGTH,), (5 + 5, 0)),
    ("hulk-hulk-smash", (), (5, 0)),
    ("iron-man-repulsor-rays", (RANGED,), (2 + 1, 0)),
    ("iron-man-repulsor-rays", (TECH,), (2, 0)),
    ("iron-man-arc-reactor", (TECH, TECH, RANGED), (3 + 2, 0)),
    ("nick-fury-high-tech-weaponry", (TECH,), (2 + 1, 0)),
    ("nick-fury-high-tech-weaponry", (COVERT,), (2, 0)),
    ("nick-fury-legendary-commander", (AGENT, SHIELD, MUTANT), (1 + 2, 0)),
    ("rogue-borrowed-brawn", (STRENGTH,), (1 + 3, 0)),
    ("rogue-borrowed-brawn", (RANGED,), (1, 0)),
    ("thor-odinson", (STRENGTH,), (0, 2 + 2)),
    ("thor-odinson", (TECH,), (0, 2)),
    ("thor-call-lightning", (RANGED,), (3 + 3, 0)),
    ("thor-call-lightning", (INSTINCT,), (3, 0)),
    ("shield-agent", (), (0, 1)),
    ("shield-trooper", (), (1, 0)),
    ("shield-officer", (), (0, 2)),
]
# Card, what was played before it, and how many cards come into the hand.
DRAWS = [
    ("black-widow-mission-accomplished", (), 1),
    ("emma-frost-mental-discipline", (), 1),
    ("hawkeye-quick-draw", (), 1),
    ("iron-man-endless-invention", (), 1),
    ("iron-man-endless-invention", (TECH,), 2),
    ("iron-man-quantum-breakthrough", (), 2),
    ("iron-man-quantum-breakthrough", (TECH,), 4),
    ("storm-gathering-stormclouds", (RANGED,), 1),
    ("storm-gathering-stormclouds", (), 0),
    ("wolverine-keen-senses", (INSTINCT,), 1),
    ("wolverine-keen-senses", (COVERT,), 0),
    ("wolverine-frenzied-slashing", (INSTINCT,), 2),
    ("wolverine-frenzied-slashing", (), 0),
]


@pytest.mark.parametrize(("name", "before", "points"), POINTS)
def test_points(name: str, before: tuple[Card, ...], points: tuple[int, int]) -> None:
    state = table()
    assert made(state, play(state, name, *before)) == points


@pytest.mark.parametrize(("name", "before", "n"), DRAWS)
def test_draws(name: str, before: tuple[Card, ...], n: int) -> None:
    assert hands(play(table(), name, *before)) == [n, 0, 0]


class TestBlackWidow:
    def test_dangerous_rescue_kos_a_card_and_rescues_for_it(self) -> None:
        state = play(put(table(), pile("discard"), FILLER), "black-widow-dangerous-rescue", COVERT)
        done = shows(state)
        assert (designs(done, zones.KO), designs(done, zones.victory(P1))) == (("filler",), ("bystander",))
        left = answer(state, "no")
        assert (count(left, zones.KO), count(left, zones.victory(P1))) == (0, 0)
        assert play(put(table(), pile("discard"), FILLER), "black-widow-dangerous-rescue").ask is None

    def test_mission_accomplished_rescues_after_tech(self) -> None:
        state = play(table(), "black-widow-mission-accomplished", TECH)
        assert (designs(state, zones.victory(P1)), hands(state)[0]) == (("bystander",), 1)

    def test_covert_operation_counts_bystanders(self) -> None:
        before = put(table(), zones.victory(P1), BYSTANDER, BYSTANDER, THUG)
        assert made(before, play(before, "black-widow-covert-operation")) == (2, 0)

    def test_silent_sniper_defeats_whoever_has_a_bystander(self) -> None:
        before = guarding(fill(table(), "a", "b"), 1)
        state = play(before, "black-widow-silent-sniper")
        assert set(designs(state, zones.victory(P1))) == {"a", "bystander"}
        state = play(put(table(), zones.COMMANDER_GUARDED, BYSTANDER), "black-widow-silent-sniper")
        assert set(designs(state, zones.victory(P1))) == {"tactic", "bystander"}
        assert play(fill(table(), "a"), "black-widow-silent-sniper").ask is None


class TestCaptainAmerica:
    @pytest.mark.parametrize(("name", "points"), [
        ("captain-america-avengers-assemble", (0, 3)), ("captain-america-perfect-teamwork", (3, 0)),
    ])  # fmt: skip
    def test_a_point_for_each_colour_of_the_own_heroes(self, name: str, points: tuple[int, int]) -> None:
        other = SHIELD if name.endswith("assemble") else TECH
        before = holding(table(), other, other, COVERT, BINDINGS)
        assert made(before, play(before, name)) == points

    def test_diving_block_wards_off_a_wound(self) -> None:
        before = holding(table(), core("captain-america-diving-block"))
        state = play(before, "hulk-crazed-rampage")
        state = answer(state, "core-captain-america-diving-block")
        assert (all_wounds(state), hands(state)) == ([0, 1, 1], [2, 0, 0])


class TestCyclops:
    @pytest.mark.parametrize(("name", "points"), [
        ("cyclops-determination", (0, 3)), ("cyclops-optic-blast", (3, 0)),
    ])  # fmt: skip
    def test_another_card_is_discarded_to_play_it(self, name: str, points: tuple[int, int]) -> None:
        alone = holding(table(), core(name))
        assert refused(alone, Play(P1, copy_in(alone, P1, f"core-{name}"))).rule == "VIL-BASIC-05"
        before = holding(table(), FILLER)
        state = play(before, name)
        assert (made(before, state), designs(state, pile("discard"))) == (points, ("filler",))

    def test_unending_energy_comes_back_when_an_effect_discards_it(self) -> None:
        energy = core("cyclops-unending-energy")
        state = play(holding(table(), energy), "cyclops-optic-blast")
        assert designs(answer(state, "yes"), pile("hand")) == ("core-cyclops-unending-energy",)
        assert count(answer(state, "no"), pile("hand")) == 0
        before = table()
        assert made(before, play(before, "cyclops-unending-energy")) == (4, 0)


class TestDeadpool:
    def test_here_hold_this_lets_a_villain_capture(self) -> None:
        before = fill(table(), "a", "b")
        state = answer(play(before, "deadpool-here-hold-this-for-a-second"), "b")
        assert [count(state, zone) for zone in zones.GUARDED] == [0, 1, 0, 0, 0]
        assert made(before, state) == (0, 2)

    def test_do_over_changes_the_hand_if_it_is_the_first_card(self) -> None:
        before = holding(table(), FILLER, FILLER)
        state = answer(play(before, "deadpool-hey-can-i-get-a-do-over"), "yes")
        assert (hands(state)[0], count(state, pile("discard"))) == (4, 2)
        assert hands(answer(play(before, "deadpool-hey-can-i-get-a-do-over"), "no"))[0] == 2
        assert play(before, "deadpool-hey-can-i-get-a-do-over", COVERT).ask is None

    def test_random_acts_wounds_the_hand_and_all_pass_to_the_left(self) -> None:
        before = holding(holding(table(), FILLER, seat=P2), CHEAP, seat=P3)
        state = answer(play(before, "deadpool-random-acts-of-unkindness"), "yes")
        held = [designs(state, pile("hand", seat)) for seat in (P1, P2, P3)]
        assert held == [("cheap",), ("wound",), ("filler",)]


class TestEmmaFrost:
    def test_shadowed_thoughts_plays_a_villain_card_for_attack(self) -> None:
        before = table()
        state = play(before, "emma-frost-shadowed-thoughts", COVERT)
        done = answer(state, "yes")
        assert (made(before, done), designs(done, zones.CITY[0])) == ((2 + 2, 0), ("thug",))
        assert made(before, answer(state, "no")) == (2, 0)
        assert play(before, "emma-frost-shadowed-thoughts").ask is None

    def test_psychic_link_lets_each_who_shows_another_mutant_draw(self) -> None:
        before = holding(holding(table(), MUTANT), MUTANT, seat=P3)
        state = play(before, "emma-frost-psychic-link")
        state = answer(shows(state), "no")
        assert (hands(state), state.ask) == ([2, 0, 1], None)
        assert hands(play(table(), "emma-frost-psychic-link")) == [0, 0, 0]

    def test_diamond_form_pays_for_every_defeat(self) -> None:
        state = play(with_numbers(fill(table(), "a", "b"), attack=9), "emma-frost-diamond-form")
        state = do(do(state, Fight(P1, find(state, "a"))), FightCommander(P1))
        assert (state.numbers["attack"], state.numbers["recruit"]) == (9 + 5 - 1 - 8, 6)


class TestGambit:
    def test_card_shark_draws_a_mutant_alone(self) -> None:
        assert hands(play(deck(table(), MUTANT), "gambit-card-shark"))[0] == 1
        state = play(deck(table(), FILLER), "gambit-card-shark")
        assert (hands(state)[0], designs(state, pile("deck"))) == (0, ("filler",))

    def test_stack_the_deck_draws_two_and_puts_one_back(self) -> None:
        state = answer(play(holding(table(), MUTANT), "gambit-stack-the-deck"), "of-x-men")
        assert (hands(state)[0], designs(state, pile("deck"))[0]) == (2, "of-x-men")

    def test_hypnotic_charm_looks_at_the_own_deck_and_after_instinct_at_all(self) -> None:
        state = answer(play(table(), "gambit-hypnotic-charm"), "go")
        assert [count(state, pile("discard", seat)) for seat in (P1, P2, P3)] == [1, 0, 0]
        state = play(table(), "gambit-hypnotic-charm", INSTINCT)
        for choice in ("stay", "go", "stay"):
            assert state.ask is not None and state.ask.seat == P1
            state = answer(state, choice)
        assert [count(state, pile("discard", seat)) for seat in (P1, P2, P3)] == [0, 1, 0]

    def test_high_stakes_jackpot_is_worth_the_cost_of_the_top_card(self) -> None:
        before = deck(table(), DEAR, FILLER)
        state = play(before, "gambit-high-stakes-jackpot")
        assert (made(before, state), designs(state, pile("deck"))) == ((4 + 6, 0), ("dear", "filler"))


class TestHawkeye:
    def test_covering_fire_lets_all_others_draw_or_discard(self) -> None:
        before = holding(holding(table(), FILLER, seat=P2), FILLER, seat=P3)
        state = play(before, "hawkeye-covering-fire", TECH)
        assert hands(answer(state, "either")) == [0, 2, 2]
        assert hands(answer(state, "or")) == [0, 0, 0]
        assert play(before, "hawkeye-covering-fire").ask is None

    def test_impossible_trick_shot_rescues_three_for_every_defeat(self) -> None:
        state = play(with_numbers(fill(table(), "a"), attack=9), "hawkeye-impossible-trick-shot")
        state = do(state, Fight(P1, find(state, "a")))
        assert designs(state, zones.victory(P1)).count("bystander") == 3
        state = do(state, FightCommander(P1))
        assert designs(state, zones.victory(P1)).count("bystander") == 6


class TestHulk:
    def test_unstoppable_hulk_kos_a_wound_for_attack(self) -> None:
        before = put(holding(table(), BINDINGS), pile("discard"), WOUND)
        state = play(before, "hulk-unstoppable-hulk")
        done = answer(state, "wound")
        assert (made(before, done), designs(done, zones.KO)) == ((2 + 2, 0), ("wound",))
        assert made(before, answer(state, "no")) == (2, 0)

    def test_crazed_rampage_wounds_everybody(self) -> None:
        assert all_wounds(play(table(), "hulk-crazed-rampage")) == [1, 1, 1]


class TestNickFury:
    def test_battlefield_promotion_trades_an_agent_for_an_officer(self) -> None:
        before = holding(table(), SHIELD, FILLER)
        state = answer(answer(play(before, "nick-fury-battlefield-promotion"), "agent"), "either")
        assert designs(state, zones.KO) == ("agent",)
        assert set(designs(state, pile("hand"))) == {"filler", "core-shield-officer"}
        kept = answer(play(before, "nick-fury-battlefield-promotion"), "no")
        assert (count(kept, zones.KO), hands(kept)[0]) == (0, 2)

    def test_pure_fury_defeats_who_is_weaker_than_the_fallen_are_many(self) -> None:
        before = put(put(table(), zones.KO, *(SHIELD,) * 5), zones.CITY[1], THUG)
        assert designs(play(before, "nick-fury-pure-fury"), zones.victory(P1)) == ("thug",)
        few = put(put(table(), zones.KO, *(SHIELD,) * 4), zones.CITY[1], THUG)
        assert designs(play(few, "nick-fury-pure-fury"), zones.victory(P1)) == ()
        many = put(table(), zones.KO, *(SHIELD,) * 9)
        assert designs(play(many, "nick-fury-pure-fury"), zones.victory(P1)) == ("tactic",)


class TestRogue:
    def test_energy_drain_kos_a_card_for_a_point(self) -> None:
        before = put(table(), pile("discard"), FILLER)
        state = play(before, "rogue-energy-drain", COVERT)
        done = shows(state)
        assert (made(before, done), designs(done, zones.KO)) == ((0, 2 + 1), ("filler",))
        assert made(before, answer(state, "no")) == (0, 2)

    @pytest.mark.rule("VIL-RUL-14")
    def test_copy_powers_becomes_another_card_and_stays_covert_too(self) -> None:
        before = table()
        state = answer(play(before, "rogue-copy-powers", STRENGTH, core("hulk-growing-anger")),
                       "core-hulk-growing-anger")  # fmt: skip
        assert made(before, state) == (3 + 3, 0)
        assert (len(state.played), set(state.played[-1].klass.split("+"))) == (3, {"strength", "covert"})

    def test_steal_abilities_plays_the_top_card_of_every_deck(self) -> None:
        before = deck(deck(deck(table(), DEAR), ally("two", 2, attack=2), seat=P2), WOUND, seat=P3)
        state = play(before, "rogue-steal-abilities")
        assert made(before, state) == (4 + 2, 0)
        gone = [designs(state, pile("discard", seat)) for seat in (P1, P2, P3)]
        assert gone == [("dear",), ("two",), ("wound",)]


class TestSpiderMan:
    @pytest.mark.parametrize(("name", "points"), [
        ("spider-man-astonishing-strength", (0, 1)), ("spider-man-great-responsibility", (1, 0)),
        ("spider-man-web-shooters", (0, 0)),
    ])  # fmt: skip
    def test_a_cheap_top_card_is_drawn(self, name: str, points: tuple[int, int]) -> None:
        before = deck(table(), CHEAP)
        state = play(before, name)
        assert (hands(state)[0], made(before, state)) == (1, points)
        assert hands(play(deck(table(), FILLER), name))[0] == 0

    def test_web_shooters_rescue_a_bystander(self) -> None:
        assert designs(play(table(), "spider-man-web-shooters"), zones.victory(P1)) == ("bystander",)

    def test_the_amazing_one_takes_all_cheap_cards_of_three(self) -> None:
        before = deck(table(), FILLER, CHEAP, DEAR, MUTANT)
        state = play(before, "spider-man-the-amazing-spider-man")
        assert designs(state, pile("hand")) == ("cheap",)
        state = answer(state, "dear")
        assert designs(state, pile("deck")) == ("dear", "filler", "of-x-men")


class TestStorm:
    def test_lightning_bolt_weakens_whoever_is_on_the_rooftops(self) -> None:
        before = put(put(table(), zones.CITY[2], THUG), zones.CITY[3], THUG)
        state = play(before, "storm-lightning-bolt")
        assert [price(state, top(state, zones.CITY[at])) for at in (2, 3)] == [2, 4]

    @pytest.mark.parametrize(("language", "one"), [("en", "on the Rooftops"), ("fr", "sur les Rooftops")])
    def test_what_is_told_of_it_names_the_rooftops_alone(self, language: str, one: str) -> None:
        told = FluentTexts("villains").say(phrase("event-FoesWeakened", what="rooftops", by=2), language)
        assert (one in told, "Adversa" in told) == (True, False)

    def test_spinning_cyclone_moves_a_villain_and_rescues_its_bystanders(self) -> None:
        before = guarding(fill(table(), "a", "b"), 1)
        state = answer(play(before, "storm-spinning-cyclone"), "yes")
        state = answer(answer(state, "a"), str(zones.CITY[1]))
        assert (designs(state, zones.CITY[1]), designs(state, zones.victory(P1))) == (("a",), ("bystander",))

    def test_tidal_wave_weakens_the_bridge_and_after_ranged_the_mastermind(self) -> None:
        before = put(table(), zones.CITY[4], THUG)
        state = play(before, "storm-tidal-wave")
        assert (price(state, top(state, zones.CITY[4])), attack(state)) == (2, 8)
        state = play(before, "storm-tidal-wave", RANGED)
        assert (price(state, top(state, zones.CITY[4])), attack(state)) == (2, 6)


class TestThor:
    def test_surge_of_power_needs_eight_recruit_points(self) -> None:
        before = with_numbers(table(), turn__made=6)
        assert made(before, play(before, "thor-surge-of-power")) == (3, 2)
        less = with_numbers(table(), turn__made=5)
        assert made(less, play(less, "thor-surge-of-power")) == (0, 2)

    def test_god_of_thunder_pays_for_fights_with_recruit_points(self) -> None:
        state = play(put(table(), zones.CITY[0], THUG), "thor-god-of-thunder")
        state = do(state, Fight(P1, top(state, zones.CITY[0])))
        assert (state.numbers["attack"], state.numbers["recruit"]) == (0, 1)


class TestWolverine:
    def test_healing_factor_kos_a_wound_for_a_card(self) -> None:
        before = holding(table(), WOUND)
        state = play(before, "wolverine-healing-factor")
        assert (hands(answer(state, "wound"))[0], hands(answer(state, "no"))[0]) == (1, 1)
        assert designs(answer(state, "wound"), zones.KO) == ("wound",)

    def test_berserker_rage_counts_all_cards_drawn_in_the_turn(self) -> None:
        before = table()
        assert hands(play(before, "wolverine-berserker-rage"))[0] == 3
        assert made(before, play(before, "wolverine-berserker-rage")) == (0, 0)
        primed = play(before, "wolverine-berserker-rage", INSTINCT, core("hawkeye-quick-draw"))
        assert made(before, primed) == (1 + 4, 0)


def test_a_hand_that_is_kept_from_the_end_of_a_turn_is_none() -> None:
    """What is discarded at the end of a turn says nothing of it."""
    state, _ = settled(holding(table(), core("cyclops-unending-energy")), EndAction(P1))
    assert designs(state, pile("discard")) == ("core-cyclops-unending-energy",)
