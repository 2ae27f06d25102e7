"""A rule in our words with its id, and below it what is beside it or what can be done about it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ui.context import Context
from ui.screens.base.screen import put
from ui.screens.base.sheet import PAGE, Sheet
from ui.theme.boxes import Box
from ui.widgets.keystrip.strip import PlainSpec, StripModel
from ui.widgets.options.layout import Option
from ui.widgets.options.options import OptionGrid
from ui.widgets.prose.prose import Prose
from ui.widgets.sheet.panel import Head

ALL = "all"
NARROW_MM, ROW_MM = 62.0, 13.0
PROSE_SHARE, HEAD_MM = 0.34, 13.0


class RuleSheet(Sheet):
    """Touching a row hands its id on; the sheet stays, what is opened lies over it."""

    def __init__(
        self,
        context: Context,
        look: str,
        title: str,
        sub: str,
        says: str,
        options: Sequence[Option],
        chosen: Callable[[str], None],
        **values: Any,
    ) -> None:
        """`says` is the sentence of the rule; `all_rules` offers the way to all of them.

        Rows are as wide and high as long sentences need, unless `narrow_mm` and `row_mm` say less.
        """
        self.all_rules: Callable[[], None] | None = values.pop("all_rules", None)
        sizes = values.pop("narrow_mm", None), values.pop("row_mm", None)
        super().__init__(context, look, **values)
        self.chosen = chosen
        scale = max(1.0, self.wear.theme.glass.text_scale)
        self.head = Head(wear=self.wear, title=title, sub=sub, icon="rule")
        self.prose = Prose(wear=self.wear, paragraphs=(says,))
        self.grid = OptionGrid(self.wear, options, sizes[0] or NARROW_MM * scale, sizes[1] or ROW_MM * scale)
        self.grid.bind(
            on_choice=lambda _g, id: self.chosen(id), on_page=lambda _g: self.strip.show(self.buttons())
        )
        for widget in (self.head, self.prose, self.grid):
            self.add_widget(widget)

    def need_mm(self) -> float:
        """Head, sentence, rows."""
        return 125.0 * max(1.0, self.wear.theme.glass.text_scale)

    def lay(self, box: Box) -> None:
        """Head above, the sentence below it, then the rows."""
        theme = self.wear.theme
        head, rest = box.cut_top(round(theme.mm(HEAD_MM) * max(1.0, theme.glass.text_scale)), theme.mm(2))
        put(self, self.head, head)
        says, below = rest.cut_top(round(min(rest.h * PROSE_SHARE, theme.mm(30))), theme.mm(2))
        put(self, self.prose, says)
        put(self, self.grid, below)

    def buttons(self) -> StripModel:
        """Back, all rules, the next page of the sentence or of the rows."""
        tell = self.wear.tell
        plain = list(self.paged(self.grid))
        if self.all_rules is not None:
            plain.insert(0, PlainSpec(ALL, tell("ui-rule-all"), "log"))
        return StripModel(first=tell("ui-back"), plain=tuple(plain))

    def plain(self, id: str) -> None:
        """The next page, or all rules."""
        if id == PAGE:
            self.grid.turn_page()
        elif self.all_rules is not None:
            self.all_rules()
