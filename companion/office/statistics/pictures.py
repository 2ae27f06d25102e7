"""Statistics and recaps as pictures, drawn without a window from the same plots as on the screen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from companion.core.language.phrases import Phrase, phrase
from companion.core.ports.statistics import GameFigures, Overview, Progress

if TYPE_CHECKING:
    from ui.theme.boxes import Box
    from ui.theme.theme import Theme
    from ui.widgets.ink.paper import PaperInk, PaperType

Say = Callable[[Phrase], str]
Paint = Callable[["PaperInk", "Box"], None]
Piece = tuple[float, Paint]  # so high, and how it is painted

WIDE, PX_PER_MM = 1400, 6.0
MARGIN_MM, GAP_MM, PLOT_MM = 8.0, 6.0, 78.0
TALL = 100_000.0  # everything on one page


def draw_overview(path: Path, found: Overview, say: Say) -> None:
    """Wins, people and times as bars, and the evenings as lines."""
    from ui.screens.statistics import model

    theme, setter = _paper()
    title = say(phrase("ui-statistics"))
    sub = model.summary(found, Progress(0, 0), say)
    pieces = [_heading(theme, title, sub)]
    for sections in (model.wins(found, say), model.people(found, say), model.times(found, say)):
        pieces.append(_bars(theme, setter, sections))
    for what in model.choices(found)[:2]:
        lines = model.evenings(found, what, say)
        if lines is not None and len(found.evenings) > 1:
            words = say(phrase("ui-statistics-only", what=phrase(f"counted-{what}")))
            pieces += [_heading(theme, words, ""), (theme.mm(PLOT_MM), _lines(lines))]
    _save(path, theme, pieces)


def draw_game(path: Path, game: GameFigures, say: Say) -> None:
    """Who did what, the course, and the turning points."""
    from ui.screens.recap import model
    from ui.widgets.plots import moments, table

    theme, setter = _paper()
    wide = WIDE - 2 * theme.mm(MARGIN_MM)
    people = model.table(game, say)
    parts = table.parts_of(theme, setter, (wide, TALL), people)
    rows = theme.mm(table.TALLEST_MM * 0.72) * len(people.rows) + table.head_height(theme, 2)
    them = moments.pages_of(theme, setter, (wide, TALL), model.moments(game, say))[0]

    def table_of(part: table.TablePart) -> Piece:
        return rows, lambda ink, box: table.paint_table(ink, box, people, part)

    pieces = [_heading(theme, model.title(game, say), model.sub(game, say)), *map(table_of, parts)]
    pieces.append((theme.mm(PLOT_MM), _lines(model.course(game, say))))
    pieces.append((sum(one.height for one in them), lambda ink, box: moments.paint_moments(ink, box, them)))
    _save(path, theme, pieces)


def _paper() -> tuple[Theme, PaperType]:
    """The quiet look on a sheet of paper's width."""
    from ui.theme.glass import Glass
    from ui.theme.looks import look_of
    from ui.theme.theme import Theme
    from ui.theme.tokens import load_tokens
    from ui.widgets.ink.paper import PaperType

    tokens = load_tokens()
    return Theme(tokens, look_of(tokens, "shell"), Glass(WIDE, WIDE, 10.0, 1.0, PX_PER_MM)), PaperType()


def _heading(theme: Theme, title: str, sub: str) -> Piece:
    """A title, and a line below it."""
    large, body = theme.font("title", "title"), theme.font("body")
    high = large.cap + theme.mm(2) + (body.cap + theme.mm(3) if sub else 0)

    def paint(ink: PaperInk, box: Box) -> None:
        ink.words(title, box, large, theme.colours.text, valign="top")
        if sub:
            ink.words(sub, box.trimmed(top=large.cap + theme.mm(3)), body, theme.colours.dim, valign="top")

    return high, paint


def _bars(theme: Theme, setter: PaperType, sections: Sequence[object]) -> Piece:
    """All bars of a chapter, one below the other."""
    from ui.widgets.plots import bars
    from ui.widgets.plots.model import BarSection

    those = [one for one in sections if isinstance(one, BarSection)]
    placed = bars.pages_of(theme, setter, (WIDE - 2 * theme.mm(MARGIN_MM), TALL), those)[0]
    high = max((one.top + one.height for one in placed), default=0.0)
    return high, lambda ink, box: bars.paint_bars(ink, box, placed)


def _lines(model: object) -> Paint:
    from ui.widgets.plots.lines import paint_lines
    from ui.widgets.plots.model import LinesModel

    assert isinstance(model, LinesModel)
    return lambda ink, box: paint_lines(ink, box, model)


def _save(path: Path, theme: Theme, pieces: Sequence[Piece]) -> None:
    """All pieces on one sheet, from the top."""
    from ui.theme.boxes import Box
    from ui.widgets.ink.paper import PaperInk

    margin, gap = theme.mm(MARGIN_MM), theme.mm(GAP_MM)
    high = round(sum(piece[0] for piece in pieces) + gap * (len(pieces) - 1) + 2 * margin)
    ink = PaperInk(theme, (WIDE, high))
    rest = Box(margin, margin, WIDE - 2 * margin, high - 2 * margin)
    for tall, paint in pieces:
        part, rest = rest.cut_top(tall, gap)
        paint(ink, part)
    ink.save(path)
