"""The mixer: a few sounds and a bed into one stream that never clips; it knows no device and no clock."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import numpy as np

from hardware.sound.recipe import RATE

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Samples = NDArray[np.float32]

BLOCK = RATE // 50  # 20 ms
MOST_AT_ONCE = 4
CUT_S = 0.03  # what is interrupted fades so fast: at once for the ear, but without a click
CROSSFADE_S = 2.0
DUCK_S, RISE_S = 0.08, 1.2  # how fast the bed goes under a cue, and how slowly it comes back
BED_UNDER_CUE, BED_UNDER_VOICE, CUE_UNDER_VOICE = 0.35, 0.25, 0.45
KNEE, TOP = 0.8, 0.98  # louder than the knee is bent towards the top, so that nothing is ever cut off hard


class Clip(msgspec.Struct, frozen=True, eq=False):
    """A sound that can be played."""

    name: str
    samples: NDArray[np.float32]
    priority: int
    is_voice: bool = False

    @property
    def length_s(self) -> float:
        """How long it sounds."""
        return len(self.samples) / RATE


class Track:
    """Something that sounds: where it is, how loud it is, and where its loudness goes."""

    def __init__(self, clip: Clip, *, loops: bool = False, gain: float = 1.0) -> None:
        """Begin at the beginning."""
        self.clip, self.loops = clip, loops
        self.at, self.gain, self.target, self.fade_s = 0, gain, gain, CUT_S

    @property
    def is_over(self) -> bool:
        """Whether nothing of it will be heard any more."""
        faded = self.target == 0.0 and self.gain == 0.0
        return faded or (not self.loops and self.at >= len(self.clip.samples))

    def fade(self, target: float, seconds: float) -> None:
        """Go to this loudness in so long."""
        if target != self.target:
            self.target, self.fade_s = target, seconds

    def take(self, count: int) -> Samples:
        """The next samples, at their loudness."""
        samples = self.clip.samples
        if self.loops:
            piece = samples[np.arange(self.at, self.at + count) % len(samples)]
            self.at = (self.at + count) % len(samples)
        else:
            piece = samples[self.at : self.at + count]
            self.at += count
        began, self.gain = self.gain, _nearer(self.gain, self.target, count / RATE / self.fade_s)
        if began == self.gain:
            return piece * np.float32(began)
        return piece * np.linspace(began, self.gain, len(piece), dtype=np.float32)


class Mixer:
    """What sounds now; every method returns at once."""

    def __init__(self) -> None:
        """Begin in silence."""
        self._tracks: list[Track] = []
        self._beds: list[Track] = []
        self._loud = 1.0
        self._was_loud = 1.0

    @property
    def sounding(self) -> tuple[str, ...]:
        """The names of what is played and not on its way out."""
        return tuple(track.clip.name for track in self._tracks if track.target > 0)

    @property
    def bed(self) -> str:
        """The name of the bed that sounds or comes up."""
        return next((bed.clip.name for bed in reversed(self._beds) if bed.target > 0), "")

    @property
    def is_silent(self) -> bool:
        """Whether the next block would be nothing but silence."""
        return not self._tracks and not self._beds

    def play(self, clip: Clip) -> bool:
        """Begin a sound; where too many sound already the least urgent one goes, maybe this one."""
        playing = [track for track in self._tracks if track.target > 0]
        if len(playing) >= MOST_AT_ONCE:
            least = min(playing, key=lambda track: track.clip.priority)
            if least.clip.priority > clip.priority:
                return False
            self._cut(least)
        self._tracks.append(Track(clip))
        return True

    def cut(self, name: str) -> None:
        """End every sound of this name, fast but softly."""
        for track in [track for track in self._tracks if track.clip.name == name]:
            self._cut(track)

    def lay(self, clip: Clip | None) -> None:
        """Let this bed come up and any other go; None for no bed."""
        name = clip.name if clip is not None else ""
        for bed in self._beds:
            if bed.clip.name != name:
                bed.fade(0.0, CROSSFADE_S)
            elif bed.target == 0.0:
                bed.fade(1.0, CROSSFADE_S)
        if clip is not None and all(bed.clip.name != name for bed in self._beds):
            self._beds.append(Track(clip, loops=True, gain=0.0))
            self._beds[-1].fade(1.0, CROSSFADE_S)

    def loud(self, gain: float) -> None:
        """How loud everything is, from the next block on."""
        self._loud = gain

    def clear(self) -> None:
        """Forget everything that sounds."""
        self._tracks, self._beds = [], []

    def mix(self, count: int = BLOCK) -> Samples:
        """The next samples, between -1 and 1."""
        speaks = any(track.clip.is_voice and track.target for track in self._tracks)
        total = np.zeros(count, dtype=np.float32)
        for track in self._tracks:
            if not track.clip.is_voice and track.target:
                track.fade(CUE_UNDER_VOICE if speaks else 1.0, DUCK_S)
            piece = track.take(count)
            total[: len(piece)] += piece
        self._duck(speaks)
        for bed in self._beds:
            total += bed.take(count)
        self._tracks = [track for track in self._tracks if not track.is_over]
        self._beds = [bed for bed in self._beds if not bed.is_over]
        gains = np.linspace(self._was_loud, self._loud, count, dtype=np.float32)
        self._was_loud = self._loud
        return bent(total * gains)

    def _duck(self, speaks: bool) -> None:
        """The bed goes under whatever else is heard, and comes back slowly."""
        cued = any(track.target and track.clip.priority >= SOFT_BELOW for track in self._tracks)
        under = BED_UNDER_VOICE if speaks else BED_UNDER_CUE if cued else 1.0
        for bed in self._beds:
            if bed.target > 0:
                bed.fade(under, DUCK_S if under < bed.target else RISE_S)

    def _cut(self, track: Track) -> None:
        if track.at == 0:  # nobody has heard anything of it yet
            self._tracks.remove(track)
        else:
            track.fade(0.0, CUT_S)


SOFT_BELOW = 20


def bent(samples: Samples) -> Samples:
    """The same below the knee; what is louder comes ever nearer to full and never reaches it."""
    size = np.abs(samples)
    if not len(samples) or float(size.max()) <= KNEE:
        return samples
    over = KNEE + (TOP - KNEE) * np.tanh((size - KNEE) / (TOP - KNEE))
    return np.where(size > KNEE, np.copysign(over, samples), samples).astype(np.float32)


def _nearer(gain: float, target: float, step: float) -> float:
    return min(target, gain + step) if gain < target else max(target, gain - step)
