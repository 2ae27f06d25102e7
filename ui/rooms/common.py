"""What every arrangement shares: people, rows of places with their tiles, the line for hands."""

from __future__ import annotations

from collections.abc import Sequence

from companion.core.crossing.views import Place, Strip, Tile, View
from ui.theme.boxes import Box
from ui.theme.theme import Theme
from ui.widgets.asides.layout import LINE_MM, TALL_MM
from ui.widgets.board.parts import Part, Surroundings
from ui.widgets.place.measures import tile_room, tiles_in

FAN_MM, FAN_LARGE_MM = 15.8, 16.8  # how high the cards of a drawn hand are
UNPLAYED = 0.82  # how wide the plate of a character is whom nobody plays, beside those of the players
BESIDE, BELOW = 0.3, 0.34  # of a room, for the number of further cards


def strip_of(view: View, id: str) -> Strip | None:
    """The strip of that id."""
    return next((strip for strip in view.strips if strip.id == id), None)


def places_of(view: View, id: str) -> tuple[Place, ...]:
    """The places of a strip, none when the room has no such strip."""
    strip = strip_of(view, id)
    return strip.places if strip is not None else ()


def is_paged(theme: Theme) -> bool:
    """Whether the board is shown page by page: one that shows everything has no room for larger words."""
    return theme.glass.text_scale >= theme.tokens.screen.pages_from_text_scale


def page_of(around: Surroundings, pages: Sequence[str]) -> str:
    """The page that is open, the first where nobody has turned one."""
    return around.page if around.page in pages else pages[0]


def tabs(view: View, around: Surroundings, boxes: Sequence[Box], pages: Sequence[str]) -> list[Part]:
    """One button for each page, the open one filled; a danger is seen from every page."""
    shown = page_of(around, pages)
    parts = []
    for page, box in zip(pages, boxes, strict=True):
        words = around.words.get(f"ui-page-{page}", around.words.get(f"strip:{page}", page))
        mark = " !" if page == "people" and page != shown and view.alarms else ""
        target = f"page:{page}"
        parts.append(Part(target, "button", box, target, words=f"{words}{mark}", urgent=page == shown))
    return parts


def people(theme: Theme, view: View, box: Box, cells: Sequence[Box] = ()) -> list[Part]:
    """One plate for each person, side by side; a danger takes the plate of its person."""
    alarms = {alarm.seat: alarm for alarm in view.alarms if alarm.seat is not None}
    parts = []
    shares = [1.0 if seat.played else UNPLAYED for seat in view.seats] or [1.0]
    cells = cells or box.columns(shares, theme.mm(1.15))
    for seat, cell in zip(view.seats, cells, strict=False):
        alarm = alarms.get(seat.seat)
        target = alarm.tile.target if alarm is not None and alarm.tile is not None else f"seat:{seat.seat}"
        parts.append(Part(f"person:{seat.seat}", "person", cell, target, seat=seat, alarm=alarm))
    return parts


def objectives(theme: Theme, view: View, box: Box) -> list[Part]:
    """Everything that the players are after, side by side; a touch on any of it tells all of it."""
    cells = box.columns(max(1, len(view.objectives)), theme.space("gap"))
    return [
        Part("objective" if not at else f"objective:{at}", "objective", cell, "objective", objective=one)
        for at, (one, cell) in enumerate(zip(view.objectives, cells, strict=False))
    ]


def buttons(theme: Theme, around: Surroundings, boxes: dict[str, Box]) -> list[Part]:
    """The plain buttons that have a box."""
    return [
        Part(f"button:{target}", "button", boxes[target], target, words=words, icon=icon)
        for target, words, icon in around.buttons
        if target in boxes
    ]


def row(theme: Theme, places: tuple[Place, ...], boxes: list[Box]) -> list[Part]:
    """Places side by side in the order of the board, with chevrons from the deck towards the far end."""
    parts: list[Part] = []
    for place, box in zip(places, boxes, strict=True):
        parts += deck(place, box) if place.kind == "deck" else with_tiles(theme, place, box, "room")
    leftward = bool(places) and places[-1].kind == "deck"
    if not any(place.kind == "deck" for place in places):
        return parts
    width, height = theme.mm(1.15), theme.mm(2.6)
    for one, other in zip(boxes, boxes[1:], strict=False):
        middle = (one.right + other.x) / 2
        # A deck's stack is painted inside its box, so the way from it begins at its left edge.
        box = Box(round(middle - width / 2), round(one.y + one.h / 2 - height / 2), width, height)
        parts.append(Part(f"chevron:{box.x}:{box.y}", "chevron", box, leftward=leftward))
    return parts


def deck(place: Place, box: Box) -> list[Part]:
    """A deck with its count."""
    return [Part(f"place:{place.id}", "deck", box, place.target, place=place)]


def with_tiles(theme: Theme, place: Place, box: Box, style: str, note: str = "") -> list[Part]:
    """A place and what lies in it; what has no room is one touch away."""
    kind = "zone" if style == "zone" else "room"
    parts = [Part(f"place:{place.id}", kind, box, place.target, place=place, words=note)]  # type: ignore[arg-type]
    room = tile_room(theme, place, box, style)
    scan = next((figure for figure in place.figures if figure.shape == "scan"), None)
    if style != "zone" and place.tiles:
        rest, room = _rest(theme, place, room)
        return [*parts, tile(place.tiles[0], room, scan), *rest]
    boxes, hidden = tiles_in(theme, place, room)
    shown = place.tiles[hidden:] if hidden else place.tiles
    if hidden:
        width = (room.w - theme.mm(1.15) * len(shown)) / (len(shown) + 1)
        more = Box(room.x, room.y, int(width), room.h)
        parts.append(Part(f"more:{place.id}", "button", more, f"more:{place.id}", words=f"+{hidden}"))
        boxes = [Box(round(b.x + width + theme.mm(1.15)), b.y, b.w, b.h) for b in boxes]
    return parts + [tile(one, at, scan, group=place.id) for one, at in zip(shown, boxes, strict=True)]


def _rest(theme: Theme, place: Place, room: Box) -> tuple[list[Part], Box]:
    """More than one card in a room, such as an attached one: the number says so beside the first."""
    if len(place.tiles) < 2:
        return [], room
    side = room.w > room.h
    cut = room.cut_right if side else room.cut_bottom
    whole, share = (room.w, BESIDE) if side else (room.h, BELOW)
    finger = theme.space("touch")
    has_room = whole - finger - theme.mm(0.8) >= finger  # for the first card too
    corner, left = cut(finger if has_room else min(theme.mm(7.5), whole * share), theme.mm(0.8))
    words = f"+{len(place.tiles) - 1}"
    return [Part(f"more:{place.id}", "button", corner, f"more:{place.id}", words=words)], left


def tile(one: Tile, box: Box, scan: object = None, group: str = "") -> Part:
    """A tile of the board; its key is the card, so that it travels when the card does."""
    return Part(one.target, "tile", box, one.target, tile=one, scan=scan, group=group)  # type: ignore[arg-type]


def hand_line(around: Surroundings, box: Box) -> Part:
    """The line above the key strip."""
    return Part(
        "hand", "hand", box, "hand", words=around.hand, more=around.more, urgent=around.urgent,
        icon="up" if around.line == "asked" else "",
    )  # fmt: skip


def foot(theme: Theme, around: Surroundings, box: Box) -> tuple[list[Part], Box]:
    """The line for hands above the key strip, and the board above it.

    The smallest glass gives it room only while it says something. Elsewhere its room stays, as high as the
    cards of a drawn hand where there is one, so that nothing moves when either comes or goes.
    """
    if theme.glass.is_small:
        if not around.line:
            return fan_over(theme, around, box), box
        line, rest = box.cut_bottom(theme.mm(line_mm(theme, around)), theme.space("gap"))
        return [hand_line(around, line), *fan_over(theme, around, box)], rest
    tall = theme.glass.is_portrait
    high = line_mm(theme, around)
    fan = (2 * FAN_MM + 1.0 if tall else FAN_LARGE_MM) * max(1.0, theme.glass.text_scale)
    below: Box | None = None
    if around.fan and around.lays and around.line:  # a tip about the hand: it stands below the fan
        below, box = box.cut_bottom(theme.mm(high), theme.mm(0.9))
    room, rest = box.cut_bottom(theme.mm(max(high, fan) if around.fan else high), theme.mm(0.9))
    parts = [Part("fan", "fan", room)] if around.fan else []
    if around.line:
        parts.append(hand_line(around, below or room.cut_bottom(theme.mm(high))[0]))
    return parts, rest


def line_mm(theme: Theme, around: Surroundings) -> float:
    """How high the line above the key strip is: a narrow one takes a tip in large type on two lines."""
    high = TALL_MM if theme.glass.is_portrait else LINE_MM
    is_narrow = theme.glass.is_portrait or theme.glass.is_small
    return high + LINE_MM if around.line == "tip" and is_paged(theme) and is_narrow else high


def fan_over(theme: Theme, around: Surroundings, box: Box) -> list[Part]:
    """The drawn hand before whatever lies at the foot of a board."""
    return [Part("fan", "fan", box.cut_bottom(min(box.h, theme.mm(FAN_MM)))[0])] if around.fan else []
