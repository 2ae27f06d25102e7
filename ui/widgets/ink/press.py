"""The printing press: rendered type and small textures, shared by all painters of one app."""

from __future__ import annotations

from typing import Any

from ui.theme.colours import Colour, mixed
from ui.widgets.ink.grounds import pixels_of, tile_of
from ui.widgets.ink.typesetter import Typesetter

ROWS = 1024
STEPS = 20  # of transparency


class Press:
    """Keeps textures for as long as the app lives."""

    def __init__(self) -> None:
        """Start empty: a texture is made when it is first needed."""
        self.type = Typesetter()
        self._tiles: dict[str, Any] = {}
        self._rows: dict[tuple[int, ...], int] = {}
        self._colours: Any = None

    def tile(self, name: str) -> Any:
        """A repeating texture."""
        if name not in self._tiles:
            tile = tile_of(name)
            self._tiles[name] = _texture(len(tile[0]), len(tile), pixels_of(tile))
        return self._tiles[name]

    def ground(self, name: str, base: Colour, tint: Colour) -> Any:
        """A repeating texture of two solid colours: a whole screen of it is painted in one pass."""
        key = f"{name} {base} {tint}"
        if key not in self._tiles:
            rows = tile_of(name)
            mixes = [mixed(base, tint, strength * tint[3]) for row in rows for strength in row]
            pixels = bytes(round(255 * part) for colour in mixes for part in colour)
            self._tiles[key] = _texture(len(rows[0]), len(rows), pixels)
        return self._tiles[key]

    def row(self, colour: Colour) -> float:
        """Where a colour stands in the table of colours; each row runs from nothing to the full colour."""
        key = (*(round(255 * part) for part in colour[:3]), round(colour[3] * STEPS))
        if key not in self._rows:
            if len(self._rows) >= ROWS:  # cannot happen with the looks there are; the nearest row would do
                self._rows.clear()
            self._rows[key] = len(self._rows)
            alpha = round(255 * key[3] / STEPS)
            pixels = bytes((*key[:3], 0, *key[:3], alpha))
            at = (0, self._rows[key])
            self.colours().blit_buffer(pixels, size=(2, 1), pos=at, colorfmt="rgba", bufferfmt="ubyte")
        return (self._rows[key] + 0.5) / ROWS

    def colours(self) -> Any:
        """The table of colours: one texture, so that all shapes of a widget are one mesh."""
        if self._colours is None:
            from kivy.graphics.texture import Texture

            self._colours = Texture.create(size=(2, ROWS), colorfmt="rgba")
        return self._colours


def _texture(width: int, height: int, pixels: bytes) -> Any:
    """A texture that repeats."""
    from kivy.graphics.texture import Texture

    texture = Texture.create(size=(width, height), colorfmt="rgba")
    texture.blit_buffer(pixels, colorfmt="rgba", bufferfmt="ubyte")
    texture.wrap = "repeat"
    return texture
