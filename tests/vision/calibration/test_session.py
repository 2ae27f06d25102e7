"""The guided measurement: one advice a picture, true to what is wrong, and done in seconds."""

from __future__ import annotations

import msgspec
import numpy as np
import pytest

from tests.vision.calibration.seeing import SIZE, STRAIGHT, WANTED, moved, off_mm, session, strip, table
from tests.vision.simulated.pinhole import Pinhole
from tests.vision.simulated.scene import Card, paper_mark
from tests.vision.simulated.weather import CLEAR, weather_of
from vision.calibration.advice import Advice, where_of
from vision.calibration.session import Calibrating
from vision.calibration.solution import Told
from vision.calibration.verdicts import Wanted
from vision.frames import Frame
from vision.geometry import centre_of
from vision.marks.finder import find_marks
from vision.marks.mark import Mark
from vision.pixels import Pixels


def first(pinhole: Pinhole = STRAIGHT, wanted: Wanted = WANTED, **how: object) -> Advice:
    """What is advised at the first picture."""
    bench, scene = table(pinhole, **how)  # type: ignore[arg-type]
    return session(bench, scene, wanted, pictures=1)[0]


@pytest.mark.parametrize("profile", ["good", "typical"])
def test_a_camera_that_hangs_well_is_done_in_seconds(profile: str) -> None:
    pinhole = moved(STRAIGHT, tilt_deg=6.0, lean_deg=-4.0, height_mm=830.0, k1=0.03)
    bench, scene = table(pinhole, profile, seed=11, more=(strip(turn_deg=8.0),))
    said = session(bench, scene)
    keys = [one.key for one in said]
    assert set(keys[:-1]) == {"hold-still"} and keys[-1] == "done"
    percents = [one.numbers["percent"] for one in said[:-1]]
    assert percents == sorted(percents), "the bar only grows"
    assert len(said) <= 10, "two seconds"
    solved = said[-1].solved
    assert solved is not None and off_mm(solved.calibration, pinhole) < 1.5
    assert said[-1].numbers["mm"] == pytest.approx(solved.calibration.error_mm, abs=0.06)


def test_what_is_done_stays_done_until_it_is_begun_anew() -> None:
    bench, scene = table()
    measuring = Calibrating(WANTED)
    for at in range(12):
        frame = bench.shot(scene, time_s=at / 5).frame
        last = measuring.update(frame, find_marks(frame.gray), frame.time_s)
    assert last.key == "done" and measuring.update(frame, (), 99.0) is last
    measuring.again()
    assert measuring.update(frame, (), 99.0).key == "no-corners"


def test_too_low_sees_one_mark_and_must_go_up_by_as_much_as_is_missing() -> None:
    low = moved(STRAIGHT, spot_mm=(260.0, 140.0), height_mm=520.0)
    advice = first(low)
    assert advice.key == "move-up"
    higher = moved(STRAIGHT, height_mm=520.0 + 10 * float(advice.numbers["cm"]))
    assert first(higher).key == "hold-still"


def test_too_high_must_come_down_by_as_much_as_is_needed() -> None:
    high = moved(STRAIGHT, height_mm=1500.0)
    advice = first(high)
    assert advice.key == "move-down"
    lower = moved(high, height_mm=1500.0 - 10 * (float(advice.numbers["cm"]) + 1))
    assert first(lower).key == "hold-still"


@pytest.mark.parametrize(("spot", "where"), [
    ((560.0, 230.0), "left"), ((260.0, 230.0), "right"), ((410.0, 330.0), "top"), ((410.0, 130.0), "bottom"),
])  # fmt: skip
def test_beside_the_table_it_slides_towards_it(spot: tuple[float, float], where: str) -> None:
    advice = first(moved(STRAIGHT, spot_mm=spot))
    assert (advice.key, advice.numbers["where"]) == ("slide", where)
    off = abs(spot[0] - 410.0) + abs(spot[1] - 230.0)
    assert advice.numbers["cm"] == pytest.approx(off / 10, abs=2)


@pytest.mark.parametrize(("turn", "way"), [(14.0, "left"), (-14.0, "right")])
def test_a_turned_camera_is_turned_back(turn: float, way: str) -> None:
    advice = first(moved(STRAIGHT, height_mm=950.0, turn_deg=turn))
    assert advice == Advice("turn", {"degrees": 14, "way": way})


def test_upside_down_is_as_good() -> None:
    assert first(moved(STRAIGHT, turn_deg=180.0)).key == "hold-still"


@pytest.mark.parametrize(("tilt", "lean", "where"), [(26.0, 0.0, "top"), (0.0, 26.0, "right")])
def test_a_leaning_camera_is_told_which_side_is_far(tilt: float, lean: float, where: str) -> None:
    advice = first(moved(STRAIGHT, height_mm=1150.0, tilt_deg=tilt, lean_deg=lean))
    assert (advice.key, advice.numbers["where"]) == ("tilt", where)
    assert advice.numbers["degrees"] == pytest.approx(26, abs=3)


def test_a_picture_too_small_for_the_table_names_one_that_would_do() -> None:
    small = moved(STRAIGHT, size=(960, 540))
    wanted = msgspec.structs.replace(WANTED, mark_mm=12.0)
    advice = first(small, wanted)
    assert advice.key == "too-coarse" and advice.numbers["now"] == 960
    assert first(moved(STRAIGHT, size=(int(advice.numbers["width"]), 1080)), wanted).key == "hold-still"


def test_a_covered_corner_is_named() -> None:
    assert first(without=(982,)) == Advice("corner-missing", {"corner": 3, "where": "bottom-right"})


def test_no_corner_at_all_and_darkness_are_told_apart() -> None:
    assert first(without=(980, 981, 982, 983)).key == "no-corners"
    assert darkened(lambda gray: gray // 16).key == "dark"
    assert first_of(np.zeros((0, 0), np.uint8)).key == "no-picture"
    assert first_of(np.zeros((1080, 1920), np.uint8)) == Advice("dark", {"where": "whole"})


def darkened(change: object, wanted: Wanted = WANTED) -> Advice:
    """What is advised when light and lens do this to a good picture."""
    bench, scene = table(weather=CLEAR)
    frame = bench.shot(scene).frame
    return first_of(change(frame.gray), wanted)  # type: ignore[operator]


def first_of(gray: Pixels, wanted: Wanted = WANTED) -> Advice:
    """What is advised for just this picture."""
    return Calibrating(wanted).update(Frame(gray, 0.0, "test"), find_marks(gray), 0.0)


def test_a_dark_side_is_named() -> None:
    shade = np.ones((1080, 1920))
    shade[:, :960] = 0.2
    assert darkened(lambda gray: (gray * shade).astype(np.uint8)) == Advice("dark", {"where": "left"})


def test_a_picture_out_of_focus_says_how_sharp_it_is() -> None:
    import cv2

    advice = darkened(lambda gray: cv2.GaussianBlur(gray, (0, 0), 4.0))
    assert (advice.key, advice.numbers["where"]) == ("out-of-focus", "whole")
    assert 30 < float(advice.numbers["percent"]) < 80


def test_a_lamp_that_shines_back_is_named() -> None:
    def glare(gray: Pixels) -> Pixels:
        copy = gray.astype(float)
        copy[:540, 960:] = copy[:540, 960:] * 0.4 + 160
        return np.clip(copy, 0, 255).astype(np.uint8)

    assert darkened(glare) == Advice("glare", {"where": "top-right"})


def test_two_marks_of_one_number_and_swapped_ones_are_named() -> None:
    twice = first(more=(paper_mark(981, 400.0, 230.0, 40.0),))
    assert twice == Advice("corner-twice", {"corner": 2})
    swapped = first(without=(981, 982), more=(
        paper_mark(982, SIZE[0], 0.0, 40.0), paper_mark(981, *SIZE, 40.0),
    ))  # fmt: skip
    assert swapped == Advice("corners-swapped", {"one": 2, "other": 3})


def test_a_wrongly_told_length_is_noticed_by_the_size_of_the_marks() -> None:
    advice = first(wanted=msgspec.structs.replace(WANTED, told=Told(920.0, 460.0)))
    assert (advice.key, advice.numbers["side"], advice.numbers["told"]) == ("lengths", "width", 920)
    assert advice.numbers["seen"] == pytest.approx(820, abs=12)


def test_without_a_told_length_it_is_done_roughly_and_says_so() -> None:
    bench, scene = table(moved(STRAIGHT, tilt_deg=8.0, height_mm=820.0), "typical", seed=3)
    last = session(bench, scene, msgspec.structs.replace(WANTED, told=Told(corner_mm=40.0)))[-1]
    assert last.key in {"done", "done-roughly"} and last.solved is not None
    assert last.solved.calibration.error_mm > 1.5


def test_a_camera_that_swings_is_not_measured() -> None:
    measuring, said = Calibrating(WANTED), []
    for at in range(12):
        bench, scene = table(moved(STRAIGHT, spot_mm=(410.0 + 6 * (at % 2), 230.0)))
        frame = bench.shot(scene, time_s=at / 5).frame
        said.append(measuring.update(frame, find_marks(frame.gray), frame.time_s).key)
    assert "done" not in said and "moving" in said[2:]


def test_a_mark_missed_for_a_moment_and_one_odd_picture_change_no_word() -> None:
    bench, scene = table()
    measuring, said = Calibrating(WANTED), []
    for at in range(12):
        frame = bench.shot(scene, time_s=at / 5).frame
        marks = list(find_marks(frame.gray))
        if at == 3:
            marks = [mark for mark in marks if mark.number != 982]
        said.append(measuring.update(frame, marks, frame.time_s).key)
        if measuring.done:
            break
    assert set(said) == {"hold-still", "done"}


def test_marks_of_nonsense_never_make_it_fall() -> None:
    chance = np.random.default_rng(4)
    frame = Frame(chance.integers(0, 255, (540, 960)).astype(np.uint8), 0.0, "test")
    for seed in range(40):
        spots = np.random.default_rng(seed).uniform(-200, 1200, (6, 4, 2))
        marks = [Mark(980 + at % 6, tuple(map(tuple, four))) for at, four in enumerate(spots.tolist())]
        advice = Calibrating(WANTED).update(frame, marks, 0.0)
        assert advice.solved is None
    flat = Mark(980, ((5.0, 5.0),) * 4)
    assert Calibrating(WANTED).update(frame, [flat], 0.0).key == "no-corners"


def test_sides_have_one_word() -> None:
    assert [where_of(one) for one in ([0], [0, 1], [1, 2], [2, 3], [0, 3], [0, 2], [0, 1, 2, 3])] == [
        "top-left", "top", "right", "bottom", "left", "whole", "whole",
    ]  # fmt: skip


def test_cards_on_the_table_do_not_matter() -> None:
    cards = tuple(Card(150.0 + 90 * at, 200.0, 20.0 * at, seed=at) for at in range(6))
    bench, scene = table(more=cards, weather=weather_of("good", 5))
    last = session(bench, scene)[-1]
    assert last.solved is not None and off_mm(last.solved.calibration, STRAIGHT) < 1.5
    assert centre_of(last.solved.calibration.marks[0].corners) == pytest.approx((0, 0), abs=1e-6)
