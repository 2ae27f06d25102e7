"""What the eight Plots bring, each Twist, special rule and way to lose in a position of its own."""

from __future__ import annotations

import pytest

from companion.engine.legendary.fighting import Fight
from companion.engine.legendary.market.requests import Recruit
from companion.games.villains import zones
from companion.games.villains.board import strips
from companion.games.villains.fighting import price
from companion.games.villains.freeing import front
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
    RECRUIT,
    THUG,
    TWIST,
    after,
    ally,
    city,
    clause,
    count,
    designs,
    do,
    emptied,
    fill,
    find,
    game,
    guarding,
    lair,
    put,
    refused,
    top,
    with_numbers,
)
from tests.games.villains.realcards import (
    answered,
    dear_lair,
    held,
    holding,
    keys,
    killed,
    overran,
    real,
    twisted,
)
from tests.games.villains.wholebox import opened

FIVE, ONE = ally("costs-5", 5, klass="covert"), ally("costs-1", 1, klass="tech")
COP, SQUAD, THOR = real("cops"), real("shield-assault-squad"), real("avengers-thor")


def laid_out(name: str, players: int = 2, **choices: object) -> VillainsState:
    """A game of the real box with this Plot, up to the first turn."""
    return opened(players, plot=f"vil-plot-{name}", **choices)


class TestVault:
    """The underground prison."""

    PLOT = "plot-build-an-underground-megavault-prison"

    @pytest.mark.rule("VIL-SETUP-05", "VIL-BIND-07")
    def test_there_are_five_bindings_for_each_and_none_left_loses(self) -> None:
        assert count(laid_out("build-an-underground-megavault-prison", 3), zones.BINDINGS) == 15
        state = twisted(self.PLOT, bindings=3, state=lambda state: fill(state, "", "", "", "", "e"))
        assert (held(state), state.outcome) == ([1, 1, 1], "lost")
        assert (
            twisted(self.PLOT, bindings=4, state=lambda state: fill(state, "", "", "", "", "e")).outcome == ""
        )

    @pytest.mark.rule("VIL-CARD-01", "VIL-CARD-02")
    def test_into_empty_sewers_comes_an_adversary_that_is_on_top(self) -> None:
        assert city(twisted(self.PLOT, THOR))[4] == "vil-avengers-thor"
        other = twisted(self.PLOT, BYSTANDER)
        assert (city(other)[4], designs(other, zones.ADVERSARIES)[0]) == ("", "bystander")


class TestCrown:
    """Thor's own."""

    PLOT = "plot-crown-thor-king-of-asgard"

    @pytest.mark.rule("VIL-CARD-05")
    def test_thor_lies_beside_the_plot_and_comes_by_a_twist(self) -> None:
        state = laid_out("crown-thor-king-of-asgard")
        assert designs(state, zones.BESIDE) == ("vil-avengers-thor",)
        state = twisted(self.PLOT, state=lambda state: put(state, zones.BESIDE, THOR))
        assert (city(state)[0], count(state, zones.GUARDED[0])) == ("vil-avengers-thor", 3)

    @pytest.mark.rule("VIL-CARD-06", "VIL-CARD-07", "VIL-CARD-09")
    def test_in_the_city_he_overruns_and_a_triumph_is_counted(self) -> None:
        def there(state: VillainsState) -> VillainsState:
            state = dear_lair(put(guarding(state, 2, 3), zones.CITY[1], THOR))
            return put(state, zones.KO, TWIST)

        state = twisted(self.PLOT, state=lambda state: holding_all(there(state)))
        assert designs(state, zones.BESIDE) == ("twist",)
        assert (designs(state, zones.OVERRUN).count("bystander"), held(state)[1:]) == (3, [1, 1])

    @pytest.mark.rule("VIL-TWIST-05")
    def test_three_triumphs_lose_the_game(self) -> None:
        plot = real(self.PLOT)
        before = put(put(game(plot=plot), zones.BESIDE, TWIST, TWIST), zones.KO, TWIST)
        assert overran("avengers-thor", before).outcome == "lost"
        assert overran("avengers-hulk", before).outcome == ""


def holding_all(state: VillainsState) -> VillainsState:
    """The State in which everybody holds one card that nobody demolishes."""
    for seat in (P1, P2, P3):
        state = holding(state, ONE, seat=seat)
    return state


class TestCrushHydra:
    """Whoever HYDRA loses."""

    PLOT = "plot-crush-hydra"

    @pytest.mark.rule("VIL-SPEC-09", "VIL-TWIST-03")
    def test_everybody_in_the_city_takes_a_recruit_or_a_madame(self) -> None:
        state = twisted(self.PLOT, state=lambda state: emptied(fill(state, "a", "", "c"), zones.NEW_RECRUITS))
        assert [designs(state, zone) for zone in zones.GUARDED[:3]] == [("madame",), (), ("madame",)]
        state = twisted(self.PLOT, state=lambda state: fill(state, "a", "", "c"))
        assert [designs(state, zone) for zone in zones.GUARDED[:3]] == [("recruit",), (), ("recruit",)]
        assert price(state, find(state, "a")) == 2

    @pytest.mark.rule("VIL-FIGHT-10", "VIL-BYST-04")
    def test_they_make_stronger_and_are_gained_by_whoever_wins(self) -> None:
        before = put(guarding(fill(game(plot=real(self.PLOT)), "a"), 1, 1), zones.GUARDED[0], RECRUIT, MADAME)
        state = with_numbers(before, attack=3)
        assert price(state, find(state, "a")) == 3
        state = do(state, Fight(P1, find(state, "a")))
        assert sorted(designs(state, zones.of(P1, "discard"))) == ["madame", "recruit"]
        assert sorted(designs(state, zones.victory(P1))) == ["a", "bystander"]

    @pytest.mark.rule("VIL-OVER-13", "VIL-TWIST-05")
    def test_the_eighth_twist_carries_them_off_and_eleven_lose(self) -> None:
        def late(state: VillainsState) -> VillainsState:
            state = put(guarding(fill(state, "a"), 1, 1), zones.GUARDED[0], RECRUIT)
            return with_numbers(state, twists=7)

        state = twisted(self.PLOT, state=late)
        assert (designs(state, zones.OVERRUN), count(state, zones.GUARDED[0])) == (("recruit",), 1)
        full = twisted(self.PLOT, state=lambda state: put(late(state), zones.OVERRUN, *(RECRUIT,) * 10))
        assert (state.outcome, full.outcome) == ("", "lost")
        assert laid_out("crush-hydra").table.zone(zones.BESIDE) == ()


class TestGraduation:
    """Young mutants."""

    PLOT = "plot-graduation-at-xaviers-x-academy"

    @pytest.mark.rule("VIL-OVER-14", "VIL-BYST-01")
    def test_eight_lie_there_each_twist_takes_one_and_eight_lose(self) -> None:
        assert count(laid_out("graduation-at-xaviers-x-academy"), zones.BESIDE) == 8

        def some(n: int) -> VillainsState:
            two = (BYSTANDER, BYSTANDER)
            return twisted(
                self.PLOT,
                state=lambda state: put(put(state, zones.BESIDE, *two), zones.OVERRUN, *(BYSTANDER,) * n),
            )

        state = some(0)
        assert (count(state, zones.BESIDE), count(state, zones.OVERRUN), held(state)) == (1, 1, [0, 0, 0])
        assert (some(6).outcome, some(7).outcome) == ("", "lost")


class TestSpies:
    """In the Lair."""

    PLOT = "plot-infiltrate-the-lair-with-spies"

    @pytest.mark.rule("VIL-OVER-14", "VIL-SETUP-10")
    def test_three_come_with_every_twist_and_those_of_the_last_are_lost(self) -> None:
        assert count(laid_out("infiltrate-the-lair-with-spies"), zones.BESIDE) == 21

        def beside(state: VillainsState) -> VillainsState:
            return put(put(state, zones.BESIDE, *(BYSTANDER,) * 9), zones.SPIES[1], BYSTANDER, BYSTANDER)

        state = twisted(self.PLOT, state=beside)
        assert [count(state, zone) for zone in zones.SPIES] == [1, 1, 0, 0, 1]
        assert (count(state, zones.OVERRUN), count(state, zones.BESIDE), held(state)) == (2, 6, [0, 0, 0])
        full = twisted(self.PLOT, state=lambda state: put(beside(state), zones.OVERRUN, *(BYSTANDER,) * 10))
        assert (state.outcome, full.outcome) == ("", "lost")

    @pytest.mark.rule("VIL-BYST-07", "VIL-RECR-05")
    def test_who_recruits_the_ally_kidnaps_them(self) -> None:
        before = put(
            with_numbers(game(plot=real(self.PLOT)), recruit=9), zones.SPIES[1], real("public-speaker")
        )
        state = do(before, Recruit(P1, top(before, zones.LAIR[1])))
        assert (designs(state, zones.victory(P1)), state.numbers["recruit"]) == (("vil-public-speaker",), 6)
        other = do(before, Recruit(P1, top(before, zones.LAIR[0])))
        assert count(other, zones.SPIES[1]) == 1 and count(other, zones.LAIR[0]) == 1

    @pytest.mark.rule("VIL-OVER-02", "VIL-OVER-14")
    def test_where_the_ally_leaves_otherwise_they_are_lost(self) -> None:
        before = put(lair(game(plot=real(self.PLOT)), 7, 7, 2, 7, 7), zones.SPIES[2], BYSTANDER)
        for said in (clause("ko-lair", what="costs-little"), clause("gain-card", cost=6, **{"from": "lair"})):
            state = after(before, said)
            assert (designs(state, zones.OVERRUN), count(state, zones.SPIES[2])) == (("bystander",), 0)
            assert count(state, zones.LAIR[2]) == 1
        swap = put(holding(before, ally("other", 2), seat=P2), zones.SPIES[0], BYSTANDER)
        state = answered(after(swap, clause("swap-lair"), seat=P2), "other")
        assert (count(state, zones.SPIES[2]), count(state, zones.SPIES[0])) == (0, 1)


class TestWarMachines:
    """Armour for squads."""

    PLOT = "plot-mass-produce-war-machine-armor"

    @pytest.mark.rule("VIL-CARD-17", "VIL-TWIST-02")
    def test_every_twist_arms_the_squads_and_brings_one_back(self) -> None:
        state = twisted(self.PLOT, state=lambda state: put(
            put(state, zones.victory(P1), SQUAD), zones.BESIDE, TWIST))  # fmt: skip
        assert (designs(state, zones.BESIDE), city(state)[0]) == (
            ("twist", "twist"),
            "vil-shield-assault-squad",
        )
        assert price(state, find(state, "vil-shield-assault-squad")) == 3 + 2
        alone = laid_out("mass-produce-war-machine-armor", 1, backup=["backup-shield-assault-squad"])
        squads = sum(copy.startswith("villains/vil-shield-assault-squad") for copy in alone.table.designs)
        assert squads == 10

    def test_three_squads_in_the_pile_lose(self) -> None:
        before = put(game(plot=real(self.PLOT)), zones.OVERRUN, SQUAD, SQUAD)
        assert overran("shield-assault-squad", before).outcome == "lost"
        assert overran("cops", before).outcome == ""


class TestNornStones:
    """Heroes who come back."""

    PLOT = "plot-resurrect-heroes-with-norn-stones"

    @pytest.mark.rule("VIL-TWIST-03", "VIL-OVER-13")
    def test_six_twists_bring_one_back_and_the_others_take_them_for_good(self) -> None:
        state = twisted(self.PLOT, state=lambda state: put(state, zones.victory(P1), THOR))
        assert city(dear_lair(state))[:2] == ("thug", "vil-avengers-thor")

        def late(state: VillainsState) -> VillainsState:
            for seat in (P1, P2, P3):
                state = put(state, zones.victory(seat), THUG)
            return with_numbers(state, twists=6)

        state = twisted(self.PLOT, state=late)
        assert (designs(state, zones.OVERRUN), city(state)[0]) == (("thug",) * 3, "")
        full = twisted(self.PLOT, state=lambda state: put(late(state), zones.OVERRUN, *(THUG,) * 6))
        assert (state.outcome, full.outcome) == ("", "lost")


class TestCells:
    """Behind bars."""

    PLOT = "plot-cage-villains-in-power-suppressing-cells"

    @pytest.mark.rule("VIL-CARD-04", "VIL-SPEC-14")
    def test_everybody_loses_an_ally_that_is_not_grey_under_a_cop(self) -> None:
        assert count(laid_out("cage-villains-in-power-suppressing-cells", 3), zones.BESIDE) == 6

        def ready(state: VillainsState) -> VillainsState:
            state = holding(holding(state, FIVE, ONE), OPERATIVE, BINDINGS, seat=P2)
            state = put(holding(state, HELPER, seat=P3), zones.victory(P2), COP)
            return put(state, zones.BESIDE, COP)

        state = twisted(self.PLOT, state=ready)
        assert state.ask is not None and state.ask.seat == P1
        state = answered(state, "costs-5")
        assert designs(state, zones.of(P1, "caged")) == ("vil-cops", "costs-5")
        assert designs(state, zones.of(P3, "caged")) == ("vil-cops", "helper")
        assert (count(state, zones.victory(P2)), count(state, zones.of(P2, "caged"))) == (0, 0)
        assert state.outcome == ""

    @pytest.mark.rule("VIL-TWIST-05", "VIL-CARD-04")
    def test_without_a_cop_for_somebody_good_wins(self) -> None:
        def few(state: VillainsState) -> VillainsState:
            for seat in (P1, P2, P3):
                state = holding(state, ONE, seat=seat)
            return put(state, zones.BESIDE, COP, COP)

        assert twisted(self.PLOT, state=few).outcome == "lost"
        assert twisted(self.PLOT, state=lambda state: put(few(state), zones.BESIDE, COP)).outcome == ""

    @pytest.mark.rule("VIL-FIGHT-02", "VIL-FIGHT-06", "VIL-SPEC-04")
    def test_a_cop_is_fought_where_it_stands_and_the_ally_is_anybodys(self) -> None:
        caged = zones.of(P2, "caged")
        before = put(with_numbers(game(plot=real(self.PLOT)), attack=3), caged, COP, FIVE, COP, ONE)
        first, second = (slot for slot in before.table.zone(caged) if before.table.card(slot) == COP)
        state = do(before, Fight(P1, second))
        assert keys(state) == {P1, P2, P3} and state.ask is not None and state.ask.seat == P1
        state = answered(state, P3)
        assert designs(state, zones.of(P3, "discard")) == ("costs-1",)
        assert (designs(state, caged), designs(state, zones.victory(P1))) == (
            ("vil-cops", "costs-5"),
            ("vil-cops",),
        )
        assert designs(state, zones.of(P1, "discard")) == ("recruit",), "its Fight effect"
        assert refused(state, Fight(P1, first)).rule == "VIL-FIGHT-03"
        ally_there = next(slot for slot in before.table.zone(caged) if before.table.card(slot) == FIVE)
        assert refused(before, Fight(P1, ally_there)).rule == "VIL-FIGHT-14"
        freed = answered(killed(before, first), P1)
        assert "costs-5" in designs(freed, zones.of(P1, "discard"))

    def test_everybody_sees_who_is_locked_up(self) -> None:
        state = put(game(plot=real(self.PLOT)), zones.of(P2, "caged"), COP, FIVE)
        assert [lying.note.key for lying in front(state, P2) if lying.note] == ["note-caging", "note-caged"]
        assert list(front(state, P1)) == []


def test_everybody_sees_who_spies_in_the_lair() -> None:
    state = put(game(), zones.SPIES[1], BYSTANDER)
    lair_strip = next(strip for strip in strips(state, (), None) if strip.id == "lair")
    tiles = [[tile.note.key for tile in place.tiles if tile.note] for place in lair_strip.places[:3]]
    assert tiles == [[], ["note-spy"], []]
