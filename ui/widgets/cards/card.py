"""A card of the drawn table: a rectangle with its title that a finger can carry."""

from __future__ import annotations

from typing import Any

from kivy.animation import Animation
from kivy.graphics import PopMatrix, PushMatrix, Translate
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty

from companion.core.ports.practice import DrawnCard
from ui.theme.boxes import Box
from ui.theme.colours import faded
from ui.widgets.drawn.touchable import Touchable
from ui.widgets.figures.figures import figure_width, paint_figure
from ui.widgets.icons.icons import CLASSES, paint_icon
from ui.widgets.ink.fits import fit_name, in_height
from ui.widgets.ink.ink import Ink

FAR_PX = 10


class CardWidget(Touchable):
    """Fires on_drop(x, y) where it was let go; a tap without a move is a tap."""

    card = ObjectProperty(None, allownone=True)
    carried = BooleanProperty(False)
    off_x, off_y = NumericProperty(0), NumericProperty(0)  # how far from where it lies it is carried
    watched = ("card", "carried")
    __events__ = ("on_tap", "on_hold", "on_drop")

    def __init__(self, **values: Any) -> None:
        """It lies where it was laid."""
        self._from: tuple[float, float] | None = None
        self._by = Translate(0, 0)
        super().__init__(**values)
        self.canvas.after.add(PopMatrix())
        self.bind(off_x=lambda *_: self._shift(), off_y=lambda *_: self._shift())

    def lie(self, box: Box) -> None:
        """Lie at a box."""
        self.off_x = self.off_y = 0
        self.pos, self.size = (box.x, box.y), (box.w, box.h)

    def repaint(self, *_: Any) -> None:
        """Paint it where it lies; one translation carries it, so that no move paints it anew."""
        super().repaint()
        self.canvas.before.insert(0, PushMatrix())
        self.canvas.before.insert(1, self._by)

    def _shift(self) -> None:
        """In whole dots, so that its words stay sharp."""
        self._by.x, self._by.y = round(self.off_x), round(self.off_y)

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
            self.off_x, self.off_y = dx, dy
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
            Animation(off_x=0, off_y=0, d=seconds).start(self)
        else:
            self.off_x = self.off_y = 0

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
        size, body, caption = min(theme.mm(7), inner.h * 0.28), theme.font("body"), theme.font("caption")
        head = inner
        if card.figures:
            foot, head = inner.cut_bottom(size, theme.mm(1))
            widths = [figure_width(figure.shape, size) for figure in card.figures]
            row = foot.centred(sum(widths) + theme.mm(1) * (len(widths) - 1), size)
            for figure, width in zip(card.figures, widths, strict=True):
                part, row = row.cut_left(width, theme.mm(1))
                paint_figure(ink, figure, part)
        least = theme.plain("caption")
        ways = [(body, 1), (body, 2), (caption, 2), (caption, 3), (least, 2), (least, 3)]
        title = self.wear.say(card.title)
        words = fit_name(ink.press.type, title, inner.w, in_height(ways, head.h))
        used = ink.lines(words.lines, head, words.font, colours.on_card, "center")
        rest = head.trimmed(top=used + theme.mm(1))
        if card.icon in CLASSES and rest.h > size:
            paint_icon(ink, card.icon, rest.centred(size, size), colours.dim_on_card)
