"""A sheet to read: a title and paragraphs, on as many pages as they take."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ui.context import Context
from ui.screens.base.screen import put
from ui.screens.base.sheet import PAGE, Sheet
from ui.theme.boxes import Box
from ui.widgets.keystrip.strip import PlainSpec, StripModel
from ui.widgets.prose.prose import Prose
from ui.widgets.sheet.panel import Head


class ReadingSheet(Sheet):
    """Closed by the big button."""

    def __init__(
        self, context: Context, look: str, title: str, paragraphs: Sequence[str], **values: Any
    ) -> None:
        """Show these paragraphs."""
        super().__init__(context, look, **values)
        self.head = Head(wear=self.wear, title=title)
        self.prose = Prose(wear=self.wear, paragraphs=tuple(paragraphs))
        self.add_widget(self.head)
        self.add_widget(self.prose)

    def need_mm(self) -> float:
        """A third of a standing glass is enough for most."""
        return 90.0 * self.wear.theme.glass.text_scale

    def lay(self, box: Box) -> None:
        """Title above, paragraphs below."""
        theme = self.wear.theme
        head, rest = box.cut_top(round(theme.mm(11) * theme.glass.text_scale), theme.mm(2.6))
        put(self, self.head, head)
        put(self, self.prose, rest)

    def buttons(self) -> StripModel:
        """Back, and the next page where there is one."""
        tell, of = self.wear.tell, self.prose.pages
        page = (PlainSpec(PAGE, tell("ui-page", at=int(self.prose.page) + 1, of=of)),) if of > 1 else ()
        return StripModel(first=tell("ui-back"), plain=page)

    def plain(self, id: str) -> None:
        """The next page."""
        self.prose.turn()
        self.strip.show(self.buttons())
