"""What the catalogue tells of each kind of card, as the rules read it (FFY-CAT)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from card_db.loader import SHIPPED, read_set
from companion.core.language.cards import Card
from companion.games.firefly.grammar import CLASSES, check
from companion.games.firefly.kinds import EPISODE_KINDS, PEOPLE
from companion.games.firefly.objectives.rules import items
from companion.games.firefly.repairs import cost
from companion.games.firefly.strikers import is_ship, strikes_of
from tests.games.firefly.box import ability, card, clause, game, hull, put, top

BOX = read_set(SHIPPED / "firefly" / "practice.toml")


def of(*kinds: str) -> tuple[Card, ...]:
    """The cards of these kinds in our own box."""
    return tuple(one for one in BOX.cards if one.kind in kinds)


@pytest.mark.rule("FFY-CAT-02")
def test_a_character_tells_owner_class_cost_values_and_what_may_add_to_them() -> None:
    crew = [card for card in of(*PEOPLE) if card.stack.startswith("character-")]
    assert all(card.titles and card.person and card.klass in CLASSES for card in crew)
    assert all(card.number("cost") is not None for card in crew)
    assert all({"recruit", "attack"} & card.numbers.keys() for card in crew)
    more = {"recruit-plus": "recruit", "attack-plus": "attack"}
    plus = [(card, number) for card in crew for mark, number in more.items() if card.has(mark)]
    assert plus and all(card.number(number) is not None for card, number in plus)
    assert any(ability.needs_class for card in crew for ability in card.abilities)
    assert all(any(one.once for one in card.abilities) for card in crew if card.has("activate"))
    assert all(card.does("reaction") for card in crew if card.has("reaction"))


@pytest.mark.rule("FFY-CAT-03")
def test_an_enemy_tells_its_attack_ship_or_crew_keywords_and_labels() -> None:
    enemies = of("enemy")
    assert all(card.number("attack") is not None for card in enemies)
    assert {is_ship(card) for card in enemies} == {True, False}
    assert {strikes_of(card) for card in enemies} == {1, 2}
    marks = {mark for card in enemies for mark in card.marks}
    assert {"range", "stationary", "escape", "double-strike", "ship"} <= marks
    labels = {ability.on for card in enemies for ability in card.abilities}
    assert {"reveal", "ongoing", "strike", "defeated", "escape"} <= labels
    assert {ability.area for card in enemies for ability in card.abilities} >= {"verse", "combat"}


@pytest.mark.rule("FFY-CAT-04")
def test_an_episode_deck_holds_every_kind_it_can_turn_up() -> None:
    lying = {card.kind for card in BOX.cards if card.stack.startswith("episode-")}
    assert lying == set(EPISODE_KINDS) - {"side-job", "inevitable"}
    assert {card.stack for card in of("side-job")} == {"side-jobs"}
    assert {card.stack for card in of("inevitable")} == {"inevitable"}


@pytest.mark.rule("FFY-CAT-06")
def test_a_crew_strike_may_lack_its_number_or_its_text() -> None:
    strikes = of("crew-strike")
    assert any(not card.number("damage") for card in strikes)
    assert any(not card.abilities for card in strikes)
    assert any(card.abilities and card.number("damage") for card in strikes)


@pytest.mark.rule("FFY-CAT-07")
@pytest.mark.parametrize(("marks", "pool"), [((), "recruit"), (("attack-repair",), "attack")])
def test_a_ship_strike_tells_its_repair_and_where_it_belongs(marks: tuple[str, ...], pool: str) -> None:
    assert all(card.number("repair") is not None for card in of("ship-strike"))
    assert sum(card.copies for card in of("ship-strike") if card.has("labelled")) == 6
    assert any(card.does("ongoing") for card in of("ship-strike"))
    state = put(game(), "serenity:1", hull(3, design="dent", marks=marks))
    assert cost(state, top(state, "serenity:1")) == (pool, 3)


@pytest.mark.rule("FFY-CAT-08")
def test_an_upgrade_tells_its_credits_and_what_it_does() -> None:
    assert all(card.number("credits") and card.abilities for card in of("upgrade"))


@pytest.mark.parametrize(
    "kinds",
    [
        pytest.param(("avatar",), marks=pytest.mark.rule("FFY-CAT-01")),
        pytest.param(PEOPLE, marks=pytest.mark.rule("FFY-CAT-02")),
        pytest.param(("enemy",), marks=pytest.mark.rule("FFY-CAT-03")),
        pytest.param(EPISODE_KINDS, marks=pytest.mark.rule("FFY-CAT-04")),
        pytest.param(("side-job",), marks=pytest.mark.rule("FFY-CAT-05")),
        pytest.param(("crew-strike",), marks=pytest.mark.rule("FFY-CAT-06")),
        pytest.param(("ship-strike",), marks=pytest.mark.rule("FFY-CAT-07")),
        pytest.param(("upgrade",), marks=pytest.mark.rule("FFY-CAT-08")),
        pytest.param(("objective",), marks=pytest.mark.rule("FFY-CAT-09")),
    ],
)
def test_what_a_card_of_a_kind_tells_is_understood_and_nothing_else(kinds: tuple[str, ...]) -> None:
    cards = of(*kinds)
    assert cards and {card.kind for card in cards} == {card.kind for card in BOX.cards} & set(kinds)
    assert [check(card) for card in cards] == [[]] * len(cards)
    for odd in (
        replace(cards[0], marks=("odd",)),
        replace(cards[0], kind="odd"),
        replace(cards[0], klass="odd"),
    ):
        assert check(odd) != []


@pytest.mark.rule("FFY-CAT-09")
def test_the_objectives_of_a_card_are_those_it_names_with_their_numbers() -> None:
    there = (("objective", 1), ("mandatory", 3), ("objective", 2), ("setup", 0), ("goal", 4))
    said = [ability(on, clause("nothing"), level=level) for on, level in there]
    assert items(card("one", "objective", *said, level=2)) == {1: False, 3: True, 2: False}
    assert items(card("bare", "objective")) == items(None) == {}
