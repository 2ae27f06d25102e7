"""The board of Conquest: one map, a section of it enlarged, the people beside it, what stays in play."""

from __future__ import annotations

from msgspec.structs import replace

from companion.core.crossing.views import Place, View
from companion.core.language.phrases import phrase
from ui.rooms import maps
from ui.rooms.common import (
    buttons,
    fan_over,
    foot,
    hand_line,
    is_paged,
    people,
    places_of,
    strip_of,
    tile,
)
from ui.rooms.corners import LINE_LEAST_MM, below_right
from ui.rooms.legendary import counter
from ui.theme.boxes import Box
from ui.theme.theme import Theme
from ui.widgets.asides.layout import LINE_MM
from ui.widgets.board.parts import Part, Parts, Surroundings

DECKS = ("locations", "resistance", "events", "stuff")
SIDE_MM, BELOW_MM = 28.1, 9.0  # the people beside the map of a small glass, and a row of buttons
HEAD_MM, MENU_MM = 23.0, 13.9  # the people above the map of a standing glass, and the buttons beside them


def arrange(view: View, theme: Theme, box: Box, around: Surroundings) -> Parts:
    """The whole map first; a section enlarged beside the small one, or below the map of a standing glass."""
    if theme.glass.is_small:
        section = maps.open_section(view, theme, around)
        if section:
            return tuple(_enlarged(view, theme, box, around, section))
        return tuple(_small_whole(view, theme, box, around))
    below, box = foot(theme, around, box)
    if theme.glass.is_portrait:
        return (*_standing(view, theme, box, around), *below)
    if is_paged(theme):
        return (*_small(view, theme, box, around), *below)
    return (*_large(view, theme, box, around), *below)


def _small_whole(view: View, theme: Theme, box: Box, around: Surroundings) -> list[Part]:
    """The map as high as the glass allows: the line stands beside its last row, below the people.

    Where there is no room for it there, it takes its height from the map.
    """
    line = _line_beside(view, theme, box, around) if around.line else None
    if line is None:
        below, box = foot(theme, around, box)
        return [*_small(view, theme, box, around), *below]
    side, board = _sides(theme, box)
    side = side.trimmed(bottom=line.top - box.y + theme.mm(1.2))
    shown = [hand_line(around, line), *fan_over(theme, around, box)]
    return [*maps.whole(view, theme, board), *_beside(view, theme, side, around), *shown]


def _line_beside(view: View, theme: Theme, box: Box, around: Surroundings) -> Box | None:
    """Where the line has room beside the last row of the map."""
    cells = maps.cells_of(view, theme, _sides(theme, box)[1])
    if not cells:
        return None
    line = below_right(box, cells, box.right, theme.mm(maps.GAP_MM))
    high = theme.mm(LINE_MM)  # a tip in large type is sooner set small than the map made low
    has_room = line.h >= high - 1 and line.w >= theme.mm(LINE_LEAST_MM)
    return line.cut_bottom(min(high, line.h))[0] if has_room else None


def _sides(theme: Theme, box: Box) -> tuple[Box, Box]:
    """The people at the right, and the room of the map."""
    return box.cut_right(theme.mm(SIDE_MM), theme.mm(2.4))


def _small(view: View, theme: Theme, box: Box, around: Surroundings) -> list[Part]:
    """The map with the people beside it, or an enlarged section with the people below the small map."""
    section = maps.open_section(view, theme, around)
    if section:
        return _enlarged(view, theme, box, around, section)
    side, board = _sides(theme, box)
    return [*maps.whole(view, theme, board), *_beside(view, theme, side, around)]


def _beside(view: View, theme: Theme, side: Box, around: Surroundings) -> list[Part]:
    """The people, what stays in play, and the buttons, one under the other."""
    gap = theme.mm(1.2)
    row, side = side.cut_bottom(theme.mm(BELOW_MM), gap)
    decks, menu = row.columns(2, gap)
    parts: list[Part] = []
    if _stays_of(view) is not None:
        stays, side = side.cut_bottom(theme.mm(BELOW_MM), gap)
        parts += _counted_stays(view, stays)
    cells = side.rows(max(1, len(view.seats)), gap)
    return parts + people(theme, view, side, cells) + _buttons(theme, around, decks, menu)


def _enlarged(view: View, theme: Theme, box: Box, around: Surroundings, section: str) -> list[Part]:
    """One section large, the line below it; small map, people and the way back at its left."""
    side, board = box.cut_left(theme.mm(maps.SMALL_MM[0]), theme.mm(2.8))
    below, board = foot(theme, around, board) if theme.glass.is_small else ([], board)
    shown = maps.section(view, theme, board, section, pan=around.pan)
    parts, rest = maps.panel(view, theme, side, around, section, shown)
    cells = rest.grid(2, -(-len(view.seats) // 2) or 1, theme.mm(1.2))
    every = parts + people(theme, view, rest, cells) + shown + maps.said(theme, board, shown, around)
    return every + below


def _large(view: View, theme: Theme, box: Box, around: Surroundings) -> list[Part]:
    """The board at the left; people, what stays in play and the decks at the right."""
    gap = theme.mm(1.7)
    side, board = box.cut_right(theme.mm(72), theme.mm(2.4))
    head, side = side.cut_top(theme.mm(9.2), gap)
    log, menu = head.columns(2, gap)
    plates, stays, decks = side.rows([len(view.seats), 1.7, 0.8], gap)
    cells = plates.rows(max(1, len(view.seats)), theme.mm(1.15))
    section = maps.open_section(view, theme, around)
    shown = maps.enlarged(view, theme, board, around, section) if section else maps.whole(view, theme, board)
    parts = shown + people(theme, view, plates, cells)
    parts += buttons(theme, around, {"menu": menu, "log": log})
    return parts + _stays(view, theme, stays) + _decks(view, theme, decks)


def _standing(view: View, theme: Theme, box: Box, around: Surroundings) -> list[Part]:
    """The people two by two, the map below them, and one of its sections large below that: both at once."""
    gap = theme.mm(1.7)
    head, box = box.cut_top(theme.mm(HEAD_MM), gap)
    side, head = head.cut_right(theme.mm(MENU_MM), gap)
    menu, decks = side.rows(2, theme.mm(1.15))
    cells = head.grid(2, -(-len(view.seats) // 2) or 1, theme.mm(1.15))
    parts = people(theme, view, head, cells) + _buttons(theme, around, decks, menu)
    if _stays_of(view) is not None:
        stays, box = box.cut_bottom(theme.mm(BELOW_MM), gap)
        parts += _counted_stays(view, stays)
    if not maps.boards(view):
        return parts
    high = max(round(box.h * 0.53), maps.least_height(view, theme))
    board, rest = box.cut_top(high, theme.mm(2.4))
    section = maps.open_section(view, theme, around) or maps.first_section(view)
    return parts + maps.both(view, theme, (board, rest), section)


def _buttons(theme: Theme, around: Surroundings, decks: Box, menu: Box) -> list[Part]:
    """What lies beside the board is one touch away, and so is the menu."""
    piles = Part("button:piles", "button", decks, "piles", words=around.words.get("ui-map-decks", ""))
    return [piles, *buttons(theme, around, {"menu": menu})]


def _stays_of(view: View) -> Place | None:
    """The cards that stay in play, where there are any."""
    place = next(iter(places_of(view, "stays")), None)
    return place if place is not None and place.tiles else None


def _counted_stays(view: View, box: Box) -> list[Part]:
    """How many cards stay in play: a touch shows them."""
    place = _stays_of(view)
    if place is None:
        return []
    counted = replace(place, title=phrase("ui-map-stays"), count=len(place.tiles))
    return [Part("counter:stays", "counter", box, f"more:{place.id}", places=(counted,))]


def _stays(view: View, theme: Theme, box: Box) -> list[Part]:
    """The cards that stay in play, one under the other; the last ones where there are many."""
    strip = strip_of(view, "stays")
    if strip is None or not strip.places:
        return []
    place = strip.places[0]
    inner = box.trimmed(
        left=theme.mm(1.4),
        right=theme.mm(1.4),
        top=theme.mm(6.6 * max(1, theme.glass.text_scale)),
        bottom=theme.mm(1.4),
    )
    room = max(1, int((inner.h + theme.mm(1)) // (theme.space("touch") + theme.mm(1))))
    cells = inner.rows(max(room, 1), theme.mm(1))
    parts = [Part("place:stays", "zone", box, place.target, place=place)]
    return parts + [tile(one, cell) for one, cell in zip(place.tiles[-room:], cells, strict=False)]


def _decks(view: View, theme: Theme, box: Box) -> list[Part]:
    """The decks, which are only counted."""
    there = [place.id for place in places_of(view, "piles") if place.id in DECKS]
    half = -(-len(there) // 2)
    cells = box.columns(2, theme.space("gap"))
    return [
        counter(view, cell, some, some[0])
        for some, cell in zip((there[:half], there[half:]), cells, strict=True)
        if some
    ]
