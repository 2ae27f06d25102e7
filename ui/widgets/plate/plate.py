"""A plate for what stands above the whole game: its name, a note with its cells, and one large number."""

from __future__ import annotations

from kivy.properties import ObjectProperty

from companion.core.crossing.views import Figure, Tile
from ui.theme.boxes import Box
from ui.theme.colours import Colour
from ui.widgets.drawn.touchable import Touchable
from ui.widgets.figures.figures import figure_width, paint_figure
from ui.widgets.ink.fits import fit, fit_name
from ui.widgets.ink.ink import Ink
from ui.widgets.people.cells import paint_cells
from ui.widgets.tile.states import paint_states

GROUNDS = {
    "enemy": ("attack", "on_card"), "commander": ("attack", "on_card"), "twist": ("warn", "on_warn"),
    "plot": ("warn", "on_warn"),
}  # fmt: skip


class PlateWidget(Touchable):
    """Shows a tile: its last figure large at the right, a life among the others as a row of cells."""

    tile = ObjectProperty(None, allownone=True)
    watched = ("tile",)

    def paint(self, ink: Ink) -> None:
        """Ground, number, name above note and cells."""
        tile: Tile = self.tile
        theme, colours = ink.theme, ink.theme.colours
        ground, text = (getattr(colours, name) for name in GROUNDS.get(tile.kind, ("raised", "text")))
        ink.slab(self.box, colours.text if self.pressed else ground, theme.look.radius)
        paint_states(ink, self.box, tile, False, 1.0)
        inner = self.box.inset(theme.space("tile_pad"), theme.mm(1.3))
        if tile.figures:
            inner = self._paint_number(ink, inner, tile.figures[-1], text)
        cells = next((figure for figure in tile.figures[:-1] if figure.shape == "life"), None)
        self._paint_words(ink, inner, tile, cells, text)
        self.paint_focus(ink, self.box)

    def _paint_number(self, ink: Ink, box: Box, figure: Figure, text: Colour) -> Box:
        """In its shape, or with its limit where it counts up to something."""
        theme = ink.theme
        if figure.of is None:
            height = min(box.h, theme.mm(10.5))
            part, rest = box.cut_right(figure_width(figure.shape, height), theme.mm(1.5))
            paint_figure(ink, figure, part.centred(part.w, height))
            return rest
        key, small = theme.font("key", "number"), theme.font_mm(3.4 * theme.glass.text_scale)
        key = key if key.cap <= box.h * 0.8 else theme.font_px(box.h * 0.8)
        words, limit = "?" if figure.value is None else str(figure.value), f"/{figure.of}"
        low = round(box.y + (box.h - key.cap) / 2)
        part, box = box.cut_right(ink.press.type.width(limit, small))
        ink.words(limit, Box(part.x, low, part.w, small.cap), small, text, "left", "bottom")
        part, box = box.cut_right(ink.press.type.width(words, key), theme.mm(1.5))
        ink.words(words, Box(part.x, low, part.w, key.cap), key, text, "right", "bottom")
        return box

    def _paint_words(self, ink: Ink, box: Box, tile: Tile, cells: Figure | None, text: Colour) -> None:
        """The name in one line, below it the note and what is left; without them it may take both lines."""
        theme = ink.theme
        title, body, caption = theme.font("body", "title"), theme.font("body"), theme.font("caption")
        head, foot = box.rows([1.1, 1.0], theme.mm(0.8))
        has_foot = cells is not None or self._has_note(ink, foot, tile)
        head = head if has_foot else box
        names = (
            [theme.cased(name) for name in self.wear.names(tile.title)] if tile.title is not None else [""]
        )
        lines = [1] if has_foot else [1, 2]
        ways = [(font, most) for most in lines for font in (title, body, caption)]
        name = fit_name(ink.press.type, names, head.w, ways)
        ink.lines(name.lines, head, name.font, text, "left", "middle")
        if cells is not None and cells.of:
            part, foot = foot.cut_right(min(foot.w * 0.5, cells.of * theme.mm(3.4)), theme.mm(1.2))
            paint_cells(ink, part.centred(part.w, theme.mm(3)), cells.value or 0, cells.of, text)
        if tile.note is not None and has_foot:
            note = fit(ink.press.type, self.wear.say(tile.note), foot.w, [(caption, 1)])
            if note.whole:  # else it is one touch away; it is never cut
                ink.words(note.lines[0], foot, caption, text)

    def _has_note(self, ink: Ink, foot: Box, tile: Tile) -> bool:
        """Whether the note has room below the name."""
        if tile.note is None:
            return False
        return fit(ink.press.type, self.wear.say(tile.note), foot.w, [(ink.theme.font("caption"), 1)]).whole
