"""People by what they did: a shape with its number in every cell, a word above every column."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from companion.core.crossing.views import Figure
from ui.theme.boxes import Box
from ui.theme.theme import Theme
from ui.widgets.figures.figures import figure_width, paint_figure
from ui.widgets.ink.fits import fit, line_step
from ui.widgets.people.tab import paint_tab

if TYPE_CHECKING:
    from ui.widgets.ink.ink import Ink
    from ui.widgets.ink.typesetter import Typesetter

ROW_MM, TALLEST_MM, NAME_MM, CELL_MM, NARROW_NAME_MM = 7.3, 15.0, 34.0, 15.0, 24.0
SIGN_MM = 14.0  # the tab beside a name with its edges


class TableRow(msgspec.Struct, frozen=True):
    """A person: name, note, and a figure or words for every column."""

    name: str
    seat: int
    cells: tuple[Figure | str, ...]
    note: str = ""
    gone: bool = False


class TableModel(msgspec.Struct, frozen=True):
    """What the columns are, and the rows."""

    heads: tuple[str, ...]
    rows: tuple[TableRow, ...]


class TablePart(msgspec.Struct, frozen=True):
    """Which columns stand on a page, and from which row on."""

    columns: range
    rows: range


def parts_of(
    theme: Theme, setter: Typesetter, size: tuple[float, float], model: TableModel
) -> list[TablePart]:
    """The pages: as many columns and rows as have room, columns first."""
    scale = max(1.0, theme.glass.text_scale)
    width, height = size
    room = width - name_width(theme, setter, width, model)
    widest = max(cell_width(theme, setter, model, at) for at in range(len(model.heads))) if model.heads else 1
    across = max(1, int(room // max(widest, 1)))
    pages = -(-len(model.heads) // across) if model.heads else 1
    across = -(-len(model.heads) // pages)  # as even as they go
    lines = head_lines(theme, setter, model, room / max(1, across))
    down = max(1, int((height - head_height(theme, lines)) // theme.mm(ROW_MM * (1 + (scale - 1) * 0.6))))
    columns = [
        range(at, min(at + across, len(model.heads))) for at in range(0, len(model.heads), across or 1)
    ]
    rows = [range(at, min(at + down, len(model.rows))) for at in range(0, len(model.rows), down)]
    return [TablePart(those, these) for these in rows for those in columns] or [TablePart(range(0), range(0))]


def name_width(theme: Theme, setter: Typesetter, width: float, model: TableModel) -> float:
    """How wide the names are: as much as the longest word of them needs."""
    scale, caption = max(1.0, theme.glass.text_scale), theme.font("caption")
    words = (word for row in model.rows for word in setter.wrap(row.name, caption, 1))
    longest = max((setter.width(word, caption) for word in words), default=0) + theme.mm(SIGN_MM)
    usual = min(theme.mm(NAME_MM * scale), max(theme.mm(NARROW_NAME_MM * scale), width * 0.26))
    return max(usual, longest)


def cell_width(theme: Theme, setter: Typesetter, model: TableModel, at: int) -> float:
    """How wide a column has to be: its longest word, or its figures."""
    caption, body = theme.font("caption"), theme.font("body")
    words = max((setter.width(word, caption) for word in model.heads[at].split()), default=0)
    said = (row.cells[at] for row in model.rows)
    wide = max((setter.width(cell, body) for cell in said if isinstance(cell, str)), default=0)
    return max(words, wide, theme.mm(CELL_MM)) + theme.mm(2)


def head_height(theme: Theme, lines: int) -> float:
    """So many lines of small words."""
    caption = theme.font("caption")
    return caption.cap + line_step(caption) * (lines - 1) + theme.mm(2.8)


def head_lines(theme: Theme, setter: Typesetter, model: TableModel, across: float) -> int:
    """One line above every column of this width, or two."""
    caption = theme.font("caption")
    widest = max((setter.width(words, caption) for words in model.heads), default=0)
    return 1 if widest <= across - 2 * theme.mm(0.6) else 2


def paint_table(ink: Ink, box: Box, model: TableModel, part: TablePart) -> None:
    """One page."""
    theme, colours = ink.theme, ink.theme.colours
    names = name_width(theme, ink.press.type, box.w, model)
    count = len(part.columns) or 1
    lines = head_lines(theme, ink.press.type, model, (box.w - names) / count)
    head, rest = box.cut_top(head_height(theme, lines))
    ink.fill(Box(head.x, head.y + theme.mm(0.6), head.w, 1), colours.line)
    caption = theme.font("caption")
    for at, cell in zip(part.columns, head.trimmed(left=names).columns(count), strict=False):
        room = cell.inset(theme.mm(0.6), 0).trimmed(bottom=theme.mm(1.4))
        words = fit(ink.press.type, model.heads[at], room.w, [(caption, 1), (caption, 2)])
        ink.lines(words.lines, room, words.font, colours.dim, "center", "bottom")
    high = min(theme.mm(TALLEST_MM), rest.h / max(1, len(part.rows)))
    for at, index in enumerate(part.rows):
        row = rest.trimmed(top=at * high).cut_top(high)[0]
        _paint_row(ink, row, names, model.rows[index], part.columns)


def _paint_row(ink: Ink, row: Box, names: float, one: TableRow, columns: Sequence[int]) -> None:
    theme, colours = ink.theme, ink.theme.colours
    inner = row.inset(0, theme.mm(0.5))
    ink.slab(inner, colours.card, theme.look.radius)
    part, rest = inner.cut_left(names)
    size = min(part.h - theme.mm(1), theme.mm(9))
    sign, room = part.inset(theme.mm(1.2), 0).cut_left(size, theme.mm(1.6))
    paint_tab(ink, sign.centred(size, size), one.name, one.seat, one.gone)
    body, caption = theme.font("body"), theme.font("caption")
    words = fit(ink.press.type, one.name, room.w, [(body, 1), (caption, 1), (caption, 2)])
    note = one.note if len(words.lines) == 1 and room.h > body.cap + caption.cap + theme.mm(3) else ""
    if note and ink.press.type.width(note, caption) <= room.w:
        block = room.centred(room.w, words.font.cap + theme.mm(1.6) + caption.cap)
        ink.lines(words.lines, block, words.font, colours.on_card)
        ink.words(note, block, caption, colours.dim_on_card, valign="bottom")
    else:
        ink.lines(words.lines, room, words.font, colours.on_card, "left", "middle")
    for at, cell in zip(columns, rest.columns(len(columns) or 1), strict=False):
        _paint_cell(ink, cell, one.cells[at])


def _paint_cell(ink: Ink, cell: Box, value: Figure | str) -> None:
    """A figure; nothing at all is a plain nought, words stand alone."""
    theme, colours = ink.theme, ink.theme.colours
    if isinstance(value, str) or not value.value:
        said = value if isinstance(value, str) else "0"
        tint = colours.on_card if isinstance(value, str) else colours.dim_on_card
        ink.words(said, cell, theme.font("body"), tint, "center")
        return
    size = min(cell.h - theme.mm(1), theme.mm(8.6))
    wide = figure_width(value.shape, size)
    paint_figure(ink, value, cell.centred(wide, size))
