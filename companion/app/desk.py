"""The desk: takes one intent to its end before the next, on its own thread, and rings the bell."""

from __future__ import annotations

import logging
import threading
from typing import Any

from msgspec.structs import replace

from companion.app.enforcement import policy
from companion.app.inbox import Inbox
from companion.app.scanning import copies_of
from companion.core.asks import Number
from companion.core.commands import Answer, Command
from companion.core.ids import TABLE, CopyId
from companion.core.intents import Carried, Intent, Overruled, Redone, Scanned, TakenBack
from companion.core.intents import Pressed as ButtonPressed
from companion.core.phrases import phrase
from companion.core.ports import ArchiveError, Checklist, Clock, LogLine, Remembered, Settings
from companion.core.ports import Collection as Cards
from companion.core.prompts import Prompt
from companion.core.refusals import Refusal
from companion.core.steps import Step
from companion.core.views import Offer, View
from companion.engine.room import Meaning
from companion.intake.translate import shown, translate
from companion.session import undoing
from companion.session.bus import Bus
from companion.session.game import Game

log = logging.getLogger(__name__)

MOST_WAIVERS = 8  # rules that one 'do it anyway' may run into, one behind the other


class Desk:
    """The only one who touches a running game."""

    def __init__(
        self, game: Game, bus: Bus, cards: Cards, remembered: Remembered, settings: Settings, clock: Clock
    ) -> None:
        """Serve one game; everything it needs is handed in."""
        self.game, self._bus, self._cards = game, bus, cards
        self._remembered, self._settings, self._clock = remembered, settings, clock
        self.inbox = Inbox()
        self._refused: tuple[int, Command, frozenset[str], Refusal] | None = None
        self._question: tuple[Offer, ...] = ()
        self._fan: tuple[CopyId, ...] = ()  # cards laid together that wait for an answer in between
        self._carry: dict[int, Prompt] = {}
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
        """Finish the intent at hand and stop."""
        self.inbox.close()
        if self._thread is not None:
            self._thread.join()
            self._thread = None

    def _serve(self) -> None:
        while (intent := self.inbox.take(wait=True)) is not None:
            self.handle(intent)

    def work_off(self) -> None:
        """Handle all that waits, on the caller's thread."""
        while (intent := self.inbox.take()) is not None:
            self.handle(intent)

    def handle(self, intent: Intent) -> None:
        """Take one intent to its end and ring the bell for what came of it."""
        began = self._clock()
        try:
            steps = self._steps(intent)
        except ArchiveError as error:
            steps = [self.game.said(phrase("disk-refused", why=str(error)))]
        except Exception:  # a fence: a rule that fails stops its step, and the game goes on as it was
            log.exception("intent %r failed in entry %d", intent, self.game.history.live[-1].number)
            steps = [self.game.said(phrase("rule-failed"))]
        for step in steps:
            open_list = tuple(self._carry.values())
            self._bus.publish(replace(step, took_s=self._clock() - began, to_carry=open_list))

    def _steps(self, intent: Intent) -> list[Step]:
        if isinstance(intent, Scanned):
            return self._scanned(intent)
        if isinstance(intent, Carried) or (self._carry and isinstance(intent, ButtonPressed)):
            return [self._carried(intent)]
        if isinstance(intent, TakenBack):
            return [self._taken_back(intent)]
        if isinstance(intent, ButtonPressed) and intent.button == "undo":
            return [self._taken_back(TakenBack(1))]
        if isinstance(intent, Redone):
            return [self._listed(self.game.redo())]
        if isinstance(intent, Overruled):
            return [self._overruled(intent)]
        steps = self._meant(translate(self.game.room, self.game.state, intent, self._question))
        return steps + self._rest_of_fan()

    def _meant(self, meaning: Meaning) -> list[Step]:
        """Do what an intent was taken for."""
        if meaning.command is not None:
            self._question = ()
            return [self._do(meaning.command)]
        self._question = meaning.offers
        step = self.game.said(meaning.says or phrase("no-such-intent"))
        return [replace(step, kind="question", offers=meaning.offers) if meaning.offers else step]

    def _do(self, command: Command, waived: frozenset[str] = frozenset()) -> Step:
        """Decide a command under the table's policy."""
        asked = self.game.state.ask
        for _ in range(MOST_WAIVERS):
            step = self.game.do(command, waived)
            if step.refusal is None:
                self._learn(asked, command)
                self._refused = None
                return step
            rule = policy(self.game.header.enforcement, self.rulings(), step.refusal)
            if rule != "log":
                self._refused = (step.number, command, waived, step.refusal)
                return replace(step, soft=rule == "warn")
            waived |= {step.refusal.rule}
        return step

    def rulings(self) -> frozenset[str]:
        """The rules this table has decided to let pass, always."""
        return frozenset(self._settings.get(f"rulings:{self.game.room.name}", []))

    def _learn(self, asked: Any, command: Command) -> None:
        """What a person told of a card or board is never asked again, in no game."""
        told = isinstance(command, Answer) and command.source in ("finger", "camera")
        if told and isinstance(asked, Number) and isinstance(command, Answer):
            self._remembered.learn(self.game.room.name, asked.of, asked.field, int(str(command.value)))

    def _overruled(self, intent: Overruled) -> Step:
        """Do the refused thing anyway, once or from now on."""
        if self._refused is None or self._refused[0] != intent.step:
            return self.game.said(phrase("no-longer-offered"))
        _, command, waived, refusal = self._refused
        if not refusal.can_be_waived:
            return self.game.refused(command, refusal)
        if intent.always:
            rules = sorted(self.rulings() | {refusal.rule})
            self._settings.set(f"rulings:{self.game.room.name}", rules)
        return self._do(command, waived | {refusal.rule})

    def _scanned(self, intent: Scanned) -> list[Step]:
        copies, foreign = copies_of(self._cards, intent.texts)
        if self._carry:
            return [self._ticked(copies)]
        steps = [self.game.said(says) for says in foreign]
        if copies and self._fan:
            self._fan += copies
            return steps
        return steps + (self._show(copies, intent.place) if copies else [])

    def _show(self, copies: tuple[CopyId, ...], place: str) -> list[Step]:
        """Cards shown together are taken one by one; when a question comes up the rest waits for it."""
        meanings = shown(self.game.room, self.game.state, copies, place)
        steps: list[Step] = []
        for index, meaning in enumerate(meanings):
            steps += self._meant(meaning)
            if self.game.state.ask is not None:
                rest = (later.copy for later in meanings[index + 1 :])
                self._fan = tuple(copy for copy in rest if copy is not None)
                break
        return steps

    def _rest_of_fan(self) -> list[Step]:
        if not self._fan or self.game.state.ask is not None:
            return []
        rest, self._fan = self._fan, ()
        return self._show(rest, "stand")

    def _taken_back(self, intent: TakenBack) -> Step:
        plan = self.checklist(intent.actions)
        if not set(plan.agree) <= set(intent.agreed):
            return self.game.said(phrase("undo-needs-agreement"))
        self._fan, self._question, self._refused = (), (), None
        return self._listed(self.game.undo(intent.actions))

    def _listed(self, step: Step) -> Step:
        """Open the checklist of real cards to carry."""
        self._carry = {prompt.slot: prompt for prompt in step.prompts if prompt.slot is not None}
        return step

    def _ticked(self, copies: tuple[CopyId, ...]) -> Step:
        """While a checklist is open, a card that is seen is only ticked."""
        bound = self.game.state.table.bound
        ticked = [slot for copy in copies if (slot := bound.get(copy)) in self._carry and slot is not None]
        for slot in ticked:
            del self._carry[slot]
        return self.game.said(phrase("carry-ticked", left=len(self._carry)))

    def _carried(self, intent: Intent) -> Step:
        if isinstance(intent, Carried) and intent.slot is not None:
            self._carry.pop(intent.slot, None)
        else:
            self._carry.clear()
        return self.game.said(phrase("carry-ticked", left=len(self._carry)))

    def view(self, audience: str = TABLE) -> View:
        """The game as an audience may see it."""
        return self.game.room.view(self.game.state, audience)

    def log(self) -> tuple[LogLine, ...]:
        """All lines of the game's log."""
        return undoing.log(self.game.history)

    def checklist(self, actions: int) -> Checklist:
        """What undoing so many actions would mean."""
        return undoing.checklist(self.game.room, self.game.history, actions)
