"""Lines with two sides, mine and theirs, one of which is chosen by a touch; more than fit come on pages."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Any

import msgspec
from kivy.uix.floatlayout import FloatLayout

from ui.theme.boxes import Box
from ui.widgets.buttons.plain import PlainButton
from ui.widgets.drawn.wear import Wear
from ui.widgets.label.label import Words

LINE_MM, HEAD_MM, GAP_MM = 23.0, 6.2, 1.6


class SideLine(msgspec.Struct, frozen=True):
    """One line: what it is about, both sides, and which of them is chosen."""

    key: str
    what: str
    mine: str
    theirs: str
    choice: str | None = None


class SideList(FloatLayout):
    """Fires on_side(key, side)."""

    __events__ = ("on_side", "on_page")

    def __init__(self, wear: Wear, heads: tuple[str, str], **values: Any) -> None:
        """`heads` stand on the buttons above what each side says."""
        super().__init__(**values)
        self.wear, self.heads = wear, heads
        self.lines: tuple[SideLine, ...] = ()
        self.page, self.pages = 0, 1
        self.bind(size=lambda *_: self._arrange(), pos=lambda *_: self._arrange())

    def show(self, lines: Sequence[SideLine]) -> None:
        """These lines, on the same page where there still is one."""
        self.lines = tuple(lines)
        self._arrange()

    def turn_page(self) -> None:
        """The next page, after the last the first again."""
        self.page = (self.page + 1) % self.pages
        self._arrange()
        self.dispatch("on_page")

    def _arrange(self) -> None:
        """As many lines as have room."""
        if self.width < 50 or not self.lines:
            return
        theme = self.wear.theme
        scale = max(1.0, theme.glass.text_scale)
        gap = theme.mm(GAP_MM)
        box = Box(self.x, self.y, self.width, self.height)
        fits = max(1, int((box.h + gap) // (theme.mm(LINE_MM * scale) + gap)))
        self.pages = max(1, ceil(len(self.lines) / fits))
        self.page = min(self.page, self.pages - 1)
        shown = self.lines[self.page * fits : (self.page + 1) * fits]
        self.clear_widgets()
        rest = box
        for line in shown:
            cell, rest = rest.cut_top(min(rest.h, theme.mm(LINE_MM * scale)), gap)
            self._line(line, cell, scale)

    def _line(self, line: SideLine, cell: Box, scale: float) -> None:
        """What it is about above, both sides below."""
        theme = self.wear.theme
        head, sides = cell.cut_top(theme.mm(HEAD_MM * scale), theme.mm(0.6))
        words = Words(wear=self.wear, text=line.what, step="body", rows=1, size_hint=(None, None))
        words.pos, words.size = (head.x, head.y), (head.w, head.h)
        self.add_widget(words)
        for name, says, title, half in zip(
            ("mine", "theirs"),
            (line.mine, line.theirs),
            self.heads,
            sides.columns(2, theme.mm(1.6)),
            strict=True,
        ):
            button = PlainButton(
                wear=self.wear, text=says, sub=title, step="body", chosen=line.choice == name,
                size_hint=(None, None),
            )  # fmt: skip
            button.pos, button.size = (half.x, half.y), (half.w, half.h)
            button.bind(on_tap=lambda _b, key=line.key, side=name: self.dispatch("on_side", key, side))
            self.add_widget(button)

    def on_side(self, key: str, side: str) -> None:
        """A side was chosen."""

    def on_page(self) -> None:
        """Another page is shown."""
