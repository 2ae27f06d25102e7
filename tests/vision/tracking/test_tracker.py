"""A card lying there speaks once; shown again after it left it speaks again; never twice."""

from collections import Counter

import hypothesis.strategies as st
from hypothesis import given, settings

from vision.tags import Corners, Tag
from vision.tracking.places import Place
from vision.tracking.sightings import Sighting
from vision.tracking.tracker import Patience, Tracker

SIZE = (1000, 500)
STEP_S = 0.1


def square(x: float, y: float, half: float = 20) -> Corners:
    return ((x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half))


def tag(text: str, x: float = 100, y: float = 100) -> Tag:
    return Tag(text, "QR", square(x, y), "test")


def run(tracker: Tracker, frames: list[list[Tag]], step_s: float = STEP_S) -> list[list[tuple[str, str]]]:
    return [
        [(sighting.kind, sighting.text) for sighting in tracker.update(tags, SIZE, number * step_s)]
        for number, tags in enumerate(frames)
    ]


def flat(batches: list[list[tuple[str, str]]]) -> list[tuple[str, str]]:
    return [told for batch in batches for told in batch]


def test_a_card_lying_there_speaks_once() -> None:
    batches = run(Tracker(), [[tag("A")]] * 50)
    assert flat(batches) == [("appeared", "A")]
    assert batches[1] == [("appeared", "A")], "told at the second reading"


def test_one_reading_alone_says_nothing() -> None:
    assert flat(run(Tracker(), [[], [tag("A")], [], [], [], [tag("A")], [], []])) == []


def test_two_of_three_readings_are_enough() -> None:
    assert run(Tracker(), [[tag("A")], [], [tag("A")]])[2] == [("appeared", "A")]


def test_ours_may_be_believed_at_once() -> None:
    patience = Patience(trusts_ours_at_once=True)
    tracker = Tracker(plausible=lambda text: text == "A", patience=patience)
    assert run(tracker, [[tag("A"), tag("http", 500)]])[0] == []
    tracker = Tracker(plausible=lambda text: text == "A", patience=patience)
    batches = run(tracker, [[tag("A")], [tag("A"), tag("http", 500)], [tag("http", 500)]])
    assert batches == [[("appeared", "A")], [], [("appeared", "http")]]


def test_a_card_shown_again_after_it_left_speaks_again() -> None:
    shown, away = [[tag("A")]] * 5, [[]] * 10
    told = flat(run(Tracker(), [*shown, *away, *shown, *away]))
    assert told == [("appeared", "A"), ("left", "A")] * 2


def test_a_card_unread_for_a_moment_has_not_left() -> None:
    shown, flicker = [[tag("A")]] * 3, [[]] * 5
    assert flat(run(Tracker(), [*shown, *flicker, *shown, *flicker, *shown])) == [("appeared", "A")]


def test_a_stopped_camera_is_no_empty_table() -> None:
    tracker = Tracker()
    run(tracker, [[tag("A")]] * 3)
    assert tracker.update([], SIZE, 60.0) == [], "one frame after a minute without any proves nothing"
    assert tracker.update([tag("A")], SIZE, 60.1) == []
    assert tracker.update([], SIZE, 61.0) == []
    assert [sighting.kind for sighting in tracker.update([], SIZE, 61.1)] == ["left"]


def test_cards_laid_together_are_told_together_from_left_to_right() -> None:
    tags = [tag("C", 700), tag("A", 100), tag("B", 400)]
    assert run(Tracker(), [tags, tags])[1] == [("appeared", "A"), ("appeared", "B"), ("appeared", "C")]


def test_a_card_read_a_little_later_still_finds_its_row() -> None:
    late = [tag("C", 700), tag("B", 400)]
    batches = run(Tracker(), [late, [*late, tag("A", 100)], [*late, tag("A", 100)]])
    assert batches == [[], [], [("appeared", "A"), ("appeared", "B"), ("appeared", "C")]]


def test_nobody_waits_forever_for_a_flickering_neighbour() -> None:
    frames = [[tag("A"), tag(f"noise{number}", 500)] for number in range(8)]
    batches = run(Tracker(), frames)
    assert flat(batches) == [("appeared", "A")]
    assert ("appeared", "A") in flat(batches[:6])


def test_left_and_right_are_the_owners() -> None:
    places = [
        Place("mine", ((0, 0.5), (1, 0.5), (1, 1), (0, 1))),
        Place("yours", ((0, 0), (1, 0), (1, 0.5), (0, 0.5)), turn_deg=180.0),
    ]
    tags = [tag("A", 100, 100), tag("B", 900, 100), tag("C", 100, 400), tag("D", 900, 400)]
    told = flat(run(Tracker(places), [tags, tags]))
    assert [text for _, text in told] == ["C", "D", "B", "A"]


def test_a_card_carried_to_another_place_moves_once() -> None:
    places = [
        Place("left", ((0, 0), (0.5, 0), (0.5, 1), (0, 1))),
        Place("right", ((0.5, 0), (1, 0), (1, 1), (0.5, 1))),
    ]
    tracker = Tracker(places)
    frames = [[tag("A", 100)]] * 3 + [[tag("A", 300)]] + [[tag("A", 900)]] * 5
    told: list[Sighting] = []
    for number, tags in enumerate(frames):
        told += tracker.update(tags, SIZE, number * STEP_S)
    assert [(one.kind, one.place) for one in told] == [("appeared", "left"), ("moved", "right")]
    assert [(one.text, one.place) for one in tracker.present] == [("A", "right")]


def test_a_single_reading_elsewhere_moves_nothing() -> None:
    places = [
        Place("left", ((0, 0), (0.5, 0), (0.5, 1), (0, 1))),
        Place("right", ((0.5, 0), (1, 0), (1, 1), (0.5, 1))),
    ]
    frames = [
        [tag("A", 490)],
        [tag("A", 490)],
        [tag("A", 510)],
        [tag("A", 490)],
        [tag("A", 510)],
        [tag("A", 490)],
    ]
    assert flat(run(Tracker(places), frames)) == [("appeared", "A")]


def test_tags_outside_every_place_are_not_told() -> None:
    places = [Place("left", ((0, 0), (0.5, 0), (0.5, 1), (0, 1)))]
    assert flat(run(Tracker(places), [[tag("A", 900)]] * 5)) == []


def test_one_tag_read_twice_in_a_frame_is_one_card() -> None:
    doubled = [tag("A", 100), tag("A", 104)]
    assert flat(run(Tracker(), [doubled] * 5)) == [("appeared", "A")]


def test_two_copies_of_one_text_are_two_cards() -> None:
    both, one = [tag("A", 100), tag("A", 600)], [tag("A", 610)]
    told = flat(run(Tracker(), [both] * 3 + [one] * 10))
    assert told == [("appeared", "A"), ("appeared", "A"), ("left", "A")]


def test_ours_and_the_format_are_marked() -> None:
    tracker = Tracker(plausible=lambda text: text.startswith("1C"))
    ean = Tag("4006381333931", "EAN-13", square(500, 100), "test")
    tracker.update([tag("1C"), ean], SIZE, 0.0)
    told = tracker.update([tag("1C"), ean], SIZE, 0.1)
    assert [(one.text, one.is_ours, one.format) for one in told] == [
        ("1C", True, "QR"),
        ("4006381333931", False, "EAN-13"),
    ]


def test_forgetting_lets_everything_speak_again() -> None:
    tracker = Tracker()
    run(tracker, [[tag("A")]] * 3)
    tracker.forget()
    assert tracker.present == []
    assert flat(run(tracker, [[tag("A")]] * 3)) == [("appeared", "A")]


def test_a_clock_that_steps_back_does_no_harm() -> None:
    tracker = Tracker()
    for time_s in (10.0, 10.1, 3.0, 2.0, 10.2):
        tracker.update([tag("A")], SIZE, time_s)
    assert [one.text for one in tracker.present] == ["A"]


# A scene: for each of four cards, in each frame, whether it is read and where it was pushed to.
readings = st.lists(
    st.lists(st.one_of(st.none(), st.integers(0, 9)), min_size=4, max_size=4), min_size=1, max_size=60
)
steps = st.lists(st.floats(0.0, 0.5), min_size=60, max_size=60)


def scene(frames: list[list[int | None]]) -> list[list[Tag]]:
    return [
        [
            tag("ABCD"[card], 50 + 100 * column, 60 + 120 * card)
            for card, column in enumerate(row)
            if column is not None
        ]
        for row in frames
    ]


@settings(max_examples=150, deadline=None)
@given(readings, steps)
def test_appearing_and_leaving_take_turns(frames: list[list[int | None]], waits: list[float]) -> None:
    tracker, now, told = Tracker(), 0.0, []
    for tags, wait_s in zip(scene(frames), waits, strict=False):
        now += wait_s
        told += tracker.update(tags, SIZE, now)
    for text in "ABCD":
        kinds = [one.kind for one in told if one.text == text]
        assert kinds == [("appeared", "left")[number % 2] for number in range(len(kinds))]
    present = Counter(one.text for one in tracker.present)
    for text in "ABCD":
        kinds = Counter(one.kind for one in told if one.text == text)
        assert kinds["appeared"] - kinds["left"] == present[text]


@settings(max_examples=100, deadline=None)
@given(readings)
def test_what_lies_still_speaks_exactly_once_whatever_happens_around_it(
    frames: list[list[int | None]],
) -> None:
    still = tag("still", 950, 450)
    batches = run(Tracker(), [[*tags, still] for tags in scene(frames)] + [[still]] * 5)
    assert flat(batches).count(("appeared", "still")) == 1
    assert ("left", "still") not in flat(batches)


@settings(max_examples=100, deadline=None)
@given(readings)
def test_every_batch_is_in_order(frames: list[list[int | None]]) -> None:
    tracker = Tracker()
    for number, tags in enumerate(scene(frames)):
        told = tracker.update(tags, SIZE, number * STEP_S)
        for kind in ("appeared", "left"):
            lefts = [one.corners[0][0] for one in told if one.kind == kind]
            assert lefts == sorted(lefts)


@settings(max_examples=100, deadline=None)
@given(readings)
def test_an_empty_table_ends_silent(frames: list[list[int | None]]) -> None:
    tracker = Tracker()
    run(tracker, scene(frames) + [[]] * 12)
    assert tracker.present == []
