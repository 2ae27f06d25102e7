"""The camera's threads: newest frame wins, troubles are told once and overcome, nothing hangs."""

from collections.abc import Callable
from threading import Event, get_ident

import pytest

from vision.frames import Frame
from vision.readers.choice import open_reader
from vision.sources.base import SourceError
from vision.sources.drawn.table import DrawnTable
from vision.tags import Tag
from vision.tracking.sightings import Sighting
from vision.tracking.tracker import Tracker
from vision.worker.pipeline import Pipeline
from vision.worker.retry import Retry
from vision.worker.worker import Timing, Worker

WITHIN_S = 10.0
"""How long a test waits for another thread at the very most; none of them ever should."""

CORNERS = ((10.0, 10.0), (30.0, 10.0), (30.0, 30.0), (10.0, 30.0))


def frame(number: int) -> Frame:
    import numpy as np

    return Frame(np.zeros((50, 50), np.uint8), number / 10, str(number))


class Script:
    """A source that does what a list says: give a frame, raise, or wait for an event first."""

    name = "script"

    def __init__(self, *steps: Frame | Exception | Event | None) -> None:
        self.steps = list(steps)
        self.opened = 0
        self.closed = 0
        self.ended = Event()

    def open(self) -> None:
        self.opened += 1

    def read(self) -> Frame | None:
        while self.steps:
            step = self.steps.pop(0)
            if isinstance(step, Event):
                assert step.wait(WITHIN_S)
                continue
            if isinstance(step, Exception):
                raise step
            if step is not None:
                return step
        self.ended.set()
        return None

    def close(self) -> None:
        self.closed += 1


class FakeReader:
    """A reader that runs a function on each frame."""

    name = "fake"

    def __init__(self, act: Callable[[Frame], list[Tag]]) -> None:
        self.act = act

    def read(self, frame: Frame) -> list[Tag]:
        return self.act(frame)


class Told:
    """Collects what a worker tells."""

    def __init__(self) -> None:
        self.sightings: list[Sighting] = []
        self.troubles: list[str] = []
        self.recoveries = 0
        self.waits: list[float] = []
        self.recovered = Event()
        self.troubled = Event()
        self.sighted = Event()

    def worker(self, source: object, reader: object, **more: object) -> Worker:
        def sighted(sightings: list[Sighting]) -> None:
            self.sightings += sightings
            self.sighted.set()

        def troubled(sentence: str) -> None:
            self.troubles.append(sentence)
            self.troubled.set()

        def recovered() -> None:
            self.recoveries += 1
            self.recovered.set()

        def wait(stopping: Event, seconds: float) -> bool:
            self.waits.append(seconds)
            return stopping.is_set()

        arguments = {"on_sightings": sighted, "timing": Timing(retry=Retry(0.5, 4.0), wait=wait)} | more
        pipeline = Pipeline(reader, Tracker())
        return Worker(source, pipeline, on_trouble=troubled, on_recovery=recovered, **arguments)


def unplugged() -> SourceError:
    return SourceError("camera-silent", "The camera gives no more pictures.", "Look at its cable.")


def test_the_newest_frame_wins_over_a_slow_reader() -> None:
    reading, go_on, read = Event(), Event(), []

    def slow(frame: Frame) -> list[Tag]:
        read.append(frame.source)
        reading.set()
        assert go_on.wait(WITHIN_S)
        return []

    source = Script(frame(0), reading, *(frame(number) for number in range(1, 50)))
    told = Told()
    worker = told.worker(source, FakeReader(slow))
    worker.start()
    assert source.ended.wait(WITHIN_S)
    go_on.set()
    assert worker.join(WITHIN_S)
    assert read == ["0", "49"], "what came while the reader was busy is skipped, but for the newest"
    counted = worker.statistics
    assert (counted.frames_taken, counted.frames_read, counted.frames_skipped) == (50, 2, 48)
    assert worker.stop()


def test_a_camera_unplugged_in_the_middle_comes_back() -> None:
    read = [Event() for _ in range(3)]

    def act(frame: Frame) -> list[Tag]:
        read[int(frame.source)].set()
        return [Tag("A", "QR", CORNERS, "fake")]

    told = Told()
    broken = [unplugged(), unplugged(), unplugged()]
    source = Script(frame(0), read[0], *broken, frame(1), read[1], frame(2), read[2])
    worker = told.worker(source, FakeReader(act))
    worker.start()
    assert worker.join(WITHIN_S)
    assert told.troubles == ["The camera gives no more pictures. Look at its cable."]
    assert told.recoveries == 1
    assert told.waits[:3] == [0.5, 1.0, 2.0], "each time it waits longer"
    assert source.opened == 4
    assert source.closed == 4
    assert [one.text for one in told.sightings] == ["A"], "the card that lay there all the time speaks once"
    assert worker.stop()


def test_waiting_has_a_limit_and_begins_anew_after_a_frame() -> None:
    told = Told()
    source = Script(*[unplugged()] * 6, frame(0), unplugged(), frame(1))
    worker = told.worker(source, FakeReader(lambda frame: []))
    worker.start()
    assert worker.join(WITHIN_S)
    assert told.waits == [0.5, 1.0, 2.0, 4.0, 4.0, 4.0, 0.5]
    assert (len(told.troubles), told.recoveries) == (2, 2)


def test_a_driver_that_fails_in_its_own_way_is_told_in_a_sentence() -> None:
    told = Told()
    source = Script(frame(0), RuntimeError("select() failed"), frame(1))
    worker = told.worker(source, FakeReader(lambda frame: []))
    worker.start()
    assert worker.join(WITHIN_S)
    assert told.troubles == [
        "The camera failed (RuntimeError: select() failed). It is tried again; look at its cable."
    ]


def test_a_picture_that_cannot_be_had_does_not_reopen_the_source() -> None:
    told = Told()
    source = Script(SourceError("x", "No picture.", "It is left out.", is_lost=False), frame(0))
    worker = told.worker(source, FakeReader(lambda frame: []))
    worker.start()
    assert worker.join(WITHIN_S)
    assert told.troubles == ["No picture. It is left out."]
    assert source.opened == 1
    assert told.recoveries == 1


def test_a_reader_that_fails_on_one_frame_reads_the_next() -> None:
    failed = Event()

    def sometimes(frame: Frame) -> list[Tag]:
        if frame.source == "0":
            failed.set()
            raise ValueError("bad picture")
        return []

    told = Told()
    worker = told.worker(Script(frame(0), failed, frame(1)), FakeReader(sometimes))
    worker.start()
    assert worker.join(WITHIN_S)
    assert len(told.troubles) == 1
    assert "ValueError: bad picture" in told.troubles[0]
    assert "pick cards by touch" in told.troubles[0]
    assert told.recoveries == 1


def test_a_listener_that_fails_does_not_blind_the_camera() -> None:
    heard: list[str] = []

    def listener(sightings: list[Sighting]) -> None:
        heard.extend(one.text for one in sightings)
        if len(heard) == 1:
            raise KeyError("nobody home")

    read = [Event() for _ in range(4)]

    def act(frame: Frame) -> list[Tag]:
        number = int(frame.source)
        read[number].set()
        return [Tag("AABB"[number], "QR", CORNERS, "fake")]

    told = Told()
    steps = [step for number in range(4) for step in (frame(number), read[number])]
    worker = told.worker(Script(*steps), FakeReader(act), on_sightings=listener)
    worker.start()
    assert worker.join(WITHIN_S)
    assert heard == ["A", "B"]
    assert told.troubles == [
        "A sighting could not be passed on (KeyError: 'nobody home'). "
        "Show the card again, or pick it by touch."
    ]


def test_while_a_camera_rests_its_frames_go_by_so_that_the_next_is_new() -> None:
    class Live(Script):
        def __init__(self) -> None:
            super().__init__(*(frame(number) for number in range(100)))
            self.now_s = 0.0

        def read(self) -> Frame | None:
            self.now_s += 0.1
            return super().read()

        def skip(self) -> None:
            self.now_s += 0.1
            self.steps.pop(0)

    told, read, source = Told(), [], Live()

    def note(frame: Frame) -> list[Tag]:
        read.append(int(frame.source))
        return []

    timing = Timing(interval_s=0.95, clock=lambda: source.now_s)
    worker = told.worker(source, FakeReader(note), timing=timing)
    worker.start()
    assert worker.join(WITHIN_S)
    assert worker.statistics.frames_taken == 10
    assert set(read) <= set(range(0, 100, 10))
    assert told.troubles == []


def test_troubles_are_said_in_the_words_that_were_handed_in() -> None:
    told = Told()
    source = Script(unplugged(), RuntimeError("select() failed"), frame(0))
    worker = told.worker(source, FakeReader(lambda frame: []), wording=lambda error: f"[{error.key}]")
    worker.start()
    assert worker.join(WITHIN_S)
    assert told.troubles == ["[camera-silent]", "[camera-failed]"]


def test_starting_and_stopping_twice_is_fine() -> None:
    told = Told()
    table = DrawnTable()
    table.show("a", "1C0000001X")
    worker = told.worker(table, open_reader("zxing"), timing=Timing(interval_s=0.001))
    assert worker.stop()
    first = worker.latest
    worker.start()
    worker.start()
    assert told.sighted.wait(WITHIN_S)
    assert worker.is_running
    assert first is None
    assert worker.latest is not None
    assert [tag.text for tag in worker.latest.tags] == ["1C0000001X"]
    assert worker.stop()
    assert worker.stop()
    assert not worker.is_running
    told.sighted.clear()
    table.show("a", "1C0000002X")
    worker.start()
    assert told.sighted.wait(WITHIN_S)
    assert worker.stop()
    assert [one.text for one in told.sightings][:2] == ["1C0000001X", "1C0000002X"]


def test_a_listener_may_stop_the_worker_itself() -> None:
    told, stopped = Told(), Event()
    table = DrawnTable()
    table.show("a", "1C0000001X")

    def listener(sightings: list[Sighting]) -> None:
        worker.stop()
        stopped.set()

    worker = told.worker(table, open_reader("zxing"), on_sightings=listener, timing=Timing(interval_s=0.001))
    worker.start()
    assert stopped.wait(WITHIN_S)
    assert told.troubles == []


def test_a_driver_that_hangs_holds_nobody_up() -> None:
    hanging, loose = Event(), Event()

    class Hangs(Script):
        def read(self) -> Frame | None:
            hanging.set()
            assert loose.wait(WITHIN_S)
            return super().read()

    told = Told()
    source = Hangs()
    worker = told.worker(source, FakeReader(lambda frame: []))
    worker.start()
    assert hanging.wait(WITHIN_S)
    assert not worker.stop(within_s=0.01), "it says that something still hangs"
    assert source.closed == 0
    worker.start()
    assert source.opened == 1, "the next start waits until the driver lets go"
    loose.set()
    assert worker.join(WITHIN_S)
    assert source.opened == 2
    assert worker.stop()


def test_frames_are_read_on_a_thread_of_their_own() -> None:
    readers: list[int] = []

    def note(frame: Frame) -> list[Tag]:
        readers.append(get_ident())
        return []

    told = Told()
    worker = told.worker(Script(frame(0)), FakeReader(note))
    worker.start()
    assert worker.join(WITHIN_S)
    assert len(readers) == 1
    assert readers[0] != get_ident()


def test_the_pipeline_alone_needs_no_thread() -> None:
    table, told = DrawnTable(), []
    pipeline = Pipeline(open_reader("both"), Tracker(plausible=lambda text: text.startswith("1C")))
    for number in range(30):
        if number == 3:
            table.fan([("a", "1C000000AX"), ("b", "1C000000BX")])
        if number == 15:
            table.clear()
        told += pipeline.pump(table.frame(number / 10))
    assert [(one.kind, one.text, one.place, one.is_ours) for one in told] == [
        ("appeared", "1C000000AX", "stand", True),
        ("appeared", "1C000000BX", "stand", True),
        ("left", "1C000000AX", "stand", True),
        ("left", "1C000000BX", "stand", True),
    ]
    assert pipeline.frames_read == 30
    pipeline.forget()


@pytest.mark.parametrize("name", ["zbar", "zxing", "both"])
def test_a_whole_evening_of_shown_cards_is_told_once_each(name: str) -> None:
    table, told = DrawnTable(seed=9), []
    pipeline = Pipeline(open_reader(name, ["QR"]), Tracker())
    now = 0.0
    for number in range(8):
        table.show("card", f"1C{number:07d}K", angle_deg=47 * number)
        for _ in range(4):
            now += 0.1
            told += pipeline.pump(table.frame(now))
        table.remove("card")
        for _ in range(8):
            now += 0.1
            told += pipeline.pump(table.frame(now))
    assert [one.text for one in told if one.kind == "appeared"] == [f"1C{number:07d}K" for number in range(8)]
    assert [one.text for one in told if one.kind == "left"] == [f"1C{number:07d}K" for number in range(8)]
