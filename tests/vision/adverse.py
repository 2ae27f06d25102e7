"""Pictures that a camera, a file or a cable may hand over and nobody would take: none of them is a fault.

Whoever looks at one finds nothing, or only what is really there, and goes on with the next.
"""

from __future__ import annotations

from collections.abc import Iterator

import cv2
import numpy as np

from tests.vision.drawing import pasted, sheet, tag_on_sheet
from vision.frames import Frame
from vision.marks.mark import mark_bits
from vision.pixels import Pixels, scaled

TEXT = "T002QD2J1W"
NUMBER = 77
SIZE = (480, 272)
ODD_SIZES = (
    (0, 0), (0, 360), (640, 0), (1, 1), (2, 2), (3, 3), (1, 360), (640, 1), (5, 5), (9, 640), (640, 3),
    (17, 13), (24, 24), (33, 1000), (641, 361), (3000, 2), (2, 3000),
)  # fmt: skip
"""Width and height of pictures at which libraries take offence."""


def printed(px: float = 5.0, turn_deg: float = 10.0, size: tuple[int, int] = SIZE, gray: int = 90) -> Pixels:
    """A table with a tag and a table mark on it."""
    picture = sheet(*size, gray)
    code = tag_on_sheet(TEXT, px, 0.0, (round(27 * px), round(27 * px)))
    pasted(picture, code, size[0] // 4, size[1] // 2, turn_deg)
    mark = np.kron(np.pad(np.where(np.array(mark_bits(NUMBER)), 20, 235), 1, constant_values=235),
                   np.ones((12, 12)))  # fmt: skip
    pasted(picture, scaled(mark.astype(np.uint8), px / 12), 3 * size[0] // 4, size[1] // 2, -turn_deg)
    return picture


def blank_frames() -> Iterator[tuple[str, Pixels]]:
    """Frames of the usual size with nothing on them."""
    chance = np.random.default_rng(7)
    wide, high = SIZE
    yield "dark", sheet(*SIZE, 0)
    yield "nearly dark", chance.integers(0, 4, (high, wide), dtype=np.uint8)
    yield "blank", sheet(*SIZE, 128)
    yield "white", sheet(*SIZE, 255)
    yield "noisy", chance.integers(0, 256, (high, wide), dtype=np.uint8)
    yield "grainy", np.clip(chance.normal(120, 12, (high, wide)), 0, 255).astype(np.uint8)
    yield "graded", np.tile(np.linspace(0, 255, wide).astype(np.uint8), (high, 1))
    yield "halves", np.hstack([sheet(wide // 2, high, 0), sheet(wide - wide // 2, high, 255)])
    yield "chequered", np.kron(np.indices((68, 120)).sum(axis=0) % 2 * 255, np.ones((4, 4))).astype(np.uint8)
    yield "single pixels", (np.indices((high, wide)).sum(axis=0) % 2 * 255).astype(np.uint8)
    yield "striped", np.tile((np.arange(wide) // 2 % 2 * 255).astype(np.uint8), (high, 1))


def broken_frames() -> Iterator[tuple[str, Pixels]]:
    """Frames of the usual size of which a part came through, or which came through otherwise."""
    high = SIZE[1]
    whole = printed()
    for part in (0.3, 0.5, 0.7):
        torn = whole.copy()
        torn[round(part * high) :] = 128  # what a decoder leaves of a stream that broke off
        yield f"torn at {part}", torn
    sheared = np.stack([np.roll(row, 7 * at) for at, row in enumerate(whole)])
    yield "sheared", sheared
    yield "moved", np.roll(whole, 40, axis=1)
    yield "smeared", np.asarray(cv2.blur(whole, (41, 1)), np.uint8)
    yield "negative", 255 - whole
    yield "upside down", np.ascontiguousarray(whole[::-1, ::-1])
    yield "mirrored", np.ascontiguousarray(whole[:, ::-1])
    yield "twice its middle", np.hstack([whole[:, 120:360], whole[:, 120:360]])
    yield "codes over the edge", np.roll(whole, 120, axis=1)


def sized_frames() -> Iterator[tuple[str, Pixels]]:
    """Frames of odd sizes, all gray and all noise."""
    chance = np.random.default_rng(11)
    for wide, high in ODD_SIZES:
        yield f"gray {wide} x {high}", sheet(wide, high, 128)
        yield f"noise {wide} x {high}", chance.integers(0, 256, (high, wide), dtype=np.uint8)


def kinds_of(gray: Pixels) -> Iterator[tuple[str, Pixels]]:
    """The same picture in every way in which pixels may come."""
    yield "gray", gray
    yield "gray in one channel", gray[:, :, None]
    yield "colour", np.dstack([gray] * 3)
    yield "transparent", np.dstack([gray, gray, gray, np.zeros_like(gray)])
    yield "half transparent", np.dstack([gray, gray, gray, gray])
    yield "every second pixel", np.repeat(np.repeat(gray, 2, axis=0), 2, axis=1)[::2, ::2]
    yield "backwards", gray[::-1]
    yield "by columns", np.asfortranarray(gray)


def no_pictures() -> Iterator[tuple[str, Pixels]]:
    """What is no picture at all, in the place of one."""
    yield "two channels", np.zeros((40, 60, 2), np.uint8)
    yield "sixteen bits", np.full((40, 60), 40_000, np.uint16)  # type: ignore[misc]
    yield "numbers", np.full((40, 60), 0.5)  # type: ignore[misc]
    yield "a row", np.zeros(2400, np.uint8)
    yield "nothing", np.zeros(0, np.uint8)


def adverse() -> Iterator[tuple[str, Pixels]]:
    """All of them."""
    yield from blank_frames()
    yield from broken_frames()
    yield from sized_frames()
    for name, pixels in (("printed", printed()), ("tiny", sheet(3, 2, 128)), ("none", sheet(0, 0))):
        yield from ((f"{name}, {kind}", one) for kind, one in kinds_of(pixels))
    yield from no_pictures()


def frames(step_s: float = 0.2) -> Iterator[tuple[str, Frame]]:
    """All of them as frames of one camera, each a little later."""
    for at, (name, pixels) in enumerate(adverse(), 1):
        yield name, Frame(pixels, at * step_s, "adverse")
