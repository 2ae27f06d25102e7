"""Keeps which tips were read, and shows the next one when nothing else wants to be looked at."""

from __future__ import annotations

from collections.abc import Callable

from companion.core.crossing.steps import Step
from companion.core.language.phrases import phrase
from ui.context import Context
from ui.rooms.faces import tips_of
from ui.screens.coach.model import BIG, Shown, next_tip
from ui.screens.coach.note import CoachNote, height_of
from ui.screens.coach.placement import best, lying
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
        self._wanted: bool | None = None  # None: nobody has looked up yet what is kept
        self._known: tuple[str, ...] | None = None
        note.bind(on_read=lambda _n: self._read(), on_enough=lambda _n: self._enough())
        self._again: Callable[[], None] = lambda: None

    def enter(self) -> None:
        """The table is shown: what is kept may have been changed elsewhere, and is looked up once more."""
        self._wanted = self._known = None
        if not self._is_wanted():
            self.shown = None

    def follow(self, step: Step, is_covered: bool, again: Callable[[], None]) -> None:
        """The tip for what is now the case; one that no longer fits has done its work."""
        self._again = again
        if not self._is_wanted():
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

    def _is_wanted(self) -> bool:
        """Whether somebody is led; looked up once, for every step asks."""
        if self._wanted is None:
            self._wanted = (
                self.context.ports.settings is not None and usual_of(self.context.ports.settings).coach
            )
        return self._wanted

    def _seen(self) -> tuple[str, ...]:
        """What was read, on whatever evening; a damaged list is an empty one."""
        if self._known is None:
            settings = self.context.ports.settings
            kept = settings.get(SEEN, []) if settings is not None else []
            self._known = tuple(one for one in kept if isinstance(one, str)) if isinstance(kept, list) else ()
        return self._known

    def _keep(self, tip: str) -> None:
        """It was read, or its time is over."""
        self._known = tuple(sorted({*self._seen(), tip}))
        if self.context.ports.settings is not None:
            self.context.ports.settings.set(SEEN, list(self._known))

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
        self.shown, self._wanted = None, False
        self._again()
