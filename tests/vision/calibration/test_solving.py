"""Millimetres out of corner marks: how true they are, how honestly the error is told, what is kept."""

from __future__ import annotations

import json

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.vision.calibration.seeing import SIZE, STRAIGHT, corners_seen, moved, off_mm, solved
from tests.vision.simulated.pinhole import Pinhole, above, px_per_mm, to_picture
from vision.calibration.calibration import CalibrationError, load, save
from vision.calibration.lens import Lens
from vision.calibration.solution import Told, solve
from vision.calibration.table_view import TableView
from vision.frames import Frame

AWRY = moved(STRAIGHT, height_mm=880.0, tilt_deg=11.0, lean_deg=-8.0, turn_deg=3.0)


@settings(max_examples=40, deadline=None)
@given(
    st.floats(-0.25, 0.25),
    st.floats(-0.1, 0.1),
    st.floats(300, 2000),
    st.tuples(st.floats(0, 1919), st.floats(0, 1079)),
)
def test_what_a_lens_bends_it_straightens(
    k1: float, k2: float, focal: float, point: tuple[float, float]
) -> None:
    lens = Lens(focal + 900, (959.5, 539.5), k1, k2)
    straight = np.array([point])
    assert lens.straight(lens.bent(straight)) == pytest.approx(straight, abs=0.01)


@pytest.mark.parametrize("pinhole", [STRAIGHT, AWRY])
def test_with_told_lengths_places_are_true_to_a_millimetre(pinhole: Pinhole) -> None:
    view = solved(pinhole).calibration
    assert off_mm(view, pinhole) < 0.5
    assert view.error_mm < 1.5


@pytest.mark.parametrize("k1", [-0.08, 0.08])
def test_a_lens_that_bends_is_found_out(k1: float) -> None:
    pinhole = moved(AWRY, k1=k1)
    found = solved(pinhole)
    assert off_mm(found.calibration, pinhole) < 1.0
    assert np.sign(found.calibration.lens.k1) == np.sign(k1)
    corner = np.array([(0.0, 0.0)])
    assert np.hypot(*(found.calibration.lens.straight(corner) - corner)[0]) > 5


def test_without_told_lengths_they_follow_from_the_size_of_the_marks_and_less_is_promised() -> None:
    told, untold = solved(AWRY), solved(AWRY, Told())
    assert untold.size_mm == pytest.approx(SIZE, abs=3.0)
    assert off_mm(untold.calibration, AWRY) < 2.0
    assert untold.calibration.error_mm > 1.5 * told.calibration.error_mm


def test_the_owner_may_measure_marks_that_form_no_rectangle() -> None:
    """The lower right mark lies 12 mm further down: only the size of the marks can tell."""
    seen = corners_seen(AWRY)
    shifted = [(SIZE[0] + x, SIZE[1] + 12 + y) for x, y in ((-20, -20), (20, -20), (20, 20), (-20, 20))]
    a, b, c, d = ((float(x), float(y)) for x, y in to_picture(AWRY, shifted))
    seen[982] = (a, b, c, d)
    view = solve(seen, AWRY.size, Told(*SIZE)).calibration
    assert off_mm(view, AWRY) < 2.0


def test_the_camera_is_found_where_it_hangs() -> None:
    view = solved(AWRY).calibration
    assert view.camera_mm[2] == pytest.approx(880, rel=0.03)
    assert view.tilt_deg == pytest.approx(13.5, abs=1.5)
    for spot in ((0.0, 0.0), (820.0, 460.0), (400.0, 200.0)):
        assert view.px_per_mm(spot) <= float(px_per_mm(AWRY, *spot)) * 1.05


def test_there_and_back_is_the_same_point() -> None:
    view = solved(moved(AWRY, k1=0.05)).calibration
    for point in ((100.0, 100.0), (1800.0, 900.0), (960.0, 540.0)):
        assert view.to_picture(view.to_table(point)) == pytest.approx(point, abs=0.05)


def test_a_smaller_picture_of_the_same_view_says_the_same() -> None:
    view = solved(AWRY).calibration
    small = view.resized((960, 540))
    # The middle of the first of two pixels lies half a pixel of the small picture aside.
    assert small.to_table((479.75, 269.75)) == pytest.approx(view.to_table((960.0, 540.0)), abs=0.01)
    with pytest.raises(CalibrationError, match="another shape. Measure the table again"):
        view.resized((1280, 960))


def test_what_is_kept_is_plain_and_comes_back_the_same() -> None:
    view = solved(AWRY).calibration
    assert load(json.loads(json.dumps(save(view)))) == view


@pytest.mark.parametrize("rows", [
    None, {}, [], {"size": [0, 0]}, {**save(solved().calibration), "homography": [0.0] * 9},
    {**save(solved().calibration), "size": [-3, 5]}, {**save(solved().calibration), "error_mm": float("nan")},
    {**save(solved().calibration), "lens": {"focal_px": 0, "middle": [1, 1]}},
])  # fmt: skip
def test_a_damaged_one_is_refused_with_a_sentence(rows: object) -> None:
    with pytest.raises(CalibrationError, match="cannot be used.* Measure it again"):
        load(rows)


def test_three_marks_are_not_enough() -> None:
    seen = corners_seen(STRAIGHT)
    del seen[982]
    with pytest.raises(CalibrationError, match="982 are not seen. Lay all four"):
        solve(seen, STRAIGHT.size)


def test_what_is_behind_the_camera_is_nowhere() -> None:
    view = solved(moved(STRAIGHT, tilt_deg=20.0)).calibration
    assert not np.isfinite(view.to_picture((400.0, 60000.0))).all()
    assert not view.sees((400.0, 60000.0)) and view.sees((400.0, 200.0))
    assert view.px_per_mm((400.0, 60000.0)) == 0


@pytest.mark.parametrize("picture", [(1920, 1080), (1280, 720), (2304, 1296)])
def test_a_camera_that_hangs_perfectly_straight_is_solved(picture: tuple[int, int]) -> None:
    """The library's first guess knows no turn there."""
    pinhole = above(-30, -30, SIZE[0] + 60, SIZE[1] + 60, picture)
    found = solve(corners_seen(pinhole, 24.0), picture, Told(*SIZE, corner_mm=24.0))
    assert off_mm(found.calibration, pinhole) < 1.0


def test_a_view_comes_back_from_pictures_of_any_size_of_its_shape() -> None:
    view = TableView(solved().calibration, ())
    for size in ((480, 272), (1920, 1080), (854, 480), (16, 9), (1920, 1080)):
        frame = Frame(np.zeros(size[::-1], np.uint8), 0.0, "x")
        assert view.update(frame, []).calibration.size == size
    assert view.update(frame, []).calibration.px_per_mm((400.0, 200.0)) == pytest.approx(
        solved().calibration.px_per_mm((400.0, 200.0))
    )


@pytest.mark.parametrize("size", [(1, 1), (3, 3), (5, 5), (16, 12), (3000, 2)])
def test_a_picture_of_a_few_pixels_has_no_shape_of_its_own(size: tuple[int, int]) -> None:
    with pytest.raises(CalibrationError, match="another shape"):
        solved().calibration.resized(size)
