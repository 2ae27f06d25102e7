"""Leads through a film: the tip of each touch waits for it, and no other touch leads away from it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from companion.core.crossing.steps import Step
from ui.context import Context
from ui.rooms.film import READ, UNDONE, Beat, Film
from ui.screens.coach.coach import words_of
from ui.screens.coach.model import Shown, shown_now
from ui.screens.coach.note import CoachNote
from ui.screens.differences.model import page_with
from ui.theme.boxes import Box
from ui.widgets.board.parts import Parts

SHOWS = "film"  # the note of the film that is shown


class FilmCoach:
    """Stands in the coach's place while a film is shown."""

    is_film = True

    def __init__(self, context: Context, look: str, note: CoachNote, film: Film) -> None:
        """At the first touch."""
        self.context, self.look, self.note, self.film = context, look, note, film
        self.shown: Shown | None = None
        self._at = 0
        self._boxes: list[Box] = []  # where a touch is waited for
        note.bind(on_read=lambda _n: self._next(), on_enough=lambda _n: self.leave())
        self._again: Callable[[], None] = lambda: None

    @property
    def beat(self) -> Beat | None:
        """The touch that is waited for; None when it was the last."""
        return self.film.beats[self._at] if self._at < len(self.film.beats) else None

    def enter(self) -> None:
        """Nothing of a film is kept, so nothing is looked up."""

    def hear(self, steps: Sequence[Step]) -> None:
        """What was waited for has happened: on to the next touch."""
        if self.beat is not None and any(_has_come(self.beat, step) for step in steps):
            self._at += 1

    def follow(self, step: Step, is_covered: bool, again: Callable[[], None]) -> None:
        """The tip of the touch that comes next; it stays until that is made."""
        self._again = again
        if self.beat is not None:
            self.shown = shown_now(self.beat.tip, step) or Shown(self.beat.tip)

    def page(self, lay: Callable[[str], Parts], open_one: str) -> str:
        """The page of a board in large type that shows what has to be touched."""
        return page_with(lay, open_one, self.shown.targets) if self.shown is not None else open_one

    def waits(self, lays: bool, has_task: bool) -> bool:
        """A film has nothing else to say."""
        return self.shown is None

    def lay(self, line: Box | None, boxes: Mapping[str, Box], big: str) -> None:
        """Say the tip in the line, with rings round what has to be touched."""
        self._boxes = []
        if self.shown is None or self.beat is None or line is None:
            if self.note.parent is not None:
                self.note.parent.remove_widget(self.note)
            return
        self._boxes = [boxes[target] for target in self.shown.targets if target in boxes]
        words = words_of(self.context.wear(self.look), self.shown, big)
        self.note.lay(words, line, self._boxes, waits=self.beat.until != READ)

    def lets(self, x: float, y: float) -> bool:
        """Whether a touch there belongs to the film; any does where nothing is ringed."""
        note = [Box(*self.note.pos, *self.note.size)]
        may = [*self._boxes, *note] if self._boxes or self._waits_for_reading else []
        return not may or any(box.x <= x <= box.right and box.y <= y <= box.top for box in may)

    @property
    def _waits_for_reading(self) -> bool:
        return self.beat is not None and self.beat.until == READ

    def takes(self, x: float, y: float) -> bool:
        """Whether a touch goes on; one that leads elsewhere is answered by the tip's colour."""
        return self._insists_unless(self.lets(x, y))

    def allows(self, target: str) -> bool:
        """Whether a button that stands for this may be pressed now; else the tip says so."""
        return self._insists_unless(not self._boxes or self.shown is None or target in self.shown.targets)

    def _insists_unless(self, may: bool) -> bool:
        self.note.saying.loud = self.note.saying.loud or not may
        return may

    def _next(self) -> None:
        """The tip was read; after the last one the film is over."""
        self._at += 1
        if self.beat is None:
            self.leave()
        elif self.context.step is not None:
            self.follow(self.context.step, False, self._again)
            self._again()

    def leave(self) -> None:
        """Put the game away, of which nothing stays, and go home."""
        self.context.notes.pop(SHOWS, None)
        lobby = self.context.ports.play.lobby
        if lobby is not None:
            lobby.leave()
        self.context.go("home")


def _has_come(beat: Beat, step: Step) -> bool:
    """Whether a step brings what this touch was for."""
    if beat.until == UNDONE:
        return step.kind == "undo"
    return beat.until != READ and any(notice.kind == beat.until for notice in step.notices)
