"""What rooms and cameras do to a piece of a picture: blur, light, colour, shine, grain and compression."""

from __future__ import annotations

import cv2
import numpy as np

from tests.vision.training.crops import Chance
from tests.vision.training.truth import Array, Lying


def weathered(piece: Array, dice: list[Lying], chance: Chance) -> Array:
    """The piece as another camera might have seen it in another room."""
    light = piece.astype(np.float32) / 255
    if chance.random() < 0.5:
        light = np.asarray(cv2.GaussianBlur(light, (0, 0), chance.uniform(0.3, 1.0)))
    if chance.random() < 0.15:
        light = _moved(light, chance)
    if chance.random() < 0.3:
        light = _dyed(light, chance)
    if chance.random() < 0.08:
        light = 1 - light
    light = np.clip(light, 0, 1) ** np.float32(np.exp(chance.uniform(-0.4, 0.4)))
    light = light * np.exp(chance.uniform(-0.7, 0.35)) * np.exp(chance.uniform(-0.12, 0.12, 3))
    light = _lit(light, dice, chance)
    if chance.random() < 0.1:
        light = np.repeat(light.mean(axis=2, keepdims=True), 3, axis=2)
    light = light + chance.normal(0, chance.uniform(0, 0.03), light.shape)
    seen = np.clip(light * 255, 0, 255).astype(np.uint8)
    if chance.random() < 0.5:
        packed = cv2.imencode(".jpg", seen, [cv2.IMWRITE_JPEG_QUALITY, int(chance.integers(60, 96))])[1]
        seen = np.asarray(cv2.imdecode(packed, cv2.IMREAD_COLOR), np.uint8)
    return seen


def _moved(light: Array, chance: Chance) -> Array:
    """Smeared by a movement of two to four pixels."""
    reach = int(chance.integers(2, 5))
    kernel = np.zeros((reach, reach), np.float32)
    angle = chance.uniform(0, np.pi)
    half = reach / 2 * np.array([np.cos(angle), np.sin(angle)])
    start, end = ((reach / 2 + sign * half).astype(int).tolist() for sign in (-1, 1))
    cv2.line(kernel, start, end, 1.0)
    return np.asarray(cv2.filter2D(light, -1, kernel / max(float(kernel.sum()), 1.0)))


def _dyed(light: Array, chance: Chance) -> Array:
    """In other colours."""
    hue = cv2.cvtColor(np.clip(light, 0, 1), cv2.COLOR_BGR2HSV)
    hue[..., 0] = (hue[..., 0] + chance.uniform(-60, 60)) % 360
    hue[..., 1] = np.minimum(hue[..., 1] * chance.uniform(0, 1.3), 1)
    return np.asarray(cv2.cvtColor(hue, cv2.COLOR_HSV2BGR))


def _lit(light: Array, dice: list[Lying], chance: Chance) -> Array:
    """Brighter on one side, and with a spot of shine, now and then: on a die it may hide a pip."""
    down, across = np.mgrid[: light.shape[0], : light.shape[1]].astype(np.float32)
    if chance.random() < 0.3:
        angle = chance.uniform(0, 2 * np.pi)
        slope = np.cos(angle) * (across / light.shape[1] - 0.5) + np.sin(angle) * (
            down / light.shape[0] - 0.5
        )
        light = light * (1 + chance.uniform(0, 0.7) * slope)[..., None]
    if chance.random() < 0.08:
        x, y = chance.uniform(0, light.shape[0], 2)
        spot = np.exp(-((across - x) ** 2 + (down - y) ** 2) / chance.uniform(3, 14) ** 2)
        light = light + (spot * chance.uniform(0.1, 0.8))[..., None]
    for _, corners in dice:
        if chance.random() < 0.15:
            side = float(np.hypot(*(corners[1] - corners[0])))
            x, y = corners.mean(axis=0) + chance.normal(0, 0.16, 2) * side
            spot = np.exp(-((across - x) ** 2 + (down - y) ** 2) / (side * chance.uniform(0.12, 0.5)) ** 2)
            light = light + (spot * chance.uniform(0.2, 1.8))[..., None]
    return light
