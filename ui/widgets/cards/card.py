"""A card of a drawn hand: its name, its numbers and what it does, which a finger lays, carries or holds."""

from __future__ import annotations

from typing import Any

from kivy.animation import Animation
from kivy.graphics import PopMatrix, PushMatrix, Translate
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty

from companion.core.ports.practice import DrawnCard
from ui.theme.boxes import Box
from ui.theme.colours import faded
from ui.widgets.drawn.touchable import Touchable
from ui.widgets.figures.figures import figure_width, paint_figure
from ui.widgets.icons.icons import CLASSES, paint_icon
from ui.widgets.ink.fits import Fitted, fit_beside, fit_name, in_height, line_step
from ui.widgets.ink.ink import Ink
from ui.widgets.tile.measures import FOOT_MM

FAR_MM = 2.0
ALONG = 1.2  # a finger that goes so much more across than up draws the fan along
FIGURE_MM, LEAST_MM, LOWER_MM = 6.2, 4.6, 0.7  # of a number, as it should be and at least


def says_no_more(sentence: str, numbers: str) -> bool:
    """Whether a sentence tells nothing but the numbers: "Gain 1 Attack." beside "1 Attack"."""
    words = sentence.rstrip(".").lower().split()
    return (
        bool(numbers)
        and len(words) <= len(numbers.split()) + 1
        and set(numbers.lower().split()) <= set(words)
    )


def _above(ink: Ink, inner: Box, effect: Fitted | None) -> Box:
    """The room above what a card does."""
    theme = ink.theme
    return inner if effect is None else inner.trimmed(bottom=effect.font.cap + theme.mm(0.2) + theme.mm(0.7))


class CardWidget(Touchable):
    """Fires on_drop(x, y) where it was let go, and on_slide(dx) while it draws the fan along."""

    card = ObjectProperty(None, allownone=True)
    side = StringProperty("whole")  # covered: by one like it, cut: at the end of a fan that goes on
    is_next = BooleanProperty(False)  # the big button lays it
    carried = BooleanProperty(False)
    off_x, off_y = NumericProperty(0), NumericProperty(0)  # how far from where it lies it is carried
    watched = ("card", "side", "is_next", "carried")
    __events__ = ("on_tap", "on_hold", "on_drop", "on_slide", "on_carry")

    def __init__(self, **values: Any) -> None:
        """It lies where it was laid."""
        self._from: tuple[float, float] | None = None
        self._slid: float | None = None
        self._by = Translate(0, 0)
        super().__init__(**values)
        self.canvas.after.add(PopMatrix())
        self.bind(off_x=lambda *_: self._shift(), off_y=lambda *_: self._shift())

    @property
    def can_focus(self) -> bool:  # type: ignore[override]
        """One of several alike is enough for keys, and what is cut can be drawn into sight."""
        return str(self.side) == "whole"

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
            self._from, self._slid = touch.pos, None
        return taken

    def on_touch_move(self, touch: Any) -> bool:
        """Carry it, or draw the fan along; a finger that has held it reads."""
        if touch.grab_current is not self or self._from is None or self._held:
            return False
        dx, dy = touch.x - self._from[0], touch.y - self._from[1]
        if not self.carried and self._slid is None and abs(dx) + abs(dy) > self.wear.theme.mm(FAR_MM):
            self._begin(dx, dy)
        if self._slid is not None:
            self.dispatch("on_slide", dx - self._slid)
            self._slid = dx
        elif self.carried:
            self.off_x, self.off_y = dx, dy
            self.dispatch("on_carry", touch.x, touch.y)
        return True

    def _begin(self, dx: float, dy: float) -> None:
        """It was no tap: across it draws the fan where that goes on, else it is carried."""
        if self._holding is not None:
            self._holding.cancel()
            self._holding = None
        self.pressed = False
        if self.parent is not None and self.parent.goes_on and abs(dx) > ALONG * abs(dy):
            self._slid = 0.0
        else:
            self.carried = True
            self._front()

    def on_touch_up(self, touch: Any) -> bool:
        """Let it go."""
        if touch.grab_current is not self or not (self.carried or self._slid is not None):
            self._from = None
            return super().on_touch_up(touch)
        touch.ungrab(self)
        was_carried = self.carried
        self.carried, self._from, self._slid = False, None, None
        if was_carried:
            self.dispatch("on_drop", *touch.pos)
        return True

    def go_home(self) -> None:
        """Back to where it lay."""
        self._glide(0, 0)

    def fly(self, to: Box) -> float:
        """On its way to a box; says how long that takes."""
        (x, y), (tx, ty) = self.box.centre, to.centre
        return self._glide(tx - x, ty - y)

    def _glide(self, off_x: float, off_y: float) -> float:
        seconds = self.wear.theme.seconds("card_moves_one_place")
        if seconds:
            Animation(off_x=off_x, off_y=off_y, d=seconds, t="out_quad").start(self)
        else:
            self.off_x, self.off_y = off_x, off_y
        return seconds

    def _front(self) -> None:
        """The carried card lies on top."""
        parent = self.parent
        if parent is not None:
            parent.remove_widget(self)
            parent.add_widget(self)

    def on_drop(self, x: float, y: float) -> None:
        """It was let go there."""

    def on_slide(self, dx: float) -> None:
        """A finger draws the fan along."""

    def on_carry(self, x: float, y: float) -> None:
        """It is carried over there."""

    def paint(self, ink: Ink) -> None:
        """Face with name, numbers and what it does, or the weave of its back."""
        theme, colours = ink.theme, ink.theme.colours
        card: DrawnCard = self.card
        radius = theme.look.radius
        ink.slab(self.box, colours.raised if self.pressed or self.carried else colours.card, radius)
        if not card.face_up:
            ink.weave(self.box.inset(theme.mm(1)), theme.look.manner.weave, faded(colours.frame, 0.5))
        tone = colours.accent if self.is_next or self.carried else colours.frame
        ink.frame(self.box, tone, theme.line("outline"), radius)
        if card.face_up:
            self._paint_side(ink, card)
        if self.is_next:
            side = theme.line("tab")
            right, top = self.box.right, self.box.top
            ink.shape([(right, top - side), (right, top), (right - side, top)], colours.accent)
            ink.fill(Box(self.x, self.y, self.width, theme.mm(FOOT_MM)), colours.accent)
        self.paint_focus(ink, self.box)

    def _paint_side(self, ink: Ink, card: DrawnCard) -> None:
        """As much as is seen of it."""
        theme = ink.theme
        if self.side == "covered":
            if card.figures:
                size = min(theme.mm(FIGURE_MM), self.width - theme.mm(1.2))
                width = figure_width(card.figures[0].shape, size)
                paint_figure(ink, card.figures[0], self.box.centred(width, size))
            return
        large = max(1.0, theme.glass.text_scale)
        inner = self.box.trimmed(
            left=theme.mm(1.5),
            right=theme.mm(1.0),
            top=theme.mm(large),
            bottom=theme.mm(FOOT_MM + 0.1 + (large - 1) * 0.9),
        )
        if self.side == "cut":
            name = self._name(ink, inner, inner.w)
            ink.lines(name.lines, inner, name.font, theme.colours.on_card)
            return
        self._paint_face(ink, card, inner)

    def _paint_face(self, ink: Ink, card: DrawnCard, inner: Box) -> None:
        """Name above, numbers at the right, what it does at the foot; sooner a whole name than a sentence."""
        theme, colours = ink.theme, ink.theme.colours
        effect = self._effect(ink, card, inner)
        head = _above(ink, inner, effect)
        name = self._name(ink, head, head.w - self._figures_width(ink, card, head))
        if effect is not None and not self._is_said(name):
            effect, head = None, inner
            name = self._name(ink, head, head.w - self._figures_width(ink, card, head))
        self._paint_figures(ink, card, head)
        ink.lines(name.lines, head, name.font, colours.on_card)
        below = head.trimmed(top=name.font.cap + line_step(name.font) * (len(name.lines) - 1) + theme.mm(1.4))
        side = min(theme.mm(4.6), below.h)
        if card.icon in CLASSES and side >= theme.font("caption").cap:
            paint_icon(ink, card.icon, Box(below.x, below.top - side, side, side), colours.dim_on_card)
        if effect is not None:
            tone = colours.accent if self._is_on(card) else colours.dim_on_card
            ink.words(effect.lines[0], inner, effect.font, tone, "left", "bottom")

    def _figure_size(self, ink: Ink, card: DrawnCard, head: Box) -> float:
        """How high numbers are: below the name, else beside it, where two of them are smaller."""
        theme = ink.theme
        low = head.h + theme.mm(LOWER_MM)
        below_name = low - theme.font("body").cap - theme.mm(0.2)
        wanted = theme.mm(FIGURE_MM * max(1.0, theme.glass.text_scale))
        if below_name >= theme.mm(LEAST_MM):
            return float(min(wanted, below_name))
        return float(min(wanted, low, theme.mm(LEAST_MM) if len(card.figures) > 1 else wanted))

    def _figures_width(self, ink: Ink, card: DrawnCard, head: Box) -> float:
        """How much of the width numbers take."""
        size, gap = self._figure_size(ink, card, head), ink.theme.mm(0.6)
        return sum(figure_width(figure.shape, size) + gap for figure in card.figures)

    def _paint_figures(self, ink: Ink, card: DrawnCard, head: Box) -> None:
        """Numbers at the lower right of the head, a little into the gap above what it does."""
        left, size = head.trimmed(bottom=-ink.theme.mm(LOWER_MM)), self._figure_size(ink, card, head)
        for figure in reversed(card.figures):
            part, left = left.cut_right(figure_width(figure.shape, size), ink.theme.mm(0.6))
            paint_figure(ink, figure, part.cut_bottom(size)[0])

    def _name(self, ink: Ink, head: Box, beside: float) -> Fitted:
        """On one line over the whole width, else broken between its words, the last beside the numbers."""
        names, setter = self.wear.names(self.card.title), ink.press.type
        body, caption = ink.theme.font("body"), ink.theme.font("caption")
        if self.side != "whole":
            return fit_name(setter, names, head.w, [(body, 1), (body, 3), (caption, 3)])
        for font in (body, caption):
            for name in names if head.h >= font.cap + line_step(font) else ():
                if found := fit_beside(setter, name, (head.w, beside), font):
                    return found
        least = ink.theme.plain("caption")
        ways = [(body, 1), (caption, 1), (caption, 2), (least, 2), (least, 3)]
        return fit_name(setter, names, beside, in_height(ways, head.h))

    def _is_said(self, name: Fitted) -> bool:
        """Whether a name stands there uncut, in full or as the data says it in short."""
        names = [one.replace(" ", "") for one in self.wear.names(self.card.title)]
        return name.whole and "".join(name.lines).replace(" ", "") in names

    def _effect(self, ink: Ink, card: DrawnCard, inner: Box) -> Fitted | None:
        """What it does on one line; what has no room is read by holding the card, and never cut."""
        sentences = (card.text, *(one.text for one in card.live))
        said = [self.wear.say(one) for one in sentences if one is not None]
        gives = self._gives(card)
        wordings = [gives, *said] if said and says_no_more(said[0], gives) else [*said, gives]
        ways = [
            (words, font)
            for font in (ink.theme.font("body"), ink.theme.font("caption"))
            for words in wordings
            if words and ink.press.type.width(words, font) <= inner.w
        ]
        return Fitted((ways[0][0],), ways[0][1]) if ways else None

    def _gives(self, card: DrawnCard) -> str:
        """The numbers in words, where nothing else is said."""
        labelled = [
            figure for figure in card.figures if figure.label is not None and figure.value is not None
        ]
        return ", ".join(
            self.wear.tell("ui-pool-gives", name=figure.label, count=figure.value) for figure in labelled
        )

    def _is_on(self, card: DrawnCard) -> bool:
        """Whether what it does counts now, as far as it depends on something."""
        return bool(card.live) and all(one.met for one in card.live)
