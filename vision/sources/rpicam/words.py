"""What the camera program says on its error output: listened to aside, and known to whoever asks."""

from __future__ import annotations

import os
import select
from collections import deque
from threading import Lock, Thread
from typing import IO

KEPT_LINES = 60
AT_ONCE = 64 * 1024  # bytes: as many as lie in a pipe


class ProgramWords:
    """The last lines of a program; it never waits for a reader, and nothing it said before is missed."""

    def __init__(self, errors: IO[bytes]) -> None:
        self._errors = errors
        self._file = errors.fileno()
        os.set_blocking(self._file, False)
        self._lines: deque[str] = deque(maxlen=KEPT_LINES)
        self._half = b""
        self._taking = Lock()
        self._listener = Thread(target=self._listen, name="camera program", daemon=True)
        self._listener.start()

    @property
    def lines(self) -> list[str]:
        """What was said last; what still lies in the pipe is taken first, however busy the listener is."""
        with self._taking:
            if not self._errors.closed:
                self._take()
            return list(self._lines)

    def join(self, within_s: float) -> None:
        """Wait for the last word of a program that has ended."""
        self._listener.join(within_s)

    def _listen(self) -> None:
        arrivals = select.poll()
        arrivals.register(self._file, select.POLLIN)
        is_open = True
        while is_open:
            arrivals.poll()
            with self._taking:
                is_open = self._take()
        with self._taking:
            self._keep(self._half)
            self._errors.close()

    def _take(self) -> bool:
        """Take what lies in the pipe; whether more may follow."""
        try:
            said = os.read(self._file, AT_ONCE)
        except BlockingIOError:
            return True
        except OSError:
            return False
        *whole, self._half = (self._half + said).split(b"\n")
        for line in whole:
            self._keep(line)
        return bool(said)

    def _keep(self, line: bytes) -> None:
        if line:
            self._lines.append(line.decode("utf-8", "replace").rstrip())
