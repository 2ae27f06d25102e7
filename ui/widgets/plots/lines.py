"""Lines over columns: persons by colour, dashes and marks, what threatens everybody as woven columns."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

from ui.theme.boxes import Box
from ui.theme.colours import Colour, faded
from ui.widgets.ink.fits import fit
from ui.widgets.people.tab import paint_tab
from ui.widgets.plots.model import LinesModel, Point, Series, dashed, ticks
from ui.widgets.shapes import outlines
from ui.widgets.shapes.outlines import Points

if TYPE_CHECKING:
    from ui.widgets.ink.ink import Ink

# How lines differ besides their colour: millimetres that are drawn and left out, and the mark.
MANNERS = (
    (0.0, 0.0, "circle"), (3.2, 1.6, "square"), (1.2, 1.2, "triangle"), (5.0, 1.2, "diamond"),
    (2.0, 2.4, "star"),
)  # fmt: skip
TAB_MM, FLAG_MM, MARK_MM = 6.0, 5.4, 2.5
LOW_MM = 46.0  # lower, and the legend shows initials alone
MOST_MARKS = 12  # on one line


def paint_lines(ink: Ink, box: Box, model: LinesModel) -> None:
    """Legend above, flags below it, then the plot with its axes."""
    theme = ink.theme
    box = _paint_legend(ink, box, model)
    caption = theme.font("caption")
    low = caption.cap + theme.mm(2.2)
    marks = max(1, min(4, int((box.h - low) // (caption.cap * 2.6))))
    left = max(ink.press.type.width(str(n), caption) for n in ticks(0, model.high, marks)) + theme.mm(1.6)
    high = theme.mm(FLAG_MM + 1) if model.flags else theme.mm(1.6)
    plot = box.trimmed(left=left, bottom=low, top=high, right=theme.mm(3))
    if plot.h < theme.mm(8) or plot.w < theme.mm(20):
        return
    _paint_axes(ink, box, plot, model, marks)
    _paint_columns(ink, plot, model)
    for at, one in enumerate(model.series):
        _paint_series(ink, plot, model, one, at)
    _paint_flags(ink, box, plot, model)


def _at(plot: Box, model: LinesModel, point: Point) -> Point:
    """Where a point lies on the glass."""
    first, last = model.reach
    inner = plot.inset(min(plot.w * 0.03, plot.h * 0.2), 0)
    return (
        inner.x + inner.w * (point[0] - first) / (last - first),
        plot.y + plot.h * point[1] / model.high,
    )


def _paint_legend(ink: Ink, box: Box, model: LinesModel) -> Box:
    """Whose line is whose, and what the columns are; returns what is left below."""
    theme, colours = ink.theme, ink.theme.colours
    caption, size, gap = theme.font("caption"), theme.mm(TAB_MM), theme.mm(1.2)
    x, top = box.x, box.top
    is_low = box.h < theme.mm(LOW_MM * max(1.0, theme.glass.text_scale))
    names = [("" if is_low and one.seat is not None else one.name, at) for at, one in enumerate(model.series)]
    if model.columns is not None:
        names.append((model.columns.name, -1))
    for name, at in names:
        wide = size * (1.9 if at >= 0 else 1) + gap + ink.press.type.width(name, caption)
        if x > box.x and x + wide > box.right:
            x, top = box.x, top - size - gap
        sign = Box(x, top - size, size, size)
        if at >= 0:
            one = model.series[at]
            if one.seat is not None:
                paint_tab(ink, sign, one.name, one.seat)
            mark = Box(x + size * 1.1, top - size, size * 0.8, size)
            _paint_mark(ink, mark.centred(theme.mm(MARK_MM), theme.mm(MARK_MM)), one, at)
        else:
            swatch = sign.centred(size * 0.8, size * 0.6)
            _paint_woven(ink, swatch)
        start = x + wide - ink.press.type.width(name, caption)
        if name:
            said = fit(ink.press.type, name, box.right - start, [(caption, 1)])
            ink.words(said.lines[0], Box(start, top - size, box.right - start, size), caption, colours.text)
        x += wide + theme.mm(3.4)
    return box.trimmed(top=box.top - top + size + gap) if names else box


def _paint_axes(ink: Ink, box: Box, plot: Box, model: LinesModel, marks: int) -> None:
    theme, colours = ink.theme, ink.theme.colours
    caption = theme.font("caption")
    for n in ticks(0, model.high, marks):
        y = round(_at(plot, model, (0, n))[1])
        ink.fill(Box(plot.x, y, plot.w, 1), colours.line)
        room = Box(box.x, y - caption.cap / 2, plot.x - box.x - theme.mm(1.2), caption.cap)
        ink.words(str(n), room, caption, colours.dim, "right")
    labels = list(model.labels) or [(float(n), str(n)) for n in ticks(*model.reach, 8)]
    foot = Box(plot.x, box.y, plot.w, caption.cap)
    end = ink.press.type.width(model.across, caption)
    ink.words(model.across, foot, caption, colours.dim, "right")
    right = box.x
    for x, words in labels:
        wide = ink.press.type.width(words, caption)
        middle = _at(plot, model, (x, 0))[0]
        if middle - wide / 2 < right or middle + wide / 2 > foot.right - end - theme.mm(2):
            continue
        ink.words(words, Box(middle - wide / 2, box.y, wide + 1, caption.cap), caption, colours.dim, "center")
        right = middle + wide / 2 + theme.mm(2)


def _paint_columns(ink: Ink, plot: Box, model: LinesModel) -> None:
    if model.columns is None or not model.columns.points:
        return
    first, last = model.reach
    wide = max(2.0, plot.w * 0.94 / (last - first + 1) * 0.72)
    for x, y in model.columns.points:
        middle, top = _at(plot, model, (x, y))
        if top - plot.y >= 1:
            _paint_woven(ink, Box(round(middle - wide / 2), plot.y, round(wide), round(top - plot.y)))


def _paint_woven(ink: Ink, box: Box) -> None:
    """A column: quiet, with an outline of its own."""
    colours = ink.theme.colours
    ink.fill(box, colours.raised)
    ink.frame(box, colours.frame, 1)


def _paint_series(ink: Ink, plot: Box, model: LinesModel, one: Series, at: int) -> None:
    """A line with its marks; a dark edge keeps lines apart where they cross."""
    theme, colours = ink.theme, ink.theme.colours
    points = [_at(plot, model, point) for point in one.points]
    tint = theme.seat(one.seat).colour if one.seat is not None else colours.accent
    on, off, _ = MANNERS[at % len(MANNERS)]
    width = max(2.0, theme.mm(0.7))
    if len(points) > 1:
        for start, end in pairwise(points):  # piece by piece: the joints of steep lines would be thin
            ink.line([start, end], faded(colours.bg, 0.8), width + 2)
        for piece in dashed(points, theme.mm(on or 1), theme.mm(off) if off else 0):
            for start, end in pairwise(piece):
                ink.line([start, end], tint, width)
    size = theme.mm(MARK_MM)
    every = max(1, -(-len(points) // MOST_MARKS))
    chosen = {*range(at % every, len(points), every), len(points) - 1} if points else set()
    for index in sorted(chosen):
        x, y = points[index]
        if one.ends and index == len(points) - 1:
            _paint_cross(ink, Box(x - size * 0.7, y - size * 0.7, size * 1.4, size * 1.4), tint)
            continue
        _paint_mark(ink, Box(x - size / 2, y - size / 2, size, size), one, at)


def _paint_cross(ink: Ink, box: Box, tint: Colour) -> None:
    """Here a line ends for good."""
    width = max(2.0, ink.theme.mm(0.8))
    for start, end in (((box.x, box.y), (box.right, box.top)), ((box.x, box.top), (box.right, box.y))):
        ink.line([start, end], ink.theme.colours.bg, width + 3)
        ink.line([start, end], tint, width)


def _paint_mark(ink: Ink, box: Box, one: Series, at: int) -> None:
    theme, colours = ink.theme, ink.theme.colours
    tint = theme.seat(one.seat).colour if one.seat is not None else colours.accent
    points = mark_of(MANNERS[at % len(MANNERS)][2], box)
    ink.shape(points, tint)
    ink.line(points, colours.bg, 1.2, closed=True)


def mark_of(name: str, box: Box) -> Points:
    """The outline of a mark."""
    makers = {
        "circle": outlines.circle, "square": outlines.rectangle, "triangle": outlines.triangle,
        "diamond": outlines.diamond, "star": outlines.star,
    }  # fmt: skip
    return makers[name](box)


def _paint_flags(ink: Ink, box: Box, plot: Box, model: LinesModel) -> None:
    """Numbered banners above the plot; those of one turn stand side by side."""
    theme, colours = ink.theme, ink.theme.colours
    size, right = theme.mm(FLAG_MM), box.x
    for flag, x in zip(model.flags, flag_places(plot, model, size), strict=True):
        exact = _at(plot, model, (flag.x, 0))[0]
        ink.fill(Box(round(exact), plot.y, 1, plot.h), faded(colours.warn, 0.55))
        sign = Box(round(max(x, right)), box.top - size, round(size * 0.86), size)
        right = sign.right + 2
        ink.shape(outlines.banner(sign), colours.warn)
        font = theme.font_px(max(size * 0.46, theme.mm(2.65)), "number")
        ink.words(flag.words, sign.trimmed(bottom=size * 0.2), font, colours.on_warn, "center")


def flag_places(plot: Box, model: LinesModel, size: float) -> Sequence[float]:
    """The left edges of the flags, pushed apart from the right where they would stand on each other."""
    wide, places = size * 0.86 + 2, [_at(plot, model, (flag.x, 0))[0] - size * 0.43 for flag in model.flags]
    limit = plot.right - wide
    for at in reversed(range(len(places))):
        places[at] = min(places[at], limit)
        limit = places[at] - wide
    return places
