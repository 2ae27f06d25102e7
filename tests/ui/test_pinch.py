"""Two fingers on a map, and its spaces on their way to another size."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.ui import moving, samples
from tests.ui.fingers import Post, lift, part, touch
from tests.ui.other_boards import conquest
from tests.ui.test_arrangements import laid_out
from ui.rooms import maps
from ui.widgets.board.fingers import Draw, Fingers
from ui.widgets.board.journeys import Pace, slides

Open = Callable[..., Any]
PACE = Pace(0.16, 0.12, 0.18)


def two(apart: float, least: float = 10.0) -> Fingers:
    """Two fingers so far from each other."""
    fingers = Fingers(least)
    fingers.put("a", (100.0, 100.0))
    fingers.put("b", (100.0 + apart, 100.0))
    return fingers


def test_two_fingers_mean_one_thing_until_one_is_lifted() -> None:
    fingers = two(100)
    assert fingers.are_two and fingers.middle == (150.0, 100.0)
    assert fingers.move("b", (220.0, 100.0)) == "", "so little is a tremble"
    assert fingers.move("b", (230.0, 100.0)) == "apart"
    assert fingers.move("b", (330.0, 100.0)) == fingers.move("b", (120.0, 100.0)) == "", "it was said"
    fingers.lift("b")
    assert not fingers.are_two and fingers.move("b", (200.0, 100.0)) == ""
    fingers.put("b", (200.0, 100.0))
    assert fingers.move("a", (130.0, 100.0)) == "together"


def test_one_finger_or_three_mean_nothing() -> None:
    fingers = Fingers(10.0)
    fingers.put("a", (0.0, 0.0))
    assert fingers.move("a", (90.0, 0.0)) == "" and not fingers.are_two
    fingers.put("b", (50.0, 0.0))
    fingers.put("c", (60.0, 0.0))
    assert not fingers.are_two and fingers.move("c", (400.0, 0.0)) == ""


def test_fingers_side_by_side_are_no_nearer_than_they_can_be() -> None:
    fingers = two(1.0, least=40.0)
    assert fingers.move("b", (130.0, 100.0)) == "", "30 of at least 40"
    assert fingers.move("b", (151.0, 100.0)) == "apart"


def drawn(
    studio: Any, board: Any, ends: tuple[tuple[float, float], tuple[float, float]], x: float
) -> list[Any]:
    """Two fingers come down, and the second moves along to `x`."""
    fingers = [touch(studio, board, *end) for end in ends]
    last = fingers[-1]
    last.x, last.pos = x, (x, last.y)
    last.grab_current = board
    board.on_touch_move(last)
    return fingers


@pytest.mark.window
def test_drawn_apart_they_enlarge_the_section_between_them_and_drawn_together_they_show_the_map(
    open_app: Open, studio: Any
) -> None:
    post = Post()
    app = open_app((800, 480), samples.step(conquest()), post=post)
    board = app.router.current.board
    middle = part(app, "place:space:4.C").center
    ends = ((middle[0] - 20, middle[1]), (middle[0] + 30, middle[1]))
    fingers = drawn(studio, board, ends, middle[0] + 90)
    assert part(app, "map").page == "section:4"
    for finger in fingers:
        lift(finger)
    fingers = drawn(studio, board, ((300.0, 300.0), (600.0, 300.0)), 400.0)
    assert part(app, "map") is None, "the whole map"
    for finger in fingers:
        lift(finger)
    assert post == [], "neither finger has touched anything"
    part(app, "place:space:0.5").tap()
    assert len(post) == 1, "and one finger means what it always does"


@pytest.mark.window
def test_on_a_board_without_sections_fingers_mean_what_they_touch(open_app: Open, studio: Any) -> None:
    post = Post()
    app = open_app((800, 480), samples.step(), post=post)
    board = app.router.current.board
    tile = part(app, "slot:7")
    finger = touch(studio, board, *tile.center)
    assert board not in [weak() for weak in finger.grab_list]
    lift(finger)
    assert len(post) == 1


def test_spaces_that_change_their_size_slide_all_at_once() -> None:
    whole, large = (laid_out(conquest(), (800, 480), page=page)[1] for page in ("", "section:1"))
    found = slides(whole, large, PACE)
    assert {one.key for one in found} == {one.key for one in large if one.kind == "space"}
    assert {(one.begins_s, one.lasts_s, one.stays) for one in found} == {(0.0, 0.16, True)}
    old = {one.key: one.box for one in whole}
    assert all(one.start == old[one.key] and one.end == one.part.box for one in found)
    assert len(slides(large, whole, PACE)) == len(found)
    assert slides(whole, large, Pace(0, 0, 0)) == slides(whole, whole, PACE) == ()


@pytest.mark.window
def test_a_section_slides_out_of_the_map_and_is_there_when_it_has_arrived(studio: Any) -> None:
    app = moving.lively(studio)
    app.hear(samples.step(conquest()))
    app.bridge.deliver()
    table = app.router.current
    table.board.travel.finish()
    table._turn("section:1")
    travel = table.board.travel
    assert "place:space:1.2" in travel.movers and part(app, "place:space:1.2").opacity == 0
    for _ in range(4):
        travel.advance(0.06)
    assert not travel.is_moving and part(app, "place:space:1.2").opacity == 1
    table._turn(maps.WHOLE)
    assert len(travel.movers) == 9
    app.close()


LARGE = 1.6


def test_one_finger_goes_a_step_for_each_so_far() -> None:
    draw = Draw(10.0)
    assert draw.move((50.0, 0.0)) == "", "no finger is down"
    draw.put((100.0, 100.0))
    assert draw.move((91.0, 100.0)) == "", "so little is a tremble"
    assert draw.move((89.0, 104.0)) == "right" and draw.move((85.0, 104.0)) == ""
    assert draw.move((85.0, 115.0)) == "down" and draw.move((96.0, 115.0)) == "left"
    assert draw.move((96.0, 100.0)) == "up"
    draw.lift()
    assert draw.move((0.0, 0.0)) == ""


@pytest.mark.parametrize("size", [(800, 480), (1280, 720)])
def test_in_large_type_a_section_fills_its_room_and_neighbours_are_drawn_into_view(
    size: tuple[int, int],
) -> None:
    view = conquest()
    box, parts = laid_out(view, size, LARGE, page="section:1")
    _, usual = laid_out(view, size, 1.0, page="section:1")
    there = {one.key: one.box for one in parts if one.kind == "space"}
    assert {f"place:space:1.{name}" for name in "C123456"} <= set(there)
    assert "place:space:0.6" not in there, "a neighbour that a move can reach lies beyond"
    assert (
        min(one.h for one in there.values()) > max(one.box.h for one in usual if one.kind == "space") * 0.99
    )
    pan = maps.panned(view, "section:1", (0, 0), (0, -1))
    assert pan == (0, -1) and maps.panned(view, "section:1", pan, (0, -1)) == pan, "no farther than there is"
    assert maps.panned(view, "section:1", pan, (0, 1)) == (0, 0)
    _, moved = laid_out(view, size, LARGE, page="section:1", pan=pan)
    seen = {one.key for one in moved if one.kind == "space"}
    assert "place:space:0.6" in seen and "place:space:1.5" not in seen
    assert all(box.holds(one.box, 1) for one in moved)
    little = next(one for one in moved if one.kind == "map")
    assert little.pans and {f"place:{dot.place.id}" for dot in little.dots if dot.seen} == seen


@pytest.mark.parametrize(("size", "scale", "page"), [
    ((800, 480), 1.0, "section:1"), ((1280, 720), 1.0, "section:1"), ((800, 480), LARGE, "section:4"),
    ((800, 480), LARGE, maps.WHOLE), ((720, 1280), LARGE, "section:1"),
])  # fmt: skip
def test_what_has_room_is_not_drawn_along(size: tuple[int, int], scale: float, page: str) -> None:
    _, parts = laid_out(conquest(), size, scale, page=page)
    assert not any(one.pans for one in parts)


@pytest.mark.window
def test_a_finger_draws_the_board_along_and_touches_nothing_by_that(open_app: Open, studio: Any) -> None:
    post = Post()
    app = open_app((800, 480), samples.step(conquest()), post=post, scale=LARGE)
    table = app.router.current
    board = table.board
    assert part(app, "place:space:0.6") is None
    x, y = part(app, "place:space:1.C").center
    finger = touch(studio, board, x, y)
    for low in (y - 30, y - 70):
        finger.y, finger.pos, finger.grab_current = low, (x, low), board
        board.on_touch_move(finger)
    studio.settle()
    assert table.pages.pan == (0, -1) and part(app, "place:space:0.6") is not None
    lift(finger)
    assert post == [], "nothing was chosen"
    part(app, "button:map").tap()
    assert table.pages.pan == (0, 0)
