"""What hands are told to do: which card, which place, whose cards."""

from __future__ import annotations

from typing import Any

import pytest

from companion.core.crossing.prompts import Prompt
from companion.core.language.phrases import phrase
from companion.core.language.states import Custody
from companion.engine.legendary.course import EndAction
from companion.engine.legendary.fighting import Fight
from companion.engine.legendary.market.requests import Recruit
from companion.engine.legendary.opening import BeginTurn
from companion.engine.legendary.playing.requests import UseAbility
from companion.engine.legendary.scanning import Scan
from companion.engine.plain_moves import as_one
from companion.games.alien import zones
from companion.games.alien.cards.events import RoomBlocked
from companion.games.alien.objectives.commands import Complete
from companion.games.alien.setup.prompts import sentences
from companion.games.alien.state import AlienState
from tests.games.alien.acts import emptied
from tests.games.alien.agenda_table import agenda_table
from tests.games.alien.box import (
    BRUTE,
    DRONE,
    FACEHUGGER,
    HIT_1,
    MISS,
    OBJECTIVE,
    P1,
    P2,
    ability,
    card,
    carrying,
    clause,
    find,
    game,
    happened,
    hide,
    hug,
    put,
    top,
    with_numbers,
)
from tests.games.alien.test_setup import BOX, script
from tests.games.alien.whole import evolve, open_game, prompts


def told(state: AlienState, command: Any) -> dict[str, Prompt]:
    """The prompts of a command by their keys; the last one of a kind counts."""
    found = {}
    for event in happened(state, command):
        after = evolve(state, event)
        found |= {prompt.text.key: prompt for prompt in prompts(state, event, after)}
        state = after
    return found


@pytest.mark.rule("ALN-HIVE-03", "ALN-HIVE-06", "ALN-ZONE-39")
def test_pushing_names_open_cards_and_their_places_and_never_a_hidden_one() -> None:
    state = game(phase="hive", hive=(DRONE,), custody={})
    state = put(put(state, "room:1", BRUTE, face_up=False), "room:2", BRUTE)
    slot = top(state, "room:2")
    said = told(state, BeginTurn(P1))
    assert said["prompt-hive-card"].text.args["place"] == phrase("place-room-1")
    assert said["prompt-push"].text.args["card"] == phrase("a-card")
    assert said["prompt-push"].text.args["place"] == phrase("place-room-2")
    full = put(put(put(state, "room:3", DRONE), "room:4", DRONE), "room:5", DRONE)
    said = told(full, BeginTurn(P1))
    assert said["prompt-combat"].text.args["card"] == DRONE.name
    assert (said["prompt-combat"].zone, said["prompt-combat"].seat) == (zones.COMBAT, P1)
    assert (
        told(put(game(phase="hive", custody={}), "room:1", BRUTE), BeginTurn(P1))["prompt-push"].text.args[
            "card"
        ]
        == BRUTE.name
    )
    assert said["prompt-push"].slot != slot


@pytest.mark.rule("ALN-HIVE-03")
def test_a_full_complex_is_pushed_in_one_movement() -> None:
    state = game(phase="hive", hive=(DRONE,), custody={})
    for room in ("room:1", "room:2", "room:3"):
        state = put(state, room, BRUTE)
    found: list[Prompt] = []
    for event in happened(state, BeginTurn(P1)):
        after = evolve(state, event)
        found += prompts(state, event, after)
        state = after
    said = as_one(found)
    assert [one.text.key for one in said if "push" in one.text.key] == ["prompt-push-all"]
    (push,) = (one for one in said if one.text.key == "prompt-push-all")
    assert push.text.args == {"count": 3, "place": phrase("place-room-4")}
    assert [one.text.key for one in said].index("prompt-push-all") < [one.text.key for one in said].index(
        "prompt-hive-card"
    )


@pytest.mark.rule("ALN-FIGHT-04", "ALN-RECRUIT-01")
def test_a_card_that_leaves_goes_to_a_named_pile() -> None:
    state = with_numbers(put(game(), "combat", BRUTE), attack=4, recruit=4)
    killed = told(state, Fight(P1, find(state, "brute")))["prompt-to-pile"]
    said = {"card": BRUTE.name, "place": phrase("place-dead-enemies")}
    assert said.items() <= killed.text.args.items()
    assert killed.slot == find(state, "brute")
    bought = told(state, Recruit(P1, top(state, "hq:4")))
    assert bought["prompt-to-pile"].text.args["place"] == phrase("place-discard-of", name="Player 1")
    assert bought["prompt-hq-app" if "prompt-hq-app" in bought else "prompt-hq"].text.args["place"] == phrase(
        "place-hq-4"
    )


@pytest.mark.rule("ALN-CLEAN-02", "ALN-CLEAN-03", "ALN-FACE-05")
def test_the_end_of_a_turn_tells_everybody_what_to_do_with_their_own_cards() -> None:
    said = told(hug(game(turn=2, active=P2), P1, 2), EndAction(P2))
    left = said["prompt-discard-hand"]
    assert (left.seat, left.text.args["count"]) == (P2, 6)
    assert (said["prompt-draw"].seat, said["prompt-draw"].text.args["count"]) == (P2, 6)
    assert (said["prompt-impregnated"].seat, said["prompt-impregnated"].text.args["name"]) == (P1, "Player 1")


@pytest.mark.rule("ALN-EMPTY-07", "ALN-EMPTY-01")
@pytest.mark.parametrize(
    ("how", "by"), [("app", "app"), ("face", "hand"), ("read", "hand"), ("back", "hand")]
)
def test_a_new_deck_is_shuffled_by_hands_unless_the_app_keeps_it(how: Any, by: str) -> None:
    state = put(game(strikes=(HIT_1,), custody={"strikes": how}), "strikes-discard", MISS, MISS)
    assert f"prompt-strikes-reshuffle-{by}" in told(put(state, "combat", BRUTE), EndAction(P1))
    state = put(game(phase="hive", hive=(), custody={"hive": how}), "dead-enemies", DRONE, BRUTE)
    assert f"prompt-hive-rebuilt-{by}" in told(state, BeginTurn(P1))


def opening(custody: Custody, **choices: Any) -> list[str]:
    """What hands are told to lay out."""
    wanted = script(3, custody, **choices)
    state = AlienState(header=wanted.header)
    found: list[str] = []
    for event in open_game(wanted, BOX):
        before, state = state, evolve(state, event)
        found += [prompt.text.key for prompt in prompts(before, event, state)]
    return found


@pytest.mark.rule("ALN-SETUP-02", "ALN-SETUP-15", "ALN-SETUP-22")
def test_every_hand_movement_of_the_set_up_is_said_in_its_order() -> None:
    assert [key for key in opening("face") if key.startswith("prompt-setup-")] == [
        "prompt-setup-deck", "prompt-setup-sergeants-hand", "prompt-setup-strikes-hand",
        "prompt-setup-hatchery", "prompt-setup-objectives", "prompt-setup-drones", "prompt-setup-hive-hand",
        "prompt-setup-barracks-hand", "prompt-setup-hands", "prompt-setup-rest",
    ]  # fmt: skip


@pytest.mark.rule("ALN-SETUP-07", "ALN-SETUP-08", "ALN-SETUP-14")
def test_what_the_app_keeps_is_sorted_into_the_tray_and_secrets_take_the_place_of_drones() -> None:
    told = opening("app")
    for deck in ("sergeants", "strikes", "hive", "barracks"):
        assert f"prompt-setup-{deck}-app" in told and f"prompt-setup-{deck}-hand" not in told
    secret = [said.key for said in sentences(agenda_table())]
    assert "prompt-setup-drones" not in secret and "prompt-setup-hands" in secret


@pytest.mark.rule("ALN-FACE-01", "ALN-FACE-13")
def test_a_facehugger_is_laid_in_front_of_whoever_is_named() -> None:
    state = with_numbers(put(carrying(game(), P1), "room:1", FACEHUGGER, face_up=False), attack=9)
    said = told(state, Scan(P1, zones.ROOMS[0]))["prompt-facehugger"]
    assert (said.seat, said.text.args["name"], said.zone) == (P2, "Player 2", zones.of(P2, "hugger"))


@pytest.mark.rule("ALN-OBJ-03")
def test_a_completed_objective_is_put_under_the_others() -> None:
    state = with_numbers(game(), progress__1=3)
    said = told(state, Complete(P1, 1))["prompt-objective-under"]
    assert said.slot == find(state, "objective-1") and said.zone == zones.OBJECTIVES
    assert (said.seat, said.text.args["card"]) == (P1, OBJECTIVE[1].name)
    marking = evolve(state, RoomBlocked(zones.ROOMS[0], find(state, "objective-1")))
    assert "prompt-objective-under" not in told(marking, Complete(P1, 1)), "it stays where it lies"
    unread = hide(emptied(game(), zones.OBJECTIVES), zones.OBJECTIVES, *OBJECTIVE.values())
    assert told(unread, Complete(P1, 1))["prompt-objective-under"].text.args["card"] == phrase("a-card")
    assert "prompt-objective-under" not in told(emptied(game(), zones.OBJECTIVES), Complete(P1, 1))


@pytest.mark.rule("ALN-RULING-62", "ALN-RULING-63")
def test_a_card_that_leaves_by_its_own_text_is_carried_to_its_pile() -> None:
    goal = card("goal-1", "goal", ability("goal", clause("leave"), level=1))
    state = put(game(), "room:2", goal)
    said = told(state, UseAbility(P1, find(state, "goal-1"), 0))["prompt-to-pile"]
    assert said.text.args["place"] == phrase("place-removed")
