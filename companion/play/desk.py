"""The desk: takes one intent to its end before the next, on its own thread, and rings the bell."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Generator, Iterator
from typing import Any, TypeVar

from msgspec.structs import replace

from companion.core.crossing.intents import DiceSeen, Intent, Scanned, Surveyed
from companion.core.crossing.steps import Step
from companion.core.crossing.views import Offer, View
from companion.core.language.ids import TABLE, SlotId
from companion.core.language.phrases import Phrase, phrase
from companion.core.ports.archive import ArchiveError
from companion.core.ports.collection import Remembered
from companion.core.ports.house import Clock, Settings
from companion.core.ports.play import Checklist, LogLine
from companion.ground.excuses import why_of
from companion.play.clerk import Belongings, Clerk
from companion.play.deeds import Deeds, Question
from companion.play.dress import with_hands
from companion.play.inbox import Inbox
from companion.play.pipeline import stages_of
from companion.play.referee import Referee
from companion.play.stages import Matter, Work
from companion.session import undo
from companion.session.bus import Bus
from companion.session.game import Game

log = logging.getLogger(__name__)
T = TypeVar("T")

SIGHTED = (Scanned, Surveyed, DiceSeen)  # what the camera sees never closes a question


def unheard(trouble: str) -> None:
    """Where troubles go that nobody asked for: the log alone."""
    log.warning("%s", trouble)


class Desk:
    """The only one who touches a running game."""

    def __init__(
        self,
        game: Game,
        bus: Bus,
        owns: Belongings,
        remembered: Remembered,
        settings: Settings,
        clock: Clock,
        trouble: Callable[[str], None] = unheard,
    ) -> None:
        """Serve one game; everything it needs is handed in."""
        self.game, self.inbox = game, Inbox()
        self._bus, self._clock = bus, clock
        self._referee, self._question = Referee(game, remembered, settings, trouble), Question()
        self._deeds = Deeds(game, self._referee, self._question)
        self._clerk = Clerk(game, owns)
        self.stages = stages_of(game, owns.collection, self._clerk, self._question)
        self._thread: threading.Thread | None = None

    def post(self, intent: Intent) -> None:
        """The front door: leave an intent and go on."""
        self.inbox.post(intent)

    def start(self) -> None:
        """Serve on a thread of its own."""
        if self._thread is None:
            self._thread = threading.Thread(target=self._serve, name="desk", daemon=True)
            self._thread.start()

    def stop(self) -> None:
        """Finish what has come in and stop; whoever listens to the bell may stop the desk too."""
        self.inbox.close()
        thread, self._thread = self._thread, None
        if thread is not None and thread is not threading.current_thread():
            thread.join()

    def _serve(self) -> None:
        while (intent := self.inbox.take(wait=True)) is not None:
            self.handle(intent)

    def work_off(self) -> None:
        """Handle all that waits, on the caller's thread."""
        while (intent := self.inbox.take()) is not None:
            self.handle(intent)

    # One intent.

    def handle(self, intent: Intent) -> None:
        """Take one intent to its end, ring the bell for each step of it, and tidy up when all have heard."""
        began = self._clock()
        try:
            for step in self._steps(intent):
                self._publish(step, began)
                began = self._clock()
        except ArchiveError as error:
            self._say(phrase("disk-refused", why=why_of(error)), began)
        except Exception:  # a fence: a rule that fails stops its step, and the game goes on as it was
            log.exception("%r failed after entry %d", intent, self.game.number)
            self._say(phrase("rule-failed"), began)
        self.keep()

    def _steps(self, intent: object) -> Iterator[Step]:
        """What the stages make of an intent, and then of what waited for it; junk is nobody's business."""
        if not isinstance(intent, Intent):
            yield self._deeds.do(phrase("no-such-intent"))
            return
        what: Matter = intent
        for stage in self.stages:
            is_beside = what is not intent or isinstance(what, SIGHTED)
            handed_on = yield from self._done(stage.take(what), is_beside)
            if handed_on is None:
                break
            what = handed_on
        else:
            yield self._deeds.do(phrase("no-such-intent"))
        for stage in self.stages:
            yield from self._done(stage.go_on(), is_beside=True)

    def _done(self, work: Work, is_beside: bool) -> Generator[Step, None, Matter | None]:
        """Do what a stage wants done, deed by deed; beside the game an open question stays open."""
        try:
            deed = next(work)
            while True:
                step = self._deeds.do(deed)
                yield self._question.still(step) if is_beside else step
                deed = work.send(step)
        except StopIteration as end:
            return end.value  # type: ignore[no-any-return]  # what `Work` returns

    # What everybody hears.

    def _publish(self, step: Step, began: float) -> None:
        step = self.finished(step)
        self._bus.publish(replace(step, took_s=self._clock() - began))

    def finished(self, step: Step) -> Step:
        """A step as everybody may hear it: with what can be done beside it, and a view as people know it."""
        for stage in self.stages:
            step = fenced(stage.name, stage.heed, step)
        view = self._dressed(step.view, self.game.state)
        return replace(step, view=with_hands(view, step.to_carry or step.prompts))

    def _dressed(self, view: View, state: Any) -> View:
        """A view with all that the stages know: names of cards, how far a deck is read, who plays on."""
        for stage in self.stages:
            view = fenced(stage.name, stage.dress, view, state)
        return view

    def _say(self, note: Phrase, began: float) -> None:
        try:
            self._publish(replace(self.game.said(note), offers=self._question.offers), began)
        except Exception:  # a fence: where not even the table can be drawn, the desk goes on serving
            log.exception("%s could not be said", note.key)

    def keep(self, *, at_once: bool = False) -> None:
        """Keep what was taught, and what the home screen shows of this game; no step waits for either."""
        self._referee.teach()
        try:
            self.game.keep(at_once=at_once)
            self._clerk.keep()
        except ArchiveError as error:
            log.warning("no snapshot of entry %d: %s", self.game.number, error)
        except Exception:  # a fence: the entries are safe, a snapshot only saves time, a picture is a comfort
            log.exception("no snapshot or picture of entry %d", self.game.number)

    # What may be asked of a running game, from any thread.

    def view(self, audience: str = TABLE) -> View:
        """The game as an audience may see it."""
        state = self.game.state
        return self._dressed(self.game.room.view(state, audience), state)

    def about(self, slot: SlotId) -> tuple[Offer, ...]:
        """What can be done beside the game about the open card in a slot."""
        return tuple(self._clerk.about(slot))

    def rulings(self) -> frozenset[str]:
        """The rules this table has decided to let pass, always."""
        return self._referee.rulings()

    def log(self) -> tuple[LogLine, ...]:
        """All lines of the game's log."""
        return undo.log(self.game.history)

    def checklist(self, actions: int) -> Checklist:
        """What undoing so many actions would mean."""
        return undo.checklist(self.game.room, self.game.history, actions)


def fenced(stage: str, add: Callable[..., T], what: T, *rest: Any) -> T:
    """What a stage makes of a step or a view; as it was where that fails."""
    try:
        return add(what, *rest)
    except Exception:  # a fence: what is beside the game must not hide what has happened in it
        log.exception("%r has nothing to add", stage)
        return what
