"""A camera's picture on the glass: decoded beside the screen, put into one texture that is kept."""

from __future__ import annotations

from io import BytesIO
from typing import Any

import msgspec
from kivy.graphics import Color, Rectangle
from kivy.uix.widget import Widget

from ui.theme.boxes import Box


class Pixels(msgspec.Struct, frozen=True, eq=False):
    """A picture as plain red, green and blue, the lowest row first."""

    size: tuple[int, int]
    rows: bytes


def decoded(data: bytes) -> Pixels | None:
    """A JPEG as pixels; None when it is damaged."""
    from PIL import Image

    try:
        with Image.open(BytesIO(data)) as image:
            upright = image.convert("RGB").transpose(Image.Transpose.FLIP_TOP_BOTTOM)
    except (OSError, ValueError, SyntaxError):  # half a picture is no picture
        return None
    return Pixels(upright.size, upright.tobytes())


def fitted(size: tuple[int, int], box: Box) -> Box:
    """The largest box of a picture's shape within a box, at its upper left."""
    wide, high = size
    scale = min(box.w / max(wide, 1), box.h / max(high, 1))
    width, height = round(wide * scale), round(high * scale)
    return Box(round(box.x), round(box.top - height), width, height)


class LivePicture(Widget):
    """Shows pixels; another picture of the same size only changes the texture."""

    def __init__(self, **values: Any) -> None:
        """Dark until there is something to see."""
        super().__init__(**values)
        self._texture: Any = None
        with self.canvas:
            Color(1, 1, 1, 1)
            self._room = Rectangle(pos=(0, 0), size=(0, 0))
        self.bind(pos=lambda *_: self._lay(), size=lambda *_: self._lay())

    def show(self, pixels: Pixels) -> None:
        """Put a picture on the glass."""
        from kivy.graphics.texture import Texture

        if self._texture is None or tuple(self._texture.size) != pixels.size:
            self._texture = Texture.create(size=pixels.size, colorfmt="rgb")
            self._room.texture = self._texture
        self._texture.blit_buffer(pixels.rows, colorfmt="rgb", bufferfmt="ubyte")
        self.canvas.ask_update()
        self._lay()

    def _lay(self) -> None:
        self._room.pos = self.pos
        self._room.size = self.size if self._texture is not None else (0, 0)
