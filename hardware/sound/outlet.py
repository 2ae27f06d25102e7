"""The outlet: one player that is fed as it plays, watched while it does, and never left behind."""

from __future__ import annotations

import contextlib
import fcntl
import os
import subprocess
from collections.abc import Sequence
from typing import Protocol

from hardware.sound.players import last_words
from hardware.sound.waves import stream_head

PIPE_BYTES = 4096  # the least the system gives: what waits in the pipe is heard late
HANGS_AFTER_S = 2.0
DRAINS_S = 3.0
ENDS_S = 0.5
MOST_COMPLAINTS = 2000


class OutletFault(Exception):
    """The player ended or hangs; the message says how."""


class Outlet(Protocol):
    """Where samples go."""

    def write(self, data: bytes, now: float) -> int:
        """Take as many bytes as there is room for, at once; raises OutletFault."""
        ...

    def rest(self, now: float) -> bool:
        """Nothing will come for a while: the rest is heard, then the device given back; whether it is."""
        ...

    def close(self) -> None:
        """Fall silent now; twice is fine."""
        ...


class PlayerOutlet:
    """A playing program on a pipe; it is started when the first sample comes."""

    def __init__(self, command: Sequence[str]) -> None:
        """Nothing runs yet."""
        self._command = tuple(command)
        self._player: subprocess.Popen[bytes] | None = None
        self._complaints = b""
        self._took_at = 0.0
        self._head = b""
        self._leaving: list[tuple[subprocess.Popen[bytes], float]] = []

    @property
    def processes(self) -> int:
        """How many programs run for this outlet."""
        return len(self._leaving) + (self._player is not None)

    def write(self, data: bytes, now: float) -> int:
        """Give the player what its pipe has room for."""
        self._tend(now)
        player = self._player or self._started(now)
        self._listen(player)
        if player.poll() is not None:
            raise OutletFault(self._ended(player))
        if self._head:
            self._head = self._head[self._push(player, self._head, now) :]
            if self._head:
                return 0
        return self._push(player, data, now)

    def rest(self, now: float) -> bool:
        """Close the pipe: the player plays what it has and ends; whether it has."""
        self._tend(now)
        player, self._player = self._player, None
        if player is not None:
            _shut(player)
            self._leaving.append((player, now + DRAINS_S))
        return not self._leaving

    def close(self) -> None:
        """End the player and every one that is still on its way out."""
        players = [player for player, _ in self._leaving]
        if self._player is not None:
            players.append(self._player)
        self._player, self._leaving = None, []
        for player in players:
            _end(player)

    def _started(self, now: float) -> subprocess.Popen[bytes]:
        try:
            player = subprocess.Popen(
                self._command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE,
                start_new_session=True,
            )  # fmt: skip
        except OSError as error:
            raise OutletFault((error.strerror or str(error)).lower()) from error
        self._player, self._complaints, self._took_at, self._head = player, b"", now, stream_head()
        assert player.stdin is not None and player.stderr is not None  # both were asked for
        for pipe in (player.stdin, player.stderr):
            os.set_blocking(pipe.fileno(), False)
        with contextlib.suppress(OSError):  # a system that gives longer pipes plays a little later
            fcntl.fcntl(player.stdin.fileno(), fcntl.F_SETPIPE_SZ, PIPE_BYTES)
        return player

    def _push(self, player: subprocess.Popen[bytes], data: bytes, now: float) -> int:
        assert player.stdin is not None  # see _started
        try:
            taken = os.write(player.stdin.fileno(), data)
        except BlockingIOError:
            taken = 0
        except OSError as error:
            raise OutletFault(self._ended(player)) from error
        if taken:
            self._took_at = now
        elif now - self._took_at > HANGS_AFTER_S:
            raise OutletFault(f"{self._command[0]} takes nothing any more")
        return taken

    def _listen(self, player: subprocess.Popen[bytes]) -> None:
        """Keep the end of what the player complains about; a full pipe would stop it."""
        assert player.stderr is not None  # see _started
        with contextlib.suppress(BlockingIOError):
            while told := os.read(player.stderr.fileno(), 4096):
                self._complaints = (self._complaints + told)[-MOST_COMPLAINTS:]

    def _ended(self, player: subprocess.Popen[bytes]) -> str:
        with contextlib.suppress(subprocess.TimeoutExpired):
            player.wait(ENDS_S)
        self._listen(player)
        return f"{self._command[0]}: {last_words(self._complaints) or 'it ended'}"

    def _tend(self, now: float) -> None:
        """Bury who has ended, and end who does not."""
        for player, until in self._leaving:
            if player.poll() is not None or now > until:
                _end(player)
        self._leaving = [(player, until) for player, until in self._leaving if player.returncode is None]


class DeafOutlet:
    """Takes everything and plays nothing, as fast as it comes."""

    def write(self, data: bytes, now: float) -> int:
        """Take all of it."""
        return len(data)

    def rest(self, now: float) -> bool:
        """There is nothing to give back."""
        return True

    def close(self) -> None:
        """There is nothing to end."""


def _shut(player: subprocess.Popen[bytes]) -> None:
    if player.stdin is not None:
        with contextlib.suppress(OSError):
            player.stdin.close()


def _end(player: subprocess.Popen[bytes]) -> None:
    """End a program for certain and take leave of it, so that nothing of it stays."""
    _shut(player)
    if player.poll() is None:
        player.terminate()
        try:
            player.wait(ENDS_S)
        except subprocess.TimeoutExpired:
            player.kill()
            player.wait()
    if player.stderr is not None:
        player.stderr.close()
