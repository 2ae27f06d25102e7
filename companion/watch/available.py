"""`companion camera list`: which cameras there are, how to call them, and what each offers."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from companion.core.language.phrases import phrase
from companion.ground.house_texts import HouseTexts


class Found(msgspec.Struct, frozen=True):
    """One camera: the name that a setting takes, what it is, and its pictures as WIDTHxHEIGHT@RATE."""

    name: str
    what: str
    offers: tuple[str, ...] = ()


def run(as_json: bool, language: str) -> int:
    """Print the cameras that were found; 0 also where there are none."""
    found = list(cameras_found())
    for camera in found:
        print(json.dumps(msgspec.to_builtins(camera)) if as_json else told(camera), flush=True)
    if not found and not as_json:
        print(HouseTexts().say(phrase("cameras-none"), language))
    return 0


def cameras_found() -> Iterator[Found]:
    """Every camera, those on the ribbon cable first."""
    from vision.sources.rpicam.list import ribbon_cameras
    from vision.sources.v4l2 import cameras, capability_of, offers_of

    for ribbon in ribbon_cameras():
        yield Found(f"csi:{ribbon.number}", ribbon.sensor, sized(ribbon.modes))
    for device in cameras():
        capability = capability_of(device)
        offers = [(each.width, each.height, each.frames_per_s) for each in offers_of(device)]
        yield Found(device, capability.card if capability is not None else "?", sized(offers))


def sized(offers: Iterable[tuple[int, int, float]]) -> tuple[str, ...]:
    """Each size once with its best rate, the largest first."""
    best: dict[tuple[int, int], float] = {}
    for wide, high, rate in offers:
        best[wide, high] = max(rate, best.get((wide, high), 0.0))
    largest_first: list[Any] = sorted(best.items(), key=lambda item: -item[0][0] * item[0][1])
    return tuple(f"{wide}x{high}@{rate:g}" for (wide, high), rate in largest_first)


def told(camera: Found) -> str:
    """A camera in words."""
    return f"{camera.name}  ({camera.what})\n    {' '.join(camera.offers)}".rstrip()
