"""Which program plays: looked for once, tried with a moment of silence."""

from __future__ import annotations

import shlex
import subprocess
from collections.abc import Callable, Sequence
from shutil import which

import msgspec

from companion.core.language.phrases import Phrase, named, phrase
from hardware.sound.recipe import RATE
from hardware.sound.waves import stream_head

PLAYERS: tuple[tuple[str, ...], ...] = (
    ("pw-play", "--latency=60ms", "--media-role=Game", "-"),
    ("paplay", "--latency-msec=60", "--client-name=Table Companion"),
    ("aplay", "-q", "-t", "wav", "--buffer-time=80000", "--period-time=20000", "-"),
)
TRIED_S = 4.0
SILENCE = bytes(RATE // 5)  # a tenth of a second
MOST_REASON = 120


class Found(msgspec.Struct, frozen=True):
    """The player there is, or why there is none."""

    command: tuple[str, ...]
    state: str  # fine, absent, broken
    says: Phrase
    remedy: Phrase

    @property
    def is_fine(self) -> bool:
        """Whether something can be heard."""
        return self.state == "fine"


Try = Callable[[Sequence[str]], str]  # what is wrong with a player; empty when it plays


def find_player(wished: str = "", attempt: Try | None = None) -> Found:
    """The player that was wished for, else the first that works."""
    trial = attempt or tried
    commands = (_split(wished),) if wished.strip() else PLAYERS
    there = [command for command in commands if command and which(command[0]) is not None]
    if not there and wished.strip():
        return Found(
            (), "broken", phrase("sound-wrong-player", player=wished), phrase("sound-wrong-player-do")
        )
    if not there:
        return Found((), "absent", phrase("sound-no-player"), phrase("sound-no-player-do"))
    reasons: list[str] = []
    for command in there:
        reason = trial(command)
        if not reason:
            return Found(
                command, "fine", phrase("sound-fine", player=named(command[0])), phrase("sound-fine-do")
            )
        reasons.append(f"{command[0]}: {reason.removeprefix(f'{command[0]}: ')}")
    return Found(
        (), "absent", phrase("sound-no-device", why="; ".join(reasons)), phrase("sound-no-device-do")
    )


def tried(command: Sequence[str]) -> str:
    """Play a moment of silence; the last words of a program that could not."""
    try:
        done = subprocess.run(
            command, input=stream_head() + SILENCE, capture_output=True, timeout=TRIED_S, check=False
        )
    except subprocess.TimeoutExpired:
        return "it does not end"
    except OSError as error:
        return (error.strerror or str(error)).lower()
    return "" if done.returncode == 0 else last_words(done.stderr) or f"it ends with {done.returncode}"


def last_words(stderr: bytes) -> str:
    """The last line of what a program complained about."""
    lines = [line.strip() for line in stderr.decode("utf-8", "replace").splitlines() if line.strip()]
    return lines[-1][-MOST_REASON:] if lines else ""


def _split(command: str) -> tuple[str, ...]:
    try:
        return tuple(shlex.split(command))
    except ValueError:  # a quotation mark without its partner
        return ()
