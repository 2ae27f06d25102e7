"""The rows of the printed board: Complex and Hive, Combat Zone, Operations, objective, HQ and Sergeants."""

from __future__ import annotations

from companion.core.views import View
from ui.rooms.common import buttons, hand_line, is_paged, people, places_of, with_tiles
from ui.rooms.legendary import counter, counters, goal, market, paged, played, span, way, way_in_two
from ui.theme.boxes import Box
from ui.theme.theme import Theme
from ui.widgets.asides.layout import LINE_MM, TALLER_MM
from ui.widgets.board.parts import Part, Parts, Surroundings

COUNTED = ("hatchery", "strikes", "dead-enemies")
COUNTED_STANDING = ("strikes", "hatchery", "barracks", "dead-enemies")


def arrange(view: View, theme: Theme, box: Box, around: Surroundings) -> Parts:
    """The board by the shape of the glass; in large type it is three pages."""
    if is_paged(theme):
        pages = {"board": _board_page, "market": _market_page, "people": _people_page}
        return paged(view, theme, box, around, pages)
    if theme.glass.is_portrait:
        return _standing(view, theme, box, around)
    return _small(view, theme, box, around) if theme.glass.is_small else _large(view, theme, box, around)


def _small(view: View, theme: Theme, box: Box, around: Surroundings) -> Parts:
    """The densest glass: what does not fit is one touch away."""
    gap = theme.space("gap")
    head, box = box.cut_top(theme.mm(11.2), theme.mm(1.4))
    menu, head = head.cut_right(theme.mm(15.7), gap)
    hand, box = box.cut_bottom(theme.mm(LINE_MM), theme.mm(0.9))
    complex_box, zone_box, hq = box.rows([92, 82, 66], gap)
    parts = people(theme, view, head) + buttons(theme, around, {"menu": menu})
    parts += way(view, theme, complex_box, "complex")
    zones = zone_box.columns(6, gap)
    parts += _combat(view, theme, span(zones, 0, 3), span(zones, 3, 4), around)
    parts.append(goal(view, span(zones, 4, 6)))
    parts += _market(view, theme, hq, around, 1)
    return (*parts, hand_line(around, hand))


def _large(view: View, theme: Theme, box: Box, around: Surroundings) -> Parts:
    """The same rows, the cards played in order, and a column for objective and log."""
    gap = theme.space("gap")
    head, box = box.cut_top(theme.mm(12.2), theme.mm(1.8))
    menu, head = head.cut_right(theme.mm(14), theme.mm(1.4))
    log, head = head.cut_right(theme.mm(14), theme.mm(1.4))
    hand, box = box.cut_bottom(theme.mm(LINE_MM), theme.mm(0.9))
    side, box = box.cut_right(theme.mm(45), theme.mm(2.4))
    complex_box, zone_box, turn, hq = box.rows([150, 106, 76, 98], theme.mm(1.7))
    parts = people(theme, view, head) + buttons(theme, around, {"menu": menu, "log": log})
    parts += way(view, theme, complex_box, "complex")
    zones = zone_box.columns(6, gap)
    parts += _combat(view, theme, span(zones, 0, 3), span(zones, 3, 5), around)
    parts.append(counter(view, zones[5], COUNTED, "piles"))
    parts += played(view, theme, turn, around)
    parts += _market(view, theme, hq, around, 1)
    aim, chronicle = side.rows([1.75, 1.0], theme.mm(1.7))
    parts.append(goal(view, aim))
    parts.append(Part("chronicle", "chronicle", chronicle, "log", lines=around.chronicle))
    return (*parts, hand_line(around, hand))


def _standing(view: View, theme: Theme, box: Box, around: Surroundings) -> Parts:
    """The same rows one under the other, the market in two."""
    gap = theme.space("gap")
    head, box = box.cut_top(theme.mm(12.6), theme.mm(1.7))
    aim, box = box.cut_top(theme.mm(16.6), theme.mm(1.7))
    menu, aim = aim.cut_right(theme.mm(13.9), gap)
    hand, box = box.cut_bottom(theme.mm(TALLER_MM), theme.mm(0.9))
    rows = box.rows([176, 110, 188, 96, 60, 100], theme.mm(1.7))
    parts = people(theme, view, head) + buttons(theme, around, {"menu": menu})
    parts.append(goal(view, aim))
    parts += way(view, theme, rows[0], "complex")
    zones = rows[1].columns([2, 1], gap)
    parts += _combat(view, theme, zones[0], zones[1], around)
    parts += _market(view, theme, rows[2], around, 2)
    parts += played(view, theme, rows[3], around)
    parts += counters(view, theme, rows[4], COUNTED_STANDING)
    parts.append(Part("chronicle", "chronicle", rows[5], "log", lines=around.chronicle))
    return (*parts, hand_line(around, hand))


def _board_page(view: View, theme: Theme, box: Box, around: Surroundings) -> list[Part]:
    """The way of the enemies, from the Hive to the Combat Zone."""
    if not theme.glass.is_portrait:
        rooms, below = box.rows([1.1, 1], theme.mm(1.7))
        combat, operations = below.columns([3, 2], theme.space("gap"))
        return way(view, theme, rooms, "complex") + _combat(view, theme, combat, operations, around)
    far, near, combat, operations = box.rows([1.2, 1.2, 1.2, 1], theme.mm(1.7))
    parts = _combat(view, theme, combat, operations, around)
    return parts + way_in_two(view, theme, far, near, "complex")


def _market_page(view: View, theme: Theme, box: Box, around: Surroundings) -> list[Part]:
    """What can be recruited, and what was played."""
    tall = theme.glass.is_portrait
    hq, turn = box.rows([3.2, 1] if tall else [2.2, 1], theme.mm(1.7))
    last = 2 if tall or theme.glass.is_small else 3
    return _market(view, theme, hq, around, 3 if tall else 2) + played(view, theme, turn, around, last)


def _people_page(view: View, theme: Theme, box: Box, around: Surroundings) -> list[Part]:
    """The people two by two, the objective, and the piles that are only counted."""
    gap, lines = theme.mm(1.7), -(-len(view.seats) // 2)
    if theme.glass.is_portrait:
        plates, aim, counts = box.rows([lines, 1.2, 1.2], gap)
        piles = dict(zip(COUNTED_STANDING, counts.grid(2, 2, gap), strict=True))
    elif theme.glass.is_small:  # the menu counts the piles
        (plates, aim), piles = box.columns([1.5, 1], gap), {}
    else:
        plates, side = box.columns([1.5, 1], gap)
        aim, counts = side.rows([1.2, 1], gap)
        piles = dict(zip(COUNTED, counts.rows([1] * len(COUNTED), gap), strict=True))
    cells = plates.grid(2, lines, theme.mm(1.15))
    parts = [*people(theme, view, plates, cells), goal(view, aim)]
    return parts + [counter(view, cell, (id,), id) for id, cell in piles.items()]


def _combat(view: View, theme: Theme, zone: Box, operations: Box, around: Surroundings) -> list[Part]:
    """The Combat Zone at the Airlock's end, then Operations."""
    parts: list[Part] = []
    boxes = {"combat": zone, "operations": operations}
    for place in places_of(view, "combat"):
        note = around.words.get("ui-strikes-order", "") if place.id == "combat" and place.tiles else ""
        if place.id in boxes:
            parts += with_tiles(theme, place, boxes[place.id], "zone", note)
    return parts


def _market(view: View, theme: Theme, box: Box, around: Surroundings, lines: int) -> list[Part]:
    """HQ and the Sergeants."""
    return market(view, theme, box, around, lines, "hq")
