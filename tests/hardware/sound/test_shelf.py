"""The shelf: rendered once, kept on disk, made anew when damaged, and no harm without a disk."""

from __future__ import annotations

import wave
from pathlib import Path

import numpy as np
import pytest

from companion.core.language.phrases import Phrase
from hardware.sound import synth
from hardware.sound.recipe import RATE, Part, Recipe
from hardware.sound.shelf import Shelf
from hardware.sound.waves import WaveFault, pcm, read, stream_head
from tests.hardware.sound.conftest import BEEP

LOW = Recipe((Part(for_ms=200, hz=(220.0,)),))


def test_a_sound_is_kept_as_a_wav_and_read_again(
    tmp_path: Path, told: list[Phrase], monkeypatch: pytest.MonkeyPatch
) -> None:
    first = Shelf({"beep": BEEP}, tmp_path, told.append)
    first.fill()
    with wave.open(str(first.path("beep"))) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE)
    monkeypatch.setattr(synth, "render", lambda recipe: pytest.fail("it lies on the shelf already"))
    second = Shelf({"beep": BEEP}, tmp_path, told.append)
    second.fill()
    one, other = first.get("beep"), second.get("beep")
    assert one is not None and other is not None
    assert float(np.abs(one - other).max()) < 1 / 30_000
    assert told == [] and second.get("nothing") is None


def test_another_recipe_is_another_file_and_the_old_one_goes(tmp_path: Path, told: list[Phrase]) -> None:
    Shelf({"beep": BEEP}, tmp_path, told.append).fill()
    (tmp_path / "mine.wav").write_bytes(b"somebody's own")
    Shelf({"beep": LOW}, tmp_path, told.append).fill()
    names = sorted(path.name for path in tmp_path.iterdir())
    assert len(names) == 2 and "mine.wav" in names


@pytest.mark.parametrize("damage", ["cut", "empty", "noise"])
def test_a_damaged_file_is_made_anew(tmp_path: Path, told: list[Phrase], damage: str) -> None:
    shelf = Shelf({"beep": BEEP}, tmp_path, told.append)
    shelf.fill()
    path = shelf.path("beep")
    whole = path.read_bytes()
    path.write_bytes({"cut": whole[:2000], "empty": b"", "noise": b"x" * 300}[damage])
    again = Shelf({"beep": BEEP}, tmp_path, told.append)
    again.fill()
    assert path.read_bytes() == whole and again.get("beep") is not None


def test_a_folder_that_takes_nothing_is_told_once_and_sounds_are_there(
    tmp_path: Path, told: list[Phrase]
) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    shelf = Shelf({"beep": BEEP, "low": LOW}, tmp_path / "file" / "sounds", told.append)
    shelf.fill()
    assert shelf.get("beep") is not None and shelf.get("low") is not None
    assert [one.key for one in told] == ["sound-no-folder"]


def test_filling_ends_when_nobody_wants_it_any_more(tmp_path: Path, told: list[Phrase]) -> None:
    shelf = Shelf({"beep": BEEP, "low": LOW}, tmp_path, told.append)
    shelf.fill(lambda: False)
    assert shelf.get("beep") is None


def wav(rate: int, channels: int, samples: bytes, frames: int | None = None) -> bytes:
    """A WAV as programs write it, also with a wrong length in its head."""
    import struct

    size = len(samples) if frames is None else frames * 2 * channels
    form = struct.pack("<4sIHHIIHH", b"fmt ", 16, 1, channels, rate, rate * 2 * channels, 2 * channels, 16)
    data = struct.pack("<4sI", b"data", size)
    return struct.pack("<4sI4s", b"RIFF", min(size + 36, 2**32 - 1), b"WAVE") + form + data + samples


def test_another_rate_two_channels_and_an_endless_head_are_understood() -> None:
    tone = np.sin(2 * np.pi * 300 * np.arange(11_025) / 22_050).astype(np.float32)
    both = np.repeat(np.frombuffer(pcm(tone), dtype="<i2"), 2).tobytes()
    found = read(wav(22_050, 2, both, frames=0x1FFFFFF0))
    assert len(found) == RATE // 2
    assert abs(float(np.abs(found).max()) - 1.0) < 0.01


@pytest.mark.parametrize("bad", [b"", b"RIFF", stream_head()[:30], b"no wave at all" * 9])
def test_what_is_no_wav_is_refused_in_words(bad: bytes) -> None:
    with pytest.raises(WaveFault):
        read(bad)
