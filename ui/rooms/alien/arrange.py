"""The rows of the printed board: Complex and Hive, Combat Zone, Operations, objective, HQ and Sergeants."""

from __future__ import annotations

from functools import partial

from companion.core.crossing.views import Place, View
from ui.rooms.combat import combat, crowd, is_crowded
from ui.rooms.common import is_paged, places_of, with_tiles
from ui.rooms.legendary import (
    counted,
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
    zone, operations, piles = box.columns([3.6, 1.4, 1], theme.space("gap"))
    return [*_combat(view, theme, zone, operations, around), counter(view, piles, COUNTED, "piles")]


def _middle_of_standing(view: View, theme: Theme, box: Box, around: Surroundings) -> list[Part]:
    """The Combat Zone and Operations."""
    zone, operations = box.columns([2, 1], theme.space("gap"))
    return _combat(view, theme, zone, operations, around)


def _board_page(view: View, theme: Theme, box: Box, around: Surroundings) -> list[Part]:
    """The way of the enemies, from the Hive to the Combat Zone."""
    if not theme.glass.is_portrait:
        rooms, below = box.rows([1.1, 1], theme.mm(1.7))
        if is_crowded(view, theme):
            return COMPLEX(view, theme, rooms, around) + _crowd(view, theme, below, around)
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
    beside = [with_tiles(theme, place, operations, "zone") for place in _operations(view)]
    return [*combat(view, theme, zone, around), *(part for parts in beside for part in parts)]


def _operations(view: View) -> tuple[Place, ...]:
    """Where Events and Hazards lie that stay."""
    return tuple(place for place in places_of(view, "combat") if place.id == "operations")


def _crowd(view: View, theme: Theme, box: Box, around: Surroundings) -> list[Part]:
    """The Combat Zone in the whole row; Operations is a chip, and the objective where it has no place."""
    return crowd(
        view, theme, box, around, _operations(view), goal=theme.glass.is_small and not is_paged(theme)
    )


BOARD = BoardPlan(
    small=Small(
        rows=((120, COMPLEX), (88, _middle_of_small), (78, HQ)),
        lined=(100, 70, 68),
        crowded=((96, COMPLEX), (130, _crowd), (62, HQ)),
    ),
    large=Large(
        rows=((150, COMPLEX), (106, _middle_of_large), (76, played), (98, HQ)),
        crowded=((140, COMPLEX), (132, _crowd), (68, played), (90, HQ)),
        column=((2.7, goal), (1.0, log)),
        beside_crowd=((2.1, goal), (0.54, partial(counted, ids=COUNTED)), (0.76, log)),
    ),
    standing=Standing(
        rows=(
            (176, COMPLEX),
            (110, _middle_of_standing),
            (188, partial(HQ, lines=2)),
            (96, played),
            (70, partial(counters, ids=COUNTED_STANDING)),
            (90, log),
        ),
        crowded=(
            (176, COMPLEX),
            (200, _crowd),
            (180, partial(HQ, lines=2)),
            (92, played),
            (72, partial(counters, ids=COUNTED_STANDING)),
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
