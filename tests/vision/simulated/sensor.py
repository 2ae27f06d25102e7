"""From the clean drawing to the picture that a camera gives: light, lens, exposure, noise, JPEG."""

from __future__ import annotations

from functools import lru_cache
from typing import cast

import cv2
import numpy as np
from numpy.random import default_rng

from tests.vision.simulated.grids import Grid
from tests.vision.simulated.weather import Weather
from vision.pixels import Pixels

_COARSE = 8
"""Light changes slowly: it is computed for blocks of so many pixels."""
_SPARE = 64
"""The field of noise is so much larger than the picture: every frame takes another part of it."""
_PLAIN_GRAY = 128.0
_OWN_SHARE = 0.35
"""How much of the noise each colour has for itself."""


def light_of(weather: Weather, size: tuple[int, int]) -> Grid:
    """Return how brightly each block of the picture is lit, 1 being plainly."""
    x, y = _shares(size)
    turn = np.radians(weather.lamp_deg)
    slope = ((x - 0.5) * np.cos(turn) + (y - 0.5) * np.sin(turn)) / (abs(np.cos(turn)) + abs(np.sin(turn)))
    light = 1 - weather.falloff * (slope + 0.5)
    light = light * (1 - weather.vignette * 2 * ((x - 0.5) ** 2 + (y - 0.5) ** 2))
    ratio = size[1] / size[0]
    for shadow in weather.shadows:
        way = np.radians(shadow.turn_deg)
        along = (x - shadow.x) * np.cos(way) + (y - shadow.y) * ratio * np.sin(way)
        across = -(x - shadow.x) * np.sin(way) + (y - shadow.y) * ratio * np.cos(way)
        far = np.hypot(along / (2 * shadow.reach), across / shadow.reach)
        light = light * (1 - shadow.dark / (1 + np.exp((far - 0.8) * 9)))
    return cast(Grid, light.astype(np.float32))


def glare_of(weather: Weather, size: tuple[int, int]) -> Grid:
    """Return how much light is added to each block by lamps that shine back."""
    x, y = _shares(size)
    glow = np.zeros(x.shape, np.float32)
    ratio = size[1] / size[0]
    for glare in weather.glares:
        far = ((x - glare.x) ** 2 + ((y - glare.y) * ratio) ** 2) / glare.reach**2
        glow += (glare.bright * np.exp(-far)).astype(np.float32)
    return glow


def lit(drawing: Pixels, light: Grid, glow: Grid, weather: Weather) -> Pixels:
    """Return the drawing under its light, through the lens, as bright as the camera makes it."""
    size = drawing.shape[1], drawing.shape[0]
    gain = exposure_of(drawing, light, glow, weather)
    bright = _for_all_colours(cast(Grid, cv2.resize(light * np.float32(gain), size)), drawing, weather.warm)
    picture = cv2.multiply(drawing, bright, dtype=cv2.CV_8U)
    if weather.glares:
        added = np.clip(cv2.resize(glow * np.float32(gain), size), 0, 255).astype(np.uint8)
        picture = cv2.add(picture, cv2.merge([added] * 3) if drawing.ndim == 3 else added)
    return blurred(cast(Pixels, picture), weather)


def exposure_of(drawing: Pixels, light: Grid, glow: Grid, weather: Weather) -> float:
    """Return the gain that a camera chooses so that the picture's mean is what it aims at."""
    if weather.exposure <= 0:
        return 1.0
    small = cv2.resize(drawing, (96, 54), interpolation=cv2.INTER_NEAREST).astype(np.float32)
    gray = small.mean(axis=2) if small.ndim == 3 else small
    mean = float((gray * cv2.resize(light, (96, 54)) + cv2.resize(glow, (96, 54))).clip(0, 255).mean())
    return float(np.clip(weather.exposure / max(mean, 1.0), 0.45, 1.9))


def blurred(picture: Pixels, weather: Weather) -> Pixels:
    """Return the picture as soft as lens and movement make it."""
    if weather.blur_px > 0:
        picture = cast(Pixels, cv2.GaussianBlur(picture, (0, 0), weather.blur_px))
    if weather.motion_px > 0:
        picture = cast(Pixels, cv2.filter2D(picture, -1, smear_of(weather.motion_px, weather.motion_deg)))
    return picture


def taken(picture: Pixels, weather: Weather, seed: int) -> Pixels:
    """Return one frame of a lit picture: with its own noise, packed and unpacked as JPEG."""
    if weather.noise > 0:
        picture = _noisy(picture, weather.noise, seed)
    if weather.jpeg_quality is None:
        return picture
    done, packed = cv2.imencode(".jpg", picture, [cv2.IMWRITE_JPEG_QUALITY, weather.jpeg_quality])
    how = cv2.IMREAD_COLOR if picture.ndim == 3 else cv2.IMREAD_GRAYSCALE
    return cast(Pixels, cv2.imdecode(packed, how)) if done else picture


def _shares(size: tuple[int, int]) -> tuple[Grid, Grid]:
    columns, rows = -(-size[0] // _COARSE), -(-size[1] // _COARSE)
    x = ((np.arange(columns, dtype=np.float32) + 0.5) / columns)[None, :]
    y = ((np.arange(rows, dtype=np.float32) + 0.5) / rows)[:, None]
    return np.broadcast_to(x, (rows, columns)), np.broadcast_to(y, (rows, columns))


def _for_all_colours(bright: Grid, drawing: Pixels, warm: float) -> Grid:
    if drawing.ndim == 2:
        return bright
    # Warm light has less blue and a little more red; the gray of white stays what it was.
    blue, red = 1 - warm, 1 + warm * 0.38
    return cast(Grid, cv2.merge([bright * np.float32(blue), bright, bright * np.float32(red)]))


def smear_of(length: float, turn_deg: float) -> Grid:
    """Return the kernel of a short straight movement."""
    reach = int(np.ceil(length / 2)) + 1
    kernel = np.zeros((2 * reach + 1, 2 * reach + 1), np.float32)
    for step in np.linspace(-length / 2, length / 2, 33):
        x, y = reach + step * np.cos(np.radians(turn_deg)), reach + step * np.sin(np.radians(turn_deg))
        left, top = int(x), int(y)
        for dx, dy in ((0, 0), (1, 0), (0, 1), (1, 1)):
            kernel[top + dy, left + dx] += (1 - abs(x - left - dx)) * (1 - abs(y - top - dy))
    return cast(Grid, kernel / kernel.sum())


def _noisy(picture: Pixels, noise: float, seed: int) -> Pixels:
    """Add shot noise: stronger where it is brighter, as strong as told at middle gray."""
    height, width = picture.shape[:2]
    left, top = (int(part) for part in default_rng((seed, 53)).integers(0, _SPARE, 2))
    field = _noise_field((width, height), picture.ndim == 3)[top : top + height, left : left + width]
    levels = np.arange(256, dtype=np.float32)
    strength = (noise * np.sqrt(np.maximum(levels, 8) / _PLAIN_GRAY)).astype(np.float32)
    grain = cv2.multiply(field, cv2.LUT(picture, strength))
    return cast(Pixels, cv2.add(picture, grain, dtype=cv2.CV_8U))


@lru_cache(maxsize=2)
def _noise_field(size: tuple[int, int], has_colours: bool) -> Grid:
    """Return chance values of spread 1, mostly the same in all colours; each frame takes a part of it."""
    chance = default_rng(size)
    shape = size[1] + _SPARE, size[0] + _SPARE
    common = chance.standard_normal(shape, np.float32)
    if not has_colours:
        return common
    whole = np.float32((1 + _OWN_SHARE**2 * 0.45) ** 0.5)
    own = (chance.standard_normal(shape, np.float32) * np.float32(_OWN_SHARE) for _ in range(3))
    return cast(Grid, cv2.merge([(common + part) / whole for part in own]))
