"""The tab of a seat: initial, colour and pattern, always all three."""

from __future__ import annotations

from ui.theme.boxes import Box
from ui.theme.colours import faded
from ui.theme.theme import MINIMUM_MM
from ui.widgets.ink.ink import Ink
from ui.widgets.shapes.outlines import tab

FOOT = 0.28
MOST_DIGITS = 2


def initial_of(name: str) -> str:
    """What tells a person from the others: a number at the end of the name, else its first letter."""
    number = name.rpartition(" ")[2]
    return number if number.isdigit() and len(number) <= MOST_DIGITS else name[:1].upper()


def paint_tab(ink: Ink, box: Box, name: str, colour: int, nobody: bool = False) -> None:
    """A round top on a patterned flat foot; a character nobody plays is only outlined."""
    theme = ink.theme
    dark = theme.seat_ink
    font = theme.font_px(max(box.h * 0.4, theme.mm(MINIMUM_MM)), "number")
    initial = initial_of(name)
    head = box.trimmed(bottom=box.h * FOOT * 0.9)
    if nobody:
        ink.line(tab(box.inset(1)), theme.colours.frame, theme.line("outline"), closed=True)
        ink.words(initial, head, font, theme.colours.dim, "center")
        return
    tab_alone(ink, box, colour)
    ink.words(initial, head, font, dark, "center")


def tab_alone(ink: Ink, box: Box, colour: int) -> None:
    """The tab by its colour and pattern, where there is no room for a letter."""
    theme = ink.theme
    seat = theme.seat(colour)
    ink.shape(tab(box), seat.colour)
    if seat.pattern != "solid":
        ink.weave(box.cut_bottom(round(box.h * FOOT))[0], f"seat-{seat.pattern}", faded(theme.seat_ink, 0.62))
    if theme.look.manner.frame in ("ink", "panel") or theme.look.is_paper:
        ink.line(tab(box.inset(1)), theme.colours.on_card, theme.line("outline"), closed=True)
