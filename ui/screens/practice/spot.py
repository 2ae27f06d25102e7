"""The spot under the drawn camera."""

from __future__ import annotations

from kivy.properties import ObjectProperty, StringProperty

from companion.core.ports.practice import DrawnCard
from ui.screens.practice.model import fan
from ui.theme.boxes import Box
from ui.widgets.drawn.touchable import Touchable
from ui.widgets.icons.icons import paint_icon
from ui.widgets.ink.fits import fit, fit_name
from ui.widgets.ink.ink import Ink


class CameraSpot(Touchable):
    """What the camera sees: a dashed frame, the cards laid there, and what it has read."""

    cards = ObjectProperty(())
    says = StringProperty("")
    watched = ("cards", "says")

    def paint(self, ink: Ink) -> None:
        """Frame, camera, cards, words."""
        theme, colours = ink.theme, ink.theme.colours
        ink.slab(self.box, colours.recess, theme.look.radius)
        ink.dashes(
            self.box, colours.accent if self.cards else colours.frame, theme.line("outline"), theme.mm(1.6)
        )
        inner = self.box.inset(theme.mm(3), theme.mm(2.4))
        body, caption = theme.font("body"), theme.font("caption")
        foot, above = inner.cut_bottom(body.cap + theme.mm(1.4), theme.mm(1.4))
        words = self.says or self.wear.tell("ui-lay-here")
        line = fit(ink.press.type, words, foot.w, [(body, 1), (caption, 1), (caption, 2)])
        ink.lines(line.lines, foot, line.font, colours.text if self.says else colours.dim, "center", "middle")
        cards: tuple[DrawnCard, ...] = tuple(self.cards)
        if not cards:
            side = min(theme.mm(16), above.h)
            paint_icon(ink, "camera", above.centred(side, side), colours.frame)
        for card, cell in zip(cards, fan(above, len(cards), theme.mm(1.4)), strict=True):
            self._paint_card(ink, card, cell)
        self.paint_focus(ink, self.box)

    def _paint_card(self, ink: Ink, card: DrawnCard, cell: Box) -> None:
        """A card that lies there."""
        theme, colours = ink.theme, ink.theme.colours
        ink.slab(cell, colours.card, theme.mm(1.2))
        ink.frame(cell, colours.accent, theme.line("outline"), theme.mm(1.2))
        inner = cell.inset(theme.mm(1.2), theme.mm(1.4))
        words = self.wear.say(card.title) if card.face_up else ""
        caption = theme.font("caption")
        name = fit_name(
            ink.press.type,
            words,
            inner.w,
            [(theme.font("body"), 1), (caption, 1), (caption, 2), (caption, 3)],
        )
        ink.lines(name.lines, inner, name.font, colours.on_card, "center", "middle")
