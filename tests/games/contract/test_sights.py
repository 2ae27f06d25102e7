"""What simulated players look at part by part is what their seat's View says."""

from __future__ import annotations

from tests.games.contract.games import played
from tests.games.contract.requests import audiences
from tests.games.contract.rooms import Case


def test_every_part_of_a_sight_is_that_of_the_view(asked: Case) -> None:
    room, many = asked.room, asked.seats[-1]
    for record in (played(asked.name, 1, min(3, many), "app"), played(asked.name, 2, many, "face")):
        for state in record.some(40):
            for audience in audiences(state):
                view, sight = room.view(state, audience), room.look(state, audience)
                for part in ("audience", "seats", "strips", "meters", "danger"):
                    assert getattr(sight, part) == getattr(view, part), part
                for one in (*audiences(state), None):
                    assert sight.seat(one) == view.seat(one)
