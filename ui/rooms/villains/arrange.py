"""The rows of Villains: Commander and Plot, the city from Bridge to Sewers, piles, Lair and its stacks."""

from __future__ import annotations

from functools import partial

from companion.core.crossing.views import View
from ui.rooms.common import people, places_of
from ui.rooms.legendary import counter, counters, log, market, market_page, played, way, way_in_two
from ui.rooms.legendary_board import BoardPlan, Large, Small, Standing
from ui.theme.boxes import Box
from ui.theme.theme import Theme
from ui.widgets.board.parts import Part, Surroundings

COUNTED = ("overrun", "ko", "bystanders", "bindings")
CITY, LAIR = partial(way, strip="city"), partial(market, strip="lair")
PILES = partial(counters, ids=COUNTED)


def _beside_the_people(view: View, theme: Theme, box: Box, around: Surroundings) -> list[Part]:
    """Commander and Plot where they share the line of the people."""
    return _above(view, box.columns([1.15, 1], theme.space("gap")))


def _side_by_side(view: View, theme: Theme, box: Box, around: Surroundings) -> list[Part]:
    """Commander and Plot in a line of their own."""
    return _above(view, box.columns(2, theme.space("gap")))


def _commander(view: View, theme: Theme, box: Box, around: Surroundings) -> list[Part]:
    """The Commander alone."""
    return _above(view, [box])


def _plot(view: View, theme: Theme, box: Box, around: Surroundings) -> list[Part]:
    """The Plot alone."""
    return _above(view, [box], first=1)


def _board_page(view: View, theme: Theme, box: Box, around: Surroundings) -> list[Part]:
    """Commander and Plot above the city."""
    gap = theme.mm(1.7)
    if theme.glass.is_portrait:
        above, far, near = box.rows([0.7, 1.2, 1.2], gap)
        city = way_in_two(view, theme, far, near, "city")
    else:
        above, below = box.rows([0.7, 1.35], gap)
        city = CITY(view, theme, below, around)
    return _side_by_side(view, theme, above, around) + city


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


def _above(view: View, boxes: list[Box], first: int = 0) -> list[Part]:
    """The Commander with what it guards, and the Plot with its twists."""
    tiles = [tile for place in places_of(view, "above") for tile in place.tiles]
    return [
        Part(tile.target, "plate", box, tile.target, tile=tile)
        for tile, box in zip(tiles[first:], boxes, strict=False)
    ]


BOARD = BoardPlan(
    small=Small(
        rows=((120, CITY), (66, PILES), (82, LAIR)),
        head_mm=13.6,
        menu_mm=11.5,
        beside=_beside_the_people,
    ),
    large=Large(
        rows=((150, CITY), (64, PILES), (76, played), (98, LAIR)),
        column=((1, _commander), (1, _plot), (1.9, log)),
    ),
    standing=Standing(
        rows=((176, CITY), (70, PILES), (188, partial(LAIR, lines=2)), (96, played), (110, log)),
        above=_side_by_side,
        above_mm=15,
    ),
    pages={
        "board": _board_page,
        "market": partial(market_page, strip="lair", standing=4),
        "people": _people_page,
    },
)
arrange = BOARD.arrange
