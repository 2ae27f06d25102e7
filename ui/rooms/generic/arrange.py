"""Rows of places in the order of the View, for any game without a board of its own."""

from __future__ import annotations

from companion.core.crossing.views import Strip, View
from ui.rooms.common import buttons, hand_line, objectives, people, row, with_tiles
from ui.theme.boxes import Box
from ui.theme.theme import Theme
from ui.widgets.asides.layout import LINE_MM
from ui.widgets.board.parts import Part, Parts, Surroundings

DECKS = 0.72  # the height of a row of decks, where one with cards has 1


def arrange(view: View, theme: Theme, box: Box, around: Surroundings) -> Parts:
    """People above, then one row for each strip, the objective beside the last one when there is one."""
    gap = theme.space("gap")
    head, box = box.cut_top(theme.mm(11.2), theme.mm(1.4))
    menu, head = head.cut_right(theme.mm(15.7), gap)
    hand, box = box.cut_bottom(theme.mm(LINE_MM), theme.mm(0.9))
    parts = people(theme, view, head) + buttons(theme, around, {"menu": menu})
    if view.objectives:
        goals, box = box.cut_bottom(theme.mm(12.4 if theme.glass.is_small else 15), gap)
        parts += objectives(theme, view, goals)
    strips = [strip for strip in view.strips if strip.places]
    heights = [DECKS if all(place.kind == "deck" for place in strip.places) else 1.0 for strip in strips]
    for strip, cell in zip(strips, box.rows(heights or 1, gap), strict=False):
        parts += _row(theme, strip, cell)
    return (*parts, hand_line(around, hand))


def _row(theme: Theme, strip: Strip, box: Box) -> list[Part]:
    """One strip: places that hold many cards get more room than single spaces."""
    shares = [1 + 1.2 * max(0, len(place.tiles) - 1) if place.kind == "row" else 1 for place in strip.places]
    boxes = box.columns(shares, theme.space("gap"))
    if all(place.kind != "row" for place in strip.places):
        return row(theme, strip.places, boxes)
    parts: list[Part] = []
    for place, cell in zip(strip.places, boxes, strict=True):
        if place.kind == "deck":
            parts += row(theme, (place,), [cell])
        else:
            parts += with_tiles(theme, place, cell, "zone" if place.kind == "row" else "room")
    return parts
