"""The small fenced worker: pauses that double, faults that stay inside, a thread that is woken and ends."""

from __future__ import annotations

import threading
from time import monotonic

import pytest

from hardware.rounds import BackOff, Rounds
from hardware.sound.worker import SoundWorker
from hardware.voice.worker import VoiceWorker
from hardware.worker import Worker
from tests.hardware.conftest import HandClock


class Work(Rounds):
    """Serves, fails when told to, and writes down what it was asked."""

    def __init__(self, clock: HandClock) -> None:
        super().__init__("work", clock)
        self.did: list[str] = []
        self.fails = False
        self.came = threading.Event()

    def serve(self, now: float) -> float | None:
        if self.fails:
            raise OSError("gone")
        self.did.append("served")
        self.came.set()
        return None

    def rest(self, now: float) -> None:
        self.did.append("rested")

    def fall(self, error: Exception, pause_s: float, now: float) -> None:
        self.did.append(f"{error} {pause_s:g}")

    def end(self) -> None:
        self.did.append("ended")


def test_pauses_double_up_to_the_longest_and_are_forgiven() -> None:
    back_off = BackOff(0.5, 30.0, 60.0)
    now, pauses = 0.0, []
    for _ in range(9):
        pauses.append(back_off.fell(now))
        assert back_off.rests_s(now) == pauses[-1]
        now += pauses[-1]
    assert pauses == [0.5, 1, 2, 4, 8, 16, 30, 30, 30]
    back_off.held(now + 60.0)
    assert back_off.faults == 9, "not yet"
    back_off.held(now + 60.1)
    assert back_off.fell(now) == 0.5


def test_a_fault_stays_inside_and_the_work_begins_again(clock: HandClock) -> None:
    work = Work(clock)
    work.fails = True
    assert work.round() == 0.5
    clock.pass_s(0.2)
    assert work.round() == pytest.approx(0.3)
    work.fails = False
    clock.pass_s(0.3)
    assert work.round() is None
    assert work.did == ["gone 0.5", "rested", "served"]


def test_the_thread_is_woken_and_ends_once() -> None:
    work = Work(HandClock())
    work._clock = monotonic
    work.start()
    work.start()
    assert work.came.wait(5)
    work.came.clear()
    work.ring()
    assert work.came.wait(5)
    work.stop()
    work.stop()
    assert work.did[-2:] == ["ended", "ended"]
    assert "work" not in [thread.name for thread in threading.enumerate()]


def test_lights_sounds_and_voice_are_workers_of_this_kind() -> None:
    assert all(issubclass(kind, Rounds) for kind in (Worker, SoundWorker, VoiceWorker))
