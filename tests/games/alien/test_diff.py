"""Easier and harder games: chosen before the Hive is built, in any combination (ALN-DIFF)."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from msgspec.structs import replace

from companion.core.language.asks import Done, Identity, Number
from companion.engine.legendary.course import EndAction
from companion.engine.legendary.opening import BeginTurn
from companion.engine.legendary.strikes import ForgotStrike
from companion.engine.room import Script, SetupError
from companion.games.alien import zones
from companion.games.alien.deaths import LIFE
from companion.games.alien.difficulty import difficulty, drone_range
from companion.games.alien.duels import defense
from companion.games.alien.setup.offers import setup_choices
from companion.games.alien.state import AlienState
from companion.games.alien.turns import HivePhaseSkipped
from companion.ground.texts import FluentTexts
from tests.games.alien.agenda_table import risen
from tests.games.alien.alien_table import burst, mode_table
from tests.games.alien.box import (
    HIT_3,
    P1,
    P2,
    answer,
    avatar,
    do,
    drafted,
    game,
    happened,
    keep_orders,
    put,
    refused,
    rooms,
    strike,
    with_card,
    worked_off,
)
from tests.games.alien.test_setup import opened, quota, script
from tests.games.alien.whole import open_game, view
from tests.games.alien.wholebox import whole_box

BOX = whole_box()
TEXTS = FluentTexts("alien")


def begun(players: int = 3, **choices: Any) -> AlienState:
    """The State at the first turn."""
    state = opened(players, **choices)
    if isinstance(state.ask, Done):
        state = answer(state, None)
    state = keep_orders(state)
    while isinstance(state.ask, Identity):
        state = answer(state, "one-a-common-1", "camera")
    return state


def no_to(players: int = 3, **choices: Any) -> SetupError:
    with pytest.raises(SetupError) as no:
        open_game(script(players, **choices), BOX)
    for language in TEXTS.languages:
        assert TEXTS.faults(no.value.says, language) == []
        assert TEXTS.rule(no.value.rule, language) != no.value.rule
    return no.value


def with_options(state: AlienState, **options: int) -> AlienState:
    return replace(state, header=replace(state.header, options={**state.header.options, **options}))


# Drones.


@pytest.mark.rule("ALN-DIFF-01")
def test_one_more_drone_in_each_mini_deck() -> None:
    state = opened(3, drones=1)
    assert [quota(state, f"hive:{level}")["drones"] for level in (1, 2, 3)] == [4, 4, 4]
    assert len(state.table.zone("hive")) == 45 and quota(state, "box")["drones"] == 12


@pytest.mark.rule("ALN-DIFF-01")
@pytest.mark.parametrize(("players", "most"), [(1, 7), (2, 6), (3, 5), (4, 4), (5, 3)])
def test_more_drones_than_there_are_are_refused(players: int, most: int) -> None:
    assert opened(players, drones=most).table.zone("hive")
    no = no_to(players, drones=most + 1)
    assert (no.rule, no.says.args["most"], no.says.args["have"]) == ("ALN-DIFF-01", most, 24)
    assert no.says.args["need"] == 3 * (players + most + 1)


@pytest.mark.rule("ALN-DIFF-01")
def test_four_more_for_five_players_need_27_of_24() -> None:
    no = no_to(5, drones=4)
    assert (no.says.args["need"], no.says.args["have"]) == (27, 24)


@pytest.mark.rule("ALN-DIFF-05")
def test_one_drone_less_in_each_mini_deck() -> None:
    state = opened(2, drones=-1)
    assert [quota(state, f"hive:{level}")["drones"] for level in (1, 2, 3)] == [1, 1, 1]
    assert len(state.table.zone("hive")) == 36


@pytest.mark.rule("ALN-DIFF-05")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_fewer_drones_than_none_are_refused(players: int) -> None:
    assert len(opened(players, drones=-players).table.zone("hive")) == 33
    no = no_to(players, drones=-players - 1)
    assert (no.rule, no.says.args["most"]) == ("ALN-DIFF-05", players)


@pytest.mark.rule("ALN-RULING-48")
@pytest.mark.parametrize(("players", "most"), [(2, 6), (3, 6), (4, 5), (5, 4)])
def test_extra_drones_beside_secrets_revealed(players: int, most: int) -> None:
    state = opened(players, modes=["agendas"], drones=most)
    filling = [state.table.designs[copy] for copy, pool in state.table.pools.items() if pool == "filling"]
    assert filling.count("drone") == 2 * players + 3 * most <= 24 and filling.count("secrets") == players
    no = no_to(players, modes=["agendas"], drones=most + 1)
    assert (no.rule, no.says.args["most"], no.says.args["have"]) == ("ALN-RULING-48", most, 24)


@pytest.mark.rule("ALN-RULING-67")
@pytest.mark.parametrize(("players", "most"), [(2, 1), (3, 2), (4, 2), (5, 3)])
def test_fewer_drones_leave_room_for_all_secrets_revealed(players: int, most: int) -> None:
    state = opened(players, modes=["agendas"], drones=-most)
    assert [quota(state, f"hive:{level}")["filling"] for level in (1, 2, 3)] == [players - most] * 3
    no = no_to(players, modes=["agendas"], drones=-most - 1)
    assert (no.rule, no.says.args["most"]) == ("ALN-RULING-67", most)


@pytest.mark.rule("ALN-DIFF-01", "ALN-RULING-48", "ALN-RULING-67")
def test_a_box_with_few_drones_leaves_no_choice() -> None:
    with pytest.raises(SetupError) as no:
        open_game(script(3, drones=1), whole_box(without="drones", fewer=16))
    assert no.value.says.args == {"need": 12, "have": 8, "most": 0}
    assert list(drone_range(2, True, 0)) == [0], "none fits in, and the printed number is still said"
    assert list(drone_range(1, False, 0)) == [-1] and list(drone_range(2, False, 6)) == [-2, -1, 0]


@pytest.mark.rule("ALN-DIFF-04")
@pytest.mark.parametrize("language", ["en", "fr"])
def test_more_drones_are_called_easier_and_fewer_harder(language: str) -> None:
    choices = {choice.id: choice for choice in setup_choices(BOX, script(3).header.players, {})}
    said = {option.then["drones"]: option.sub.key for option in choices["drones"].options if option.sub}
    assert {n: key for n, key in said.items() if n in (-1, 0, 1)} == {
        -1: "difficulty-harder", 0: "difficulty-printed", 1: "difficulty-easier",
    }  # fmt: skip
    assert set(said) == set(drone_range(3, False, 24)) == set(range(-3, 6))
    for choice in choices.values():
        assert all(TEXTS.faults(option.title, language) == [] for option in choice.options)
        assert all(TEXTS.faults(option.sub, language) == [] for option in choice.options if option.sub)


# Defense as Health.


@pytest.mark.rule("ALN-DIFF-02")
def test_defense_counts_as_health() -> None:
    state = with_card(game(), replace(avatar(P1), numbers={"health": 10, "defense": 3}))
    state = with_options(state, defense=1)
    assert LIFE.health(state, P1) == 13 and LIFE.health(with_options(state, defense=0), P1) == 10
    assert view(state, "table").seats[0].life.of == 13
    for damage, alive in ((12, True), (13, False)):
        hurt = put(state, "damage:p1", strike(damage))
        assert (P1 in worked_off(drafted(hurt)).living) == alive


@pytest.mark.rule("ALN-RULING-69")
def test_to_fight_a_player_still_costs_the_defense_and_aliens_get_nothing() -> None:
    state = with_options(risen(P2, "good"), defense=1)
    assert (LIFE.health(state, P1), defense(state, P1)) == (14, 4)
    card = state.table.card(state.table.zone(zones.of(P2, "avatar"))[0])
    assert card is not None and LIFE.health(state, P2) == card.number("health")


@pytest.mark.rule("ALN-DIFF-02")
def test_a_defense_that_nobody_has_told_is_asked_when_it_matters() -> None:
    state = with_card(
        game(strikes=(HIT_3,) * 3), replace(avatar(P1), numbers={"health": 10, "defense": None})
    )
    state = with_options(state, defense=1)
    assert LIFE.health(state, P1) is None
    state = keep_orders(do(state, ForgotStrike(P1)))
    assert isinstance(state.ask, Number) and state.ask.field == "defense"
    assert LIFE.health(answer(state, 5), P1) == 15


# Preparations.


@pytest.mark.rule("ALN-DIFF-03", "ALN-RULING-46", "ALN-TURN-04")
@pytest.mark.parametrize("turns", [1, 2])
def test_the_first_turns_of_everybody_have_no_hive_card(turns: int) -> None:
    state = begun(3, preparations=turns)
    for number in range(1, 3 * turns + 1):
        assert (state.turn.number, state.turn.phase) == (number, "action")
        assert len(state.table.zone("hive")) == 42 and rooms(state) == ("", "", "", "", "")
        assert refused(state, BeginTurn(state.turn.seat)).rule == "ALN-HIVE-02"
        state = do(state, EndAction(state.turn.seat))
    assert state.turn.phase == "hive" and do(state, BeginTurn(state.turn.seat)).turn.phase == "action"


@pytest.mark.rule("ALN-DIFF-03", "ALN-ALIEN-07")
def test_an_alien_has_nothing_to_prepare() -> None:
    events = happened(with_options(burst(mode_table(), P2), preparations=2), EndAction(P1))
    assert not any(isinstance(event, HivePhaseSkipped) for event in events)


@pytest.mark.rule("ALN-DIFF-03")
def test_preparations_are_told_and_none_are_there_unless_chosen() -> None:
    state = begun(2, preparations=1)
    events = happened(state, EndAction(P1))
    assert [event.seat for event in events if isinstance(event, HivePhaseSkipped)] == [P2]
    assert begun(2).turn.phase == "hive"


# Hive cards in the Complex.


@pytest.mark.rule("ALN-DIFF-07", "ALN-RULING-47")
@pytest.mark.parametrize("placed", [1, 2, 3, 4, 5])
def test_hive_cards_lie_in_the_complex_before_the_first_turn(placed: int) -> None:
    state = begun(3, placed=placed)
    assert state.turn.number == 1 and len(state.table.zone("hive")) == 42 - placed
    filled = [len(state.table.zone(room)) for room in zones.ROOMS]
    assert filled == [1] * placed + [0] * (5 - placed) and state.table.zone(zones.COMBAT) == ()
    assert not any(state.table.slots[slot].face_up for room in zones.ROOMS for slot in state.table.zone(room))


@pytest.mark.rule("ALN-RULING-47")
@pytest.mark.parametrize("placed", [6, -1, 99])
def test_so_many_that_one_would_drop_out_are_refused(placed: int) -> None:
    no = no_to(3, placed=placed)
    assert (no.rule, no.says.args["most"]) == ("ALN-RULING-47", 5)


@pytest.mark.rule("ALN-DIFF-07")
def test_placed_cards_come_before_the_setup_text_of_the_first_objective() -> None:
    state = begun(3, placed=5, objectives=["objective-two-1", "objective-one-2", "objective-one-3"])
    assert [len(state.table.zone(room)) for room in zones.ROOMS] == [1] * 5
    assert len(state.table.zone(zones.COMBAT)) == 1, "the text adds a sixth, which pushes the first out"


# All of it.


@pytest.mark.rule("ALN-SETUP-27", "ALN-DIFF-06")
def test_what_was_chosen_is_kept_in_the_header_and_can_be_compared() -> None:
    state = opened(3, drones=2, defense=1, preparations=1, placed=3)
    kept = difficulty(state.header)
    assert kept == {"drones": 2, "defense": 1, "preparations": 1, "placed": 3}
    plain = opened(3)
    assert plain.header == script(3).header, "a game as printed keeps nothing"


@pytest.mark.rule("ALN-SETUP-27")
def test_options_may_come_with_the_header_or_be_typed() -> None:
    wanted = script(3)
    header = replace(wanted.header, options={"drones": 1, "placed": 2})
    events = open_game(Script(header, wanted.choices), BOX)
    assert difficulty(events[0].header)["placed"] == 2  # type: ignore[attr-defined]
    assert difficulty(opened(3, drones="-2", defense=True).header)["drones"] == -2


@pytest.mark.parametrize("name", ["drones", "defense", "preparations", "placed"])
@pytest.mark.parametrize("value", ["many", None, [1], "1.5", ""])
def test_what_is_no_number_is_said(name: str, value: Any) -> None:
    assert no_to(3, **{name: value}).says.key == "setup-difficulty-number"


@pytest.mark.rule("ALN-DIFF-03")
@pytest.mark.parametrize(
    ("name", "value", "rule"), [("preparations", 3, "ALN-DIFF-03"), ("defense", 2, "ALN-DIFF-02")]
)
def test_what_the_rulebook_does_not_know_is_refused(name: str, value: int, rule: str) -> None:
    assert no_to(3, **{name: value}).rule == rule


@pytest.mark.parametrize("mode", ["standard", "agendas", "delayed", "agendas+aliens"])
def test_any_combination_opens(mode: str) -> None:
    for drones, hard, ready, placed in product((-1, 0, 2), (0, 1), (0, 2), (0, 4)):
        choices = {"drones": drones, "defense": hard, "preparations": ready, "placed": placed}
        state = opened(3, "face", modes=mode.split("+"), **choices)
        fewer = 3 * drones
        assert (
            len(state.table.zone("hive")) + sum(len(state.table.zone(room)) for room in zones.ROOMS)
            == 42 + fewer
        )


def test_every_choice_that_is_offered_opens() -> None:
    players = script(3).header.players
    for choice in setup_choices(BOX, players, {"modes": ["agendas"]}):
        if choice.id in ("drones", "defense", "preparations", "placed"):
            for option in choice.options:
                assert open_game(script(3, modes=["agendas"], **option.then), BOX)


def test_the_suggested_numbers_are_chosen_unless_others_are() -> None:
    for chosen in ({}, {"drones": 2, "placed": 1}):
        for choice in setup_choices(BOX, script(3).header.players, chosen):
            if choice.id in ("drones", "placed"):
                assert [option.then[choice.id] for option in choice.chosen] == [chosen.get(choice.id, 0)]
