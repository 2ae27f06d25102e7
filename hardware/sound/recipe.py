"""Recipes: sounds as data, as they are written in the sound files."""

from __future__ import annotations

from typing import Literal

import msgspec

Wave = Literal["sine", "triangle", "saw", "square", "noise"]
Rank = Literal["soft", "normal", "urgent", "alarm", "bed"]
RATE = 44_100


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One layer: a wave with its notes, its envelope and its filters."""

    for_ms: float
    wave: Wave = "sine"
    hz: tuple[float, ...] = (440.0,)  # together, or one after the other where `step_ms` says so
    at_ms: float = 0.0
    step_ms: float = 0.0
    times: int = 1
    every_ms: float = 0.0
    level: float = 1.0
    glide: float = 1.0  # the pitch at the end, as a multiple of the pitch at the beginning
    attack_ms: float = 4.0
    release_ms: float = 20.0
    decay_ms: float = 0.0  # after so long a third is left, as of a bell; 0: it holds
    detune_cents: float = 0.0  # a second oscillator, so far beside the first
    vibrato_hz: float = 0.0
    vibrato_cents: float = 0.0
    tremolo_hz: float = 0.0
    tremolo: float = 0.0  # 0 to 1
    bend_ratio: float = 0.0  # frequency modulation: the modulator's pitch as a multiple of the tone's
    bend: float = 0.0  # and how strong
    above_hz: float = 0.0  # high-pass
    below_hz: float = 0.0  # low-pass; 0 lets everything through


class Recipe(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One sound; `rank` says how loud it is beside the others."""

    part: tuple[Part, ...]
    rank: Rank = "normal"
    about: str = ""
    echo_ms: float = 0.0
    echo: float = 0.0  # how much of it comes back each time
    loop_ms: float = 0.0  # it goes round after so long, and what sounds longer goes on over the beginning


def starts(part: Part) -> tuple[tuple[float, float], ...]:
    """When each note of a part begins, in milliseconds, and its pitch."""
    return tuple(
        (part.at_ms + lap * part.every_ms + nth * part.step_ms, hz)
        for lap in range(part.times)
        for nth, hz in enumerate(part.hz)
    )


def length_ms(recipe: Recipe) -> float:
    """How long it sounds, its echoes included."""
    ends = [at + part.for_ms for part in recipe.part for at, _ in starts(part)]
    tail = ECHOES * recipe.echo_ms if recipe.echo > 0 else 0.0
    return recipe.loop_ms or max(ends, default=0.0) + tail


ECHOES = 4
