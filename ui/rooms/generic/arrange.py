"""Rows of places and a board of spaces in the order of the View, for any game without a face of its own."""

from __future__ import annotations

from companion.core.crossing.views import Strip, View
from ui.rooms.common import buttons, foot, objectives, people, row, spaces, with_tiles
from ui.theme.boxes import Box
from ui.theme.theme import Theme
from ui.widgets.board.parts import Part, Parts, Surroundings

DECKS, BOARD = 0.72, 0.9  # the height of a row of decks, and of one of spaces, where one with cards has 1


def arrange(view: View, theme: Theme, box: Box, around: Surroundings) -> Parts:
    """People above, then a row or a board of spaces for each strip, what the players are after below."""
    gap = theme.space("gap")
    head, box = box.cut_top(theme.mm(11.2), theme.mm(1.4))
    menu, head = head.cut_right(theme.mm(15.7), gap)
    below, box = foot(theme, around, box)
    parts = people(theme, view, head) + buttons(theme, around, {"menu": menu})
    if theme.glass.is_small and any(is_board(strip) for strip in view.strips):
        return (*parts, *_small_board(view, theme, box), *below)
    if view.objectives:
        goals, box = box.cut_bottom(theme.mm(12.4 if theme.glass.is_small else 15), gap)
        parts += objectives(theme, view, goals)
    strips = [strip for strip in view.strips if strip.places]
    heights = [_height(strip) for strip in strips]
    for strip, cell in zip(strips, box.rows(heights or 1, gap), strict=False):
        parts += spaces(view, theme, cell, (strip,)) if is_board(strip) else _row(theme, strip, cell)
    return (*parts, *below)


def _small_board(view: View, theme: Theme, box: Box) -> list[Part]:
    """On a small glass the board takes the height; what is to be done and the decks share a line below."""
    gap = theme.space("gap")
    foot, box = box.cut_bottom(theme.mm(12.4), gap)
    boards = [strip for strip in view.strips if is_board(strip)]
    cells = box.rows([_height(strip) for strip in boards], gap)
    parts: list[Part] = []
    for one, cell in zip(boards, cells, strict=True):
        parts += spaces(view, theme, cell, (one,))
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


def is_board(strip: Strip) -> bool:
    """Whether these places lie on a board of spaces, each where its data says."""
    return any(place.at is not None for place in strip.places)


def _height(strip: Strip) -> float:
    """How much of the height a strip has: a board as much as its rows, which are lower than cards."""
    if is_board(strip):
        return BOARD * len({place.at[1] for place in strip.places if place.at is not None})
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
