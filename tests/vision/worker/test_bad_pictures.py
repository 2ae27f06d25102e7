"""A picture on which something fails: it costs neither time nor sight of the next, nor what was sighted."""

from threading import Event

import pytest

from tests.vision.worker.test_worker import CORNERS, WITHIN_S, FakeReader, Script, Told, frame
from vision.frames import Frame
from vision.tags import Tag
from vision.tracking.tracker import Tracker
from vision.worker.pipeline import Pipeline


def test_a_single_bad_picture_costs_the_next_no_time_and_several_ever_more() -> None:
    begun = [Event() for _ in range(7)]

    def sometimes(frame: Frame) -> list[Tag]:
        begun[int(frame.source)].set()
        if frame.source in "0235":
            raise ValueError("bad picture")
        return []

    told = Told()
    steps = [step for at, event in enumerate(begun) for step in (frame(at), event)]
    worker = told.worker(Script(*steps), FakeReader(sometimes))
    worker.start()
    assert worker.join(WITHIN_S)
    assert told.waits == [0.5], "only after the second of two in a row"
    assert (len(told.troubles), told.recoveries) == (3, 3)


class Remembering(FakeReader):
    """A reader that follows what it saw, and fails on some frames."""

    forgot = 0

    def forget(self) -> None:
        self.forgot += 1


def test_a_reader_that_failed_starts_anew_with_the_next_frame() -> None:
    def act(one: Frame) -> list[Tag]:
        if one.source == "1":
            raise ValueError("bad picture")
        return [Tag("A", "QR", CORNERS, "fake")]

    reader = Remembering(act)
    pipeline = Pipeline(reader, Tracker())
    pipeline.pump(frame(0))
    with pytest.raises(ValueError, match="bad picture"):
        pipeline.pump(frame(1))
    assert reader.forgot == 1
    assert [one.text for one in pipeline.pump(frame(2))] == ["A"], "what was seen before is still known"


def test_what_fails_on_a_frame_beside_the_reader_loses_no_sighting() -> None:
    def fails(one: Frame) -> None:
        if one.source == "1":
            raise ValueError("no dice")

    pipeline = Pipeline(FakeReader(lambda _: [Tag("A", "QR", CORNERS, "fake")]), Tracker(), on_frame=fails)
    pipeline.pump(frame(0))
    with pytest.raises(ValueError, match="no dice"):
        pipeline.pump(frame(1))
    assert [one.text for one in pipeline.pump(frame(2))] == ["A"]
