"""The same painter on a picture in memory: no window, no graphics chip; for files to look at."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from ui.theme.boxes import Box
from ui.theme.colours import Colour, mixed
from ui.theme.theme import Font, Theme
from ui.widgets.ink.grounds import tile_of
from ui.widgets.ink.ink import ALIGN, Ink, Mark
from ui.widgets.ink.press import Press
from ui.widgets.ink.typesetter import NARROW_SPACE, SPACE, Typesetter
from ui.widgets.shapes.outlines import Points, rectangle

OVER = 2  # the picture is drawn larger and made smaller, for soft edges


@cache
def _face(file: str, px: int) -> Any:
    from PIL import ImageFont

    return ImageFont.truetype(file, px)


class PaperType(Typesetter):
    """Measures words without a window."""

    def width(self, words: str, font: Font) -> int:
        """How wide a line is."""
        return round(_face(font.file, font.px * OVER).getlength(words.replace(NARROW_SPACE, SPACE)) / OVER)


class PaperInk(Ink):
    """Paints what an Ink paints on a picture; y is upwards here as there."""

    def __init__(self, theme: Theme, size: tuple[int, int]) -> None:
        """A sheet in the ground colour of the look."""
        from PIL import Image, ImageDraw

        press = Press()
        press.type = PaperType()
        super().__init__(None, theme, press)
        self.size = size
        self._sheet = Image.new("RGB", (size[0] * OVER, size[1] * OVER), _bytes(theme.colours.bg)[:3])
        self._pen = ImageDraw.Draw(self._sheet, "RGBA")

    def save(self, path: Path) -> None:
        """Write it as a PNG."""
        from PIL import Image

        self._sheet.resize(self.size, Image.Resampling.LANCZOS).save(path, "PNG")

    def finish(self) -> None:
        """Everything is drawn at once."""

    def _on_sheet(self, points: Points) -> list[tuple[float, float]]:
        return [(x * OVER, (self.size[1] - y) * OVER) for x, y in points]

    def fill(self, box: Box, colour: Colour) -> None:
        """A plain rectangle."""
        if box.w > 0 and box.h > 0:
            self.shape(rectangle(box), colour)

    def shape(self, points: Points, colour: Colour) -> None:
        """A filled shape."""
        self._pen.polygon(self._on_sheet(points), fill=_bytes(colour))

    def line(self, points: Points, colour: Colour, width: float, closed: bool = False) -> None:
        """A line along points."""
        path = self._on_sheet([*points, *points[:2]] if closed else points)
        self._pen.line(path, fill=_bytes(colour), width=max(1, round(width * OVER)), joint="curve")

    def weave(self, box: Box, name: str, colour: Colour, scale: float = 1.0) -> None:
        """A repeating tile over a rectangle, aligned to the sheet."""
        tile = tile_of(name)
        for y in range(round(box.y), round(box.top)):
            row = tile[int(y / scale) % len(tile)]
            for x in range(round(box.x), round(box.right)):
                strength = row[int(x / scale) % len(row)] * colour[3]
                if strength > 0.02:
                    self.fill(Box(x, y, 1, 1), (*colour[:3], strength))

    def ground(self, box: Box, name: str, base: Colour, tint: Colour) -> None:
        """A solid ground of two colours: here their mean, a file is not read in the dark."""
        self.fill(box, mixed(base, tint, 0.0))

    def picture(self, texture: Any, box: Box) -> None:
        """Pictures of cards stay on the screen."""

    def words(
        self, words: str, box: Box, font: Font, colour: Colour, align: str = "left", valign: str = "middle"
    ) -> Mark:
        """One line, its capitals centred in the box or standing at its top or foot."""
        wide = self.press.type.width(words, font)
        x = round(box.x + (box.w - wide) * ALIGN[align])
        baseline = {
            "middle": box.y + (box.h - font.cap) / 2, "top": box.top - font.cap, "bottom": box.y
        }[valign]  # fmt: skip
        spot = (x * OVER, (self.size[1] - round(baseline)) * OVER)
        face = _face(font.file, font.px * OVER)
        self._pen.text(spot, words.replace(NARROW_SPACE, SPACE), _bytes(colour), face, anchor="ls")
        mark = Mark(words, box, Box(x, baseline, wide, font.cap), font.cap, colour, wide <= box.w + 1)
        self.marks.append(mark)
        return mark


def _bytes(colour: Colour) -> tuple[int, ...]:
    """A colour as the picture library writes it."""
    return tuple(round(255 * part) for part in colour)
