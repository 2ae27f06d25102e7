"""The rows of Firefly: the 'Verse and its Episode deck, Combat Zone, objective, Serenity, Bridge."""

from __future__ import annotations

from functools import partial

from companion.core.crossing.views import View
from ui.rooms.combat import combat_zone, crowd, is_crowded
from ui.rooms.common import with_tiles
from ui.rooms.firefly.mission import MISSION, is_between
from ui.rooms.firefly.ship import chip_of, serenity
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
    way,
    way_in_two,
)  # fmt: skip
from ui.rooms.legendary_board import BoardPlan, Large, Small, Standing
from ui.theme.boxes import Box
from ui.theme.theme import Theme
from ui.widgets.board.parts import Part, Parts, Surroundings

VERSE, BRIDGE = partial(way, strip="verse"), partial(market, strip="bridge")
COUNTED = ("crew-strikes", "ship-strikes", "upgrades")


def _middle_of_small(view: View, theme: Theme, box: Box, around: Surroundings) -> list[Part]:
    """The Combat Zone, the objective, and Serenity."""
    combat, aim, ship = box.columns([33, 20, 27], theme.space("gap"))
    return _combat(view, theme, combat) + goal(view, theme, aim, around) + serenity(view, ship)


def _middle_of_large(view: View, theme: Theme, box: Box, around: Surroundings) -> list[Part]:
    """The Combat Zone, Serenity, and the piles that are only counted."""
    combat, ship, piles = box.columns([32, 29, 19], theme.space("gap"))
    return [*_combat(view, theme, combat), *serenity(view, ship), counter(view, piles, COUNTED, "piles")]


def _combat_and_ship(view: View, theme: Theme, box: Box, around: Surroundings) -> list[Part]:
    """The Combat Zone beside Serenity."""
    combat, ship = box.columns([1.35, 1], theme.space("gap"))
    return _combat(view, theme, combat) + serenity(view, ship)


def _board_page(view: View, theme: Theme, box: Box, around: Surroundings) -> list[Part]:
    """The way of the cards, from the Episode deck to the Combat Zone, and the ship."""
    if theme.glass.is_portrait:
        far, near, combat, ship = box.rows([1.2, 1.2, 1.2, 1], theme.mm(1.7))
        verse = way_in_two(view, theme, far, near, "verse")
        return verse + _combat(view, theme, combat) + serenity(view, ship)
    above, below = box.rows([1.1, 1], theme.mm(1.7))
    verse = VERSE(view, theme, above, around)
    if is_crowded(view, theme):
        return verse + crowd(view, theme, below, around, chip_of(view), goal=False)
    return verse + _combat_and_ship(view, theme, below, around)


def _piles(view: View, theme: Theme, box: Box, around: Surroundings) -> list[Part]:
    """The counted piles, side by side where the glass stands, else as one list."""
    if theme.glass.is_portrait:
        return counters(view, theme, box, around, COUNTED)
    return [counter(view, box, COUNTED, "piles")]


def _combat(view: View, theme: Theme, box: Box) -> list[Part]:
    """The Combat Zone with the strikes that are coming."""
    zone = combat_zone(view)
    return with_tiles(theme, zone, box, "zone") if zone is not None else []


def _crowd(view: View, theme: Theme, box: Box, around: Surroundings) -> list[Part]:
    """The Combat Zone as wide as goes beside Serenity, with the objective as a chip where it has no place."""
    zone, ship = box.columns([7, 3], theme.space("gap"))
    return crowd(view, theme, zone, around, goal=theme.glass.is_small) + serenity(view, ship)


def _crowd_above_ship(view: View, theme: Theme, box: Box, around: Surroundings) -> list[Part]:
    """The Combat Zone in two rows above Serenity."""
    zone, ship = box.rows([1.7, 1], theme.space("gap"))
    return crowd(view, theme, zone, around, goal=False) + serenity(view, ship)


BOARD = BoardPlan(
    small=Small(
        rows=((120, VERSE), (88, _middle_of_small), (78, BRIDGE)),
        lined=(92, 76, 70),
        crowded=((92, VERSE), (126, _crowd), (70, BRIDGE)),
    ),
    large=Large(
        rows=((150, VERSE), (106, _middle_of_large), (76, played), (98, BRIDGE)),
        crowded=((140, VERSE), (132, _crowd), (68, played), (90, BRIDGE)),
        column=((1.75, goal), (1.0, log)),
        beside_crowd=((1.25, goal), (0.54, partial(counted, ids=COUNTED)), (0.88, log)),
        log_mm=17,
        crowd_from=3,
    ),
    standing=Standing(
        rows=(
            (172, VERSE),
            (110, _combat_and_ship),
            (188, partial(BRIDGE, lines=2)),
            (104, played),
            (70, partial(counters, ids=COUNTED)),
            (82, log),
        ),
        crowded=(
            (140, VERSE),
            (330, _crowd_above_ship),
            (172, partial(BRIDGE, lines=2)),
            (90, played),
            (74, partial(counters, ids=COUNTED)),
        ),
        above=goal,
        crowd_from=3,
    ),
    pages={
        "board": _board_page,
        "market": partial(market_page, strip="bridge"),
        "people": partial(people_page, piles=_piles, share=1.0),
    },
)


def arrange(view: View, theme: Theme, box: Box, around: Surroundings) -> Parts:
    """The board, or what there is to spend Credits on between two Episodes."""
    plan = MISSION if is_between(view) else BOARD
    return plan.arrange(view, theme, box, around)
