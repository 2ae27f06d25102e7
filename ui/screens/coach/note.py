"""A tip on the board: its sentence, and two touches that end it; everything else stays in reach."""

from __future__ import annotations

from typing import Any

from kivy.properties import StringProperty
from kivy.uix.floatlayout import FloatLayout

from ui.screens.base.screen import put
from ui.theme.boxes import Box
from ui.widgets.buttons.plain import PlainButton
from ui.widgets.drawn.drawn import Drawn
from ui.widgets.drawn.wear import Wear
from ui.widgets.icons.icons import paint_icon
from ui.widgets.ink.fits import line_step
from ui.widgets.ink.ink import Ink
from ui.widgets.spots.spot import Explained

BUTTON_MM = 24.0
PAD_MM = 2.2


class Saying(Explained):
    """The sentence on its plate."""

    text = StringProperty("")
    watched = ("text",)
    covers = True  # it may lie on other things until it is read

    def paint(self, ink: Ink) -> None:
        """A plate with an outline, an icon and the words; the buttons lie on its right end."""
        theme, colours = ink.theme, ink.theme.colours
        ink.slab(self.box, colours.raised, theme.look.radius)
        ink.frame(self.box, colours.accent, theme.line("outline"), theme.look.radius)
        side = theme.mm(6)
        inner = self.box.inset(theme.mm(PAD_MM))
        part, _ = inner.cut_left(side)
        paint_icon(ink, "rule", part.centred(side, side), colours.accent)
        room = words_room(self.wear, self.box)
        lines = ink.press.type.wrap(self.text, theme.font("body"), room.w)
        ink.lines(lines, room, theme.font("body"), colours.text, "left", "middle")


class Ring(Drawn):
    """A heavy line round what a tip is about."""

    def paint(self, ink: Ink) -> None:
        """Only a line: what stands inside stays as it is."""
        width = ink.theme.line("heavy") * 1.5
        ink.frame(self.box, ink.theme.colours.accent, width, ink.theme.look.radius)


class CoachNote(FloatLayout):
    """Fires on_read and on_enough."""

    __events__ = ("on_read", "on_enough")

    def __init__(self, wear: Wear, **values: Any) -> None:
        """Nothing is said yet."""
        super().__init__(size_hint=(None, None), **values)
        self.wear = wear
        fixed = {"wear": wear, "size_hint": (None, None)}
        self.saying, self.ring = Saying(**fixed), Ring(**fixed)
        self.read = PlainButton(text=wear.tell("ui-coach-read"), **fixed)
        self.enough = PlainButton(text=wear.tell("ui-coach-enough"), **fixed)
        self.read.bind(on_tap=lambda _b: self.dispatch("on_read"))
        self.enough.bind(on_tap=lambda _b: self.dispatch("on_enough"))

    def on_read(self) -> None:
        """Somebody has read it."""

    def on_enough(self) -> None:
        """Nobody wants more tips."""

    def lay(self, words: str, box: Box, about: Box | None = None) -> None:
        """The words in their box; a ring lies round what they are about."""
        self.pos, self.size = (box.x, box.y), (box.w, box.h)
        self.saying.text = words
        put(self, self.saying, box)
        boxes = buttons_room(self.wear, box)
        for button, cell in zip((self.read, self.enough), boxes, strict=True):
            put(self, button, cell)
        if about is not None:
            put(self, self.ring, about.inset(-self.wear.theme.mm(0.5)))
        elif self.ring.parent is not None:
            self.remove_widget(self.ring)


def buttons_room(wear: Wear, box: Box) -> list[Box]:
    """Two buttons side by side at the right end, below the words on a standing glass."""
    theme = wear.theme
    inner, wide = box.inset(theme.mm(PAD_MM)), button_width(wear)
    if theme.glass.is_portrait:
        return inner.cut_bottom(theme.space("touch"))[0].columns(2, theme.mm(1.2))
    side = inner.cut_right(2 * wide + theme.mm(1.2))[0]
    return side.centred(side.w, theme.space("touch") + theme.mm(1)).columns(2, theme.mm(1.2))


def words_room(wear: Wear, box: Box) -> Box:
    """What the icon and the buttons leave."""
    theme = wear.theme
    inner = box.inset(theme.mm(PAD_MM)).trimmed(left=theme.mm(8))
    if theme.glass.is_portrait:
        return inner.trimmed(bottom=theme.space("touch") + theme.mm(1.6))
    return inner.trimmed(right=2 * button_width(wear) + theme.mm(3))


def button_width(wear: Wear) -> int:
    """Of one button, by the size of the text."""
    return wear.theme.mm(BUTTON_MM * max(1.0, wear.theme.glass.text_scale))


def height_of(wear: Wear, words: str, room: Box) -> float:
    """So high that all words and the buttons have room."""
    theme = wear.theme
    font = theme.font("body")
    count = len(wear.press.type.wrap(words, font, words_room(wear, room).w))
    written = font.cap + line_step(font) * (count - 1) + theme.mm(1.6)
    touch = theme.space("touch") + theme.mm(1)
    least = written + touch + theme.mm(1.6) if theme.glass.is_portrait else max(written, touch)
    return round(least + 2 * theme.mm(PAD_MM))
