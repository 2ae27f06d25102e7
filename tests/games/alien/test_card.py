"""The named cards, as far as the rulebook tells what they do (ALN-CARD)."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from card_db.loader import read_set
from companion.engine.legendary.fighting import Fight
from companion.games.alien.grammar import check
from companion.games.alien.printed import rules
from companion.games.alien.state import AlienState
from tests.games.alien.acts import person, play, pools
from tests.games.alien.box import (
    HIT_1,
    P1,
    ability,
    clause,
    designs,
    do,
    find,
    hug,
    put,
    refused,
    with_numbers,
)

FIND_IT = person("find-it", marks=("coordinate",), klass="survival", attack=2)
ORDERS = person("orders", marks=("coordinate",), klass="leadership", recruit=2)
FIRST_AID = person("first-aid", ability("play", clause("heal", who="any"), needs_class="survival"))
PRACTICE = Path(__file__).parents[3] / "card_db" / "sets" / "alien" / "practice.toml"


@pytest.mark.rule("ALN-CARD-05", "ALN-CARD-07")
def test_find_it_switches_first_aid_on(table: AlienState) -> None:
    hurt = put(table, "damage:p2", HIT_1)
    assert check(FIND_IT) == check(FIRST_AID) == []
    assert designs(play(hurt, FIRST_AID), "damage:p2") == ("hit-1",)
    state = play(hurt, FIND_IT)
    assert pools(state) == (2, 0)
    assert designs(play(state, FIRST_AID), "damage:p2") == ()


@pytest.mark.rule("ALN-CARD-06")
def test_the_orders_give_two_recruit(table: AlienState) -> None:
    assert check(ORDERS) == [] and pools(play(table, ORDERS)) == (0, 2)


@pytest.mark.rule("ALN-CARD-13")
def test_a_facehugger_is_killed_for_its_attack(table: AlienState) -> None:
    state = with_numbers(hug(table, P1, 2), attack=2)
    assert refused(state, Fight(P1, find(state, "facehugger", "hugger:p1"))).need == 3
    state = do(with_numbers(state, attack=3), Fight(P1, find(state, "facehugger", "hugger:p1")))
    assert designs(state, "dead-enemies") == ("facehugger",)


@pytest.mark.rule("ALN-CARD-15", "ALN-CARD-20")
def test_the_practice_box_has_the_drones_and_roles_of_the_game_and_is_understood() -> None:
    cards = read_set(PRACTICE, check).cards
    drones = [card for card in cards if card.has("drone")]
    assert sum(card.copies for card in drones) == 24
    assert all(card.kind == "enemy" and card.stack == "drones" for card in drones)
    roles = {card.person for card in cards if card.kind == "role"}
    assert len(roles) == 10 and set(rules().first_game.roles) <= roles
    assert roles == {card.person for card in cards if card.kind == "avatar"}


@pytest.mark.rule("ALN-CLASS-08")
def test_the_practice_box_has_five_crews_the_marines_among_them() -> None:
    cards = read_set(PRACTICE, check).cards
    crews = {card.crew for card in cards if card.crew}
    assert len(crews) == 5 and "marines" in crews
    assert {card.crew for card in cards if card.has("basic") or card.kind == "sergeant"} == {"marines"}


@pytest.mark.rule("ALN-RULING-68", "ALN-CLASS-09")
def test_basic_are_specialists_and_grunts_and_nobody_else() -> None:
    cards = read_set(PRACTICE, check).cards
    assert {card.stack for card in cards if card.has("basic")} == {"specialists", "grunts"}
    assert all(card.has("basic") for card in cards if card.stack in ("specialists", "grunts"))
    assert not any(card.klass for card in cards if card.has("basic"))
    assert all(card.klass for card in cards if card.kind == "sergeant")


@pytest.mark.rule("ALN-MOVIE-03")
def test_the_four_characters_of_a_practice_film_share_one_crew() -> None:
    suites: dict[str, set[str]] = {}
    for card in read_set(PRACTICE, check).cards:
        if card.stack.startswith("character-"):
            suites.setdefault(card.stack, set()).add(card.crew)
    assert len(suites) == 16 and all(len(crews) == 1 for crews in suites.values())
    together = Counter(crew for crews in suites.values() for crew in crews)
    assert list(together.values()) == [4, 4, 4, 4] and "marines" not in together
    first_film = list(suites.values())[:4]
    assert len(set.union(*first_film)) == 1, "the suggested first game takes the first four"
