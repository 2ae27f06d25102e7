"""The desk: takes one intent to its end before the next, on its own thread, and rings the bell."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Iterator

from msgspec.structs import replace

from companion.core.crossing.intents import (
    Announced,
    Believed,
    Beside,
    Carried,
    DiceSeen,
    Dismissed,
    Dropped,
    Intent,
    Overruled,
    Pressed,
    ReadOut,
    Redone,
    Reread,
    Scanned,
    Surveyed,
    TakenBack,
)
from companion.core.crossing.steps import Step
from companion.core.crossing.views import Offer, View
from companion.core.language.commands import Command
from companion.core.language.ids import TABLE, CopyId, SlotId
from companion.core.language.phrases import Phrase, phrase
from companion.core.ports.archive import ArchiveError
from companion.core.ports.collection import Collection as Cards
from companion.core.ports.collection import Remembered
from companion.core.ports.house import Clock, Settings
from companion.core.ports.play import Checklist, LogLine
from companion.engine import sitting
from companion.engine.room import Meaning
from companion.ground.excuses import why_of
from companion.intake.translate import translate
from companion.play import dropping
from companion.play.carrying import Carrying
from companion.play.clerk import Belongings, Clerk
from companion.play.dice_answers import DiceAnswers
from companion.play.inbox import Inbox
from companion.play.referee import Referee
from companion.play.scanning import sort_out
from companion.play.showing import Showing
from companion.play.watching import Watching
from companion.session import undoing
from companion.session.bus import Bus
from companion.session.game import Game

log = logging.getLogger(__name__)


def unheard(trouble: str) -> None:
    """Where troubles go that nobody asked for: the log alone."""
    log.warning("%s", trouble)


class Desk:
    """The only one who touches a running game."""

    def __init__(
        self,
        game: Game,
        bus: Bus,
        cards: Cards,
        remembered: Remembered,
        settings: Settings,
        clock: Clock,
        trouble: Callable[[str], None] = unheard,
    ) -> None:
        """Serve one game; everything it needs is handed in."""
        self.game, self.inbox = game, Inbox()
        self._bus, self._cards, self._clock, self._trouble = bus, cards, clock, trouble
        self._referee = Referee(game, remembered, settings, trouble)
        self._carrying, self._showing = Carrying(game.room), Showing(game, self._meant)
        self._watching = Watching(game, cards, self._meant)
        self._dice = DiceAnswers(game, self._done)
        self._clerk = Clerk(game, Belongings(collection=cards), self._done)
        self._question: tuple[Offer, ...] = ()
        self._thread: threading.Thread | None = None

    def know(self, owns: Belongings) -> None:
        """Let the clerk know what the owner of the cards has; to be done before anybody plays."""
        self._clerk = Clerk(self.game, owns, self._done)

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

    def finished(self, step: Step) -> Step:
        """A step as everybody may hear it: with what can be done beside it."""
        try:
            step = self._dice.heed(self._watching.heed(self._clerk.finish(step)))
            return replace(step, view=self._dressed(step.view))
        except Exception:  # a fence: what is beside the game must not hide what has happened in it
            log.exception("nothing is offered beside step %d", step.number)
            return step

    def _publish(self, step: Step, began: float) -> None:
        step = self.finished(step)
        self._bus.publish(replace(step, took_s=self._clock() - began, to_carry=self._carrying.prompts))

    def _say(self, note: Phrase, began: float) -> None:
        try:
            self._publish(replace(self.game.said(note), offers=self._question), began)
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

    def _steps(self, intent: Intent) -> Iterator[Step]:
        if isinstance(intent, Scanned):
            yield from map(self._asking_still, self._scanned(intent))
        elif isinstance(intent, Surveyed):
            yield from map(self._asking_still, self._surveyed(intent))
        elif isinstance(intent, DiceSeen):
            yield from map(self._asking_still, self._dice.take(intent))
        elif isinstance(intent, Carried) or (self._carrying.prompts and is_done(intent)):
            yield self._carried(intent)
        elif isinstance(intent, TakenBack) or (isinstance(intent, Pressed) and intent.button == "undo"):
            yield self._taken_back(intent if isinstance(intent, TakenBack) else TakenBack(1))
        elif isinstance(intent, Redone):
            yield self._turned(self.game.redo)
        elif isinstance(intent, Overruled):
            yield self._going_on(lambda: self._referee.overrule(intent))
        elif isinstance(intent, Dropped):
            yield self._dropped(intent)
        elif isinstance(intent, Beside):
            yield from self._aside(intent)
        else:
            yield from self._wanted(intent)
        yield from map(self._asking_still, self._showing.go_on())
        if not self._carrying.prompts:
            yield from map(self._asking_still, self._watching.go_on())

    def _wanted(self, intent: Intent) -> Iterator[Step]:
        """What finger or button wants; an aside is taken without closing the open question."""
        offers, self._question = self._question, ()
        beside = (*offers, *self._clerk.offers(), *self._showing.offers(), *self._watching.offers())
        meaning = translate(self.game.room, self.game.state, intent, beside)
        taken: object = meaning.command
        if isinstance(taken, Beside):
            self._question = () if any(offer.command == taken for offer in offers) else offers
            yield from map(self._asking_still, self._aside(taken))
        else:
            yield self._meant(meaning)

    def _aside(self, intent: Beside) -> Iterator[Step]:
        """What is no rule's business: decks read again, differences, and the owner's cards."""
        if isinstance(intent, Reread | ReadOut):
            yield self._showing.again(intent)
        elif isinstance(intent, Believed | Dismissed):
            yield from self._watching.do(intent)
        elif isinstance(intent, Announced):
            yield self.game.said(intent.says)
        else:
            yield from self._clerk.do(intent)

    def _meant(self, meaning: Meaning) -> Step:
        """Do what an intent was taken for."""
        if meaning.command is not None:
            return self._done(meaning.command)
        self._question = meaning.offers or self._question
        step = self.game.said(meaning.says or phrase("no-such-intent"))
        return replace(step, kind="question" if meaning.offers else step.kind, offers=self._question)

    def _dropped(self, drop: Dropped) -> Step:
        """A card that a finger carried: a legal move is one, anything else is asked about first."""
        room, state = self.game.room, self.game.state
        command = dropping.legal(room, state, drop)
        if command is not None:
            return self._done(command)
        doubt = dropping.doubted(room, state, drop)
        if doubt is not None:
            return self._going_on(lambda: self._referee.doubt(*doubt))
        return self._meant(dropping.which(room, state, drop))

    def _done(self, command: Command) -> Step:
        return self._going_on(lambda: self._referee.do(command))

    def _going_on(self, play: Callable[[], Step]) -> Step:
        """A step forward; the open checklist is told."""
        before = self.game.state
        step = play()
        self._carrying.went_on(before, step)
        return step

    def _scanned(self, intent: Scanned) -> Iterator[Step]:
        """Scans answer, play, or tick a card that is carried; they never cancel a question."""
        seen = sort_out(self._cards, intent.texts, self.game.state)
        if self._carrying.prompts:
            yield self._ticked(seen.faces)
            return
        label = self._clerk.scanned(intent)
        if label is not None:
            self._question = label.offers or self._question
            yield label
            return
        yield from map(self.game.said, seen.says)
        yield from self._showing.take(seen, intent.place)

    def _surveyed(self, intent: Surveyed) -> Iterator[Step]:
        """What lies on the table: moves, or differences; while cards are carried back it only ticks them."""
        if not self._carrying.prompts:
            yield from self._watching.take(intent)
        elif self._carrying.lying(self._watching.lain(intent)):
            yield self._still_to_carry()

    def _asking_still(self, step: Step) -> Step:
        """The same step with the ways to answer the open question, so that it stays open."""
        return replace(step, offers=step.offers or self._question)

    # Undo, and the real cards to carry.

    def _taken_back(self, intent: TakenBack) -> Step:
        plan = self.checklist(intent.actions)
        if not set(plan.agree) <= set(intent.agreed):
            return self.game.said(phrase("undo-needs-agreement"))
        return self._turned(lambda: self.game.undo(intent.actions))

    def _turned(self, turn: Callable[[], Step]) -> Step:
        """Go back or forth in the history; what waited in between belongs to a game that is no more."""
        before, history = self.game.state, self.game.history
        step = turn()
        if self.game.state is not before:
            self._clerk.turned(history, self.game.history)
            self._showing.forget()
            self._watching.turned()
            self._question = ()
            self._referee.forget()
            self._carrying.turned(before, self.game.state)
        return step

    def _ticked(self, copies: tuple[CopyId, ...]) -> Step:
        """While a checklist is open, a card that is seen is only ticked."""
        if copies and not self._carrying.seen(copies, self.game.state.table.designs):
            return self.game.said(phrase("carry-not-listed", left=len(self._carrying.prompts)))
        return self._still_to_carry()

    def _carried(self, intent: Intent) -> Step:
        if isinstance(intent, Carried) and intent.slot is not None:
            self._carrying.ticked((SlotId(intent.slot),))
        else:
            self._carrying.done()
        return self._still_to_carry()

    def _still_to_carry(self) -> Step:
        return self.game.said(phrase("carry-ticked", left=len(self._carrying.prompts)))

    # What may be asked of a running game, from any thread.

    def view(self, audience: str = TABLE) -> View:
        """The game as an audience may see it."""
        state = self.game.state
        return self._dressed(self._clerk.dress(self.game.room.view(state, audience), state))

    def _dressed(self, view: View) -> View:
        """With how far a deck has been read, and with who plays on for whom."""
        return sitting.dressed(self._showing.dress(view, self.game.state), self.game.state)

    def about(self, slot: SlotId) -> tuple[Offer, ...]:
        """What can be done beside the game about the open card in a slot."""
        return tuple(self._clerk.about(slot))

    def rulings(self) -> frozenset[str]:
        """The rules this table has decided to let pass, always."""
        return self._referee.rulings()

    def log(self) -> tuple[LogLine, ...]:
        """All lines of the game's log."""
        return undoing.log(self.game.history)

    def checklist(self, actions: int) -> Checklist:
        """What undoing so many actions would mean."""
        return undoing.checklist(self.game.room, self.game.history, actions)


def is_done(intent: Intent) -> bool:
    """Whether a button says that all cards are carried."""
    return isinstance(intent, Pressed) and intent.button != "undo"
