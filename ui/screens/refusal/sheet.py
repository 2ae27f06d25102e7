"""The refusal sheet: rule, here, remedy; do it anyway beside the careful big button."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from companion.core.crossing.intents import Overruled
from companion.core.crossing.steps import Step
from ui.context import Context
from ui.screens.base.screen import put
from ui.screens.base.sheet import Sheet
from ui.screens.base.words import is_large
from ui.screens.refusal.model import refusal_model
from ui.theme.boxes import Box
from ui.widgets.keystrip.strip import StripModel
from ui.widgets.sheet.panel import Head
from ui.widgets.sheet.reasons import Prices, Reason


class RefusalSheet(Sheet):
    """Says why not."""

    def __init__(
        self, context: Context, look: str, step: Step, tools: Callable[[], None], **values: Any
    ) -> None:
        """The three reasons and the two numbers; `tools` is the way by hand."""
        super().__init__(context, look, step.seat, "warn", **values)
        self.step, self.tools = step, tools
        self.model = refusal_model(step, self.wear.say, self.wear.rule)
        tell, m = self.wear.tell, self.model
        self.head = Head(wear=self.wear, title=m.title, sub=m.place, icon="refused", tone="warn")
        self.reasons = [
            Reason(wear=self.wear, icon=icon, heading=tell(key), text=text, tone=tone)
            for icon, key, text, tone in (
                ("rule", "ui-the-rule", m.rule, "warn"),
                ("look", "ui-here", m.here, "text"),
                ("remedy", "ui-remedy", m.remedy, "accent"),
            )
            if text
        ]
        self.prices = Prices(wear=self.wear, pool=m.pool, needed=m.needed)
        for widget in (self.head, *self.reasons):
            self.add_widget(widget)
        theme = self.wear.theme
        if m.needed is not None and not (theme.glass.is_small and is_large(theme)):  # the words say it too
            self.add_widget(self.prices)

    def on_touch_down(self, touch: Any) -> bool:
        """The number of the rule stands behind a touch on it: nobody needs it to play."""
        for reason in self.reasons[:1]:
            if self.model.rule and reason.collide_point(*touch.pos):
                reason.note = self.model.rule_id
        return bool(super().on_touch_down(touch))

    def need_mm(self) -> float:
        """Head, reasons, and the numbers where there are any."""
        scale = max(1.0, self.wear.theme.glass.text_scale)
        return 26 * scale + 22 * len(self.reasons) + (34 if self.prices.parent is not None else 0)

    def lay(self, box: Box) -> None:
        """Reasons at the left, numbers at the right; standing, the numbers come last."""
        theme = self.wear.theme
        scale = max(1.0, theme.glass.text_scale) if self.is_standing else 1.0
        high = theme.mm((15 if self.model.place else 13) * scale)
        head, rest = box.cut_top(high, theme.mm(2.2))
        put(self, self.head, head)
        if self.prices.parent is not None:
            if self.is_standing:
                side, rest = rest.cut_bottom(theme.mm(30), theme.mm(2))
            else:
                side, rest = rest.cut_right(theme.mm(42), theme.mm(2))
            put(self, self.prices, side)
        for reason, cell in zip(
            self.reasons, rest.rows(max(1, len(self.reasons)), theme.mm(0.6)), strict=False
        ):
            put(self, reason, cell.cut_top(min(cell.h, theme.mm(26)))[0])

    def buttons(self) -> StripModel:
        """Leave it, or not."""
        return self.model.strip

    def big(self) -> None:
        """Leave it; a warning goes on."""
        if self.step.soft:
            self.context.post(Overruled(self.step.number))
        self.close()

    def plain(self, id: str) -> None:
        """Do it anyway, always, or by hand with the tools."""
        self.close()
        if id in ("anyway", "always"):
            self.context.post(Overruled(self.step.number, always=id == "always"))
        elif id == "tools":
            self.tools()
