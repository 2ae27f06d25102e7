"""From a recipe to samples: the same recipe gives the same sound, on every computer."""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING

import numpy as np

from hardware.sound.loudness import RANKS_DB, levelled
from hardware.sound.recipe import ECHOES, RATE, Part, Recipe, length_ms, starts

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Samples = NDArray[np.float32]
    Exact = NDArray[np.float64]

MOST_PARTIALS = 24
HIGHEST_HZ = 15_000.0
EDGE_MS = 2.0  # no sound begins or ends faster than this: it would click
SLOPE = 3  # of the filters


def render(recipe: Recipe) -> Samples:
    """The sound at the loudness of its rank."""
    total = np.zeros(_count(_full_ms(recipe)), dtype=np.float64)
    for nth, part in enumerate(recipe.part):
        for at_ms, hz in starts(part):
            note, begin = _note(part, hz, nth), _count(at_ms)
            total[begin : begin + len(note)] += note
    total = _echoed(total, recipe)
    total -= np.mean(total) if recipe.loop_ms else 0.0
    shaped = _looped(total, _count(recipe.loop_ms)) if recipe.loop_ms else _edged(total)
    return levelled(shaped.astype(np.float32), RANKS_DB[recipe.rank])


def _count(ms: float) -> int:
    return round(ms * RATE / 1000)


def _full_ms(recipe: Recipe) -> float:
    ends = [at + part.for_ms for part in recipe.part for at, _ in starts(part)]
    return max([length_ms(recipe), *ends]) + 1.0


def _note(part: Part, hz: float, nth: int) -> Exact:
    """One note of a part with its envelope."""
    time = np.arange(_count(part.for_ms)) / RATE
    if part.wave == "noise":
        chance = np.random.Generator(np.random.PCG64(zlib.crc32(f"{nth}/{hz:g}".encode())))
        sound = chance.uniform(-1.0, 1.0, len(time))
    else:
        sound = _tone(part, hz, time)
        if part.detune_cents:
            sound = (sound + _tone(part, hz * 2 ** (part.detune_cents / 1200), time)) / 2
    if part.above_hz or part.below_hz:
        sound = _filtered(sound, part.above_hz, part.below_hz)
    return sound * _envelope(part, time) * part.level


def _tone(part: Part, hz: float, time: Exact) -> Exact:
    """A wave built of partials, so that nothing folds back from above what can be sampled."""
    length = max(part.for_ms / 1000, 1 / RATE)
    pitch = hz * part.glide ** (time / length)
    if part.vibrato_hz:
        pitch = pitch * 2 ** (part.vibrato_cents / 1200 * np.sin(2 * np.pi * part.vibrato_hz * time))
    phase = 2 * np.pi * np.cumsum(pitch) / RATE
    if part.bend:
        phase = phase + part.bend * np.sin(part.bend_ratio * phase)
    highest = hz * max(1.0, part.glide)
    heard = min(HIGHEST_HZ, 4 * part.below_hz) if part.below_hz else HIGHEST_HZ
    most = max(1, min(MOST_PARTIALS, int(heard / highest)))
    sound = np.zeros_like(time)
    for number, weight in _partials(part.wave, most):
        sound += weight * np.sin(number * phase)
    return sound


def _partials(wave: str, most: int) -> list[tuple[int, float]]:
    if wave == "sine":
        return [(1, 1.0)]
    if wave == "saw":
        return [(n, 0.6 / n) for n in range(1, most + 1)]
    odd = range(1, most + 1, 2)
    if wave == "square":
        return [(n, 0.9 / n) for n in odd]
    return [(n, (-1) ** (n // 2) * 0.8 / n**2) for n in odd]


def _envelope(part: Part, time: Exact) -> Exact:
    """Soft at both ends, whatever the recipe says."""
    level = np.exp(-time * 1000 / part.decay_ms) if part.decay_ms else np.ones_like(time)
    if part.tremolo:
        level = level * (1 - part.tremolo * (0.5 - 0.5 * np.cos(2 * np.pi * part.tremolo_hz * time)))
    attack, release = max(EDGE_MS, part.attack_ms) / 1000, max(EDGE_MS, part.release_ms) / 1000
    left = (part.for_ms / 1000) - time
    # A quarter of a sine keeps the power even where one sound fades into another.
    rise = np.sin(np.pi / 2 * np.clip(time / attack, 0, 1))
    fall = np.sin(np.pi / 2 * np.clip(left / release, 0, 1))
    shaped: Exact = level * rise * fall
    return shaped


def _filtered(sound: Exact, above_hz: float, below_hz: float) -> Exact:
    """What lies between the two, falling off softly."""
    spectrum, hz = np.fft.rfft(sound), np.fft.rfftfreq(len(sound), 1 / RATE)
    shape = np.ones_like(hz)
    if below_hz:
        shape /= np.sqrt(1 + (hz / below_hz) ** (2 * SLOPE))
    if above_hz:
        shape *= (hz / above_hz) ** SLOPE / np.sqrt(1 + (hz / above_hz) ** (2 * SLOPE))
    filtered: Exact = np.fft.irfft(spectrum * shape, len(sound))
    return filtered


def _echoed(sound: Exact, recipe: Recipe) -> Exact:
    if recipe.echo <= 0 or recipe.echo_ms <= 0:
        return sound
    late, dry = _count(recipe.echo_ms), sound.copy()
    whole = np.concatenate((sound, np.zeros(late * ECHOES if recipe.loop_ms else 0)))
    for nth in range(1, ECHOES + 1):
        tail = whole[nth * late :]
        tail[: len(dry)] += (dry * recipe.echo**nth)[: len(tail)]
    return whole


def _looped(sound: Exact, length: int) -> Exact:
    """What sounds longer than the loop goes on over its beginning."""
    loop = np.zeros(length)
    for begin in range(0, len(sound), length):
        piece = sound[begin : begin + length]
        loop[: len(piece)] += piece
    return loop


def _edged(sound: Exact) -> Exact:
    """Silence at the very beginning and the very end."""
    edge = min(_count(EDGE_MS), len(sound) // 2)
    if edge:
        ramp = np.linspace(0.0, 1.0, edge)
        sound[:edge] *= ramp
        sound[-edge:] *= ramp[::-1]
    return sound
