"""A forgotten pin: everybody else at the table says yes, one after the other, for all to see."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from companion.core.language.ids import SeatId
from ui.context import Context
from ui.screens.base.screen import put
from ui.screens.base.sheet import Sheet
from ui.theme.boxes import Box
from ui.widgets.keystrip.strip import PlainSpec, StripModel
from ui.widgets.options.layout import Option
from ui.widgets.options.options import OptionGrid
from ui.widgets.sheet.panel import Head


class AgreeSheet(Sheet):
    """Hands those who agreed on when all of them have."""

    def __init__(
        self,
        context: Context,
        name: str,
        seat: SeatId | None,
        taken: Callable[[tuple[SeatId, ...]], None],
        **values: Any,
    ) -> None:
        """Nobody has agreed yet; it lies straight, for everybody has to see it."""
        super().__init__(context, "shell", None, "warn", **values)
        view = context.view
        seats = view.seats if view is not None and seat is not None else ()
        self.others = tuple(one for one in seats if one.seat != seat and not one.by)
        self.taken = taken
        self.agreed: frozenset[SeatId] = frozenset()
        tell = self.wear.tell
        key = "ui-pin-agree-sub" if self.others else "ui-pin-agree-nobody"
        sub = tell(key if seat is not None else "ui-pin-agree-note")
        self.head = Head(
            wear=self.wear, title=tell("ui-pin-agree", name=name), sub=sub, icon="look", tone="warn"
        )
        self.grid = OptionGrid(self.wear, narrow_mm=44)
        self.grid.bind(on_choice=lambda _g, id: self.agree(SeatId(id)))
        self.add_widget(self.head)
        self.add_widget(self.grid)
        self.agree(SeatId(""))

    def need_mm(self) -> float:
        """Head and a row for each two people."""
        return 40.0 + 8.0 * len(self.others)

    def lay(self, box: Box) -> None:
        """Head above, the people below."""
        theme = self.wear.theme
        scale = max(1.0, theme.glass.text_scale)
        head, rest = box.cut_top(round(theme.mm(15 * scale)), theme.mm(2))
        put(self, self.head, head)
        put(self, self.grid, rest)

    def agree(self, seat: SeatId) -> None:
        """Somebody says yes, or no after all."""
        self.agreed = (self.agreed ^ {seat}) & {one.seat for one in self.others}
        self.grid.show(
            [
                Option(one.seat, one.name, seat=one.colour, initial=one.name, ticked=one.seat in self.agreed)
                for one in self.others
            ]
        )
        if self.parent is not None:
            self.strip.show(self.buttons())

    @property
    def is_agreed(self) -> bool:
        """Whether everybody has said yes."""
        return len(self.agreed) == len(self.others)

    def buttons(self) -> StripModel:
        """Take it away once all have agreed; the careful way is beside it."""
        tell = self.wear.tell
        leave = (PlainSpec("leave", tell("ui-leave-it")),)
        if not self.is_agreed:
            return StripModel(first=tell("ui-pin-ask-all"), waits=True, plain=leave)
        return StripModel(first=tell("ui-pin-take-away"), plain=leave)

    def big(self) -> None:
        """The pin goes."""
        if self.is_agreed:
            self.close()
            self.taken(tuple(sorted(self.agreed)))

    def plain(self, id: str) -> None:
        """Everything stays as it is."""
        self.close()
