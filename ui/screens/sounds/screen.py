"""Sounds and voice, one touch each; the big button lets something be heard."""

from __future__ import annotations

from collections.abc import Sequence

from companion.core.ports.sounds import Sounding
from ui.screens.lists.screen import ListScreen
from ui.screens.sentences.sheet import ReadingSheet
from ui.screens.sounds import model
from ui.widgets.keystrip.strip import PlainSpec


class SoundsScreen(ListScreen):
    """What is touched holds at once and is kept."""

    icon = "sound"
    narrow_mm, row_mm = 58.0, 10.5

    @property
    def sounding(self) -> Sounding | None:
        """The port."""
        return self.context.ports.board.sounding

    def enter(self) -> None:
        """Show how it is."""
        if self.sounding is None:
            self.context.go("home")
            return
        self._list()

    def _list(self) -> None:
        sounding = self.sounding
        if sounding is not None:
            wishes, say = sounding.wishes(), self.wear.say
            self.entitle(self.wear.tell("ui-sounds"), model.summary(wishes, say))
            self.fill(model.rows(wishes, sounding.states(), say))

    def buttons(self) -> tuple[tuple[str, str], Sequence[PlainSpec]]:
        """Let it be heard."""
        return (self.wear.tell("ui-sounds-test"), ""), ()

    def choose(self, id: str) -> None:
        """Change it, or read how it is in full."""
        sounding, stage = self.sounding, self.context.stage
        if sounding is None:
            return
        if id in model.STATES:
            state = sounding.states()[model.STATES.index(id)]
            if stage is not None:
                title = self.wear.tell(f"ui-sounds-{id}")
                stage.open(ReadingSheet(self.context, "shell", title, (self.wear.say(state),)))
            return
        fresh = model.touched(id, sounding.wishes())
        self.context.errands.run(lambda: sounding.wish(fresh), lambda _none: self._list(), self.failed)

    def big(self) -> None:
        """A sound, and a sentence where a voice is wished."""
        sounding = self.sounding
        if sounding is not None:
            self.context.errands.run(sounding.test, lambda _none: self._list(), self.failed)

    def back(self) -> None:
        """To where one came from: the system page, or the settings."""
        usual = "system" if self.context.ports.machine.doctor is not None else "home"
        self.context.go(self.context.notes.pop("way-back", usual))
