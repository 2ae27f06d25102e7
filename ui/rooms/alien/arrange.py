"""The rows of the printed board: Complex and Hive, Combat Zone, Operations, objective, HQ and Sergeants."""

from __future__ import annotations

from companion.core.phrases import phrase
from companion.core.views import Place, Tile, View
from ui.rooms.common import (
    buttons,
    hand_line,
    is_paged,
    page_of,
    people,
    places_of,
    row,
    tabs,
    tile,
    with_tiles,
)
from ui.theme.boxes import Box
from ui.theme.theme import Theme
from ui.widgets.asides.layout import LINE_MM, TALL_MM
from ui.widgets.board.parts import Part, Parts, Surroundings

COUNTED = ("hatchery", "strikes", "dead-enemies")
COUNTED_STANDING = ("strikes", "hatchery", "barracks", "dead-enemies")


def arrange(view: View, theme: Theme, box: Box, around: Surroundings) -> Parts:
    """The board by the shape of the glass; in large type it is three pages."""
    if is_paged(theme):
        return _paged(view, theme, box, around)
    if theme.glass.is_portrait:
        return _standing(view, theme, box, around)
    return _small(view, theme, box, around) if theme.glass.is_small else _large(view, theme, box, around)


def _small(view: View, theme: Theme, box: Box, around: Surroundings) -> Parts:
    """The densest glass: what does not fit is one touch away."""
    gap = theme.space("gap")
    head, box = box.cut_top(theme.mm(11.2), theme.mm(1.4))
    menu, head = head.cut_right(theme.mm(15.7), gap)
    hand, box = box.cut_bottom(theme.mm(LINE_MM), theme.mm(0.9))
    complex_box, zone_box, market = box.rows([92, 82, 66], gap)
    parts = people(theme, view, head) + buttons(theme, around, {"menu": menu})
    parts += _complex(view, theme, complex_box)
    zones = zone_box.columns(6, gap)
    parts += _combat(view, theme, _span(zones, 0, 3), _span(zones, 3, 4), around)
    parts.append(_goal(view, _span(zones, 4, 6)))
    parts += _market(view, theme, market, around, 1)
    return (*parts, hand_line(around, hand))


def _large(view: View, theme: Theme, box: Box, around: Surroundings) -> Parts:
    """The same rows, the cards played in order, and a column for objective and log."""
    gap = theme.space("gap")
    head, box = box.cut_top(theme.mm(12.2), theme.mm(1.8))
    menu, head = head.cut_right(theme.mm(14), theme.mm(1.4))
    log, head = head.cut_right(theme.mm(14), theme.mm(1.4))
    hand, box = box.cut_bottom(theme.mm(LINE_MM), theme.mm(0.9))
    side, box = box.cut_right(theme.mm(45), theme.mm(2.4))
    complex_box, zone_box, played, market = box.rows([150, 106, 76, 98], theme.mm(1.7))
    parts = people(theme, view, head) + buttons(theme, around, {"menu": menu, "log": log})
    parts += _complex(view, theme, complex_box)
    zones = zone_box.columns(6, gap)
    parts += _combat(view, theme, _span(zones, 0, 3), _span(zones, 3, 5), around)
    parts.append(_counter(view, zones[5], COUNTED, "piles"))
    parts += _played(view, theme, played, around)
    parts += _market(view, theme, market, around, 1)
    goal, chronicle = side.rows([1.75, 1.0], theme.mm(1.7))
    parts.append(_goal(view, goal))
    parts.append(Part("chronicle", "chronicle", chronicle, "log", lines=around.chronicle))
    return (*parts, hand_line(around, hand))


def _standing(view: View, theme: Theme, box: Box, around: Surroundings) -> Parts:
    """The same rows one under the other, the market in two."""
    gap = theme.space("gap")
    head, box = box.cut_top(theme.mm(12.6), theme.mm(1.7))
    goal, box = box.cut_top(theme.mm(16.6), theme.mm(1.7))
    menu, goal = goal.cut_right(theme.mm(13.9), gap)
    hand, box = box.cut_bottom(theme.mm(TALL_MM), theme.mm(0.9))
    rows = box.rows([176, 110, 188, 96, 60, 100], theme.mm(1.7))
    parts = people(theme, view, head) + buttons(theme, around, {"menu": menu})
    parts.append(_goal(view, goal))
    parts += _complex(view, theme, rows[0])
    zones = rows[1].columns([2, 1], gap)
    parts += _combat(view, theme, zones[0], zones[1], around)
    parts += _market(view, theme, rows[2], around, 2)
    parts += _played(view, theme, rows[3], around)
    cells = rows[4].columns(len(COUNTED_STANDING), gap)
    parts += [_counter(view, cell, (id,), id) for id, cell in zip(COUNTED_STANDING, cells, strict=True)]
    parts.append(Part("chronicle", "chronicle", rows[5], "log", lines=around.chronicle))
    return (*parts, hand_line(around, hand))


def _paged(view: View, theme: Theme, box: Box, around: Surroundings) -> Parts:
    """One page of the board below the tabs of all of them."""
    gap, tall = theme.space("gap"), theme.glass.is_portrait
    head, box = box.cut_top(theme.mm(12.2), theme.mm(1.4))
    menu, head = head.cut_right(theme.mm(14), gap)
    hand, box = box.cut_bottom(theme.mm(TALL_MM if tall else LINE_MM), theme.mm(0.9))
    pages = {"board": _board_page, "market": _market_page, "people": _people_page}
    parts = tabs(view, around, head.columns(len(pages), gap), tuple(pages))
    parts += buttons(theme, around, {"menu": menu})
    parts += pages[page_of(around, tuple(pages))](view, theme, box, around)
    return (*parts, hand_line(around, hand))


def _board_page(view: View, theme: Theme, box: Box, around: Surroundings) -> list[Part]:
    """The way of the enemies, from the Hive to the Combat Zone."""
    gap = theme.space("gap")
    if not theme.glass.is_portrait:
        rooms, below = box.rows([1.35, 1], theme.mm(1.7))
        combat, operations = below.columns([3, 2], gap)
        return _complex(view, theme, rooms) + _combat(view, theme, combat, operations, around)
    far, near, combat, operations = box.rows([1.2, 1.2, 1.2, 1], theme.mm(1.7))
    places = places_of(view, "complex")
    half = len(places) // 2
    parts = _combat(view, theme, combat, operations, around)
    for some, line in ((places[:half], far), (places[half:], near)):
        parts += row(theme, some, line.columns(len(some), gap)) if some else []
    return parts


def _market_page(view: View, theme: Theme, box: Box, around: Surroundings) -> list[Part]:
    """What can be recruited, and what was played."""
    tall = theme.glass.is_portrait
    market, played = box.rows([3.2, 1] if tall else [2.2, 1], theme.mm(1.7))
    last = 2 if tall or theme.glass.is_small else 3
    return _market(view, theme, market, around, 3 if tall else 2) + _played(view, theme, played, around, last)


def _people_page(view: View, theme: Theme, box: Box, around: Surroundings) -> list[Part]:
    """The people two by two, the objective, and the piles that are only counted."""
    gap, lines = theme.mm(1.7), -(-len(view.seats) // 2)
    if theme.glass.is_portrait:
        plates, goal, counts = box.rows([lines, 1.2, 1.2], gap)
        piles = dict(zip(COUNTED_STANDING, counts.grid(2, 2, gap), strict=True))
    elif theme.glass.is_small:  # the menu counts the piles
        (plates, goal), piles = box.columns([1.5, 1], gap), {}
    else:
        plates, side = box.columns([1.5, 1], gap)
        goal, counts = side.rows([1.2, 1], gap)
        piles = dict(zip(COUNTED, counts.rows([1] * len(COUNTED), gap), strict=True))
    cells = plates.grid(2, lines, theme.mm(1.15))
    parts = [*people(theme, view, plates, cells), _goal(view, goal)]
    return parts + [_counter(view, cell, (id,), id) for id, cell in piles.items()]


def _complex(view: View, theme: Theme, box: Box) -> list[Part]:
    """The rooms from the Airlock to the Hive."""
    places = places_of(view, "complex")
    return row(theme, places, box.columns(len(places), theme.space("gap"))) if places else []


def _span(columns: list[Box], first: int, after: int) -> Box:
    """Several columns as one."""
    return Box(
        columns[first].x, columns[first].y, columns[after - 1].right - columns[first].x, columns[first].h
    )


def _combat(view: View, theme: Theme, zone: Box, operations: Box, around: Surroundings) -> list[Part]:
    """The Combat Zone at the Airlock's end, then Operations."""
    parts: list[Part] = []
    boxes = {"combat": zone, "operations": operations}
    for place in places_of(view, "combat"):
        note = around.words.get("ui-strikes-order", "") if place.id == "combat" and place.tiles else ""
        if place.id in boxes:
            parts += with_tiles(theme, place, boxes[place.id], "zone", note)
    return parts


def _goal(view: View, box: Box) -> Part:
    """Objective and location."""
    return Part("objective", "objective", box, "objective", objective=view.objective)


def _counter(view: View, box: Box, ids: tuple[str, ...], key: str) -> Part:
    """Decks that need no picture."""
    piles = {place.id: place for place in places_of(view, "piles")}
    shown = tuple(piles[id] for id in ids if id in piles)
    return Part(f"counter:{key}", "counter", box, "piles", places=shown)


def _played(view: View, theme: Theme, box: Box, around: Surroundings, most: int = 4) -> list[Part]:
    """The cards of this turn in order, and the way to play one by touch."""
    large = max(1.0, theme.glass.text_scale)
    label, rest = box.cut_left(theme.mm(14.5 * large), theme.mm(0.8))
    play, rest = rest.cut_right(theme.mm(12.5 * large), theme.mm(1.2))
    parts = [Part("label:played", "label", label, words=around.words.get("ui-played", ""))]
    parts += buttons(theme, around, {"play": play})
    tiles = tuple(one for place in places_of(view, "played") for one in place.tiles)
    last = tiles[-most:]
    if len(tiles) > len(last):
        more, rest = rest.cut_left(theme.mm(10.5), theme.mm(1.0))
        parts.append(Part("more:played", "button", more, "more:played", words=f"+{len(tiles) - len(last)}"))
    cells = rest.columns(most, theme.mm(1.2))
    return parts + [tile(one, cell) for one, cell in zip(last, cells, strict=False)]


def _market(view: View, theme: Theme, box: Box, around: Surroundings, lines: int) -> list[Part]:
    """HQ and the Sergeants, by the width there is."""
    label, rest = box.cut_left(theme.mm(5.8 * max(1.0, theme.glass.text_scale)), theme.mm(0.6))
    places = places_of(view, "hq")
    columns = -(-len(places) // lines) if places else 1
    cells = rest.grid(columns, lines, theme.space("gap"))
    parts = [Part("label:hq", "label", label, words=around.words.get("ui-hq", ""))]
    for place, cell in zip(places, cells, strict=False):
        parts += _stand(place, cell)
    return parts


def _stand(place: Place, box: Box) -> list[Part]:
    """One card to recruit; the Sergeants are a stack that is drawn as a card with its count."""
    if place.kind == "deck":
        note = phrase("ui-count", count=place.count or 0)
        stack = Tile(
            place.target, place.title, "stack", figures=place.figures, note=note, states=place.states
        )
        return [tile(stack, box)]
    if place.tiles:
        return [tile(place.tiles[0], box)]
    return [
        Part(
            f"place:{place.id}",
            "room",
            box,
            place.target,
            place=Place(place.id, phrase("ui-empty"), target=place.target),
        )
    ]
