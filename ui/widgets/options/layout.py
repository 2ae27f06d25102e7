"""How many options fit and where they stand: pure arithmetic."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

import msgspec

from companion.core.crossing.views import Figure
from ui.theme.boxes import Box
from ui.theme.theme import Theme

ROW_MM = 13.5
TALLEST_MM = 20.0
TALL_MM = 24.0  # higher than any row of words, also in the largest type
NARROWEST_MM = 40.0
FEW = 7  # so many options stand under each other on a standing glass


class Delta(msgspec.Struct, frozen=True):
    """What a choice changes, before and after: 6 -> 2 of 9 damage, and whose it is."""

    what: str
    before: int
    after: int
    of: int | None = None
    name: str = ""  # of the person
    colour: int | None = None  # of the seat


class Option(msgspec.Struct, frozen=True):
    """One way to answer: words, and what helps to recognise it."""

    id: str
    words: str
    sub: str = ""
    figures: tuple[Figure, ...] = ()
    icon: str = ""
    seat: int | None = None  # colour of the person it belongs to
    initial: str = ""
    chosen: bool = False
    done: bool = False  # ticked off
    ticked: bool | None = None  # with a box to tick at the left; None: without
    note: str = ""  # a few words at the right
    sign: str = ""  # an icon at the right end
    warns: bool = False  # something is missing: it stops nothing
    foot: bool = False  # the big button does this one
    brief: str = ""  # `sub` in few words, where there is no room for it
    photo: str = ""  # the design whose picture stands for it
    off: bool = False  # it keeps its place, and leads nowhere now
    delta: Delta | None = None  # it stands in numbers what it changes
    reads: str = ""  # the card whose page a hold opens: "slot:12"
    tells: str = ""  # what that card does, where nobody can say more


class OptionPage(msgspec.Struct, frozen=True):
    """The boxes of one page."""

    boxes: tuple[Box, ...]
    first: int
    number: int
    of: int


def columns_for(theme: Theme, box: Box, count: int, narrow_mm: float = NARROWEST_MM) -> int:
    """As few columns as make the options large, as many as there is width for."""
    most = max(1, int(box.w // theme.mm(narrow_mm * max(1.0, theme.glass.text_scale))))
    if count <= 3 and box.w > box.h * 1.3:
        return max(1, min(most, count))
    rows = max(1, int((box.h + theme.space("gap")) // (theme.mm(ROW_MM) + theme.space("gap"))))
    return min(most, max(1, ceil(count / rows)), max(1, count))


def page_of(
    theme: Theme,
    box: Box,
    count: int,
    number: int = 0,
    narrow_mm: float = NARROWEST_MM,
    row_mm: float = ROW_MM,
    across: int = 0,
) -> OptionPage:
    """The boxes of a page from the top left, row by row; `across` settles how many stand side by side."""
    gap, is_tall = theme.space("gap"), row_mm > TALL_MM  # cells that stand upright, such as pictures
    most = max(1, int((box.w + gap) // (theme.mm(narrow_mm) + gap)))
    columns = across or (most if is_tall else columns_for(theme, box, count, narrow_mm))
    rows_fit = max(1, int((box.h + gap) // (theme.mm(row_mm) + gap)))
    fits = columns * rows_fit
    pages = max(1, ceil(count / fits))
    number = min(max(0, number), pages - 1)
    here = min(fits, count - number * fits) if count else 0
    rows = rows_fit if pages > 1 else max(1, ceil(count / columns))
    tallest = theme.mm(1.4 * row_mm if is_tall else TALLEST_MM * max(1.0, theme.glass.text_scale))
    height = min(tallest, (box.h - gap * (rows - 1)) / rows)
    grid = box.cut_top(round(height * rows + gap * (rows - 1)))[0].grid(columns, rows, gap)
    return OptionPage(tuple(grid[:here]), number * fits, number, pages)


def rows_mm(options: Sequence[Option], across_mm: float, narrow_mm: float) -> float:
    """About how high a grid of these options wants to be."""
    columns = max(1, int((across_mm - 10) // narrow_mm)) if len(options) > FEW else 1
    return max(1, ceil(len(options) / columns)) * (ROW_MM + 2.2)
