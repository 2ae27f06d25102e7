"""The printing press: rendered type and small textures, shared by all painters of one app."""

from __future__ import annotations

from typing import Any

from ui.widgets.ink.grounds import pixels_of, tile_of
from ui.widgets.ink.typesetter import Typesetter


class Press:
    """Keeps textures for as long as the app lives."""

    def __init__(self) -> None:
        """Start empty: a texture is made when it is first needed."""
        self.type = Typesetter()
        self._tiles: dict[str, Any] = {}
        self._ramp: Any = None

    def tile(self, name: str) -> Any:
        """A repeating texture."""
        if name not in self._tiles:
            from kivy.graphics.texture import Texture

            tile = tile_of(name)
            texture = Texture.create(size=(len(tile[0]), len(tile)), colorfmt="rgba")
            texture.blit_buffer(pixels_of(tile), colorfmt="rgba", bufferfmt="ubyte")
            texture.wrap = "repeat"
            self._tiles[name] = texture
        return self._tiles[name]

    def ramp(self) -> Any:
        """From nothing to full: the soft edge of shapes."""
        if self._ramp is None:
            from kivy.graphics.texture import Texture

            texture = Texture.create(size=(2, 1), colorfmt="rgba")
            texture.blit_buffer(
                bytes((255, 255, 255, 0, 255, 255, 255, 255)), colorfmt="rgba", bufferfmt="ubyte"
            )
            self._ramp = texture
        return self._ramp
