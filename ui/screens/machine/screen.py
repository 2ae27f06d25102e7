"""This computer: its screen, its clock, its disk, starting anew and switching off."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from typing import Any

from companion.core.language.days import stamp
from companion.core.language.phrases import Phrase
from companion.core.ports.machine import Machine, Storage
from ui.context import Context
from ui.screens.base.sizes import size
from ui.screens.lists.screen import ListScreen
from ui.screens.lists.sheet import ChoiceSheet
from ui.screens.machine import model
from ui.screens.machine.clock import ClockSheet
from ui.screens.machine.dark import DarkSheet
from ui.screens.sentences.sheet import ReadingSheet
from ui.widgets.options.layout import Option

Found = tuple[datetime, Phrase | None, Storage]


class MachineScreen(ListScreen):
    """One row for everything that can be done here, and nothing for what cannot."""

    icon = "power"
    narrow_mm = 66.0

    def __init__(self, context: Context, look: str = "shell", **values: Any) -> None:
        """The rows come in later."""
        super().__init__(context, look, **values)
        self.found: Found | None = None

    @property
    def machine(self) -> Machine | None:
        """The computer, where there is a way to ask it."""
        return self.context.ports.machine.computer

    def enter(self) -> None:
        """Look at clock and disk."""
        machine = self.machine
        self.entitle(self.wear.tell("ui-machine"), self.wear.tell("ui-machine-sub"))
        if machine is not None:
            self.context.errands.run(
                lambda: (machine.now(), machine.doubt(), machine.storage()), self._show, self.failed
            )
        self.arrange()

    def _show(self, found: Found) -> None:
        """The rows are here."""
        self.found = found
        if self.machine is not None:
            self.fill(model.rows(self.machine, *found, self.wear.say))

    def big(self) -> None:
        """Back to what works and what does not."""
        self.back()

    def back(self) -> None:
        """To the page one came from."""
        self.context.go("system" if self.context.ports.machine.doctor is not None else "home")

    def choose(self, id: str) -> None:
        """Do it, or ask first."""
        ways: dict[str, Callable[[], Any]] = {
            "dark": lambda: self._open(DarkSheet(self.context)),
            "clock": self._clock,
            "disk": self._disk,
            "restart": self._restart,
            "off": self._switch_off,
        }
        ways[id]()

    def _restart(self) -> None:
        """The game is saved already; one more touch, so that nothing goes dark by mistake."""
        restart, tell = self.machine.restart if self.machine is not None else None, self.wear.tell
        if restart is not None:
            yes = Option("yes", tell("ui-restart-yes"), tell("ui-all-saved"), icon="turn")
            self._ask(tell("ui-restart-sure"), (yes,), lambda _id: self._do(restart))

    def _switch_off(self) -> None:
        """The same for the end of the evening."""
        off, tell = self.machine.switch_off if self.machine is not None else None, self.wear.tell
        if off is not None:
            yes = Option("yes", tell("ui-switch-off-yes"), tell("ui-all-saved"), icon="power")
            self._ask(tell("ui-switch-off-sure"), (yes,), lambda _id: self._do(off))

    def _do(self, call: Callable[[], None]) -> None:
        """What the system does not allow is said."""
        self.context.errands.run(call, lambda _none: self.enter(), self.failed)

    def _clock(self) -> None:
        """Set it, or say why it cannot be set from here."""
        machine, tell = self.machine, self.wear.tell
        if machine is None or self.found is None:
            return
        set_clock = machine.set_clock
        if set_clock is None:
            says = [self.wear.say(self.found[1])] if self.found[1] is not None else []
            words = (*says, tell("ui-clock-elsewhere"))
            self._open(ReadingSheet(self.context, "shell", self.wear.say(stamp(self.found[0])), words))
            return
        self._open(
            ClockSheet(self.context, machine.now(), lambda moment: self._do(lambda: set_clock(moment)))
        )

    def _disk(self) -> None:
        """What takes room."""
        machine = self.machine
        if machine is None or self.found is None:
            return
        rows = model.shelves(self.found[2], machine.clear is not None, self.wear.say)
        going = {shelf.id for shelf in self.found[2].shelves if shelf.can_go}
        disk = self.found[2]
        sub = self.wear.tell("ui-storage-free", free=size(disk.free), of=size(disk.whole))
        self._ask(
            self.wear.tell("ui-storage"), rows, lambda id: self._throw(id) if id in going else None, sub
        )

    def _throw(self, shelf: str) -> None:
        """Asked once more: what is thrown away is gone."""
        tell, clear = self.wear.tell, self.machine.clear if self.machine is not None else None
        if clear is not None:
            yes = Option("yes", tell("ui-throw-yes"), tell(f"ui-throw-{shelf}"), icon="close")
            self._ask(tell("ui-throw-sure"), (yes,), lambda _id: self._do(lambda: clear(shelf)))

    def _ask(self, title: str, rows: Sequence[Option], chosen: Callable[[str], Any], sub: str = "") -> None:
        """A list over the screen."""
        self._open(
            ChoiceSheet(self.context, "shell", title, rows, chosen, sub=sub, back="ui-leave-it", narrow_mm=62)
        )

    def _open(self, sheet: Any) -> None:
        """Lay a sheet over the screen."""
        if self.context.stage is not None:
            self.context.stage.open(sheet)
