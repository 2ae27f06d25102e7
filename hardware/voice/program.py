"""The speaking program: espeak-ng or one of the household's own, from a sentence to sound."""

from __future__ import annotations

import contextlib
import shlex
import subprocess
import tempfile
from collections.abc import Mapping
from pathlib import Path
from shutil import which
from typing import TYPE_CHECKING

import msgspec

from companion.core.language.languages import language_of
from companion.core.language.phrases import Phrase, named, phrase
from companion.core.ports.sounds import SoundWishes
from hardware.sound.loudness import VOICE_DB, levelled
from hardware.sound.players import last_words
from hardware.sound.waves import WaveFault, read

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

ESPEAK = "espeak-ng -v {voice} -s {rate} --stdin --stdout"
LOWEST_RATE, HIGHEST_RATE = 80, 320
LONGEST_S = 8.0  # a program that takes longer hangs
ENDS_S = 0.5
MOST_BYTES = 8_000_000
LONGEST_TEXT = 1000


class VoiceFault(Exception):
    """The program did not speak; the message says how."""


class Voice(msgspec.Struct, frozen=True):
    """The program there is, or why there is none."""

    command: str
    state: str
    says: Phrase
    remedy: Phrase

    @property
    def is_fine(self) -> bool:
        """Whether something can speak."""
        return self.state == "fine"


def find_voice(wished: str = "") -> Voice:
    """The program that was wished for, else espeak-ng."""
    command = wished.strip() or ESPEAK
    with contextlib.suppress(ValueError):  # a quotation mark without its partner
        parts = shlex.split(command)
        if parts and which(parts[0]) is not None:
            says = phrase("voice-fine", speaker=named(Path(parts[0]).name))
            return Voice(command, "fine", says, phrase("voice-fine-do"))
    state = "broken" if wished.strip() else "absent"
    return Voice("", state, phrase("voice-absent"), phrase("voice-absent-do"))


def voice_of(language: str, wishes: SoundWishes) -> str:
    """The voice for a language: the household's own, else the usual one."""
    return wishes.voices.get(language) or language_of(language).voice


class Speech:
    """One sentence on its way: the program runs beside us and is asked how far it is."""

    def __init__(self, command: str, text: str, fill: Mapping[str, str], now: float) -> None:
        """Start the program; raises VoiceFault. `fill` gives {language}, {voice} and {rate}."""
        self._until = now + LONGEST_S
        self._folder = tempfile.TemporaryDirectory(prefix="voice-")
        here = Path(self._folder.name)
        self._sound, self._complaints, self._wav = here / "sound", here / "complaints", here / "words.wav"
        every = {**fill, "text": text, "wav": str(self._wav)}
        asks = [_filled(part, every) for part in shlex.split(command)]
        self._name = Path(asks[0]).name
        try:
            with self._sound.open("wb") as sound, self._complaints.open("wb") as complaints:
                self._program = subprocess.Popen(
                    asks, stdin=subprocess.PIPE, stdout=sound, stderr=complaints, start_new_session=True
                )
        except OSError as error:
            self._folder.cleanup()
            raise VoiceFault((error.strerror or str(error)).lower()) from error
        self._tell(text if "{text}" not in command else "")

    def poll(self, now: float) -> NDArray[np.float32] | None:
        """The sound when it is ready, None while it is not; raises VoiceFault.

        A program that gives no sound has spoken by itself: then the sound is empty.
        """
        code = self._program.poll()
        if code is None and now < self._until:
            return None
        if code is None:
            self.stop()
            raise VoiceFault(f"{self._name} hangs")
        try:
            return self._heard(code)
        finally:
            self._folder.cleanup()

    def stop(self) -> None:
        """End it; twice is fine."""
        if self._program.poll() is None:
            self._program.terminate()
            try:
                self._program.wait(ENDS_S)
            except subprocess.TimeoutExpired:
                self._program.kill()
                self._program.wait()
        self._folder.cleanup()

    def _heard(self, code: int) -> NDArray[np.float32]:
        if code != 0:
            raise VoiceFault(last_words(self._complaints.read_bytes()[-4096:]) or f"it ends with {code}")
        kept = self._wav if self._wav.is_file() else self._sound
        if not kept.stat().st_size:
            return _nothing()
        if kept.stat().st_size > MOST_BYTES:
            raise VoiceFault(f"{self._name} does not come to an end")
        try:
            return levelled(read(kept.read_bytes()), VOICE_DB)
        except WaveFault as error:
            raise VoiceFault(str(error)) from error

    def _tell(self, text: str) -> None:
        """A sentence is far shorter than a pipe holds, so that this never waits."""
        assert self._program.stdin is not None  # it was asked for
        with contextlib.suppress(OSError):  # a program that wants no words on this way
            self._program.stdin.write(text[:LONGEST_TEXT].encode() + b"\n" if text else b"")
        with contextlib.suppress(OSError):
            self._program.stdin.close()


def _filled(part: str, fill: Mapping[str, str]) -> str:
    """One word of the command; what stands in a sentence is never taken for more of the command."""
    for name, value in fill.items():
        if part == "{" + name + "}":
            return value
    for name in ("language", "voice", "rate", "wav"):
        part = part.replace("{" + name + "}", fill.get(name, ""))
    return part


def _nothing() -> NDArray[np.float32]:
    import numpy as np

    return np.zeros(0, dtype=np.float32)
