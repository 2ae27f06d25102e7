"""The pad for a pin: the fourth digit tries it; a wrong one says so and waits longer each time."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from kivy.clock import Clock

from companion.core.crossing.intents import Corrected
from companion.core.language.commands import TakePinAway
from companion.core.language.ids import SeatId
from companion.core.ports.pins import DIGITS, PinVerdict
from ui.context import Context
from ui.keys import BACKSPACE
from ui.screens.base.screen import put
from ui.screens.base.sheet import Sheet
from ui.screens.pin.agreement import AgreeSheet
from ui.screens.question.sheet import pad_keys
from ui.theme.boxes import Box
from ui.widgets.keystrip.strip import PlainSpec, StripModel
from ui.widgets.options.options import OptionGrid
from ui.widgets.pin.dots import Dots
from ui.widgets.sheet.panel import Head

FORGOTTEN = "forgotten"


class PinSheet(Sheet):
    """Hands four digits on; `taken` answers whether they were right, and how long to wait if not."""

    typing = True

    def __init__(
        self,
        context: Context,
        title: str,
        taken: Callable[[str], PinVerdict],
        right: Callable[[], None],
        forgotten: Callable[[], None] | None = None,
        **values: Any,
    ) -> None:
        """`taken` tries the digits, `right` goes on; without `forgotten` that way is not offered."""
        wait_s, says = values.pop("wait_s", 0.0), values.pop("says", "ui-pin-four")
        super().__init__(context, "shell", **values)
        self.taken, self.go_on, self.forgotten, self.digits = taken, right, forgotten, ""
        self.until = context.ports.clock()
        self.head = Head(wear=self.wear, title=title, sub=self.wear.tell(says), icon="look")
        self.dots = Dots(wear=self.wear, of=DIGITS)
        self.grid = OptionGrid(self.wear, pad_keys(), row_mm=9.6)
        self.grid.across = 3  # as hands know it from everywhere, in every type
        self.grid.bind(on_choice=lambda _g, id: self.key(id))
        for widget in (self.head, self.dots, self.grid):
            self.add_widget(widget)
        if wait_s > 0:
            self._wrong(wait_s)

    def need_mm(self) -> float:
        """Head, dots, keys."""
        return 92.0

    def lay(self, box: Box) -> None:
        """Head and dots at the left, the keys at the right; one under the other on a standing glass."""
        theme = self.wear.theme
        if self.is_standing:
            top, keys = box.rows([0.34, 0.66], theme.mm(2))
        else:
            top, keys = box.columns([0.46, 0.54], theme.mm(3))
        head, rest = top.rows([0.6, 0.4], theme.mm(2))
        put(self, self.head, head)
        put(self, self.dots, rest)
        put(self, self.grid, keys)

    def buttons(self) -> StripModel:
        """What is waited for; the ways out."""
        tell = self.wear.tell
        plain = [PlainSpec("leave", tell("ui-leave-it"))]
        if self.forgotten is not None:
            plain.append(PlainSpec(FORGOTTEN, tell("ui-pin-forgotten")))
        return StripModel(first=tell("ui-pin-tap"), waits=True, plain=tuple(plain))

    def key(self, key: str) -> None:
        """A digit, or one less; while one has to wait nothing is taken."""
        if self.context.ports.clock() < self.until:
            return
        self.digits = self.digits[:-1] if key == "erase" else (self.digits + key)[:DIGITS]
        self.dots.done = len(self.digits)
        if len(self.digits) == DIGITS:
            digits, self.digits = self.digits, ""
            self.context.errands.run(lambda: self.taken(digits), self._answered, self._failed)

    def _answered(self, verdict: PinVerdict) -> None:
        """Right, and it goes on; or wrong, and why one waits."""
        self.dots.done = 0
        if verdict.right:
            self.close()
            self.go_on()
        else:
            self._wrong(verdict.wait_s)

    def _wrong(self, wait_s: float) -> None:
        """Say so, and for how long nothing is taken."""
        self.until = self.context.ports.clock() + wait_s
        seconds = max(1, round(wait_s)) if wait_s > 0 else 0
        tell = self.wear.tell
        self.head.sub = tell("ui-pin-wrong-wait", seconds=seconds) if seconds else tell("ui-pin-wrong")
        self.head.tone = "warn"
        if seconds:
            Clock.schedule_once(lambda _dt: self._again(), wait_s)

    def _again(self) -> None:
        """The wait is over."""
        self.head.sub, self.head.tone = self.wear.tell("ui-pin-four"), "accent"

    def _failed(self, words: str) -> None:
        """It cannot be tried or kept: say why."""
        self.dots.done = 0
        self.head.sub, self.head.tone = words, "warn"

    def type_key(self, key: int, text: str | None) -> bool:
        """A real keyboard types digits too."""
        if key == BACKSPACE:
            self.key("erase")
            return True
        if text and len(text) == 1 and text in "0123456789":
            self.key(text)
            return True
        return False

    def plain(self, id: str) -> None:
        """Leave it, or the way out for whom has forgotten."""
        self.close()
        if id == FORGOTTEN and self.forgotten is not None:
            self.forgotten()


def ask_pin(context: Context, name: str, seat: SeatId | None, then: Callable[[], None]) -> None:
    """Ask for somebody's pin, where there is one, and go on when it was right."""
    pins, view = context.ports.people.pins, context.view
    if pins is None:
        then()
        return
    if seat is None and view is not None:  # from the page of the people: who plays here has the others to ask
        seat = next((one.seat for one in view.seats if one.name == name), None)

    def forgotten() -> None:
        context.stage.open(AgreeSheet(context, name, seat, gone))

    def gone(agreed: tuple[SeatId, ...]) -> None:
        if seat is not None and context.view is not None:
            context.post(Corrected(TakePinAway(seat, agreed)))
        context.errands.run(lambda: pins.drop(name, forgotten=True), lambda _none: then())

    def show(found: tuple[bool, float]) -> None:
        has, wait_s = found
        if not has:
            then()
            return
        title = context.wear("shell").tell("ui-pin-of", name=name)
        taken = partial(pins.check, name)
        context.stage.open(PinSheet(context, title, taken, then, forgotten, seat=seat, wait_s=wait_s))

    context.errands.run(lambda: (pins.has(name), pins.wait_s(name)), show)


def choose_pin(context: Context, name: str, then: Callable[[], None], says: str = "ui-pin-four") -> None:
    """A new pin, typed twice."""
    pins = context.ports.people.pins
    if pins is None:
        return
    tell = context.wear("shell").tell
    first: list[str] = []

    def remember(digits: str) -> PinVerdict:
        first.append(digits)
        return PinVerdict(True)

    def again() -> None:
        title = tell("ui-pin-new", name=name)
        context.stage.open(PinSheet(context, title, confirm, done, says="ui-pin-again"))

    def confirm(digits: str) -> PinVerdict:
        if digits == first[0]:
            pins.keep(name, digits)
        else:
            first.clear()
        return PinVerdict(True)

    def done() -> None:
        if first:
            then()
        else:
            choose_pin(context, name, then, "ui-pin-other")

    title = tell("ui-pin-new", name=name)
    context.stage.open(PinSheet(context, title, remember, again, says=says))
