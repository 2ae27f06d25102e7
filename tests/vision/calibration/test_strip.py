"""The play strip, the scan light, and what of a table a camera covers."""

from __future__ import annotations

import msgspec
import numpy as np
import pytest

from tests.vision.calibration.seeing import STRAIGHT, moved, solved, strip, table
from tests.vision.calibration.test_table_places import ALIEN
from vision.calibration.coverage import chosen, coverage
from vision.calibration.drawing import places_drawn
from vision.calibration.light import ScanLight
from vision.calibration.strip import PlayStrip, strip_of
from vision.calibration.table_places import TablePlace, rectangle
from vision.frames import Frame
from vision.marks.finder import find_marks
from vision.marks.mark import Mark


@pytest.mark.parametrize(
    ("x", "y", "turn"), [(400.0, 380.0, 0.0), (380.0, 240.0, 90.0), (420.0, 200.0, 197.0)]
)
def test_the_strip_is_found_wherever_it_lies(x: float, y: float, turn: float) -> None:
    bench, scene = table(moved(STRAIGHT, height_mm=900.0), "typical", 7, (strip(x, y, turn),))
    frame = bench.shot(scene).frame
    view = solved(moved(STRAIGHT, height_mm=900.0)).calibration
    found = strip_of(view, find_marks(frame.gray))
    assert found is not None and found.kind == "strip"
    assert found.middle == pytest.approx((x, y), abs=2.0)
    way = np.radians(turn)
    corner = (x - 225 * np.cos(way) + 50 * np.sin(way), y - 225 * np.sin(way) - 50 * np.cos(way))
    assert found.outline_mm[0] == pytest.approx(corner, abs=3.0)


def test_one_end_is_enough_and_none_leaves_it_where_it_was() -> None:
    bench, scene = table(more=(strip(turn_deg=10.0),))
    view, marks = solved().calibration, find_marks(bench.shot(scene).frame.gray)
    both = strip_of(view, marks)
    single = strip_of(view, [mark for mark in marks if mark.number != 985])
    assert both is not None and single is not None
    assert single.middle == pytest.approx(both.middle, abs=8.0)
    following = PlayStrip()
    assert following.update(view, []) is None
    first = following.update(view, marks)
    assert first == both
    assert following.update(view, []) is first, "covered is not gone"
    assert following.update(view, marks) is first, "a trembling picture moves nothing"


def test_what_does_not_fit_a_strip_is_none() -> None:
    bench, scene = table(more=(strip(),))
    view, marks = solved().calibration, find_marks(bench.shot(scene).frame.gray)
    left = next(mark for mark in marks if mark.number == 984)
    near = tuple((x + 120, y) for x, y in left.corners)
    assert strip_of(view, [left, Mark(985, near)]) is None, "its ends are not that near"  # type: ignore[arg-type]
    assert strip_of(view, [left, left]) is None, "two strips"
    huge = tuple((3 * x, 3 * y) for x, y in left.corners)
    assert strip_of(view, [Mark(984, huge)]) is None  # type: ignore[arg-type]


def test_the_lamp_is_asked_for_after_a_moment_of_darkness_and_does_not_flicker() -> None:
    drawn = places_drawn(solved().calibration, [one for one in ALIEN.places if one.kind == "strip"])
    light = ScanLight()

    def at(time_s: float, gray: int, is_expected: bool = True) -> bool:
        frame = Frame(np.full((1080, 1920), gray, np.uint8), time_s, "test")
        return light.needs_light(frame, drawn, is_expected=is_expected)

    assert not at(0.0, 30) and not at(1.0, 30), "a hand's shadow"
    assert not at(1.2, 120) and not at(2.0, 30), "which begins anew"
    assert at(3.6, 30)
    assert at(4.0, 110) and at(9.0, 110), "its own light does not put it out"
    assert at(10.0, 200) and not at(12.0, 200), "the sun does"
    assert not at(13.0, 30) and at(15.0, 30)
    assert not at(15.2, 30, is_expected=False), "nobody waits for a card"


def test_only_the_light_on_the_place_counts() -> None:
    gray = np.full((1080, 1920), 220, np.uint8)
    view, light = solved().calibration, ScanLight()
    drawn = places_drawn(view, [one for one in ALIEN.places if one.kind in {"strip", "mask"}])
    points = np.array(next(one for one in drawn if one.kind == "strip").points)
    (left, top), (right, foot) = points.min(axis=0).astype(int), points.max(axis=0).astype(int)
    gray[top : foot + 1, left : right + 1] = 20
    assert [light.needs_light(Frame(gray, at, "test"), drawn) for at in (0.0, 1.0, 2.0)] == [
        False,
        False,
        True,
    ]
    assert not ScanLight().needs_light(Frame(np.zeros((0, 0), np.uint8), 0.0, "test"), drawn)


def test_a_camera_that_sees_all_covers_all_and_one_beside_says_what_is_missing() -> None:
    assert coverage(solved().calibration, ALIEN.places, 1.26) == ()
    beside = solved(moved(STRAIGHT, spot_mm=(600.0, 230.0))).calibration
    missing = {one.name: one for one in coverage(beside, ALIEN.places, 1.26)}
    assert missing["room:5"].why == "outside" and missing["combat"].why == "partly"
    assert 0 < missing["combat"].percent < 100 and "hive" not in missing
    coarse = coverage(solved(moved(STRAIGHT, height_mm=1300.0)).calibration, ALIEN.places, 1.26)
    assert {one.why for one in coarse} == {"coarse"} and all(80 < one.percent < 100 for one in coarse)
    assert not {"screen", "tray"} & {one.name for one in coarse}


def test_a_part_of_a_large_board_is_watched_and_its_screen_stays_out() -> None:
    sections = tuple(TablePlace(f"section:{at}", rectangle(30 + 400 * at, 30, 380, 400)) for at in range(5))
    screen = msgspec.structs.replace(sections[0], name="screen", kind="mask")
    part = chosen((*sections, screen), ["section:2"])
    assert [one.name for one in part] == ["section:2", "screen"]
