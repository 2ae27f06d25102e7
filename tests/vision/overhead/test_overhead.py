"""What lies there stays through anything but being seen gone; what is told is one whole, settled snapshot."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from itertools import pairwise
from random import Random

import hypothesis.strategies as st
import pytest
from hypothesis import given, settings

from vision.calibration.table_places import TablePlace, rectangle
from vision.overhead.ground import Look
from vision.overhead.overhead import Overhead
from vision.overhead.survey import FIRM, Stands, Survey
from vision.pixels import Pixels
from vision.tags import Corners, Point, Tag

SIZE = (1000, 600)
STEP_S = 0.1
PLACES = (
    TablePlace("hive", rectangle(0, 0, 200, 600), "pile"),
    TablePlace("hq", rectangle(300, 0, 200, 600), "row"),
    TablePlace("screen", rectangle(600, 0, 100, 600), "mask"),
    TablePlace("tray", rectangle(800, 0, 200, 600), "tray"),
)


class Straight:
    """A camera that sees one pixel a millimetre, until somebody knocks against it."""

    def __init__(self, off: Point = (0.0, 0.0)) -> None:
        self.off = off

    def to_table(self, point: Point) -> Point:
        return point[0] - self.off[0], point[1] - self.off[1]

    def to_picture(self, spot: Point) -> Point:
        return spot[0] + self.off[0], spot[1] + self.off[1]

    @property
    def camera_mm(self) -> tuple[float, float, float]:
        return 500.0, 300.0, 800.0


class Told:
    """Pixels that say what the test says: what each spot looks like."""

    def __init__(self) -> None:
        self.is_moving = self.is_reached = self.is_dark = False
        self.looks: dict[int, Look] = {}
        self.by_default: Look = "hidden"
        self.remembered: dict[int, Point] = {}

    def aim(self, to_picture: Callable[[Point], Point]) -> None:
        """Nothing to be seen."""

    def ignore(self, outlines: Iterable[Iterable[Point]]) -> None:
        """Nothing to be seen."""

    def take(self, gray: Pixels, spots: Iterable[Point], time_s: float) -> None:
        """Nothing to be seen."""

    def remember(self, key: int, spot: Point) -> None:
        self.remembered[key] = spot

    def forget(self, key: int) -> None:
        self.remembered.pop(key, None)

    def look(self, key: int, spot: Point) -> Look:
        return self.looks.get(key, self.by_default)


class Table:
    """An overhead camera with time and pixels in the test's hands."""

    def __init__(self) -> None:
        import numpy as np

        self.ground = Told()
        self.overhead = Overhead(Straight(), PLACES, self.ground)
        self.now = 0.0
        self._gray: Pixels = np.zeros((4, 4), np.uint8)

    def sees(self, *tags: Tag, times: int = 1, footing: Stands = FIRM) -> list[Survey]:
        told = []
        for _ in range(times):
            survey = self.overhead.update(tags, SIZE, self.now, self._gray, footing)
            self.now += STEP_S
            told += [survey] if survey is not None else []
        return told

    @property
    def lies(self) -> list[tuple[str, str, bool]]:
        return [(one.text, one.place, one.covered) for one in self.overhead.lying]


def square(x: float, y: float, half: float = 8.0) -> Corners:
    return ((x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half))


def tag(text: str, x: float, y: float = 100.0) -> Tag:
    return Tag(text, "QR", square(x, y), "test")


def corner(number: int, x: float, y: float) -> Tag:
    return Tag(f"mark:{number}", "mark", square(x, y, 12), "marks")


A, B = tag("A", 100), tag("B", 400)
FOUR = [corner(980, 0, 0), corner(981, 900, 0), corner(982, 900, 600), corner(983, 0, 600)]


def shifted(tags: Iterable[Tag], x: float, y: float) -> list[Tag]:
    moved = []
    for one in tags:
        first, second, third, fourth = ((px + x, py + y) for px, py in one.corners)
        moved.append(Tag(one.text, one.format, (first, second, third, fourth), one.reader))
    return moved


def test_a_card_that_rests_is_told_soon_and_again_when_all_is_calm() -> None:
    table = Table()
    soon, calm = table.sees(A, times=50)
    assert [(one.text, one.place) for one in soon.lying] == [("A", "hive")]
    assert not soon.settled and calm.settled
    assert 0.7 <= soon.time_s < 1.0 and 2.0 <= calm.time_s < 2.5
    assert soon.watched == ("hive", "hq"), "screens and dice are not watched"


def test_an_expected_card_is_told_at_once() -> None:
    table = Table()
    table.overhead.expect(["A"])
    assert table.sees(A) == []
    (told,) = table.sees(A)
    assert [one.text for one in told.lying] == ["A"] and not told.settled


def test_one_reading_is_nothing_and_a_carried_card_is_not_laid() -> None:
    table = Table()
    table.sees(A)
    table.sees(times=5)
    carried = [tag("B", 60 + 30 * step) for step in range(12)]
    for one in carried:
        table.sees(one)
    assert table.lies == []


def test_nothing_is_settled_while_a_hand_moves_over_the_table() -> None:
    table = Table()
    table.ground.is_moving = True
    told = table.sees(A, times=60)
    assert [survey.settled for survey in told] == [False], "it lies there, but more may follow"
    table.ground.is_moving = False
    assert [survey.settled for survey in table.sees(A, times=30)] == [True]


def test_what_is_covered_stays_however_long() -> None:
    table = Table()
    table.sees(A, times=30)
    table.sees(times=600)
    assert table.lies == [("A", "hive", True)]
    table.sees(A)
    assert table.lies == [("A", "hive", False)]


def test_a_place_seen_empty_twice_a_second_apart_is_left() -> None:
    table = Table()
    table.sees(A, times=30)
    table.ground.by_default = "empty"
    table.sees(times=9)
    assert [text for text, _, _ in table.lies] == ["A"]
    told = table.sees(times=40)
    assert table.lies == [] and told[-1].settled and told[-1].lying == ()


def test_a_glimpse_of_the_card_in_between_ends_the_doubt() -> None:
    table = Table()
    table.sees(A, times=30)
    for _ in range(10):
        table.ground.by_default = "empty"
        table.sees(times=8)
        table.ground.by_default = "there"
        table.sees()
    assert [text for text, _, _ in table.lies] == ["A"]


def test_without_pixels_and_in_the_dark_nothing_leaves() -> None:
    table = Table()
    table.sees(A, times=30)
    for _ in range(50):
        table.now += STEP_S
        table.overhead.update([], SIZE, table.now)
    table.ground.by_default, table.ground.is_dark = "empty", True
    table.sees(times=50)
    assert [text for text, _, _ in table.lies] == ["A"]


def test_a_card_under_another_is_covered_even_if_the_place_looks_empty() -> None:
    table = Table()
    table.sees(A, times=30)
    table.ground.by_default = "empty"
    table.sees(tag("B", 104), times=60)
    assert table.lies == [("A", "hive", True), ("B", "hive", False)]


def test_a_pile_moves_as_one_and_its_lower_card_is_found_again() -> None:
    table = Table()
    table.sees(A, times=30)
    table.sees(tag("B", 102), times=30)
    table.ground.by_default = "empty"
    table.sees(tag("B", 402), times=60)
    assert table.lies == [("A", "hq", True), ("B", "hq", False)]
    table.ground.by_default = "hidden"
    table.sees(A, tag("B", 402), times=10)
    assert table.lies == [("A", "hive", False), ("B", "hq", False)]


def test_a_pile_taken_away_leaves_nothing() -> None:
    table = Table()
    table.sees(A, times=30)
    table.sees(tag("B", 102), times=30)
    table.ground.by_default = "empty"
    table.sees(times=40)
    assert table.lies == []


def test_a_slid_card_is_in_its_new_place_and_told_once() -> None:
    table = Table()
    table.sees(A, times=30)
    for step in range(16):
        table.sees(tag("A", 100 + 20 * step))
    told = table.sees(tag("A", 400), times=50)
    assert [(survey.settled, survey.lying[0].place) for survey in told] == [(False, "hq"), (True, "hq")]


def test_screens_and_dice_are_not_looked_at() -> None:
    table = Table()
    table.sees(tag("S", 650), tag("D", 900), tag("beside", 560), times=10)
    assert table.lies == [("beside", "", False)]


def test_a_knock_moves_nothing() -> None:
    table = Table()
    table.sees(A, B, times=40)
    table.ground.by_default = "empty"
    knocked = shifted([A, B], 230, 15)
    assert table.sees(*knocked, times=3, footing=Stands(is_firm=False, is_sure=False)) == []
    table.overhead.calibrated(Straight((230, 15)))
    told = table.sees(*knocked, times=50)
    assert table.lies == [("A", "hive", False), ("B", "hq", False)]
    assert told == [], "there is nothing new"
    spots = [one.spot_mm for one in table.overhead.lying]
    assert spots == [pytest.approx((100, 100), abs=0.5), pytest.approx((400, 100), abs=0.5)]


def test_a_camera_that_is_lost_says_nothing_however_long() -> None:
    table = Table()
    table.sees(A, times=40)
    table.ground.by_default = "empty"
    assert table.sees(B, times=300, footing=Stands(is_firm=False, is_sure=False)) == []
    assert table.lies == [("A", "hive", False)]


def test_empty_places_are_not_believed_while_the_corners_are_hidden() -> None:
    table = Table()
    table.sees(A, times=40)
    table.ground.by_default = "empty"
    table.sees(times=40, footing=Stands(is_sure=False))
    assert [text for text, _, _ in table.lies] == ["A"]
    table.sees(times=40)
    assert table.lies == []


def test_nothing_is_settled_while_something_reaches_in_however_still_it_is() -> None:
    table = Table()
    table.sees(A, times=40)
    table.ground.is_reached = True
    told = table.sees(B, times=60)
    assert [survey.settled for survey in told] == [False], "what was laid is told, what is missing is not"
    table.ground.is_reached = False
    assert [survey.settled for survey in table.sees(B, times=30)] == [True]


def test_one_tag_on_two_cards_is_two_things() -> None:
    table = Table()
    table.sees(A, tag("A", 400), times=30)
    assert table.lies == [("A", "hive", False), ("A", "hq", False)]
    table.sees(A, times=30)
    assert table.lies == [("A", "hive", False), ("A", "hq", True)]


def test_a_top_card_is_gone_when_the_one_under_it_is_read_again() -> None:
    table = Table()
    table.sees(A, times=30)
    table.sees(tag("B", 104), times=30)
    table.sees(A, times=9)
    assert table.lies == [("A", "hive", False), ("B", "hive", True)]
    table.sees(A, times=10)
    assert table.lies == [("A", "hive", False)]


def test_forgetting_starts_anew() -> None:
    table = Table()
    table.sees(A, times=40)
    table.overhead.forget()
    assert table.lies == [] and table.ground.remembered == {}
    assert len(table.sees(A, times=40)) == 2


# A story: in each frame, for each of four cards, whether it is read, where, and what its place looks like.
spots = st.sampled_from([60.0, 64.0, 150.0, 330.0, 400.0, 650.0])
looks = st.sampled_from(["hidden", "there", "empty"])
rows = st.lists(st.one_of(st.none(), spots), min_size=4, max_size=4)
frames = st.lists(st.tuples(rows, looks), min_size=1, max_size=50)
waits = st.lists(st.floats(0.0, 0.6), min_size=50, max_size=50)


def tags_of(row: list[float | None]) -> list[Tag]:
    return [tag("ABCD"[at], x, 60 + 100 * (at // 2)) for at, x in enumerate(row) if x is not None]


@settings(max_examples=120, deadline=None)
@given(frames, waits)
def test_any_story_leaves_one_consistent_table(
    story: list[tuple[list[float | None], Look]], pauses: list[float]
) -> None:
    table, read, told = Table(), set[str](), list[Survey]()
    for (row, look), pause in zip(story, pauses, strict=False):
        table.now += pause
        table.ground.by_default = look
        read |= {one.text for one in tags_of(row)}
        told += table.sees(*tags_of(row))
        lying = table.overhead.lying
        assert max(Counter(one.text for one in lying).values(), default=1) == 1, "a card lies there twice"
        assert {one.text for one in lying} <= read, "something lies there that was never read"
        assert all(one.place != "screen" for one in lying)
        assert all(one.since_s <= table.now and one.seen_s <= table.now for one in lying)
        here = {one.text for one in tags_of([None if x == 650.0 else x for x in row])}
        assert not here & {one.text for one in lying if one.covered}
    for one, other in pairwise(told):
        assert one.time_s < other.time_s
        assert one.lying != other.lying or one.settled != other.settled


@settings(max_examples=60, deadline=None)
@given(frames, st.integers(0, 1000))
def test_the_order_of_readings_does_not_matter(
    story: list[tuple[list[float | None], Look]], seed: int
) -> None:
    one, other, chance = Table(), Table(), Random(seed)
    for row, look in story:
        tags = [*tags_of(row), *tags_of(row[:1])]
        mixed = chance.sample(tags, len(tags))
        one.ground.by_default = other.ground.by_default = look
        assert one.sees(*tags) == other.sees(*mixed)


@settings(max_examples=60, deadline=None)
@given(frames)
def test_what_is_not_seen_empty_never_leaves(story: list[tuple[list[float | None], Look]]) -> None:
    table, here = Table(), set[str]()
    for row, look in story:
        table.ground.by_default = "hidden" if look == "empty" else look
        table.sees(*tags_of(row))
        now = {one.text for one in table.overhead.lying}
        assert here <= now
        here = now


@settings(max_examples=40, deadline=None)
@given(frames)
def test_an_empty_table_ends_empty_and_says_so(story: list[tuple[list[float | None], Look]]) -> None:
    table, told = Table(), list[Survey]()
    for row, look in story:
        table.ground.by_default = look
        told += table.sees(*tags_of(row))
    table.ground.by_default = "empty"
    told += table.sees(times=60)
    assert table.lies == []
    assert not told or (told[-1].lying == () and told[-1].settled)
