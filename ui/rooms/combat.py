"""The Combat Zone of the Legendary games, also when it is crowded: then it takes the whole width in rows."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from companion.core.crossing.views import Place, View
from ui.rooms.common import places_of, tile, with_tiles
from ui.theme.boxes import Box
from ui.theme.theme import Theme
from ui.widgets.board.parts import Part, Surroundings
from ui.widgets.place.measures import chip_high, crowd_room, in_lines, is_low

ZONE = "combat"
ON_SMALL, ON_LARGE, ON_STANDING = 3, 5, 4  # from so many enemies on it is a crowd
GOAL_MM, PLACE_MM = 25.0, 38.0  # how wide chips are


def combat_zone(view: View) -> Place | None:
    """The place where enemies strike from."""
    return next((place for place in places_of(view, ZONE) if place.id == ZONE), None)


def is_crowded(view: View, theme: Theme, least: int = 0) -> bool:
    """Whether so many enemies stand there that they have no room beside other places."""
    zone, glass = combat_zone(view), theme.glass
    usual = ON_STANDING if glass.is_portrait else ON_SMALL if glass.is_small else ON_LARGE
    least = least or usual
    return zone is not None and len(zone.tiles) >= least


def combat(view: View, theme: Theme, box: Box, around: Surroundings) -> list[Part]:
    """The Combat Zone beside other places."""
    zone = combat_zone(view)
    if zone is None:
        return []
    return with_tiles(
        theme, zone, box, "zone", around.words.get("ui-strikes-order", "") if zone.tiles else ""
    )


def crowd(
    view: View, theme: Theme, box: Box, around: Surroundings, beside: Sequence[Place] = (), goal: bool = True
) -> list[Part]:
    """The Combat Zone over the whole width: the newest at the left, whoever strikes first at the right.

    What lay beside it is a chip each in its head line; standing there are two rows, the lower one first.
    """
    zone = combat_zone(view)
    if zone is None:
        return []
    tall = theme.glass.is_portrait
    note = around.words.get("ui-strikes-rows" if tall else "ui-strikes-first", "")
    rows, hidden = in_lines(theme, len(zone.tiles), crowd_room(theme, zone, box), 2 if tall else 1)
    part = part_of(len(zone.tiles), sum(map(len, rows)), around.scrolled.get(zone.id, 0)) if hidden else None
    unit, said = around.words.get("ui-strikes", ""), "" if part is not None and part.right else note
    head = Part(f"place:{zone.id}", "crowd", box, zone.target, place=zone, words=said, icon=unit)
    tiles = _tiles(theme, zone, rows, part or RowPart(len(zone.tiles)), around)
    return [head, *_chips(view, theme, box, beside, goal), *tiles]


class RowPart(msgspec.Struct, frozen=True):
    """The part of a long row that is seen: so many, with so many out of sight at its left and its right."""

    shown: int
    left: int = 0
    right: int = 0
    on: int = 0  # so many lie beyond the right end once it is scrolled on to the left
    back: int = 0  # and once it is scrolled back


def part_of(count: int, cells: int, right: int) -> RowPart:
    """A row too long for its cells, `right` of it scrolled away: a cell at an open end counts the others."""
    step = max(1, cells - 2)
    most = count - max(1, cells - 1)
    right = min(max(0, right), most)
    if right and count - right - step <= 1:  # no words for one where it has room itself
        right = most
    shown = max(1, cells - 1) if right in (0, most) else step
    return RowPart(shown, count - right - shown, right, min(right + step, most), max(0, right - step))


def _tiles(
    theme: Theme, zone: Place, rows: Sequence[Sequence[Box]], part: RowPart, around: Surroundings
) -> list[Part]:
    """Everybody in order, with chevrons from each to whoever strikes after it.

    Where not all have room an open end says how many follow there: a touch scrolls the row on.
    """
    cells = [box for row in rows for box in row]
    parts = []
    for side, hidden, at, to in (("left", part.left, 0, part.on), ("right", part.right, -1, part.back)):
        if hidden:
            words = around.words.get(f"more:{hidden}", f"+{hidden}")
            target = f"scroll:{zone.id}:{to}"
            parts.append(Part(f"more:{zone.id}:{side}", "button", cells.pop(at), target, words=words))
    shown = zone.tiles[part.left : part.left + part.shown]
    parts += [tile(one, box) for one, box in zip(shown, cells, strict=True)]
    for row in rows:
        for one, other in zip(row, row[1:], strict=False):
            box = Box(one.right, round(one.y + one.h / 2 - theme.mm(1.3)), other.x - one.right, theme.mm(2.6))
            parts.append(Part(f"chevron:{zone.id}:{box.x}:{box.y}", "chevron", box, urgent=True))
    return parts


def _chips(view: View, theme: Theme, box: Box, beside: Sequence[Place], goal: bool) -> list[Part]:
    """What else is to be known of this row, from the right end of its head line."""
    zone = combat_zone(view)
    sum_w = box.right - crowd_room(theme, zone, box).right if zone is not None and is_low(theme, box) else 0
    head = box.trimmed(left=theme.mm(5), right=max(sum_w, theme.mm(1.4))).cut_top(chip_high(theme))[0]
    large, parts = max(1.0, theme.glass.text_scale), []
    if goal and view.objective is not None:
        cell, head = head.cut_right(theme.mm(GOAL_MM * large), theme.mm(2))
        parts.append(Part("objective", "chip", cell, "objective", objective=view.objective))
    for place in beside:
        cell, head = head.cut_right(theme.mm(PLACE_MM * large), theme.mm(2))
        target = place.tiles[0].target if len(place.tiles) == 1 else f"more:{place.id}"
        parts.append(
            Part(f"place:{place.id}", "chip", cell, target if place.tiles else place.target, place=place)
        )
    return parts
