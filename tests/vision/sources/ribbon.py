"""A stand-in for the system's camera program: a script of that name that behaves as a test tells it."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Any

import pytest

from vision.sources.rpicam.stream import StreamPatience

QUICK = StreamPatience(start_s=10.0, stall_s=0.4, pause_s=0.02, frozen_s=0.15)

SCRIPT = r"""
import json, os, signal, sys
from math import sin
from pathlib import Path
from threading import Event

here = Path(__file__).parent
does = json.loads((here / "does.json").read_text())
with (here / "calls.jsonl").open("a") as calls:
    calls.write(json.dumps([os.path.basename(sys.argv[0]), *sys.argv[1:]]) + "\n")
started = len((here / "calls.jsonl").read_text().splitlines())
signal.signal(signal.SIGINT, signal.SIG_IGN if does.get("stubborn") else lambda *_: os._exit(0))
given = {name: value for name, value in zip(sys.argv, sys.argv[1:] + [""]) if name.startswith("-")}
pause = Event().wait


def say(*lines):
    for line in lines:
        print(line, file=sys.stderr, flush=True)


def fail(message):
    say("ERROR: *** " + message + " ***")
    sys.exit(255)


if "--list-cameras" in given:
    print(does.get("list", "No cameras available!"))
    sys.exit(0)
for option in does.get("unknown", []):
    if option in given:
        fail("unrecognised option '%s'" % option)
if does.get("fails"):
    say(*does.get("says", []))
    fail(does["fails"])
if "--metadata" in given:
    notes = does.get("notes", "")
    if notes:
        Path(given["--metadata"]).write_text(notes)
    sys.exit(does.get("focus_code", 0))
say(*does.get("says", []))
for noise in range(does.get("noise", 0)):
    say("[0:01:02.%09d] [1234]  WARN RPI pipeline_base.cpp:777 noise noise noise noise noise noise" % noise)
wide, high = does.get("size") or [int(given["--width"]), int(given["--height"])]
stride = does.get("stride", wide)
base = bytes(128 + int(100 * sin(column / 9)) for column in range(wide + 256))


def frame(number):
    rows = [base[row % 200:row % 200 + wide] + b"\0" * (stride - wide) for row in range(high)]
    if does.get("even"):
        rows = [bytes([number % 9 + 3]) * wide + b"\0" * (stride - wide)] * high
    if not does.get("same"):
        rows[0] = bytes([number % 250 + 1]) * wide + b"\0" * (stride - wide)
    colours = (b"\x60" * (wide // 2) + b"\0" * ((stride - wide) // 2)) * (high // 2)
    reds = (b"\xa0" * (wide // 2) + b"\0" * ((stride - wide) // 2)) * (high // 2)
    return b"".join(rows) + colours + reds


def write(data):
    view, at = memoryview(data), 0
    while at < len(view):
        at += os.write(1, view[at:at + 1048576])


write(b"x" * does.get("torn", 0))
number = 0
try:
    while True:
        if number == does.get("burst", 1):
            pause(does.get("late_s", 0))
        if does.get("cached") and number:
            data[:wide] = bytes([number % 250 + 1]) * wide
        else:
            data = bytearray(frame(number))
        if does.get("hiccup") and number == 0:
            write(data[:5000])
            pause(0.08)
            data = data[5000:]
        write(data)
        number += 1
        if number == does.get("dies_after") and started <= does.get("dies_until", 10**9):
            say(*does.get("last_words", []))
            os._exit(does.get("code", 1))
        if number == does.get("stalls_after"):
            say(*does.get("last_words", []))
            pause(60)
        if number >= does.get("burst", 1):
            pause(does.get("between_s", 0.05))
except BrokenPipeError:
    os._exit(3)
"""


class Ribbon:
    """Puts the stand-in first on the path and tells how it was called."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder = folder
        self._monkeypatch = monkeypatch
        folder.mkdir(exist_ok=True)
        monkeypatch.setenv("PATH", str(folder))

    def does(self, program: str = "rpicam-vid", **what: Any) -> None:
        """Install the program, or teach the one that is there something else."""
        path = self.folder / program
        if not path.exists():
            path.write_text(f"#!{sys.executable} -SE\n{SCRIPT}")
            path.chmod(0o755)
        (self.folder / "does.json").write_text(json.dumps(what))

    @property
    def calls(self) -> list[list[str]]:
        """Every command line so far."""
        path = self.folder / "calls.jsonl"
        return [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []


def is_alive(process: int) -> bool:
    """Whether a process is there, as a zombie too."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def notes(*blocks: dict[str, object]) -> str:
    """What the program writes down about its frames."""
    return "".join("".join(f"{name}={value}\n" for name, value in block.items()) + "\n" for block in blocks)
