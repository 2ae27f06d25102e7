"""What the ribbon camera's program says: known at once to whoever asks, and to its last word."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

from tests.vision.sources.ribbon import QUICK, Ribbon
from vision.sources.rpicam.setting import RpicamSetting
from vision.sources.rpicam.source import RpicamSource
from vision.sources.rpicam.words import ProgramWords


class Idle:
    """A thread that never gets its turn, as on a computer that has too much to do."""

    def __init__(self, **_: Any) -> None:
        pass

    def start(self) -> None:
        pass

    def join(self, _within_s: float) -> None:
        pass


def test_what_the_program_said_is_known_however_busy_the_listener_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ribbon = Ribbon(tmp_path / "bin", monkeypatch)
    monkeypatch.setattr("vision.sources.rpicam.words.Thread", Idle)
    told = "[0:10:11.1] [99]  INFO Camera camera.cpp:1205 configuring streams: (0) 384x216-YUV420"
    ribbon.does(size=[384, 216], says=[told])
    with RpicamSource(RpicamSetting(width=256, height=144, lens=2.5), patience=QUICK) as source:
        assert source.read().size == (384, 216)


def test_a_last_word_without_an_end_of_its_line_is_heard() -> None:
    out, into = os.pipe()
    os.write(into, b"one\ntwo\r\nthr")
    words = ProgramWords(os.fdopen(out, "rb"))
    assert words.lines[:2] == ["one", "two"]
    os.write(into, b"ee")
    os.close(into)
    words.join(30)
    assert words.lines == ["one", "two", "three"]
