"""The sound thread: nothing waits for it, whatever fails becomes a sentence, and it comes back."""

from __future__ import annotations

import tracemalloc
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from companion.core.language.phrases import Phrase
from companion.core.ports.sounds import SoundWishes
from hardware.cues.listener import CueListener
from hardware.cues.sheet import Sheets
from hardware.sound.mixer import Clip
from hardware.sound.outlet import OutletFault
from hardware.sound.recipe import RATE, Recipe
from hardware.sound.recorder import SoundRecorder
from hardware.sound.speaker import Loudspeaker
from tests.hardware.conftest import HandClock
from tests.hardware.tables import notice, step, view

FULL = SoundWishes(volume=10)


class Table:
    """A loudspeaker under a hand-moved clock, its listener and its recorder."""

    def __init__(self, sheets: Sheets, small: dict[str, Recipe], folder: Path, clock: HandClock) -> None:
        self.told: list[Phrase] = []
        self.clock = clock
        self.speaker = Loudspeaker(sheets, folder, clock, self.told.append, small)
        self.speaker.wish(FULL)
        self.recorder = self.speaker.record()
        self.hear = CueListener(sheets, self.speaker.worker.post, lambda says: pytest.fail(says))

    def run(self, seconds: float) -> None:
        """Let time pass as the thread would: by what the rounds ask for."""
        until = self.clock.now + seconds
        while self.clock.now < until:
            wait_s = self.speaker.worker.round()
            left = until - self.clock.now
            self.clock.pass_s(min(left, wait_s if wait_s is not None else left) or 0.001)

    @property
    def names(self) -> list[str]:
        return [heard.name for heard in self.recorder.heard]


@pytest.fixture
def table(shipped: Sheets, small: dict[str, Recipe], tmp_path: Path, clock: HandClock) -> Iterator[Table]:
    table = Table(shipped, small, tmp_path, clock)
    yield table
    table.speaker.close()


def calm(table: Table) -> None:
    table.speaker.wish(SoundWishes(volume=10, bed=False))


def test_a_cue_is_heard_in_the_very_next_block(table: Table) -> None:
    calm(table)
    table.hear(step(notice("FacehuggerLanded", "p1")))
    table.speaker.worker.round()
    assert table.names == ["facehugger"]
    first = table.recorder.samples[: RATE // 50]
    assert float(np.abs(first).max()) > 0.01


def test_after_the_last_sound_nothing_more_is_given(table: Table) -> None:
    calm(table)
    table.hear(step(notice("FacehuggerLanded", "p1")))
    table.run(5.0)
    written = table.recorder.written
    assert table.speaker.worker.round() is None, "nothing is to be done until something comes"
    table.run(5.0)
    assert table.recorder.written == written < 4.0 * RATE * 2


def test_it_is_given_as_fast_as_it_is_heard(table: Table) -> None:
    table.hear(step(view=view(danger=1)))
    table.run(10.0)
    assert 10.0 <= table.recorder.written / 2 / RATE <= 10.6


def test_the_bed_is_soft_and_a_cue_stands_out(table: Table) -> None:
    table.hear(step(view=view(danger=2)))
    table.run(4.0)
    table.recorder.samples.copy()
    bed = float(np.abs(table.recorder.samples[-RATE:]).max())
    table.hear(step(notice("PlayerDied", "p1"), view=view(danger=2)))
    table.run(0.2)
    cue = float(np.abs(table.recorder.samples[-RATE // 5 :]).max())
    assert 0.0 < bed < cue / 3


def test_muted_is_silent_and_gives_the_device_back(table: Table) -> None:
    table.hear(step(view=view(danger=1)))
    table.run(3.0)
    table.speaker.wish(SoundWishes(muted=True))
    table.run(0.2)
    assert float(np.abs(table.recorder.samples[-RATE // 10 :]).max()) == 0.0
    table.run(4.0)
    written = table.recorder.written
    table.hear(step(notice("PlayerDied", "p1"), view=view(danger=1)))
    table.run(3.0)
    assert table.recorder.written == written
    table.speaker.wish(FULL)
    table.run(3.0)
    assert float(np.abs(table.recorder.samples[-RATE:]).max()) > 0.0, "the bed is back"


def test_volume_changes_how_loud_it_is(table: Table) -> None:
    peaks = []
    for volume in (10, 5, 1):
        table.speaker.wish(SoundWishes(volume=volume, bed=False))
        table.hear(step(notice("PlayerDied", "p1"), number=volume))
        table.run(0.1)
        peaks.append(float(np.abs(table.recorder.samples[-RATE // 5 :]).max()))
        table.run(8.0)
    assert peaks[0] > 3 * peaks[1] > 6 * peaks[2] > 0


def test_the_voice_is_laid_over_and_can_be_cut_off(table: Table) -> None:
    calm(table)
    words = Clip("words", np.full(RATE * 3, 0.3, dtype=np.float32), 70, is_voice=True)
    table.speaker.worker.speak(words)
    table.run(0.5)
    assert float(table.recorder.samples[-100:].min()) > 0.29
    table.speaker.worker.hush("words")
    table.run(0.5)
    assert float(np.abs(table.recorder.samples[-100:]).max()) == 0.0


class Broken(SoundRecorder):
    """A device that is pulled out for a while."""

    def __init__(self) -> None:
        super().__init__()
        self.is_out, self.tries, self.closed = False, 0, 0

    def write(self, data: bytes, now: float) -> int:
        self.tries += 1
        if self.is_out:
            raise OutletFault("aplay: No such device")
        return super().write(data, now)

    def close(self) -> None:
        self.closed += 1


def test_a_device_that_is_pulled_out_is_told_once_and_found_again(table: Table) -> None:
    device = Broken()
    table.speaker.worker.use(device)
    table.hear(step(view=view(danger=3)))
    table.run(1.0)
    device.is_out = True
    table.run(30.0)
    assert [one.key for one in table.told] == ["sound-stumbled"]
    assert table.told[0].args["why"] == "aplay: No such device"
    tries = device.tries
    table.run(60.0)
    assert device.tries - tries <= 4, "it waits longer and longer"
    table.hear(step(notice("PlayerDied", "p2"), view=view(danger=3)))
    device.is_out = False
    table.run(40.0)
    assert float(np.abs(device.samples[-RATE:]).max()) > 0.0, "the bed is back without a new step"
    assert "death" not in table.names, "a cue of a minute ago would be late news"


def test_whatever_breaks_inside_stays_inside(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_args: Any) -> None:
        raise ZeroDivisionError("inside")

    with monkeypatch.context() as patch:
        patch.setattr("hardware.sound.runner.SoundRunner.turn", broken)
        table.hear(step(notice("PlayerDied", "p1")))
        table.run(0.2)
    assert "inside" in str(table.told[0].args["why"])
    table.run(1.0)
    table.hear(step(notice("PlayerDied", "p1"), number=2))
    table.run(0.2)
    assert table.names == ["death"]


def test_ten_thousand_cues_in_a_burst(table: Table) -> None:
    kinds = ("TurnBegan", "StrikeTaken", "FacehuggerLanded", "Bound", "EnemyKilled", "ObjectiveDone")
    tracemalloc.start()
    for nth in range(10_000):
        told = notice(kinds[nth % len(kinds)], f"p{nth % 3 + 1}", amount=nth % 5)
        last = nth == 9_999
        table.hear(step(told, number=nth, view=view(danger=3 if last else nth % 3, number=nth // 50)))
        if nth % 500 == 250:
            table.run(0.02)
        if nth == 2_000:
            early = tracemalloc.get_traced_memory()[0] - table.recorder.written
    late = tracemalloc.get_traced_memory()[0] - table.recorder.written
    tracemalloc.stop()
    assert late - early < 300_000
    table.run(20.0)
    mixer = table.speaker.worker._runner.mixer
    assert mixer.bed == "ship_last" and mixer.sounding == ()
    assert float(np.abs(table.recorder.samples).max()) < 1.0
    assert table.told == []


def test_on_its_own_thread_it_starts_sounds_and_stops(
    shipped: Sheets, small: dict[str, Recipe], tmp_path: Path
) -> None:
    import threading
    from time import monotonic

    began, told = threading.Event(), list[Phrase]()
    speaker = Loudspeaker(shipped, tmp_path, monotonic, told.append, small)
    speaker.record()
    speaker._began.append(lambda name, now: began.set())
    speaker.worker.start()
    speaker.worker.start()
    speaker.test()
    assert began.wait(5)
    speaker.close()
    speaker.close()
    assert told == [] and not [t for t in threading.enumerate() if t.name == "sounds"]
