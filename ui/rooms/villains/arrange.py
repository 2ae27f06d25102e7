"""The rows of Villains: Commander and Plot, the city from Bridge to Sewers, piles, Lair and its stacks."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from msgspec.structs import replace

from companion.core.crossing.views import Place, View
from ui.rooms.common import people, places_of, row
from ui.rooms.legendary import log, market, market_page, played
from ui.rooms.legendary_board import BoardPlan, Large, Small, Standing
from ui.theme.boxes import Box
from ui.theme.theme import Theme
from ui.widgets.board.parts import Part, Surroundings

COUNTED = ("allies", "overrun", "ko", "bystanders", "bindings")
ASIDE = ("beside-plot", "beside-commander")  # what a Plot or a Commander has gathered, where it has any
HELD = {0: "", 1: "person"}  # by how many are guarded; more are people
LAIR = partial(market, strip="lair")


def _city(view: View) -> tuple[Place, ...]:
    """The spaces from the Sewers to the deck: whoever stands there shows that somebody is guarded."""
    return tuple(_with_guarded(place) for place in places_of(view, "city"))


def _with_guarded(place: Place) -> Place:
    first, held = place.tiles[:1], len(place.tiles) - 1
    shown = tuple(replace(one, icon=HELD.get(held, "people")) for one in first)
    return replace(place, tiles=shown) if held > 0 else place


def city(view: View, theme: Theme, box: Box, around: Surroundings) -> list[Part]:
    """The way of the Adversaries, on two lines where the glass stands."""
    if theme.glass.is_portrait:
        return _city_in_two(view, theme, *box.rows(2, theme.mm(1.7)))
    spaces = _city(view)
    return row(theme, spaces, box.columns(len(spaces), theme.space("gap"))) if spaces else []


def _city_in_two(view: View, theme: Theme, far: Box, near: Box) -> list[Part]:
    """The same way on two lines: its far end above, its deck at the end of the line below."""
    spaces = _city(view)
    half = len(spaces) // 2
    lines = ((spaces[:half], far), (spaces[half:], near))
    return [
        part for some, line in lines if some
        for part in row(theme, some, line.columns(len(some), theme.space("gap")))
    ]  # fmt: skip


def _counted(view: View) -> list[Place]:
    """The piles that are only counted, and what lies beside Plot and Commander, where something does."""
    aside = [place for place in places_of(view, "beside") if place.id in ASIDE and place.tiles]
    gathered = [replace(one, count=len(one.tiles), target=f"more:{one.id}") for one in aside]
    piles = {place.id: place for place in places_of(view, "piles")}
    return [*gathered, *(piles[id] for id in COUNTED if id in piles)]


def _pile(place: Place, box: Box) -> Part:
    return Part(
        f"counter:{place.id}", "counter", box, place.target if place.tiles else "piles", places=(place,)
    )


def piles(view: View, theme: Theme, box: Box, around: Surroundings) -> list[Part]:
    """All of them side by side, in two lines where the glass stands."""
    shown = _counted(view)
    lines = 2 if theme.glass.is_portrait else 1
    cells = box.grid(max(1, -(-len(shown) // lines)), lines, theme.space("gap"))
    return [_pile(place, cell) for place, cell in zip(shown, cells, strict=False)]


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
        below = _city_in_two(view, theme, far, near)
    else:
        above, rest = box.rows([0.7, 1.35], gap)
        below = city(view, theme, rest, around)
    return _side_by_side(view, theme, above, around) + below


def _people_page(view: View, theme: Theme, box: Box, around: Surroundings) -> list[Part]:
    """The people two by two above the piles that are only counted."""
    lines = -(-len(view.seats) // 2)
    tall = theme.glass.is_portrait
    plates, counts = box.rows([lines, 1.0 if tall else 0.6], theme.mm(1.7))
    cells = plates.grid(2, lines, theme.mm(1.15))
    shown = _counted(view)
    halves = counts.columns(2, theme.space("gap"))
    return [*people(theme, view, plates, cells), *_lists(shown, halves)]


def _lists(shown: Sequence[Place], boxes: Sequence[Box]) -> list[Part]:
    """Piles one under the other, in two lists."""
    half = -(-len(shown) // 2)
    lists = (tuple(shown[:half]), tuple(shown[half:]))
    return [
        Part(f"counter:{at}", "counter", box, "piles", places=some)
        for at, (some, box) in enumerate(zip(lists, boxes, strict=True)) if some
    ]  # fmt: skip


def _above(view: View, boxes: list[Box], first: int = 0) -> list[Part]:
    """The Commander with what it guards, and the Plot with its twists; an empty place keeps its room."""
    found = [place.tiles or (None,) for place in places_of(view, "above")]
    tiles = [tile for some in found for tile in some]
    return [
        Part(tile.target, "plate", box, tile.target, tile=tile)
        for tile, box in zip(tiles[first:], boxes, strict=False)
        if tile is not None
    ]


BOARD = BoardPlan(
    small=Small(
        rows=((118, city), (56, piles), (94, LAIR)),
        head_mm=13.6,
        menu_mm=11.5,
        beside=_beside_the_people,
    ),
    large=Large(
        rows=((150, city), (64, piles), (76, played), (98, LAIR)),
        column=((1, _commander), (1, _plot), (1.9, log)),
    ),
    standing=Standing(
        rows=((270, city), (146, piles), (188, partial(LAIR, lines=2)), (96, played), (90, log)),
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
