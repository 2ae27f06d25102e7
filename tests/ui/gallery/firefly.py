"""Moments of real evenings of Firefly, and the scenes that open them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.core.crossing.steps import Step
from companion.core.crossing.views import Tile
from companion.games.firefly.difficulty import NAMES
from tests.ui.gallery.evenings import Is, Plan
from tests.ui.gallery.moments import happens, is_board, is_free, lays, waits

ROOM = "firefly"
TRIES = 12  # its practice cards are balanced now and then: the moments are looked for, not counted out
FIRST_GAME = {"campaign": {"game": 1}}
WON, LOST = {"points": 5, "won": True}, {"points": 2, "won": False}


def last_game(suggested: Mapping[str, Any]) -> Mapping[str, Any]:
    """The fifth game of a campaign of those people, three of whose games were won."""
    roles = suggested["roles"]
    people = {"roles": roles, "crew": suggested["main-characters"][len(roles) :]}
    played = {"game": 5, "played": [WON, LOST, WON, WON], "difficulty": dict.fromkeys(NAMES, 0)}
    return {"campaign": {**played, **people}}


def tiles(step: Step) -> list[Tile]:
    """Everything that lies on the board."""
    places = (place for strip in step.view.strips for place in strip.places)
    return [tile for place in places for tile in place.tiles]


def has_note(key: str) -> Is:
    """A turn in the middle with a card on the board of which this is said."""
    return lambda step: (
        is_free(step) and any(one.note is not None and one.note.key == key for one in tiles(step))
    )


def is_due(key: str) -> Is:
    """A turn in which something must be done before it ends."""
    return lambda step: is_free(step) and any(one.text.key == key for one in step.view.due)


def is_hurt(step: Step) -> bool:
    """Serenity is struck, and the game goes on in the middle of a turn."""
    slots = (place for strip in step.view.strips if strip.id == "serenity" for place in strip.places)
    is_action = step.view.turn.phase.key == "phase-action"
    return is_action and is_free(step) and sum(bool(place.tiles) for place in slots) > 1


def is_mission(step: Step) -> bool:
    """An Inter-Mission in which several things can be bought."""
    return waits(step) and step.view.turn.phase.key == "phase-inter-mission" and len(step.view.offers) > 2


def falls(step: Step) -> bool:
    """Somebody is defeated, and the others are not."""
    fallen = [one for one in step.notices if one.kind == "MainCharacterDefeated"]
    return bool(fallen) and not step.view.outcome


def counts(step: Step) -> bool:
    """One more turn is counted, and it was not the last."""
    return happens("TurnCounted")(step) and not happens("TimeUp")(step)


EVENINGS: Mapping[str, Plan] = {
    "a crew": Plan(
        {
            "firefly first turn": lays(1),
            "firefly board": is_board,
            "firefly hand": lays(7),
            "firefly strike": happens("StrikeTaken"),
            "firefly struck": happens("ShipStruck"),
            "firefly hull": is_hurt,
            "firefly job": has_note("note-attached"),
            "firefly job due": is_due("due-job"),
            "firefly event": happens("EventTriggered"),
            "firefly objective": happens("ObjectiveCompleted"),
            "firefly failed": happens("ObjectiveFailed"),
            "firefly sighted": happens("InevitableSighted"),
            "firefly arrived": happens("InevitableArrived"),
            "firefly counted": counts,
            "firefly time up": happens("TimeUp"),
            "firefly credits": happens("CreditsCounted"),
            "firefly mission": is_mission,
            "firefly defeated": falls,
            "firefly back": happens("MainCharacterBack"),
        },
        seed=3,
        room=ROOM,
        tries=TRIES,
    ),
    "a careless crew": Plan(
        {"firefly strained": happens("SerenityStrained"), "firefly lost": happens("Lost")},
        seed=1,
        players=5,
        careless=True,
        room=ROOM,
        tries=TRIES,
    ),
    "a crew of five": Plan({"firefly five": is_board}, seed=4, players=5, room=ROOM, tries=TRIES),
    "a crew of one": Plan({"firefly alone": is_board}, seed=2, players=1, room=ROOM, tries=TRIES),
    "a campaign": Plan(
        {"firefly campaign": happens("Won", "Lost")},
        seed=1,
        room=ROOM,
        choices=lambda suggested: FIRST_GAME,
        tries=TRIES,
    ),
    "the end of a campaign": Plan(
        {"firefly rank": happens("Won", "Lost")}, seed=1, room=ROOM, choices=last_game, tries=TRIES
    ),
}
