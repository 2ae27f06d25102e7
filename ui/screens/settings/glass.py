"""How large this glass is: a card laid on it measures it, or its inches are known."""

from __future__ import annotations

from collections.abc import Callable
from math import hypot
from typing import Any

from kivy.properties import NumericProperty

from ui.context import Context
from ui.preferences import GLASSES
from ui.screens.base.screen import put
from ui.screens.base.sheet import PAGE, Sheet
from ui.screens.base.sizes import decimal
from ui.screens.base.words import is_large
from ui.theme.boxes import Box
from ui.theme.glass import MM_PER_INCH
from ui.widgets.drawn.touchable import Touchable
from ui.widgets.ink.fits import fit
from ui.widgets.ink.ink import Ink
from ui.widgets.keystrip.strip import PlainSpec, StripModel
from ui.widgets.options.layout import Option
from ui.widgets.options.options import OptionGrid
from ui.widgets.sheet.panel import Head

CARD_MM = 63.0  # the short side of every card of these games
INCHES = (5.0, 7.0, 8.0, 10.1, 11.6, 13.3, 15.6, 21.5, 24.0, 27.0)
STEP = 1.01
NARROWER, WIDER = "narrower", "wider"


def card_px(size: tuple[float, float], inches: float) -> float:
    """How wide a card is on a glass of that many pixels and inches."""
    return CARD_MM * hypot(*size) / inches / MM_PER_INCH


def inches_of(size: tuple[float, float], card: float) -> float:
    """How large a glass is on which a card is so many pixels wide."""
    inches = CARD_MM * hypot(*size) / max(1.0, card) / MM_PER_INCH
    return min(GLASSES[1], max(GLASSES[0], inches))


class CardOutline(Touchable):
    """The outline of a card, as wide as it would be; its right edge follows a finger."""

    card = NumericProperty(100.0)
    watched = ("card",)
    __events__ = ("on_wide", "on_tap", "on_hold")

    def paint(self, ink: Ink) -> None:
        """Two heavy edges that a real card is held between, and what to do."""
        theme, colours = ink.theme, ink.theme.colours
        ink.slab(self.box, colours.bg, theme.look.radius)
        width = min(self.card, self.width)
        shape = Box(self.x, self.y + theme.mm(1), width, self.height - theme.mm(2))
        ink.fill(shape, colours.raised)
        for x in (shape.x, shape.right - theme.line("heavy")):
            ink.fill(Box(x, shape.y, theme.line("heavy"), shape.h), colours.accent)
        room = shape.inset(theme.mm(2.4), theme.mm(2))
        body, caption = theme.font("body"), theme.font("caption")
        words = fit(
            ink.press.type,
            self.wear.tell("ui-settings-hold-card"),
            room.w,
            [(body, 4), (caption, 6), (caption, 9)],
        )
        if room.w > theme.mm(24) and words.whole:
            ink.lines(words.lines, room, words.font, colours.text, "center", "middle")
        self.paint_focus(ink, self.box)

    def on_touch_down(self, touch: Any) -> bool:
        """The right edge goes to the finger."""
        if not self.collide_point(*touch.pos):
            return False
        touch.grab(self)
        self.dispatch("on_wide", touch.x - self.x)
        return True

    def on_touch_move(self, touch: Any) -> bool:
        """The right edge follows."""
        if touch.grab_current is self:
            self.dispatch("on_wide", touch.x - self.x)
        return touch.grab_current is self

    def on_touch_up(self, touch: Any) -> bool:
        """It stays where the finger leaves it."""
        if touch.grab_current is not self:
            return False
        touch.ungrab(self)
        return True

    def on_wide(self, px: float) -> None:
        """So many pixels wide is a card here."""


class MeasureSheet(Sheet):
    """The big button takes what was measured."""

    def __init__(self, context: Context, taken: Callable[[float], None], **values: Any) -> None:
        """Begin with what is known or likely."""
        super().__init__(context, "shell", **values)
        self.taken, self.inches = taken, context.glass.diagonal_in
        self.head = Head(wear=self.wear, title=self.wear.tell("ui-settings-diagonal-in"))
        self.outline = CardOutline(wear=self.wear)
        scale = max(1.0, self.wear.theme.glass.text_scale)
        self.grid = OptionGrid(self.wear, narrow_mm=26, row_mm=10.5 * min(1.3, scale))
        self.outline.bind(on_wide=lambda _o, px: self.measured(px))
        self.grid.bind(
            on_choice=lambda _g, id: self.choose(id), on_page=lambda _g: self.strip.show(self.buttons())
        )
        for widget in (self.head, self.outline, self.grid):
            self.add_widget(widget)

    @property
    def glass_px(self) -> tuple[int, int]:
        """The pixels of the glass."""
        return self.context.glass.width, self.context.glass.height

    def lay(self, box: Box) -> None:
        """The outline at the left, inches at the right; standing, the outline above."""
        theme = self.wear.theme
        scale = max(1.0, theme.glass.text_scale)
        head, rest = box.cut_top(round(theme.mm(9.5) * scale), theme.mm(2))
        put(self, self.head, head)
        if theme.glass.is_portrait:
            card, ways = rest.rows([0.5, 0.5], theme.mm(2))
        else:
            card, ways = rest.columns([0.58, 0.42], theme.mm(2.4))
        put(self, self.outline, card)
        put(self, self.grid, ways)
        self._show()

    def options(self) -> tuple[Option, ...]:
        """A little narrower or wider, and the usual sizes whose card has room here."""
        tell, most = self.wear.tell, self.outline.width
        fine = (
            Option(NARROWER, tell("ui-settings-narrower"), icon="narrower"),
            Option(WIDER, tell("ui-settings-wider"), icon="wider"),
        )
        known = [inches for inches in INCHES if card_px(self.glass_px, inches) <= most]
        return (*fine, *(self._usual(inches) for inches in known))

    def _usual(self, inches: float) -> Option:
        words = self.wear.tell("ui-settings-inches", inches=decimal(inches))
        return Option(f"{inches:g}", words, chosen=abs(inches - self.inches) < 0.05)

    def _show(self) -> None:
        self.outline.card = card_px(self.glass_px, self.inches)
        self.grid.show(self.options())
        self.strip.show(self.buttons())

    def measured(self, px: float) -> None:
        """A card is so wide on this glass."""
        self.inches = inches_of(self.glass_px, px)
        self._show()

    def choose(self, id: str) -> None:
        """A usual size, or a little more or less."""
        card = card_px(self.glass_px, self.inches)
        if id in (NARROWER, WIDER):
            self.measured(min(self.outline.width, card * (STEP if id == WIDER else 1 / STEP)))
        else:
            self.inches = float(id)
            self._show()

    def buttons(self) -> StripModel:
        """Take it, or leave it."""
        tell = self.wear.tell
        plain = (PlainSpec("leave", tell("ui-leave-it")), *self.paged(self.grid))
        large = is_large(self.wear.theme)
        second = "" if large else tell("ui-settings-inches", inches=decimal(self.inches))
        return StripModel(first=tell("ui-settings-take"), second=second, plain=plain)

    def big(self) -> None:
        """This large is the glass."""
        self.close()
        self.taken(round(self.inches, 1))

    def plain(self, id: str) -> None:
        """Another page, or leave it."""
        if id == PAGE:
            self.grid.turn_page()
        else:
            self.close()
