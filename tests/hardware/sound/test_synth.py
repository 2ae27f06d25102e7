"""Every shipped sound: as loud as its rank, without clipping or clicks, the same each time."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from hardware.cues.sheet import Sheets
from hardware.sound.load import load_sounds, missing
from hardware.sound.loudness import MOST_PEAK_DB, RANKS_DB, decibels, measure
from hardware.sound.recipe import RATE, Part, Recipe, length_ms
from hardware.sound.synth import render

NAMES = sorted(load_sounds())


@pytest.mark.parametrize("name", NAMES)
def test_it_is_as_loud_as_its_rank_and_never_clips(
    name: str, recipes: dict[str, Recipe], rendered: dict[str, Any]
) -> None:
    found, rank = measure(rendered[name]), recipes[name].rank
    assert found.peak_db <= MOST_PEAK_DB + 0.01
    assert abs(found.loudest_db - RANKS_DB[rank]) < 1.0
    assert abs(found.offset) < 0.005
    assert abs(found.length_s - length_ms(recipes[name]) / 1000) < 0.01


@pytest.mark.parametrize("name", NAMES)
def test_it_begins_and_ends_without_a_click(
    name: str, recipes: dict[str, Recipe], rendered: dict[str, Any]
) -> None:
    samples = rendered[name]
    if recipes[name].loop_ms:  # where it comes round again it steps no further than anywhere else
        steps = np.abs(np.diff(samples))
        assert abs(samples[0] - samples[-1]) <= float(steps.max()) * 1.5
        return
    peak = float(np.abs(samples).max())
    edge = RATE // 1000  # a millisecond
    assert abs(samples[0]) < 0.01 * peak and abs(samples[-1]) < 0.01 * peak
    assert float(np.abs(samples[: edge // 4]).max()) < 0.35 * peak
    assert float(np.abs(samples[-edge // 4 :]).max()) < 0.35 * peak


def test_a_loop_is_as_loud_at_its_seam_as_elsewhere(
    recipes: dict[str, Recipe], rendered: dict[str, Any]
) -> None:
    seam = np.concatenate((rendered["ship_calm"][-RATE:], rendered["ship_calm"][:RATE]))
    whole = float(np.sqrt(np.mean(np.square(rendered["ship_calm"]))))
    assert abs(decibels(float(np.sqrt(np.mean(np.square(seam))))) - decibels(whole)) < 2.5


@pytest.mark.parametrize("name", ["strike_big", "facehugger", "card_click"])
def test_the_same_recipe_gives_the_same_sound(
    name: str, recipes: dict[str, Recipe], rendered: dict[str, Any]
) -> None:
    assert np.array_equal(render(recipes[name]), rendered[name])


def test_alarms_are_louder_than_clicks() -> None:
    assert RANKS_DB["alarm"] > RANKS_DB["urgent"] > RANKS_DB["normal"] > RANKS_DB["soft"] > RANKS_DB["bed"]


def test_a_tone_has_the_pitch_that_was_asked_for() -> None:
    samples = render(Recipe((Part(for_ms=500, hz=(1000.0,), wave="triangle"),)))
    spectrum = np.abs(np.fft.rfft(samples))
    assert abs(np.fft.rfftfreq(len(samples), 1 / RATE)[int(spectrum.argmax())] - 1000) < 5


def test_a_filter_takes_away_what_lies_above() -> None:
    open_, dull = (render(Recipe((Part(for_ms=400, wave="noise", below_hz=hz),))) for hz in (0.0, 400.0))
    hz = np.fft.rfftfreq(len(dull), 1 / RATE)
    high = [float(np.abs(np.fft.rfft(each))[hz > 3000].mean()) for each in (open_, dull)]
    assert high[1] < high[0] / 50


def test_every_show_and_every_bed_names_a_sound_there_is(shipped: Sheets, recipes: dict[str, Recipe]) -> None:
    assert missing(shipped, recipes) == ()
    used = {show.sound for show in shipped.shows.values()}
    used |= {name for sheet in shipped.sheets.values() for name in sheet.bed}
    assert set(recipes) - used == set(), "every sound is used"


def test_whatever_a_cue_plays_can_be_heard(shipped: Sheets) -> None:
    shows = {cue.show for sheet in shipped.sheets.values() for cue in sheet.cue}
    assert {name for name in shows if not shipped.shows[name].sound} == set()
