"""What cards do in the city, with the common decks, and as long as they lie there (VIL-CARD)."""

from __future__ import annotations

import pytest

from companion.core.language.cards import Card
from companion.engine.legendary.course import EndAction
from companion.engine.legendary.fighting import Kill
from companion.engine.legendary.opening import BeginTurn
from companion.games.villains import zones
from companion.games.villains.commander import attack
from companion.games.villains.fighting import price
from tests.games.villains.box import (
    BYSTANDER,
    GUARD,
    HELPER,
    P1,
    P2,
    P3,
    STRIKE,
    THUG,
    TWIST,
    ability,
    adversary,
    after,
    ally,
    answer,
    card,
    city,
    clause,
    count,
    designs,
    drafted,
    emptied,
    fill,
    find,
    game,
    guarding,
    lair,
    put,
    settled,
    top,
    worked_off,
)


class TestStreets:
    """Who comes into the city, is moved, or guards somebody."""

    @pytest.mark.rule("VIL-CARD-01")
    def test_whoever_comes_back_ambushes(self) -> None:
        shouter = adversary("shouter", 2, ability("ambush", clause("gain", recruit=1)), crew="avengers")
        before = put(fill(game(), "a"), zones.victory(P1), shouter)
        state = after(before, clause("enter", **{"from": "victory", "what": "avengers"}))
        assert (city(state)[:2], state.numbers["recruit"]) == (("shouter", "a"), 1)

    @pytest.mark.rule("VIL-CARD-02", "VIL-RUL-13")
    def test_nobody_comes_into_sewers_that_are_taken(self) -> None:
        before = put(fill(game(), "", "", "", "", "e"), zones.victory(P1), THUG)
        said = clause("enter", to="sewers", **{"from": "victory", "else": [{"verb": "gain-bindings"}]})
        state = after(before, said)
        assert (city(state), count(state, zones.of(P1, "discard"))) == (("", "", "", "", "e"), 1)
        free = put(game(), zones.victory(P1), THUG)
        assert city(after(free, said)) == ("", "", "", "", "thug")

    @pytest.mark.rule("VIL-CARD-23")
    def test_every_seat_puts_one_into_an_empty_space_or_is_bound(self) -> None:
        warrior = card("warrior", "backup", attack=3, vp=1, crew="asgard")
        before = fill(game(), "a", "b", "c")
        before = put(put(put(before, zones.victory(P1), warrior), zones.victory(P2), warrior),
                     zones.victory(P3), warrior)  # fmt: skip
        bound = [{"verb": "gain-bindings"}]
        said = clause("enter", who="each", to="empty", what="asgard", **{"from": "victory", "else": bound})
        state = answer(after(before, said), str(zones.CITY[4]))
        while state.ask is not None:
            state = answer(state, getattr(state.ask, "options", ())[0].key)
        assert city(state) == ("a", "b", "c", "warrior", "warrior")
        assert [count(state, zones.of(seat, "discard")) for seat in (P1, P2, P3)] == [0, 0, 1]

    def test_all_adversaries_or_the_commander_grow_weaker_for_a_turn(self) -> None:
        before = put(fill(game(), "a"), zones.CITY[1], THUG)
        state = after(
            before, clause("weaken-all", what="adversaries"), clause("weaken-all", what="commander", by=2)
        )
        assert (price(state, find(state, "thug")), attack(state)) == (3, 6)
        later, _ = settled(state, EndAction(P1))
        assert (price(later, find(later, "thug")), attack(later)) == (4, 8)

    @pytest.mark.parametrize(("names", "weaker"), [(("a", "x", "b"), 1), (("", "x", "b"), 0), (("x",), 0)])
    def test_only_somebody_cornered_grows_weaker(self, names: tuple[str, ...], weaker: int) -> None:
        before = fill(game(), *names)
        state = after(before, clause("corner", by=1))
        if state.ask is not None:
            state = answer(state, "x")
        assert price(state, find(state, "x")) == 1 - weaker

    @pytest.mark.rule("VIL-CARD-03")
    def test_a_group_is_chosen_by_its_name(self) -> None:
        cop = card("cop", "backup", attack=3, stack="backup-cops")
        man = card("man", "backup", attack=3, stack="backup-multiple-man")
        before = put(game(), zones.victory(P1), cop, cop, man, BYSTANDER)
        state = after(before, clause("contract", points="recruit"))
        assert {option.key for option in getattr(state.ask, "options", ())} == {
            "backup-cops", "backup-multiple-man",
        }  # fmt: skip
        assert answer(state, "backup-cops").numbers["recruit"] == 2

    def test_a_hunted_one_grows_weaker_by_its_own_group(self) -> None:
        foe = adversary("foe", 5, stack="adversaries-x")
        before = put(put(game(), zones.CITY[0], foe), zones.victory(P1), foe, foe, GUARD)
        state = after(before, clause("hunt"))
        assert price(state, state.table.zone(zones.CITY[0])[0]) == 3

    def test_somebody_is_driven_through_empty_spaces(self) -> None:
        before = guarding(fill(game(), "", "x", "", "", "b"), 2)
        state = answer(answer(after(before, clause("drive")), "x"), "on")
        assert (city(state), state.numbers["attack"]) == (("", "", "", "x", "b"), 2)
        assert count(state, zones.GUARDED[3]) == 1

    def test_the_strong_ones_guard_bystanders(self) -> None:
        before = put(fill(game(), "weak"), zones.CITY[2], THUG)
        state = after(before, clause("guard", attack=4))
        assert [count(state, zone) for zone in zones.GUARDED] == [0, 0, 1, 0, 0]
        state = after(before, clause("guard", n=2), slot=find(before, "weak"))
        assert count(state, zones.GUARDED[0]) == 2

    def test_two_change_places_with_whom_they_guard(self) -> None:
        before = guarding(guarding(fill(game(), "storm", "", "x"), 1, 2), 3, 1)
        state = after(before, clause("move-to", to="rooftops"), slot=find(before, "storm"))
        assert city(state) == ("x", "", "storm", "", "")
        assert [count(state, zone) for zone in zones.GUARDED] == [1, 0, 2, 0, 0]


class TestDecks:
    """The two common decks."""

    @pytest.mark.rule("VIL-CARD-25")
    @pytest.mark.parametrize(("shown", "played"), [(TWIST, True), (STRIKE, True), (BYSTANDER, True),
                                                   (adversary("dear", 1, vp=3), False)])  # fmt: skip
    def test_spider_man_plays_what_is_worth_two_or_less(self, shown: Card, played: bool) -> None:
        spider = adversary("spider", 2, ability("fight", clause("play-if-worth", vp=2)), vp=3)
        before = put(game(deck=(shown, THUG)), zones.CITY[0], spider)
        draft = drafted(before)
        draft.later(Kill(seat=P1, slot=find(before, "spider")))
        state = worked_off(draft)
        assert (designs(state, zones.ADVERSARIES)[0] == "spider") is played
        assert ("spider" in designs(state, zones.victory(P1))) is not played

    @pytest.mark.rule("VIL-CARD-25")
    def test_an_empty_deck_gives_spider_man_nothing(self) -> None:
        spider = adversary("spider", 2, ability("fight", clause("play-if-worth", vp=2)), vp=3)
        before = put(game(deck=()), zones.CITY[0], spider)
        draft = drafted(before)
        draft.later(Kill(seat=P1, slot=find(before, "spider")))
        assert designs(worked_off(draft), zones.victory(P1)) == ("spider",)

    @pytest.mark.rule("VIL-SPEC-16", "VIL-CARD-25")
    def test_his_bystander_is_kidnapped_though_he_goes_back(self) -> None:
        engineer = card("engineer", "bystander", ability("kidnap", clause("gain", recruit=1)), vp=1)
        spider = adversary("spider", 2, ability("fight", clause("play-if-worth", vp=2)), vp=3)
        before = guarding(put(game(deck=(TWIST, THUG)), zones.CITY[0], spider), 1, 0, engineer)
        draft = drafted(before)
        draft.later(Kill(seat=P1, slot=find(before, "spider")))
        state = worked_off(draft)
        assert (designs(state, zones.victory(P1)), state.numbers["recruit"]) == (("engineer",), 1)

    @pytest.mark.rule("VIL-CARD-12", "VIL-KW-20")
    def test_a_card_of_the_lair_goes_under_the_deck_for_its_icons(self) -> None:
        plus = ally("plus", 3, recruit=0, attack=4)
        before = emptied(game(allies=(HELPER,)), *zones.LAIR[1:])
        before = put(emptied(before, zones.LAIR[0]), zones.LAIR[0], plus)
        state = after(before, clause("lair-under"))
        while state.ask is not None:
            state = answer(state, "plus")
        assert (state.numbers["attack"], state.numbers["recruit"]) == (2, 2)
        printed = after(before, clause("lair-under", by="printed"))
        while printed.ask is not None:
            printed = answer(printed, "plus")
        assert (printed.numbers["attack"], printed.numbers.get("recruit", 0)) == (4, 0)
        full = game()  # five like Allies: nobody is asked which
        under = after(full, clause("lair-under"))
        assert (under.ask, under.table.zone(zones.ALLIES)[-1]) == (None, top(full, zones.LAIR[0]))
        assert [count(under, space) for space in zones.LAIR] == [1] * 5

    @pytest.mark.rule("VIL-STRIKE-02", "VIL-SPEC-01")
    def test_a_strike_that_is_stacked_is_not_put_away(self) -> None:
        each = clause("repeat", n="beside-commander", do=[{"verb": "gain-bindings"}])
        said = ability("command-strike", clause("stack", what="this"), each)
        fury = card("commander", "commander", said, attack=9)
        before = put(
            game(phase="reveal", deck=(STRIKE, THUG), commander=fury), zones.BESIDE_COMMANDER, STRIKE
        )
        state, _ = settled(before, BeginTurn(P1))
        assert (count(state, zones.BESIDE_COMMANDER), count(state, zones.KO)) == (2, 0)
        assert count(state, zones.of(P1, "discard")) == 2

    @pytest.mark.rule("VIL-CARD-24")
    def test_the_two_dearest_allies_are_stacked_in_the_order_chosen(self) -> None:
        state = after(lair(game(), 3, 5, 5, 2, 4), clause("stack", what="lair", n=2))
        assert {option.label.key for option in getattr(state.ask, "options", ())}
        assert len(getattr(state.ask, "options", ())) == 2
        state = answer(state, getattr(state.ask, "options", ())[1].key)
        assert designs(state, zones.BESIDE_COMMANDER) == ("cost-5", "cost-5")


class TestLasting:
    """What cards change as long as they lie there."""

    @pytest.mark.rule("VIL-CMD-12")
    def test_a_commander_grows_with_its_own_group(self) -> None:
        warrior = card("warrior", "backup", attack=3, crew="asgard")
        more = ability("ongoing", clause("modify", what="attack", of="this", by="loose:asgard"))
        odin = card("commander", "commander", more, attack=10)
        state = put(put(game(commander=odin), zones.CITY[1], warrior), zones.OVERRUN, warrior)
        assert attack(state) == 12
        assert price(state, find(state, "warrior", zones.CITY[1])) == 3

    @pytest.mark.rule("VIL-BASIC-03", "VIL-BASIC-02")
    def test_captain_america_counts_colours_and_grey_is_one(self) -> None:
        more = ability("ongoing", clause("modify", what="attack", of="this", by="lair-colours"))
        captain = adversary("captain", 4, more)
        state = emptied(put(game(), zones.CITY[0], captain), *zones.LAIR)
        for space, klass in zip(zones.LAIR, ("tech", "covert", "grey", "tech"), strict=False):
            state = put(state, space, ally(f"of-{klass}-{space}", 2, klass=klass))
        assert price(state, find(state, "captain")) == 7

    @pytest.mark.rule("VIL-CMD-09")
    def test_what_is_said_of_adversaries_leaves_the_commander_alone(self) -> None:
        plot = card("plot", "plot", ability("ongoing", clause("modify", what="attack", by=2)))
        squad = card("plot", "plot", ability("ongoing", clause("modify", what="attack", of="squad", by=2)))
        one, other = card("one", "backup", attack=3, crew="squad"), card("other", "backup", attack=3)
        for text, wanted in ((plot, (5, 5)), (squad, (5, 3))):
            state = put(put(game(plot=text), zones.CITY[0], one), zones.CITY[1], other)
            assert tuple(price(state, find(state, name)) for name in ("one", "other")) == wanted
            assert attack(state) == 8
