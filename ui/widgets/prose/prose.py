"""Paragraphs in body type; what does not fit comes on further pages; smaller type where nobody turns them."""

from __future__ import annotations

from math import ceil
from typing import Any

from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty

from ui.theme.theme import Font
from ui.widgets.ink.fits import LINE_HEIGHT
from ui.widgets.ink.ink import Ink
from ui.widgets.spots.spot import Explained

TIGHT = LINE_HEIGHT * 0.86


class Prose(Explained):
    """Shows one page; `pages` says how many there are at this size."""

    paragraphs = ObjectProperty(())
    page = NumericProperty(0)
    whole = BooleanProperty(False)  # nothing turns its pages: sooner small than cut
    watched = ("paragraphs", "page", "whole")

    def __init__(self, **values: Any) -> None:
        """One page until something longer is set."""
        super().__init__(**values)

    @property
    def pages(self) -> int:
        """How many pages the paragraphs take."""
        if self.wear is None or self.width < 1:
            return 1
        lines, fits, _ = self._set()
        return max(1, ceil(len(lines) / fits))

    def turn(self) -> None:
        """The next page, after the last the first again."""
        self.page = (int(self.page) + 1) % self.pages

    def _set(self) -> tuple[list[str], int, Font]:
        """All lines, how many fit on a page, and the font: captions when that saves turning pages."""
        theme, setter = self.wear.theme, self.wear.press.type
        body, caption = theme.font("body"), theme.font("caption")
        less = (theme.between("caption"), theme.plain("caption")) if self.whole else ()
        found: tuple[list[str], int, Font] = ([], 1, body)
        for font in (body, caption, *less):
            lines: list[str] = []
            for words in self.paragraphs:
                lines += [*([""] if lines else []), *setter.wrap(words, font, self.width)]
            fits = max(1, 1 + int((self.height - font.cap) // round(font.px * TIGHT)))
            if font is body or self.whole or len(lines) <= fits:
                found = (lines, fits, font)
            if len(lines) <= fits:
                break
        return found

    def paint(self, ink: Ink) -> None:
        """The lines of the page."""
        lines, fits, font = self._set()
        first = min(int(self.page), max(0, ceil(len(lines) / fits) - 1)) * fits
        shown = lines[first : first + fits]
        step = round(font.px * TIGHT)
        for at, line in enumerate(shown):
            if line:
                room = self.box.trimmed(top=at * step).cut_top(font.cap)[0]
                ink.words(line, room, font, ink.theme.colours.text)
