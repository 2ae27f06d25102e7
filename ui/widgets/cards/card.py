"""A card of the drawn table: a rectangle with its title that a finger can carry."""

from __future__ import annotations

from typing import Any

from kivy.animation import Animation
from kivy.properties import BooleanProperty, ObjectProperty

from ui.ports import DrawnCard
from ui.theme.boxes import Box
from ui.theme.colours import faded
from ui.widgets.drawn.touchable import Touchable
from ui.widgets.figures.figures import figure_width, paint_figure
from ui.widgets.icons.icons import CLASSES, paint_icon
from ui.widgets.ink.fitting import fit_name
from ui.widgets.ink.ink import Ink

FAR_PX = 10


class CardWidget(Touchable):
    """Fires on_drop(x, y) where it was let go; a tap without a move is a tap."""

    card = ObjectProperty(None, allownone=True)
    carried = BooleanProperty(False)
    watched = ("card", "carried")
    __events__ = ("on_tap", "on_hold", "on_drop")

    def __init__(self, **values: Any) -> None:
        """It lies where it was laid."""
        self.home: tuple[float, float] = (0, 0)
        self._from: tuple[float, float] | None = None
        super().__init__(**values)

    def lie(self, box: Box) -> None:
        """Lie at a box."""
        self.home = (box.x, box.y)
        self.pos, self.size = (box.x, box.y), (box.w, box.h)

    def on_touch_down(self, touch: Any) -> bool:
        """Take the card up."""
        taken = super().on_touch_down(touch)
        if taken:
            self._from = touch.pos
        return taken

    def on_touch_move(self, touch: Any) -> bool:
        """Carry it."""
        if touch.grab_current is not self or self._from is None:
            return False
        dx, dy = touch.x - self._from[0], touch.y - self._from[1]
        if not self.carried and abs(dx) + abs(dy) > FAR_PX:
            self.carried, self.pressed = True, False
            self._front()
        if self.carried:
            self.pos = (self.home[0] + dx, self.home[1] + dy)
        return True

    def on_touch_up(self, touch: Any) -> bool:
        """Let it go."""
        if touch.grab_current is not self or not self.carried:
            self._from = None
            return super().on_touch_up(touch)
        touch.ungrab(self)
        self.carried, self._from = False, None
        self.dispatch("on_drop", *touch.pos)
        return True

    def go_home(self) -> None:
        """Back to where it lay."""
        seconds = self.wear.theme.seconds("card_moves_one_place")
        if seconds:
            Animation(x=self.home[0], y=self.home[1], d=seconds).start(self)
        else:
            self.pos = self.home

    def _front(self) -> None:
        """The carried card lies on top."""
        parent = self.parent
        if parent is not None:
            parent.remove_widget(self)
            parent.add_widget(self)

    def on_drop(self, x: float, y: float) -> None:
        """It was let go there."""

    def paint(self, ink: Ink) -> None:
        """Face with title and numbers, or the weave of its back."""
        theme, colours = ink.theme, ink.theme.colours
        card: DrawnCard = self.card
        radius = theme.mm(1.4)
        ink.slab(self.box, colours.card if not (self.pressed or self.carried) else colours.raised, radius)
        if not card.face_up:
            ink.weave(self.box.inset(theme.mm(1)), theme.look.manner.weave, faded(colours.frame, 0.5))
        line = colours.accent if self.carried else colours.frame
        ink.frame(self.box, line, theme.line("outline"), radius)
        if card.face_up:
            self._paint_face(ink, card, self.box.inset(theme.mm(1.6), theme.mm(2)))
        self.paint_focus(ink, self.box)

    def _paint_face(self, ink: Ink, card: DrawnCard, inner: Box) -> None:
        """Title above, class in the middle, numbers at the foot."""
        theme, colours = ink.theme, ink.theme.colours
        body, caption = theme.font("body"), theme.font("caption")
        words = fit_name(
            ink.press.type,
            self.wear.say(card.title),
            inner.w,
            [(body, 1), (body, 2), (caption, 2), (caption, 3)],
        )
        used = ink.lines(words.lines, inner, words.font, colours.on_card, "center")
        rest = inner.trimmed(top=used + theme.mm(1))
        size = min(theme.mm(7), rest.h * 0.4)
        if card.figures:
            foot, rest = rest.cut_bottom(size)
            widths = [figure_width(figure.shape, size) for figure in card.figures]
            row = foot.centred(sum(widths) + theme.mm(1) * (len(widths) - 1), size)
            for figure, width in zip(card.figures, widths, strict=True):
                part, row = row.cut_left(width, theme.mm(1))
                paint_figure(ink, figure, part)
        if card.icon in CLASSES and rest.h > size:
            paint_icon(ink, card.icon, rest.centred(size, size), colours.dim_on_card)
