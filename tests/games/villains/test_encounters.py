"""Cards of Encounters in Villains: how they are read, where they come, what is refused (VIL-MIX)."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from card_db.boxes import open_guest
from card_db.loader import SHIPPED, read_set
from companion.core.language.cards import Card, Clause
from companion.core.language.guests import Guest
from companion.core.language.ids import CopyId, DesignId
from companion.core.ports.collection import Box
from companion.engine.boxes import copies_of
from companion.engine.legendary.equivalents import VOID
from companion.engine.legendary.fighting import Fight
from companion.engine.legendary.guests.mixing import WITH
from companion.engine.legendary.guests.reading import GUEST, NoCounterpart
from companion.engine.legendary.opening import BeginTurn
from companion.engine.room import SetupError
from companion.games.villains import zones
from companion.games.villains.chapters import villains
from companion.games.villains.encounters import INSTEAD, READING, read, suites
from companion.games.villains.mixing import joined
from companion.games.villains.overruns import overrun
from companion.games.villains.room import room
from companion.games.villains.setup.opening import open_game
from companion.games.villains.setup.suggest import suggest
from companion.games.villains.state import VillainsState
from companion.house.simulate import Plan, play_script, script_for
from tests.games.villains.box import (
    BINDINGS,
    P1,
    P2,
    P3,
    THUG,
    ability,
    after,
    answer,
    card,
    clause,
    count,
    designs,
    do,
    drafted,
    emptied,
    find,
    game,
    happened,
    in_hand,
    in_phase,
    keep_orders,
    put,
    top,
    with_numbers,
    worked_off,
)
from tests.games.villains.mixbox import CORE, core
from tests.games.villains.wholebox import script, whole_box

ALIEN = "alien-practice"
WOUND = card("wound", "wound", cost=0)
SEATS = (P1, P2, P3)


@cache
def alien() -> Guest:
    """The practice box of Alien as a guest."""
    return open_guest(read_set(SHIPPED / "alien" / "practice.toml"), {})


@cache
def box() -> Box:
    return replace(whole_box(), guests=(alien(), core()))


def enemy(*abilities: Any, **numbers: int) -> Card:
    """An invented enemy of Encounters as this game plays it."""
    return READING.card(card("prowler", "enemy", *abilities, attack=numbers.get("attack", 3)))


def bound(one: Card) -> Card:
    """The same card in a mix without Wounds."""
    cards = {one.design: one}
    guest = Guest("abroad", "alien", {"en": "Abroad"}, cards, {"one": {one.design: (CopyId("one#1"),)}})
    return read(guest, has_wounds=False)[one.design]


def opened(players: int = 2, **choices: Any) -> VillainsState:
    """A new game with guests of Encounters, up to the first turn."""
    asked = script(players)
    asked = replace(asked, choices={**asked.choices, WITH: [ALIEN], **choices})
    state = VillainsState(header=asked.header)
    for event in open_game(villains(), asked, box()):
        state = villains().evolve(state, event)
    return keep_orders(state)


def no(**choices: Any) -> SetupError:
    """Why a game cannot be opened this way."""
    with pytest.raises(SetupError) as error:
        opened(**choices)
    return error.value


def enters(state: VillainsState, *cards: Card) -> VillainsState:
    """The State after the first of these was played from the Adversary Deck."""
    before = put(emptied(state, zones.ADVERSARIES), zones.ADVERSARIES, *cards, THUG, THUG, face_up=False)
    return do(in_phase(before, "reveal"), BeginTurn(P1))


class TestSetUp:
    """Whose place guests take, and who has none."""

    @pytest.mark.rule("VIL-MIX-22")
    def test_they_are_read_through_the_pairs_of_words(self) -> None:
        there = joined(box(), {WITH: [ALIEN]}).cards
        kinds = {card.kind for key, card in there.items() if key in alien().cards and card.has(GUEST)}
        assert kinds == {"ally", "adversary"}
        hero = READING.card(card("scout", "character", ability("play", clause("strike", n=1)), klass="intel"))
        assert (hero.kind, hero.klass, hero.abilities[0].do[0].verb) == ("ally", "covert", "gain-wound")

    @pytest.mark.rule("VIL-MIX-23")
    def test_a_character_takes_the_place_of_an_ally_with_all_its_cards(self) -> None:
        whole = joined(box(), {WITH: [ALIEN]})
        usual = script(2).choices["allies"]
        state = opened(allies=[*usual[:4], suites(whole)[0]])
        assert count(state, zones.ALLIES) == 5 * 14 - 5
        assert sum(card.has(GUEST) and card.kind == "ally" for card in state.table.cards.values()) > 0
        assert no(allies=[*usual[:4], "sergeants"]).rule == "VIL-SETUP-21"

    @pytest.mark.rule("VIL-MIX-23")
    def test_enemies_replace_adversaries_card_for_card(self) -> None:
        plain, state = opened(), opened(**{INSTEAD: ["drones"]})
        assert count(state, zones.ADVERSARIES) == count(plain, zones.ADVERSARIES)
        lying = map(state.table.card, state.table.zone(zones.ADVERSARIES))
        guests = sum(card is not None and card.has(GUEST) for card in lying)
        assert guests == min(16, len(copies_of(joined(box(), {WITH: [ALIEN]}), "drones")))

    @pytest.mark.rule("VIL-MIX-31")
    @pytest.mark.parametrize("kind", ["facehugger", "event", "hazard", "goal", "character"])
    def test_what_has_no_place_here_is_refused(self, kind: str) -> None:
        hive = [one for one in alien().cards.values() if one.kind == kind and one.stack.startswith("hive")]
        named = [one for one in alien().cards.values() if one.kind == kind]
        design = (hive or named)[0].design
        error = no(**{INSTEAD: [design]})
        assert (error.rule, error.says.key) == ("VIL-MIX-31", "setup-no-place")
        assert error.says.args["kind"] == ("ally" if kind == "character" else kind)

    @pytest.mark.rule("VIL-MIX-31")
    def test_neither_is_a_stack_with_such_cards_or_a_name_that_is_none(self) -> None:
        assert no(**{INSTEAD: ["hive-wren-1"]}).rule == "VIL-MIX-31"
        assert no(**{INSTEAD: ["nobody"]}).rule == "VIL-MIX-23"
        assert no(**{INSTEAD: ["adversaries-avengers"]}).rule == "VIL-MIX-23"

    @pytest.mark.rule("VIL-MIX-23")
    def test_neither_is_a_group_of_legendary_nor_one_of_its_heroes_a_suite_of_encounters(self) -> None:
        mixed = {WITH: [ALIEN, CORE], INSTEAD: ["villains-hydra"]}
        assert no(**mixed).rule == "VIL-MIX-23"
        found = suites(joined(box(), {WITH: [ALIEN, CORE]}))
        assert found and all(stack.startswith("character-") for stack in found)

    @pytest.mark.rule("VIL-MIX-02", "VIL-MIX-22")
    def test_only_sets_that_were_chosen_come_each_read_in_its_own_way(self) -> None:
        both, one = joined(box(), {WITH: [ALIEN, CORE]}), joined(box(), {WITH: [CORE]})
        assert not any(stack.startswith("character-") for stack in one.stacks)
        for design in ("core-loki", "core-hulk-crazed-rampage"):
            assert both.cards[DesignId(design)] == one.cards[DesignId(design)]

    @pytest.mark.rule("VIL-MIX-28")
    def test_a_strike_is_a_wound_as_soon_as_one_set_has_wounds(self) -> None:
        verbs = {}
        for names in ([ALIEN], [ALIEN, CORE]):
            cards = joined(box(), {WITH: names}).cards
            came = [cards[key] for key in alien().cards if cards[key].has(GUEST)]
            verbs[len(names)] = {clause.verb for one in came for said in one.abilities for clause in said.do}
        assert "gain-bindings" in verbs[1] and "gain-wound" not in verbs[1]
        assert "gain-wound" in verbs[2] and "gain-bindings" not in verbs[2]


class TestCity:
    """Enemies of Encounters in the city."""

    @pytest.mark.rule("VIL-MIX-24", "VIL-MIX-25")
    def test_one_enters_face_up_and_its_reveal_is_an_ambush(self) -> None:
        prowler = enemy(ability("reveal", clause("discard", n=1)))
        held = put(emptied(game(players=1), zones.of(P1, "hand")), zones.of(P1, "hand"), BINDINGS)
        state = enters(held, prowler)
        assert (designs(state, zones.CITY[0]), count(state, zones.of(P1, "hand"))) == (("prowler",), 0)
        assert state.table.slots[top(state, zones.CITY[0])].face_up
        assert prowler.abilities[0].on == "ambush"

    @pytest.mark.rule("VIL-MIX-26")
    def test_its_death_is_a_fight_effect(self) -> None:
        prowler = enemy(ability("death", clause("draw", n=2)))
        before = with_numbers(put(game(), zones.CITY[2], prowler), attack=3)
        state = do(before, Fight(P1, find(before, "prowler")))
        assert (designs(state, zones.victory(P1)), count(state, zones.of(P1, "hand"))) == (("prowler",), 8)

    @pytest.mark.rule("VIL-MIX-27", "VIL-MIX-28")
    def test_its_strike_happens_as_it_overruns_and_is_a_wound(self) -> None:
        prowler = enemy(ability("strike", clause("strike", n=2, who="each")))
        state = _overruns(put(game(), zones.WOUNDS, *(WOUND,) * 9), prowler)
        assert [designs(state, zones.of(seat, "discard")) for seat in SEATS] == [("wound", "wound")] * 3

    @pytest.mark.rule("VIL-MIX-28")
    def test_without_wounds_in_the_mix_it_is_bindings(self) -> None:
        prowler = bound(card("prowler", "enemy", ability("strike", clause("strike", n=2)), attack=3))
        state = _overruns(game(), prowler)
        assert designs(state, zones.of(P1, "discard")) == ("bindings", "bindings")

    @pytest.mark.rule("VIL-MIX-29")
    def test_healing_may_ko_a_wound_and_never_bindings(self) -> None:
        medic = READING.card(card("medic", "character", ability("play", clause("heal", n=1)), cost=3))
        (said,) = medic.abilities[0].do
        before = in_hand(emptied(game(), zones.of(P1, "hand")), BINDINGS)
        assert after(before, said).ask is None
        state = after(put(before, zones.of(P1, "discard"), WOUND), said)
        assert designs(answer(state, "wound"), zones.KO) == ("wound",)
        assert count(answer(state, "no"), zones.KO) == 0

    @pytest.mark.rule("VIL-MIX-22", "VIL-MIX-29")
    def test_a_part_of_the_board_that_is_no_city_says_nothing_and_only_healing_is_an_offer(self) -> None:
        combat = ability("death", clause("draw", n=1), area="combat")
        prowler = enemy(combat, ability("death", clause("kill-own", n=1), area="complex"))
        (said,) = prowler.abilities
        assert (said.area, said.do[0].verb, said.do[0].args.get("may")) == ("", "ko", None)
        scout = READING.card(card("scout", "character", ability("play", clause("draw", n=1), once=True)))
        assert (scout.abilities[0].once, scout.abilities[0].may) == (False, True)

    @pytest.mark.rule("VIL-MIX-30", "VIL-MIX-32")
    @pytest.mark.parametrize("verb", ["hide", "facehugger", "complete", "hive", "push"])
    def test_what_has_no_counterpart_is_told_and_nothing_happens(self, verb: str) -> None:
        prowler = enemy(ability("reveal", Clause(verb, {"n": 1} if verb == "hive" else {})))
        assert prowler.abilities[0].do[0].verb == VOID
        before = put(emptied(game(), zones.ADVERSARIES), zones.ADVERSARIES, prowler, THUG, face_up=False)
        events = happened(in_phase(before, "reveal"), BeginTurn(P1))
        assert [event.was for event in events if isinstance(event, NoCounterpart)] == [verb]


@pytest.mark.rule("VIL-MIX-22")
def test_every_guest_of_alien_is_understood_or_void_here() -> None:
    for one in alien().cards.values():
        if READING.kind(one):
            said = READING.card(one)
            assert all(ability.on in READING.triggers for ability in said.abilities), one.design
    assert DesignId("core-wound") in joined(box(), {WITH: [ALIEN, CORE]}).cards


def _overruns(state: VillainsState, one: Card) -> VillainsState:
    before = emptied(put(state, zones.CITY[4], one), *zones.LAIR, zones.ALLIES)
    draft = drafted(before)
    overrun(draft, find(before, "prowler"))
    return worked_off(draft)


def play(seed: int) -> str:
    """How a game by lot ends in which characters and Drones of Alien take part, heroic cards too."""
    chance, broken = Random(seed), list[str]()
    plan = Plan(players=seed % 5 + 1, seed=seed)
    script_ = script_for(room(), box(), plan, chance)
    whole = room().mixed(box(), {WITH: [ALIEN, CORE]})
    drawn = suggest(whole, plan.players, lambda known, n: chance.sample(list(known), n))["other"]["surprise"]
    mixed = {WITH: [ALIEN, CORE], INSTEAD: ["drones"], "allies": [*drawn["allies"][1:], suites(whole)[0]]}
    choices = {key: value for key, value in {**drawn, **mixed}.items() if key != "first"}
    result = play_script(room(), box(), plan, replace(script_, choices=choices), chance, broken)
    assert broken == []
    return result.outcome


@pytest.mark.rule("VIL-MIX-22", "VIL-MIX-23")
def test_a_game_with_guests_of_alien_comes_to_its_end() -> None:
    assert play(1) in ("won", "lost", "drawn")


@pytest.mark.long
def test_many_games_with_guests_of_alien_come_to_their_end() -> None:
    assert {play(seed) for seed in range(2, 42)} <= {"won", "lost", "drawn"}
