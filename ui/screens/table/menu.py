"""The menu in groups under their headings; what leads nowhere now says why when it is touched."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from companion.core.language.phrases import Phrase, phrase
from ui.context import Context
from ui.screens.base.screen import put
from ui.screens.base.sheet import PAGE, Sheet
from ui.theme.boxes import Box
from ui.theme.theme import Theme
from ui.widgets.keystrip.strip import PlainSpec, StripModel
from ui.widgets.label.label import Words
from ui.widgets.options.layout import ROW_MM, Option, OptionPage
from ui.widgets.options.options import OptionButton
from ui.widgets.sheet.panel import Head

Say = Callable[[Phrase], str]
GROUPS = {
    "table": ("hands", "play", "practice", "played", "piles", "log", "recap"),
    "right": ("tools", "decks", "people", "rules"),
    "leave": ("home", "bags", "away"),
    "house": ("my_cards", "camera", "settings", "system"),
}
NARROW_MM, HEADING_MM, HEAD_MM, LEAST_MM, GAP_MM = 34.0, 4.6, 9.5, 10.2, 1.2


class MenuGroup(msgspec.Struct, frozen=True):
    """Entries that belong together."""

    heading: str
    options: tuple[Option, ...]


def groups_of(options: Sequence[Option], say: Say) -> tuple[MenuGroup, ...]:
    """The entries under their headings; one that nobody has placed yet stands with those of the game."""
    placed = {id: name for name, ids in GROUPS.items() for id in ids}
    found = {
        name: tuple(one for one in options if placed.get(one.id, next(iter(GROUPS))) == name)
        for name in GROUPS
    }
    return tuple(
        MenuGroup(say(phrase(f"ui-menu-group-{name}")), rows) for name, rows in found.items() if rows
    )


class Column(msgspec.Struct, frozen=True):
    """A part of a group below its heading; the heading stands above the first part alone."""

    heading: str
    options: tuple[Option, ...]
    box: Box


def pages_of(theme: Theme, box: Box, groups: Sequence[MenuGroup]) -> tuple[tuple[Column, ...], ...]:
    """Columns side by side, a long group in several; no page begins in the middle of a group."""
    scale, gap = max(1.0, theme.glass.text_scale), theme.mm(GAP_MM)
    most = max(len(group.options) for group in groups)
    step, heading = theme.mm(LEAST_MM * scale) + gap, theme.mm(HEADING_MM * scale) + gap
    rows = max(1, min(most, int((box.h + gap - heading) // step)))
    down = max(1, int((box.h + gap) // (heading + rows * step + gap)))
    able = max(1, int(box.w // theme.mm(NARROW_MM * scale)))
    needed = sum(-(-len(group.options) // rows) for group in groups)
    across = min(able, -(-needed // down))
    cells = box.grid(across, down, theme.mm(2))
    pages: list[list[Column]] = [[]]
    for group in groups:
        parts = [group.options[at : at + rows] for at in range(0, len(group.options), rows)]
        if pages[-1] and len(pages[-1]) + len(parts) > len(cells):
            pages.append([])
        for at, part in enumerate(parts):
            if len(pages[-1]) == len(cells):
                pages.append([])
            pages[-1].append(Column("" if at else group.heading, part, cells[len(pages[-1])]))
    return tuple(tuple(page) for page in pages)


class MenuSheet(Sheet):
    """Everything a game leads to; choosing closes it."""

    def __init__(
        self,
        context: Context,
        look: str,
        options: Sequence[Option],
        chosen: Callable[[str], None],
        **values: Any,
    ) -> None:
        """The entries as `groups_of` has them."""
        super().__init__(context, look, **values)
        self.chosen, self.groups = chosen, groups_of(options, self.wear.say)
        self.head = Head(wear=self.wear, title=self.wear.tell("ui-menu"))
        self.add_widget(self.head)
        self.page = OptionPage((), 0, 0, 1)
        self._shown: list[Any] = []

    def lay(self, box: Box) -> None:
        """Head, then the groups of this page."""
        theme = self.wear.theme
        scale = max(1.0, theme.glass.text_scale)
        head, rest = box.cut_top(round(theme.mm(HEAD_MM) * scale), theme.mm(1.6))
        put(self, self.head, head)
        for widget in self._shown:
            self.remove_widget(widget)
        self._shown = []
        pages = pages_of(theme, rest, self.groups)
        self.page = OptionPage((), 0, self.page.number % len(pages), len(pages))
        most = max(len(column.options) for page in pages for column in page)
        gap, heading = theme.mm(GAP_MM), theme.mm(HEADING_MM * scale)
        room = pages[0][0].box.h - heading - gap * most
        for column in pages[self.page.number]:
            self._lay_column(column, heading, min(theme.mm(ROW_MM * scale), int(room / most)))

    def _lay_column(self, column: Column, heading: int, high: int) -> None:
        """A heading and its entries, all as high as those of the other groups."""
        gap = self.wear.theme.mm(GAP_MM)
        above, rest = column.box.cut_top(heading, gap)
        words = Words(wear=self.wear, text=column.heading, step="caption", tint="dim", rows=1)
        self._shown.append(put(self, words, above))
        for option in column.options:
            row, rest = rest.cut_top(high, gap)
            button = OptionButton(wear=self.wear, option=option, leftward=True)
            button.bind(on_tap=lambda _w, one=option: self.choose(one))
            self._shown.append(put(self, button, row))

    def choose(self, option: Option) -> None:
        """Go there; what leads nowhere now says why, and stays."""
        if option.off:
            self.head.sub = self.wear.tell(f"ui-menu-{option.id}-off")
            return
        self.close()
        self.chosen(option.id)

    def buttons(self) -> StripModel:
        """Back to the table, or the next page."""
        at, of = self.page.number + 1, self.page.of
        page = (PlainSpec(PAGE, self.wear.tell("ui-page", at=at, of=of)),)
        return StripModel(first=self.wear.tell("ui-back-to-table"), plain=page if of > 1 else ())

    def plain(self, id: str) -> None:
        """Turn the page."""
        if id == PAGE:
            self.turn_page()

    def turn_page(self) -> None:
        """The next page, after the last the first again; the mouse's wheel turns it too."""
        self.page = OptionPage((), 0, self.page.number + 1, self.page.of)
        self.arrange()
