"""Knocks while playing: what moves together is followed, what moves alone is not believed."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pytest

from tests.vision.calibration.seeing import STRAIGHT, corners_seen, moved, off_mm, solved
from tests.vision.simulated.pinhole import Pinhole, to_picture
from vision.calibration.advice import Advice
from vision.calibration.drift import Drift
from vision.marks.mark import Mark

KNOCKED = moved(STRAIGHT, spot_mm=(424.0, 221.0), tilt_deg=2.0, turn_deg=1.5)


def marks(
    pinhole: Pinhole, numbers: Sequence[int] = (980, 981, 982, 983), seed: int = 0, **pushed_px: float
) -> list[Mark]:
    """The corner marks as a reader finds them: a little off, some pushed by so many pixels."""
    chance, found = np.random.default_rng(seed), []
    for number, four in corners_seen(pinhole).items():
        if number in numbers:
            push = pushed_px.get(f"m{number}", 0.0)
            spots = [(x + push + chance.normal(0, 0.2), y + chance.normal(0, 0.2)) for x, y in four]
            found.append(Mark(number, (spots[0], spots[1], spots[2], spots[3])))
    return found


def follow(drift: Drift, pictures: Sequence[list[Mark]], start_s: float = 0.0) -> list[Advice | None]:
    """What is said picture by picture, five a second."""
    return [drift.update(one, start_s + at / 5) for at, one in enumerate(pictures)]


def test_a_table_that_nobody_touches_keeps_its_view() -> None:
    view = solved().calibration
    drift = Drift(view)
    assert set(follow(drift, [marks(STRAIGHT, seed=at) for at in range(30)])) == {None}
    assert drift.calibration is view and drift.corrections == 0


def test_a_knock_is_followed_in_two_pictures() -> None:
    drift = Drift(solved().calibration)
    assert off_mm(drift.calibration, KNOCKED) > 10
    follow(drift, [marks(KNOCKED, seed=1)])
    assert off_mm(drift.calibration, KNOCKED) > 10, "one picture proves nothing"
    follow(drift, [marks(KNOCKED, seed=2)])
    assert off_mm(drift.calibration, KNOCKED) < 1.0
    assert drift.corrections == 1


def test_a_camera_still_swinging_is_waited_for() -> None:
    drift = Drift(solved().calibration)
    for at in range(6):
        swinging = moved(KNOCKED, spot_mm=(424.0 + 9 * at, 221.0))
        follow(drift, [marks(swinging, seed=at)])
    assert drift.corrections == 0
    follow(drift, [marks(KNOCKED, seed=at) for at in range(3)])
    assert off_mm(drift.calibration, KNOCKED) < 1.0


@pytest.mark.parametrize("covered", [980, 982])
def test_a_covered_corner_keeps_its_place_and_follows_the_others(covered: int) -> None:
    drift = Drift(solved().calibration)
    others = [number for number in range(980, 984) if number != covered]
    follow(drift, [marks(STRAIGHT, others, seed=at) for at in range(5)])
    assert drift.corrections == 0
    follow(drift, [marks(KNOCKED, others, seed=at) for at in range(3)])
    assert off_mm(drift.calibration, KNOCKED) < 1.5


def test_a_mark_that_moved_alone_is_not_believed_and_named_after_a_while() -> None:
    view = solved().calibration
    drift = Drift(view)
    said = follow(drift, [marks(STRAIGHT, seed=at, m982=24.0) for at in range(20)])
    assert drift.calibration is view
    assert set(said[:14]) == {None}
    assert said[-1] is not None and (said[-1].key, said[-1].numbers["corner"]) == ("corner-moved", 3)
    assert said[-1].numbers["mm"] == pytest.approx(24 / view.px_per_mm((820.0, 460.0)), abs=2)
    assert follow(drift, [marks(STRAIGHT)], 10.0) == [None], "laid back, nothing more is said"


def test_a_knock_and_a_pushed_mark_at_once_follow_the_other_three() -> None:
    drift = Drift(solved().calibration)
    follow(drift, [marks(KNOCKED, seed=at, m981=30.0) for at in range(3)])
    assert off_mm(drift.calibration, KNOCKED) < 1.5


def test_marks_that_fit_no_view_ask_for_a_new_measurement_once_they_stay_so() -> None:
    view = solved().calibration
    drift = Drift(view)
    said = follow(drift, [marks(STRAIGHT, seed=at, m981=60.0, m983=-45.0) for at in range(60)])
    assert set(said[:40]) == {None} and said[-1] == Advice("again")
    assert drift.calibration is view, "nothing wrong was believed meanwhile"


def test_a_camera_that_fell_over_asks_for_a_new_measurement() -> None:
    fallen = moved(STRAIGHT, tilt_deg=40.0, height_mm=900.0)
    said = follow(Drift(solved().calibration), [marks(fallen, seed=at) for at in range(4)])
    assert said[-1] == Advice("again")


def test_a_camera_that_is_now_too_far_asks_for_a_new_measurement() -> None:
    drift = Drift(solved().calibration, least_px_per_mm=1.5)
    said = follow(drift, [marks(moved(STRAIGHT, height_mm=1100.0), seed=at) for at in range(4)])
    assert said[-1] == Advice("again")


def test_two_marks_prove_no_knock() -> None:
    drift = Drift(solved().calibration)
    follow(drift, [marks(KNOCKED, (980, 981), seed=at) for at in range(5)])
    assert drift.corrections == 0


def with_zones(pinhole: Pinhole, spots: dict[int, tuple[float, float]], seed: int = 0) -> list[Mark]:
    """The corner marks and some of zones, all as a reader finds them."""
    chance, found = np.random.default_rng(seed), marks(pinhole, seed=seed)
    for number, (x, y) in spots.items():
        square = [(x - 12, y - 12), (x + 12, y - 12), (x + 12, y + 12), (x - 12, y + 12)]
        four = [(float(a), float(b)) for a, b in to_picture(pinhole, square) + chance.normal(0, 0.2, (4, 2))]
        found.append(Mark(number, (four[0], four[1], four[2], four[3])))
    return found


ZONED = {986: (200.0, 100.0), 987: (600.0, 300.0)}


def test_marks_of_zones_help_to_follow_where_corners_are_hidden() -> None:
    drift = Drift(solved().calibration)
    follow(drift, [with_zones(STRAIGHT, ZONED)])
    hidden = {982, 983}
    two = [[one for one in with_zones(KNOCKED, ZONED, at) if one.number not in hidden] for at in range(3)]
    follow(drift, two)
    assert drift.corrections == 1 and off_mm(drift.calibration, KNOCKED) < 3.0


def test_zones_that_are_laid_elsewhere_are_no_knock() -> None:
    view = solved().calibration
    drift = Drift(view)
    follow(drift, [with_zones(STRAIGHT, ZONED)])
    elsewhere = {986: (300.0, 200.0), 987: (500.0, 120.0)}
    said = follow(drift, [with_zones(STRAIGHT, elsewhere, at) for at in range(60)])
    assert set(said) == {None} and drift.calibration is view and drift.is_firm
    follow(drift, [with_zones(KNOCKED, elsewhere, at) for at in range(3)])
    assert off_mm(drift.calibration, KNOCKED) < 1.0, "they help from where they lie now"


def test_what_is_seen_after_a_knock_is_not_firm_until_it_is_followed() -> None:
    drift, firm = Drift(solved().calibration), []
    for at, pinhole in enumerate((STRAIGHT, KNOCKED, KNOCKED, KNOCKED)):
        follow(drift, [marks(pinhole, seed=at)], at / 5)
        firm.append((drift.is_firm, drift.is_sure))
    assert firm == [(True, True), (False, False), (True, True), (True, True)]


def test_a_lonely_corner_proves_no_empty_place_and_a_table_without_marks_does_without() -> None:
    drift = Drift(solved().calibration)
    follow(drift, [[]])
    assert drift.is_sure
    follow(drift, [marks(STRAIGHT), marks(STRAIGHT, (980,))])
    assert drift.is_firm and not drift.is_sure


def test_a_lost_camera_that_is_put_back_is_found_again() -> None:
    drift = Drift(solved().calibration)
    said = follow(drift, [marks(STRAIGHT, seed=at, m981=60.0, m983=-45.0) for at in range(60)])
    assert said[-1] == Advice("again") and not drift.is_firm
    assert follow(drift, [marks(STRAIGHT)], 20.0) == [None] and drift.is_firm
