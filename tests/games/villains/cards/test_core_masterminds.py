"""What every Mastermind, Tactic and Scheme of the core set does, each in a position of its own."""

from __future__ import annotations

import pytest

from companion.engine.legendary.course import EndAction
from companion.engine.legendary.fighting import Fight
from companion.engine.legendary.opening import BeginTurn
from companion.engine.legendary.playing.requests import Play
from companion.games.villains import zones
from companion.games.villains.commander import attack
from companion.games.villains.ending import DeckRanOut
from companion.games.villains.fighting import price
from companion.games.villains.overruns import overrun
from companion.games.villains.wounds import Heal
from tests.games.villains.box import (
    BYSTANDER,
    P1,
    P2,
    P3,
    THUG,
    TWIST,
    ability,
    answer,
    card,
    clause,
    copy_in,
    count,
    designs,
    do,
    drafted,
    emptied,
    fill,
    guarding,
    in_phase,
    lair,
    put,
    refused,
    settled,
    top,
    with_numbers,
    worked_off,
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
    hands,
    holding,
    pile,
    refuses,
    shows,
    struck,
    table,
    tactic,
    twisted,
)
from tests.games.villains.mixbox import mix

MUTANT, TECH, STRENGTH = TEAMS["x-men"], PRIMERS["tech"], PRIMERS["strength"]


class TestDrDoom:
    def test_who_holds_six_cards_shows_tech_or_puts_two_back(self) -> None:
        before = holding(holding(table(), TECH, *(FILLER,) * 5), *(FILLER,) * 6, seat=P2)
        before = holding(before, *(FILLER,) * 5, seat=P3)
        state = shows(struck(before, "dr-doom"))
        while state.ask is not None:
            state = answer(state, "none" if state.ask.why.key == "ask-show" else "filler")
        assert hands(state) == [6, 4, 5]
        assert [count(state, pile("deck", seat)) for seat in SEATS] == [8, 10, 8]

    def test_dark_technology_may_recruit_tech_or_ranged(self) -> None:
        before = put(emptied(table(), *zones.LAIR), zones.LAIR[0], PRIMERS["ranged"])
        before = put(put(before, zones.LAIR[1], MUTANT), zones.LAIR[2], TECH)
        for space in zones.LAIR[3:]:
            before = put(before, space, FILLER)
        state = tactic(before, "dr-doom-dark-technology")
        assert {option.key for option in getattr(state.ask, "options", ())} == {
            f"slot:{top(before, zones.LAIR[0])}", f"slot:{top(before, zones.LAIR[2])}", "no",
        }  # fmt: skip
        assert designs(answer(state, "primer-tech"), pile("discard")) == ("primer-tech",)
        assert count(answer(state, "no"), pile("discard")) == 0

    def test_monarchs_decree_lets_all_others_draw_or_discard(self) -> None:
        before = holding(holding(table(), FILLER, seat=P2), FILLER, seat=P3)
        state = tactic(before, "dr-doom-monarchs-decree")
        assert (hands(answer(state, "either")), hands(answer(state, "or"))) == ([0, 2, 2], [0, 0, 0])

    def test_secrets_of_time_travel_bring_another_turn(self) -> None:
        state, _ = settled(tactic(table(), "dr-doom-secrets-of-time-travel"), EndAction(P1))
        assert (state.active, state.turn.number) == (P1, 2)

    def test_treasures_of_latveria_bring_three_cards_more(self) -> None:
        before = deck(table(), *(FILLER,) * 12)
        state, _ = settled(tactic(before, "dr-doom-treasures-of-latveria"), EndAction(P1))
        assert hands(state)[0] == 9


class TestLoki:
    def test_who_shows_no_strength_gains_a_wound(self) -> None:
        state = struck(holding(holding(table(), STRENGTH), STRENGTH, seat=P3), "loki")
        assert all_wounds(refuses(shows(state))) == [0, 1, 1]

    def test_cruel_ruler_defeats_a_villain(self) -> None:
        state = answer(tactic(fill(table(), "a", "b"), "loki-cruel-ruler"), "b")
        assert set(designs(state, zones.victory(P1))) == {"core-loki-cruel-ruler", "b"}

    def test_maniacal_tyrant_kos_up_to_four_discarded_cards(self) -> None:
        before = put(table(), pile("discard"), *(WOUND,) * 5, FILLER)
        state = tactic(before, "loki-maniacal-tyrant")
        for choice in ("wound", "wound", "filler", "no"):
            state = answer(state, choice)
        assert (sorted(designs(state, zones.KO)), state.ask) == (["filler", "wound", "wound"], None)

    def test_vanishing_illusions_take_a_villain_of_each_other(self) -> None:
        before = table()
        for seat in SEATS:
            before = put(before, zones.victory(seat), THUG, BYSTANDER)
        state = tactic(before, "loki-vanishing-illusions")
        assert designs(state, zones.KO) == ("thug", "thug")
        assert [designs(state, zones.victory(seat)) for seat in (P2, P3)] == [("bystander",)] * 2

    def test_whispers_and_lies_take_two_bystanders_of_each_other(self) -> None:
        before = put(put(table(), zones.victory(P2), *(BYSTANDER,) * 3), zones.victory(P3), BYSTANDER)
        state = tactic(put(before, zones.victory(P1), BYSTANDER), "loki-whispers-and-lies")
        assert [designs(state, zones.victory(seat)).count("bystander") for seat in SEATS] == [1, 1, 0]


class TestMagneto:
    def test_who_shows_no_mutant_discards_down_to_four(self) -> None:
        before = holding(table(), MUTANT, *(FILLER,) * 5)
        before = holding(holding(before, *(FILLER,) * 6, seat=P2), *(FILLER,) * 3, seat=P3)
        state = shows(struck(before, "magneto"))
        while state.ask is not None:
            state = answer(state, "none" if state.ask.why.key == "ask-show" else "filler")
        assert hands(state) == [6, 4, 3]

    def test_bitter_captor_recruits_a_mutant(self) -> None:
        before = put(emptied(table(), zones.LAIR[3]), zones.LAIR[3], MUTANT)
        state = tactic(before, "magneto-bitter-captor")
        assert (designs(state, pile("discard")), state.numbers["turn:recruited"]) == (("of-x-men",), 1)

    def test_crushing_shockwave_wounds_the_others_twice(self) -> None:
        state = tactic(holding(table(), MUTANT, seat=P2), "magneto-crushing-shockwave")
        assert all_wounds(shows(state)) == [0, 0, 2]
        assert all_wounds(refuses(state)) == [0, 2, 2]

    def test_electromagnetic_bubble_keeps_a_mutant_for_the_next_hand(self) -> None:
        before = put(table(), pile("played"), MUTANT, FILLER)
        state, _ = settled(tactic(before, "magneto-electromagnetic-bubble"), EndAction(P1))
        assert (hands(state)[0], "of-x-men" in designs(state, pile("hand"))) == (7, True)

    def test_xaviers_nemesis_rescues_for_each_mutant(self) -> None:
        state = tactic(
            put(holding(table(), MUTANT, FILLER), pile("played"), MUTANT), "magneto-xaviers-nemesis"
        )
        assert designs(state, zones.victory(P1)).count("bystander") == 2


class TestRedSkull:
    def test_everybody_kos_a_hero_of_the_hand(self) -> None:
        before = holding(holding(table(), SHIELD, WOUND), WOUND, seat=P2)
        state = struck(holding(before, SHIELD, SHIELD, seat=P3), "red-skull")
        assert (designs(state, zones.KO).count("agent"), hands(state)) == (2, [1, 1, 1])

    def test_endless_resources_and_grenades_give_points(self) -> None:
        assert tactic(table(), "red-skull-endless-resources").numbers["recruit"] == 4
        usual = tactic(table(), "loki-cruel-ruler").numbers["attack"]
        assert tactic(table(), "red-skull-negablast-grenades").numbers["attack"] == usual + 3

    def test_hydra_conspiracy_draws_two_and_one_for_each_of_hydra(self) -> None:
        before = put(table(), zones.victory(P1), core("hydra-viper"), core("hydra-hydra-kidnappers"), THUG)
        assert hands(tactic(before, "red-skull-hydra-conspiracy"))[0] == 4

    def test_ruthless_dictator_kos_one_discards_one_and_lays_one_back(self) -> None:
        state = tactic(deck(table(), SHIELD, FILLER, MUTANT, TECH), "red-skull-ruthless-dictator")
        state = answer(answer(state, "filler"), "agent")
        piles = (zones.KO, pile("discard"), pile("deck"))
        assert [designs(state, zone) for zone in piles] == [
            ("filler",),
            ("agent",),
            ("of-x-men", "primer-tech"),
        ]


class TestSchemes:
    def test_midtown_bank_robbery(self) -> None:
        """Whoever is in the bank guards two more and grows by them; eight carried off lose the game."""
        before = guarding(put(table(bystanders=(BYSTANDER,) * 9), zones.CITY[1], THUG), 2)
        state = twisted(before, "midtown-bank-robbery")
        assert designs(state, zones.CITY[0]) == ("thug",)
        assert (count(state, zones.GUARDED[1]), price(state, top(state, zones.CITY[1]))) == (3, 7)
        assert twisted(with_numbers(table(), carried=7), "midtown-bank-robbery").outcome == ""
        assert twisted(with_numbers(table(), carried=8), "midtown-bank-robbery").outcome == "lost"
        opened = mix(2, plot="core-scheme-midtown-bank-robbery", board="heroic")
        assert count(opened, zones.BYSTANDERS) == 72 - 12

    def test_the_legacy_virus(self) -> None:
        """Who shows no tech is wounded; with the last Wound the game is lost."""
        state = twisted(holding(table(), TECH), "the-legacy-virus")
        assert all_wounds(shows(state)) == [0, 1, 1]
        before = put(emptied(table(), zones.WOUNDS), zones.WOUNDS, *(WOUND,) * 3)
        assert twisted(before, "the-legacy-virus").outcome == "lost"
        assert [count(mix(n), zones.WOUNDS) for n in (2, 4)] == [12, 24]

    def test_negative_zone_prison_breakout(self) -> None:
        """Two cards more with every Twist, one Henchman group more, and twelve escapes lose the game."""
        state = twisted(table(), "negative-zone-prison-breakout")
        assert [designs(state, zones.CITY[at]) for at in (0, 1)] == [("thug",), ("thug",)]
        assert twisted(with_numbers(table(), overran=12), "negative-zone-prison-breakout").outcome == "lost"
        opened = mix(2, plot="core-scheme-negative-zone-prison-breakout")
        backup = {card.stack for card in opened.table.cards.values() if card.kind == "backup"}
        assert len(backup) == 2

    def test_portals_to_the_dark_dimension(self) -> None:
        """The Commander grows first, then space after space from the left; the seventh is the end."""
        before = table()
        for at in range(5):
            before = put(before, zones.CITY[at], THUG)
        for times, more in ((1, []), (2, [4]), (4, [4, 3, 2]), (6, [4, 3, 2, 1, 0])):
            state = twisted(before, "portals-to-the-dark-dimension", times)
            assert (attack(state), count(state, zones.BESIDE)) == (9, times)
            strong = [at for at in range(5) if price(state, top(state, zones.CITY[at])) == 5]
            assert sorted(strong) == sorted(more)
        assert state.outcome == ""
        assert twisted(before, "portals-to-the-dark-dimension", 7).outcome == "lost"

    @pytest.mark.rule("VIL-RUL-09")
    def test_super_hero_civil_war(self) -> None:
        """All Heroes of the HQ are KO'd; once their deck has run out the game is lost, not drawn."""
        before = lair(table(allies=(FILLER,) * 6), 1, 2, 3, 4, 9)
        state = twisted(before, "super-hero-civil-war")
        assert sorted(designs(state, zones.KO))[:5] == ["cost-1", "cost-2", "cost-3", "cost-4", "cost-9"]
        assert (count(state, zones.ALLIES), state.outcome) == (1, "")
        last = twisted(lair(table(allies=(FILLER,) * 5), 1, 2, 3, 4, 9), "super-hero-civil-war")
        assert last.outcome == "lost"
        wanted = [(mix(n, plot="core-scheme-super-hero-civil-war"), n) for n in (2, 3, 4, 5)]
        heroes = [
            len({card.stack for card in state.table.cards.values() if card.kind == "ally"} - BASICS)
            for state, _ in wanted
        ]
        assert heroes == [4, 5, 5, 6]
        twists = [
            sum(card is not None and card.kind == "plot-twist" for card in map(state.table.card, lying))
            for state, _ in wanted
            if (lying := state.table.zone(zones.ADVERSARIES))
        ]
        assert twists == [8, 8, 5, 5]

    def test_unleash_the_power_of_the_cosmic_cube(self) -> None:
        """Wounds for all with Twists five and six, three with the seventh; the eighth is the end."""
        name = "unleash-the-power-of-the-cosmic-cube"
        assert [all_wounds(twisted(table(), name, n)) for n in (4, 5, 6, 7)] == [
            [0] * 3, [1] * 3, [2] * 3, [5] * 3,
        ]  # fmt: skip
        assert count(twisted(table(), name, 7), zones.BESIDE) == 7
        assert twisted(table(), name, 8).outcome == "lost"


BASICS = {"hydra-operatives", "hydra-soldiers", "madame-hydra", "new-recruits", "shield-officers"}


def test_a_deck_that_has_run_out_is_told_once() -> None:
    """It is what the end of a Scheme hangs on."""
    draft = drafted(emptied(table(), zones.ALLIES))
    state = worked_off(draft)
    assert [event for event in draft.events if isinstance(event, DeckRanOut)]
    assert state.ran_out == ("allies",)


class TestDisguises:
    """Schemes under which other cards of the deck are Villains."""

    def test_secret_invasion_of_the_skrull_shapeshifters(self) -> None:
        """Heroes of the Villain Deck fight for their cost and two, and come to whoever beats them."""
        name = "secret-invasion-of-the-skrull-shapeshifters"
        state = twisted(lair(table(), 1, 2, 7, 4, 5), name)
        assert (designs(state, zones.CITY[0]), price(state, top(state, zones.CITY[0]))) == (("cost-7",), 9)
        beaten = do(with_numbers(state, attack=9), Fight(P1, top(state, zones.CITY[0])))
        assert (designs(beaten, pile("discard")), beaten.numbers["attack"]) == (("cost-7",), 0)
        before = put(emptied(table(), zones.PLOT), zones.PLOT, core(f"scheme-{name}"))
        before = put(emptied(before, zones.ADVERSARIES), zones.ADVERSARIES, FILLER, THUG, face_up=False)
        played = do(in_phase(before, "reveal"), BeginTurn(P1))
        assert (designs(played, zones.CITY[0]), price(played, top(played, zones.CITY[0]))) == (("filler",), 5)
        assert twisted(put(table(), zones.OVERRUN, *(FILLER,) * 6), name).outcome == "lost"

    def test_it_takes_six_heroes_twelve_of_their_cards_and_the_skrulls(self) -> None:
        state = mix(3, plot="core-scheme-secret-invasion-of-the-skrull-shapeshifters", board="heroic")
        lying = map(state.table.card, state.table.zone(zones.ADVERSARIES))
        kinds = [card.kind for card in lying if card is not None]
        assert (kinds.count("ally"), count(state, zones.ALLIES)) == (12, 6 * 14 - 12 - 5)
        assert "villains-skrulls" in {card.stack for card in state.table.cards.values()}

    def test_replace_earths_leaders_with_killbots(self) -> None:
        """Bystanders of the Villain Deck are as strong as Twists lie there, and five escapes lose."""
        name = "replace-earths-leaders-with-killbots"
        before = put(emptied(table(), zones.PLOT), zones.PLOT, core(f"scheme-{name}"))
        before = put(before, zones.BESIDE, TWIST, TWIST)
        before = put(emptied(before, zones.ADVERSARIES), zones.ADVERSARIES, BYSTANDER, THUG, face_up=False)
        state = do(in_phase(before, "reveal"), BeginTurn(P1))
        assert (designs(state, zones.CITY[0]), price(state, top(state, zones.CITY[0]))) == (("bystander",), 2)
        beaten = do(with_numbers(state, attack=2), Fight(P1, top(state, zones.CITY[0])))
        assert (designs(beaten, zones.victory(P1)), beaten.numbers["attack"]) == (("bystander",), 0)
        again = twisted(before, name)
        assert count(again, zones.BESIDE) == 3
        draft = drafted(state)
        overrun(draft, top(state, zones.CITY[0]))
        gone = shows(worked_off(draft))
        assert (gone.numbers["overran:bystander"], gone.numbers.get("carried", 0)) == (1, 0)
        assert twisted(with_numbers(table(), overran__bystander=5), name).outcome == "lost"
        opened = mix(2, plot=f"core-scheme-{name}")
        assert (count(opened, zones.BESIDE), count(opened, zones.BYSTANDERS)) == (3, 72 - 18)


class TestCardsThatOnlyCallOnOthers:
    """Twists and Strikes of the core set, and its Wounds."""

    @pytest.mark.rule("VIL-MIX-03", "VIL-MIX-05")
    def test_its_twists_and_strikes_let_plot_and_commander_of_either_half_speak(self) -> None:
        plot = card("binding", "plot", ability("twist", clause("gain-bindings", who="each")), twists=8)
        leader = card(
            "leader", "commander", ability("command-strike", clause("gain-bindings", n=2)), attack=9
        )
        before = put(emptied(table(), zones.PLOT, zones.COMMANDER), zones.PLOT, plot)
        before = put(before, zones.COMMANDER, leader)
        for name, bound in (("scheme-twist", [1, 1, 1]), ("master-strike", [2, 0, 0])):
            laid = put(emptied(before, zones.ADVERSARIES), zones.ADVERSARIES, core(name), THUG, face_up=False)
            state = do(in_phase(laid, "reveal"), BeginTurn(P1))
            assert [count(state, pile("discard", seat)) for seat in SEATS] == bound
            assert designs(state, zones.KO) == (f"core-{name}",)

    @pytest.mark.rule("VIL-MIX-17", "VIL-MIX-16")
    def test_its_wounds_are_healed_all_at_once_and_never_played(self) -> None:
        before = holding(table(), core("wound"), core("wound"), FILLER)
        copy = copy_in(before, P1, "core-wound")
        state = do(before, Heal(P1, copy))
        assert (designs(state, zones.KO), hands(state)[0]) == (("core-wound",) * 2, 1)
        assert refused(before, Play(P1, copy)).rule == "VIL-PLAY-05"
