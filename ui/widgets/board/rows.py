"""Rows of a board that change their heights: found by arithmetic, slid as pictures, painted only once."""

from __future__ import annotations

from typing import Any

import msgspec
from kivy.animation import Animation
from kivy.graphics import Color, Rectangle
from kivy.properties import NumericProperty
from kivy.uix.widget import Widget

from ui.theme.boxes import Box
from ui.widgets.board.parts import Part, Parts
from ui.widgets.drawn.wear import Wear

IN_ROWS = ("room", "zone", "crowd", "deck", "label", "spine", "slots")  # what is as high as its row


class Band(msgspec.Struct, frozen=True):
    """A row as it was, and as it is now."""

    old: Box
    new: Box


def heights(parts: Parts) -> frozenset[tuple[float, float]]:
    """Where the rows stand and how high they are: what makes one set of rows another."""
    return frozenset((round(part.box.y), round(part.box.h)) for part in parts if _is_in_row(part))


def bands(old: Parts, new: Parts) -> tuple[Band, ...]:
    """The rows that have moved, over the whole width, from above."""
    before = {part.key: part.box for part in old if _is_in_row(part)}
    found: dict[float, Band] = {}
    for part in new:
        was = before.get(part.key)
        if _is_in_row(part) and was is not None and (was.y, was.h) != (part.box.y, part.box.h):
            found.setdefault(round(part.box.y), Band(was, part.box))
    return tuple(found[y] for y in sorted(found, reverse=True))


def _is_in_row(part: Part) -> bool:
    return part.kind in IN_ROWS


class RowShift(Widget):
    """For a moment the rows are pictures of themselves on their way; fingers touch what lies below."""

    done = NumericProperty(1.0)

    def __init__(self, wear: Wear, **values: Any) -> None:
        """Nothing is on its way."""
        super().__init__(**values)
        self.wear = wear
        self._bands: tuple[tuple[Band, Rectangle], ...] = ()
        self.bind(done=lambda *_: self._place())

    @property
    def is_moving(self) -> bool:
        """Whether rows are on their way."""
        return bool(self._bands)

    def begin(self, moved: tuple[Band, ...], picture: Any, whole: Box) -> None:
        """Slide these rows of a picture of the whole board from where they were to where they are."""
        self.finish()
        seconds = self.wear.theme.seconds("card_moves_one_place")
        if not moved or not seconds:
            return
        low = min(min(band.old.y, band.new.y) for band in moved)
        top = max(max(band.old.top, band.new.top) for band in moved)
        with self.canvas:
            Color(*self.wear.theme.colours.bg)
            Rectangle(pos=(whole.x, low), size=(whole.w, top - low))
            Color(1, 1, 1, 1)
            found = []
            for band in moved:
                under, over = band.new.y / whole.h, band.new.top / whole.h
                shape = Rectangle(texture=picture, tex_coords=(0, under, 1, under, 1, over, 0, over))
                found.append((band, shape))
        self._bands, self._whole = tuple(found), whole
        self.done = 0.0
        self._place()
        moving = Animation(done=1.0, d=seconds, t="out_quad")
        moving.bind(on_complete=lambda *_: self.finish())
        moving.start(self)

    def finish(self) -> None:
        """Everything is where it belongs."""
        Animation.cancel_all(self, "done")
        self.canvas.clear()
        self._bands = ()

    def _place(self) -> None:
        """Each row between where it was and where it is."""
        for band, shape in self._bands:
            y = band.old.y + (band.new.y - band.old.y) * self.done
            high = band.old.h + (band.new.h - band.old.h) * self.done
            shape.pos, shape.size = (self._whole.x, round(y)), (self._whole.w, round(high))

    def on_touch_down(self, touch: Any) -> bool:
        """What lies below is touched."""
        return False
