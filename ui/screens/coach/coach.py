"""Keeps which tips were read, and shows the next one when nothing else wants to be looked at."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from companion.core.phrases import phrase
from companion.core.steps import Step
from ui.context import Context
from ui.rooms.coaching import tips_of
from ui.screens.coach.model import BIG, Shown, next_tip
from ui.screens.coach.note import CoachNote, height_of
from ui.screens.coach.placing import best, lying
from ui.screens.settings.usual import COACH, usual_of
from ui.theme.boxes import Box
from ui.widgets.board.parts import Parts

SEEN = "coach_seen"


class Coach:
    """One for a table, whose board tells where things stand."""

    def __init__(self, context: Context, look: str, note: CoachNote) -> None:
        """Nothing is shown."""
        self.context, self.look, self.note = context, look, note
        self.shown: Shown | None = None
        note.bind(on_read=lambda _n: self._read(), on_enough=lambda _n: self._enough())
        self._again: Callable[[], None] = lambda: None

    def follow(self, step: Step, is_covered: bool, again: Callable[[], None]) -> None:
        """The tip for what is now the case; one that no longer fits has done its work."""
        self._again = again
        if self.context.ports.settings is None or not usual_of(self.context.ports.settings).coach:
            self.shown = None
            return
        tips = tips_of(step.view.room)
        if self.shown is not None and next_tip((self.shown.tip,), step, ()) is None:
            self._keep(self.shown.tip.id)
            self.shown = None
        if self.shown is None and not is_covered:
            self.shown = next_tip(tips, step, self._seen())

    def lay(self, room: Box, parts: Parts) -> None:
        """Show the tip away from what it is about, where it covers least."""
        if self.shown is None:
            if self.note.parent is not None:
                self.note.parent.remove_widget(self.note)
            return
        target = self.shown.target
        boxes = {part.target: part.box for part in parts if part.target}
        boxes |= {f"seat:{part.seat.seat}": part.box for part in parts if part.seat is not None}
        about = boxes.get(target)
        low = target == BIG or (about is not None and about.centre[1] < room.centre[1])
        words = self.context.wear(self.look).say(phrase(f"ui-coach-{self.shown.tip.id}"))
        box = best(room, height_of(self.note.wear, words, room), about, lying(parts), low)
        self.note.lay(words, box, about)

    def _seen(self) -> Sequence[str]:
        """What was read, on whatever evening; a damaged list is an empty one."""
        settings = self.context.ports.settings
        kept = settings.get(SEEN, []) if settings is not None else []
        return [one for one in kept if isinstance(one, str)] if isinstance(kept, list) else []

    def _keep(self, tip: str) -> None:
        """It was read, or its time is over."""
        settings = self.context.ports.settings
        if settings is not None:
            settings.set(SEEN, sorted({*self._seen(), tip}))

    def _read(self) -> None:
        """The tip has done its work."""
        if self.shown is not None:
            self._keep(self.shown.tip.id)
        self.shown = None
        self._again()

    def _enough(self) -> None:
        """No more of them, until somebody switches them on again."""
        if self.context.ports.settings is not None:
            self.context.ports.settings.set(COACH, False)
        self.shown = None
        self._again()
