"""What is in the box, and what is printed on its cards (ALN-COMP)."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from card_db.catalogue import open_box
from card_db.loader import SHIPPED, read_set
from companion.core.language.cards import Card
from companion.core.ports.collection import Box
from companion.engine.boxes import Miscount
from companion.games.alien.printed import rules
from companion.games.alien.setup.opening import count_box
from tests.games.alien.wholebox import whole_box


@cache
def practice() -> Box:
    """The practice box as it is shipped."""
    return open_box(read_set(SHIPPED / "alien" / "practice.toml"), {})


def sizes(box: Box) -> Counter[str]:
    """Cards of each stack."""
    found: Counter[str] = Counter()
    for stack, designs in box.stacks.items():
        found[stack] = sum(len(copies) for copies in designs.values())
    return found


def stack(name: str) -> list[Card]:
    """The designs of the practice box's stacks of this name."""
    box = practice()
    return [
        box.cards[design] for other in box.stacks if other.startswith(name) for design in box.stacks[other]
    ]


@pytest.mark.rule("ALN-COMP-01")
def test_all_components_add_up_to_600_cards() -> None:
    assert sum(component.cards for component in rules().components) == 600
    assert sum(sizes(practice()).values()) == 600


@pytest.mark.parametrize(
    ("name", "count"),
    [
        pytest.param("avatars", 10, marks=pytest.mark.rule("ALN-COMP-02")),
        pytest.param("roles", 10, marks=pytest.mark.rule("ALN-COMP-03")),
        pytest.param("specialists", 35, marks=pytest.mark.rule("ALN-COMP-04")),
        pytest.param("grunts", 25, marks=pytest.mark.rule("ALN-COMP-05")),
        pytest.param("sergeants", 10, marks=pytest.mark.rule("ALN-COMP-06")),
        pytest.param("character-", 224, marks=pytest.mark.rule("ALN-COMP-07")),
        pytest.param("locations", 4, marks=pytest.mark.rule("ALN-COMP-09")),
        pytest.param("objectives", 12, marks=pytest.mark.rule("ALN-COMP-10")),
        pytest.param("hive-", 132, marks=pytest.mark.rule("ALN-COMP-11")),
        pytest.param("drones", 24, marks=pytest.mark.rule("ALN-COMP-12")),
        pytest.param("hatchery", 14, marks=pytest.mark.rule("ALN-COMP-13")),
        pytest.param("strikes", 40, marks=pytest.mark.rule("ALN-COMP-14")),
        pytest.param("alien-avatars", 4, marks=pytest.mark.rule("ALN-COMP-15")),
        pytest.param("alien-player", 36, marks=pytest.mark.rule("ALN-COMP-16")),
        pytest.param("agendas", 15, marks=pytest.mark.rule("ALN-COMP-17")),
        pytest.param("secrets", 5, marks=pytest.mark.rule("ALN-COMP-18")),
    ],
)
def test_the_practice_box_has_as_many_cards_as_the_real_one(name: str, count: int) -> None:
    found = sizes(practice())
    assert sum(size for other, size in found.items() if other.startswith(name)) == count


@pytest.mark.rule("ALN-COMP-02", "ALN-COMP-03")
def test_every_role_has_one_avatar_and_one_character_card() -> None:
    assert sorted(card.person for card in stack("avatars")) == sorted(card.person for card in stack("roles"))
    assert all(card.number("health") and card.number("defense") for card in stack("avatars"))


@pytest.mark.rule("ALN-COMP-04", "ALN-COMP-05", "ALN-CLASS-09")
def test_basics_have_a_crew_and_no_class() -> None:
    basics = stack("specialists") + stack("grunts")
    assert {card.klass for card in basics} == {""} and len({card.crew for card in basics}) == 1
    assert {card.crew for card in stack("sergeants")} == {card.crew for card in basics}


@pytest.mark.rule("ALN-COMP-06", "ALN-RULING-05")
def test_sergeants_differ_in_class_alone() -> None:
    sergeants = stack("sergeants")
    assert len({card.klass for card in sergeants}) == 5 and {card.copies for card in sergeants} == {2}
    assert {card.number("cost") for card in sergeants} == {rules().sergeant_cost}
    assert all(card.has("coordinate") for card in sergeants)


@pytest.mark.rule("ALN-COMP-08", "ALN-RULING-04")
def test_a_suite_is_one_rare_three_uncommons_and_two_lots_of_five() -> None:
    box = practice()
    suites = [name for name in box.stacks if name.startswith("character-")]
    assert len(suites) == 16
    for name in suites:
        copies = sorted(len(copies) for copies in box.stacks[name].values())
        assert sum(copies) == 14 and copies[-2:] == [5, 5] and sum(copies[:-2]) == 4, name


@pytest.mark.rule("ALN-COMP-09")
def test_a_location_has_three_hazard_abilities() -> None:
    for location in stack("locations"):
        assert sorted({ability.level for ability in location.does("hazard")}) == [1, 2, 3], location.design


@pytest.mark.rule("ALN-COMP-10", "ALN-COMP-23")
def test_there_are_four_objectives_of_each_level_with_an_event_ability() -> None:
    objectives = stack("objectives")
    assert Counter(card.number("level") for card in objectives) == {1: 4, 2: 4, 3: 4}
    assert all(card.does("event") for card in objectives)


@pytest.mark.rule("ALN-COMP-11")
def test_mini_decks_have_9_11_and_13_cards() -> None:
    found = [size for name, size in sizes(practice()).items() if name.startswith("hive-")]
    assert Counter(found) == {9: 4, 11: 4, 13: 4}


@pytest.mark.rule("ALN-COMP-13")
def test_chestbursters_are_in_the_hatchery() -> None:
    assert any(card.has("chestburster") for card in stack("hatchery"))


@pytest.mark.rule("ALN-COMP-19")
def test_shortages_and_surpluses_are_reported_by_component() -> None:
    assert count_box(practice()) == () and count_box(whole_box()) == ()
    assert count_box(whole_box(without="strikes", fewer=3)) == (Miscount("ALN-COMP-14", "strikes", 40, 37),)
    surplus = count_box(whole_box(without="drones", fewer=-1))
    assert surplus == (Miscount("ALN-COMP-12", "drones", 24, 25),)


@pytest.mark.rule("ALN-COMP-19")
def test_a_single_suite_or_mini_deck_is_named() -> None:
    suite, deck = "character-one-a", "hive-two-1"
    found = count_box(whole_box(without=deck, fewer=1))
    assert found == (
        Miscount("ALN-COMP-11", "hive-*-1", 36, 35),
        Miscount("ALN-SETUP-13", deck, 9, 8),
    )
    named = [(fault.rule, fault.stack) for fault in count_box(whole_box(without=suite, fewer=1))]
    assert ("ALN-COMP-08", suite) in named and ("ALN-COMP-07", "character-*") in named


@pytest.mark.rule("ALN-COMP-19")
def test_what_only_an_advanced_mode_needs_is_told_apart() -> None:
    found = count_box(whole_box(without="secrets", fewer=5))
    assert [fault.advanced for fault in found] == [True]


@pytest.mark.rule("ALN-COMP-20")
def test_a_character_card_shows_title_name_class_crew_values_and_cost() -> None:
    for card in stack("character-"):
        assert card.titles.get("en") and card.person and card.klass and card.crew, card.design
        assert "cost" in card.numbers, card.design
        assert card.abilities or card.number("attack") or card.number("recruit"), card.design


@pytest.mark.rule("ALN-COMP-21")
def test_an_enemy_shows_the_price_to_kill_it() -> None:
    enemies = [card for card in (*stack("hive-"), *stack("drones")) if card.kind == "enemy"]
    assert enemies and all("attack" in card.numbers for card in enemies)
    marks = {mark for card in enemies for mark in card.marks}
    assert {"final-enemy", "double-strike", "does-not-move"} <= marks


@pytest.mark.rule("ALN-COMP-22")
def test_strikes_have_damage_text_both_or_nothing() -> None:
    strikes = stack("strikes")
    damaging = [card for card in strikes if card.number("damage")]
    silent = [card for card in strikes if not card.number("damage") and not card.abilities]
    talking = [card for card in strikes if not card.number("damage") and card.abilities]
    assert damaging and silent and talking
    assert all(ability.on == "strike" for card in strikes for ability in card.abilities)


@pytest.mark.rule("ALN-COMP-24")
def test_each_room_has_a_scan_cost_of_its_own() -> None:
    assert all(practice().boards[f"room:{number}"]["scan"] >= 1 for number in range(1, 6))


@pytest.mark.rule("ALN-COMP-25")
def test_every_card_names_the_stack_it_goes_back_to() -> None:
    box = practice()
    assert all(card.stack in box.stacks for card in box.cards.values())


@pytest.mark.rule("ALN-COMP-26")
def test_the_types_of_hive_cards_are_told_apart() -> None:
    hive = (*stack("hive-"), *stack("drones"))
    kinds = {card.kind for card in hive}
    assert {"enemy", "facehugger", "event", "hazard", "goal", "special"} <= kinds
    finals = [card for card in hive if card.has("final-enemy")]
    assert finals and {card.kind for card in finals} == {"enemy"}
    assert all(card.has("drone") for card in stack("drones"))
