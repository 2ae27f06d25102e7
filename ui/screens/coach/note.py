"""A tip in the line above the key strip: its sentence, two touches that end it, rings round its matter."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.floatlayout import FloatLayout

from ui.screens.base.screen import put
from ui.theme.boxes import Box
from ui.widgets.buttons.plain import PlainButton
from ui.widgets.drawn.drawn import Drawn
from ui.widgets.drawn.wear import Wear
from ui.widgets.ink.fits import fit, in_height
from ui.widgets.ink.ink import Ink
from ui.widgets.spots.spot import Explained

BAR_MM, PAD_MM, BUTTON_PAD_MM = 1.2, 2.2, 2.6
LEAST_MM = 14.0  # of a button
LINES = 2  # of words where the type is large; at the usual size they are one
RING_MM = 0.6  # outside what it is about


class Saying(Explained):
    """The sentence with a white bar at its left: bar and ring mean 'this'."""

    text = StringProperty("")
    loud = BooleanProperty(False)  # something else was touched than it asks for
    watched = ("text", "loud")

    def paint(self, ink: Ink) -> None:
        """A plate, the bar, and the words."""
        theme, colours = ink.theme, ink.theme.colours
        ink.slab(self.box, colours.accent if self.loud else colours.card, theme.look.radius)
        ink.fill(Box(self.box.x, self.box.y, theme.mm(BAR_MM), self.box.h), colours.focus)
        room = words_room(self.wear, self.box, self.buttons_wide)
        ways = [(theme.font("body"), 1), (theme.font("body"), LINES), (theme.font("caption"), LINES)]
        ways += [(theme.plain("body"), lines) for lines in (LINES, LINES + 1)]  # sooner small than cut
        ways += [(theme.plain("caption"), LINES)]
        words = fit(ink.press.type, self.text, room.w, in_height(ways, room.h))
        colour = colours.on_accent if self.loud else colours.on_card
        ink.lines(words.lines, room, words.font, colour, "left", "middle")

    buttons_wide = 0.0  # what the buttons take of it


class Ring(Drawn):
    """A heavy white line outside what a tip is about; two of them while keys are in use."""

    doubled = BooleanProperty(False)
    watched = ("doubled",)

    def paint(self, ink: Ink) -> None:
        """Only a line: what stands inside stays as it is."""
        width, radius = ink.theme.line("heavy") + 1, ink.theme.look.radius + 2
        ink.frame(self.box, ink.theme.colours.focus, width, radius)
        if self.doubled:
            ink.frame(self.box.inset(-2 * width), ink.theme.colours.focus, width, radius)


class CoachNote(FloatLayout):
    """Fires on_read and on_enough."""

    __events__ = ("on_read", "on_enough")

    def __init__(self, wear: Wear, enough: str = "ui-coach-enough", **values: Any) -> None:
        """Nothing is said yet; `enough` is the word that ends all of it."""
        super().__init__(size_hint=(None, None), **values)
        self.wear = wear
        fixed = {"wear": wear, "size_hint": (None, None)}
        self.saying = Saying(**fixed)
        self.rings: list[Ring] = []
        self.read = PlainButton(text=wear.tell("ui-coach-read"), **fixed)
        self.enough = PlainButton(text=wear.tell(enough), **fixed)
        self.read.bind(on_tap=lambda _b: self.dispatch("on_read"))
        self.enough.bind(on_tap=lambda _b: self.dispatch("on_enough"))

    def on_read(self) -> None:
        """Somebody has read it."""

    def on_enough(self) -> None:
        """Nobody wants more tips."""

    def lay(
        self, words: str, box: Box, rings: Sequence[Box], *, keys: bool = False, waits: bool = False
    ) -> None:
        """The words in their line, rings round what they are about; one that `waits` has no other touch."""
        self.pos, self.size = (box.x, box.y), (box.w, box.h)
        buttons = [self.enough] if waits else [self.read, self.enough]
        cells = buttons_room(self.wear, box, [button.text for button in buttons])
        self.saying.buttons_wide = box.right - cells[0].x
        self.saying.text, self.saying.loud = words, False
        put(self, self.saying, box)
        if waits and self.read.parent is not None:
            self.remove_widget(self.read)
        for button, cell in zip(buttons, cells, strict=True):
            put(self, button, cell)
        for ring in self.rings:
            self.remove_widget(ring)
        self.rings = [Ring(wear=self.wear, size_hint=(None, None), doubled=keys) for _ in rings]
        for ring, about in zip(self.rings, rings, strict=True):
            put(self, ring, about.inset(-self.wear.theme.mm(RING_MM)))


def buttons_room(wear: Wear, box: Box, words: Sequence[str]) -> list[Box]:
    """Buttons side by side at the right end, below the words on a standing glass."""
    theme = wear.theme
    gap, high = theme.mm(1.2), theme.space("touch")
    font = theme.font("body")
    wide = [
        round(max(theme.mm(LEAST_MM), wear.press.type.width(one, font) + 2 * theme.mm(BUTTON_PAD_MM)))
        for one in words
    ]
    row = box.cut_bottom(high)[0] if theme.glass.is_portrait else box
    left = row.right - sum(wide) - gap * (len(wide) - 1)
    cells = []
    for width in wide:
        cells.append(Box(left, row.y, width, row.h))
        left += width + gap
    return cells


def words_room(wear: Wear, box: Box, buttons_wide: float) -> Box:
    """What the bar and the buttons leave."""
    theme = wear.theme
    inner = box.trimmed(left=theme.mm(BAR_MM + PAD_MM))
    if theme.glass.is_portrait:
        return inner.trimmed(right=theme.mm(PAD_MM), bottom=theme.space("touch"))
    return inner.trimmed(right=buttons_wide + theme.mm(PAD_MM))
