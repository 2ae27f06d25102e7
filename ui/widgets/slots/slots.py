"""Slots that are struck one after another: a struck one is filled, a bar below it is what was built in.

Each is touched by itself: its card is what a finger there means.
"""

from __future__ import annotations

from typing import Any

from kivy.properties import ObjectProperty

from companion.core.crossing.views import Place
from ui.theme.boxes import Box
from ui.widgets.drawn.touchable import Touchable
from ui.widgets.figures.figures import PROPORTIONS, figure_width, paint_figure
from ui.widgets.ink.fits import capitals, fit_name
from ui.widgets.ink.ink import Ink
from ui.widgets.place.frames import paint_recess

BAR_MM = 0.8
MOST_MM = 11.0  # how high a slot is at the most
WIDE, PRICE_BESIDE, PRICE_HIGH = 1.8, 0.42, 0.62
READABLE_MM = 5.2  # a price has its digits at least so high
PRICE_SHARE = 0.36  # of the room of a slot, where what it costs stands below it


class SlotsWidget(Touchable):
    """A place whose figures are its slots: a figure with a label has something built into it."""

    place = ObjectProperty(None, allownone=True)
    slots = ObjectProperty(())  # what lies in each of them
    watched = ("place", "slots")

    def on_touch_down(self, touch: Any) -> bool:
        """The card under the finger is meant, where one lies there."""
        if self.place is not None and self.collide_point(*touch.pos):
            self.target = self.target_at(touch.x)
        return super().on_touch_down(touch)

    def target_at(self, x: float) -> str:
        """The first card of the slot there, else the whole place."""
        cells = self._cells(self._rooms()[1])
        pairs = zip(cells, self.slots, strict=False)
        near = min(pairs, key=lambda one: abs(one[0].centre[0] - x), default=None)
        tiles = near[1].tiles if near is not None else ()
        return tiles[0].target if tiles else self.place.target

    def _rooms(self) -> tuple[Box, Box]:
        """The head line, and the room of the slots."""
        theme = self.wear.theme
        inner = self.box.inset(theme.space("tile_pad"), theme.mm(1.5))
        return inner.cut_top(theme.font("caption").cap, theme.mm(1.5))

    def _price_room(self, cell: Box) -> tuple[Box, Box]:
        """Where a price stands, and the room that is left: beside the slot in a wide cell, else below it."""
        if cell.w < cell.h * WIDE:
            return cell.cut_bottom(cell.h * PRICE_SHARE)
        beside, room = cell.cut_right(cell.w * PRICE_BESIDE)
        high = max(beside.h * PRICE_HIGH, min(beside.h, self.wear.theme.mm(READABLE_MM)))
        return beside.centred(beside.w, high), room

    def _cells(self, box: Box) -> list[Box]:
        """Side by side, from the lowest."""
        return box.columns(max(1, len(self.place.figures)), self.wear.theme.mm(1.2))

    def paint(self, ink: Ink) -> None:
        """Name and how many are free above, the slots below."""
        place: Place = self.place
        theme, colours = ink.theme, ink.theme.colours
        legal = "legal" in place.states
        paint_recess(ink, self.box, colours.accent if legal else None)
        font = theme.font("caption")
        head, rest = self._rooms()
        free = sum(not slot.filled for slot in place.figures)
        words = self.wear.tell("ui-slots-free", count=free)
        ink.words(words, head, font, colours.text, "right")
        room = head.w - ink.press.type.width(words, font) - theme.mm(2)
        name = fit_name(ink.press.type, capitals(self.wear.names(place.title)), room, [(font, 1)])
        ink.words(name.lines[0], head, name.font, colours.dim)
        self._paint_slots(ink, place, rest)
        self.paint_focus(ink, self.box)

    def _paint_slots(self, ink: Ink, place: Place, box: Box) -> None:
        """One square each; below one the bar of what was built in, and what a repair costs."""
        theme, bar, wide = ink.theme, ink.theme.mm(BAR_MM), PROPORTIONS["harm"][0]
        priced = any(slot.figures for slot in self.slots)
        for at, (slot, cell) in enumerate(zip(place.figures, self._cells(box), strict=False)):
            lies: Place | None = self.slots[at] if at < len(self.slots) else None
            low, room = self._price_room(cell) if priced else (cell, cell)
            size = min(room.w / wide, room.h - bar * 2, theme.mm(MOST_MM))
            square = Box(round(room.x + (room.w - size * wide) / 2), room.top - size, room.w, size)
            paint_figure(ink, slot, square)
            whole = Box(square.x, square.y, round(size * wide), size)
            if slot.label is not None:
                ink.fill(Box(whole.x, round(whole.y - bar * 0.6), whole.w, bar), theme.colours.accent)
            if lies is not None and any("legal" in tile.states for tile in lies.tiles):
                ink.frame(whole.inset(-2), theme.colours.accent, theme.line("outline"), theme.look.radius)
            for price in lies.figures if lies is not None else ():
                high = min(low.h, low.w)
                paint_figure(ink, price, low.centred(figure_width(price.shape, high), high))
