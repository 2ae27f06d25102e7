"""Dots under the words that have rules, and the places to touch for them."""

from __future__ import annotations

from typing import Any

from kivy.properties import ObjectProperty

from ui.theme.boxes import Box
from ui.theme.colours import Colour
from ui.widgets.drawn.drawn import Drawn
from ui.widgets.drawn.touchable import Touchable
from ui.widgets.ink.ink import Ink
from ui.widgets.spots.areas import Word, areas_of, hit
from ui.widgets.terms.matches import Span

DOT_MM, EVERY_MM, BELOW_MM, SLACK_MM = 0.36, 0.9, 0.85, 1.2


class TermSpot(Touchable):
    """A touch opens the rules of the word under the finger; keys list all words of the place."""

    area = ObjectProperty(None, allownone=True)
    watched = ("area",)
    comes_last = True
    _at: tuple[float, float] | None = None

    def paint(self, ink: Ink) -> None:
        """Nothing but that it was felt, and the ring of the keys."""
        if self.pressed:
            for word in self.area.words:
                for box in word.boxes:
                    grown = box.inset(-ink.theme.mm(0.8))
                    ink.frame(
                        grown, ink.theme.colours.accent, ink.theme.line("outline"), ink.theme.look.radius
                    )
        self.paint_focus(ink, self.box)

    def on_touch_up(self, touch: Any) -> bool:
        """Remember where the finger lifted."""
        self._at = touch.pos
        taken = super().on_touch_up(touch)
        self._at = None
        return taken

    def on_tap(self) -> None:
        """Open what is meant."""
        words = tuple(word.id for word in self.area.words)
        if self._at is not None:
            words = hit(self.area, self._at, self.wear.theme.mm(SLACK_MM))
        if self.wear.explain is not None:
            self.wear.explain(words)


class Explained(Drawn):
    """Something whose words that have rules are underlined and can be touched."""

    explains = True  # False: not this one

    def paint_over(self, ink: Ink) -> None:
        """The dots and the places to touch."""
        if self.explains and self.wear.find is not None:
            explain(self, ink)


def explain(widget: Any, ink: Ink) -> None:
    """Underline the words of a widget that have rules, and lay a place to touch over each."""
    found = words_in(widget, ink)
    areas = areas_of([word for word, _ in found], widget.box, ink.theme.space("touch"))
    for word, colour in found if areas else ():
        for box in word.boxes:
            _dot(ink, box, colour)
    spots = [child for child in widget.children if isinstance(child, TermSpot)]
    for spot in spots[len(areas) :]:
        widget.remove_widget(spot)
    for at, area in enumerate(areas):
        spot = spots[at] if at < len(spots) else TermSpot(wear=widget.wear, size_hint=(None, None))
        box = area.box
        spot.pos, spot.size, spot.area = (box.x, box.y), (box.w, box.h), area
        if spot.parent is None:
            widget.add_widget(spot)


def words_in(widget: Any, ink: Ink) -> list[tuple[Word, Colour]]:
    """The words that have rules among those that were just set, with the colour they were set in."""
    text, starts = "", []
    for at, mark in enumerate(ink.marks):
        same = at > 0 and ink.fonts[at] == ink.fonts[at - 1] and mark.colour == ink.marks[at - 1].colour
        text += ("" if not at else " " if same else "\n") + mark.words
        starts.append(len(text) - len(mark.words))
    found = []
    for span in widget.wear.find(text):
        boxes = _boxes(span, starts, ink)
        if boxes:
            mark = ink.marks[max(at for at, start in enumerate(starts) if start <= span.start)]
            found.append((Word(span.id, boxes), mark.colour))
    return found


def _boxes(span: Span, starts: list[int], ink: Ink) -> tuple[Box, ...]:
    """Where a word stands: a part of one line, or the end of one and the beginning of the next."""
    boxes = []
    for mark, font, start in zip(ink.marks, ink.fonts, starts, strict=True):
        first, last = max(span.start, start) - start, min(span.end, start + len(mark.words)) - start
        if first < last:
            setter = ink.press.type
            before = setter.width(mark.words[:first], font) if first else 0
            wide = setter.width(mark.words[first:last], font)
            boxes.append(Box(mark.ink.x + before, mark.ink.y, wide, mark.ink.h))
    return tuple(boxes)


def _dot(ink: Ink, box: Box, colour: Colour) -> None:
    """A row of dots below a word."""
    dot, step = ink.theme.mm(DOT_MM), ink.theme.mm(EVERY_MM)
    y = round(box.y - ink.theme.mm(BELOW_MM))
    x = round(box.x)
    while x + dot <= box.right:
        ink.fill(Box(x, y, dot, dot), colour)
        x += step
