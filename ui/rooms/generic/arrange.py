"""Rows of places and one map of all spaces, in the order of the View: any game without a face of its own."""

from __future__ import annotations

from companion.core.crossing.views import Strip, View
from ui.rooms import maps
from ui.rooms.common import buttons, foot, objectives, people, row, with_tiles
from ui.theme.boxes import Box
from ui.theme.theme import Theme
from ui.widgets.board.parts import Part, Parts, Surroundings

DECKS, BOARD = 0.72, 0.9  # the height of a row of decks, and of one of spaces, where one with cards has 1


def arrange(view: View, theme: Theme, box: Box, around: Surroundings) -> Parts:
    """People above, then a row for each strip or the map of all spaces, what the players are after below."""
    gap = theme.space("gap")
    head, box = box.cut_top(theme.mm(11.2), theme.mm(1.4))
    menu, head = head.cut_right(theme.mm(15.7), gap)
    below, box = foot(theme, around, box)
    parts = people(theme, view, head) + buttons(theme, around, {"menu": menu})
    if theme.glass.is_small and maps.boards(view):
        return (*parts, *_small_board(view, theme, box, around), *below)
    if view.objectives:
        goals, box = box.cut_bottom(theme.mm(12.4 if theme.glass.is_small else 15), gap)
        parts += objectives(theme, view, goals)
    strips = [strip for strip in view.strips if strip.places and strip not in maps.boards(view)[1:]]
    heights = [_height(view, strip) for strip in strips]
    for strip, cell in zip(strips, box.rows(heights or 1, gap), strict=False):
        if maps.is_board(strip):
            parts += _map(view, theme, cell, around)
        else:
            parts += _row(theme, strip, cell)
    return (*parts, *below)


def _map(view: View, theme: Theme, box: Box, around: Surroundings) -> list[Part]:
    """All spaces as they lie to each other, or one section of them large."""
    section = maps.open_section(view, theme, around)
    if section:
        return maps.enlarged(view, theme, box, around, section)
    return maps.whole(view, theme, box)


def _small_board(view: View, theme: Theme, box: Box, around: Surroundings) -> list[Part]:
    """On a small glass the board takes the height; what is to be done and the decks share a line below."""
    gap = theme.space("gap")
    foot, box = box.cut_bottom(theme.mm(12.4), gap)
    parts = _map(view, theme, box, around)
    decks = tuple(place for strip in view.strips for place in strip.places if place.kind == "deck")
    if view.objectives and decks:
        goals, foot = foot.columns([1.5, 1], gap)
        parts += objectives(theme, view, goals)
    elif view.objectives:
        parts += objectives(theme, view, foot)
    half = -(-len(decks) // 2)
    for some, cell in zip((decks[:half], decks[half:]), foot.columns(2, gap), strict=True):
        parts += [Part(f"counter:{some[0].id}", "counter", cell, "piles", places=some)] if some else []
    return parts


def _height(view: View, strip: Strip) -> float:
    """How much of the height a strip has: the map as much as its rows, which are lower than cards."""
    if maps.is_board(strip):
        return BOARD * len({place.at[1] for one in maps.boards(view) for place in one.places if place.at})
    return DECKS if all(place.kind != "place" and not place.tiles for place in strip.places) else 1.0


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
