"""Leads through a film: the tip of each touch waits for it, and no other touch leads away from it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from companion.core.crossing.steps import Step
from ui.context import Context
from ui.rooms.film import CLOSED, OPENED, READ, UNDONE, Beat, Film
from ui.screens.base.screen import Screen
from ui.screens.coach.coach import words_of
from ui.screens.coach.model import BIG, Shown, shown_now
from ui.screens.coach.note import CoachNote
from ui.screens.coach.over import Guard, lay_over, sheet_boxes, touchable_in
from ui.screens.differences.model import page_with
from ui.theme.boxes import Box
from ui.widgets.board.parts import Parts

FAN = "fan"  # the target of a tip about the drawn hand
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
        self._sheet: Screen | None = None  # lies over the board, and one of its touches is waited for
        note.bind(on_read=lambda _n: self._next(), on_enough=lambda _n: self.leave())
        self._again: Callable[[], None] = lambda: None

    @property
    def beat(self) -> Beat | None:
        """The touch that is waited for; None when it was the last."""
        return self._beat_at(self._at)

    def _beat_at(self, at: int) -> Beat | None:
        return self.film.beats[at] if at < len(self.film.beats) else None

    def enter(self) -> None:
        """Nothing of a film is kept, so nothing is looked up; sheets over the board are led through too."""
        if self.context.stage is not None:
            self.context.stage.covers = self._cover

    def hear(self, steps: Sequence[Step]) -> None:
        """What was waited for has happened: on to the next touch.

        A sheet goes before what was touched in it happens: its touch is looked for as well.
        """
        after = self._beat_at(self._at + 1)
        if _has_come(self.beat, steps):
            self._at += 1
        elif after is not None and after.within and _has_come(after, steps):
            self._at += 2

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
        if self._sheet is not None:
            return
        self._boxes = []
        if self.note.parent is not None and (self.shown is None or self.beat is None or line is None):
            self.note.parent.remove_widget(self.note)
        if self.shown is not None and self.beat is not None and line is not None:
            self._say(line, boxes, big)

    def _say(self, line: Box, boxes: Mapping[str, Box], big: str) -> None:
        """The tip of the touch that is waited for."""
        if self.shown is None or self.beat is None:
            return
        rings = [boxes[target] for target in self.shown.targets if target in boxes]
        self._boxes = [boxes[target] for target in self._touched if target in boxes]
        words = words_of(self.context.wear(self.look), self.shown, big)
        self.note.lay(words, line, rings, waits=self.beat.until != READ)

    @property
    def _touched(self) -> tuple[str, ...]:
        """What may be touched: what is ringed; the big button lays a card of a ringed hand as well."""
        targets = self.shown.targets if self.shown is not None else ()
        return (*targets, BIG) if FAN in targets else targets

    def _cover(self, sheet: Screen | None) -> None:
        """Something lies over the board, or has gone: the tip goes with it."""
        if sheet is None:
            self._uncover()
            return
        if self.beat is not None and self.beat.until == OPENED:
            self._at += 1
        if self.beat is None or not self.beat.within or self.context.step is None:
            return
        self._sheet = sheet
        self.follow(self.context.step, True, self._again)
        line = lay_over(sheet, self.note, Guard(self.takes))
        self._say(line, sheet_boxes(sheet), self.context.wear(self.look).theme.cased(sheet.strip.big.first))
        sheet.only = lambda: touchable_in(sheet, self.lets)

    def _uncover(self) -> None:
        """The board again: on where that was waited for, else to the touch that opens the sheet once more."""
        was, self._sheet = self._sheet, None
        if was is None:
            return
        if self.note.parent is not None:
            self.note.parent.remove_widget(self.note)
        if self.beat is not None and self.beat.within:
            self._at += 1 if self.beat.until == CLOSED else -1

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
        return self._insists_unless(not self._boxes or self.shown is None or target in self._touched)

    @property
    def _is_over(self) -> bool:
        """Whether only the last word is left: that the next turn is one's own."""
        return self._waits_for_reading and self._beat_at(self._at + 1) is None

    def _insists_unless(self, may: bool) -> bool:
        """Whether a touch goes on; after the last one any other leads to a game of one’s own."""
        if not may and self._is_over:
            self.leave("new_game")
            return False
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

    def leave(self, to: str = "home") -> None:
        """Put the game away, of which nothing stays, and go home, or on to a game."""
        self.context.notes.pop(SHOWS, None)
        if self.context.stage is not None:
            self.context.stage.covers = lambda _sheet: None
        lobby = self.context.ports.play.lobby
        if lobby is not None:
            lobby.leave()
        self.context.go(to)


def _has_come(beat: Beat | None, steps: Sequence[Step]) -> bool:
    """Whether a step brings what this touch was for."""
    if beat is None or beat.until in (READ, OPENED, CLOSED):
        return False
    if beat.until == UNDONE:
        return any(step.kind == "undo" for step in steps)
    return any(notice.kind == beat.until for step in steps for notice in step.notices)
