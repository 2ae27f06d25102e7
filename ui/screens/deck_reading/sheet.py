"""The sheet that lies over the table while a deck is slid under the camera, backs up."""

from __future__ import annotations

from typing import Any

from companion.core.crossing.intents import Taken
from companion.core.crossing.steps import Step
from ui.context import Context
from ui.screens.base.screen import put
from ui.screens.base.sheet import PAGE, Sheet
from ui.screens.deck_reading.model import Reading, reading_of
from ui.theme.boxes import Box
from ui.widgets.keystrip.strip import PlainSpec, StripModel
from ui.widgets.options.layout import rows_mm
from ui.widgets.options.options import OptionGrid
from ui.widgets.progress.progress import Progress
from ui.widgets.sheet.panel import Head
from ui.widgets.sheet.rows import Warning

OPTION_MM = 40.0


class DeckReadingSheet(Sheet):
    """Counts the cards; every way on is one touch, and nothing has to be touched while all goes well."""

    def __init__(self, context: Context, look: str, step: Step, **values: Any) -> None:
        """Show how far the reading is that this step is about."""
        super().__init__(context, look, None, "accent", **values)
        self.reading = reading_of(step, self.wear.say) or Reading("", "", 0, 0, "")
        self.head = Head(wear=self.wear, icon="camera", tone="accent")
        self.progress = Progress(wear=self.wear)
        self.warning = Warning(wear=self.wear)
        self.grid = OptionGrid(self.wear, self.reading.options, OPTION_MM)
        self.grid.bind(
            on_choice=lambda _g, id: self.context.post(Taken(id)),
            on_page=lambda _g: self.strip.show(self.buttons()),
        )
        for widget in (self.head, self.progress, self.warning, self.grid):
            self.add_widget(widget)

    def renew(self, step: Step) -> None:
        """Another card came by, or something is wrong with it."""
        reading = reading_of(step, self.wear.say, self.reading.says)
        if reading is None or reading == self.reading:
            return
        if reading.options != self.reading.options:
            self.grid.show(reading.options)
        self.reading = reading
        self.arrange()

    def need_mm(self) -> float:
        """Title, number, warning and the ways on."""
        scale = self.wear.theme.glass.text_scale
        across = self.width / self.wear.theme.glass.px_per_mm
        return 15 + 40 * scale + rows_mm(self.grid.options, across, OPTION_MM) + 8

    def lay(self, box: Box) -> None:
        """Title above, the number below it, then what is wrong, then the ways on."""
        theme, reading = self.wear.theme, self.reading
        scale = theme.glass.text_scale
        self.head.title, self.head.sub = reading.title, "" if reading.says else reading.sub
        self.progress.done, self.progress.of, self.progress.words = reading.done, reading.of, reading.words
        self.warning.text, self.warning.kind = reading.says, "seen"
        head, rest = box.cut_top(round(theme.mm(9.5 if reading.says else 13) * scale), theme.mm(1.6))
        put(self, self.head, head)
        number, rest = rest.cut_top(round(theme.mm(12)), theme.mm(1.6))
        put(self, self.progress, number)
        if reading.says:
            told, rest = rest.cut_top(round(theme.mm(12) * scale), theme.mm(1.6))
            put(self, self.warning, told)
        else:
            put(self, self.warning, Box(rest.x, rest.y, 0, 0))
        put(self, self.grid, rest)

    def buttons(self) -> StripModel:
        """The next card is waited for; the table can be looked at meanwhile."""
        tell = self.wear.tell
        aside = (PlainSpec("aside", tell("ui-look-table"), "look"),)
        key = "ui-slide-first" if not self.reading.done else "ui-slide-next"
        return StripModel(first=tell(key), waits=True, plain=(*aside, *self.paged(self.grid)))

    def big(self) -> None:
        """Only a card can answer."""

    def plain(self, id: str) -> None:
        """Look at the table, or the next page."""
        if id == PAGE:
            self.grid.turn_page()
        else:
            self.close()
