"""The camera program while it runs: its pictures come through a pipe, its complaints are read aside."""

from __future__ import annotations

import os
import select
import signal
import subprocess
from contextlib import suppress
from typing import IO

from vision.sources.rpicam.words import ProgramWords

PIPE_BYTES = 1024 * 1024
"""As large a pipe as an ordinary user may have: fewer turns for the same picture."""


class ProgramEnded(Exception):
    """The program writes no more."""


class RpicamProcess:
    """One run of the camera program, from its start until it is stopped; stopping twice is fine."""

    def __init__(self, command: list[str]) -> None:
        # A session of its own: Ctrl-C in the terminal is ours to handle, in our order.
        self._process = subprocess.Popen(
            command,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=True,
        )
        assert self._process.stdout is not None
        assert self._process.stderr is not None
        self._output: IO[bytes] = self._process.stdout
        self._file = self._output.fileno()
        os.set_blocking(self._file, False)
        _widen(self._file)
        self._arrivals = select.poll()
        self._arrivals.register(self._file, select.POLLIN)
        self._words = ProgramWords(self._process.stderr)

    @property
    def lines(self) -> list[str]:
        """What the program said last on its error output."""
        return self._words.lines

    @property
    def id(self) -> int:
        """The program's number in the system."""
        return self._process.pid

    def receive(self, into: memoryview, within_s: float) -> int:
        """Take what has come, waiting for it at most so long; 0 when nothing came in that time."""
        if not self._arrivals.poll(max(int(within_s * 1000), 0)):
            return 0
        try:
            count = os.readv(self._file, [into])
        except BlockingIOError:
            return 0
        if count == 0:
            raise ProgramEnded
        return count

    def wait(self, within_s: float) -> int | None:
        """Wait for the program to end by itself and tell its code; None when it still runs."""
        try:
            code = self._process.wait(within_s)
        except subprocess.TimeoutExpired:
            return None
        self._words.join(within_s)
        return code

    def interrupt(self) -> None:
        """End the program at once, from any thread; whoever reads notices that it ended."""
        with suppress(OSError):
            self._process.kill()

    def stop(self, within_s: float = 1.0) -> int:
        """End the program, politely first, and tell its code; nothing of it is left behind."""
        with suppress(OSError):
            self._process.send_signal(signal.SIGINT)
        # It may stand in the middle of a frame, waiting for us to read on: a closed pipe frees it.
        self._output.close()
        code = self.wait(within_s)
        if code is None:
            self._process.kill()
            code = self._process.wait()
            self._words.join(within_s)
        return code


def _widen(file: int) -> None:
    """Let more bytes lie in the pipe, where the system has a way to."""
    import fcntl

    if hasattr(fcntl, "F_SETPIPE_SZ"):
        with suppress(OSError):
            fcntl.fcntl(file, fcntl.F_SETPIPE_SZ, PIPE_BYTES)
