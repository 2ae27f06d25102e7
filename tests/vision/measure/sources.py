"""Cameras: what a frame costs from the pipe to gray, to colour, and into a recording."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from statistics import median
from time import perf_counter, process_time

import pytest

from tests.vision.sources.ribbon import Ribbon
from vision.frames import Frame
from vision.pixels import use_one_core
from vision.recording.index import entries_of, frame_of
from vision.recording.writer import Recorder
from vision.sources.drawn.table import DrawnTable, View
from vision.sources.rpicam.setting import SIZES, RpicamSetting
from vision.sources.rpicam.source import RpicamSource

FRAMES = 20


def measure(arguments: Sequence[str]) -> None:
    """Print both tables."""
    use_one_core()
    with pytest.MonkeyPatch.context() as patch, tempfile.TemporaryDirectory() as folder:
        pipes(Ribbon(Path(folder) / "bin", patch))
        recordings(Path(folder))


def pipes(ribbon: Ribbon) -> None:
    """From the stand-in program through the pipe, as fast as it goes and at the camera's own rate."""
    print("| picture | MB | frames/s, unpaced | frames/s, paced | of one core | gray ms | colour ms |")
    print("|---|---|---|---|---|---|---|")
    for (wide, high), rate in SIZES.items():
        setting = RpicamSetting(width=wide, height=high, lens=1.0)
        ribbon.does(cached=True, between_s=0.0)
        fast, _, frame = taken(setting)
        ribbon.does(cached=True, between_s=1 / rate)
        steady, busy, _ = taken(setting)
        gray = timed_ms(lambda frame=frame: anew(frame).gray)
        colour = timed_ms(lambda frame=frame: anew(frame).colour)
        megabytes = frame.planes.size / 1e6
        costs = f"{steady:.1f} | {busy:.1%} | {gray:.3f} | {colour:.1f}"
        print(f"| {wide}x{high} | {megabytes:.1f} | {fast:.0f} | {costs} |")


def taken(setting: RpicamSetting) -> tuple[float, float, Frame]:
    """Frames a second, the share of one core that took, and the last frame."""
    with RpicamSource(setting) as source:
        source.read()
        begun, worked = perf_counter(), process_time()
        for _ in range(FRAMES):
            frame = source.read()
        took = perf_counter() - begun
    return FRAMES / took, (process_time() - worked) / took, frame


def recordings(folder: Path) -> None:
    """A drawn table with noise, written and read again."""
    print("\n| picture | MB in memory | MB kept | writing, ms of work | reading, ms of work |")
    print("|---|---|---|---|---|")
    for wide, high in ((1280, 720), (1920, 1080), (2304, 1296), (4608, 2592)):
        table = DrawnTable(View(size=(wide, high)))
        table.show("a", "1C0000001X")
        frames = [table.frame(number / 10) for number in range(6)]
        kept = folder / f"{wide}"
        recorder = Recorder(kept, "drawn", least_free=0)
        writing = [timed_ms(partial(recorder.take, frame), 1) for frame in frames]
        recorder.close()
        _, entries = entries_of(kept)
        reading = [timed_ms(partial(frame_of, kept, entry), 1) for entry in entries]
        size = recorder.bytes / len(frames) / 1e6
        costs = f"{size:.1f} | {median(writing):.0f} | {median(reading):.0f}"
        print(f"| {wide}x{high} gray | {wide * high / 1e6:.1f} | {costs} |")


def anew(frame: Frame) -> Frame:
    """The same frame with nothing kept yet."""
    return Frame(frame.pixels, frame.time_s, frame.source, frame.planes)


def timed_ms(act: Callable[[], object], times: int = 7) -> float:
    """Milliseconds of work of the median run; what else the machine does meanwhile does not count."""
    took = []
    for _ in range(times):
        begun = process_time()
        act()
        took.append((process_time() - begun) * 1000)
    return median(took)
