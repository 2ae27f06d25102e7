"""The proportions of a playing card."""

from __future__ import annotations

SHAPE = 63 / 88  # width by height
