"""WAV: writing what was rendered, reading it and what a speaking program gave, and a stream's head."""

from __future__ import annotations

import os
import struct
import wave
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING

from hardware.sound.recipe import RATE

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

FULL = 32_767
LONGEST_S = 60  # of a file that is read
ENDLESS = 0x7FFFFF00  # bytes: six hours, after which the stream is begun anew


class WaveFault(Exception):
    """Not a WAV that can be played."""


def pcm(samples: NDArray[np.float32]) -> bytes:
    """Samples between -1 and 1 as 16-bit numbers."""
    import numpy as np

    return np.rint(np.clip(samples, -1.0, 1.0) * FULL).astype("<i2").tobytes()


def write(path: Path, samples: NDArray[np.float32]) -> None:
    """Write a mono WAV, whole or not at all."""
    unready = path.with_name(f"{path.name}.{os.getpid()}.part")
    with wave.open(str(unready), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(pcm(samples))
    unready.replace(path)


def read(source: Path | bytes) -> NDArray[np.float32]:
    """The samples of a 16-bit WAV, as one channel at our rate; raises WaveFault."""
    import numpy as np

    try:
        with wave.open(BytesIO(source) if isinstance(source, bytes) else str(source), "rb") as file:
            width, channels, rate = file.getsampwidth(), file.getnchannels(), file.getframerate()
            raw = file.readframes(min(file.getnframes(), LONGEST_S * rate))
            promised = file.getnframes() * channels * width
    except (OSError, EOFError, wave.Error, RuntimeError) as error:
        raise WaveFault(str(error) or "it is empty") from error
    if width != 2 or not rate:
        raise WaveFault(f"it has {8 * width} bits a sample, not 16")
    if isinstance(source, Path) and len(raw) < promised:
        raise WaveFault("it is cut off")
    raw = raw[: len(raw) - len(raw) % (2 * channels)]
    samples = np.frombuffer(raw, dtype="<i2").reshape(-1, channels).mean(axis=1).astype(np.float32) / FULL
    return samples if rate == RATE else _at_our_rate(samples, rate)


def _at_our_rate(samples: NDArray[np.float32], rate: int) -> NDArray[np.float32]:
    import numpy as np

    at = np.arange(round(len(samples) * RATE / rate)) * (rate / RATE)
    return np.interp(at, np.arange(len(samples)), samples).astype(np.float32) if len(samples) else samples


def stream_head() -> bytes:
    """The head of a WAV whose end nobody knows yet."""
    form = struct.pack("<4sIHHIIHH", b"fmt ", 16, 1, 1, RATE, RATE * 2, 2, 16)
    return (
        struct.pack("<4sI4s", b"RIFF", ENDLESS + 36, b"WAVE") + form + struct.pack("<4sI", b"data", ENDLESS)
    )
