"""Light, lens and sensor of the drawn table's camera: a gradient, a little blur, a little noise."""

from typing import cast

import cv2
import msgspec
import numpy as np

from vision.pixels import Pixels


class Weather(msgspec.Struct, frozen=True):
    """How good the picture is: noise in gray steps, blur in pixels, light falling off towards one side."""

    noise: float = 3.0
    blur_px: float = 0.6
    falloff: float = 0.15


class Optics:
    """Turns a clean drawing into what a camera would have seen, the same for the same seed."""

    def __init__(self, size: tuple[int, int], weather: Weather, seed: int) -> None:
        self._weather = weather
        self._chance = np.random.default_rng(seed)
        self._size = size
        self._light = self._gradient()
        # One field of noise, larger than the picture: every frame takes another part of it.
        field = self._chance.normal(128.0, max(weather.noise, 1e-6), (size[1] + 64, size[0] + 64))
        self._noise = np.clip(field.round(), 0, 255).astype(np.uint8)

    def lit(self, drawing: Pixels) -> Pixels:
        """Return the drawing under the lamp and through the lens: all that stays from frame to frame."""
        shaded = cv2.multiply(drawing, self._light, scale=1 / 255)
        if self._weather.blur_px <= 0:
            return cast(Pixels, shaded)
        return cast(Pixels, cv2.GaussianBlur(shaded, (0, 0), self._weather.blur_px))

    def taken(self, lit: Pixels) -> Pixels:
        """Return the lit drawing as one frame, with this frame's own noise."""
        left, top = (int(part) for part in self._chance.integers(0, 64, 2))
        noise = self._noise[top : top + self._size[1], left : left + self._size[0]]
        return cast(Pixels, cv2.addWeighted(lit, 1.0, noise, 1.0, -128.0))

    def _gradient(self) -> Pixels:
        """Return how bright the lamp is at each pixel, 255 where it is brightest."""
        width, height = self._size
        turn = self._chance.uniform(0, 2 * np.pi)
        across = np.linspace(-1, 1, width)[None, :] * np.cos(turn)
        along = np.linspace(-1, 1, height)[:, None] * np.sin(turn)
        slope = (across + along) / (abs(np.cos(turn)) + abs(np.sin(turn)))
        light: Pixels = (255 * (1 - self._weather.falloff * (slope + 1) / 2)).astype(np.uint8)
        return light
