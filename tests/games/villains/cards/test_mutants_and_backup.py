"""What Adversaries with X-Treme Attack, their friends and the Backup groups do, each in its own position."""

from __future__ import annotations

import pytest

from companion.core.language.ids import SeatId
from companion.engine.legendary.course import EndAction
from companion.engine.legendary.fighting import Fight
from companion.games.villains import zones
from companion.games.villains.fighting import price
from companion.games.villains.state import VillainsState
from tests.games.villains.box import (
    BINDINGS,
    HELPER,
    P1,
    P2,
    P3,
    THUG,
    adversary,
    ally,
    city,
    count,
    designs,
    do,
    emptied,
    fill,
    game,
    guarding,
    keep_orders,
    put,
    refused,
    settled,
    top,
    with_numbers,
)
from tests.games.villains.realcards import (
    OF,
    answered,
    beaten,
    entered,
    held,
    holding,
    in_decks,
    overran,
    played,
    real,
)

FREE, ONE, TWO, FIVE = (ally(f"costs-{n}", n) for n in (0, 1, 2, 5))
MUTANT = ally("mutant", 4, crew="brotherhood", klass="grey")
FIERCE = adversary("fierce", 2, marks=("x-treme-attack",))


def bare(state: VillainsState, *seats: SeatId) -> VillainsState:
    """The State in which these hands are empty."""
    return emptied(state, *(zones.of(seat, "hand") for seat in seats))


class TestUncannyAvengers:
    """Mutants who joined."""

    @pytest.mark.rule("VIL-SPEC-03", "VIL-SPEC-14")
    def test_havok_changes_the_hands_of_those_without_a_ranged_ally(self) -> None:
        before = holding(holding(holding(game(), FREE, ONE, TWO), OF["ranged"], seat=P2), FREE, seat=P3)
        state = answered(entered("uncanny-avengers-havok", before), "costs-0", "costs-1", "of-ranged")
        assert (held(state), held(state, "hand")) == ([2, 0, 1], [2, 1, 1])

    @pytest.mark.rule("VIL-RUL-14", "VIL-SOLO-09")
    def test_rogue_takes_what_the_others_can_do(self) -> None:
        before = in_decks(in_decks(game(), ally("strong", 3, attack=2)), BINDINGS, seats=(P3,))
        state = beaten("uncanny-avengers-rogue", before)
        assert (held(state), state.numbers["attack"], len(state.played)) == ([0, 1, 1], 2, 1)
        two = beaten("uncanny-avengers-rogue", in_decks(before, FREE, seats=(P3,)))
        assert answered(two, "costs-0").numbers.get("attack", 0) == 0
        alone = beaten(
            "uncanny-avengers-rogue", in_decks(game(players=1), ally("a", 1, attack=1), seats=(P1,))
        )
        assert (alone.numbers["attack"], held(alone)) == (1, [1])

    @pytest.mark.rule("VIL-BIND-06")
    def test_scarlet_witch_draws_odd_costs(self) -> None:
        state = beaten("uncanny-avengers-scarlet-witch", in_decks(bare(game(), P1), ONE, FREE, FIVE, TWO))
        assert sorted(designs(state, zones.of(P1, "hand"))) == ["costs-1", "costs-5"]
        assert designs(state, zones.of(P1, "discard")) == ("costs-0",)

    def test_wolverine_grows_with_every_card_drawn_and_comes_back(self) -> None:
        state = put(with_numbers(game(), turn__drawn=3), zones.CITY[0], real("uncanny-avengers-wolverine"))
        assert price(state, top(state, zones.CITY[0])) == 7 + 3
        before = holding(bare(game(deck=(THUG,)), P1, P3), OF["instinct"], seat=P2)
        state = overran("uncanny-avengers-wolverine", before)
        state = keep_orders(answered(state, "of-instinct"))
        assert (held(state), count(state, zones.ADVERSARIES), count(state, zones.OVERRUN)) == (
            [1, 0, 1],
            2,
            0,
        )

    @pytest.mark.rule("VIL-KW-16", "VIL-KW-17")
    @pytest.mark.parametrize(("design", "attack"), [
        ("uncanny-avengers-havok", 4), ("uncanny-avengers-rogue", 4), ("uncanny-avengers-wolverine", 7),
        ("uncanny-x-men-colossus", 5), ("uncanny-x-men-nightcrawler", 4), ("uncanny-x-men-shadowcat", 2),
        ("uncanny-x-men-storm", 4), ("x-men-first-class-angel", 4), ("x-men-first-class-iceman", 5),
        ("x-men-first-class-jean-grey", 6), ("x-men-first-class-beast", 5), ("x-men-first-class-cyclops", 6),
    ])  # fmt: skip
    def test_x_treme_attack_counts_the_others(self, design: str, attack: int) -> None:
        state = put(put(game(), zones.CITY[0], real(design)), zones.CITY[1], FIERCE)
        assert price(state, top(state, zones.CITY[0])) == attack + 1


class TestUncannyXMen:
    """Children of the atom."""

    @pytest.mark.rule("VIL-SPEC-02")
    def test_colossus_takes_a_bindings_or_binds_the_others(self) -> None:
        before = put(bare(game(), P1), zones.of(P1, "discard"), BINDINGS)
        state = beaten("uncanny-x-men-colossus", before)
        assert designs(answered(state, "bindings"), zones.KO) == ("bindings",)
        assert held(answered(state, "no")) == [1, 1, 1]
        assert held(beaten("uncanny-x-men-colossus", bare(game(players=1), P1))) == [1]

    @pytest.mark.rule("VIL-END-03")
    def test_nightcrawler_brings_an_ally_into_the_next_hand(self) -> None:
        before = put(bare(game(), P1), zones.of(P1, "played"), HELPER, FIVE)
        state = answered(beaten("uncanny-x-men-nightcrawler", before), "costs-5")
        state, _ = settled(state, EndAction(P1))
        assert (held(state, "hand")[0], held(state)[0]) == (7, 1)
        assert "costs-5" in designs(state, zones.of(P1, "hand"))

    def test_two_of_them_bring_two(self) -> None:
        before = put(bare(game(), P1), zones.of(P1, "played"), HELPER, FIVE)
        state = answered(beaten("uncanny-x-men-nightcrawler", before), "costs-5")
        state = answered(beaten("uncanny-x-men-nightcrawler", state), "helper")
        state, _ = settled(state, EndAction(P1))
        assert held(state, "hand")[0] == 8

    @pytest.mark.rule("VIL-KW-12")
    def test_shadowcat_is_elusive(self) -> None:
        state = put(with_numbers(game(), attack=2), zones.CITY[0], real("uncanny-x-men-shadowcat"))
        command = Fight(P1, top(state, zones.CITY[0]))
        assert refused(with_numbers(state, turn__made=4), command).rule == "VIL-KW-12"
        assert count(do(with_numbers(state, turn__made=5), command), zones.victory(P1)) == 1

    @pytest.mark.rule("VIL-CITY-08")
    def test_storm_flies_to_the_rooftops_and_binds_there(self) -> None:
        state = entered("uncanny-x-men-storm", guarding(fill(game(), "", "", "x"), 3, 1))
        assert city(state) == ("x", "", "vil-uncanny-x-men-storm", "", "")
        assert count(state, zones.GUARDED[0]) == 1
        assert held(beaten("uncanny-x-men-storm", space=3)) == [0, 1, 1]
        assert held(beaten("uncanny-x-men-storm", space=2)) == [0, 0, 0]


class TestXMenFirstClass:
    """Pupils."""

    def test_angel_draws_two_and_discards_one(self) -> None:
        state = answered(
            beaten("x-men-first-class-angel", holding(in_decks(game(), ONE, TWO), FREE)), "costs-0"
        )
        assert (held(state, "hand")[0], designs(state, zones.of(P1, "discard"))) == (2, ("costs-0",))

    @pytest.mark.parametrize("ranged", [0, 2])
    def test_iceman_draws_for_the_ranged_allies_that_were_played(self, ranged: int) -> None:
        before = played(holding(game(), *(OF["ranged"],) * ranged), *("of-ranged",) * ranged)
        assert held(beaten("x-men-first-class-iceman", before), "hand")[0] == ranged

    def test_jean_grey_guards_for_each_of_the_fierce_ones(self) -> None:
        state = entered("x-men-first-class-jean-grey", put(game(), zones.CITY[2], FIERCE, THUG))
        assert count(state, zones.GUARDED[0]) == 2
        before = guarding(game(), 1, 3)
        assert beaten("x-men-first-class-jean-grey", before).numbers["recruit"] == 3

    @pytest.mark.parametrize("others", [0, 1])
    def test_beast_takes_another_ally_beside_a_fierce_one(self, others: int) -> None:
        before = put(holding(game(), *(HELPER,) * 3), zones.CITY[2], *(FIERCE,) * others)
        assert count(beaten("x-men-first-class-beast", before), zones.KO) == 1 + others

    @pytest.mark.rule("VIL-FIGHT-14", "VIL-SPEC-13")
    def test_cyclops_wants_a_card_too(self) -> None:
        state = put(with_numbers(game(), attack=6), zones.CITY[0], real("x-men-first-class-cyclops"))
        command = Fight(P1, top(state, zones.CITY[0]))
        assert refused(bare(state, P1), command).rule == "VIL-FIGHT-14"
        state = answered(do(holding(state, FREE, ONE), command), "costs-0")
        assert (designs(state, zones.of(P1, "discard")), count(state, zones.victory(P1))) == (("costs-0",), 1)

    @pytest.mark.rule("VIL-SPEC-08")
    def test_cyclops_overruns_and_who_shows_no_mutant_discards(self) -> None:
        before = holding(holding(holding(game(), FREE), MUTANT, seat=P2), FREE, seat=P3)
        assert held(answered(overran("x-men-first-class-cyclops", before), "mutant")) == [1, 0, 1]


class TestBackup:
    """Whoever comes in numbers."""

    def test_warriors_let_draw(self) -> None:
        assert held(beaten("asgardian-warriors"), "hand") == [7, 6, 6]

    @pytest.mark.rule("VIL-BASIC-08")
    def test_cops_bring_a_new_recruit(self) -> None:
        assert designs(beaten("cops"), zones.of(P1, "discard")) == ("recruit",)

    @pytest.mark.parametrize("others", [0, 1, 2])
    def test_multiple_man_takes_an_ally_for_each_other_of_him(self, others: int) -> None:
        before = put(holding(game(), *(HELPER,) * 4), zones.victory(P1), *(real("multiple-man"),) * others)
        assert count(beaten("multiple-man", before), zones.KO) == others

    @pytest.mark.rule("VIL-SPEC-03")
    def test_a_squad_discards_a_top_and_kos_an_ally_there(self) -> None:
        state = beaten("shield-assault-squad", in_decks(game(), ONE))
        assert (designs(state, zones.KO), held(state)[0]) == (("costs-1",), 0)
        state = beaten("shield-assault-squad", in_decks(game(), BINDINGS))
        assert (count(state, zones.KO), held(state)[0]) == (0, 1)

    def test_a_top_that_nobody_knows_can_be_koed_by_its_name(self) -> None:
        state = beaten("shield-assault-squad")
        assert state.ask is not None
        state = answered(state, "soldier")
        assert designs(state, zones.KO) == ("soldier",)
