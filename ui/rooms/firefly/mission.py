"""The table between two Episodes: Upgrades to buy, the ship to repair, and whoever can be healed."""

from __future__ import annotations

from functools import partial

from msgspec.structs import replace

from companion.core.crossing.views import Place, View
from ui.rooms.common import is_paged, places_of, strip_of, tile
from ui.rooms.firefly.ship import serenity
from ui.rooms.legendary import counters, goal, log, market, people_page
from ui.rooms.legendary_board import BoardPlan, Large, Small, Standing
from ui.theme.boxes import Box
from ui.theme.theme import Theme
from ui.widgets.board.parts import Part, Surroundings

COUNTED = ("crew-strikes", "ship-strikes", "upgrades")
IN_A_ROW = 3  # people side by side who can be healed, where there is no room for all of them


def is_between(view: View) -> bool:
    """Whether an Inter-Mission runs."""
    return strip_of(view, "upgrades") is not None


def upgrades(view: View, theme: Theme, box: Box, around: Surroundings) -> list[Part]:
    """The Upgrades that are shown; on a page of their own its tab has their name."""
    if not is_paged(theme):
        return market(view, theme, box, around, "upgrades")
    tiles = [one for place in places_of(view, "upgrades") for one in place.tiles]
    cells = box.columns(max(1, len(tiles)), theme.space("gap"))
    return [tile(one, cell, group="upgrades") for one, cell in zip(tiles, cells, strict=False)]


def _ship(view: View, theme: Theme, box: Box, around: Surroundings) -> list[Part]:
    return serenity(view, box)


def healing(view: View, theme: Theme, box: Box, around: Surroundings, across: int = IN_A_ROW) -> list[Part]:
    """Everybody who is hurt, with how much of it can still be healed; a touch lists the strikes there."""
    hurt = places_of(view, "healing")
    if not hurt:
        words = around.words.get("ui-nobody-hurt", "")
        return [Part("label:healing", "sentence", box, words=words)]
    columns = min(len(hurt), max(across, -(-len(hurt) // 2)))
    cells = box.grid(columns, -(-len(hurt) // columns), theme.space("gap"))
    return [_hurt(place, cell) for place, cell in zip(hurt, cells, strict=False)]


def _hurt(place: Place, box: Box) -> Part:
    """One of them: marked while a strike there can be healed."""
    legal = any("legal" in one.states for one in place.tiles)
    shown = replace(place, tiles=(), states=("legal",) if legal else ())
    return Part(f"place:{place.id}", "zone", box, f"more:{place.id}", place=shown)


def _upgrades_page(view: View, theme: Theme, box: Box, around: Surroundings) -> list[Part]:
    """What can be bought, and where it goes."""
    shelf, ship = box.rows([1.2, 1], theme.mm(1.7))
    return upgrades(view, theme, shelf, around) + serenity(view, ship)


MISSION = BoardPlan(
    small=Small(rows=((128, upgrades), (84, _ship), (74, partial(healing, across=5))), lined=(106, 76, 66)),
    large=Large(
        rows=((150, upgrades), (140, _ship), (140, partial(healing, across=5))),
        column=((1.4, goal), (1.0, log)),
        log_mm=17,
    ),
    standing=Standing(
        rows=(
            (170, upgrades),
            (150, _ship),
            (230, healing),
            (70, partial(counters, ids=COUNTED)),
            (110, log),
        ),
        above=goal,
    ),
    pages={
        "upgrades": _upgrades_page,
        "healing": partial(healing, across=2),
        "people": partial(people_page, piles=partial(counters, ids=COUNTED), share=1.0),
    },
)
