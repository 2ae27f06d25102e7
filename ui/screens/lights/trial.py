"""The test of all devices: one after the other shines or sounds, and a person says what came of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kivy.clock import Clock

from companion.core.ports.lights import Answer, Lamp, LightsDesk
from ui.bridge import Button
from ui.context import Context
from ui.screens.base.screen import put
from ui.screens.base.sheet import Sheet
from ui.screens.base.words import is_large
from ui.screens.lights.model import SelfTest
from ui.theme.boxes import Box
from ui.widgets.keystrip.strip import PlainSpec, StripModel
from ui.widgets.label.label import Words
from ui.widgets.lamps.lamps import HIGH_MM, LampRow
from ui.widgets.sheet.panel import Head

BY_HAND = ("pressed", "turned")  # nothing can be tried: a person does something, and it is heard


class TestSheet(Sheet):
    """Next says yes, undo says no, confirm tries it again; a button that is asked for answers by itself."""

    __test__ = False  # a sheet, nothing for the test runner to collect

    def __init__(
        self, context: Context, desk: LightsDesk, done: Callable[[SelfTest], None], **values: Any
    ) -> None:
        """Begin with the first device."""
        super().__init__(context, "shell", **values)
        self.desk, self.done = desk, done
        self.test = SelfTest(tuple(desk.devices()))
        self.head = Head(wear=self.wear, icon="light")
        self.asks = Words(wear=self.wear, step="title", role="title")
        self.says = Words(wear=self.wear, step="body", tint="dim")
        self.lamps = LampRow(wear=self.wear)
        for widget in (self.head, self.asks, self.says, self.lamps):
            self.add_widget(widget)
        self._stop: Callable[[], None] | None = None
        self._ask()

    def need_mm(self) -> float:
        """Head, lamps, question."""
        return 78.0 * max(1.0, self.wear.theme.glass.text_scale)

    def lay(self, box: Box) -> None:
        """What it is, the drawn lamps, the question, and what was heard."""
        theme = self.wear.theme
        scale = max(1.0, theme.glass.text_scale)
        head, rest = box.cut_top(round(theme.mm(14) * scale), theme.mm(2))
        lamps, rest = rest.cut_top(round(min(theme.mm(HIGH_MM) * scale, rest.h * 0.34)), theme.mm(2))
        asks, says = rest.rows([0.6, 0.4], theme.mm(1))
        for widget, room in ((self.head, head), (self.lamps, lamps), (self.asks, asks), (self.says, says)):
            put(self, widget, room)

    def show_lamps(self, lamps: tuple[Lamp, ...]) -> None:
        """The lamps have changed."""
        self.lamps.show(lamps)

    def buttons(self) -> StripModel:
        """Yes as the big button; no, again, stop."""
        tell, line = self.wear.tell, self.test.line
        asks = line.asks if line is not None else "seen"
        by_hand = asks in BY_HAND
        plain = [PlainSpec("stop", tell("ui-test-stop"), "close")]
        if not by_hand:
            plain.append(PlainSpec("again", tell("ui-test-again"), "look"))
            plain.append(PlainSpec("no", tell("ui-test-no"), tint="warn"))
        first = tell("ui-test-nothing") if by_hand else tell(f"ui-test-yes-{asks}")
        return StripModel(first=first, plain=tuple(plain))

    def big(self) -> None:
        """Seen or heard; of what should have been pressed: nothing came."""
        line = self.test.line
        if line is not None:
            self.answer("no" if line.asks in BY_HAND else "yes")

    def plain(self, id: str) -> None:
        """No, again, or enough."""
        if id == "no":
            self.answer("no")
        elif id == "again":
            self._try()
        else:
            self._end()

    def undo(self) -> None:
        """The button that says no elsewhere says it here."""
        self.answer("no")

    def press(self, button: Button) -> None:
        """Next is yes, undo is no, confirm tries again."""
        line = self.test.line
        if button == "confirm" and line is not None and line.asks not in BY_HAND:
            self._try()
        else:
            super().press(button)

    def answer(self, answer: Answer) -> None:
        """On to the next device, or to the report."""
        self.test = self.test.answered(answer)
        if self.test.line is None:
            self._end()
        else:
            self._ask()

    def _ask(self) -> None:
        """Show, try and ask; presses come here only while one is asked for."""
        self._unlisten()
        line, test, tell = self.test.line, self.test, self.wear.tell
        if line is None:
            return
        self.head.title = self.wear.say(line.title)
        self.head.sub = line.where
        self.asks.text = tell(f"ui-test-asks-{line.asks}" + (f"-{line.shows}" if line.shows else ""))
        self.says.text = tell("ui-so-many", at=test.at + 1, of=len(test.lines))
        is_short = is_large(self.wear.theme)
        if not is_short and line.asks not in BY_HAND and any(one.asks == "pressed" for one in test.lines):
            self.says.text += "\n" + tell("ui-test-keys")
        if line.asks in BY_HAND:
            self._stop = self.desk.listen(lambda name: Clock.schedule_once(lambda _dt: self._heard(name), -1))
        else:
            self._try()
        self.arrange()

    def _try(self) -> None:
        """Let it shine or sound, now or once more."""
        line = self.test.line
        if line is not None:
            self.context.errands.run(lambda: self.desk.try_device(line.id), lambda _none: None, self._failed)

    def _heard(self, name: str) -> None:
        """Something was pressed or turned: it may be what was asked for."""
        line = self.test.line
        if line is None or self._stop is None:
            return
        if name == line.hears:
            self.answer("yes")
        else:
            known = (self.wear.say(one.title) for one in self.test.lines if one.hears == name)
            self.says.text = self.wear.tell("ui-test-other", what=next(known, name))

    def _failed(self, words: str) -> None:
        self.says.text = words

    def _end(self) -> None:
        """Whatever is not answered was skipped."""
        self.close()
        self.done(self.test)

    def close(self) -> None:
        """Presses do again what they did."""
        self._unlisten()
        super().close()

    def _unlisten(self) -> None:
        if self._stop is not None:
            self._stop()
            self._stop = None
