"""The curtain before private things: nothing of them is drawn before the ring is full."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kivy.animation import Animation
from kivy.clock import Clock
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty

from companion.core.views import SeatView
from ui.bridge import Button
from ui.context import Context
from ui.screens.base.screen import Screen, put
from ui.theme.boxes import Box
from ui.theme.colours import faded, mixed
from ui.widgets.buttons.plain import PlainButton
from ui.widgets.drawn.drawn import Drawn
from ui.widgets.drawn.touchable import Touchable
from ui.widgets.ground.ground import Veil
from ui.widgets.icons.icons import paint_icon
from ui.widgets.ink.fitting import fit
from ui.widgets.ink.ink import Ink
from ui.widgets.people.tab import paint_tab
from ui.widgets.shapes.outlines import circle

BAND_MM = 13.0
LOOK_S = 20.0  # private things close by themselves when nobody has touched them for so long


class Bands(Drawn):
    """Person, name, bands in the person's pattern, chevrons."""

    seat = ObjectProperty(None, allownone=True)
    lead = StringProperty("")
    away = StringProperty("")
    let_go = StringProperty("")
    watched = ("seat", "lead", "away", "let_go")

    def paint(self, ink: Ink) -> None:
        """All of it readable from across the table."""
        theme, colours = ink.theme, ink.theme.colours
        seat: SeatView = self.seat
        look = theme.seat(seat.colour)
        ink.fill(self.box, colours.bg)
        band = theme.mm(BAND_MM)
        for bar in (self.box.cut_top(band)[0], self.box.cut_bottom(band)[0]):
            ink.fill(bar, look.colour)
            if look.pattern != "solid":
                ink.weave(bar, f"seat-{look.pattern}", faded(theme.seat_ink, 0.3), 2.0)
        self._paint_chevrons(ink, self.box.cut_top(band)[0])
        self._paint_words(ink, seat, self.box.trimmed(top=band, bottom=band))

    def _paint_chevrons(self, ink: Ink, band: Box) -> None:
        """The way the screen goes."""
        size, gap = band.h * 0.62, band.h * 0.5
        for at in range(3):
            x = band.right - ink.theme.mm(3) - (2 - at) * gap - size * 0.5
            points = [
                (x, band.y + (band.h + size) / 2),
                (x + size * 0.5, band.y + band.h / 2),
                (x, band.y + (band.h - size) / 2),
            ]
            ink.line(points, ink.theme.seat_ink, ink.theme.mm(1.5))

    def _paint_words(self, ink: Ink, seat: SeatView, box: Box) -> None:
        """Who it is for, and what everybody else does."""
        theme, colours = ink.theme, ink.theme.colours
        title, body = theme.font("title"), theme.font("body")
        if theme.glass.is_portrait:
            box = box.cut_top(box.h * 0.5)[0].inset(theme.mm(5), theme.mm(4))
        else:
            box = box.trimmed(left=theme.mm(10), right=box.w * 0.38, top=theme.mm(6), bottom=theme.mm(6))
        head, foot = box.rows([0.62, 0.38], theme.mm(3))
        tab = min(head.h, theme.mm(28), head.w * 0.36)
        part, words = head.cut_left(tab, theme.mm(7))
        paint_tab(ink, part.centred(tab, tab), seat.name, seat.colour)
        lead = fit(ink.press.type, self.lead, words.w, [(title, 1), (body, 1), (body, 2)])
        above, below = words.rows([0.4, 0.6])
        ink.lines(lead.lines, above, lead.font, colours.dim, "left", "middle")
        scene = theme.font("scene", "title")
        name = fit(
            ink.press.type, seat.name, below.w, [(scene, 1), (theme.font("key", "title"), 1), (title, 1)]
        )
        ink.words(name.lines[0], below, name.font, colours.text)
        for row, (text, colour) in zip(
            foot.rows(2), ((self.away, colours.text), (self.let_go, colours.dim)), strict=True
        ):
            line = fit(ink.press.type, text, row.w, [(body, 1), (theme.font("caption"), 2)])
            ink.lines(line.lines, row, line.font, colour, "left", "middle")


class HoldRing(Touchable):
    """A circle to hold; letting go empties it at once."""

    filled = NumericProperty(0.0)
    words = StringProperty("")
    colour = ObjectProperty((1, 1, 1, 1))
    full = BooleanProperty(False)
    watched = ("filled", "words", "colour")
    __events__ = ("on_full", "on_let_go")

    def paint(self, ink: Ink) -> None:
        """The circle, how far the ring is, an eye and the words."""
        theme, colours = ink.theme, ink.theme.colours
        side = min(self.width, self.height)
        box = self.box.centred(side, side)
        ring = theme.mm(2.4)
        ink.shape(
            circle(box.inset(ring * 0.7)), mixed(colours.card, colours.raised, 0.6 if self.pressed else 0)
        )
        ink.line(circle(box.inset(ring * 0.7)), colours.frame, theme.line("heavy"), closed=True)
        if self.filled > 0.01:
            arc = circle(box.inset(ring / 2), 90, 90 - 360 * min(0.999, float(self.filled)))
            ink.line(arc, tuple(self.colour), ring)
        eye = theme.mm(16)
        above, below = box.inset(side * 0.14).rows([0.56, 0.44])
        paint_icon(ink, "look", above.centred(eye, eye), colours.text)
        font = theme.font("body")
        said = fit(ink.press.type, self.words, below.w, [(font, 1), (font, 2), (theme.font("caption"), 2)])
        ink.lines(said.lines, below, said.font, colours.text, "center", "top")
        self.paint_focus(ink, self.box)

    def on_pressed(self, _widget: Any, pressed: bool) -> None:
        """Fill while it is held."""
        Animation.cancel_all(self, "filled")
        if pressed:
            seconds = self.wear.theme.seconds("hold_to_look")
            filling = Animation(filled=1.0, d=seconds * (1 - self.filled))
            filling.bind(on_complete=lambda *_: self._is_full())
            filling.start(self)
        elif not self.full:
            self.filled = 0.0

    def _is_full(self) -> None:
        """Now, and not before."""
        self.full = True
        self.dispatch("on_full")

    def on_full(self) -> None:
        """The ring is full."""

    def on_let_go(self) -> None:
        """The finger has gone."""

    def _hold(self, _dt: float) -> None:
        """Holding is the whole point here: it is no long press."""


class Curtain(Screen):
    """Pass the screen to a person, who holds to look; `reveal` opens what is private."""

    def __init__(
        self,
        context: Context,
        seat: SeatView,
        reveal: Callable[[], None],
        skip: Callable[[], None] | None = None,
        **values: Any,
    ) -> None:
        """Everything public: a name, a pattern, a circle."""
        super().__init__(context, "shell", **values)
        tell = self.wear.tell
        self.reveal, self.skip = reveal, skip
        self.veil = Veil(wear=self.wear)
        self.bands = Bands(
            wear=self.wear,
            seat=seat,
            lead=tell("ui-pass-to"),
            away=tell("ui-look-away"),
            let_go=tell("ui-hidden-again"),
        )
        self.ring = HoldRing(
            wear=self.wear, words=tell("ui-hold-to-look"), colour=self.wear.theme.seat(seat.colour).colour
        )
        self.not_me = PlainButton(wear=self.wear, text=tell("ui-not-me"))
        self.later = PlainButton(wear=self.wear, text=tell("ui-skip-look"))
        self.ring.bind(on_full=lambda _r: self._open())
        self.not_me.bind(on_tap=lambda _b: self.close())
        self.later.bind(on_tap=lambda _b: self._skip())
        for widget in (self.veil, self.bands, self.ring, self.not_me, *((self.later,) if skip else ())):
            self.add_widget(widget)

    def arrange(self) -> None:
        """The circle at the right, or standing below the words."""
        if self.width < 100:
            return
        theme = self.wear.theme
        band = theme.mm(BAND_MM)
        put(self, self.veil, self.box)
        put(self, self.bands, self.box)
        middle = self.box.trimmed(top=band, bottom=band)
        side = min(theme.mm(52), middle.h - theme.mm(5), self.width * 0.6)
        if theme.glass.is_portrait:
            place = middle.cut_bottom(middle.h * 0.5)[0].centred(side, side)
        else:
            place = middle.cut_right(side + theme.mm(6))[0].centred(side, side)
        put(self, self.ring, place)
        foot = self.box.cut_bottom(band)[0].inset(theme.mm(2.6), theme.mm(1.6))
        put(self, self.not_me, foot.cut_left(theme.mm(29))[0])
        if self.skip is not None:
            put(self, self.later, foot.cut_right(theme.mm(36))[0])

    def press(self, button: Button) -> None:
        """Undo goes away; the other buttons do not look: that is for the person who holds."""
        if button == "undo":
            self.close()

    def _open(self) -> None:
        """The ring is full: show what is private, and shut it again when nobody touches it."""
        self.close()
        Clock.schedule_once(lambda _dt: self.reveal(), 0)

    def _skip(self) -> None:
        """Not now."""
        self.close()
        if self.skip is not None:
            self.skip()

    def close(self) -> None:
        """Draw nothing more."""
        if self.context.stage is not None:
            self.context.stage.close(self)
