"""The corners of a face, and how much of a square it is."""

from __future__ import annotations

from typing import Any

import cv2
import msgspec
import numpy as np

from vision.dice.bodies import Body, Matrix
from vision.dice.patterns import Fit
from vision.geometry import clockwise_from
from vision.tags import Corners

RIGHT = (1.0, 0.0)


class Squareness(msgspec.Struct, frozen=True):
    """How a body differs from a square: its sides against each other, and what it fills of its box."""

    sides: float
    fill: float


def corners_of(body: Body, fit: Fit) -> tuple[Corners, Squareness]:
    """The corners of the face in the picture, top left first."""
    flat = body.outline @ body.square[:, :2].T + body.square[:, 2]
    angle = np.radians(fit.turn_deg) if fit.face > 1 else _own_angle(flat)
    turn = np.array([[np.cos(angle), np.sin(angle)], [-np.sin(angle), np.cos(angle)]])
    straight = flat @ turn.T
    low, high = straight.min(axis=0), straight.max(axis=0)
    box = np.array([low, (high[0], low[1]), high, (low[0], high[1])])
    width, height = high - low
    area = float(cv2.contourArea(straight.astype(np.float32).reshape(-1, 1, 2)))
    back = np.linalg.inv(body.square[:, :2])
    there = (box @ turn - body.square[:, 2]) @ back.T
    shape = Squareness(float(min(width, height) / max(width, height)), area / float(width * height))
    return clockwise_from([(float(x), float(y)) for x, y in there], RIGHT), shape


def _own_angle(flat: Matrix) -> Any:
    """How a square is turned by its own outline."""
    _, _, angle = cv2.minAreaRect(flat.astype(np.float32).reshape(-1, 1, 2))
    return np.radians(angle)


def side_of(corners: Corners) -> float:
    """Return about how long the sides of a face are in the picture."""
    around = zip(corners, (*corners[1:], corners[0]), strict=True)
    return sum(float(np.hypot(x - there_x, y - there_y)) for (x, y), (there_x, there_y) in around) / 4
