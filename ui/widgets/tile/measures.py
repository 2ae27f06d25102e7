"""Where things stand in a tile of a given size: pure arithmetic."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec.structs import replace

from companion.core.crossing.views import Tile
from ui.theme.boxes import Box
from ui.theme.theme import Theme
from ui.widgets.figures.figures import figure_width
from ui.widgets.icons.icons import is_sign
from ui.widgets.ink.fits import line_step


class TileMeasures(msgspec.Struct, frozen=True):
    """Sizes inside one tile."""

    content: Box
    figure: int
    icon: int
    gap: int
    form: Literal["tall", "flat", "compact"]


NARROW_MM = 25.0  # a low tile narrower than this sets its name small above its numbers
READABLE_MM = 4.3  # a number is never left out: below this height its digits could not be read
LEAST_TALL_MM, LOW_MM = 11.0, 19.2
DIGIT_MM = 6.8  # a shape so high has digits as high as words
FOOT_MM = 1.35  # the thick foot of the big button's target


def measure(theme: Theme, box: Box, has_foot: bool = False, compact: bool = False) -> TileMeasures:
    """Two rows when title and figures fit one above the other, else one row above the foot."""
    pad, gap = theme.space("tile_pad"), theme.mm(0.9)
    top = theme.mm(1.4)
    figure = min(theme.mm(6.9), round(box.h * (0.62 if not has_foot else 0.58)))
    cap = theme.font("body").cap
    if theme.mm(LEAST_TALL_MM) < box.h < theme.mm(LOW_MM):  # a name on two lines and its numbers just fit
        top, gap = theme.mm(0.9), theme.mm(0.5)
    is_flat = box.h < cap + gap + theme.mm(5.2) + 2 * top or (box.h < theme.mm(13) and box.w > 2.1 * box.h)
    if not is_flat:
        figure = round(min(theme.mm(7.8), max(theme.mm(5.2), box.h - cap - gap - 2 * top - 2)))
        figure = min(figure, round(box.w * 0.36))
    low = theme.mm(0.8) if gap < theme.mm(0.9) else theme.mm(1.2)
    content = box.trimmed(
        left=pad, right=theme.mm(1.4), top=top, bottom=low + theme.mm(0.9) if has_foot else low
    )
    form: Literal["tall", "flat", "compact"] = "flat" if is_flat else "tall"
    if is_flat and (compact or box.w < theme.mm(NARROW_MM)):
        form = "compact"
        content = box.trimmed(left=theme.mm(1.7), right=theme.mm(1), top=theme.mm(0.9), bottom=theme.mm(0.6))
        content = content.trimmed(bottom=theme.mm(FOOT_MM / 2) if has_foot else 0)
        beside = round(content.h - theme.font("caption").cap - theme.mm(0.8))
        figure = max(beside, min(theme.mm(READABLE_MM), round(content.h * 0.66)))
    elif is_flat:
        content = box.trimmed(left=pad, right=theme.mm(1.5), bottom=theme.mm(FOOT_MM) if has_foot else 0)
    return TileMeasures(content, figure, round(figure * 0.74), gap, form)


def smaller(theme: Theme, m: TileMeasures) -> TileMeasures:
    """The same tile with its figures so small that a second line has room, as far as their digits allow."""
    body = theme.font("body")
    left = round(m.content.h - body.cap - line_step(body) - m.gap - 1)
    figure = min(m.figure, max(theme.mm(5.2), left))
    return replace(m, figure=figure, icon=round(figure * 0.74))


def lower(theme: Theme, m: TileMeasures) -> TileMeasures:
    """The same tile with its figures as small as their digits are read with ease."""
    figure = min(m.figure, theme.mm(DIGIT_MM))
    return replace(m, figure=figure, icon=round(figure * 0.74), gap=min(m.gap, theme.mm(0.5)))


def level_with(m: TileMeasures, high: float) -> TileMeasures:
    """The same tile with its figures no higher than those of its siblings; 0: they have none."""
    if not high or m.figure <= high:
        return m
    return replace(m, figure=round(high), icon=round(high * 0.74))


def room_above(tile: Tile, m: TileMeasures) -> Box:
    """The room above the figures; the lowest tiles have no room for a note."""
    stands = bool(tile.figures or tile.icon or (tile.note and m.form != "compact"))
    return m.content.trimmed(bottom=m.figure + m.gap if stands else 0)


def flat_room(tile: Tile, m: TileMeasures) -> Box:
    """What figures and class leave of a tile in one row."""
    room = m.content
    for figure in tile.figures:
        room = room.cut_right(figure_width(figure.shape, m.figure), m.gap)[1]
    return room.cut_right(m.icon, m.gap)[1] if is_sign(tile.icon) else room
