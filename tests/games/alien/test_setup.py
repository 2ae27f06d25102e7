"""Opening a new game (ALN-SETUP)."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest

from companion.core.language.asks import Identity, Order
from companion.core.language.cards import Card
from companion.core.language.states import Custody, Header, Player
from companion.core.ports.collection import Box
from companion.engine.invariants import hard_faults
from companion.engine.legendary.course import EndAction
from companion.engine.legendary.market.events import HqRefilled
from companion.engine.legendary.opening import BeginTurn
from companion.engine.legendary.own_deck import HandDrawn
from companion.engine.room import Script, SetupError
from companion.games.alien import zones
from companion.games.alien.choices import DECKS
from companion.games.alien.setup.suggest import suggest
from companion.games.alien.state import PHASES, AlienState
from tests.games.alien.box import P1, P2, P3, answer, designs, do, header, keep_orders, rooms, some_order, top
from tests.games.alien.whole import evolve, open_game, rule_faults
from tests.games.alien.wholebox import FILMS, ROLES, SUITES, whole_box

BOX = whole_box()
EVERY_N = pytest.mark.parametrize("players", [1, 2, 3, 4, 5])


def sample(many: Sequence[Any], count: int) -> list[Any]:
    """A draw by lot that is the same in every run."""
    return random.Random(7).sample(list(many), count)


def script(players: int = 3, custody: Custody = "app", **choices: Any) -> Script:
    """The suggested game with some choices of its own."""
    seated = header(players, dict.fromkeys(DECKS, custody))
    return Script(seated, {**suggest(BOX, players, sample), **choices})


def opened(players: int = 3, custody: Custody = "app", box: Box = BOX, **choices: Any) -> AlienState:
    """The State after the opening events, checked after each of them."""
    wanted = script(players, custody, **choices)
    state = AlienState(header=wanted.header)
    for event in open_game(wanted, box):
        state = evolve(state, event)
        assert hard_faults(state, PHASES) == [], event
    return state


def started(players: int = 3, custody: Custody = "app", **choices: Any) -> AlienState:
    """The State at the first turn: orders answered, the HQ told where it must be shown."""
    state = keep_orders(opened(players, custody, **choices))
    while isinstance(state.ask, Identity):
        state = answer(state, "one-a-common-1", "camera")
    assert state.ask is None and rule_faults(state) == []
    return state


def stopped(players: int = 3, box: Box = BOX, head: Header | None = None, **choices: Any) -> SetupError:
    """Why a game cannot be opened."""
    with pytest.raises(SetupError) as stop:
        open_game(Script(head or header(players), script(min(max(players, 1), 5), **choices).choices), box)
    return stop.value


def quota(state: AlienState, group: str) -> dict[str, int]:
    """What nobody has told apart in a group."""
    return {str(pool): n for pool, n in state.table.quota[group].items()}  # type: ignore[index]


@pytest.mark.rule("ALN-SETUP-01")
@pytest.mark.parametrize("players", [0, 6])
def test_only_one_to_five_players_can_play(players: int) -> None:
    seats = tuple(Player(f"p{number}", f"N{number}") for number in range(1, players + 1))  # type: ignore[arg-type]
    stop = stopped(players, head=Header("alien", seats))
    assert stop.rule == "ALN-SETUP-01" and stop.says.args["have"] == players


@pytest.mark.rule("ALN-SETUP-01")
@EVERY_N
def test_one_to_five_players_open_a_game(players: int) -> None:
    state = started(players)
    assert (state.turn.number, state.turn.seat, state.turn.phase) == (1, P1, "hive")
    assert len(state.living) == players


@pytest.mark.rule("ALN-SETUP-02", "ALN-SETUP-05")
@EVERY_N
def test_every_deck_has_seven_specialists_five_grunts_and_the_role_card(players: int) -> None:
    state = started(players)
    for player in state.players:
        own = quota(state, f"deck:{player.seat}")
        assert own == {"specialists": 7, "grunts": 5, f"role:{player.seat}": 1}
    assert quota(state, "box").get("specialists", 0) == 35 - 7 * players
    assert quota(state, "box").get("grunts", 0) == 25 - 5 * players


@pytest.mark.rule("ALN-SETUP-06")
def test_the_avatar_lies_in_front_of_its_player_and_limits_the_damage() -> None:
    state = started()
    slot = top(state, "avatar:p2")
    card = state.table.card(slot)
    assert state.table.slots[slot].face_up and card is not None and card.number("health") == 10
    state = do(do(state, BeginTurn(P1)), EndAction(P1))
    assert designs(state, "avatar:p1") == ("avatar-gunner",)


@pytest.mark.rule("ALN-SETUP-07", "ALN-SETUP-08")
@pytest.mark.parametrize(("zone", "count"), [("sergeants", 10), ("strikes", 40)])
def test_sergeants_and_strikes_lie_face_down_and_untold(zone: str, count: int) -> None:
    state = started(custody="face")
    slots = state.table.zone(zone)
    assert len(slots) == count
    assert all(not state.table.slots[slot].face_up and state.table.slots[slot].copy is None for slot in slots)


@pytest.mark.rule("ALN-SETUP-09")
def test_the_hatchery_lies_open() -> None:
    state = started()
    assert designs(state, "hatchery") == ("burst",) * 14
    assert all(state.table.slots[slot].face_up for slot in state.table.zone("hatchery"))


@pytest.mark.rule("ALN-SETUP-10")
@pytest.mark.parametrize("location", ["", None, ["location-one", "location-two"], "location-five", []])
def test_exactly_one_location_is_chosen(location: Any) -> None:
    assert stopped(location=location).rule == "ALN-SETUP-10"
    assert designs(started(location="location-three"), "location") == ("location-three",)


@pytest.mark.rule("ALN-SETUP-11")
@pytest.mark.parametrize(
    "objectives",
    [
        ["objective-one-1", "objective-two-1", "objective-one-3"],
        ["objective-one-1", "objective-one-2"],
        ["objective-one-1", "objective-one-2", "objective-one-3", "objective-two-3"],
        ["objective-one-1", "objective-one-2", "objective-nine-3"],
        None,
    ],
)
def test_exactly_one_objective_of_each_level_is_chosen(objectives: Any) -> None:
    assert stopped(objectives=objectives).rule == "ALN-SETUP-11"


@pytest.mark.rule("ALN-SETUP-11", "ALN-SETUP-12")
def test_films_may_be_mixed_and_the_first_objective_lies_on_top() -> None:
    mixed = ["objective-four-3", "objective-one-1", "objective-three-2"]
    state = started(objectives=mixed)
    assert designs(state, "objectives") == ("objective-one-1", "objective-three-2", "objective-four-3")
    assert all(state.table.slots[slot].face_up for slot in state.table.zone("objectives"))


@pytest.mark.rule("ALN-SETUP-13")
def test_each_objective_brings_its_own_hive_cards() -> None:
    state = opened(objectives=["objective-one-1", "objective-two-2", "objective-three-3"])
    drones = {"drones": 3}
    assert quota(state, "hive:1") == {"hive-one-1": 9, **drones}
    assert quota(state, "hive:2") == {"hive-two-2": 11, **drones}
    assert quota(state, "hive:3") == {"hive-three-3": 13, **drones}


@pytest.mark.rule("ALN-SETUP-13")
@pytest.mark.parametrize(
    "decks", [["hive-one-1", "hive-two-2", "hive-one-3"], ["hive-one-1", "hive-one-2"]], ids=["other", "two"]
)
def test_a_mini_deck_of_another_objective_is_refused(decks: list[str]) -> None:
    assert stopped(**{"mini-decks": decks}).rule == "ALN-SETUP-13"


@pytest.mark.rule("ALN-SETUP-13")
def test_a_mini_deck_with_a_wrong_count_is_refused() -> None:
    stop = stopped(box=whole_box(without="hive-one-2", fewer=1))
    assert stop.rule == "ALN-SETUP-13"
    assert (stop.says.args["need"], stop.says.args["have"]) == (11, 10)


@pytest.mark.rule("ALN-SETUP-14")
@EVERY_N
def test_one_drone_per_player_goes_into_each_mini_deck(players: int) -> None:
    state = opened(players)
    assert [quota(state, f"hive:{level}")["drones"] for level in (1, 2, 3)] == [players] * 3
    sizes = [sum(quota(state, f"hive:{level}").values()) for level in (1, 2, 3)]
    assert sizes == [9 + players, 11 + players, 13 + players]
    assert len(state.table.zone("hive")) == 33 + 3 * players


@pytest.mark.rule("ALN-SETUP-14")
def test_too_few_drones_are_said() -> None:
    stop = stopped(5, box=whole_box(without="drones", fewer=10))
    assert stop.rule == "ALN-SETUP-14" and (stop.says.args["need"], stop.says.args["have"]) == (15, 14)


@pytest.mark.rule("ALN-SETUP-15", "ALN-SETUP-16")
@pytest.mark.parametrize("custody", ["app", "face"])
def test_mini_decks_lie_over_each_other_and_are_never_mixed(custody: Custody) -> None:
    state = opened(2, custody)
    levels = [state.table.slots[slot].group for slot in state.table.zone("hive")]
    assert levels == ["hive:1"] * 11 + ["hive:2"] * 13 + ["hive:3"] * 15
    known = [name for name in designs(started(2), "hive") if name != "drone"]
    assert known == ["one-1"] * 9 + ["one-2"] * 11 + ["one-3"] * 13


@pytest.mark.rule("ALN-SETUP-16")
def test_an_order_that_mixes_the_mini_decks_is_no_order() -> None:
    state = opened()
    assert isinstance(state.ask, Order) and state.ask.zone == "hive"
    mixed = keep_orders(state).table
    order = [mixed.slots[slot].copy for slot in state.table.zone("hive")]
    with pytest.raises(AssertionError, match="here-no-such-order"):
        answer(state, tuple(reversed(order)), "app")


@pytest.mark.rule("ALN-SETUP-17", "ALN-ZONE-39")
def test_nobody_learns_which_drones_went_in() -> None:
    state = started()
    hidden = [state.table.slots[slot] for slot in state.table.zone("hive")]
    assert not any(slot.face_up for slot in hidden) and {slot.known for slot in hidden} == {"app"}
    face = started(custody="face")
    assert all(face.table.slots[slot].copy is None for slot in face.table.zone("hive"))


@pytest.mark.rule("ALN-SETUP-18")
@EVERY_N
def test_unused_drones_stay_in_the_box_untold(players: int) -> None:
    state = started(players)
    assert quota(state, "box")["drones"] == 24 - 3 * players
    assert "location-two" not in state.table.cards and "two-1" not in state.table.cards


@pytest.mark.rule("ALN-SETUP-19")
@pytest.mark.parametrize(
    "characters",
    [SUITES[:3], SUITES[:5], (*SUITES[:3], SUITES[0]), (*SUITES[:3], "character-nobody"), None],
    ids=["three", "five", "same twice", "unknown", "none"],
)
def test_four_different_characters_are_chosen(characters: Any) -> None:
    assert stopped(characters=characters).rule == "ALN-SETUP-19"


@pytest.mark.rule("ALN-SETUP-19", "ALN-SETUP-20")
def test_any_four_characters_make_56_cards_in_the_barracks() -> None:
    chosen = [suite for suite in SUITES if suite.endswith("-a")]
    state = opened(characters=chosen)
    assert len(state.table.zone("barracks")) == 56 and quota(state, "barracks") == {"barracks": 56}
    found = {state.table.designs[copy] for copy, pool in state.table.pools.items() if pool == "barracks"}
    assert {name.rpartition("-a-")[0] for name in found} == set(FILMS)


@pytest.mark.rule("ALN-SETUP-21")
@pytest.mark.parametrize("custody", ["app", "face"])
def test_five_characters_lie_face_up_in_the_hq(custody: Custody) -> None:
    state = started(custody=custody)
    for zone in zones.HQ:
        slot = top(state, zone)
        assert state.table.slots[slot].face_up and state.table.card(slot) is not None
    assert len(state.table.zone("barracks")) == 51


@pytest.mark.rule("ALN-SETUP-22")
@EVERY_N
def test_everybody_draws_six_and_keeps_seven(players: int) -> None:
    state = started(players)
    for player in state.players:
        hand, deck = (state.table.zone(zones.of(player.seat, part)) for part in ("hand", "deck"))
        assert (len(hand), len(deck)) == (6, 7)
        assert all(state.table.slots[slot].copy is None for slot in (*hand, *deck))


@pytest.mark.rule("ALN-SETUP-23")
def test_the_chosen_first_player_begins_and_turns_go_clockwise() -> None:
    state = started(first="p2")
    assert [player.seat for player in state.players] == [P2, P3, P1] and state.turn.seat == P2
    assert do(do(state, BeginTurn(P2)), EndAction(P2)).turn.seat == P3
    assert stopped(first="p9").rule == "ALN-SETUP-23"


@pytest.mark.rule("ALN-SETUP-24")
def test_the_board_starts_empty() -> None:
    state = started()
    empty = (*zones.ROOMS, zones.COMBAT, zones.OPERATIONS, zones.DEAD_ENEMIES, zones.DEAD_CHARACTERS,
             zones.STRUCK, zones.SPENT, zones.REMOVED)  # fmt: skip
    assert [zone for zone in empty if state.table.zone(zone)] == []


@pytest.mark.rule("ALN-SETUP-25")
def test_the_setup_text_of_the_first_objective_is_done_before_the_first_turn() -> None:
    state = started(objectives=["objective-two-1", "objective-one-2", "objective-one-3"])
    assert rooms(state)[0] in ("two-1", "drone") and state.turn.phase == "hive"
    assert [rooms(started())[0], started().turn.number] == ["", 1]


@pytest.mark.rule("ALN-SETUP-26")
@EVERY_N
def test_the_first_game_is_the_first_film_with_its_roles(players: int) -> None:
    plan = suggest(BOX, players, sample)
    assert list(plan["roles"].values()) == list(ROLES[:players])
    assert plan["location"] == "location-one" and plan["characters"] == list(SUITES[:4])
    assert plan["objectives"] == ["objective-one-1", "objective-one-2", "objective-one-3"]


@pytest.mark.rule("ALN-SETUP-26")
def test_a_game_by_lot_can_be_opened_too() -> None:
    surprise = suggest(BOX, 4, sample)["other"]["surprise"]
    assert started(4, **surprise).turn.seat == surprise["first"]


@pytest.mark.rule("ALN-STATE-01")
def test_a_choice_that_nobody_knows_is_said() -> None:
    stop = stopped(weather="rain")
    assert (stop.rule, stop.says.args["name"]) == ("ALN-STATE-01", "weather")


@pytest.mark.parametrize("key", ["roles", "location", "objectives", "characters", "mini-decks", "first"])
@pytest.mark.parametrize("value", [7, "x", {"p1": []}, [None], [["x"]]])
def test_a_choice_of_another_shape_is_said_and_never_raises_anything_else(key: str, value: Any) -> None:
    assert stopped(**{key: value}).rule.startswith("ALN-SETUP-")


@pytest.mark.parametrize("players", [0, 5])
def test_a_box_with_nothing_in_it_still_gets_a_suggestion(players: int) -> None:
    nothing = Box({}, {})
    plan = suggest(nothing, players, sample)
    with pytest.raises(SetupError):
        open_game(Script(header(players), plan), nothing)


@pytest.mark.parametrize("custody", [{"hive": "cloud"}, {"hand": "app"}])
def test_a_custody_that_there_is_not_is_said(custody: dict[str, Custody]) -> None:
    assert stopped(head=header(3, custody)).says.key == "setup-custody"


def test_two_people_on_one_seat_are_said() -> None:
    seats = (Player(P1, "A"), Player(P1, "B"))
    assert stopped(2, head=Header("alien", seats)).rule == "ALN-SETUP-01"


def test_in_app_custody_every_kept_deck_is_asked_for_its_order_first() -> None:
    state, asked = opened(), []
    while isinstance(state.ask, Order):
        asked.append(str(state.ask.zone))
        assert state.table.zone("hand:p1") == () and state.table.zone("hq:1") == ()
        state = keep_one(state)
    assert asked == list(DECKS) and state.turn.number == 1


def keep_one(state: AlienState) -> AlienState:
    """Answer one ask for an order."""
    assert isinstance(state.ask, Order)
    return answer(state, some_order(state, state.ask.zone), "app")


def test_the_opening_says_what_happened_in_the_order_of_the_hands() -> None:
    kinds = [type(event) for event in open_game(script(1, "face"), BOX)]
    assert kinds.index(HandDrawn) < kinds.index(HqRefilled)


def test_the_facts_of_every_card_of_the_game_are_in_the_state() -> None:
    state = started()
    assert all(isinstance(state.table.card_of(copy), Card) for copy in state.table.designs)
    assert len(state.table.designs) == 3 * 2 + 35 + 25 + 10 + 40 + 14 + 1 + 3 + 33 + 24 + 56
