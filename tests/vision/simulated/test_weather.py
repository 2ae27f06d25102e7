"""Light, lens and sensor of the drawn table do what they are told, and no more."""

from __future__ import annotations

import numpy as np
import pytest
from msgspec.structs import replace

from tests.vision.simulated.bench import Bench
from tests.vision.simulated.pinhole import above
from tests.vision.simulated.scene import Board, Card, Code, Scene
from tests.vision.simulated.sensor import smear_of, taken
from tests.vision.simulated.weather import CLEAR, PROFILES, Glare, Shadow, Weather, weather_of
from vision.pixels import Pixels

CAMERA = above(0, 0, 300, 200, (480, 320))
GRAY = np.full((320, 480), 128, np.uint8)


def seen(weather: Weather, scene: Scene | None = None) -> Pixels:
    return Bench(CAMERA, weather, is_gray=True).shot(scene or Scene(Board("plain", (128, 128, 128)))).pixels


@pytest.mark.parametrize("noise", [2.0, 4.0, 7.0])
def test_noise_is_as_strong_as_told_and_stronger_in_the_light(noise: float) -> None:
    weather = replace(CLEAR, noise=noise)
    assert taken(GRAY, weather, 1).std() == pytest.approx(noise, rel=0.08)
    assert taken(GRAY // 4, weather, 1).std() < 0.6 * noise
    colours = taken(np.dstack([GRAY] * 3), weather, 1)
    assert colours.std() == pytest.approx(noise, rel=0.08)


def test_the_camera_makes_dark_tables_as_bright_as_it_aims() -> None:
    weather = replace(CLEAR, exposure=120.0)
    for gray in (75, 110, 200):
        assert seen(weather, Scene(Board("plain", (gray,) * 3))).mean() == pytest.approx(120, abs=4)
    assert seen(weather, Scene(Board("plain", (20,) * 3))).mean() < 60, "but it cannot see in the dark"


def test_the_far_side_is_darker_and_shadows_lie_where_told() -> None:
    fading = seen(replace(CLEAR, falloff=0.5, lamp_deg=0.0))
    assert fading[:, :40].mean() > 1.6 * fading[:, -40:].mean()
    shaded = seen(replace(CLEAR, shadows=(Shadow(0.25, 0.5, 0.15, 0.0, 0.5),)))
    assert shaded[160, 120] < 0.65 * shaded[160, 470]


def test_glare_is_told_of_what_it_hits() -> None:
    cards = tuple(Card(x, 100, codes=(Code(f"1C000000{x}", 18, (0.0, 0.0)),)) for x in (75, 225))
    weather = replace(CLEAR, glares=(Glare(0.25, 0.5, 0.05, 200.0),))
    shot = Bench(CAMERA, weather).shot(Scene(cards=cards))
    assert {tag.text: tag.is_glared for tag in shot.truth.tags} == {"1C00000075": True, "1C000000225": False}
    assert [tag.is_clear for tag in shot.truth.tags] == [False, True]


def test_movement_smears_along_its_way_and_keeps_the_light() -> None:
    for turn in (0.0, 37.0, 90.0, 165.0):
        kernel = smear_of(3.0, turn)
        assert kernel.sum() == pytest.approx(1.0, abs=1e-5)
    level = smear_of(4.0, 0.0)
    assert level.sum(axis=1).max() == pytest.approx(1.0, abs=1e-5), "one row has it all"


def test_each_profile_keeps_to_its_figures() -> None:
    for seed in range(30):
        good, typical, poor = (weather_of(profile, seed) for profile in PROFILES)
        assert 0.4 <= good.blur_px <= 0.6 and 0.65 <= typical.blur_px <= 0.95 and 1.0 <= poor.blur_px <= 1.4
        assert (good.noise, typical.noise, poor.noise) == (2, 4, 7)
        assert good.motion_px == 0 and typical.motion_px <= 1 and poor.motion_px <= 3
        assert 92 <= (good.jpeg_quality or 0) <= 97 and 70 <= (poor.jpeg_quality or 0) <= 82
    assert weather_of("typical", 1) == weather_of("typical", 1) != weather_of("typical", 2)
