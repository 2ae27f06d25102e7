"""A row of lamps as they stand on the table: seats, rooms, the mood, the light over the spot."""

from __future__ import annotations

from typing import Any

import msgspec

from companion.core.ports.lights import Lamp
from ui.theme.boxes import Box
from ui.theme.colours import Colour, faded
from ui.widgets.edge.lit import Lit
from ui.widgets.icons.icons import paint_icon
from ui.widgets.ink.fits import fit
from ui.widgets.ink.ink import Ink
from ui.widgets.shapes.outlines import tab

GROUPS = (("seat", 5, 1.0), ("room", 5, 1.0), ("mood", 1, 3.0), ("scan", 1, 1.6))  # how many, how wide each
GAP, LAMP_GAP = 0.45, 0.16  # of a lamp's width
DARK = 0.02
HIGH_MM, LOWEST_MM = 13.0, 6.5


class LampSpot(msgspec.Struct, frozen=True):
    """Where one lamp is drawn."""

    group: str
    number: int
    box: Box


class LampRow(Lit):
    """Shows every lamp a table can have; `seats` are those of a running game, in their order."""

    watched = ("lamps", "seats")

    def paint(self, ink: Ink) -> None:
        """Every lamp in its place, what it is called below."""
        theme = ink.theme
        caption = theme.font("caption")
        foot, head = self.box.cut_bottom(caption.px, theme.mm(0.6))
        if head.h < theme.mm(LOWEST_MM):  # the shapes alone say which is which
            foot, head = self.box.cut_bottom(0)
        burning = {spot_of(lamp.role, tuple(self.seats)): lamp for lamp in self.lamps}
        for spot in spots(head):
            self._paint_lamp(ink, spot, burning.get((spot.group, spot.number)))
        for group, box in captions(head, foot) if foot.h else ():
            words = self.wear.tell(f"ui-lamps-{group}")
            name = fit(ink.press.type, words, box.w, [(caption, 1)])
            if name.whole:
                ink.lines(name.lines, box, caption, theme.colours.dim, "center", "middle")

    def _paint_lamp(self, ink: Ink, spot: LampSpot, lamp: Lamp | None) -> None:
        """A recess, and over it the light as bright as it is now."""
        theme, box = ink.theme, spot.box
        bright = self.pulse.bright(lamp, theme.reduced_motion) if lamp is not None else 0.0
        is_lit = lamp is not None and max(lamp.colour) > DARK and bright > 0.5
        outline, width = theme.colours.frame, theme.line("outline")
        if spot.group == "seat":
            ink.shape(tab(box), theme.colours.recess)
            self._glow(ink, lamp, bright, tab(box))
            ink.line(tab(box.inset(1)), outline, width, closed=True)
        else:
            ink.slab(box, theme.colours.recess, theme.look.radius)
            self._glow(ink, lamp, bright, corners(box))
            ink.frame(box, outline, width, theme.look.radius)
        words = (
            theme.seat_ink if is_lit and lamp is not None and max(lamp.colour) > 0.5 else theme.colours.dim
        )
        self._paint_sign(ink, spot, words)

    def _glow(self, ink: Ink, lamp: Lamp | None, bright: float, shape: Any) -> None:
        if lamp is not None and max(lamp.colour) > DARK:
            most = max(lamp.colour)
            red, green, blue = (part / most for part in lamp.colour)
            ink.shape(shape, faded((red, green, blue, 1.0), max(0.3, most) * bright * lamp.shine))

    def _paint_sign(self, ink: Ink, spot: LampSpot, colour: Colour) -> None:
        """The number of a seat or room; the spot has an eye."""
        theme, box = ink.theme, spot.box
        if spot.group == "scan":
            size = min(theme.mm(5), box.h * 0.6, box.w * 0.8)
            paint_icon(ink, "look", box.centred(size, size), colour)
        elif spot.number:
            font = theme.font_px(min(theme.font("body").cap, box.h * 0.5), "number")
            ink.words(str(spot.number), box, font, colour, "center")


def corners(box: Box) -> list[tuple[float, float]]:
    """The four corners, within the outline."""
    inner = box.inset(1)
    return [(inner.x, inner.y), (inner.right, inner.y), (inner.right, inner.top), (inner.x, inner.top)]


def spots(box: Box) -> list[LampSpot]:
    """Where every lamp stands, left to right; single ones have no number."""
    units = sum(count * wide + (count - 1) * LAMP_GAP for _, count, wide in GROUPS) + GAP * (len(GROUPS) - 1)
    unit, x = box.w / units, box.x
    found: list[LampSpot] = []
    for group, count, wide in GROUPS:
        for number in range(1, count + 1):
            found.append(LampSpot(group, number if count > 1 else 0, Box(x, box.y, wide * unit, box.h)))
            x += (wide + (LAMP_GAP if number < count else GAP)) * unit
    return found


def captions(head: Box, foot: Box) -> list[tuple[str, Box]]:
    """Below each group the room for what it is called."""
    every = spots(head)
    found = []
    for group, _count, _wide in GROUPS:
        mine = [spot.box for spot in every if spot.group == group]
        found.append((group, Box(mine[0].x, foot.y, mine[-1].right - mine[0].x, foot.h)))
    return found


def spot_of(role: str, seats: tuple[str, ...]) -> tuple[str, int]:
    """Which of the drawn lamps a role is: `seat:p3` is the seat of that person, else the third."""
    group, _, which = role.partition(":")
    if which in seats:
        return group, seats.index(which) + 1
    digits = "".join(sign for sign in which if sign.isdigit())
    return group, int(digits) if digits else 0
