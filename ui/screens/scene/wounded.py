"""The person a strike is for: name, damage now and before, cells, and how far it is to death."""

from __future__ import annotations

from kivy.properties import ObjectProperty

from ui.screens.scene.model import Scene
from ui.theme.boxes import Box
from ui.widgets.drawn.drawn import Drawn
from ui.widgets.ink.fits import fit, in_height
from ui.widgets.ink.ink import Ink
from ui.widgets.people.cells import MOST
from ui.widgets.people.life import life_words
from ui.widgets.people.tab import paint_tab

DAMAGE_MM, LIMIT_MM, TAB_MM, CELLS_MM = 13.0, 7.5, 12.0, 6.6
WHOLE_MM = 52.0  # on a higher panel everything stands in its middle


class Wounded(Drawn):
    """Readable across the room: whose damage it is and how much."""

    scene = ObjectProperty(None, allownone=True)
    watched = ("scene",)

    def paint(self, ink: Ink) -> None:
        """Head, number, cells, one sentence."""
        scene: Scene | None = self.scene
        if scene is None or scene.seat is None or scene.blow is None:
            return
        theme, colours, seat = ink.theme, ink.theme.colours, scene.seat
        ink.slab(self.box, colours.recess, theme.look.radius)
        ink.frame(self.box, colours.danger, theme.line("outline"), theme.look.radius)
        inner = self.box.inset(theme.mm(3), theme.mm(2.6))
        inner = inner.centred(inner.w, min(inner.h, theme.mm(WHOLE_MM * max(1.0, theme.glass.text_scale))))
        far_high = theme.mm(5.5 * theme.glass.text_scale)
        foot, inner = inner.cut_bottom(min(far_high, inner.h * 0.2), theme.mm(1))
        head, inner = inner.cut_top(min(theme.mm(TAB_MM), inner.h * 0.3), theme.mm(1.6))
        tab, name = head.cut_left(head.h, theme.mm(3))
        paint_tab(ink, tab, seat.name, seat.colour, not seat.alive)
        ways = [(theme.font_mm(mm, "title"), 1) for mm in (8.0, 7.5, 6.2, 5.0, 4.4, 3.6)]
        said = fit(ink.press.type, theme.cased(seat.name), name.w, in_height(ways, name.h))
        ink.words(said.lines[0], name, said.font, colours.text)
        if seat.life is not None and seat.alive:
            self._paint_damage(ink, scene, inner)
        else:
            words = fit(ink.press.type, self.wear.tell("ui-dead"), inner.w, [(theme.font("title"), 1)])
            ink.words(words.lines[0], inner, words.font, colours.danger, "left", "top")
        if scene.blow.far:
            body = theme.font_mm(3.3 * theme.glass.text_scale, "body")
            far = fit(ink.press.type, scene.blow.far, foot.w, [(body, 1), (theme.plain("body"), 2)])
            ink.lines(far.lines, foot, far.font, colours.text, "left", "middle")

    def _paint_damage(self, ink: Ink, scene: Scene, room: Box) -> None:
        """The number with its limit, what it was before, and the cells with the new ones ringed."""
        assert scene.seat is not None and scene.blow is not None
        theme, colours = ink.theme, ink.theme.colours
        life, blow = scene.seat.life, scene.blow
        is_counted = life is not None and life.of is not None and life.of <= MOST
        cells: Box | None = None
        above = room
        if is_counted:
            cells, above = room.cut_bottom(min(theme.mm(CELLS_MM), room.h * 0.28), theme.mm(2))
        value, limit = life_words(scene.seat)
        number = theme.font_mm(min(DAMAGE_MM, above.h / theme.glass.px_per_mm), "number")
        wide = ink.press.type.width(value, number)
        ink.words(value, above, number, colours.text, "left", "bottom")
        small = theme.font_mm(min(LIMIT_MM, above.h / theme.glass.px_per_mm), "number")
        rest = above.trimmed(left=wide + theme.mm(0.6))
        ink.words(limit, rest, small, colours.dim, "left", "bottom")
        beside = rest.trimmed(left=ink.press.type.width(limit, small) + theme.mm(4))
        body = theme.font_mm(3.3 * min(1.3, theme.glass.text_scale), "body")
        lines = [(self.wear.tell("ui-blow-unit"), colours.dim)]
        if blow.was is not None:
            lines.append((self.wear.tell("ui-blow-was", was=blow.was), colours.text))
        for at, (words, colour) in enumerate(reversed(lines)):
            line = Box(beside.x, above.y + at * round(body.px * 1.15), beside.w, body.cap)
            if line.top <= above.top and ink.press.type.width(words, body) <= beside.w:
                ink.words(words, line, body, colour)
        if cells is not None and life is not None:
            self._paint_cells(ink, cells, life.value, life.of or 0, blow.was)

    def _paint_cells(self, ink: Ink, box: Box, value: int | None, of: int, was: int | None) -> None:
        """One cell a point: those of this strike wear a white ring."""
        theme, colours = ink.theme, ink.theme.colours
        done, ring = value or 0, theme.line("heavy")
        for at, cell in enumerate(box.columns(of, theme.mm(0.5))):
            if at >= done:
                ink.frame(cell, colours.frame, theme.line("outline"))
                continue
            ink.fill(cell, colours.danger)
            if was is not None and at >= was:
                ink.frame(cell, colours.text, ring)
