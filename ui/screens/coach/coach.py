"""Keeps which tips were read, and shows the next one when nothing else wants to be looked at."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from companion.core.crossing.steps import Step
from companion.core.crossing.views import View
from companion.core.language.phrases import Phrase, phrase
from ui.context import Context
from ui.rooms.faces import tips_of
from ui.screens.coach.model import BIG, Shown, is_over, next_tip
from ui.screens.coach.note import CoachNote
from ui.screens.coach.readers import READ, Readers, read_here, readers_of, with_read
from ui.screens.settings.usual import usual_of
from ui.theme.boxes import Box
from ui.widgets.board.parts import Parts
from ui.widgets.drawn.wear import Wear


class Coach:
    """One for a table, whose board tells where things stand."""

    is_film = False

    def __init__(self, context: Context, look: str, note: CoachNote) -> None:
        """Nothing is shown."""
        self.context, self.look, self.note = context, look, note
        self.shown: Shown | None = None
        self._was_laid = False
        self._wanted: bool | None = None  # None: nobody has looked up yet what is kept
        self._known: Readers | None = None
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
        if self.shown is not None and is_over(self.shown, step):
            if self._was_laid:  # one that has only waited was read by nobody
                self._keep(step.view, (self.shown.tip.id,))
            self.shown = None
        if self.shown is None and not is_covered:
            self.shown = next_tip(tips_of(step.view.room), step, read_here(self._readers(), step.view))
            self._was_laid = False

    def hear(self, steps: Sequence[Step]) -> None:
        """Every step is followed; none is waited for."""

    def lets(self, x: float, y: float) -> bool:
        """Nobody has to do what a tip speaks of."""
        return True

    def takes(self, x: float, y: float) -> bool:
        """Every touch goes on to what it touches."""
        return True

    def allows(self, target: str) -> bool:
        """Nobody has to press what a tip speaks of."""
        return True

    def page(self, lay: Callable[[str], Parts], open_one: str) -> str:
        """Nobody turns the pages of a board but the people."""
        return open_one

    def waits(self, lays: bool, has_task: bool) -> bool:
        """Whether a tip makes room: for a task of hands, and before a hand unless it speaks of that."""
        return self.shown is None or has_task or (lays and not self.shown.tip.hand)

    def lay(self, line: Box | None, boxes: Mapping[str, Box], big: str) -> None:
        """Say the tip in the line, with rings round what it speaks of; without a line it waits."""
        if self.shown is None or line is None:
            if self.note.parent is not None:
                self.note.parent.remove_widget(self.note)
            return
        self._was_laid = True
        rings = [boxes[target] for target in self.shown.targets if target in boxes]
        stage = self.context.stage
        keys = stage is not None and stage.focus.at is not None
        self.note.lay(words_of(self.context.wear(self.look), self.shown, big), line, rings, keys=keys)

    def _is_wanted(self) -> bool:
        """Whether somebody is led; looked up once, for every step asks."""
        if self._wanted is None:
            self._wanted = (
                self.context.ports.settings is not None and usual_of(self.context.ports.settings).coach
            )
        return self._wanted

    def _readers(self) -> Readers:
        """Who has read what; looked up once, for every step asks."""
        if self._known is None:
            settings = self.context.ports.settings
            self._known = readers_of(settings.get(READ, {}) if settings is not None else {})
        return self._known

    def _keep(self, view: View, tips: Sequence[str]) -> None:
        """They were read, or their time is over."""
        self._known = with_read(self._readers(), view, tips)
        if self.context.ports.settings is not None:
            self.context.ports.settings.set(READ, self._known)

    def _read(self) -> None:
        """The tip has done its work."""
        if self.shown is not None and self.context.view is not None:
            self._keep(self.context.view, (self.shown.tip.id,))
        self.shown = None
        self._again()

    def _enough(self) -> None:
        """No more of them for those who sit here in this game; another game has its own first evening."""
        view = self.context.view
        if view is not None:
            self._keep(view, [tip.id for tip in tips_of(view.room)])
        self.shown = None
        self._again()


def words_of(wear: Wear, shown: Shown, big: str) -> str:
    """Its sentence, with the words that stand on the glass now."""
    act = wear.say(shown.act) if shown.act is not None else big
    return wear.say(said(shown.tip.id, big, wear.theme.cased(act) if BIG in shown.targets else act))


def said(tip: str, big: str, act: str) -> Phrase:
    """The sentence of a tip: it quotes the big button, and what can be done where it points."""
    return phrase(f"ui-coach-{tip}", big=big, act=act)
