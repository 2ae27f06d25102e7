"""Setting date and time by touch."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import Any

from companion.core.language.days import stamp
from ui.context import Context
from ui.screens.base.screen import put
from ui.screens.base.sheet import Sheet
from ui.screens.machine import model
from ui.theme.boxes import Box
from ui.widgets.clock.steps import Steps
from ui.widgets.keystrip.strip import PlainSpec, StripModel
from ui.widgets.sheet.panel import Head


class ClockSheet(Sheet):
    """Steps to a moment and hands it on."""

    def __init__(
        self, context: Context, now: datetime, taken: Callable[[datetime], None], **values: Any
    ) -> None:
        """Begin at the time that the computer believes."""
        super().__init__(context, "shell", **values)
        tell = self.wear.tell
        self.taken, self.moment = taken, model.begun(now.replace(second=0, microsecond=0))
        self.head = Head(wear=self.wear, title=tell("ui-clock-set"), icon="clock")
        self.steps = Steps(self.wear, {part: tell(f"ui-clock-{part}") for part in model.PARTS})
        self.steps.bind(on_step=lambda _s, part, by: self.step(part, by))
        self.add_widget(self.head)
        self.add_widget(self.steps)
        self.step("minute", 0)

    def need_mm(self) -> float:
        """Head, buttons, numbers, buttons."""
        return 84.0

    def lay(self, box: Box) -> None:
        """Head above, the numbers below."""
        theme = self.wear.theme
        scale = max(1.0, theme.glass.text_scale)
        head, rest = box.cut_top(round(theme.mm(9.5 * scale)), theme.mm(1.6))
        put(self, self.head, head)
        put(self, self.steps, rest)

    def step(self, part: str, by: int) -> None:
        """One more or less of a part."""
        self.moment = model.changed(self.moment, part, by)
        form = {"year": "%Y", "month": "%m", "day": "%d", "hour": "%H", "minute": "%M"}
        self.steps.show({part: self.moment.strftime(way) for part, way in form.items()})
        if self.parent is not None:
            self.strip.show(self.buttons())

    def buttons(self) -> StripModel:
        """Set it so, or leave it."""
        tell = self.wear.tell
        leave = (PlainSpec("leave", tell("ui-leave-it")),)
        return StripModel(first=tell("ui-clock-take"), second=self.wear.say(stamp(self.moment)), plain=leave)

    def big(self) -> None:
        """This moment."""
        self.close()
        self.taken(self.moment)

    def plain(self, id: str) -> None:
        """Everything stays as it is."""
        self.close()
