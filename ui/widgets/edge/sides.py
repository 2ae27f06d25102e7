"""Which strip of the edge belongs to whom and how it burns; pure."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import msgspec
from msgspec.structs import replace

from companion.core.language.ids import SeatId
from companion.core.ports.lights import Lamp
from ui.theme.boxes import Box
from ui.theme.theme import Theme

FAINT = 0.45
DARK = 0.02
CORNER = 0.16  # of the shorter side: how long the brackets of the scan light are
ROOMS = 5
# Sides in quarter turns from the foot, by the number of people, clockwise from the first.
AROUND = ((0, 0, 0, 0, 0), (0, 2, 0, 0, 0), (0, 3, 1, 0, 0), (0, 3, 2, 1, 0), (0, 3, 2, 2, 1))
Seat = tuple[SeatId, int, bool]  # id, colour, active


class Burning(msgspec.Struct, frozen=True):
    """One strip of light; `lamp` is the one whose rhythm it follows."""

    box: Box
    colour: tuple[float, float, float]
    pattern: str
    strength: float
    lamp: Lamp | None = None

    @property
    def moves(self) -> bool:
        """Whether it changes by itself."""
        return self.lamp is not None and self.lamp.pattern != "steady"


def burning(
    lamps: Sequence[Lamp], seats: Sequence[Seat], sides: Mapping[SeatId, int], theme: Theme, screen: Box
) -> list[Burning]:
    """The strips of all seats: without a lamp of its own a seat glows faintly, the active one fully.

    An alarm for one person goes all round in that person's pattern; what is later in the list lies on top.
    """
    width = theme.space("edge_light")
    by_role = {lamp.role: lamp for lamp in lamps}
    alarmed = alarm_for(by_role, seats)
    around = [side_of(at, len(seats), seat, sides) for at, (seat, _, _) in enumerate(seats)]
    strips = list(_around(by_role, seats, alarmed, theme, screen))
    for at, (seat, colour, active) in enumerate(seats):
        if alarmed is not None and not active and seat != alarmed:
            continue  # the alarm takes the sides of all who only wait
        lamp = lamp_of(by_role, seat, at)
        box = own_part(strip_box(around[at], at, screen, width, active), around, at)
        look = theme.seat(colour)
        if lamp is not None and max(lamp.colour) > DARK:
            shown, strength = readable(lamp.colour)
        else:
            shown, strength = look.colour[:3], 1.0 if active else FAINT
        strips.append(Burning(box, shown, look.pattern, strength, lamp))
    strips += _scan(by_role, screen, width)
    strips += _top(by_role, alarmed, 2 in around, screen.cut_top(width)[0])
    night = min((lamp.shine for lamp in lamps), default=1.0)
    return [replace(strip, strength=strip.strength * night) for strip in strips] if night < 1 else strips


def own_part(box: Box, around: Sequence[int], at: int) -> Box:
    """The part of a side that is one's own where several sit there, clockwise; the far one has halves."""
    side = around[at]
    beside = [other for other, one in enumerate(around) if one == side]
    if side == 2 or len(beside) < 2:
        return box
    nth = beside.index(at)
    if side == 0:
        return box.columns(len(beside))[len(beside) - 1 - nth]
    return box.rows(len(beside))[nth if side == 1 else len(beside) - 1 - nth]


def alarm_for(by_role: Mapping[str, Lamp], seats: Sequence[Seat]) -> SeatId | None:
    """The one person whose lamp moves exactly as the mood does: the alarm is for them."""
    mood = by_role.get("mood")
    if mood is None or mood.pattern == "steady":
        return None
    beat = (mood.colour, mood.pattern, mood.period_s)
    found = [seat for at, (seat, _, _) in enumerate(seats) if _beat(lamp_of(by_role, seat, at)) == beat]
    return found[0] if len(found) == 1 else None


def lamp_of(by_role: Mapping[str, Lamp], seat: SeatId, at: int) -> Lamp | None:
    """The lamp of a seat, by its name or by its number at the table."""
    return by_role.get(f"seat:{seat}") or by_role.get(f"seat:{at + 1}")


def readable(colour: tuple[float, float, float]) -> tuple[tuple[float, float, float], float]:
    """A lamp's colour and strength on glass: one that is faint on the table is not to vanish here."""
    red, green, blue = colour
    most = max(colour)
    return ((red / most, green / most, blue / most), FAINT) if most < FAINT else (colour, 1.0)


def _beat(lamp: Lamp | None) -> tuple[tuple[float, float, float], str, float] | None:
    return (lamp.colour, lamp.pattern, lamp.period_s) if lamp is not None else None


def _around(
    by_role: Mapping[str, Lamp], seats: Sequence[Seat], alarmed: SeatId | None, theme: Theme, screen: Box
) -> Iterator[Burning]:
    """All four sides in the colour and pattern of whom an alarm is for."""
    width = theme.space("edge_light")
    for seat, colour, _ in seats:
        if seat == alarmed:
            look = theme.seat(colour)
            for side in range(4):
                box = strip_box(side, 0, screen, width, active=True, is_whole=True)
                yield Burning(box, look.colour[:3], look.pattern, 1.0, by_role["mood"])


def _top(by_role: Mapping[str, Lamp], alarmed: SeatId | None, far: bool, top: Box) -> Iterator[Burning]:
    """The mood along the top, between the people who sit there; the rooms as fifths of it, left to right."""
    mood = by_role.get("mood")
    if mood is not None and alarmed is None and max(mood.colour) > DARK:
        box = top.columns(3)[1] if far else top
        yield Burning(box, *_plain(mood))
    for number, box in enumerate(top.columns(ROOMS, top.h), 1):
        lamp = by_role.get(f"room:{number}")
        if lamp is not None and max(lamp.colour) > DARK:
            yield Burning(box, *_plain(lamp))


def _scan(by_role: Mapping[str, Lamp], screen: Box, width: int) -> Iterator[Burning]:
    """White light for reading cards: a bracket in every corner, like the frame that a card is held in."""
    lamp = by_role.get("scan")
    if lamp is None or max(lamp.colour) <= DARK:
        return
    long = min(screen.w, screen.h) * CORNER
    for x, foot in ((screen.x, True), (screen.right, True), (screen.x, False), (screen.right, False)):
        y = screen.y if foot else screen.top
        left, low = x if x == screen.x else x - long, y if foot else y - width
        yield Burning(Box(left, low, long, width), *_plain(lamp))
        left, low = x if x == screen.x else x - width, y if foot else y - long
        yield Burning(Box(left, low, width, long), *_plain(lamp))


def _plain(lamp: Lamp) -> tuple[tuple[float, float, float], str, float, Lamp]:
    """What belongs to nobody has no pattern."""
    colour, strength = readable(lamp.colour)
    return colour, "", strength, lamp


def side_of(at: int, count: int, seat: SeatId, sides: Mapping[SeatId, int]) -> int:
    """Quarter turns from the foot: as people sit when that is known, else clockwise from the first."""
    return sides.get(seat, AROUND[min(count, len(AROUND)) - 1][at % len(AROUND)]) % 4


def strip_box(
    side: int, at: int, screen: Box, width: int, active: bool = False, is_whole: bool = False
) -> Box:
    """The strip along one side, the whole of it in one's own turn; two at the far side share it."""
    if side == 0:
        return screen.cut_bottom(width)[0]
    if side == 2:
        half = screen.w / 2
        if is_whole:
            return screen.cut_top(width)[0]
        return Box(screen.x + (half if at % 2 else 0), screen.top - width, half, width)
    share = 0.0 if active else 0.2
    x = screen.x if side == 3 else screen.right - width
    return Box(x, screen.y + screen.h * share, width, screen.h * (1 - 2 * share))
