"""The sheet of a reaction window: its bar drains, 'Wait!' holds it, and the big button does not wait."""

from __future__ import annotations

from typing import Any

from kivy.clock import Clock

from companion.core.crossing.intents import Taken
from ui.screens.base.sheet import PAGE
from ui.screens.question.sheet import QuestionSheet
from ui.screens.question.window import ReactionWindow
from ui.widgets.keystrip.strip import PlainSpec, StripModel

BEAT_S = 1 / 20
WAIT = "wait"


class ReactionSheet(QuestionSheet):
    """A question that answers itself when nobody reacts; every other sheet over it holds it too."""

    def __init__(self, *parts: Any, **values: Any) -> None:
        """The window begins when the sheet can be seen."""
        super().__init__(*parts, **values)
        self.window = ReactionWindow(self.context.preferences.window_s, self.context.ports.clock)
        self._beat: Any = None

    def on_parent(self, _sheet: Any, parent: Any) -> None:
        """Seen: the bar begins to drain. Put aside: nothing answers by itself any more."""
        if parent is not None and self._beat is None:
            self.window.begin()
            self._beat = Clock.schedule_interval(lambda _dt: self.beat(), BEAT_S)
            self.beat()
        elif parent is None and self._beat is not None:
            self._beat.cancel()
            self._beat = None
            self.window.hold()

    def beat(self) -> None:
        """A moment has gone by."""
        stage = self.context.stage
        if stage is not None and stage.front is not self and self in stage.sheets:
            self.hold()
        self.strip.big.drain = self.window.left
        if self.window.is_over:
            self.big()

    def hold(self) -> None:
        """Somebody has said 'wait!'."""
        if not self.window.is_held:
            self.window.hold()
            self.strip.show(self.buttons())

    def buttons(self) -> StripModel:
        """What happens when nobody reacts, and the way to hold it."""
        tell, otherwise = self.wear.tell, self.question.otherwise
        held = self.window.is_held
        wait = () if held else (PlainSpec(WAIT, tell("ui-wait"), "anyway"),)
        aside = (PlainSpec("aside", tell("ui-look-table"), "look"),) if held else ()
        first = otherwise.words if otherwise is not None else tell("ui-go-on")
        return StripModel(
            first=first,
            second=tell("ui-go-on" if held else "ui-window-unless"),
            plain=(*wait, *aside, *self.paged(self.grid)),
        )

    def big(self) -> None:
        """Nobody reacts: go on at once."""
        if self.question.otherwise is not None:
            self.window.hold()
            self.context.post(Taken(self.question.otherwise.id))

    def plain(self, id: str) -> None:
        """Hold it, look at the table, or the next page."""
        if id == WAIT:
            self.hold()
        else:
            if id != PAGE:
                self.hold()
            super().plain(id)
