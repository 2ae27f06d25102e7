"""What the screen would look like, drawn as it would be: type, colours and shapes."""

from __future__ import annotations

from typing import Any

from kivy.properties import ObjectProperty

from companion.core.crossing.views import Figure
from ui.preferences import Preferences
from ui.theme.boxes import Box
from ui.theme.glass import glass_for
from ui.theme.looks import look_of
from ui.theme.theme import Theme
from ui.widgets.drawn.drawn import Drawn
from ui.widgets.figures.figures import figure_width, paint_figure
from ui.widgets.icons.icons import paint_icon
from ui.widgets.ink.ink import Ink

FIGURES = (Figure("fight", 5), Figure("pay", 3, filled=False), Figure("harm", 2))
SIGNS = (("warn", "refused"), ("danger", "close"), ("tolerated", "anyway"), ("accent", "check"))
SIZE_MM = 9.0


class Sample(Drawn):
    """A piece of a screen in the look of a game, as these wishes would have it."""

    wishes = ObjectProperty(Preferences())
    room = ObjectProperty("shell")
    watched = ("wishes", "room")

    def theme(self) -> Theme:
        """The theme of these wishes on this glass."""
        mine, wishes = self.wear.theme, self.wishes
        glass = glass_for(
            mine.glass.width, mine.glass.height, wishes.diagonal_in, wishes.text_scale,
            mine.tokens.screen.px_per_mm,
        )  # fmt: skip
        return Theme(mine.tokens, look_of(mine.tokens, self.room, wishes.vision, wishes.ground), glass)

    def paint(self, ink: Ink) -> None:
        """A heading, a sentence, a caption, figures and signs, from the top as far as there is room."""
        theme, mine = self.theme(), ink.theme
        ink.theme = theme
        colours, tell = theme.colours, self.wear.tell
        ink.slab(self.box, colours.bg, theme.look.radius)
        ink.frame(self.box, colours.frame, theme.line("outline"), theme.look.radius)
        rest = self.box.inset(theme.mm(2.4), theme.mm(2.4))
        title, body, caption = theme.font("title", "title"), theme.font("body"), theme.font("caption")
        for font, what, tint in (
            (title, "title", colours.text), (body, "body", colours.text), (caption, "caption", colours.dim),
        ):  # fmt: skip
            said = tell(f"ui-settings-sample-{what}")
            words = theme.cased(said) if font is title else said
            lines = ink.press.type.wrap(words, font, rest.w)
            high = font.cap + (len(lines) - 1) * font.px
            if high <= rest.h:
                used = ink.lines(lines, rest, font, tint)
                rest = rest.trimmed(top=used + theme.mm(2.6))
        self._paint_signs(ink, rest)
        ink.theme = mine

    def _paint_signs(self, ink: Ink, rest: Box) -> None:
        """The shapes that numbers stand in, and the signs of what warns: shape and colour together."""
        theme, size = ink.theme, ink.theme.mm(SIZE_MM)
        if rest.h < size:
            return
        line, rest = rest.cut_top(size, theme.mm(2.2))
        for figure in FIGURES:
            part, line = line.cut_left(figure_width(figure.shape, size), theme.mm(2))
            paint_figure(ink, figure, part)
        if rest.h < size * 0.8:
            return
        for tone, icon in SIGNS:
            part, rest = rest.cut_left(size, theme.mm(2))
            ink.slab(part.cut_top(size * 0.8)[0], getattr(theme.colours, tone), theme.look.radius)
            ground: Any = theme.colours.bg
            paint_icon(ink, icon, part.cut_top(size * 0.8)[0].inset(size * 0.16), ground)
