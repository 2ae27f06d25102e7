"""System: what works, what does not, and what to do about it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from companion.core.ports.doctor import Finding
from ui.bridge import Button
from ui.context import Context
from ui.screens.base.screen import Screen, put_list
from ui.screens.lists.sheet import ChoiceSheet
from ui.screens.system.model import MACHINE, findings, machine_row
from ui.widgets.ground.ground import Ground
from ui.widgets.keystrip.arrange import strip_height
from ui.widgets.keystrip.strip import KeyStrip, PlainSpec, StripModel
from ui.widgets.options.options import OptionGrid
from ui.widgets.sheet.panel import Head


class SystemScreen(Screen):
    """The findings of the doctor as a list."""

    def __init__(self, context: Context, look: str = "shell", **values: Any) -> None:
        """Head, rows, strip."""
        super().__init__(context, look, **values)
        tell = self.wear.tell
        self.waits = True
        self.ground = Ground(wear=self.wear, strip=strip_height(self.wear.theme))
        self.head = Head(wear=self.wear, title=tell("ui-home-system"), sub=tell("ui-looking"), icon="system")
        scale = self.wear.theme.glass.text_scale
        self.grid = OptionGrid(self.wear, narrow_mm=95, row_mm=12 * scale)
        self.strip = KeyStrip(self.wear)
        for widget in (self.ground, self.head, self.grid, self.strip):
            self.add_widget(widget)
        self.grid.bind(
            on_page=lambda _g: self.strip.show(self._strip()), on_choice=lambda _g, id: self._read(id)
        )
        self.strip.bind(on_big=lambda _s: self._back(), on_plain=lambda _s, id: self._plain(id))

    def enter(self) -> None:
        """Look at everything once more."""
        doctor = self.context.ports.machine.doctor
        if doctor is not None:
            self.head.sub = self.wear.tell("ui-looking")
            self.context.errands.run(doctor.findings, self._found, self._failed)
        self.arrange()

    def _found(self, found: Sequence[Finding]) -> None:
        """The doctor has looked."""
        bad = sum(finding.state == "broken" for finding in found)
        self.head.sub = self.wear.tell("ui-findings", bad=bad, count=len(found))
        has_more = self.context.ports.machine.computer is not None
        rows = (*((machine_row(self.wear.say),) if has_more else ()), *findings(found, self.wear.say))
        self.grid.show(rows)
        self.arrange()

    def _failed(self, words: str) -> None:
        """The doctor could not look."""
        self.head.sub = words

    def arrange(self) -> None:
        """Head above, rows below."""
        if self.width < 100:
            return
        put_list(self)
        self.strip.show(self._strip())

    def _strip(self) -> StripModel:
        """Back, look again, the next page."""
        tell, page = self.wear.tell, self.grid.page
        plain = [PlainSpec("again", tell("ui-look-again"), "look")]
        if self.context.ports.board.desk is not None:
            plain.append(PlainSpec("lights", tell("ui-lights-short"), "light"))
        if self.context.ports.board.sounding is not None:
            plain.append(PlainSpec("sounds", tell("ui-sounds-short"), "sound"))
        if page.of > 1:
            plain.append(PlainSpec("page", tell("ui-page", at=page.number + 1, of=page.of)))
        return StripModel(first=tell("ui-back"), plain=tuple(plain))

    def _plain(self, id: str) -> None:
        """Another page, or another look."""
        if id == "page":
            self.grid.turn_page()
        elif id in ("lights", "sounds"):
            self.context.go(id)
        else:
            self.enter()

    def _read(self, id: str) -> None:
        """The whole of a finding, large."""
        if id == MACHINE:
            self.context.go(MACHINE)
            return
        option = next(option for option in self.grid.options if option.id == id)
        if self.context.stage is not None:
            self.context.stage.open(
                ChoiceSheet(
                    self.context, "shell", option.words, [], lambda _id: None, sub=option.sub, back="ui-back"
                )
            )

    def _back(self) -> None:
        """To the table when a game runs, else home."""
        self.context.go("table" if self.context.view is not None else "home")

    def press(self, button: Button) -> None:
        """Every button goes back."""
        self._back()
