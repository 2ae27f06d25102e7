"""What hands are told to do: which card, which place, whose cards."""

from __future__ import annotations

from typing import Any

import pytest

from companion.core.phrases import phrase
from companion.core.prompts import Prompt
from companion.games.alien import commands as c
from companion.games.alien import zones
from companion.games.alien.evolve import evolve
from companion.games.alien.prompts import prompts
from companion.games.alien.state import AlienState
from tests.games.alien.box import (
    BRUTE,
    DRONE,
    HIT_1,
    MISS,
    P1,
    P2,
    find,
    game,
    happened,
    hug,
    put,
    top,
    with_numbers,
)


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
    said = told(state, c.BeginTurn(P1))
    assert said["prompt-hive-card"].text.args["place"] == phrase("place-room-1")
    assert said["prompt-push"].text.args["card"] == phrase("a-card")
    assert said["prompt-push"].text.args["place"] == phrase("place-room-2")
    full = put(put(put(state, "room:3", DRONE), "room:4", DRONE), "room:5", DRONE)
    said = told(full, c.BeginTurn(P1))
    assert said["prompt-combat"].text.args["card"] == DRONE.name
    assert (said["prompt-combat"].zone, said["prompt-combat"].seat) == (zones.COMBAT, P1)
    assert (
        told(put(game(phase="hive", custody={}), "room:1", BRUTE), c.BeginTurn(P1))["prompt-push"].text.args[
            "card"
        ]
        == BRUTE.name
    )
    assert said["prompt-push"].slot != slot


@pytest.mark.rule("ALN-FIGHT-04", "ALN-RECRUIT-01")
def test_a_card_that_leaves_goes_to_a_named_pile() -> None:
    state = with_numbers(put(game(), "combat", BRUTE), attack=4, recruit=4)
    killed = told(state, c.Fight(P1, find(state, "brute")))["prompt-to-pile"]
    assert killed.text.args == {"card": BRUTE.name, "place": phrase("place-dead-enemies")}
    assert killed.slot == find(state, "brute")
    bought = told(state, c.Recruit(P1, top(state, "hq:4")))
    assert bought["prompt-to-pile"].text.args["place"] == phrase("place-discard")
    assert bought["prompt-hq-app" if "prompt-hq-app" in bought else "prompt-hq"].text.args["place"] == phrase(
        "place-hq-4"
    )


@pytest.mark.rule("ALN-CLEAN-02", "ALN-CLEAN-03", "ALN-FACE-05")
def test_the_end_of_a_turn_tells_everybody_what_to_do_with_their_own_cards() -> None:
    said = told(hug(game(turn=2, active=P2), P1, 2), c.EndAction(P2))
    assert (said["prompt-discard"].seat, said["prompt-discard"].text.args["count"]) == (P2, 6)
    assert (said["prompt-draw"].seat, said["prompt-draw"].text.args["count"]) == (P2, 6)
    assert (said["prompt-impregnated"].seat, said["prompt-impregnated"].text.args["name"]) == (P1, "Player 1")


@pytest.mark.rule("ALN-EMPTY-07", "ALN-EMPTY-01")
@pytest.mark.parametrize(
    ("how", "by"), [("app", "app"), ("face", "hand"), ("read", "hand"), ("back", "hand")]
)
def test_a_new_deck_is_shuffled_by_hands_unless_the_app_keeps_it(how: Any, by: str) -> None:
    state = put(game(strikes=(HIT_1,), custody={"strikes": how}), "strikes-discard", MISS, MISS)
    assert f"prompt-strikes-reshuffle-{by}" in told(put(state, "combat", BRUTE), c.EndAction(P1))
    state = put(game(phase="hive", hive=(), custody={"hive": how}), "dead-enemies", DRONE, BRUTE)
    assert f"prompt-hive-rebuilt-{by}" in told(state, c.BeginTurn(P1))
