"""The small map beside an enlarged section: who holds what, where one can go, which section is enlarged."""

from __future__ import annotations

from typing import Any

from kivy.properties import ObjectProperty, StringProperty

from companion.core.crossing.views import SeatView
from companion.core.language.ids import SeatId
from ui.theme.boxes import Box, around
from ui.widgets.drawn.touchable import Touchable
from ui.widgets.ink.ink import Ink
from ui.widgets.people.tab import tab_alone
from ui.widgets.space.bar import paint_bar
from ui.widgets.space.dots import Dot

BAR_MM = 1.1
FRAME_MM = 0.6  # outside the enlarged section


class MapWidget(Touchable):
    """Shows dots; a finger means the section under it, the keys the one after `page`."""

    dots = ObjectProperty(())
    seats = ObjectProperty(())
    page = StringProperty("")
    watched = ("dots", "seats", "page")

    def on_touch_down(self, touch: Any) -> bool:
        """Which section lies under the finger, or next to it."""
        if self.collide_point(*touch.pos) and self.dots:
            self.target = f"page:{self.section_at(touch.x, touch.y)}"
        return bool(super().on_touch_down(touch))

    def section_at(self, x: float, y: float) -> str:
        """The section of the space that is nearest to a point."""

        def away(dot: Dot) -> float:
            across, up = dot.box.centre
            return (across - x) ** 2 + (up - y) ** 2

        dots: tuple[Dot, ...] = tuple(self.dots)
        return min(dots, key=away).section

    def paint(self, ink: Ink) -> None:
        """Every space, then the frame of what is enlarged."""
        theme = ink.theme
        dots: tuple[Dot, ...] = tuple(self.dots)
        for dot in dots:
            self._paint_dot(ink, dot)
        shown = [dot.box for dot in dots if dot.seen] or [dot.box for dot in dots if dot.section == self.page]
        if shown:
            frame = around(shown).inset(-theme.mm(FRAME_MM))
            ink.frame(frame, theme.colours.accent, theme.line("heavy"))
        self.paint_focus(ink, self.box)

    def _paint_dot(self, ink: Ink, dot: Dot) -> None:
        """Its ground, who holds it, whether one can go there."""
        theme, colours = ink.theme, ink.theme.colours
        card = next((tile for tile in dot.place.tiles if tile.kind == "location"), None)
        tints = theme.look.sections
        ground = tints[dot.tint % len(tints)] if tints else colours.recess
        ground = colours.raised if card is not None else ground
        ink.fill(dot.box, colours.text if "picked" in dot.place.states else ground)
        ink.frame(dot.box, colours.frame, 1)
        if card is not None and card.owner is not None:
            bar = Box(dot.box.x, dot.box.y, theme.mm(BAR_MM), dot.box.h)
            paint_bar(ink, bar, self._colour(card.owner))
        home = next((tile.owner for tile in dot.place.tiles if tile.kind == "home"), None)
        if home is not None:
            side = dot.box.h * 0.78
            tab_alone(ink, dot.box.centred(side, side), self._colour(home))
        if dot.legal:
            ink.frame(dot.box, colours.accent, theme.line("outline") * 1.5)

    def _colour(self, owner: SeatId) -> int:
        """The colour of a person."""
        seats: tuple[SeatView, ...] = tuple(self.seats)
        return next((seat.colour for seat in seats if seat.seat == owner), 0)
