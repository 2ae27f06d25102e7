"""The list of actions in the undo sheet: each can be touched, and what lies above the line goes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kivy.properties import ObjectProperty
from kivy.uix.floatlayout import FloatLayout

from ui.screens.undo.model import UndoRow
from ui.theme.boxes import Box
from ui.theme.theme import Font
from ui.widgets.buttons.plain import PlainButton
from ui.widgets.drawn.touchable import Touchable
from ui.widgets.drawn.wear import Wear
from ui.widgets.ink.fits import fit, line_step
from ui.widgets.ink.ink import Ink
from ui.widgets.people.tab import paint_tab

ROW_MM, GAP_MM, TAB_MM = 9.6, 1.0, 6.0
SEEN = 6  # so many actions are seen at most in usual type: they have one size
Row = Callable[[int], UndoRow]  # so many actions back -> its row


class ActionRow(Touchable):
    """One action with its steps below it."""

    row = ObjectProperty(None, allownone=True)
    last = ObjectProperty(False)  # the last that goes: the line is below it
    small = ObjectProperty(False)  # some words of the list need it
    watched = ("row", "last", "small")

    def paint(self, ink: Ink) -> None:
        """Plate, bar, words, steps, and whose it was."""
        theme, colours, row = ink.theme, ink.theme.colours, self.row
        plate = self.box.trimmed(bottom=theme.mm(GAP_MM))
        is_high = row.gone != self.pressed
        ink.slab(plate, colours.raised if is_high else colours.card, theme.look.radius)
        if row.gone:
            ink.fill(Box(plate.x, plate.y, theme.mm(1.2), plate.h), colours.warn)
        inner = plate.trimmed(left=theme.mm(3), right=theme.mm(1.6), top=theme.mm(0.9), bottom=theme.mm(0.9))
        if row.seat is not None:
            size = theme.mm(TAB_MM)
            part, inner = inner.cut_right(size, theme.mm(1.5))
            paint_tab(ink, part.cut_top(size)[0], row.seat.name, row.seat.colour)
        self._paint_words(ink, inner, row)
        if self.last:
            ink.fill(Box(self.x, self.y + theme.mm(0.2), self.width, theme.mm(0.6)), colours.warn)
        self.paint_focus(ink, plate)

    def _paint_words(self, ink: Ink, inner: Box, row: UndoRow) -> None:
        theme, colours = ink.theme, ink.theme.colours
        caption = theme.font("caption")
        steps = step_lines(self.wear, row, inner.w)
        head = inner.trimmed(bottom=len(steps) * line_step(caption) + (theme.mm(0.8) if steps else 0))
        words = fit(ink.press.type, row.words, head.w, ways_of(self.wear, small=self.small))
        is_high = row.gone != self.pressed
        loud, soft = (colours.text, colours.dim) if is_high else (colours.on_card, colours.dim_on_card)
        ink.lines(words.lines, head, words.font, loud if row.gone else soft, "left", "middle")
        below = Box(inner.x, inner.y, inner.w, inner.h - head.h)
        ink.lines(steps, below, caption, soft, "left", "bottom")


def step_lines(wear: Wear, row: UndoRow, width: float) -> list[str]:
    """The steps of an action, each on as many lines as it takes."""
    caption = wear.theme.font("caption")
    return [line for step in row.steps for line in wear.press.type.wrap(f"– {step}", caption, width)]


def ways_of(wear: Wear, *, small: bool) -> list[tuple[Font, int]]:
    """The words of an action on one line, or small on several."""
    theme = wear.theme
    captions = [(theme.font("caption"), lines) for lines in (1, 2, 3)]
    return captions if small else [(theme.font("body"), 1), *captions]


def words_room(wear: Wear, row: UndoRow, width: float) -> float:
    """How wide the words of a row may be."""
    theme = wear.theme
    return width - theme.mm(4.6) - (theme.mm(TAB_MM + 1.5) if row.seat is not None else 0)


def row_height(wear: Wear, row: UndoRow, width: float, *, small: bool = False) -> float:
    """A finger's height at least, more for long words and for steps."""
    theme = wear.theme
    caption, room = theme.font("caption"), words_room(wear, row, width)
    words = fit(wear.press.type, row.words, room, ways_of(wear, small=small))
    high = words.font.cap + line_step(words.font) * (len(words.lines) - 1)
    steps = len(step_lines(wear, row, room))
    high += steps * line_step(caption) + (theme.mm(0.8) if steps else 0)
    return max(theme.mm(ROW_MM), high + theme.mm(3.4)) + theme.mm(GAP_MM)


class ActionList(FloatLayout):
    """Fires on_back(actions): only the rows that are seen are made, however long the game is."""

    __events__ = ("on_back",)

    def __init__(self, wear: Wear, **values: Any) -> None:
        """Nothing is listed yet."""
        super().__init__(**values)
        self.wear, self.of, self.gone = wear, 0, 1
        self.row: Row | None = None
        self.small = False
        self.first = 1  # the newest action that is seen, counted from the end
        self.rows: list[ActionRow] = []
        self.bind(size=lambda *_: self._arrange(), pos=lambda *_: self._arrange())

    def show(self, row: Row, of: int, gone: int) -> None:
        """So many actions, of which so many go; the line between is seen."""
        is_new = gone != self.gone
        self.row, self.of, self.gone = row, of, gone
        self._arrange()
        if is_new and self.rows and not self._sees_line():
            self.first = max(1, gone - 1)
            self._arrange()

    def _sees_line(self) -> bool:
        return any(one.row.actions == self.gone for one in self.rows)

    def _arrange(self) -> None:
        """Rows from the first that is seen; buttons to later and earlier ones where there are more."""
        if self.width < 50 or self.row is None:
            return
        self.clear_widgets()
        self.rows = []
        gap = self.wear.theme.mm(GAP_MM)
        self.small = self._needs_small()
        box = Box(self.x, self.y, self.width, self.height)
        shown, room = self._fitting(box.h), box
        if self.first > 1 or self.first + len(shown) - 1 < self.of:
            foot, room = box.cut_bottom(self.wear.theme.mm(ROW_MM))
            shown = self._fitting(room.h - gap)
            room = room.trimmed(bottom=gap)
            self._turners(foot, len(shown))
        for row, high in shown:
            part, room = room.cut_top(high)
            widget = ActionRow(
                wear=self.wear, row=row, last=row.actions == self.gone, small=self.small,
                size_hint=(None, None),
            )  # fmt: skip
            widget.pos, widget.size = (part.x, part.y), (part.w, part.h)
            widget.bind(on_tap=lambda _w, back=row.actions: self.dispatch("on_back", back))
            self.rows.append(widget)
            self.add_widget(widget)

    def _needs_small(self) -> bool:
        """Whether the words of one that is seen are too long for usual size: then all of them are small."""
        assert self.row is not None  # rows are made only where they were handed in
        body, setter = self.wear.theme.font("body"), self.wear.press.type
        rows = (self.row(back) for back in range(self.first, min(self.of, self.first + SEEN - 1) + 1))
        return any(setter.width(row.words, body) > words_room(self.wear, row, self.width) for row in rows)

    def _fitting(self, height: float) -> list[tuple[UndoRow, float]]:
        """The rows that have room, at least one."""
        found: list[tuple[UndoRow, float]] = []
        for back in range(self.first, self.of + 1):
            assert self.row is not None  # rows are made only where they were handed in
            row = self.row(back)
            high = row_height(self.wear, row, self.width, small=self.small)
            if found and high > height + self.wear.theme.mm(GAP_MM):
                break
            found.append((row, min(high, height)))
            height -= high
        return found

    def _turners(self, foot: Box, count: int) -> None:
        """Later and earlier actions."""
        halves = foot.columns(2, self.wear.theme.mm(1.2))
        ways = (("ui-later", self.first > 1, max(1, self.first - count)),
                ("ui-earlier", self.first + count <= self.of, self.first + count))  # fmt: skip
        for (key, leads, to), half in zip(ways, halves, strict=True):
            if not leads:
                continue
            button = PlainButton(
                wear=self.wear, text=self.wear.tell(key), step="caption", size_hint=(None, None)
            )
            button.pos, button.size = (half.x, half.y), (half.w, half.h)
            button.bind(on_tap=lambda _b, to=to: self._turn(to))
            self.add_widget(button)

    def _turn(self, first: int) -> None:
        self.first = first
        self._arrange()

    def on_back(self, actions: int) -> None:
        """An action was touched: it is the last to go."""
