"""The rows of the printed board: Complex and Hive, Combat Zone, Operations, objective, HQ and Sergeants."""

from __future__ import annotations

from functools import partial

from companion.core.crossing.views import View
from ui.rooms.common import places_of, with_tiles
from ui.rooms.legendary import (
    counter,
    counters,
    goal,
    log,
    market,
    market_page,
    people_page,
    played,
    span,
    way,
    way_in_two,
)  # fmt: skip
from ui.rooms.legendary_board import BoardPlan, Large, Small, Standing
from ui.theme.boxes import Box
from ui.theme.theme import Theme
from ui.widgets.board.parts import Part, Surroundings

COMPLEX, HQ = partial(way, strip="complex"), partial(market, strip="hq")
COUNTED = ("hatchery", "strikes", "dead-enemies")
COUNTED_STANDING = ("strikes", "hatchery", "barracks", "dead-enemies")


def _middle_of_small(view: View, theme: Theme, box: Box, around: Surroundings) -> list[Part]:
    """Combat Zone, Operations and the objective, below the rooms they belong to."""
    zones = box.columns(6, theme.space("gap"))
    parts = _combat(view, theme, span(zones, 0, 3), span(zones, 3, 4), around)
    return parts + goal(view, theme, span(zones, 4, 6), around)


def _middle_of_large(view: View, theme: Theme, box: Box, around: Surroundings) -> list[Part]:
    """Combat Zone, Operations, and the piles that are only counted."""
    zones = box.columns(6, theme.space("gap"))
    parts = _combat(view, theme, span(zones, 0, 3), span(zones, 3, 5), around)
    return [*parts, counter(view, zones[5], COUNTED, "piles")]


def _middle_of_standing(view: View, theme: Theme, box: Box, around: Surroundings) -> list[Part]:
    """The Combat Zone and Operations."""
    zone, operations = box.columns([2, 1], theme.space("gap"))
    return _combat(view, theme, zone, operations, around)


def _board_page(view: View, theme: Theme, box: Box, around: Surroundings) -> list[Part]:
    """The way of the enemies, from the Hive to the Combat Zone."""
    if not theme.glass.is_portrait:
        rooms, below = box.rows([1.1, 1], theme.mm(1.7))
        combat, operations = below.columns([3, 2], theme.space("gap"))
        return COMPLEX(view, theme, rooms, around) + _combat(view, theme, combat, operations, around)
    far, near, combat, operations = box.rows([1.2, 1.2, 1.2, 1], theme.mm(1.7))
    parts = _combat(view, theme, combat, operations, around)
    return parts + way_in_two(view, theme, far, near, "complex")


def _piles(view: View, theme: Theme, box: Box, around: Surroundings) -> list[Part]:
    """The counted piles, two by two where the glass stands, else one under the other."""
    gap, tall = theme.mm(1.7), theme.glass.is_portrait
    ids = COUNTED_STANDING if tall else COUNTED
    cells = box.grid(2, 2, gap) if tall else box.rows(len(ids), gap)
    return [counter(view, cell, (id,), id) for id, cell in zip(ids, cells, strict=True)]


def _combat(view: View, theme: Theme, zone: Box, operations: Box, around: Surroundings) -> list[Part]:
    """The Combat Zone at the Airlock's end, then Operations."""
    parts: list[Part] = []
    boxes = {"combat": zone, "operations": operations}
    for place in places_of(view, "combat"):
        note = around.words.get("ui-strikes-order", "") if place.id == "combat" and place.tiles else ""
        if place.id in boxes:
            parts += with_tiles(theme, place, boxes[place.id], "zone", note)
    return parts


BOARD = BoardPlan(
    small=Small(((92, COMPLEX), (82, _middle_of_small), (66, HQ))),
    large=Large(
        rows=((150, COMPLEX), (106, _middle_of_large), (76, played), (98, HQ)),
        column=((1.75, goal), (1.0, log)),
    ),
    standing=Standing(
        rows=(
            (176, COMPLEX),
            (110, _middle_of_standing),
            (188, partial(HQ, lines=2)),
            (96, played),
            (60, partial(counters, ids=COUNTED_STANDING)),
            (100, log),
        ),
        above=goal,
    ),
    pages={
        "board": _board_page,
        "market": partial(market_page, strip="hq"),
        "people": partial(people_page, piles=_piles, share=1.2),
    },
)
arrange = BOARD.arrange
