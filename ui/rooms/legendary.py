"""What the boards of the Legendary games share: a way with its deck, a market, counted piles, pages."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from companion.core.crossing.views import Place, Tile, View
from companion.core.language.phrases import phrase
from ui.rooms.common import FAN_MM, buttons, foot, page_of, people, places_of, row, tabs, tile
from ui.theme.boxes import Box
from ui.theme.theme import Theme
from ui.widgets.board.parts import Part, Parts, Surroundings
from ui.widgets.fan.layout import TAB_MM

IN_A_LINE = 4  # tabs of pages on a standing glass
MARKET = "market"  # the page of what can be recruited
LYING = 3  # letters of a name that need not stand upright beside its row

Fill = Callable[[View, Theme, Box, Surroundings], list[Part]]  # what fills a box of the board


def way(view: View, theme: Theme, box: Box, around: Surroundings, strip: str) -> list[Part]:
    """The places a card is pushed through, from the far end to its deck."""
    places = places_of(view, strip)
    return row(theme, places, box.columns(len(places), theme.space("gap"))) if places else []


def way_in_two(view: View, theme: Theme, far: Box, near: Box, strip: str) -> list[Part]:
    """The same way on two lines: its far end above, its deck at the end of the line below."""
    places = places_of(view, strip)
    half = len(places) // 2
    parts: list[Part] = []
    for some, line in ((places[:half], far), (places[half:], near)):
        parts += row(theme, some, line.columns(len(some), theme.space("gap"))) if some else []
    return parts


def market(
    view: View, theme: Theme, box: Box, around: Surroundings, strip: str, lines: int = 1
) -> list[Part]:
    """What can be recruited, by the width there is, with its name standing at the left."""
    wide = TAB_MM if around.fan and theme.glass.is_small else 5.8  # a hand that was lowered is raised there
    aside, rest = box.cut_left(theme.mm(wide * max(1.0, theme.glass.text_scale)), theme.mm(0.6))
    places = places_of(view, strip)
    words = around.words.get(f"strip:{strip}", "")
    columns = -(-len(places) // lines) if places else 1
    cells = rest.grid(columns, lines, theme.space("gap"))
    parts = [Part(f"label:{strip}", "label" if len(words) <= LYING else "spine", aside, words=words)]
    for place, cell in zip(places, cells, strict=False):
        parts += _stand(place, cell, strip)
    return parts


def _stand(place: Place, box: Box, row: str) -> list[Part]:
    """One card of a row to recruit; a stack of equal cards is drawn as a card with its count."""
    if place.kind == "deck":
        note = phrase("ui-count", count=place.count or 0)
        stack = Tile(
            place.target, place.title, "stack", figures=place.figures, note=note, states=place.states
        )
        return [tile(stack, box, group=row)]
    if place.tiles:
        return [tile(place.tiles[0], box, group=row)]
    empty = Place(place.id, phrase("ui-empty"), target=place.target)
    return [Part(f"place:{place.id}", "room", box, place.target, place=empty)]


def goal(view: View, theme: Theme, box: Box, around: Surroundings) -> list[Part]:
    """Objective and location."""
    return [Part("objective", "objective", box, "objective", objective=view.objective)]


def log(view: View, theme: Theme, box: Box, around: Surroundings) -> list[Part]:
    """The last lines of the log."""
    return [Part("chronicle", "chronicle", box, "log", lines=around.chronicle)]


def counter(view: View, box: Box, ids: Sequence[str], key: str) -> Part:
    """Decks that need no picture."""
    piles = {place.id: place for place in places_of(view, "piles")}
    shown = tuple(piles[id] for id in ids if id in piles)
    return Part(f"counter:{key}", "counter", box, "piles", places=shown)


def counted(view: View, theme: Theme, box: Box, around: Surroundings, ids: Sequence[str]) -> list[Part]:
    """The same one under the other, as one."""
    return [counter(view, box, ids, "piles")]


def counters(view: View, theme: Theme, box: Box, around: Surroundings, ids: Sequence[str]) -> list[Part]:
    """The same side by side, one for each."""
    cells = box.columns(len(ids), theme.space("gap"))
    return [counter(view, cell, (id,), id) for id, cell in zip(ids, cells, strict=True)]


def played(view: View, theme: Theme, box: Box, around: Surroundings, most: int = 4) -> list[Part]:
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


def market_page(
    view: View, theme: Theme, box: Box, around: Surroundings, strip: str, standing: int = 3
) -> list[Part]:
    """What can be recruited, in two lines or more on a standing glass, and what was played."""
    tall = theme.glass.is_portrait
    shelf, turn = box.rows([3.2, 1] if tall else [2.2, 1], theme.mm(1.7))
    last = 2 if tall or theme.glass.is_small else 3
    shown = market(view, theme, shelf, around, strip, standing if tall else 2)
    return shown + played(view, theme, turn, around, last)


def people_page(
    view: View, theme: Theme, box: Box, around: Surroundings, piles: Fill, share: float
) -> list[Part]:
    """The people two by two, the objective, and the piles that are only counted."""
    gap, lines = theme.mm(1.7), -(-len(view.seats) // 2)
    counts: Box | None = None
    if theme.glass.is_portrait:
        plates, aim, counts = box.rows([lines, 1.2, share], gap)
    elif theme.glass.is_small:  # the menu counts the piles
        plates, aim = box.columns([1.5, 1], gap)
    else:
        plates, side = box.columns([1.5, 1], gap)
        aim, counts = side.rows([1.2, 1], gap)
    parts = people(theme, view, plates, plates.grid(2, lines, theme.mm(1.15)))
    parts += goal(view, theme, aim, around)
    return parts + (piles(view, theme, counts, around) if counts is not None else [])


def paged(view: View, theme: Theme, box: Box, around: Surroundings, pages: Mapping[str, Fill]) -> Parts:
    """One page of the board below the tabs of all of them."""
    gap, tall = theme.space("gap"), theme.glass.is_portrait
    lines = 2 if tall and len(pages) > IN_A_LINE else 1
    head, box = box.cut_top(theme.mm(12.2) * lines, theme.mm(1.4))
    menu, head = head.cut_right(theme.mm(14), gap)
    below, box = foot(theme, around, box)
    cells = head.grid(-(-len(pages) // lines), lines, gap)[: len(pages)]
    parts = tabs(view, around, cells, tuple(pages))
    parts += buttons(theme, around, {"menu": menu})
    page = page_of(around, tuple(pages))
    if around.fan and theme.glass.is_small:
        below = [part for part in below if part.kind != "fan"]
        if page == MARKET and around.lays:  # the drawn hand takes the place of what can be bought
            fan, turn = box.cut_bottom(min(box.h, theme.mm(FAN_MM * 1.2 * theme.glass.text_scale)), gap)
            return (*parts, Part("fan", "fan", fan), *played(view, theme, turn, around, 2), *below)
    return (*parts, *pages[page](view, theme, box, around), *below)


def span(columns: Sequence[Box], first: int, after: int) -> Box:
    """Several columns as one."""
    return Box(
        columns[first].x, columns[first].y, columns[after - 1].right - columns[first].x, columns[first].h
    )
