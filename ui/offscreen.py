"""Pictures without a screen: the one place that finds or starts something to draw on."""

from __future__ import annotations

import ctypes.util
import os
import select
import shutil
import subprocess
from types import TracebackType

READY_S = 10.0
SIZE = "1280x1280x24"


class NoDisplay(RuntimeError):
    """Nothing can be drawn on this machine; the message says what to install."""


class Offscreen:
    """Draws into memory when the graphics library can, else onto a virtual X server of its own."""

    def __init__(self, way: str = "auto") -> None:
        """`way` is memory, xvfb, or auto for the first of them that can work."""
        self._way = way
        self._server: subprocess.Popen[bytes] | None = None
        self._before: dict[str, str | None] = {}

    def __enter__(self) -> Offscreen:
        """Set the surroundings that Kivy will find when its window opens."""
        if self._way in ("auto", "memory") and ctypes.util.find_library("EGL"):
            self._set({"SDL_VIDEODRIVER": "offscreen"})
        elif self._way in ("auto", "xvfb") and shutil.which("Xvfb"):
            self._set({"SDL_VIDEODRIVER": "x11", "DISPLAY": self._start()})
        else:
            raise NoDisplay(
                "There is no way to draw without a screen here. Install libegl1 and libgl1-mesa-dri, or xvfb."
            )
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Put the surroundings back and end the server that was started."""
        self.close()

    def close(self) -> None:
        """End what was started; safe to call twice."""
        for name, value in self._before.items():
            if value is None:
                os.environ.pop(name, None)
            else:
                os.environ[name] = value
        self._before = {}
        if self._server is not None:
            self._server.terminate()
            self._server.wait(timeout=READY_S)
            self._server = None

    def _set(self, values: dict[str, str]) -> None:
        """Change the environment and remember what it was."""
        for name, value in values.items():
            self._before.setdefault(name, os.environ.get(name))
            os.environ[name] = value

    def _start(self) -> str:
        """Start a virtual X server that chooses a free number itself, and wait for that number."""
        reading, writing = os.pipe()
        command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", SIZE, "-nolisten", "tcp", "-noreset"]
        self._server = subprocess.Popen(
            command, pass_fds=(writing,), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        os.close(writing)
        try:
            number = _read_line(reading)
        finally:
            os.close(reading)
        if not number:
            self._server.kill()
            self._server.wait()
            self._server = None
            raise NoDisplay("The virtual X server (Xvfb) did not start. Is /tmp writable?")
        return f":{number}"


def _read_line(pipe: int) -> str:
    """The server's number: its line is read to the end, for the server dies when nobody does."""
    line = b""
    while not line.endswith(b"\n"):
        ready, _, _ = select.select([pipe], [], [], READY_S)
        more = os.read(pipe, 16) if ready else b""
        if not more:
            return ""
        line += more
    return line.decode().strip()
