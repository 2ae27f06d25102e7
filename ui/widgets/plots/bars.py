"""Bars under headings: name at the left, bar with its interval below it, number at the right."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from ui.theme.boxes import Box
from ui.theme.colours import faded
from ui.theme.theme import Theme
from ui.widgets.ink.fits import fit, line_step
from ui.widgets.people.tab import paint_tab
from ui.widgets.plots.model import BarRow, BarSection

if TYPE_CHECKING:
    from ui.widgets.ink.ink import Ink
    from ui.widgets.ink.typesetter import Typesetter

NARROW_MM = 110.0  # of large type: narrower, and the bar stands below its name
NAME_SHARE = 0.3
GAP_MM, TAB_MM = 1.6, 6.4
MOST_LINES, SHARED = 3, 0.62
LANE, WHISKER = 0.56, 0.26  # of the height of a bar's lane: the bar, and its interval


class Placed(msgspec.Struct, frozen=True):
    """A heading or a row with its place on a page."""

    section: BarSection
    row: BarRow | None
    top: float  # below the upper edge
    height: float


def is_stacked(theme: Theme, width: float) -> bool:
    """Whether names stand above their bars."""
    return width < theme.mm(NARROW_MM * max(1.0, theme.glass.text_scale) ** 0.6)


def row_height(theme: Theme, lines: int, stacked: bool) -> float:
    """So many lines of small words, and a lane below them where it is stacked."""
    caption = theme.font("caption")
    words = max(theme.font("body").cap, caption.cap + line_step(caption) * (lines - 1))
    return max(words + theme.mm(2), theme.mm(TAB_MM)) + theme.mm(4.6 if stacked else 0.5)


def lines_of(setter: Typesetter, theme: Theme, width: float, sections: Sequence[BarSection]) -> int:
    """As many lines as the longest name needs."""
    room = width if is_stacked(theme, width) else name_width(setter, theme, width, sections)
    has_tabs = any(row.seat is not None for one in sections for row in one.rows)
    room -= theme.mm(TAB_MM + GAP_MM) if has_tabs else 0
    caption = theme.font("caption")
    room *= SHARED if is_stacked(theme, width) else 1  # there the number stands on the same line
    needs = (len(setter.wrap(row.words, caption, room)) for one in sections for row in one.rows)
    return min(MOST_LINES, max(needs, default=1))


def name_width(setter: Typesetter, theme: Theme, width: float, sections: Sequence[BarSection]) -> float:
    """How wide the names at the left are: as much as the longest word of them needs."""
    caption = theme.font("caption")
    words = [word for one in sections for row in one.rows for word in setter.wrap(row.words, caption, 1)]
    longest = max((setter.width(word, caption) for word in words), default=0)
    return round(max(width * NAME_SHARE, longest + theme.mm(TAB_MM + GAP_MM + 1)))


def head_height(theme: Theme) -> float:
    """A heading with its line."""
    return theme.font("body").cap + theme.mm(3.4)


def pages_of(
    theme: Theme, setter: Typesetter, size: tuple[float, float], sections: Sequence[BarSection]
) -> list[list[Placed]]:
    """Everything on as many pages as it takes; a section that goes on says its heading again."""
    width, height = size
    lines = lines_of(setter, theme, width, sections)
    head, row_h = head_height(theme), row_height(theme, lines, is_stacked(theme, width))
    gap = theme.mm(1.2)
    pages: list[list[Placed]] = [[]]
    at = 0.0
    for section in sections:
        whole = head + row_h * len(section.rows)
        if at and at + (whole if whole <= height else head + row_h) > height + 1:
            pages.append([])
            at = 0.0
        pages[-1].append(Placed(section, None, at, head))
        at += head
        for row in section.rows:
            if at + row_h > height + 1 and at > head:
                pages.append([Placed(section, None, 0.0, head)])
                at = head
            pages[-1].append(Placed(section, row, at, row_h))
            at += row_h
        at += gap
    return pages


def paint_bars(ink: Ink, box: Box, placed: Sequence[Placed]) -> None:
    """One page."""
    said = max((said_width(ink, one.row, False) for one in placed if one.row is not None), default=0)
    full = max((said_width(ink, one.row, True) for one in placed if one.row is not None), default=0)
    wide = full if full < box.w * (0.5 if is_stacked(ink.theme, box.w) else 0.34) else said
    names = name_width(ink.press.type, ink.theme, box.w, [one.section for one in placed])
    for one in placed:
        cell = box.trimmed(top=one.top).cut_top(one.height)[0]
        if one.row is None:
            _paint_heading(ink, cell, one.section)
        else:
            _paint_row(ink, cell, one.row, (names, wide), wide == full)


def said_width(ink: Ink, row: BarRow, with_more: bool) -> float:
    """How wide the number at the right is."""
    font, small = ink.theme.font("body"), ink.theme.font("caption")
    wide = ink.press.type.width(row.said, font)
    return wide + (ink.press.type.width(row.more, small) + ink.theme.mm(2) if with_more and row.more else 0)


def _paint_heading(ink: Ink, cell: Box, section: BarSection) -> None:
    theme, colours = ink.theme, ink.theme.colours
    body, caption = theme.font("body"), theme.font("caption")
    line = cell.trimmed(bottom=theme.mm(1.8))
    title = fit(ink.press.type, theme.cased(section.title), line.w, [(body, 1), (caption, 1)])
    ink.lines(title.lines, line, title.font, colours.accent, "left", "middle")
    used = ink.press.type.width(title.lines[0], title.font) + theme.mm(4)
    if section.note and ink.press.type.width(section.note, caption) <= line.w - used:
        ink.words(section.note, line.trimmed(left=used), caption, colours.dim, "right")
    ink.fill(Box(cell.x, cell.y + theme.mm(0.7), cell.w, 1), colours.line)


def _paint_row(ink: Ink, cell: Box, row: BarRow, widths: tuple[float, float], has_more: bool) -> None:
    names, wide = widths
    theme = ink.theme
    inner = cell.inset(0, theme.mm(0.3))
    gap = theme.mm(GAP_MM)
    if is_stacked(theme, cell.w):
        lane, words = inner.cut_bottom(theme.mm(4.6))
        said, name = words.cut_right(wide, gap)
    else:
        name, rest = inner.cut_left(names, gap)
        said, lane = rest.cut_right(wide, gap)
    _paint_name(ink, name, row)
    _paint_said(ink, said, row, has_more)
    _paint_bar(ink, lane, row)


def _paint_name(ink: Ink, box: Box, row: BarRow) -> None:
    theme = ink.theme
    if row.seat is not None:
        size = min(box.h, theme.mm(TAB_MM))
        part, box = box.cut_left(size, theme.mm(GAP_MM))
        paint_tab(ink, part.centred(size, size), row.initial or row.words, row.seat)
    body, caption = theme.font("body"), theme.font("caption")
    said = fit(ink.press.type, row.words, box.w, [(body, 1), (caption, 1), (caption, MOST_LINES)])
    ink.lines(said.lines, box, said.font, theme.colours.text, "left", "middle")


def _paint_said(ink: Ink, box: Box, row: BarRow, has_more: bool) -> None:
    theme, colours = ink.theme, ink.theme.colours
    body, caption = theme.font("body"), theme.font("caption")
    ink.words(row.said, box, body, colours.text)
    if has_more and row.more:
        used = ink.press.type.width(row.said, body) + theme.mm(2)
        ink.words(row.more, box.trimmed(left=used), caption, colours.dim, "right")


def _paint_bar(ink: Ink, lane: Box, row: BarRow) -> None:
    """The whole outlined, the value filled, the interval below as a line with two ends."""
    theme, colours = ink.theme, ink.theme.colours
    has_interval = row.low is not None and row.high is not None
    high = round(min(lane.h * LANE, theme.mm(4)))
    whole = high + (round(lane.h * WHISKER) if has_interval else 0)
    top = round(lane.y + (lane.h + whole) / 2)
    bar = Box(lane.x, top - high, lane.w, high)
    ink.fill(bar, colours.recess)
    part = Box(bar.x, bar.y, round(bar.w * min(1.0, max(0.0, row.value))), bar.h)
    if part.w >= 1:
        tint = theme.seat(row.seat).colour if row.seat is not None else colours.accent
        ink.fill(part, tint)
        if row.seat is not None and (pattern := theme.seat(row.seat).pattern) != "solid":
            ink.weave(part, f"seat-{pattern}", faded(theme.seat_ink, 0.62))
    ink.frame(bar, colours.frame, 1)
    if row.low is not None and row.high is not None:
        _paint_interval(ink, bar, row.low, row.high, round(lane.h * WHISKER))


def _paint_interval(ink: Ink, bar: Box, low: float, high: float, room: int) -> None:
    """Between what the true share most likely lies."""
    colours, width = ink.theme.colours, max(2.0, ink.theme.mm(0.4))
    left, right = round(bar.x + bar.w * low), round(bar.x + bar.w * high)
    y, tall = bar.y - room * 0.62, max(3.0, room * 0.5)
    ink.fill(Box(left, y - width / 2, max(width, right - left), width), colours.text)
    for x in (left, right):
        ink.fill(Box(x - width / 2, y - tall, width, tall * 2), colours.text)
