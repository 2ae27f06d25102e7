"""Those who strike, one after the other: a touch does nothing of its own, holding one reads it."""

from __future__ import annotations

from kivy.properties import ObjectProperty

from ui.screens.scene.blows import Chip
from ui.theme.boxes import Box
from ui.theme.theme import Font, Theme
from ui.widgets.drawn.touchable import Touchable
from ui.widgets.ink.fits import fit
from ui.widgets.ink.ink import Ink
from ui.widgets.ink.typesetter import Typesetter

SQUARE_MM, EDGE_MM, ROOM_MM = 5.8, 0.8, 1.6
CHEVRON_MM, REST_MM = 4.4, 9.0


def chip_font(theme: Theme) -> Font:
    """The words of the queue: a name that must be read."""
    return theme.font_mm(3.3 * min(1.25, theme.glass.text_scale), "body")


def queue_boxes(
    setter: Typesetter, theme: Theme, box: Box, chips: tuple[Chip, ...], rest: str
) -> tuple[tuple[tuple[Chip, Box], ...], Box | None]:
    """Where they stand from the right end on, as many as there is room for; then the place of the rest."""
    font, chevron = chip_font(theme), theme.mm(CHEVRON_MM)
    square = theme.mm(SQUARE_MM * min(1.25, theme.glass.text_scale))
    found: list[tuple[Chip, Box]] = []
    for at, chip in enumerate(chips):
        is_last = at == len(chips) - 1 and not rest
        room = box.w if is_last else box.w - theme.mm(REST_MM) - chevron
        wide = setter.width(chip.words, font) + square + 4 * theme.mm(ROOM_MM)
        if found and wide > room:
            break
        part, left = box.cut_right(min(round(wide), max(room, 1)), chevron)
        found.append((chip, part))
        box = left
    is_more = bool(rest) or len(found) < len(chips)
    return tuple(found), box.cut_right(min(theme.mm(REST_MM), box.w))[0] if is_more and box.w > 0 else None


class StrikerChip(Touchable):
    """One of them: filled while it strikes."""

    chip = ObjectProperty(None, allownone=True)
    watched = ("chip",)

    def paint(self, ink: Ink) -> None:
        """Its name, and how many cards it brings in a square."""
        if self.chip is None:
            return
        theme, colours, chip = ink.theme, ink.theme.colours, self.chip
        ground, words = (colours.danger, colours.on_danger) if chip.now else (colours.card, colours.on_card)
        ink.slab(self.box, ground, theme.look.radius)
        if not chip.now:
            ink.fill(self.box.cut_left(theme.mm(EDGE_MM))[0], colours.dim)
        side = theme.mm(SQUARE_MM * min(1.25, theme.glass.text_scale))
        inner = self.box.inset(theme.mm(ROOM_MM), 0)
        part, room = inner.cut_right(side, theme.mm(ROOM_MM))
        square, digits = part.centred(side, side), theme.font_mm(3.5, "number")
        if chip.now:
            ink.fill(square, words)
        else:
            ink.frame(square, colours.danger, theme.line("outline"))
        tint = colours.danger
        ink.words(str(chip.strikes) if chip.strikes else "?", square, digits, tint, "center")
        said = fit(ink.press.type, chip.words, room.w, [(chip_font(theme), 1), (theme.font("body"), 1)])
        ink.words(said.lines[0], room, said.font, words)
        self.paint_focus(ink, self.box)
