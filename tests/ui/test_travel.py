"""Cards travel from where they were to where they go, and what lies still costs one rectangle a frame."""

from __future__ import annotations

from typing import Any

import pytest

from tests.ui import moving, samples
from ui.measurements import counted, outside_still
from ui.theme.boxes import Box
from ui.widgets.board.journeys import Journey, Pace, Trip, anchor, journeys
from ui.widgets.board.parts import Part

PACE = Pace(0.16, 0.12, 0.18)
ROOMS = Box(0, 0, 500, 100).columns(5)


def lying(key: str, at: int, hidden: bool = False) -> Part:
    """A card in one of five rooms."""
    tile = samples.hidden(1) if hidden else samples.card(1, samples.both("Drone", "Drone"))
    return Part(key, "tile", ROOMS[at], key, tile=tile)


HIVE = Part("place:hive", "deck", Box(600, 0, 100, 100))
MAYA = Part("person:p1", "person", Box(0, 300, 100, 50))


def test_a_push_goes_front_first_and_within_the_time_of_a_push() -> None:
    old = (HIVE, *(lying(f"slot:{at}", at) for at in range(1, 5)))
    new = (HIVE, *(lying(f"slot:{at}", at - 1) for at in range(1, 5)), lying("slot:9", 4))
    found = journeys(old, new, (Trip("slot:9", "hive", "from"),), PACE)
    assert [one.key for one in found] == ["slot:1", "slot:2", "slot:3", "slot:4", "slot:9"]
    starts = [one.begins_s for one in found]
    assert starts == sorted(starts) and len(set(starts)) == 5
    assert found[-1].ends_s <= 0.7 + 1e-9
    assert found[-1].start == HIVE.box


def test_nothing_moves_where_nothing_is_known_or_nothing_may_move() -> None:
    old, new = (HIVE, lying("slot:1", 0)), (HIVE, lying("slot:2", 3))
    assert journeys(old, new, (), PACE) == (), "from nowhere to nowhere nobody can follow"
    moved = (HIVE, lying("slot:1", 4))
    assert journeys(old, moved, (), Pace(0, 0, 0)) == ()
    assert journeys((), moved, (), PACE) == (), "the first board is simply there"
    assert journeys(old, old, (), PACE) == ()


def test_what_leaves_goes_to_its_pile_or_person_and_is_gone_there() -> None:
    old = (MAYA, lying("slot:1", 2))
    (gone,) = journeys(old, (MAYA,), (Trip("slot:1", "discard:p1", "to"),), PACE)
    assert (gone.end, gone.stays) == (MAYA.box, False)
    assert gone.at(0.0)[:2] == (
        old[1].box.centre[0] - MAYA.box.centre[0],
        old[1].box.centre[1] - MAYA.box.centre[1],
    )
    assert gone.at(gone.ends_s)[:2] == (0.0, 0.0)


def test_a_card_that_is_turned_over_shows_its_other_side_from_the_middle_on() -> None:
    (turn,) = journeys((lying("slot:1", 2, hidden=True),), (lying("slot:1", 2),), (), PACE)
    assert turn.before is not None
    assert (turn.at(0.0)[2], turn.at(0.09)[2], turn.at(0.18)[2]) == pytest.approx((1.0, 0.0, 1.0))
    assert not turn.is_turned(0.05)
    assert turn.is_turned(0.1)


def test_a_zone_is_found_by_its_place_its_counter_or_its_person() -> None:
    pile = Part(
        "counter:strikes", "counter", Box(9, 9, 9, 9), places=(samples.deck("dead-enemies", "D", "M", 3),)
    )
    board = (HIVE, MAYA, pile)
    assert [anchor(board, zone) for zone in ("hive", "discard:p1", "dead-enemies", "moon", "hand:p7")] == [
        HIVE.box, MAYA.box, pile.box, None, None,
    ]  # fmt: skip


def test_two_cards_that_change_places_both_arrive() -> None:
    old, new = (lying("slot:1", 0), lying("slot:2", 3)), (lying("slot:1", 3), lying("slot:2", 0))
    assert {one.key for one in journeys(old, new, (), PACE)} == {"slot:1", "slot:2"}


@pytest.mark.window
def test_cards_are_painted_once_and_carried(studio: Any) -> None:
    app = moving.lively(studio)
    board = app.router.current.board
    app.hear(moving.push())
    app.bridge.deliver()
    studio.settle(1)
    travel = board.travel
    assert set(travel.movers) == {"slot:1", "slot:2", "slot:3", "slot:99"}
    assert [board.widget(key).opacity for key in travel.movers] == [0, 0, 0, 0]
    painted: list[Any] = []
    for widget in [*board._widgets.values(), *(mover.tile for mover in travel.movers.values())]:
        widget.repaint = lambda *_, w=widget: painted.append(w)
    before = counted(app.stage).instructions
    for _ in range(4):
        travel.advance(0.05)
        studio.settle(1)
    assert painted == [], "no word is set anew and nothing is laid out while a card moves"
    assert counted(app.stage).instructions == before
    assert outside_still(app.stage).draws <= 60, "the board itself is one rectangle"
    app.close()


@pytest.mark.window
def test_a_step_in_the_middle_of_a_motion_ends_it(studio: Any) -> None:
    app = moving.lively(studio)
    board = app.router.current.board
    app.hear(moving.push())
    app.bridge.deliver()
    board.travel.advance(0.05)
    app.hear(samples.step(number=33))
    app.bridge.deliver()
    assert "slot:99" not in board.travel.movers, "what was on its way has arrived, and is gone"
    board.travel.advance(0.1)
    for _ in range(20):
        board.travel.advance(0.1)
    assert not board.travel.is_moving
    assert {widget.opacity for widget in board._widgets.values()} == {1}
    app.close()


@pytest.mark.window
def test_news_in_the_middle_of_a_motion_leave_it(studio: Any) -> None:
    app = moving.lively(studio)
    app.hear(moving.push())
    app.bridge.deliver()
    travel = app.router.current.board.travel
    travel.advance(0.05)
    app.router.current.glance()
    assert travel.is_moving
    app.close()


def test_a_journey_of_no_length_is_where_it_ends() -> None:
    here = lying("slot:1", 0)
    assert Journey("slot:1", here, here.box, here.box).at(0.0) == (0.0, 0.0, 1.0)
