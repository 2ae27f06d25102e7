"""The outline of a card: what is printed on it, the free part, and the label where it will sit."""

from __future__ import annotations

from kivy.properties import ObjectProperty, StringProperty

from companion.core.ports.printing import Outline, Rectangle
from ui.theme.boxes import Box
from ui.theme.colours import Colour
from ui.widgets.drawn.drawn import Drawn
from ui.widgets.ink.ink import Ink

QR_MM, MARK_MM = 12.0, 16.0
EYE = 7 / 21  # the corner squares of a QR, as a part of its side


def card_box(outline: Outline, room: Box) -> Box:
    """The card as large as there is room for."""
    scale = min(room.w / outline.size[0], room.h / outline.size[1])
    return room.centred(round(outline.size[0] * scale), round(outline.size[1] * scale))


def part_box(outline: Outline, card: Box, at: Rectangle) -> Box:
    """A rectangle of the card, on the glass."""
    scale = card.w / outline.size[0]
    left, top, wide, high = at
    return Box(card.x + left * scale, card.top - (top + high) * scale, wide * scale, high * scale)


class OutlinePicture(Drawn):
    """Drawn from an Outline; `kind` is the kind of label."""

    outline = ObjectProperty(None, allownone=True)
    kind = StringProperty("stand")
    watched = ("outline", "kind")

    def paint(self, ink: Ink) -> None:
        """Card, parts, free part, label."""
        outline: Outline | None = self.outline
        if outline is None:
            return
        theme, colours = ink.theme, ink.theme.colours
        card = card_box(outline, self.box)
        ink.slab(card, colours.raised, theme.mm(2))
        ink.frame(card, colours.frame, theme.line("outline"), theme.mm(2))
        for part in outline.parts:
            box = part_box(outline, card, part.at)
            ink.slab(box, colours.recess)
            ink.frame(box, colours.warn if part.is_covered else colours.line, theme.line("outline"))
            self._name(ink, self.wear.say(part.what), box)
        ink.dashes(
            part_box(outline, card, outline.free), colours.accent, theme.line("outline"), theme.mm(1.4)
        )
        if outline.label is not None:
            self._label(ink, outline, card, part_box(outline, card, outline.label))

    def _name(self, ink: Ink, words: str, box: Box) -> None:
        """What a part is, where there is room for the word."""
        font = ink.theme.font("caption")
        if ink.press.type.width(words, font) <= box.w and font.cap <= box.h:
            ink.words(words, box, font, ink.theme.colours.dim, "center")

    def _label(self, ink: Ink, outline: Outline, card: Box, box: Box) -> None:
        """The label, with its code as it will lie on it."""
        scale, colours = card.w / outline.size[0], ink.theme.colours
        dark, light = sorted((colours.text, colours.recess), key=sum)  # a label is ink on paper in every look
        ink.slab(box, light)
        ink.frame(box, colours.accent, ink.theme.line("outline"))
        if self.kind == "bars":
            self._bars(ink, box.centred(box.w * 0.86, min(7 * scale, box.h * 0.7)), dark)
            return
        side = QR_MM * scale
        if self.kind == "overhead":
            left = box.x + (box.w - 37 * scale) / 2
            at = Box(left + 2.3 * scale, box.top - (box.h - 21 * scale) / 2 - 2 * scale - side, side, side)
            mark = Box(
                left + 18.7 * scale, box.y + (box.h - MARK_MM * scale) / 2, MARK_MM * scale, MARK_MM * scale
            )
            ink.fill(mark, dark)
            ink.fill(mark.inset(mark.w * 0.29), light)
            ink.fill(mark.inset(mark.w * 0.43), dark)
        elif self.kind == "stand" and box.w >= 29.6 * scale:
            at = Box(box.x + 2.3 * scale, box.y + (box.h - side) / 2, side, side)
        else:
            at = box.centred(side, side)
        self._code(ink, at, dark, light)

    def _code(self, ink: Ink, box: Box, dark: Colour, light: Colour) -> None:
        """A square code as people know it: three eyes and a field."""
        eye = box.w * EYE
        corners = ((box.x, box.y), (box.x, box.top - eye), (box.right - eye, box.top - eye))
        for x, y in corners:
            square = Box(x, y, eye, eye)
            ink.fill(square, dark)
            ink.fill(square.inset(eye / 7), light)
            ink.fill(square.inset(eye * 2 / 7), dark)
        dot = box.w / 21
        for row in range(21):
            for column in range(21):
                in_eye = (row < 8 and (column < 8 or column > 12)) or (row > 12 and column < 8)
                if not in_eye and (row * row + 3 * column + row * column) % 5 < 2:
                    ink.fill(Box(box.x + column * dot, box.top - (row + 1) * dot, dot, dot), dark)

    def _bars(self, ink: Ink, box: Box, dark: Colour) -> None:
        """Bars of several widths."""
        x, step = box.x, box.w / 70
        for at in range(20):
            wide = step * (1 + at * at % 3)
            ink.fill(Box(x, box.y, wide, box.h), dark)
            x += wide + step * (1 + at % 2)
