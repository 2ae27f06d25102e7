"""What an option wears besides its words: its border, a box to tick, a note and a sign at its end."""

from __future__ import annotations

from ui.theme.boxes import Box
from ui.theme.colours import Colour
from ui.widgets.icons.icons import paint_icon
from ui.widgets.ink.fits import fit
from ui.widgets.ink.ink import Ink
from ui.widgets.options.layout import Option

TICK_MM, SIGN_MM, FOOT_MM = 6.6, 4.6, 1.2
NOTE_SHARE = 0.4  # a note takes no more of the row


def has_signs(option: Option) -> bool:
    """Whether something stands beside the words, so that they begin at the left."""
    marks = (option.icon, option.figures, option.photo, option.note, option.sign)
    return any(marks) or option.seat is not None or option.ticked is not None


def paint_border(ink: Ink, box: Box, option: Option, is_answer: bool = False) -> None:
    """Outlined; dashed where something is missing; with foot and tab where the big button does it.

    What answers a question by one touch wears the tab as well.
    """
    theme, colours = ink.theme, ink.theme.colours
    width, radius = theme.line("outline"), theme.look.radius
    if option.warns and not option.chosen:
        ink.dashes(box.inset(1), colours.warn, width, theme.mm(1.6))
    else:
        is_legal = option.foot or option.delta is not None or is_answer  # one touch does it
        ink.frame(box, colours.accent if option.chosen or is_legal else colours.frame, width, radius)
    if option.foot or ((option.delta is not None or is_answer) and not option.chosen):
        side = theme.line("tab")
        tab = [(box.right, box.top - side), (box.right, box.top), (box.right - side, box.top)]
        ink.shape(tab, colours.accent)
    if option.foot:
        ink.fill(Box(box.x, box.y, box.w, theme.mm(FOOT_MM)), colours.accent)


def paint_ends(ink: Ink, option: Option, inner: Box, words: Colour) -> Box:
    """The box to tick at the left, sign and note at the right; gives the room between them."""
    theme, colours = ink.theme, ink.theme.colours
    if option.ticked is not None:
        side = min(theme.mm(TICK_MM), inner.h)
        part, inner = inner.cut_left(side, theme.mm(2))
        mark = part.centred(side, side)
        if option.ticked:
            ink.slab(mark, colours.accent, theme.look.radius / 2)
            paint_icon(ink, "check", mark.inset(side * 0.16), colours.on_accent)
        else:
            ink.frame(mark, colours.dim_on_card, theme.line("outline"), theme.look.radius / 2)
    if option.sign:
        part, inner = inner.cut_right(theme.mm(SIGN_MM), theme.mm(1.2))
        paint_icon(
            ink, option.sign, part.centred(part.w, part.w), words if option.chosen else colours.dim_on_card
        )
    if option.note:
        body, caption = theme.font("body"), theme.font("caption")
        most = inner.w * NOTE_SHARE
        note = fit(ink.press.type, option.note, most, [(body, 1), (caption, 1), (caption, 2)])
        width = max(ink.press.type.width(line, note.font) for line in note.lines)
        part, inner = inner.cut_right(min(most, width), theme.mm(1.6))
        ink.lines(
            note.lines, part, note.font, colours.dim_on_card if option.done else words, "right", "middle"
        )
    return inner
