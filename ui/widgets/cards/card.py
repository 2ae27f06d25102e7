"""A card of a drawn hand: its name, its numbers and what it does, which a finger lays, carries or holds."""

from __future__ import annotations

from typing import Any

from kivy.animation import Animation
from kivy.graphics import PopMatrix, PushMatrix, Translate
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty

from companion.core.ports.practice import DrawnCard
from ui.theme.boxes import Box
from ui.theme.colours import faded
from ui.widgets.cards.face import FIGURE_MM, LOWER_MM, CardFace, card_face
from ui.widgets.drawn.touchable import Touchable
from ui.widgets.figures.figures import figure_width, paint_figure
from ui.widgets.icons.icons import CLASSES, paint_icon
from ui.widgets.ink.fits import Fitted, below, fit_name, lines_height
from ui.widgets.ink.ink import Ink

FAR_MM = 2.0
NEXT_MM, TAIL_MM, TOP_MM = 1.0, 0.9, 0.7  # the foot of the next card, tails above it, the upper edge
ALONG = 1.2  # a finger that goes so much more across than up draws the fan along


def says_no_more(sentence: str, numbers: str) -> bool:
    """Whether a sentence tells nothing but the numbers: "Gain 1 Attack." beside "1 Attack"."""
    words = sentence.rstrip(".").lower().split()
    return (
        bool(numbers)
        and len(words) <= len(numbers.split()) + 1
        and set(numbers.lower().split()) <= set(words)
    )


class CardWidget(Touchable):
    """Fires on_drop(x, y) where it was let go, and on_slide(dx) while it draws the fan along."""

    card = ObjectProperty(None, allownone=True)
    side = StringProperty("whole")  # covered: by one like it, cut: at the end of a fan that goes on
    is_next = BooleanProperty(False)  # the big button lays it
    carried = BooleanProperty(False)
    off_x, off_y = NumericProperty(0), NumericProperty(0)  # how far from where it lies it is carried
    most = NumericProperty(0)  # how large the names of its siblings stand
    most_figure = NumericProperty(0)  # and how high their numbers
    most_said = NumericProperty(0)  # and how large what they do
    watched = ("card", "side", "is_next", "carried", "most", "most_figure", "most_said")
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
            ink.fill(Box(self.x, self.y, self.width, theme.mm(NEXT_MM)), colours.accent)
        self.paint_focus(ink, self.box)

    def _paint_side(self, ink: Ink, card: DrawnCard) -> None:
        """As much as is seen of it."""
        theme = ink.theme
        if self.side == "covered":
            if card.figures:
                size = min(self.most_figure or theme.mm(FIGURE_MM), self.width - theme.mm(1.2))
                width = figure_width(card.figures[0].shape, size)
                paint_figure(ink, card.figures[0], self.box.centred(width, size))
        elif self.side == "cut":
            inner = self._inner()
            body, least = theme.plain("body"), theme.plain("caption")
            ways = [(theme.font("body"), 1), (body, 1), (body, 3), (least, 3)]
            name = fit_name(ink.press.type, self.wear.names(card.title), inner.w, below(ways, self.most))
            ink.lines(name.lines, inner, name.font, theme.colours.on_card)
        else:
            self._paint_face(ink, card, self._inner())

    def _inner(self) -> Box:
        """The room of words and numbers: tails of letters stay above the foot of the next card."""
        theme = self.wear.theme
        large = max(1.0, theme.glass.text_scale)
        edges = {"left": theme.mm(1.5), "right": theme.mm(1.0), "top": theme.mm(TOP_MM * large)}
        return self.box.trimmed(bottom=theme.mm(NEXT_MM + TAIL_MM * large), **edges)

    def _paint_face(self, ink: Ink, card: DrawnCard, inner: Box) -> None:
        """Name above, numbers at the right, what it does at the foot."""
        theme, colours = ink.theme, ink.theme.colours
        effect = self._effect(card, inner, self.most_said)
        face = card_face(self.wear, card, inner, effect, self._gives(card), (self.most, self.most_figure))
        self._paint_figures(ink, card, face)
        ink.lines(face.name.lines, face.head, face.name.font, colours.on_card)
        under = face.head.trimmed(top=lines_height(face.name) + theme.mm(1.4))
        side = min(theme.mm(4.6), under.h)
        if card.icon in CLASSES and side >= theme.plain("caption").cap:
            paint_icon(ink, card.icon, Box(under.x, under.top - side, side, side), colours.dim_on_card)
        if face.effect is not None:
            tone = colours.accent if self._is_on(card) else colours.dim_on_card
            ink.words(face.effect.lines[0], inner, face.effect.font, tone, "left", "bottom")

    def _paint_figures(self, ink: Ink, card: DrawnCard, face: CardFace) -> None:
        """Numbers at the lower right of the head, a little into the gap above what it does."""
        left = face.head.trimmed(bottom=-ink.theme.mm(LOWER_MM))
        for figure in reversed(card.figures):
            part, left = left.cut_right(figure_width(figure.shape, face.figure), ink.theme.mm(0.6))
            paint_figure(ink, figure, part.cut_bottom(face.figure)[0])

    def _face_alone(self, most: float) -> CardFace | None:
        """How it would stand without siblings; what is not wholly seen has no say."""
        card: DrawnCard | None = self.card
        if card is None or self.side != "whole" or not card.face_up:
            return None
        inner = self._inner()
        effect = self._effect(card, inner, self.most_said)
        return card_face(self.wear, card, inner, effect, self._gives(card), (most, 0))

    def wish_said(self) -> int:
        """How large what it does would stand alone."""
        card: DrawnCard | None = self.card
        if card is None or self.side != "whole" or not card.face_up:
            return 0
        effect = self._effect(card, self._inner(), 0)
        return effect.font.px if effect is not None else 0

    def wish(self) -> int:
        """How large its name would stand alone."""
        face = self._face_alone(0)
        return face.name.font.px if face is not None else 0

    def wish_figure(self) -> float:
        """How high its numbers would be alone, beside a name as large as those of its siblings."""
        face = self._face_alone(self.most)
        return face.figure if face is not None and self.card.figures else 0

    def _effect(self, card: DrawnCard, inner: Box, most: float) -> Fitted | None:
        """What it does on one line; what has no room is read by holding the card, and never cut."""
        theme, setter = self.wear.theme, self.wear.press.type
        sentences = (card.text, *(one.text for one in card.live))
        whole = [self.wear.say(one) for one in sentences if one is not None]
        said = [*whole, *(one.partition(". ")[0] + "." for one in whole if ". " in one)]
        gives = self._gives(card)
        wordings = [gives, *said] if said and says_no_more(said[0], gives) else [*said, gives]
        ways = [
            Fitted((words,), font)
            for font, _ in below([(theme.font("body"), 1), (theme.plain("body"), 1)], most)
            for words in wordings
            if words and setter.width(words, font) <= inner.w
        ]
        return ways[0] if ways else None

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
