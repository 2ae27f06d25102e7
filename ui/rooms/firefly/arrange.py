"""The rows of Firefly: the 'Verse and its Episode deck, Combat Zone, objective, Serenity, Bridge."""

from __future__ import annotations

from companion.core.views import View
from ui.rooms.common import buttons, hand_line, is_paged, people, places_of, with_tiles
from ui.rooms.legendary import counter, counters, goal, market, paged, played, way, way_in_two
from ui.theme.boxes import Box
from ui.theme.theme import Theme
from ui.widgets.asides.layout import LINE_MM, TALL_MM
from ui.widgets.board.parts import Part, Parts, Surroundings

COUNTED = ("crew-strikes", "ship-strikes", "upgrades")


def arrange(view: View, theme: Theme, box: Box, around: Surroundings) -> Parts:
    """The board by the shape of the glass; in large type it is three pages."""
    if is_paged(theme):
        pages = {"board": _board_page, "market": _market_page, "people": _people_page}
        return paged(view, theme, box, around, pages)
    if theme.glass.is_portrait:
        return _standing(view, theme, box, around)
    return _small(view, theme, box, around) if theme.glass.is_small else _large(view, theme, box, around)


def _small(view: View, theme: Theme, box: Box, around: Surroundings) -> Parts:
    """The densest glass: what does not fit is one touch away."""
    gap = theme.space("gap")
    head, box = box.cut_top(theme.mm(11.2), theme.mm(1.4))
    menu, head = head.cut_right(theme.mm(15.7), gap)
    hand, box = box.cut_bottom(theme.mm(LINE_MM), theme.mm(0.9))
    verse, middle, bridge = box.rows([92, 82, 66], gap)
    parts = people(theme, view, head) + buttons(theme, around, {"menu": menu})
    parts += way(view, theme, verse, "verse")
    combat, aim, ship = middle.columns([33, 20, 27], gap)
    parts += _combat(view, theme, combat) + [goal(view, aim)] + _serenity(view, ship)
    parts += market(view, theme, bridge, around, 1, "bridge")
    return (*parts, hand_line(around, hand))


def _large(view: View, theme: Theme, box: Box, around: Surroundings) -> Parts:
    """The same rows, the cards played in order, and a column for objective and log."""
    head, box = box.cut_top(theme.mm(12.2), theme.mm(1.8))
    menu, head = head.cut_right(theme.mm(14), theme.mm(1.4))
    log, head = head.cut_right(theme.mm(17), theme.mm(1.4))
    hand, box = box.cut_bottom(theme.mm(LINE_MM), theme.mm(0.9))
    side, box = box.cut_right(theme.mm(45), theme.mm(2.4))
    verse, middle, turn, bridge = box.rows([150, 106, 76, 98], theme.mm(1.7))
    parts = people(theme, view, head) + buttons(theme, around, {"menu": menu, "log": log})
    parts += way(view, theme, verse, "verse")
    combat, ship, piles = middle.columns([30, 30, 20], theme.space("gap"))
    parts += _combat(view, theme, combat) + _serenity(view, ship)
    parts.append(counter(view, piles, COUNTED, "piles"))
    parts += played(view, theme, turn, around)
    parts += market(view, theme, bridge, around, 1, "bridge")
    aim, chronicle = side.rows([1.75, 1.0], theme.mm(1.7))
    parts += [goal(view, aim), Part("chronicle", "chronicle", chronicle, "log", lines=around.chronicle)]
    return (*parts, hand_line(around, hand))


def _standing(view: View, theme: Theme, box: Box, around: Surroundings) -> Parts:
    """The same rows one under the other, the Bridge in two."""
    gap = theme.space("gap")
    head, box = box.cut_top(theme.mm(12.6), theme.mm(1.7))
    aim, box = box.cut_top(theme.mm(16.6), theme.mm(1.7))
    menu, aim = aim.cut_right(theme.mm(13.9), gap)
    hand, box = box.cut_bottom(theme.mm(TALL_MM), theme.mm(0.9))
    rows = box.rows([176, 110, 188, 96, 60, 100], theme.mm(1.7))
    parts = people(theme, view, head) + buttons(theme, around, {"menu": menu}) + [goal(view, aim)]
    parts += way(view, theme, rows[0], "verse")
    combat, ship = rows[1].columns(2, gap)
    parts += _combat(view, theme, combat) + _serenity(view, ship)
    parts += market(view, theme, rows[2], around, 2, "bridge")
    parts += played(view, theme, rows[3], around)
    parts += counters(view, theme, rows[4], COUNTED)
    parts.append(Part("chronicle", "chronicle", rows[5], "log", lines=around.chronicle))
    return (*parts, hand_line(around, hand))


def _board_page(view: View, theme: Theme, box: Box, around: Surroundings) -> list[Part]:
    """The way of the cards, from the Episode deck to the Combat Zone, and the ship."""
    gap = theme.mm(1.7)
    if theme.glass.is_portrait:
        far, near, combat, ship = box.rows([1.2, 1.2, 1.2, 1], gap)
        verse = way_in_two(view, theme, far, near, "verse")
    else:
        above, below = box.rows([1.1, 1], gap)
        combat, ship = below.columns(2, theme.space("gap"))
        verse = way(view, theme, above, "verse")
    return verse + _combat(view, theme, combat) + _serenity(view, ship)


def _market_page(view: View, theme: Theme, box: Box, around: Surroundings) -> list[Part]:
    """What can be recruited, and what was played."""
    tall = theme.glass.is_portrait
    bridge, turn = box.rows([3.2, 1] if tall else [2.2, 1], theme.mm(1.7))
    last = 2 if tall or theme.glass.is_small else 3
    shown = market(view, theme, bridge, around, 3 if tall else 2, "bridge")
    return shown + played(view, theme, turn, around, last)


def _people_page(view: View, theme: Theme, box: Box, around: Surroundings) -> list[Part]:
    """The people two by two, the objective, and the piles that are only counted."""
    gap, lines = theme.mm(1.7), -(-len(view.seats) // 2)
    if theme.glass.is_portrait:
        plates, aim, counts = box.rows([lines, 1.2, 1.0], gap)
        piles = counters(view, theme, counts, COUNTED)
    elif theme.glass.is_small:  # the menu counts the piles
        (plates, aim), piles = box.columns([1.5, 1], gap), []
    else:
        plates, side = box.columns([1.5, 1], gap)
        aim, counts = side.rows([1.2, 1], gap)
        piles = [counter(view, counts, COUNTED, "piles")]
    cells = plates.grid(2, lines, theme.mm(1.15))
    return [*people(theme, view, plates, cells), goal(view, aim), *piles]


def _combat(view: View, theme: Theme, box: Box) -> list[Part]:
    """The Combat Zone with the strikes that are coming."""
    places = {place.id: place for place in places_of(view, "combat")}
    return with_tiles(theme, places["combat"], box, "zone") if "combat" in places else []


def _serenity(view: View, box: Box) -> list[Part]:
    """The ship, slot by slot from the lowest."""
    ships = [place for place in places_of(view, "combat") if place.id == "serenity"]
    return [Part("place:serenity", "slots", box, ship.target, place=ship) for ship in ships]
