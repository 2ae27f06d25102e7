"""The light thread: bounded, fenced, restarted with growing pauses, and never in the publisher's way."""

import threading
import time
import tracemalloc
from collections.abc import Callable

import pytest

from hardware.cues.performance import Cast
from hardware.cues.sheet import Cue, Sheets
from hardware.cues.showrunner import Call, Showrunner
from hardware.cues.stage import Scene
from hardware.cues.table import Table, table_of
from hardware.inbox import MOST_CALLS, Inbox
from hardware.worker import Worker
from tests.hardware.conftest import HandClock
from tests.hardware.tables import view

TABLE = table_of(view())


def call(show: str = "done", priority: int = 10, seat: int = 1) -> Call:
    return Call(Cue("Test", show, priority, again_after_ms=0), Cast(seat, 1, None, 1, (0, 1, 2)))


class Seen:
    """An outlet that keeps every scene; fails when told to."""

    def __init__(self) -> None:
        self.scenes: list[Scene] = []
        self.fails = False
        self.came = threading.Event()

    def __call__(self, scene: Scene, now: float) -> float:
        self.scenes.append(scene)
        self.came.set()
        if self.fails and scene.show:
            raise RuntimeError("a bug in a show")
        return float("inf")

    @property
    def roles(self) -> set[str]:
        return {lit.role for lit in self.scenes[-1].lights}


@pytest.fixture
def seen() -> Seen:
    return Seen()


@pytest.fixture
def worker(shipped: Sheets, seen: Seen, clock: HandClock, troubles: list[str]) -> Worker:
    return Worker(lambda: Showrunner(shipped), [seen], clock, troubles.append)


def test_a_flood_drops_the_least_urgent_and_keeps_the_order() -> None:
    inbox = Inbox()
    inbox.put([call(priority=90)], TABLE)
    inbox.put([call(priority=nth % 50) for nth in range(1000)], None)
    inbox.put([call(priority=80)], None)
    calls, table = inbox.take()
    assert len(calls) == MOST_CALLS
    assert (calls[0].cue.priority, calls[-1].cue.priority) == (90, 80)
    assert table == TABLE
    assert inbox.take() == ([], None)


def test_rounds_follow_the_show_and_end_with_what_lasts(worker: Worker, seen: Seen, clock: HandClock) -> None:
    worker.post([call("strike_big", 70, seat=2)], TABLE)
    wait = worker.round()
    assert "mood" in seen.roles
    rounds = 0
    while wait is not None:
        clock.pass_s(wait)
        wait = worker.round()
        rounds += 1
    assert rounds < 10
    assert seen.roles == {"seat:1", "seat:2", "seat:3"}
    assert (seen.scenes[-1].hz, seen.scenes[-1].seats) == (None, ("p1", "p2", "p3"))


def test_a_burst_of_ten_thousand_stays_small_and_misses_no_end_state(
    worker: Worker, seen: Seen, clock: HandClock
) -> None:
    last = table_of(view("p3", danger=2))
    worker.post([call()], TABLE)
    worker.round()
    tracemalloc.start()
    for nth in range(10_000):
        worker.post([call("strike_small", nth % 90, nth % 3 + 1)], last if nth == 9_999 else TABLE)
        if nth % 100 == 0:
            worker.round()
            seen.scenes.clear()
            clock.pass_s(0.01)
    grown, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert grown < 300_000
    wait = worker.round()
    for _ in range(100):
        if wait is None:
            break
        clock.pass_s(wait)
        wait = worker.round()
    assert wait is None
    fresh = Showrunner(worker._make_runner()._sheets)
    fresh.see(last, 0.0)
    assert [(lit.role, lit.colour) for lit in seen.scenes[-1].lights] == [
        (lit.role, lit.colour) for lit in fresh.scene(0.0).lights
    ]


def test_a_fault_darkens_everything_and_the_lights_begin_again(
    worker: Worker, seen: Seen, clock: HandClock, troubles: list[str]
) -> None:
    worker.post([], TABLE)
    worker.round()
    seen.fails = True
    worker.post([call()], None)
    assert worker.round() == 0.5
    assert seen.scenes[-1] == Scene()
    assert troubles == ["The lights stumbled (a bug in a show) and begin again in 0.5 s; the game goes on."]
    seen.fails = False
    worker.post([call()], None)
    clock.pass_s(0.25)
    assert worker.round() == 0.25
    clock.pass_s(0.25)
    worker.round()
    assert seen.roles == {"seat:1", "seat:2", "seat:3"}


def test_pauses_grow_with_every_fault_and_shrink_when_all_is_well(
    worker: Worker, seen: Seen, clock: HandClock, troubles: list[str]
) -> None:
    seen.fails = True
    pauses = []
    for _ in range(9):
        worker.post([call()], TABLE)
        pause = worker.round()
        assert pause is not None
        pauses.append(pause)
        clock.pass_s(pause)
    assert pauses == [0.5, 1, 2, 4, 8, 16, 30, 30, 30]
    seen.fails = False
    worker.round()
    clock.pass_s(61)
    worker.round()
    seen.fails = True
    worker.post([call()], None)
    assert worker.round() == 0.5


def test_an_outlet_that_cannot_even_go_dark_does_not_keep_the_others_lit(
    shipped: Sheets, seen: Seen, clock: HandClock, troubles: list[str]
) -> None:
    def broken(scene: Scene, now: float) -> float:
        raise OSError("no such device")

    worker = Worker(lambda: Showrunner(shipped), [broken, seen], clock, troubles.append)
    worker.post([], TABLE)
    assert worker.round() == 0.5
    assert seen.scenes == [Scene()]
    assert troubles[1] == "A light or sound could not be put out (no such device)."


def test_what_happened_during_a_pause_is_not_told_late_but_the_table_is_right(
    worker: Worker, seen: Seen, clock: HandClock
) -> None:
    seen.fails = True
    worker.post([call()], TABLE)
    worker.post([call("player_down", 90)], table_of(view("p2", 2)))
    worker.round()
    seen.fails = False
    clock.pass_s(0.5)
    worker.round()
    assert seen.scenes[-1].show == ""
    assert seen.scenes[-1].seats == ("p1", "p2")


def test_posting_returns_at_once_while_the_lights_are_stuck(
    shipped: Sheets, clock: HandClock, troubles: list[str]
) -> None:
    entered, release = threading.Event(), threading.Event()

    def stuck(scene: Scene, now: float) -> float:
        entered.set()
        release.wait(20)
        return float("inf")

    worker = Worker(lambda: Showrunner(shipped), [stuck], clock, troubles.append)
    worker.start()
    assert entered.wait(5)
    began = time.perf_counter()
    for _ in range(1000):
        worker.post([call()], TABLE)
    assert time.perf_counter() - began < 1.0
    release.set()
    worker.stop()


def run_on_thread(worker: Worker, act: Callable[[], None]) -> None:
    worker.start()
    worker.start()
    act()
    worker.stop()
    worker.stop()


def test_on_its_own_thread_a_call_is_shown_without_being_asked(
    shipped: Sheets, seen: Seen, troubles: list[str]
) -> None:
    worker = Worker(lambda: Showrunner(shipped), [seen], time.monotonic, troubles.append)

    def act() -> None:
        seen.came.wait(5)
        seen.came.clear()
        worker.post([call("done")], TABLE)
        assert seen.came.wait(5)

    run_on_thread(worker, act)
    assert any(scene.show == "done" for scene in seen.scenes)
    assert seen.scenes[-1] == Scene()
    assert troubles == []


def test_a_new_game_begins_with_an_empty_table(worker: Worker, seen: Seen) -> None:
    worker.post([], TABLE)
    worker.round()
    worker.post([], Table())
    worker.round()
    assert seen.scenes[-1].lights == ()
