"""Moments of real evenings of Villains, and what is looked for in them."""

from __future__ import annotations

from collections.abc import Mapping

from companion.core.crossing.steps import Step
from companion.core.crossing.views import Place
from tests.ui.gallery.evenings import Is, Plan
from tests.ui.gallery.moments import asks, happens, is_free, lays

ROOM = "villains"
TRIES = 12  # its practice cards are balanced now and then: the moments are looked for, not counted out
FULL = 4  # spaces of the city with somebody in them


def places(step: Step, strip: str) -> tuple[Place, ...]:
    """The places of a strip of the board."""
    return next((one.places for one in step.view.strips if one.id == strip), ())


def in_city(fewest: int) -> Is:
    """A turn in the middle in which so many spaces of the city are held, and somebody is guarded."""

    def is_it(step: Step) -> bool:
        held = [place for place in places(step, "city") if place.kind != "deck" and place.tiles]
        return is_free(step) and len(held) >= fewest and any(len(place.tiles) > 1 for place in held)

    return is_it


EVENINGS: Mapping[str, Plan] = {
    "villains": Plan(
        {
            "villains hand": lays(7),
            "villains board": in_city(2),
            "villains city": in_city(FULL),
            "villains twist": happens("TwistPlayed"),
            "villains overrun": happens("Overran"),
            "villains beaten": happens("CommanderBeaten"),
            "villains question": asks("choice"),
        },
        seed=1,
        room=ROOM,
        tries=TRIES,
    ),
    "villains careless": Plan(
        {
            "villains near": happens("GoodNear"),
            "villains lost": happens("Lost"),
        },
        seed=2,
        careless=True,
        room=ROOM,
        tries=TRIES,
    ),
    "villains won": Plan({"villains won": happens("Won")}, seed=4, room=ROOM, tries=TRIES),
    "villains five": Plan({"villains five": in_city(2)}, seed=2, players=5, room=ROOM, tries=TRIES),
}
