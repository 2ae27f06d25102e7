"""The mixer: a few at once, the urgent first, the bed underneath, and never a clipped sample."""

from __future__ import annotations

from typing import Any

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from hardware.sound.mixer import BLOCK, CROSSFADE_S, MOST_AT_ONCE, Clip, Mixer, bent
from hardware.sound.recipe import RATE


def clip(
    name: str, priority: int = 50, seconds: float = 1.0, level: float = 0.2, voice: bool = False
) -> Clip:
    samples = np.full(round(seconds * RATE), level, dtype=np.float32)
    return Clip(name, samples, priority, voice)


def after(mixer: Mixer, seconds: float) -> Any:
    return np.concatenate([mixer.mix() for _ in range(max(1, round(seconds * RATE / BLOCK)))])


def test_a_sound_comes_out_as_it_is_and_ends() -> None:
    mixer = Mixer()
    mixer.play(clip("one", seconds=0.1))
    out = after(mixer, 0.2)
    assert np.allclose(out[: RATE // 10], 0.2) and np.allclose(out[RATE // 10 :], 0.0)
    assert mixer.is_silent


def test_only_so_many_sound_at_once_and_the_least_urgent_goes() -> None:
    mixer = Mixer()
    for priority in (30, 40, 50, 60):
        assert mixer.play(clip(f"p{priority}", priority))
    mixer.mix()
    assert not mixer.play(clip("late", 20))
    assert mixer.play(clip("alarm", 90))
    assert len(mixer.sounding) == MOST_AT_ONCE and "p30" not in mixer.sounding
    assert "alarm" in mixer.sounding


def test_what_is_cut_fades_without_a_step() -> None:
    mixer = Mixer()
    mixer.play(clip("one", level=0.5))
    mixer.mix()
    mixer.cut("one")
    out = after(mixer, 0.1)
    assert float(np.abs(np.diff(out)).max()) < 0.01 and out[-1] == 0.0
    assert mixer.is_silent


def test_a_sound_nobody_has_heard_yet_is_simply_left_out() -> None:
    mixer = Mixer()
    mixer.play(clip("one"))
    mixer.cut("one")
    assert mixer.is_silent


def test_beds_fade_into_each_other() -> None:
    mixer = Mixer()
    mixer.lay(clip("calm", 0, 0.5, 0.1))
    assert after(mixer, CROSSFADE_S + 0.1)[-1] == np.float32(0.1)
    mixer.lay(clip("near", 0, 0.7, 0.3))
    out = after(mixer, CROSSFADE_S + 0.1)
    assert mixer.bed == "near" and np.isclose(out[-1], 0.3)
    assert np.isclose(out[len(out) // 2], 0.2, atol=0.02)
    assert float(np.abs(np.diff(out)).max()) < 0.001
    mixer.lay(None)
    after(mixer, CROSSFADE_S + 0.1)
    assert mixer.is_silent and mixer.bed == ""


def test_the_bed_ducks_under_a_cue_and_comes_back() -> None:
    mixer = Mixer()
    mixer.lay(clip("calm", 0, 1.0, 0.1))
    after(mixer, CROSSFADE_S + 0.1)
    mixer.play(clip("cue", 60, 0.5, 0.0))  # silent itself, so that only the bed is measured
    low = after(mixer, 0.4)[-1]
    assert low < 0.05
    high = after(mixer, 2.0)[-1]
    assert np.isclose(high, 0.1)


def test_cues_step_back_behind_the_voice() -> None:
    mixer = Mixer()
    mixer.play(clip("cue", 60, 2.0, 0.2))
    mixer.play(clip("words", 70, 1.0, 0.0, voice=True))
    assert after(mixer, 0.5)[-1] < 0.1
    assert np.isclose(after(mixer, 1.0)[-1], 0.2)


def test_loudness_changes_without_a_step() -> None:
    mixer = Mixer()
    mixer.play(clip("one", level=0.5))
    mixer.mix()
    mixer.loud(0.0)
    out = after(mixer, 0.1)
    assert out[-1] == 0.0 and float(np.abs(np.diff(out)).max()) < 0.001


@settings(max_examples=60, deadline=None)
@given(st.lists(st.tuples(st.integers(0, 99), st.floats(-1, 1), st.booleans()), max_size=12))
def test_nothing_ever_clips(plays: list[tuple[int, float, bool]]) -> None:
    mixer = Mixer()
    mixer.loud(1.4)
    for priority, level, waits in plays:
        mixer.play(clip(f"{priority}", priority, 0.1, level))
        if waits:
            assert float(np.abs(mixer.mix()).max()) < 1.0
    assert float(np.abs(after(mixer, 0.2)).max()) < 1.0


def test_what_is_below_the_knee_is_left_alone() -> None:
    small = np.linspace(-0.8, 0.8, 99, dtype=np.float32)
    assert np.array_equal(bent(small), small)
    loud = bent(np.linspace(-9, 9, 999, dtype=np.float32))
    assert float(np.abs(loud).max()) <= 1.0 and (np.diff(loud) >= 0).all()
