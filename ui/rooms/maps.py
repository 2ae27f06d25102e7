"""A board of spaces as one map: the whole of it, one section of it large, and the small map beside that."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence

import msgspec
from msgspec.structs import replace

from companion.core.crossing.views import Place, Strip, View
from ui.rooms.common import is_paged
from ui.rooms.corners import free_corner
from ui.theme.boxes import Box
from ui.theme.boxes import around as around_all
from ui.theme.theme import Theme
from ui.widgets.board.parts import Look, Part, Surroundings
from ui.widgets.space.dots import Dot

WHOLE = "map"  # the page of the whole map, where a section is what is shown first
GAP_MM, SMALL_GAP_MM, SECTION_GAP_MM = 0.8, 0.55, 1.6  # between two spaces
WIDEST_MM = 46.0
FLAT, SQUARE, ENLARGED = 0.72, 1.0, 0.8  # how high a space is for its width: lying, standing, in a section
NAMED_MM = 11.0  # spaces lower than this show shapes, and their section says the names
LARGE_MM = (24.0, 13.0)  # spaces of this size show everything large, as in a section
SMALL_MM = (46.2, 34.7)  # the small map beside an enlarged section
BUTTON_MM = 10.0
LEAVES = "ui-map-leaves"  # the sentence of pieces that were taken up
SAID_MM = (24.0, 14.0)  # the least room it is read in
AROUND = ((2, 0), (-2, 0), (1, 1), (1, -1), (-1, 1), (-1, -1))  # in half columns and rows
Spot = tuple[int, int]
Space = tuple[str, int, Place]  # its section, the number of its tint, and what it is


class Lie(msgspec.Struct, frozen=True):
    """Where spaces lie on the glass: in rows, each half a column beside the one above."""

    left: int
    upper: int
    corner: tuple[float, float]  # the upper left one
    w: float
    h: float
    gap: float

    def cell(self, spot: Spot) -> Box:
        """The box of one space."""
        across, down = spot[0] - self.left, spot[1] - self.upper
        x, top = self.corner
        step = self.h + self.gap
        return Box(round(x + across * (self.w + self.gap) / 2), round(top - down * step - self.h),
                   int(self.w), int(self.h))  # fmt: skip


def boards(view: View) -> tuple[Strip, ...]:
    """The sections of the map, in the order of the View."""
    return tuple(strip for strip in view.strips if is_board(strip))


def is_board(strip: Strip) -> bool:
    """Whether these places lie on a board of spaces, each where its data says."""
    return any(place.at is not None for place in strip.places)


def target_of(view: View, place: Place) -> str:
    """What a touch on a space does now, which what lies there may stand for; empty: nothing."""
    asked = view.ask.options if view.ask is not None else ()
    every = (*view.offers, *asked, *((view.big,) if view.big is not None else ()))
    offered = {offer.target for offer in every} - {""}
    there = (place.target, *(tile.target for tile in place.tiles))
    return next((target for target in there if target in offered), "")


def spaces_of(view: View) -> tuple[Place, ...]:
    """Every space of the map."""
    return tuple(place for _, _, place in _spaces(view))


def picked(view: View) -> Place | None:
    """The space whose pieces are in somebody's fingers."""
    return next((place for _, _, place in _spaces(view) if "picked" in place.states), None)


def choices(view: View) -> tuple[Place, ...]:
    """The spaces that can be chosen now; where pieces were taken up is none of them."""
    return tuple(
        place for _, _, place in _spaces(view) if "picked" not in place.states and target_of(view, place)
    )


def first_section(view: View) -> str:
    """The section to look at first: where pieces were taken up, else where most can be chosen."""
    every, up, open_ = boards(view), picked(view), {place.id for place in choices(view)}
    there = next((one.id for one in every if up is not None and up in one.places), "")
    most = max(every, key=lambda one: sum(place.id in open_ for place in one.places), default=None)
    return there or (most.id if most is not None else "")


def is_section(view: View, page: str) -> bool:
    """Whether a page is an enlarged section of this map."""
    every = boards(view)
    return len(every) > 1 and any(one.id == page for one in every)


def open_section(view: View, theme: Theme, around: Surroundings) -> str:
    """The section that is enlarged; none: the whole map, which large type begins without."""
    if is_section(view, around.page):
        return around.page
    begins = is_paged(theme) and len(boards(view)) > 1
    return first_section(view) if begins and around.page != WHOLE else ""


def whole(view: View, theme: Theme, box: Box) -> list[Part]:
    """Every space; a touch on one that cannot be chosen, or holding any, enlarges its section."""
    every = tuple(_spaces(view))
    if not every:
        return []
    lie = whole_lie(view, theme, box)
    look = _look(theme, lie)
    opens = {one.id: one.id for one in boards(view)} if len(boards(view)) > 1 else {}
    parts = []
    for space in every:
        page, place = opens.get(space[0], ""), space[2]
        target = target_of(view, place) or (f"page:{page}" if page else place.target)
        parts.append(_space(view, space, lie, target, look, page))
    return parts


def whole_lie(view: View, theme: Theme, box: Box) -> Lie:
    """How the whole map lies in a box."""
    shape = SQUARE if theme.glass.is_portrait and len(boards(view)) == 1 else FLAT
    return lie_in(theme, box, _spots(_spaces(view)), GAP_MM, shape)


def cells_of(view: View, theme: Theme, box: Box) -> tuple[Box, ...]:
    """Where every space of the whole map lies in a box."""
    every = _spots(_spaces(view))
    lie = whole_lie(view, theme, box) if every else None
    return tuple(lie.cell(spot) for spot in every) if lie is not None else ()


def section(
    view: View, theme: Theme, box: Box, id: str, key: str = "place", pan: Spot = (0, 0)
) -> list[Part]:
    """One section in its printed lie, with the neighbours that can be chosen from there.

    In large type it takes the whole room, and its neighbours are drawn into view by a finger.
    """
    shown = _with_neighbours(view, id)
    own = [place.at for one, _, place in shown if one == id and place.at is not None]
    lie = lie_in(theme, box, own if grows(theme) else _spots(shown), SECTION_GAP_MM, ENLARGED)
    if grows(theme):
        lie = replace(lie, left=lie.left + pan[0], upper=lie.upper + pan[1])
    parts = [
        _space(view, space, lie, target_of(view, space[2]) or space[2].target, "section", key=key)
        for space in shown
    ]
    return [part for part in parts if box.holds(part.box, 1)]


def grows(theme: Theme) -> bool:
    """Whether a section is enlarged until it fills its room; a standing glass has all of the map above it."""
    return is_paged(theme) and not theme.glass.is_portrait


def panned(view: View, id: str, pan: Spot, by: Spot) -> Spot:
    """How far a section is drawn along after one step more: no farther than what is shown with it."""
    spots = _spots(_with_neighbours(view, id))
    own = [place.at for one, _, place in _spaces(view) if one == id and place.at is not None]
    if not own:
        return pan
    first, second = (
        min(max(pan[axis] + by[axis], min(spot[axis] for spot in spots) - min(spot[axis] for spot in own)),
            max(spot[axis] for spot in spots) - max(spot[axis] for spot in own))
        for axis in (0, 1)
    )  # fmt: skip
    return first, second


def _with_neighbours(view: View, id: str) -> list[Space]:
    """A section, and the spaces beside it that can be chosen or left."""
    every = tuple(_spaces(view))
    own = {place.at for one, _, place in every if one == id}
    open_ = {place.id for place in choices(view)}
    return [
        (one, tint, place) for one, tint, place in every
        if one == id or ((place.id in open_ or "picked" in place.states) and _touches(place.at, own))
    ]  # fmt: skip


def least_height(view: View, theme: Theme) -> int:
    """How high the whole map is with spaces as low as a finger allows."""
    rows = {place.at[1] for place in spaces_of(view) if place.at is not None}
    gap = theme.mm(GAP_MM)
    return (max(rows) - min(rows) + 1) * (theme.space("touch") + 1 + gap) - gap if rows else 0


def both(view: View, theme: Theme, rooms: tuple[Box, Box], id: str) -> list[Part]:
    """The whole map, and below it one section large: a standing glass has room for both."""
    above, below = rooms
    lie = whole_lie(view, theme, above)
    dots = tuple(
        Dot(lie.cell(place.at), place, one, tint)
        for one, tint, place in _spaces(view)
        if one == id and place.at is not None
    )
    framed = around_all(dot.box for dot in dots).inset(-theme.mm(GAP_MM / 2))
    frame = Part("frame:map", "frame", framed, dots=dots, page=id)
    return [*whole(view, theme, above), frame, *section(view, theme, below, id, "large")]


def said(theme: Theme, board: Box, shown: Sequence[Part], around: Surroundings) -> list[Part]:
    """What the pieces in somebody's fingers wait for, in the free corner of an enlarged section."""
    words = around.words.get(LEAVES, "")
    corner = free_corner(board, [part.box for part in shown], theme.mm(SECTION_GAP_MM))
    if not words or corner.w < theme.mm(SAID_MM[0]) or corner.h < theme.mm(SAID_MM[1]):
        return []
    return [Part("said:map", "sentence", corner.inset(theme.mm(0.6)), words=words)]


def small(view: View, theme: Theme, box: Box, shown: str, seen: Collection[str] = ()) -> Part:
    """All of the map in little, the enlarged section framed: a touch goes on to another.

    Where not all of what is enlarged has room, the frame is round what is `seen` of it.
    """
    every = tuple(_spaces(view))
    lie = lie_in(theme, box, _spots(every), SMALL_GAP_MM, ENLARGED)
    open_ = {place.id for place in choices(view)}
    pans = grows(theme) and any(panned(view, shown, (0, 0), by) != (0, 0) for by in AROUND)
    dots = tuple(
        Dot(lie.cell(place.at), place, one, tint, place.id in open_, pans and place.id in seen)
        for one, tint, place in every
        if place.at is not None
    )
    ids = [one.id for one in boards(view)]
    after = ids[(ids.index(shown) + 1) % len(ids)]
    return Part("map", "map", box, f"page:{after}", dots=dots, seats=view.seats, page=shown, pans=pans)


def enlarged(view: View, theme: Theme, box: Box, around: Surroundings, id: str) -> list[Part]:
    """A section with the small map and the way back at its left."""
    side, board = box.cut_left(theme.mm(SMALL_MM[0]), theme.mm(2.8))
    shown = section(view, theme, board, id, pan=around.pan)
    return [*panel(view, theme, side, around, id, shown)[0], *shown, *said(theme, board, shown, around)]


def panel(
    view: View, theme: Theme, box: Box, around: Surroundings, id: str, shown: Sequence[Part]
) -> tuple[list[Part], Box]:
    """The small map above, the way back to the whole one below, and the room between them."""
    head, rest = box.cut_top(theme.mm(SMALL_MM[1]), theme.mm(2.3))
    foot, rest = rest.cut_bottom(theme.mm(BUTTON_MM), theme.mm(1.5))
    words = around.words.get("ui-map-whole", "")
    back = Part("button:map", "button", foot, f"page:{WHOLE}", words=words)
    seen = [part.place.id for part in shown if part.place is not None]
    return [small(view, theme, head, id, seen), back], rest


def lie_in(theme: Theme, box: Box, spots: Sequence[Spot], gap_mm: float, shape: float) -> Lie:
    """The largest lie of these spaces in a box, in its middle."""
    left, upper = min(x for x, _ in spots), min(y for _, y in spots)
    halves, rows = max(x for x, _ in spots) - left + 2, max(y for _, y in spots) - upper + 1
    gap = theme.mm(gap_mm)
    width = min((box.w + gap) / halves * 2 - gap, theme.mm(WIDEST_MM))
    height = min((box.h + gap) / rows - gap, max(width * shape, theme.space("touch")))
    board = box.centred(round((width + gap) * halves / 2 - gap), round((height + gap) * rows - gap))
    return Lie(left, upper, (board.x, board.top), width, height, gap)


def _look(theme: Theme, lie: Lie) -> Look:
    """How much a space of the whole map can say."""
    if lie.w >= theme.mm(LARGE_MM[0]) and lie.h >= theme.mm(LARGE_MM[1]):
        return "section"
    return "" if lie.h >= theme.mm(NAMED_MM * max(1.0, theme.glass.text_scale)) else "shapes"


def _spaces(view: View) -> Iterator[Space]:
    """Every space with its section and the number of its tint."""
    for tint, one in enumerate(boards(view)):
        for place in one.places:
            if place.at is not None:
                yield one.id, tint, place


def _spots(spaces: Iterable[Space]) -> list[Spot]:
    """Where they lie."""
    return [place.at for _, _, place in spaces if place.at is not None]


def _touches(at: Spot | None, spots: set[Spot | None]) -> bool:
    """Whether a space lies beside one of these."""
    return at is not None and any((at[0] + x, at[1] + y) in spots for x, y in AROUND)


def _space(
    view: View, space: Space, lie: Lie, target: str, look: Look, page: str = "", key: str = "place"
) -> Part:
    """One space; a touch on it means the space, whatever lies there."""
    _, tint, place = space
    assert place.at is not None
    return Part(
        f"{key}:{place.id}", "space", lie.cell(place.at), target,
        place=place, seats=view.seats, tint=tint, look=look, page=page,
    )  # fmt: skip
