"""The undo sheet with its list and its checklist, and the sheet of cards to carry back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from companion.core.ids import SeatId
from companion.core.intents import Carried, TakenBack
from companion.core.ports import Checklist, LogLine
from companion.core.prompts import Prompt
from ui.context import Context
from ui.screens.base.screen import put
from ui.screens.base.sheet import PAGE, Sheet
from ui.screens.undo.model import carry_model, undo_model
from ui.theme.boxes import Box
from ui.widgets.keystrip.strip import StripModel
from ui.widgets.options.layout import Option
from ui.widgets.options.options import OptionGrid
from ui.widgets.sheet.panel import Head
from ui.widgets.sheet.rows import GoneList, MoveList, Warning

WARNING_MM = 11.5  # two lines and the icon beside them


class UndoSheet(Sheet):
    """Says the class first, then who agrees, then the hand moves."""

    def __init__(
        self,
        context: Context,
        look: str,
        actions: int,
        found: tuple[Checklist, Sequence[LogLine]],
        again: Callable[[int], None],
        **values: Any,
    ) -> None:
        """Show the plan of taking back so many actions; `again` looks at another number of them."""
        super().__init__(context, look, None, "warn", **values)
        self.actions, (self.plan, self.log), self.again = actions, found, again
        self.agreed: frozenset[SeatId] = frozenset()
        self.head = Head(wear=self.wear, icon="undo", tone="warn")
        self.gone, self.warning, self.moves = (
            GoneList(wear=self.wear),
            Warning(wear=self.wear),
            MoveList(wear=self.wear),
        )
        self.agree = OptionGrid(self.wear, narrow_mm=26)
        self.agree.bind(on_choice=lambda _g, id: self._agree(SeatId(id)))
        for widget in (self.head, self.gone, self.warning, self.moves, self.agree):
            self.add_widget(widget)

    def lay(self, box: Box) -> None:
        """The list at the left, what it means at the right."""
        theme = self.wear.theme
        view = self.context.view
        seats = view.seats if view is not None else ()
        self.model = undo_model(self.plan, self.log, self.actions, seats, self.agreed, self.wear.say)
        m = self.model
        self.head.title, self.gone.lines = m.title, m.lines
        self.warning.text, self.warning.kind = " ".join(m.warnings), m.kind
        self.moves.lines = m.moves
        head, rest = box.cut_top(theme.mm(9.5), theme.mm(1.2))
        put(self, self.head, head)
        left, right = (
            rest.rows([0.42, 0.58], theme.mm(2.4))
            if theme.glass.is_portrait
            else rest.columns([0.36, 0.64], theme.mm(2.4))
        )
        put(self, self.gone, left)
        if m.warnings:
            high = theme.mm(WARNING_MM * max(1.0, theme.glass.text_scale))
            top, right = right.cut_top(high, theme.mm(1.2))
            put(self, self.warning, top)
        else:
            put(self, self.warning, Box(right.x, right.y, 0, 0))
        if m.agree:
            top, right = right.cut_top(theme.mm(9.6), theme.mm(1.2))
            put(self, self.agree, top)
            self.agree.show(
                [
                    Option(
                        seat.seat,
                        seat.name,
                        seat=seat.colour,
                        initial=seat.name,
                        chosen=seat.seat in self.agreed,
                    )
                    for seat in m.agree
                ]
            )
        put(self, self.moves, right)

    def buttons(self) -> StripModel:
        """Keep as is, one less, one more, take back."""
        return self.model.strip

    def _agree(self, seat: SeatId) -> None:
        """A person agrees, or does not after all."""
        self.agreed = self.agreed ^ {seat}
        self.arrange()

    def big(self) -> None:
        """Take back, once everybody who must has agreed."""
        if not self.model.strip.waits:
            self.close()
            self.context.post(TakenBack(self.actions, tuple(sorted(self.agreed))))

    def plain(self, id: str) -> None:
        """Keep everything, or look one action nearer or further."""
        if id == "keep":
            self.close()
        else:
            self.again(self.actions + (1 if id == "more" else -1))


class CarrySheet(Sheet):
    """Cards to carry back after an undo: ticked one by one by touch or camera, or all at once."""

    def __init__(self, context: Context, look: str, prompts: Sequence[Prompt], **values: Any) -> None:
        """One row for each card."""
        super().__init__(context, look, None, "warn", **values)
        self.head = Head(wear=self.wear, icon="hand", tone="warn")
        self.grid = OptionGrid(self.wear, narrow_mm=70)
        self.grid.bind(on_choice=lambda _g, id: self.context.post(Carried(int(id) if id != "-" else None)))
        self.grid.bind(on_page=lambda _g: self.strip.show(self.buttons()))
        self.add_widget(self.head)
        self.add_widget(self.grid)
        self.refresh(prompts)

    def need_mm(self) -> float:
        """Head and one row for each card."""
        return 30 + 16 * max(1, len(self.model.rows))

    def refresh(self, prompts: Sequence[Prompt]) -> None:
        """Fewer cards are left."""
        self.model = carry_model(prompts, self.wear.say)
        self.head.title, self.head.sub = self.model.title, self.wear.tell("ui-carry-how")
        self.grid.show(
            [
                Option("-" if slot is None else str(slot), words, icon="hand")
                for slot, words in self.model.rows
            ]
        )
        self.strip.show(self.buttons())

    def lay(self, box: Box) -> None:
        """Head and rows."""
        head, rest = box.cut_top(self.wear.theme.mm(15), self.wear.theme.mm(2))
        put(self, self.head, head)
        put(self, self.grid, rest)

    def buttons(self) -> StripModel:
        """All are back, or the next page."""
        strip = self.model.strip
        return StripModel(first=strip.first, second=strip.second, plain=self.paged(self.grid))

    def big(self) -> None:
        """All cards are back where they were."""
        self.context.post(Carried(None))
        self.close()

    def plain(self, id: str) -> None:
        """Turn the page."""
        if id == PAGE:
            self.grid.turn_page()
