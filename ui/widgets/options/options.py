"""A grid of options; more than fit come on further pages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty
from kivy.uix.floatlayout import FloatLayout

from ui.theme.boxes import Box
from ui.theme.colours import Colour
from ui.widgets.cards.picture import paint_picture, picture_width
from ui.widgets.drawn.touchable import Touchable
from ui.widgets.drawn.wear import Wear
from ui.widgets.figures.figures import PROPORTIONS, figure_width, paint_digits, paint_figure
from ui.widgets.icons.icons import paint_icon
from ui.widgets.ink.fits import Fitted, FittedPair, below, fit, fit_pair, in_height
from ui.widgets.ink.ink import Dry, Ink
from ui.widgets.ink.siblings import least_of
from ui.widgets.options.delta import paint_delta
from ui.widgets.options.layout import NARROWEST_MM, ROW_MM, Option, OptionPage, page_of
from ui.widgets.options.signs import has_signs, paint_border, paint_ends
from ui.widgets.people.tab import paint_tab
from ui.widgets.reel.cut import paint_open
from ui.widgets.spots.spot import Explained

INSET_MM = (2.2, 1.0)  # of words and signs, from the edges of the plate
FOOT_LINES = 2.1  # of words below a picture


class OptionButton(Touchable, Explained):
    """One option."""

    option = ObjectProperty(None, allownone=True)
    leftward = BooleanProperty(False)  # others of the list begin at the left
    most = NumericProperty(0)  # how large the words of its siblings stand
    is_cut = BooleanProperty(False)  # the foot of it is out of sight: a touch draws it in
    even = BooleanProperty(False)  # it is as high as its words need: none of them is smaller than others
    watched = ("option", "leftward", "most", "is_cut", "even")
    explains = False

    def paint(self, ink: Ink) -> None:
        """Plate, what helps to recognise it, words."""
        option: Option = self.option
        theme, colours = ink.theme, ink.theme.colours
        ground, words = colours.card, colours.on_card
        if option.off:
            words = colours.dim_on_card
        if option.chosen:
            ground, words = colours.accent, colours.on_accent
        if self.pressed:
            ground, words = words, ground
        if self.is_cut:
            self._paint_cut(ink, option, ground, words)
            return
        ink.slab(self.box, ground, theme.look.radius)
        paint_border(ink, self.box, option, is_answer=self.even)
        inner = self._paint_photo(ink, option, self._inner())
        if option.photo and self.height > self.width:
            self._paint_caption(ink, option, inner, words)
        else:
            inner = self._paint_signs(ink, option, inner, words) if option.delta is None else inner
            if option.delta is not None:
                paint_delta(ink, option, option.delta, inner, words)
            elif option.words:
                self._paint_words(ink, option, inner, words)
        self.paint_focus(ink, self.box)

    @property
    def reach(self) -> Box:
        """Where a finger hits it: one that is cut is only drawn into sight, from wherever the rows go on."""
        high = max(self.height, self.wear.theme.space("touch")) if self.is_cut else self.height
        return Box(self.x, self.top - high, self.width, high)

    def _paint_cut(self, ink: Ink, option: Option, ground: Colour, words: Colour) -> None:
        """Without a lower edge, and of its words as much as has room."""
        theme, body = ink.theme, ink.theme.font("body")
        paint_open(ink, self.box, ground)
        side, top = map(theme.mm, INSET_MM)
        inner = self.box.trimmed(left=side, right=side, top=2 * top)
        if inner.h >= body.cap:
            head = fit(ink.press.type, option.words, inner.w, [(body, count) for count in (1, 2, 3)])
            ink.words(head.lines[0], inner, body, words, "left", "top")
        self.paint_focus(ink, self.box)

    def _inner(self) -> Box:
        """The room inside the border."""
        return self.box.inset(*map(self.wear.theme.mm, INSET_MM))

    def wish(self) -> int:
        """How large its words would stand alone; words that find no room only make themselves smaller."""
        option: Option | None = self.option
        if option is None or not option.words or option.delta is not None:
            return 0
        inner = self._inner()
        if option.photo and inner.h > inner.w:
            return 0
        dry = Dry(self.wear.theme, self.wear.press)
        inner = self._paint_signs(dry, option, self._paint_photo(dry, option, inner), (0, 0, 0, 0))
        head = self._pair(option, inner, 0).head if option.sub else self._words(option, inner, 0)
        return max(head.font.px, self.wear.theme.plain("body").px)

    def _pair(self, option: Option, inner: Box, most: float) -> FittedPair:
        """The words and what stands below them, in few words where there is no room for all."""
        theme, setter = self.wear.theme, self.wear.press.type
        room, gap = (inner.w, inner.h), theme.mm(1)
        body, caption = theme.font("body"), theme.font("caption")
        between = [theme.plain("body")] if theme.plain("body").px > caption.px else []
        fonts = (body,) if self.even else (body, *between, caption)
        pair = fit_pair(setter, option.words, option.sub, room, fonts, gap, most)
        if pair.foot is None and option.brief:
            pair = fit_pair(setter, option.words, option.brief, room, fonts, gap, most)
        return pair

    def _words(self, option: Option, inner: Box, most: float) -> Fitted:
        """The words alone."""
        theme = self.wear.theme
        sizes = {
            font(name) for name in ("body", "caption") for font in (theme.font, theme.between, theme.plain)
        }
        largest, *less = sorted(sizes, key=lambda font: -font.px)
        lines = 2 if inner.h > largest.cap + largest.px else 1
        more = [(largest, 3), (largest, 4)] if self.even else []
        ways = [(largest, 1), (largest, lines), *more, *((font, rows) for font in less for rows in (1, 2, 3))]
        return fit(self.wear.press.type, option.words, inner.w, in_height(below(ways, most), inner.h))

    def _paint_photo(self, ink: Ink, option: Option, inner: Box) -> Box:
        """The picture of the card: at the left, or above the words where the button stands upright."""
        if not option.photo:
            return inner
        theme = ink.theme
        if inner.h > inner.w:
            part, rest = inner.cut_top(inner.h - FOOT_LINES * theme.font("caption").px, theme.mm(1))
        else:
            part, rest = inner.cut_left(picture_width(inner.h), theme.mm(2))
        paint_picture(ink, self.wear, option.photo, part, self._stale)
        return rest

    def _paint_caption(self, ink: Ink, option: Option, inner: Box, words: Colour) -> None:
        """The name below a picture; the picture says it where there is no room."""
        caption = ink.theme.font("caption")
        name = fit(ink.press.type, option.words, inner.w, [(caption, 1), (caption, 2)])
        if name.whole:
            ink.lines(name.lines, inner, caption, words, "center", "middle")

    def _paint_words(self, ink: Ink, option: Option, inner: Box, words: Colour) -> None:
        """One or more lines, and a caption below."""
        colours = ink.theme.colours
        align = "left" if self.leftward or option.sub or has_signs(option) else "center"
        if option.sub:
            pair = self._pair(option, inner, self.most)
            block = inner.centred(inner.w, pair.height)
            used = ink.lines(pair.head.lines, block, pair.head.font, words, align)
            tint = words if option.chosen or self.pressed else self._below(option)
            if pair.foot is not None:
                foot = block.trimmed(top=used + pair.gap)
                ink.lines(pair.foot.lines, foot, pair.foot.font, tint, align)
            return
        name = self._words(option, inner, self.most)
        ink.lines(
            name.lines, inner, name.font, colours.dim_on_card if option.done else words, align, "middle"
        )

    def _below(self, option: Option) -> Colour:
        """In what the second line is written: a warning in its colour, where that is read on a card."""
        theme = self.wear.theme
        is_read = option.warns and theme.look.manner.frame != "panel"
        return theme.colours.warn if is_read else theme.colours.dim_on_card

    def _paint_signs(self, ink: Ink, option: Option, inner: Box, words: Any) -> Box:
        """Figures at the right, or alone in the middle; tab, tick or icon at the left."""
        theme = ink.theme
        size = min(theme.mm(8.2), inner.h)
        if option.figures and not option.words:
            size = min(theme.mm(11.5), inner.h)
            figure = option.figures[0]
            if figure.shape == "count" and figure.value is not None:  # one height, however many digits
                _, ratio, middle = PROPORTIONS["count"]
                whole = self.box.centred(self.width, size)
                paint_digits(ink, str(figure.value), whole, words, ratio, middle)
                return inner
            paint_figure(ink, figure, inner.centred(figure_width(figure.shape, size), size))
            return inner
        inner = paint_ends(ink, option, inner, words)
        for figure in reversed(option.figures):
            if figure.shape == "count" and figure.value is not None:  # one height, however many digits
                number = theme.font("title", "number")
                count = str(figure.value)
                part, inner = inner.cut_right(ink.press.type.width(count, number), theme.mm(1.5))
                ink.words(count, part, number, words, "right")
                continue
            part, inner = inner.cut_right(figure_width(figure.shape, size), theme.mm(1))
            paint_figure(ink, figure, part.centred(part.w, size))
        if option.seat is not None:
            part, inner = inner.cut_left(size, theme.mm(1.6))
            paint_tab(ink, part.centred(size, size), option.initial or option.words, option.seat)
        if option.icon:
            part, inner = inner.cut_left(theme.mm(6), theme.mm(2)) if option.words else (inner, inner)
            paint_icon(
                ink,
                option.icon,
                part.centred(theme.mm(5.4), theme.mm(5.4)),
                words if option.chosen or self.pressed or option.off else theme.colours.accent,
            )
        return inner


class OptionGrid(FloatLayout):
    """Fires on_choice(id); `turn_page` goes on."""

    __events__ = ("on_choice", "on_page", "on_read")

    def __init__(
        self,
        wear: Wear,
        options: Sequence[Option] = (),
        narrow_mm: float = NARROWEST_MM,
        row_mm: float = ROW_MM,
        **values: Any,
    ) -> None:
        """Show these options."""
        super().__init__(**values)
        self.wear, self.narrow_mm, self.row_mm = wear, narrow_mm, row_mm
        self.options: Sequence[Option] = tuple(options)
        self.across = 0  # keys of a pad stand as hands know them, however much room there is
        self.explains = False  # words of the rows that have rules can be touched apart from the row
        self.page = OptionPage((), 0, 0, 1)
        self.bind(size=lambda *_: self.arrange(), pos=lambda *_: self.arrange())

    def show(self, options: Sequence[Option]) -> None:
        """Show other options, on the same page where there still is one."""
        self.options = tuple(options)
        self.arrange(self.page.number)

    def turn_page(self) -> None:
        """The next page, after the last the first again."""
        self.arrange((self.page.number + 1) % self.page.of)
        self.dispatch("on_page")

    def arrange(self, number: int = 0) -> None:
        """Lay out one page."""
        if self.width < 50:
            return
        self.page = self.laid(number)
        self.clear_widgets()
        shown = self.options[self.page.first : self.page.first + len(self.page.boxes)]
        leftward = not self.across and any(option.sub or has_signs(option) for option in self.options)
        buttons = []
        for option, cell in zip(shown, self.page.boxes, strict=False):
            button = OptionButton(
                wear=self.wear,
                option=option,
                enabled=not option.off,
                leftward=leftward,
                pos=(cell.x, cell.y),
                size=(cell.w, cell.h),
                size_hint=(None, None),
            )
            button.explains = self.explains
            button.bind(on_tap=lambda _w, id=option.id: self.dispatch("on_choice", id))
            if option.reads or option.tells:  # else a slow press is a press
                button.bind(on_hold=lambda _w, one=option: self.dispatch("on_read", one))
            self.add_widget(button)
            buttons.append(button)
        most = least_of(button.wish() for button in buttons)
        for button in buttons:
            button.most = most

    def laid(self, number: int) -> OptionPage:
        """The boxes of a page."""
        box = Box(self.x, self.y, self.width, self.height)
        return page_of(
            self.wear.theme, box, len(self.options), number, self.narrow_mm, self.row_mm, self.across
        )

    def on_choice(self, id: str) -> None:
        """An option was chosen."""

    def on_read(self, option: Option) -> None:
        """An option was held: its card is to be read."""

    def on_page(self) -> None:
        """Another page is shown."""
