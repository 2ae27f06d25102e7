"""The camera keeps to its part of one core, however slow the machine: time is handed in, nothing waits."""

from collections.abc import Callable

import pytest

from tests.vision.drawing import frame_of, sheet
from vision.frames import Frame
from vision.readers.budget import FULL, RATIONS, Budget
from vision.readers.votes import Votes
from vision.tags import Tag
from vision.tracking.tracker import Tracker
from vision.worker.pipeline import Pipeline


class SlowReader:
    """Takes so long for a frame as it is told, less when it is given less."""

    name = "slow"

    def __init__(self, cost_s: float, budget: Budget) -> None:
        self.cost_s, self.budget, self.now, self.read_frames = cost_s, budget, 0.0, 0

    def read(self, frame: Frame) -> list[Tag]:
        ration = self.budget.ration
        self.now += self.cost_s * (0.4 + 0.6 * ration.closer) / ration.bands
        self.read_frames += 1
        return []

    def stopwatch(self) -> float:
        return self.now


def run(cost_s: float, seconds: float = 20.0, fps: int = 30) -> tuple[Pipeline, SlowReader, Budget]:
    budget = Budget()
    reader = SlowReader(cost_s, budget)
    pipeline = Pipeline(reader, Tracker(), budget=budget, stopwatch=reader.stopwatch)
    frame = sheet(32, 24)
    for number in range(int(seconds * fps)):
        pipeline.pump(frame_of(frame, number / fps))
    return pipeline, reader, budget


@pytest.mark.parametrize("slower", [1, 8, 40])
def test_the_budget_is_kept_on_a_machine_that_is_so_much_slower(slower: int) -> None:
    pipeline, reader, budget = run(0.010 * slower)
    assert reader.now / 20.0 <= 0.4 + 0.05
    assert budget.taken == pytest.approx(reader.now / 20.0, rel=0.1)
    assert reader.read_frames >= 20, "cards are still seen"


def test_a_fast_machine_spares_nothing() -> None:
    _, reader, budget = run(0.010)
    assert (budget.spared, reader.read_frames) == (0, 600)
    assert (budget.ration.closer, budget.ration.bands) == (1.0, 1)


def test_a_slow_machine_reads_fewer_frames_then_looks_at_less_and_says_so() -> None:
    pipeline, reader, budget = run(0.400)
    assert budget.spared > 0 and pipeline.frames_read == reader.read_frames == 600 - budget.spared
    assert budget.ration != FULL


def test_what_was_lowered_comes_back_when_it_is_fast_again() -> None:
    budget = Budget()
    for _ in range(20):
        budget.spend(1.0)
    assert budget.ration == RATIONS[-1]
    for _ in range(200):
        budget.spend(0.001)
    assert budget.ration == FULL


def test_a_clock_that_jumps_gives_no_more_than_one_burst() -> None:
    budget = Budget(0.4)
    assert budget.admits(100.0)
    budget.spend(0.2)
    assert not budget.admits(50.0), "a clock set back saves nothing up"
    assert budget.admits(1e6)
    budget.spend(0.5)
    assert not budget.admits(1e6 + 0.1), "a long pause is no credit for a long run"


@pytest.mark.parametrize("share", [0.0, -1.0, 1.5])
def test_a_budget_is_a_part_of_one_core(share: float) -> None:
    with pytest.raises(ValueError, match="part of one core"):
        Budget(share)


def tag(text: str, x: float = 100.0) -> Tag:
    return Tag(text, "QR", ((x, 50), (x + 40, 50), (x + 40, 90), (x, 90)), "test")


def ours(text: str) -> bool:
    return text.startswith("T")


def told(votes: Votes, rows: list[list[Tag]]) -> list[list[str]]:
    return [[one.text for one in votes.settled(tags, number / 10)] for number, tags in enumerate(rows)]


def test_a_reading_that_contradicts_its_spot_is_not_read_yet() -> None:
    votes = Votes(ours)
    rows = [[tag("TA")], [tag("TA")], [tag("TB")], [tag("TA")]]
    assert told(votes, rows) == [["TA"], ["TA"], [], ["TA"]]
    assert votes.doubtful == 1


def test_another_card_at_the_same_spot_wins_within_two_frames() -> None:
    assert told(Votes(ours), [[tag("TA")]] * 5 + [[tag("TB")]] * 3) == [["TA"]] * 5 + [[], ["TB"], ["TB"]]


def test_ours_is_stronger_than_a_foreign_text() -> None:
    votes = Votes(ours)
    assert told(votes, [[tag("TA")], [tag("XX")], [tag("XX")], [tag("XX")]]) == [["TA"], [], [], ["XX"]]
    assert told(Votes(ours), [[tag("XX")], [tag("TA")]]) == [["XX"], ["TA"]]


def test_two_texts_at_one_spot_in_one_frame_are_both_in_doubt_unless_one_is_ours() -> None:
    assert told(Votes(ours), [[tag("XX"), tag("YY", 102)]]) == [[]]
    assert told(Votes(ours), [[tag("XX"), tag("TA", 102)]]) == [["TA"]]


def test_other_spots_and_old_readings_contradict_nothing() -> None:
    votes = Votes(ours)
    assert told(votes, [[tag("TA"), tag("TB", 300)]]) == [["TA", "TB"]]
    assert [one.text for one in votes.settled([tag("TC")], 9.0)] == ["TC"]


def test_a_doubtful_reading_never_becomes_a_sighting() -> None:
    rows: list[list[Tag]] = [[tag("TA")]] * 5 + [[tag("TB")], [tag("TA")]] * 6
    feed = iter(rows)

    class Reader:
        name = "rows"

        def read(self, frame: Frame) -> list[Tag]:
            return next(feed)

    votes = Votes(ours)
    pipeline = Pipeline(Reader(), Tracker(plausible=ours), votes=votes)
    picture = sheet(640, 480)
    pump: Callable[[int], list[str]] = lambda n: [s.text for s in pipeline.pump(frame_of(picture, n / 10))]  # noqa: E731
    assert {text for number in range(len(rows)) for text in pump(number)} == {"TA"}
    assert votes.doubtful >= 6
