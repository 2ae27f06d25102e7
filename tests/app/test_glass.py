"""The window's size: as asked for, else the usual one, else all of a smaller screen; on real screens."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from companion.app.glass import USUAL_SIZE, Size, fitted, parse_size, screen_size

SMALL, LARGE = (800, 480), (1920, 1080)
STANDING = (600, 1024)
OPENED = """
from kivy.clock import Clock
from companion.app import table

def look(_dt):
    from kivy.base import EventLoop, stopTouchApp
    print("OPENED", *EventLoop.window.size, flush=True)
    stopTouchApp()

Clock.schedule_once(look, 1)
raise SystemExit(table.open_table({size!r}, False))
"""


@contextmanager
def screen(size: Size) -> Iterator[dict[str, str]]:
    """A screen of that size, and the environment that names it."""
    out, into = os.pipe()
    call = ["Xvfb", "-displayfd", str(into), "-screen", "0", f"{size[0]}x{size[1]}x24", "-nolisten", "tcp"]
    server = subprocess.Popen(call, pass_fds=(into,), stderr=subprocess.DEVNULL)
    os.close(into)
    try:
        with os.fdopen(out) as told:
            number = told.readline().strip()
        yield {"DISPLAY": f":{number}"}
    finally:
        server.terminate()
        server.wait(30)


@pytest.mark.parametrize(
    ("size", "opened"),
    [
        (None, (USUAL_SIZE, False)),
        (LARGE, (USUAL_SIZE, False)),
        (USUAL_SIZE, (USUAL_SIZE, False)),
        (SMALL, (SMALL, True)),
        (STANDING, (STANDING, True)),
        ((1280, 600), ((1280, 600), True)),
    ],
)
def test_a_screen_that_is_smaller_is_filled(size: Size | None, opened: tuple[Size, bool]) -> None:
    assert fitted(size) == opened


@pytest.mark.parametrize("words", ["huge", "1280", "x720", "1280x", "200x400", "²²²²x720", "-800x480"])
def test_what_is_no_size(words: str) -> None:
    assert parse_size(words) is None
    assert parse_size("800X480") == (800, 480)


@pytest.mark.window
@pytest.mark.parametrize("size", [SMALL, STANDING, LARGE])
def test_the_screen_says_how_large_it_is(size: Size, monkeypatch: pytest.MonkeyPatch) -> None:
    with screen(size) as environment:
        monkeypatch.setenv("DISPLAY", environment["DISPLAY"])
        assert screen_size() == size
    assert screen_size() is None, "a screen that is gone"


@pytest.mark.window
@pytest.mark.parametrize(("size", "asked", "opened"), [(SMALL, "", SMALL), (SMALL, "640x400", (640, 400))])
def test_the_app_opens_as_large_as_its_screen(
    size: Size, asked: str, opened: Size, tmp_path_factory: pytest.TempPathFactory
) -> None:
    home = str(tmp_path_factory.mktemp("screen") / "home")
    # Tests that draw into memory tell the library so by the environment.
    usual = {name: value for name, value in os.environ.items() if not name.startswith("SDL_")}
    with screen(size) as environment:
        ran = subprocess.run(
            [sys.executable, "-c", OPENED.format(size=asked)],
            env={**usual, **environment, "COMPANION_HOME": home},
            capture_output=True, text=True, timeout=120, check=False,
        )  # fmt: skip
    assert f"OPENED {opened[0]} {opened[1]}" in ran.stdout, ran.stderr[-2000:]
