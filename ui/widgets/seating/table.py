"""The drawn table: the screen in the middle, two chairs at each of its sides."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kivy.properties import StringProperty
from kivy.uix.floatlayout import FloatLayout

from companion.core.crossing.seating import CHAIRS
from ui.theme.boxes import Box
from ui.widgets.drawn.drawn import Drawn
from ui.widgets.drawn.wear import Wear
from ui.widgets.ink.fits import fit
from ui.widgets.ink.ink import Ink
from ui.widgets.seating.chair import Carried, Chair, Sitter, under

CHAIR_MM = 12.5


class Tabletop(Drawn):
    """The table with the screen on it; a thick line is the foot of the screen."""

    words = StringProperty("")
    watched = ("words",)

    def paint(self, ink: Ink) -> None:
        """Table, screen, foot."""
        theme, colours = ink.theme, ink.theme.colours
        ink.slab(self.box, colours.card, theme.mm(3))
        ink.frame(self.box, colours.frame, theme.line("outline"), theme.mm(3))
        upright = theme.glass.is_portrait
        high = self.height * 0.8
        wide = min(self.width * 0.8, high * (0.62 if upright else 1.7))
        high = min(high, wide / (0.62 if upright else 1.7))
        glass = self.box.centred(wide, high)
        ink.slab(glass, colours.recess, theme.mm(1))
        ink.frame(glass, colours.frame, theme.line("thin") + 1, theme.mm(1))
        ink.fill(glass.inset(theme.mm(2), theme.mm(1)).cut_bottom(theme.mm(1.2))[0], colours.accent)
        font, caption = theme.font("body"), theme.font("caption")
        room = glass.inset(theme.mm(1.5)).trimmed(bottom=theme.mm(2))
        said = fit(ink.press.type, self.words, room.w, [(font, 1), (caption, 1), (caption, 2)])
        if said.whole:
            ink.lines(said.lines, room, said.font, colours.dim, "center", "middle")


class SeatingTable(FloatLayout):
    """Fires on_chair(chair) for a touch and on_moved(from, to) for somebody who was carried."""

    __events__ = ("on_chair", "on_moved")

    def __init__(self, wear: Wear, **values: Any) -> None:
        """Eight free chairs."""
        super().__init__(**values)
        self.wear = wear
        self.top_view = Tabletop(wear=wear, words=wear.tell("ui-the-screen"), size_hint=(None, None))
        self.chairs = [Chair(wear=wear, size_hint=(None, None)) for _ in range(CHAIRS)]
        self.carried = Carried(wear=wear, size_hint=(None, None), picked=True)
        for widget in (self.top_view, *self.chairs):
            self.add_widget(widget)
        for at, chair in enumerate(self.chairs):
            chair.bind(
                on_tap=lambda _c, at=at: self.dispatch("on_chair", at),
                on_carrying=lambda _c, x, y, at=at: self._carry(at, x, y),
                on_carried=lambda _c, x, y, at=at: self._put_down(at, x, y),
            )
        self.bind(size=lambda *_: self._arrange(), pos=lambda *_: self._arrange())

    def show(self, sitters: Mapping[int, Sitter], picked: int | None) -> None:
        """These people on these chairs; while one is picked up the other chairs are where they can go."""
        for at, chair in enumerate(self.chairs):
            chair.sitter, chair.picked = sitters.get(at), at == picked
            chair.legal = picked is not None and at != picked

    def _carry(self, at: int, x: float, y: float) -> None:
        """Somebody hangs on the finger."""
        chair = self.chairs[at]
        if self.carried.parent is None:
            self.carried.sitter, self.carried.size = chair.sitter, chair.size
            self.add_widget(self.carried)
        self.carried.center = (x, y)
        for other, free in enumerate(self.chairs):
            free.legal = other != at

    def _put_down(self, at: int, x: float, y: float) -> None:
        """On a chair, or anywhere else: then nothing has happened."""
        self.remove_widget(self.carried)
        for chair in self.chairs:
            chair.legal = False
        to = next((other for other, chair in enumerate(self.chairs) if under(chair.box, x, y)), at)
        if to != at:
            self.dispatch("on_moved", at, to)

    def _arrange(self) -> None:
        """Two chairs along each side, the table between them."""
        if self.width < 50:
            return
        theme = self.wear.theme
        scale = max(1.0, theme.glass.text_scale)
        gap = theme.mm(2)
        box = Box(self.x, self.y, self.width, self.height)
        tall = 1.75 if theme.glass.is_portrait else 1.0
        high = min(theme.mm(CHAIR_MM * scale * tall), (box.h - 3 * gap) / 4)
        wide = min((box.w - 3 * gap) / 4, theme.mm(44 * scale))
        upper, rest = box.cut_top(high, gap)
        lower, middle = rest.cut_bottom(high, gap)
        left, rest = middle.cut_left(wide, gap)
        right, top = rest.cut_right(wide, gap)
        across = top.columns(2, gap)
        rows = [left.rows(2, gap), right.rows(2, gap)]
        upright = [[cell.centred(cell.w, min(cell.h, high)) for cell in row] for row in rows]
        places = (
            Box(across[1].x, lower.y, across[1].w, high), Box(across[0].x, lower.y, across[0].w, high),
            upright[0][1], upright[0][0],
            Box(across[0].x, upper.y, across[0].w, high), Box(across[1].x, upper.y, across[1].w, high),
            upright[1][0], upright[1][1],
        )  # fmt: skip
        for chair, cell in zip(self.chairs, places, strict=True):
            chair.pos, chair.size = (cell.x, cell.y), (cell.w, cell.h)
        self.top_view.pos, self.top_view.size = (top.x, top.y), (top.w, top.h)

    def on_chair(self, chair: int) -> None:
        """A chair was touched."""

    def on_moved(self, one: int, other: int) -> None:
        """Somebody was carried from one chair to another."""
