"""What simulated players look at part by part is what their seat's View says."""

from __future__ import annotations

from msgspec.structs import replace

from companion.core.crossing.views import Strip
from tests.games.contract.games import played
from tests.games.contract.requests import audiences
from tests.games.contract.rooms import Case


def unmarked(strips: tuple[Strip, ...]) -> list[Strip]:
    """A board without what marks say."""
    places = [[replace(place, states=(), tiles=tuple(replace(tile, states=()) for tile in place.tiles))
               for place in strip.places] for strip in strips]  # fmt: skip
    return [replace(strip, places=tuple(some)) for strip, some in zip(strips, places, strict=True)]


def test_every_part_of_a_sight_is_that_of_the_view(asked: Case) -> None:
    room, many = asked.room, asked.seats[-1]
    for record in (played(asked.name, 1, min(3, many), "app"), played(asked.name, 2, many, "face")):
        for state in record.some(40):
            for audience in audiences(state):
                view, sight = room.view(state, audience), room.look(state, audience)
                for part in ("audience", "seats", "meters", "danger"):
                    assert getattr(sight, part) == getattr(view, part), part
                assert unmarked(sight.strips) == unmarked(view.strips)
                for one in (*audiences(state), None):
                    assert sight.seat(one) == view.seat(one)
