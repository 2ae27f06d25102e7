"""The card of a strike: its damage, its name, what it says, where it stays; of a death what now."""

from __future__ import annotations

from kivy.properties import ObjectProperty

from ui.screens.scene.blows import Blow
from ui.theme.boxes import Box
from ui.widgets.drawn.touchable import Touchable
from ui.widgets.ink.fits import fit, in_height, line_step, lines_height
from ui.widgets.ink.ink import Ink

SQUARE_MM, DIGIT_MM, NAME_MM, TEXT_MM = 21.5, 12.5, 6.2, 4.0
ROOMY_MM = 5.2  # of the words, where the panel is high


class StrikeCard(Touchable):
    """Everything that must be read of it; holding it opens its page."""

    blow = ObjectProperty(None, allownone=True)
    watched = ("blow",)

    def paint(self, ink: Ink) -> None:
        """Square and name above, the words below a line."""
        blow: Blow | None = self.blow
        if blow is None:
            return
        theme, colours = ink.theme, ink.theme.colours
        ink.slab(self.box, colours.card, theme.look.radius)
        ink.frame(self.box, colours.danger, theme.line("outline"), theme.look.radius)
        ink.fill(self.box.cut_left(theme.mm(1))[0], colours.danger)
        inner = self.box.inset(theme.mm(3.2), theme.mm(2.8))
        if blow.damage is not None:
            high = min(theme.mm(SQUARE_MM), inner.h * (0.52 if blow.words else 0.7))
            above, inner = inner.cut_top(round(high), theme.mm(2.4))
            self._paint_head(ink, blow, above)
            ink.fill(Box(inner.x, inner.top + theme.mm(1), inner.w, 1), colours.frame)
        self._paint_words(ink, blow, inner)
        self.paint_focus(ink, self.box)

    def _paint_head(self, ink: Ink, blow: Blow, box: Box) -> None:
        """The damage in its square, the name and the facts beside it."""
        theme, colours = ink.theme, ink.theme.colours
        square, room = box.cut_left(box.h, theme.mm(3.4))
        ink.fill(square, colours.danger)
        digit = theme.font_px(min(square.h * 0.6, theme.mm(DIGIT_MM)), "number")
        ink.words(str(blow.damage), square, digit, colours.on_danger, "center")
        scale = min(1.25, theme.glass.text_scale)
        sizes = ((NAME_MM, 1), (4.4, 1), (3.6, 2))
        names = [(theme.font_mm(mm * scale, "title"), lines) for mm, lines in sizes]
        name = fit(ink.press.type, blow.card, room.w, names)
        high = name.font.cap + line_step(name.font) * (len(name.lines) - 1)
        ink.lines(name.lines, room, name.font, colours.text, "left", "top")
        below = room.trimmed(top=high + theme.mm(2.2))
        body = theme.font_mm(3.3 * scale, "body")
        facts = [fit(ink.press.type, words, below.w, [(body, 1), (body, 2)]) for words in blow.facts]
        low = below.y
        for fact in reversed(facts):  # what has no room goes from above: the number stands in the square
            high = lines_height(fact)
            if low + high <= below.top:
                ink.lines(fact.lines, Box(below.x, low, below.w, high), fact.font, colours.dim)
            low += high + line_step(body) - body.cap

    def _paint_words(self, ink: Ink, blow: Blow, box: Box) -> None:
        """What the card says, as large as it fits, and below it that nothing hurries."""
        theme, colours = ink.theme, ink.theme.colours
        body = theme.font_mm(3.3 * min(1.25, theme.glass.text_scale), "body")
        words = " ".join(blow.words)
        hint = fit(ink.press.type, blow.hint, box.w, [(body, 1), (theme.plain("caption"), 2)])
        hint_high = hint.font.cap + line_step(hint.font) * (len(hint.lines) - 1)
        room = box.trimmed(top=theme.mm(1), bottom=hint_high + theme.mm(2)) if blow.hint else box
        if words:
            large = theme.font_mm(TEXT_MM * min(1.25, theme.glass.text_scale), "body")
            usual, small = theme.plain("body"), theme.plain("caption")
            roomy = theme.font_mm(ROOMY_MM, "body")
            ways = [
                (roomy, 1),
                (roomy, 2),
                (large, 1),
                (large, 2),
                (body, 2),
                (body, 3),
                (usual, 4),
                (small, 5),
            ]
            said = fit(ink.press.type, words, room.w, in_height(ways, room.h))
            if not said.whole:  # what it says comes first
                room, hint_high = box.trimmed(top=theme.mm(1)), box.h
                said = fit(ink.press.type, words, room.w, in_height(ways, room.h))
            ink.lines(said.lines, room, said.font, colours.text)
        if hint_high <= box.h * (0.5 if words else 1):
            ink.lines(hint.lines, box, hint.font, colours.dim, "left", "bottom")
