"""The board of Conquest as it lies: sections of seven spaces, the people beside them, what stays in play."""

from __future__ import annotations

from companion.core.crossing.views import Strip, View
from ui.rooms.common import buttons, foot, is_paged, page_of, people, places_of, spaces, strip_of, tile
from ui.rooms.legendary import counter, paged
from ui.theme.boxes import Box
from ui.theme.theme import Theme
from ui.widgets.board.parts import Part, Parts, Surroundings

SECTION = "section:"
DECKS = ("locations", "resistance", "events", "stuff")


def arrange(view: View, theme: Theme, box: Box, around: Surroundings) -> Parts:
    """The whole board where its spaces are as large as a finger, else one section on each page."""
    if is_paged(theme) or theme.glass.is_small:
        pages = {one.id: _section_page for one in sections(view)}
        return paged(view, theme, box, around, {**pages, "people": _people_page})
    if theme.glass.is_portrait:
        return _standing(view, theme, box, around)
    return _large(view, theme, box, around)


def sections(view: View) -> tuple[Strip, ...]:
    """The sections of the board: the Objective's first."""
    return tuple(strip for strip in view.strips if strip.id.startswith(SECTION))


def _large(view: View, theme: Theme, box: Box, around: Surroundings) -> Parts:
    """The board at the left; people, what stays in play and the decks at the right."""
    gap = theme.mm(1.7)
    below, box = foot(theme, around, box)
    side, board = box.cut_right(theme.mm(72), theme.mm(2.4))
    head, side = side.cut_top(theme.mm(9.2), gap)
    log, menu = head.columns(2, gap)
    plates, stays, decks = side.rows([len(view.seats) * 0.68, 1.8, 0.72], gap)
    cells = plates.rows(max(1, len(view.seats)), theme.mm(1.15))
    parts = spaces(view, theme, board, sections(view)) + people(theme, view, plates, cells)
    parts += buttons(theme, around, {"menu": menu, "log": log})
    parts += _stays(view, theme, stays) + _decks(view, theme, decks)
    return (*parts, *below)


def _standing(view: View, theme: Theme, box: Box, around: Surroundings) -> Parts:
    """The people two by two above the board, the rest below it."""
    gap = theme.mm(1.7)
    menu, head = box.cut_top(theme.mm(23))[0].cut_right(theme.mm(13.9), gap)
    below, box = foot(theme, around, box.trimmed(top=theme.mm(23) + gap))
    board, stays, decks = box.rows([5.1, 1.35, 0.75], gap)
    cells = head.grid(2, -(-len(view.seats) // 2), theme.mm(1.15))
    parts = people(theme, view, head, cells) + buttons(theme, around, {"menu": menu})
    parts += spaces(view, theme, board, sections(view))
    parts += _stays(view, theme, stays) + _decks(view, theme, decks)
    return (*parts, *below)


def _section_page(view: View, theme: Theme, box: Box, around: Surroundings) -> list[Part]:
    """The open section with its spaces as large as there is room."""
    every = sections(view)
    page = page_of(around, tuple(one.id for one in every))
    at = next(at for at, one in enumerate(every) if one.id == page)
    return spaces(view, theme, box, (every[at],), at)


def _people_page(view: View, theme: Theme, box: Box, around: Surroundings) -> list[Part]:
    """The people two by two, what stays in play, and the decks."""
    gap, lines = theme.mm(1.7), -(-len(view.seats) // 2)
    if theme.glass.is_portrait:
        plates, stays, decks = box.rows([lines, 2.0, 1.0], gap)
    else:
        plates, side = box.columns([1.5, 1], gap)
        stays, decks = side.rows([1.5, 1], gap)
    cells = plates.grid(2, lines, theme.mm(1.15))
    return people(theme, view, plates, cells) + _stays(view, theme, stays) + _decks(view, theme, decks)


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
