"""Pictures of cards for lists: decoded beside the screen, kept while they are used, never waited for."""

from __future__ import annotations

import os
from collections import OrderedDict
from collections.abc import Callable
from io import BytesIO
from typing import Any

import msgspec

from companion.core.ports.house import Clock
from companion.core.ports.owners import Photos
from ui.errands import Errands

KEPT = 160  # textures of at most 170 kB
LARGEST = (200, 280)  # pixels: a finger's height of a card on the densest glass
AGAIN_S = 2.0  # after so long it is looked whether there is another picture by now

Stamp = tuple[int, int]  # when a file was written, and its size


class Decoded(msgspec.Struct, frozen=True):
    """A picture as plain pixels, red, green and blue."""

    stamp: Stamp
    size: tuple[int, int]
    pixels: bytes


class Pictures:
    """`want` gives what is there and looks for the rest; everything but decoding is the screen's thread."""

    def __init__(self, photos: Photos | None, errands: Errands, clock: Clock) -> None:
        """Nothing is loaded yet; without photos there is never a picture."""
        self._photos, self._errands, self._clock = photos, errands, clock
        self._kept: OrderedDict[str, tuple[Stamp, Any]] = OrderedDict()
        self._looked: dict[str, float] = {}
        self._waiting: dict[str, list[Callable[[], None]]] = {}

    def want(self, design: str, then: Callable[[], None]) -> Any:
        """The texture of a design's picture, None while there is none; `then` is called when it changes."""
        if self._photos is None:
            return None
        stamp, texture = self._kept.get(design, ((0, 0), None))
        if design in self._kept:
            self._kept.move_to_end(design)
        now = self._clock()
        if design in self._waiting:
            self._waiting[design].append(then)
        elif now >= self._looked.get(design, now):
            self._looked[design], self._waiting[design] = now + AGAIN_S, [then]
            photos = self._photos
            self._errands.run(
                lambda: look(photos, design, stamp),
                lambda found: self._found(design, found),
                lambda _says: self._found(design, None),
            )
            texture = self._kept.get(design, (stamp, texture))[1]
        return texture

    def _found(self, design: str, found: Decoded | None) -> None:
        """It was looked for: another picture is shown at once to all who want it."""
        waiting = self._waiting.pop(design, [])
        if found is None:
            return
        self._kept[design] = (found.stamp, texture_of(found))
        self._kept.move_to_end(design)
        while len(self._kept) > KEPT:
            gone, _ = self._kept.popitem(last=False)
            self._looked.pop(gone, None)
        for then in waiting:
            then()


def look(photos: Photos, design: str, known: Stamp) -> Decoded | None:
    """The picture of a design as pixels; None when there is none, or none but the one that is known."""
    path = photos.path(design)
    if not path:
        return None
    try:
        told = os.stat(path)
        stamp = (told.st_mtime_ns, told.st_size)
        data = photos.of(design) if stamp != known else None
    except OSError:
        return None
    return decoded(data, stamp) if data else None


def decoded(data: bytes, stamp: Stamp) -> Decoded | None:
    """A JPEG as small pixels; None when it is damaged."""
    from PIL import Image

    try:
        with Image.open(BytesIO(data)) as image:
            small = image.convert("RGB")
            small.thumbnail(LARGEST)
    except (OSError, ValueError, SyntaxError):  # whatever was left on the disk is no picture
        return None
    return Decoded(stamp, small.size, small.tobytes())


def texture_of(found: Decoded) -> Any:
    """The pixels as a texture the right way up."""
    from kivy.graphics.texture import Texture

    texture = Texture.create(size=found.size, colorfmt="rgb")
    texture.blit_buffer(found.pixels, colorfmt="rgb", bufferfmt="ubyte")
    texture.flip_vertical()
    return texture
