"""What every Villain and Henchman of the core set does, each in a position of its own."""

from __future__ import annotations

import pytest

from companion.core.language.cards import Card
from companion.engine.legendary.course import EndAction
from companion.engine.legendary.fighting import Fight
from companion.games.villains import zones
from companion.games.villains.ending import worth
from companion.games.villains.fighting import price
from companion.games.villains.state import VillainsState
from tests.games.villains.box import (
    BYSTANDER,
    P1,
    P2,
    THUG,
    TWIST,
    ability,
    ally,
    answer,
    card,
    clause,
    count,
    designs,
    do,
    emptied,
    find,
    guarding,
    lair,
    put,
    refused,
    settled,
    with_numbers,
)
from tests.games.villains.cards.core_table import (
    FILLER,
    PRIMERS,
    SEATS,
    SHIELD,
    TEAMS,
    WOUND,
    all_wounds,
    core,
    deck,
    enters,
    escapes,
    fight,
    hands,
    holding,
    pile,
    place,
    play,
    refuses,
    shows,
    standing,
    table,
    tactic,
)

MUTANT, AVENGER = TEAMS["x-men"], TEAMS["avengers"]
# Who wounds everybody that shows no such Hero, and when.
SHOWN = [
    ("brotherhood-sabretooth", MUTANT, "fight"), ("brotherhood-sabretooth", MUTANT, "escape"),
    ("enemies-of-asgard-frost-giant", PRIMERS["ranged"], "fight"),
    ("enemies-of-asgard-frost-giant", PRIMERS["ranged"], "escape"),
    ("enemies-of-asgard-ymir-frost-giant-king", PRIMERS["ranged"], "ambush"),
    ("masters-of-evil-ultron", PRIMERS["tech"], "escape"),
    ("radiation-zzzax", PRIMERS["strength"], "fight"), ("radiation-zzzax", PRIMERS["strength"], "escape"),
]  # fmt: skip
MOMENTS = {"fight": fight, "escape": escapes, "ambush": enters}


@pytest.mark.parametrize(("name", "hero", "on"), SHOWN)
def test_who_shows_no_such_hero_gains_a_wound(name: str, hero: object, on: str) -> None:
    before = table()
    for seat in SEATS:
        before = holding(before, hero, seat=seat)  # type: ignore[arg-type]
    state = MOMENTS[on](before, name)
    state = refuses(shows(refuses(state)))
    assert (all_wounds(state), state.ask) == ([1, 0, 1], None)


def discarding(state: VillainsState, *cards: object) -> VillainsState:
    """The State with these cards in everybody's discard pile."""
    for seat in SEATS:
        state = put(state, pile("discard", seat), *cards)  # type: ignore[arg-type]
    return state


def all_holding(*cards: object) -> VillainsState:
    """A table at which everybody holds these cards."""
    state = table()
    for seat in SEATS:
        state = holding(state, *cards, seat=seat)  # type: ignore[arg-type]
    return state


def answered(state: VillainsState, *designs: str) -> VillainsState:
    """The State after these answers, and nothing is asked any more."""
    for design in designs:
        state = answer(state, design)
    assert state.ask is None
    return state


class TestBrotherhood:
    @pytest.mark.parametrize(("name", "hero"), [
        ("brotherhood-blob", MUTANT), ("spider-foes-venom", PRIMERS["covert"]),
    ])  # fmt: skip
    def test_only_who_has_such_a_hero_beats_it(self, name: str, hero: object) -> None:
        before = standing(with_numbers(table(), attack=9), name)
        assert refused(before, Fight(P1, find(before, f"core-{name}"))).kind == "target"
        shown = put(before, pile("played"), hero)  # type: ignore[arg-type]
        state = do(shown, Fight(P1, find(shown, f"core-{name}")))
        assert designs(state, zones.victory(P1)) == (f"core-{name}",)

    @pytest.mark.parametrize(("name", "hero"), [
        ("brotherhood-blob", MUTANT), ("spider-foes-venom", PRIMERS["covert"]),
    ])  # fmt: skip
    def test_no_effect_defeats_it_without_such_a_hero_either(self, name: str, hero: Card) -> None:
        before = standing(table(), name)
        assert designs(tactic(before, "loki-cruel-ruler"), place("sewers")) == (f"core-{name}",)
        state = tactic(put(before, pile("played"), hero), "loki-cruel-ruler")
        assert f"core-{name}" in designs(state, zones.victory(P1))

    def test_juggernaut_kos_heroes_of_discard_piles_then_of_hands(self) -> None:
        state = enters(discarding(table(), FILLER, SHIELD, WOUND), "brotherhood-juggernaut")
        for _ in SEATS:
            state = answer(state, "agent")
        assert [designs(state, pile("discard", seat)) for seat in SEATS] == [("wound",)] * 3
        state = escapes(all_holding(FILLER, SHIELD, WOUND), "brotherhood-juggernaut")
        for _ in SEATS:
            state = answer(state, "agent")
        assert [designs(state, pile("hand", seat)) for seat in SEATS] == [("wound",)] * 3

    @pytest.mark.rule("VIL-TWIST-04")
    def test_mystique_becomes_a_twist(self) -> None:
        plot = card("binding", "plot", ability("twist", clause("gain-bindings", who="each")), twists=8)
        before = put(emptied(table(), zones.PLOT), zones.PLOT, plot)
        state = escapes(before, "brotherhood-mystique")
        assert (state.numbers["twists"], [count(state, pile("discard", seat)) for seat in SEATS]) == (
            1,
            [1] * 3,
        )
        assert "core-brotherhood-mystique" in designs(state, zones.KO)
        killbots = core("scheme-replace-earths-leaders-with-killbots")
        state = escapes(put(emptied(table(), zones.PLOT), zones.PLOT, killbots), "brotherhood-mystique")
        assert designs(state, zones.BESIDE) == ("core-brotherhood-mystique",)


class TestEnemiesOfAsgard:
    def test_destroyer_kos_all_agents_of_whoever_fights(self) -> None:
        before = put(all_holding(SHIELD, FILLER, SHIELD), pile("played"), SHIELD)
        state = fight(before, "enemies-of-asgard-destroyer")
        assert (designs(state, zones.KO), hands(state)) == (("agent",) * 3, [1, 3, 3])

    def test_destroyer_kos_two_heroes_of_everybody_as_it_escapes(self) -> None:
        state = escapes(all_holding(SHIELD, FILLER, WOUND), "enemies-of-asgard-destroyer")
        for _ in SEATS:
            state = answer(state, "agent")
        assert [designs(state, pile("hand", seat)) for seat in SEATS] == [("wound",)] * 3

    def test_enchantress_draws_three(self) -> None:
        assert hands(fight(table(), "enemies-of-asgard-enchantress")) == [3, 0, 0]

    def test_ymir_heals_a_player_who_is_chosen(self) -> None:
        before = put(holding(table(), WOUND, FILLER, seat=P2), pile("discard", P2), WOUND)
        state = answer(fight(before, "enemies-of-asgard-ymir-frost-giant-king"), P2)
        assert designs(answered(state, "wound", "wound"), zones.KO) == ("wound", "wound")
        assert designs(answered(state, "wound", "no"), zones.KO) == ("wound",)


class TestHydra:
    def test_endless_armies_play_two_cards(self) -> None:
        before = put(
            emptied(table(), zones.ADVERSARIES), zones.ADVERSARIES, TWIST, TWIST, THUG, face_up=False
        )
        state = fight(before, "hydra-endless-armies-of-hydra")
        assert (state.numbers["twists"], count(state, zones.ADVERSARIES)) == (2, 1)

    def test_kidnappers_may_bring_an_officer(self) -> None:
        state = fight(table(), "hydra-hydra-kidnappers")
        assert designs(answer(state, "yes"), pile("discard")) == ("core-shield-officer",)
        assert count(answer(state, "no"), pile("discard")) == 0

    def test_supreme_hydra_is_worth_three_more_for_each_other(self) -> None:
        supreme, viper = core("hydra-supreme-hydra"), core("hydra-viper")
        state = put(table(), zones.victory(P1), supreme, viper, viper, BYSTANDER)
        assert worth(state, P1) == 3 + 2 * 3 + 2 * 3 + 1
        assert worth(put(table(), zones.victory(P2), supreme), P2) == 3

    @pytest.mark.parametrize("on", ["fight", "escape"])
    def test_viper_wounds_who_has_no_other(self, on: str) -> None:
        before = put(table(), zones.victory(P2), core("hydra-supreme-hydra"))
        assert all_wounds(MOMENTS[on](before, "hydra-viper")) == [1, 0, 1]


class TestMastersOfEvil:
    def test_baron_zemo_rescues_for_each_avenger(self) -> None:
        before = put(holding(table(), AVENGER, MUTANT), pile("played"), AVENGER)
        state = fight(before, "masters-of-evil-baron-zemo")
        assert designs(state, zones.victory(P1)).count("bystander") == 2

    def test_melter_kos_tops_of_decks_as_the_fighter_chooses(self) -> None:
        state = fight(table(), "masters-of-evil-melter")
        for choice in ("go", "stay", "go"):
            assert state.ask is not None and state.ask.seat == P1
            state = answer(state, choice)
        assert [count(state, pile("deck", seat)) for seat in SEATS] == [7, 8, 7]
        assert designs(state, zones.KO) == ("filler", "filler")

    def test_ultron_is_worth_one_more_for_each_tech_hero(self) -> None:
        before = deck(
            put(table(), zones.victory(P1), core("masters-of-evil-ultron")), PRIMERS["tech"], FILLER
        )
        before = holding(put(before, pile("discard"), PRIMERS["tech"]), PRIMERS["tech"])
        assert worth(before, P1) == 2 + 3

    @pytest.mark.parametrize(
        ("space", "gone"), [("rooftops", 2), ("bridge", 2), ("sewers", 0), ("streets", 0)]
    )
    def test_whirlwind_kos_two_heroes_high_above(self, space: str, gone: int) -> None:
        before = standing(
            with_numbers(holding(table(), SHIELD, SHIELD), attack=9), "masters-of-evil-whirlwind", space
        )
        state = do(before, Fight(P1, find(before, "core-masters-of-evil-whirlwind")))
        assert count(state, zones.KO) == gone


class TestRadiation:
    @pytest.mark.parametrize(("space", "n"), [("streets", 3), ("bridge", 3), ("sewers", 0), ("rooftops", 0)])
    def test_abomination_frees_three_on_streets_or_bridge(self, space: str, n: int) -> None:
        state = fight(table(), "radiation-abomination", space)
        assert designs(state, zones.victory(P1)).count("bystander") == n

    def test_the_leader_plays_another_card(self) -> None:
        state = enters(table(), "radiation-the-leader")
        assert [designs(state, zones.CITY[at]) for at in (0, 1)] == [
            ("thug",),
            ("core-radiation-the-leader",),
        ]

    def test_maestro_kos_a_hero_for_each_strong_one(self) -> None:
        strong = PRIMERS["strength"]
        state = fight(
            put(holding(table(), strong, SHIELD, SHIELD), pile("played"), strong), "radiation-maestro"
        )
        assert designs(answered(state, "agent", "agent"), zones.KO) == ("agent", "agent")

    def test_maestro_counts_a_copy_as_what_it_became(self) -> None:
        strong = PRIMERS["strength"]
        copied = answer(play(table(), "rogue-copy-powers", strong, SHIELD), str(strong.design))
        state = fight(holding(copied, SHIELD, SHIELD, SHIELD), "radiation-maestro")
        assert designs(answered(state, "agent", "agent"), zones.KO) == ("agent", "agent")


class TestSkrulls:
    def test_paibok_gives_everybody_a_hero_that_the_fighter_chooses(self) -> None:
        state = fight(lair(table(), 1, 2, 3, 4, 5), "skrulls-paibok-the-power-skrull")
        for name in ("cost-2", "cost-1", "cost-4"):
            assert state.ask is not None and state.ask.seat == P1
            state = answer(state, name)
        gained = [designs(state, pile("discard", seat)) for seat in SEATS]
        assert gained == [("cost-2",), ("cost-1",), ("cost-4",)]

    @pytest.mark.parametrize(("name", "hero", "attack"), [
        ("skrulls-skrull-queen-veranke", "cost-8", 8), ("skrulls-skrull-shapeshifters", "cost-1", 1),
    ])  # fmt: skip
    def test_some_hide_a_hero_that_is_their_attack_and_is_gained(
        self, name: str, hero: str, attack: int
    ) -> None:
        state = enters(lair(table(), 1, 8, 3, 4, 5), name)
        slot = find(state, f"core-{name}")
        assert price(state, slot) == attack
        beaten = do(with_numbers(state, attack=attack), Fight(P1, slot))
        assert designs(beaten, pile("discard")) == (hero,)
        assert designs(beaten, zones.victory(P1)) == (f"core-{name}",)

    def test_a_hero_under_one_that_escapes_goes_with_it_and_is_no_bystander(self) -> None:
        before = holding(put(table(), zones.GUARDED[0], ally("taken", 4)), FILLER)
        state = escapes(before, "skrulls-skrull-shapeshifters")
        assert set(designs(state, zones.OVERRUN)) == {"core-skrulls-skrull-shapeshifters", "taken"}
        assert (state.numbers.get("carried", 0), hands(state)[0]) == (0, 1)

    def test_super_skrull_kos_a_hero_of_everybody(self) -> None:
        state = fight(all_holding(SHIELD, WOUND), "skrulls-super-skrull")
        assert (designs(state, zones.KO), hands(state)) == (("agent",) * 3, [1, 1, 1])


class TestSpiderFoes:
    def test_doctor_octopus_draws_eight(self) -> None:
        state = fight(deck(table(), *(FILLER,) * 20), "spider-foes-doctor-octopus")
        state = fight(state, "spider-foes-doctor-octopus", "bank")
        state, _ = settled(state, EndAction(P1))
        assert hands(state)[0] == 8

    def test_green_goblin_captures_a_bystander(self) -> None:
        state = enters(table(), "spider-foes-green-goblin")
        assert designs(state, zones.GUARDED[0]) == ("bystander",)

    @pytest.mark.parametrize(("space", "wounds"), [("sewers", [0, 1, 1]), ("bank", [0, 0, 0])])
    def test_the_lizard_wounds_the_others_in_the_sewers(self, space: str, wounds: list[int]) -> None:
        assert all_wounds(fight(table(), "spider-foes-the-lizard", space)) == wounds

    def test_venom_wounds_everybody_as_it_escapes(self) -> None:
        assert all_wounds(escapes(table(), "spider-foes-venom")) == [1, 1, 1]


class TestHenchmen:
    def test_a_doombot_kos_one_of_two_and_lays_the_other_back(self) -> None:
        state = fight(deck(table(), SHIELD, FILLER, MUTANT), "doombot-legion")
        state = answered(state, "agent")
        assert (designs(state, zones.KO), designs(state, pile("deck"))) == (
            ("agent",),
            ("filler", "of-x-men"),
        )

    def test_a_hand_ninja_gives_a_recruit_point(self) -> None:
        assert fight(table(), "hand-ninjas").numbers["recruit"] == 1

    def test_a_savage_mutate_brings_a_card_more(self) -> None:
        state, _ = settled(fight(table(), "savage-land-mutates"), EndAction(P1))
        assert hands(state)[0] == 7

    def test_a_sentinel_kos_a_hero_of_whoever_fights(self) -> None:
        state = fight(all_holding(SHIELD, WOUND), "sentinel")
        assert (designs(state, zones.KO), hands(state)) == (("agent",), [1, 2, 2])


@pytest.mark.rule("VIL-MIX-02", "VIL-OVER-05", "VIL-OVER-08")
def test_a_bystander_that_a_villain_captured_is_carried_off_by_its_escape() -> None:
    before = guarding(all_holding(FILLER), 1)
    state = escapes(before, "spider-foes-green-goblin")
    assert (state.numbers["carried"], hands(state)) == (1, [0, 0, 0])
