"""What the Allies of the Brotherhood and Ultron do, each in a position of its own."""

from __future__ import annotations

import pytest

from companion.core.language.cards import Card
from companion.engine.legendary.course import EndAction
from companion.engine.legendary.market.requests import Recruit
from companion.engine.legendary.playing.requests import Play, UseAbility
from companion.games.villains import zones
from companion.games.villains.betrayal import Betray
from companion.games.villains.state import VillainsState
from tests.games.villains.box import (
    BINDINGS,
    HELPER,
    MADAME,
    OPERATIVE,
    P1,
    P2,
    P3,
    SOLDIER,
    ability,
    ally,
    clause,
    count,
    designs,
    do,
    emptied,
    find,
    game,
    hide,
    put,
    refused,
    settled,
    top,
    with_numbers,
)
from tests.games.villains.realcards import (
    OF,
    SEATS3,
    answered,
    copy_of,
    held,
    holding,
    in_decks,
    keys,
    played,
    trial,
)

MUTANT = ally("mutant", 4, crew="brotherhood", klass="grey")
POWER = ally("power", 2, ability("play", clause("gain", attack=3), needs_class="tech"))
DEAR = ally("dear", 7, klass="covert", attack=9)


def attack_of(state: VillainsState) -> int:
    return state.numbers.get("attack", 0)


class TestJuggernaut:
    """Nobody stops him."""

    @pytest.mark.rule("VIL-SPEC-02", "VIL-DECK-05")
    def test_the_gem_takes_cheap_cards_off_the_other_decks(self) -> None:
        before = in_decks(in_decks(game(), DEAR), HELPER, seats=(P2,))
        cheap = in_decks(before, ally("cheap", 3), seats=(P2,))
        assert (
            trial("juggernaut-crimson-gem-of-cyttorak", OF["strength"], state=before).numbers["recruit"] == 2
        )
        state = trial("juggernaut-crimson-gem-of-cyttorak", OF["strength"], state=cheap)
        assert (state.numbers["recruit"], held(state)) == (3, [0, 1, 0])
        assert trial("juggernaut-crimson-gem-of-cyttorak", state=cheap).numbers["recruit"] == 2
        zero = in_decks(game(), OPERATIVE)
        assert held(trial("juggernaut-crimson-gem-of-cyttorak", OF["strength"], state=zero)) == [0, 0, 0]

    @pytest.mark.rule("VIL-SPEC-06")
    def test_size_counts_other_dear_cards_that_were_played(self) -> None:
        assert attack_of(trial("juggernaut-size-matters", HELPER, OF["tech"], DEAR)) == 9 + 2 + 2

    @pytest.mark.rule("VIL-PLAY-09")
    def test_a_train_wants_another_card(self) -> None:
        lone = holding(game(), "juggernaut-runaway-train")
        command = Play(P1, copy_of(lone, "vil-juggernaut-runaway-train"))
        assert refused(lone, command).kind == "cost"
        both = played(holding(game(), BINDINGS, "juggernaut-runaway-train"), "vil-juggernaut-runaway-train")
        assert (attack_of(both), designs(both, zones.of(P1, "discard"))) == (4, ("bindings",))

    @pytest.mark.rule("VIL-SPEC-14", "VIL-KW-19")
    def test_a_force_kos_two_cards_of_every_hand_or_of_every_discard_pile(self) -> None:
        before = game()
        for seat in SEATS3:
            before = holding(before, HELPER, BINDINGS, OPERATIVE, seat=seat)
            before = put(before, zones.of(seat, "discard"), DEAR, DEAR, OPERATIVE)
        before = holding(before, "juggernaut-unstoppable-force", HELPER, BINDINGS)
        state = played(before, "vil-juggernaut-unstoppable-force")
        discards = answered(state, "or", *("dear", "dear") * 3)
        assert (attack_of(discards), count(discards, zones.KO), held(discards)) == (5 + 6, 6, [1, 1, 1])
        hands = answered(state, "either", "helper", *("helper", "bindings") * 2)
        assert (attack_of(hands), count(hands, zones.KO)) == (5 + 3, 6)
        assert held(hands, "hand") == [0, 1, 1]


class TestMagneto:
    """Bindings are his weapons."""

    @pytest.mark.rule("VIL-BIND-04")
    def test_levitation_gives_a_bindings_away(self) -> None:
        before = put(game(), zones.of(P1, "discard"), BINDINGS)
        state = trial("magneto-magnetic-levitation", state=before, told=["bindings", P3])
        assert (attack_of(state), designs(state, zones.of(P3, "discard"))) == (3, ("bindings",))
        assert attack_of(trial("magneto-magnetic-levitation", state=before, told=["no"])) == 1

    def test_a_player_who_shows_no_mutant_is_bound(self) -> None:
        before = holding(game(), MUTANT, seat=P2)
        assert trial("magneto-mutants-will-rule", state=before).ask is None
        state = trial("magneto-mutants-will-rule", OF["strength"], state=before, told=[P2])
        bound, spared = answered(state, "none"), answered(state, "mutant")
        assert (bound.numbers["recruit"], held(bound)) == (3, [0, 1, 0])
        assert (spared.numbers["recruit"], held(spared)) == (2, [0, 0, 0])

    @pytest.mark.parametrize("discarded", [False, True])
    def test_scrap_metal_draws_once_something_was_discarded(self, discarded: bool) -> None:
        before = holding(game(), MADAME, "magneto-weapons-from-scrap-metal")
        if discarded:
            before = holding(game(), ally("thrower", 2, ability("play", clause("discard-top", n=1))),
                             "magneto-weapons-from-scrap-metal")  # fmt: skip
            before = played(before, "thrower")
        state = played(before, "vil-magneto-weapons-from-scrap-metal")
        assert held(state, "hand")[0] == 1 and attack_of(state) == 3
        assert ("madame" in designs(state, zones.of(P1, "hand"))) is not discarded

    @pytest.mark.rule("VIL-BIND-01", "VIL-BIND-10")
    def test_the_master_binds_one_player_for_each_other_mutant(self) -> None:
        state = trial("magneto-master-of-magnetism", MUTANT, MUTANT, told=[P2, P1])
        assert (attack_of(state), held(state)) == (4 + 4, [1, 1, 0])
        assert attack_of(trial("magneto-master-of-magnetism", OF["tech"])) == 4

    def test_bindings_that_were_passed_on_were_gained_too(self) -> None:
        before = holding(game(), BINDINGS, BINDINGS, MUTANT, "magneto-master-of-magnetism")
        before, _ = settled(before, Betray(P1, copy_of(before, "bindings")))
        state = played(before, "mutant", "vil-magneto-master-of-magnetism", told=[P2])
        assert attack_of(state) == 4 + 2 * 2


class TestMystique:
    """Somebody else."""

    @pytest.mark.rule("VIL-CARD-19")
    def test_her_class_is_chosen_as_she_is_played(self) -> None:
        before = holding(game(), "mystique-show-your-true-colors", POWER)
        state = played(before, "vil-mystique-show-your-true-colors", told=["tech"])
        assert (attack_of(played(state, "power")), state.numbers["recruit"]) == (3, 2)

    @pytest.mark.rule("VIL-SUPER-09")
    @pytest.mark.parametrize(
        ("before", "given"), [((OF["tech"],), 2), ((OF["tech"], OF["instinct"]), 5), ((OF["instinct"],), 2)]
    )
    def test_hidden_weapons_need_both_icons(self, before: tuple[Card, ...], given: int) -> None:
        assert attack_of(trial("mystique-hidden-weapons", *before)) == given

    @pytest.mark.rule("VIL-CARD-20", "VIL-CARD-21", "VIL-RUL-14")
    def test_the_tide_turns_up_an_ally_and_plays_a_copy_when_she_likes(self) -> None:
        deep = ally("deep", 5, klass="tech", attack=2)
        before = holding(game(allies=(deep, HELPER)), "mystique-turn-the-tide", POWER, POWER)
        state = played(before, "vil-mystique-turn-the-tide", "power")
        assert (attack_of(state), designs(state, zones.ALLIES)) == (0, ("deep", "helper"))
        tide = find(state, "vil-mystique-turn-the-tide")
        state = do(state, UseAbility(P1, tide, 1))
        assert (attack_of(state), designs(state, zones.ALLIES)) == (2, ("helper", "deep"))
        assert attack_of(played(state, "power")) == 5
        assert refused(state, UseAbility(P1, tide, 1)).rule == "VIL-SPEC-01"
        left, _ = settled(played(before, "vil-mystique-turn-the-tide"), EndAction(P1))
        assert (left.turned, left.ready) == ({}, ())

    def test_the_very_card_that_was_shown_is_copied_wherever_it_lies_by_then(self) -> None:
        deep = ally("deep", 5, klass="tech", attack=2)
        before = holding(game(allies=(deep, HELPER, HELPER)), "mystique-turn-the-tide")
        state = played(with_numbers(before, recruit=9), "vil-mystique-turn-the-tide")
        state = do(state, Recruit(P1, top(state, zones.LAIR[0])))
        assert designs(state, zones.LAIR[0]) == ("deep",)
        used = do(state, UseAbility(P1, find(state, "vil-mystique-turn-the-tide"), 1))
        assert (attack_of(used), designs(used, zones.ALLIES)[-1]) == (2, "deep")
        gone = do(state, Recruit(P1, find(state, "deep")))
        late = do(gone, UseAbility(P1, find(gone, "vil-mystique-turn-the-tide"), 1))
        assert attack_of(late) == 0

    @pytest.mark.rule("VIL-KW-20")
    def test_spies_count_the_attack_of_five_allies(self) -> None:
        deck = (
            HELPER,
            ally("a", 2, attack=3),
            ally("b", 2, attack=4),
            HELPER,
            HELPER,
            ally("c", 2, attack=9),
        )
        state = trial("mystique-spy-games", state=game(allies=deck))
        assert attack_of(state) == 7 and state.ask is not None and state.ask.private


class TestSabretooth:
    """Claws and instinct."""

    @pytest.mark.parametrize(("klass", "given"), [("instinct", 4), ("tech", 2)])
    @pytest.mark.parametrize(("told", "gone"), [("go", 1), ("stay", 0)])
    def test_a_leap_looks_at_the_top_card(self, klass: str, given: int, told: str, gone: int) -> None:
        state = trial("sabretooth-leap-of-the-tiger", state=in_decks(game(), OF[klass]), told=[told])
        assert (attack_of(state), held(state)[0]) == (given, gone)

    def test_for_the_team_a_mutant_is_drawn_and_another_card_koed(self) -> None:
        drawn = trial("sabretooth-take-one-for-the-team", state=in_decks(game(), MUTANT), told=["go"])
        assert designs(drawn, zones.of(P1, "hand")) == ("mutant",)
        gone = trial("sabretooth-take-one-for-the-team", state=in_decks(game(), OPERATIVE), told=["go"])
        assert (designs(gone, zones.KO), gone.numbers["recruit"]) == (("operative",), 1)
        kept = trial("sabretooth-take-one-for-the-team", state=in_decks(game(), OPERATIVE), told=["stay"])
        assert count(kept, zones.KO) == 0

    def test_a_predator_sorts_three(self) -> None:
        before = in_decks(game(), MUTANT, OPERATIVE, HELPER)
        state = trial("sabretooth-stealthy-predator", state=before, told=["helper", "operative"])
        assert designs(state, zones.of(P1, "hand")) == ("helper",)
        assert designs(state, zones.of(P1, "discard")) == ("operative",)
        assert designs(state, zones.of(P1, "deck")) == ("mutant",)

    @pytest.mark.rule("VIL-SPEC-08", "VIL-SPEC-04")
    def test_the_upper_hand_kos_tops_of_those_who_show_no_instinct(self) -> None:
        before = holding(in_decks(game(), OPERATIVE), OF["instinct"], seat=P2)
        state = trial("sabretooth-upper-hand", OF["instinct"], state=before, told=["none"])
        assert state.ask is not None and state.ask.seat == P1
        state = answered(state, "go", "of-instinct")
        assert state.ask is not None and state.ask.seat == P1
        state = answered(state, "stay") if state.ask.seat == P1 else state
        assert (count(state, zones.KO), attack_of(state)) == (1, 4 + 1)
        assert attack_of(trial("sabretooth-upper-hand", state=before, told=["go", "none", "go", "go"])) == 4


class TestUltron:
    """Machines."""

    @pytest.mark.rule("VIL-SPEC-06", "VIL-SUPER-06")
    @pytest.mark.parametrize("before", [0, 1, 3])
    def test_a_ray_counts_the_tech_played_before_it(self, before: int) -> None:
        state = holding(game(), *(OF["tech"],) * before, "ultron-encephalo-ray", OF["tech"])
        state = played(state, *("of-tech",) * before, "vil-ultron-encephalo-ray")
        assert attack_of(state) == before

    def test_a_card_of_hydra_becomes_tech_if_there_is_one(self) -> None:
        none = played(holding(game(), "ultron-army-of-ultrons", POWER), "vil-ultron-army-of-ultrons")
        assert not any(name.startswith("turn:as") for name in none.numbers)
        before = holding(game(), "ultron-army-of-ultrons", SOLDIER, POWER)
        state = played(before, "vil-ultron-army-of-ultrons", "soldier")
        assert state.played[-1].klass == "tech"
        assert (attack_of(played(state, "power")), state.numbers["recruit"]) == (4, 2)

    @pytest.mark.rule("VIL-BYST-06")
    @pytest.mark.parametrize("before", [0, 1, 2])
    def test_experiments_kidnap_for_each_other_tech(self, before: int) -> None:
        state = trial("ultron-genetic-experimentation", *(OF["tech"],) * before)
        assert (count(state, zones.victory(P1)), attack_of(state)) == (before, 3)

    @pytest.mark.rule("VIL-SPEC-07", "VIL-SOLO-10")
    def test_molecules_change_the_hands_of_those_without_tech(self) -> None:
        before = holding(holding(game(), DEAR, DEAR, HELPER, seat=P2), OF["tech"], seat=P3)
        plain = trial("ultron-molecular-rearrangement", state=before, told=["none", "of-tech"])
        assert (attack_of(plain), held(plain, "hand")[1:], held(plain)) == (5, [5, 1], [0, 3, 0])
        state = trial("ultron-molecular-rearrangement", OF["tech"], state=before, told=["none", "of-tech"])
        assert (attack_of(state), held(state)) == (5 + 6, [0, 3, 0])
        assert held(trial("ultron-molecular-rearrangement", state=game(players=1)), "hand") == [0]

    def test_of_a_hidden_hand_its_owner_says_how_many_were_dear(self) -> None:
        own = zones.of(P2, "hand")
        before = hide(emptied(game(players=2), own), own, DEAR, DEAR, HELPER, HELPER)
        state = trial("ultron-molecular-rearrangement", OF["tech"], state=before, told=["none"])
        assert state.ask is not None and state.ask.seat == P2 and keys(state) >= {"0", "2"}
        assert attack_of(answered(state, "2")) == 5 + 6
