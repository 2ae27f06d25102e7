"""What Avengers, Defenders, Marvel Knights and Spider Friends do, each in a position of its own."""

from __future__ import annotations

import pytest

from companion.core.language.ids import SeatId
from companion.engine.legendary.fighting import Fight
from companion.engine.legendary.market.requests import Recruit
from companion.games.villains import zones
from companion.games.villains.fighting import price
from companion.games.villains.state import VillainsState
from tests.games.villains.box import (
    BINDINGS,
    BYSTANDER,
    HELPER,
    OPERATIVE,
    P1,
    P2,
    P3,
    THUG,
    TWIST,
    adversary,
    ally,
    answer,
    count,
    designs,
    do,
    emptied,
    game,
    lair,
    put,
    refused,
    top,
    with_numbers,
)
from tests.games.villains.realcards import (
    OF,
    SEATS3,
    answered,
    beaten,
    entered,
    held,
    holding,
    in_decks,
    overran,
    real,
)

FREE, ONE, TWO, FIVE = (ally(f"costs-{n}", n) for n in (0, 1, 2, 5))
COLOURS = (OF["tech"], OF["covert"], OPERATIVE)


def bare(state: VillainsState, *seats: SeatId) -> VillainsState:
    """The State in which these hands are empty."""
    return emptied(state, *(zones.of(seat, "hand") for seat in seats))


def demolished(state: VillainsState) -> VillainsState:
    """The State in which everybody holds three cards of 4, which is what the Ally Deck's cost."""
    for seat in SEATS3:
        state = holding(state, *(ally("four", 4),) * 3, seat=seat)
    return state


class TestAvengers:
    """Earth's mightiest."""

    @pytest.mark.rule("VIL-KW-12", "VIL-KW-13")
    @pytest.mark.parametrize(("design", "need", "attack"), [("ant-man", 4, 3), ("wasp", 7, 1)])
    def test_small_ones_are_elusive(self, design: str, need: int, attack: int) -> None:
        state = put(with_numbers(game(), attack=attack), zones.CITY[0], real(f"avengers-{design}"))
        command = Fight(P1, top(state, zones.CITY[0]))
        assert refused(with_numbers(state, turn__made=need - 1), command).rule == "VIL-KW-12"
        done = do(with_numbers(state, turn__made=need), command)
        assert (done.numbers["attack"], count(done, zones.victory(P1))) == (0, 1)

    @pytest.mark.rule("VIL-BASIC-03", "VIL-SPEC-08")
    def test_captain_america_asks_for_three_colours(self) -> None:
        before = holding(holding(game(), *COLOURS), *COLOURS, seat=P2)
        before = holding(before, OF["tech"], OF["covert"], BINDINGS, seat=P3)
        for happens in (entered, beaten):
            state = answered(happens("avengers-captain-america", before), "yes", "no")
            assert (held(state), state.ask) == ([0, 1, 1], None)

    def test_captain_america_counts_the_colours_of_the_lair_and_demolishes(self) -> None:
        state = emptied(put(game(), zones.CITY[0], real("avengers-captain-america")), *zones.LAIR)
        for space, klass in zip(zones.LAIR, ("tech", "covert", "grey"), strict=False):
            state = put(state, space, ally(f"l-{klass}", 2, klass=klass))
        assert price(state, top(state, zones.CITY[0])) == 4 + 3
        assert held(overran("avengers-captain-america", demolished(game()))) == [1, 1, 1]

    @pytest.mark.rule("VIL-KW-04", "VIL-CARD-22")
    def test_hulk_demolishes_twice_whatever_happens(self) -> None:
        for happens in (entered, beaten, overran):
            state = happens("avengers-hulk", demolished(game()))
            assert held(state) == [2, 2, 2]

    @pytest.mark.rule("VIL-SPEC-07", "VIL-SPEC-08", "VIL-RUL-34")
    def test_iron_man_asks_for_a_tech_ally(self) -> None:
        before = holding(holding(bare(game(), P3), OF["tech"], seat=P2), OF["covert"])
        for state in (entered("avengers-iron-man", before), beaten("avengers-iron-man", before)):
            assert state.ask is not None and state.ask.seat == P2
            assert held(answered(state, "of-tech")) == [1, 0, 1]
            assert held(answered(state, "none")) == [1, 1, 1]
        assert held(overran("avengers-iron-man", demolished(game()))) == [1, 1, 1]

    def test_thor_kos_what_is_dear_in_the_lair(self) -> None:
        before = lair(game(), 6, 7, 8, 2, 3)
        for happens in (entered, beaten):
            state = happens("avengers-thor", before)
            assert sorted(designs(state, zones.KO)) == ["cost-7", "cost-8"]
        assert held(overran("avengers-thor", demolished(game()))) == [1, 1, 1]


class TestDefenders:
    """Whoever stands with others."""

    @pytest.mark.rule("VIL-RECR-04")
    def test_after_daredevil_the_next_ally_goes_on_the_deck(self) -> None:
        state = with_numbers(beaten("defenders-daredevil"), recruit=9)
        state = do(state, Recruit(P1, top(state, zones.LAIR[0])))
        assert designs(state, zones.of(P1, "deck"))[0] == "helper"
        state = overran("defenders-daredevil", in_decks(in_decks(game(), ONE), FREE, seats=(P3,)))
        assert held(state) == [1, 1, 0]

    @pytest.mark.rule("VIL-FIGHT-14", "VIL-CARD-26", "VIL-BASIC-01")
    def test_iron_fist_wants_three_different_costs_to_be_shown(self) -> None:
        fist = put(with_numbers(game(), attack=3), zones.CITY[0], real("defenders-iron-fist"))
        command = Fight(P1, top(fist, zones.CITY[0]))
        alike = holding(fist, FREE, ONE, OF["tech"], OF["covert"], BINDINGS)
        assert do(alike, command).ask is not None
        few = holding(fist, FREE, ONE, ally("other", 1), BINDINGS)
        assert refused(few, command).rule == "VIL-FIGHT-14"
        asked = do(holding(fist, FREE, ONE, TWO), command)
        assert count(answered(asked, "no"), zones.victory(P1)) == 0
        done = answered(asked, "yes")
        assert (designs(done, zones.victory(P1)), done.numbers["attack"]) == (("vil-defenders-iron-fist",), 0)
        assert count(beaten("defenders-iron-fist", bare(game(), P1)), zones.victory(P1)) == 1

    @pytest.mark.rule("VIL-CARD-22")
    @pytest.mark.parametrize("others", [0, 1])
    def test_namor_binds_everybody_beside_another_defender(self, others: int) -> None:
        before = put(game(), zones.CITY[2], *(real("defenders-luke-cage"),) * others)
        for happens in (entered, beaten, overran):
            assert held(happens("defenders-namor-the-sub-mariner", before)) == [others] * 3

    @pytest.mark.rule("VIL-SPEC-04", "VIL-DECK-05")
    def test_luke_cage_lets_three_tops_share_a_fate(self) -> None:
        state = beaten("defenders-luke-cage", in_decks(game(players=2), ONE, TWO, FIVE, seats=(P1, P2)))
        assert count(state, zones.SHOWN) == 6, "all show theirs before anything is chosen"
        state = answered(state, "go")
        assert state.ask is not None and state.ask.seat == P1
        state = answered(state, "stay")
        assert state.ask is not None and (state.ask.seat, state.ask.private) == (P2, True)
        state = answered(state, "costs-5", "costs-1")
        assert (held(state), designs(state, zones.of(P2, "deck"))) == (
            [3, 0],
            ("costs-5", "costs-1", "costs-2"),
        )


class TestMarvelKnights:
    """At night."""

    def test_black_panther_lets_everybody_draw(self) -> None:
        assert held(beaten("marvel-knights-black-panther"), "hand") == [7, 7, 7]

    @pytest.mark.rule("VIL-SPEC-05", "VIL-BIND-03")
    def test_elektra_kos_an_ally_and_then_bindings(self) -> None:
        before = put(holding(game(), BINDINGS), zones.of(P1, "played"), HELPER)
        state = beaten("marvel-knights-elektra", before)
        assert sorted(designs(state, zones.KO)) == ["bindings", "helper"]

    @pytest.mark.rule("VIL-BIND-06")
    def test_punisher_kos_tops_that_cost_nothing_or_something(self) -> None:
        before = in_decks(in_decks(game(), FREE), ONE, seats=(P2,))
        assert designs(beaten("marvel-knights-punisher", before), zones.KO) == ("costs-0",)
        assert count(beaten("marvel-knights-punisher", in_decks(game(), ONE)), zones.KO) == 0
        assert designs(overran("marvel-knights-punisher", before), zones.KO) == ("costs-1",)

    def test_ghost_rider_takes_another_adversary_for_points(self) -> None:
        assert beaten("marvel-knights-ghost-rider").numbers.get("recruit", 0) == 0
        before = put(game(), zones.victory(P1), THUG, BYSTANDER)
        state = beaten("marvel-knights-ghost-rider", before)
        assert (answered(state, "thug").numbers["recruit"], answered(state, "no").numbers["recruit"]) == (
            3,
            0,
        )

    @pytest.mark.rule("VIL-SPEC-02")
    def test_ghost_rider_overruns_and_whoever_gives_nobody_is_bound(self) -> None:
        before = put(put(game(), zones.victory(P1), THUG), zones.victory(P2), THUG)
        state = answered(overran("marvel-knights-ghost-rider", before), "thug", "no")
        assert (held(state), designs(state, zones.KO)) == ([0, 1, 1], ("thug",))


class TestSpiderFriends:
    """And amazing ones."""

    @pytest.mark.rule("VIL-KW-12", "VIL-SPEC-04")
    def test_black_cat_is_elusive_and_takes_tops_as_the_player_says(self) -> None:
        state = put(
            with_numbers(in_decks(game(), ONE), attack=2), zones.CITY[0], real("spider-friends-black-cat")
        )
        command = Fight(P1, top(state, zones.CITY[0]))
        assert refused(with_numbers(state, turn__made=5), command).rule == "VIL-KW-12"
        state = do(with_numbers(state, turn__made=6), command)
        assert count(state, zones.SHOWN) == 3
        for told in ("go", "stay", "go"):
            assert state.ask is not None and state.ask.seat == P1
            state = answer(state, told)
        assert held(state) == [1, 0, 1]

    @pytest.mark.rule("VIL-CARD-12", "VIL-CARD-13")
    def test_firestar_burns_by_the_large_icons(self) -> None:
        rich, strong = ally("rich", 3, recruit=0), ally("strong", 3, attack=2)
        before = in_decks(in_decks(game(), rich), strong, seats=(P2,))
        assert designs(beaten("spider-friends-firestar", before), zones.KO) == ("rich",)
        assert count(beaten("spider-friends-firestar", in_decks(game(), strong)), zones.KO) == 0
        assert designs(overran("spider-friends-firestar", before), zones.KO) == ("strong",)

    @pytest.mark.rule("VIL-SPEC-05")
    @pytest.mark.parametrize(("space", "gone"), [(1, 1), (3, 2), (5, 1)])
    def test_moon_knight_takes_another_ally_on_the_rooftops(self, space: int, gone: int) -> None:
        before = holding(game(), *(HELPER,) * 3)
        assert count(beaten("spider-friends-moon-knight", before, space), zones.KO) == gone

    @pytest.mark.rule("VIL-CARD-25")
    @pytest.mark.parametrize(("shown", "again"), [(TWIST, True), (adversary("dear", 1, vp=3), False)])
    def test_spider_man_swings_back_behind_what_is_worth_little(self, shown: object, again: bool) -> None:
        state = beaten("spider-friends-spider-man", game(deck=(shown, THUG)))  # type: ignore[arg-type]
        assert (designs(state, zones.ADVERSARIES)[0] == "vil-spider-friends-spider-man") is again

    def test_spider_man_binds_everybody_where_he_overruns(self) -> None:
        assert held(overran("spider-friends-spider-man")) == [1, 1, 1]
