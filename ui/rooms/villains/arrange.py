"""The rows of Villains: Commander and Plot, the city from Bridge to Sewers, piles, Lair and its stacks."""

from __future__ import annotations

from companion.core.views import View
from ui.rooms.common import buttons, hand_line, is_paged, people, places_of
from ui.rooms.legendary import counter, counters, market, paged, played, way, way_in_two
from ui.theme.boxes import Box
from ui.theme.theme import Theme
from ui.widgets.asides.layout import LINE_MM, TALLER_MM
from ui.widgets.board.parts import Part, Parts, Surroundings

COUNTED = ("overrun", "ko", "bystanders", "bindings")


def arrange(view: View, theme: Theme, box: Box, around: Surroundings) -> Parts:
    """The board by the shape of the glass; in large type it is three pages."""
    if is_paged(theme):
        pages = {"board": _board_page, "market": _market_page, "people": _people_page}
        return paged(view, theme, box, around, pages)
    if theme.glass.is_portrait:
        return _standing(view, theme, box, around)
    return _small(view, theme, box, around) if theme.glass.is_small else _large(view, theme, box, around)


def _small(view: View, theme: Theme, box: Box, around: Surroundings) -> Parts:
    """The densest glass: Commander and Plot stand in the line of the people."""
    gap = theme.space("gap")
    head, box = box.cut_top(theme.mm(13.6), theme.mm(1.4))
    menu, head = head.cut_right(theme.mm(11.5), gap)
    hand, box = box.cut_bottom(theme.mm(LINE_MM), theme.mm(0.9))
    above, persons = head.columns([1.4, 1], gap)
    city, piles, lair = box.rows([96, 54, 70], gap)
    parts = _above(view, above.columns([1.15, 1], gap)) + people(theme, view, persons)
    parts += buttons(theme, around, {"menu": menu})
    parts += way(view, theme, city, "city") + counters(view, theme, piles, COUNTED)
    parts += market(view, theme, lair, around, 1, "lair")
    return (*parts, hand_line(around, hand))


def _large(view: View, theme: Theme, box: Box, around: Surroundings) -> Parts:
    """The same rows, the cards played in order, and a column for Commander, Plot and log."""
    head, box = box.cut_top(theme.mm(12.2), theme.mm(1.8))
    menu, head = head.cut_right(theme.mm(14), theme.mm(1.4))
    log, head = head.cut_right(theme.mm(14), theme.mm(1.4))
    hand, box = box.cut_bottom(theme.mm(LINE_MM), theme.mm(0.9))
    side, box = box.cut_right(theme.mm(45), theme.mm(2.4))
    city, piles, turn, lair = box.rows([150, 64, 76, 98], theme.mm(1.7))
    parts = people(theme, view, head) + buttons(theme, around, {"menu": menu, "log": log})
    parts += way(view, theme, city, "city") + counters(view, theme, piles, COUNTED)
    parts += played(view, theme, turn, around) + market(view, theme, lair, around, 1, "lair")
    commander, plot, chronicle = side.rows([1, 1, 1.9], theme.mm(1.7))
    parts += _above(view, [commander, plot])
    parts.append(Part("chronicle", "chronicle", chronicle, "log", lines=around.chronicle))
    return (*parts, hand_line(around, hand))


def _standing(view: View, theme: Theme, box: Box, around: Surroundings) -> Parts:
    """The same rows one under the other, the Lair in two."""
    gap = theme.space("gap")
    head, box = box.cut_top(theme.mm(12.6), theme.mm(1.7))
    above, box = box.cut_top(theme.mm(15), theme.mm(1.7))
    menu, above = above.cut_right(theme.mm(13.9), gap)
    hand, box = box.cut_bottom(theme.mm(TALLER_MM), theme.mm(0.9))
    rows = box.rows([176, 70, 188, 96, 110], theme.mm(1.7))
    parts = people(theme, view, head) + buttons(theme, around, {"menu": menu})
    parts += _above(view, above.columns(2, gap)) + way(view, theme, rows[0], "city")
    parts += counters(view, theme, rows[1], COUNTED)
    parts += market(view, theme, rows[2], around, 2, "lair") + played(view, theme, rows[3], around)
    parts.append(Part("chronicle", "chronicle", rows[4], "log", lines=around.chronicle))
    return (*parts, hand_line(around, hand))


def _board_page(view: View, theme: Theme, box: Box, around: Surroundings) -> list[Part]:
    """Commander and Plot above the city."""
    gap = theme.mm(1.7)
    if theme.glass.is_portrait:
        above, far, near = box.rows([0.7, 1.2, 1.2], gap)
        city = way_in_two(view, theme, far, near, "city")
    else:
        above, below = box.rows([0.7, 1.35], gap)
        city = way(view, theme, below, "city")
    return _above(view, above.columns(2, theme.space("gap"))) + city


def _market_page(view: View, theme: Theme, box: Box, around: Surroundings) -> list[Part]:
    """What can be recruited, and what was played."""
    tall = theme.glass.is_portrait
    lair, turn = box.rows([3.2, 1] if tall else [2.2, 1], theme.mm(1.7))
    last = 2 if tall or theme.glass.is_small else 3
    shown = market(view, theme, lair, around, 4 if tall else 2, "lair")
    return shown + played(view, theme, turn, around, last)


def _people_page(view: View, theme: Theme, box: Box, around: Surroundings) -> list[Part]:
    """The people two by two above the piles that are only counted."""
    lines = -(-len(view.seats) // 2)
    tall = theme.glass.is_portrait
    plates, counts = box.rows([lines, 0.8 if tall else 0.6], theme.mm(1.7))
    cells = plates.grid(2, lines, theme.mm(1.15))
    half = len(COUNTED) // 2
    boxes = counts.columns(2, theme.space("gap"))
    piles = [counter(view, boxes[0], COUNTED[:half], "lost"), counter(view, boxes[1], COUNTED[half:], "left")]
    return [*people(theme, view, plates, cells), *piles]


def _above(view: View, boxes: list[Box]) -> list[Part]:
    """The Commander with what it guards, and the Plot with its twists."""
    tiles = [tile for place in places_of(view, "above") for tile in place.tiles]
    return [
        Part(tile.target, "plate", box, tile.target, tile=tile)
        for tile, box in zip(tiles, boxes, strict=False)
    ]
