"""Words to textures, each rendered once and measured before it is placed."""

from __future__ import annotations

import re
from collections import OrderedDict
from collections.abc import Iterator
from typing import Any

from ui.theme.theme import Font

KEPT = 900
KEPT_PIXELS = 4_000_000  # of all lines together: 16 MB, several times what one screen says
NARROW_SPACE, SPACE = "\u202f", "\u00a0"  # the narrow one is missing from most faces
APOSTROPHE = re.compile(r"(?<=\w)'(?=\w)")  # as keyboards and lists of cards write it
BETWEEN = re.compile(r"(?<!«) (?![:;?!»](?: |$))")  # French signs stay on the line of their word


class Setting:
    """One rendered line: its texture, its size and where its capitals stand in it."""

    def __init__(self, texture: Any, width: int, height: int, baseline: float) -> None:
        """Keep a texture; `baseline` is measured from its lower edge."""
        self.texture = texture
        self.width = width
        self.height = height
        self.baseline = baseline


class Typesetter:
    """Renders and remembers lines of text, in white: the colour is given when they are painted."""

    def __init__(self) -> None:
        """Start with nothing rendered; `pixels` is how large all that is kept is together."""
        self.pixels = 0
        self._kept: OrderedDict[tuple[str, str, int], Setting] = OrderedDict()
        self._widths: dict[tuple[str, str, int], int] = {}
        self._labels: dict[tuple[str, int], Any] = {}

    def line(self, words: str, font: Font) -> Setting:
        """One line of text as a texture."""
        key = (words, font.file, font.px)
        found = self._kept.get(key)
        if found is None:
            found = self._kept[key] = self._render(words, font)
            self.pixels += found.width * found.height
            while len(self._kept) > KEPT or (self.pixels > KEPT_PIXELS and len(self._kept) > 1):
                _, gone = self._kept.popitem(last=False)
                self.pixels -= gone.width * gone.height
        else:
            self._kept.move_to_end(key)
        return found

    def width(self, words: str, font: Font) -> int:
        """How wide a line is, without rendering it."""
        key = (words, font.file, font.px)
        if key not in self._widths:
            if len(self._widths) > 10 * KEPT:
                self._widths.clear()
            self._widths[key] = int(self._label(font).get_extents(_set(words))[0])
        return self._widths[key]

    def wrap(self, words: str, font: Font, width: float) -> list[str]:
        """The words broken into lines that fit; a single word may be wider than that."""
        lines: list[str] = []
        for paragraph in words.split("\n"):
            line = ""
            for piece, glue in self._loosened(_pieces(paragraph), font, width):
                longer = f"{line}{glue}{piece}" if line else piece
                if line and self.width(longer, font) > width:
                    lines.append(line)
                    line = piece
                else:
                    line = longer
            lines.append(line)
        return lines

    def _loosened(self, pieces: list[tuple[str, str]], font: Font, width: float) -> Iterator[tuple[str, str]]:
        """Where a word and its sign are wider than the line, the sign may stand below after all."""
        for piece, glue in pieces:
            first, *rest = piece.split(" ") if self.width(piece, font) > width else (piece,)
            yield first, glue
            yield from ((part, " ") for part in rest)

    def _label(self, font: Font) -> Any:
        """A measuring label of a font, made once."""
        key = (font.file, font.px)
        if key not in self._labels:
            from kivy.core.text import Label

            self._labels[key] = Label(font_name=font.file, font_size=font.px)
        return self._labels[key]

    def _render(self, words: str, font: Font) -> Setting:
        """Draw a line into a new texture."""
        from kivy.core.text import Label

        label = Label(text=_set(words), font_name=font.file, font_size=font.px)
        label.refresh()
        texture = label.texture
        texture.mag_filter = texture.min_filter = "nearest"
        return Setting(texture, texture.width, texture.height, -label.get_descent())


def _set(words: str) -> str:
    """The words with the signs that are set for those that were typed."""
    return APOSTROPHE.sub("’", words.replace(NARROW_SPACE, SPACE))


def _pieces(paragraph: str) -> list[tuple[str, str]]:
    """What may stand on a line of its own, each with what joins it to the one before: a space or nothing."""
    pieces = []
    for word in BETWEEN.split(paragraph):
        parts = re.split(r"(?<=-)(?=\w)", word)
        pieces += [(part, "" if at else " ") for at, part in enumerate(parts)]
    return pieces
