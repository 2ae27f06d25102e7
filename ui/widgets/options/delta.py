"""An option that says in numbers what it changes: its figure, its name, whose it is, before and after."""

from __future__ import annotations

from ui.theme.boxes import Box
from ui.theme.colours import Colour
from ui.theme.theme import Font
from ui.widgets.figures.figures import figure_width, paint_figure
from ui.widgets.ink.fits import fit
from ui.widgets.ink.ink import Ink
from ui.widgets.options.layout import Delta, Option
from ui.widgets.people.tab import paint_tab

DELTA_MM = 17.7  # how high such an option is
HIGHEST = 0.62  # of its half of the row: no letter is higher, so that the two lines stay apart
FIGURE_MM, TITLE_MM, NUMBER_MM, TAB_MM, ARROW_MM = 11.2, 4.4, 4.2, 6.2, 4.6


def paint_delta(ink: Ink, option: Option, delta: Delta, inner: Box, words: Colour) -> None:
    """The figure at the left; the name above, and below it the person, before, after and of what."""
    theme, scale = ink.theme, max(1.0, ink.theme.glass.text_scale)
    size = min(theme.mm(FIGURE_MM * scale), inner.h)
    for figure in option.figures[:1]:
        part, inner = inner.cut_left(figure_width(figure.shape, size), theme.mm(2.2))
        paint_figure(ink, figure, part.centred(part.w, size))
    above, below = inner.rows([1.0, 1.0], theme.mm(0.6))
    title = theme.font_px(min(theme.mm(TITLE_MM * scale), HIGHEST * above.h), "title")
    body = theme.font_px(min(theme.font("body").cap, title.cap), "body")
    named = fit(ink.press.type, option.words, above.w, [(title, 1), (body, 1), (body, 2)])
    ink.lines(named.lines, above, named.font, words, "left", "middle")
    _paint_numbers(ink, delta, _paint_person(ink, delta, below, words), words)


def _paint_person(ink: Ink, delta: Delta, room: Box, words: Colour) -> Box:
    """The tab and the name; gives the room beside them."""
    if delta.colour is None:
        return room
    theme = ink.theme
    side = min(theme.mm(TAB_MM), room.h)
    part, room = room.cut_left(side, theme.mm(1.4))
    paint_tab(ink, part.centred(side, side), delta.name, delta.colour)
    body = theme.font("body")
    width = min(ink.press.type.width(delta.name, body), room.w * 0.34)
    part, room = room.cut_left(width, theme.mm(2.4))
    named = fit(ink.press.type, delta.name, part.w + 1, [(body, 1), (theme.plain("caption"), 1)])
    ink.lines(named.lines, part, named.font, words, "left", "middle")
    return room


def _paint_numbers(ink: Ink, delta: Delta, room: Box, words: Colour) -> None:
    """Before, an arrow, after in the accent, the limit, and what it is at the right end."""
    theme, colours = ink.theme, ink.theme.colours
    scale = max(1.0, theme.glass.text_scale)
    number = theme.font_px(min(theme.mm(NUMBER_MM * scale), HIGHEST * room.h), "number")
    room = _word(ink, str(delta.before), room, number, words)
    side = min(theme.mm(ARROW_MM), room.h)
    part, room = room.cut_left(side, theme.mm(1.2))
    _paint_arrow(ink, part.centred(side, side * 0.5), colours.accent)
    room = _word(ink, str(delta.after), room, number, colours.accent, 0.0)
    if delta.of is not None:
        room = _word(ink, f"/{delta.of}", room, number, colours.dim_on_card)
    body = theme.font("body")
    what = fit(ink.press.type, delta.what, room.w, [(body, 1), (theme.font("caption"), 1), (body, 2)])
    if what.whole:
        ink.lines(what.lines, room, what.font, colours.dim_on_card, "right", "middle")


def _paint_arrow(ink: Ink, box: Box, tint: Colour) -> None:
    """What was becomes what will be."""
    middle, back, width = box.y + box.h / 2, box.right - box.h / 2, ink.theme.line("outline")
    ink.line([(box.x, middle), (box.right, middle)], tint, width)
    ink.line([(back, box.top), (box.right, middle), (back, box.y)], tint, width)


def _word(ink: Ink, said: str, room: Box, font: Font, tint: Colour, gap_mm: float = 1.2) -> Box:
    """A number at the left of the room; gives what is left."""
    part, rest = room.cut_left(ink.press.type.width(said, font), ink.theme.mm(gap_mm))
    ink.words(said, part, font, tint, "left")
    return rest
