"""One played game: the only writer of its history. Durable first, then known to anybody."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from companion.core.crossing.prompts import Prompt
from companion.core.crossing.steps import Step
from companion.core.language.asks import AnyAsk, Choice, Number
from companion.core.language.commands import TOOLS, Answer, Command
from companion.core.language.events import Event
from companion.core.language.ids import TABLE
from companion.core.language.phrases import Phrase, phrase
from companion.core.language.refusals import Refusal
from companion.core.ports.archive import Archive, Entry
from companion.engine.decisions import Decided, Decision
from companion.engine.plain_moves import as_one
from companion.engine.room import Room
from companion.engine.tales import attempted
from companion.session.history import Records, new_history
from companion.session.replay import rebuild, recorded
from companion.session.undo import carries, losses

SNAPSHOT_EVERY = 25

Answerer = Callable[[Any, AnyAsk], Answer | None]  # state, ask -> an answer that needs nobody at the table


class BrokenState(Exception):
    """The rules would leave a State that cannot be; it is never written, and the game stays as it was."""


class Game:
    """Decides, writes down, and only then tells; whoever calls it is the desk.

    Everything that can fail in the rules is worked out before the entry is written; what was written is told.
    """

    def __init__(
        self,
        room: Room,
        id: str,
        header: Any,
        archive: Archive,
        now: Callable[[], str],
        answerers: Sequence[Answerer] = (),
    ) -> None:
        """Hold one game of a room; `now` gives wall time for the log."""
        self.room, self.id, self.header = room, id, header
        self.history: Records = new_history(room.blank(header), room.fold)
        self._archive, self._now, self._answerers = archive, now, tuple(answerers)
        self._written = 0
        self._kept: tuple[int, int, str] | None = None  # entry, turn and outcome of the newest snapshot

    @property
    def state(self) -> Any:
        """The State now."""
        return self.history.state

    @property
    def number(self) -> int:
        """The number of the last written entry, which is that of the last published step."""
        return self._written

    def begin(self, events: tuple[Event, ...]) -> Step:
        """Open a new game with its opening events."""
        self._archive.begin(self.id, self.room.name, msgspec.to_builtins(self.header), self._now())
        return self._write(None, self._answered(self.room.told(self.state, events)), frozenset(), "play")

    def resume(self) -> None:
        """Take up a saved game where its last published step left it."""
        entries = self._archive.entries(self.id)
        self.history = rebuild(self.room, self.header, entries)
        self._written = entries[-1].number if entries else 0

    def resumed(self) -> Step:
        """The step that shows a game as it stands."""
        return self.said(phrase("game-resumed"))

    def decide(self, command: Command, waived: frozenset[str]) -> Decision:
        """What the rules say to a command now; nothing is written."""
        return self.room.decide(self.state, command, waived)

    def do(self, command: Command, waived: frozenset[str] = frozenset()) -> Step:
        """Decide a command; events are durable when this returns, a refusal changes nothing."""
        decision = self.decide(command, waived)
        if isinstance(decision, Refusal):
            return self.refused(command, decision)
        if not decision.events:
            return self.said(phrase("nothing-changes"))
        kind = "tool" if isinstance(command, TOOLS) else "play"
        return self._write(command, self._answered(decision), waived, kind)

    def _answered(self, decided: Decided[Any]) -> Decided[Any]:
        """What was decided together with the answer to every ask that nobody at the table has to answer."""
        while (state := decided.after(self.state)).ask is not None:
            answer = self._answer(state)
            more = self.room.decide(state, answer, frozenset()) if answer is not None else Decided()
            if isinstance(more, Refusal) or not more.events:
                break
            decided = decided.then(more)
        return decided

    def _answer(self, state: Any) -> Answer | None:
        """The first answer; what was told and then taken back is not believed before it is told again."""
        ask = state.ask
        found = (answer(state, ask) for answer in self._answerers)
        answer = next((one for one in found if one is not None), None)
        doubted = isinstance(ask, Choice | Number) and (ask.of, ask.field) in self.history.doubted
        return None if answer is not None and answer.source == "remembered" and doubted else answer

    def refused(self, command: Command, refusal: Refusal) -> Step:
        """The step that says no."""
        label = attempted(self.room.label(self.state, command))
        return self._step(self.history, label, command=command, refusal=refusal)

    def said(self, note: Phrase) -> Step:
        """A step that only says something: a polite no, a question."""
        return self._step(self.history, note, kind="note", note=note)

    def _write(
        self, command: Command | None, decided: Decided[Any], waived: frozenset[str], kind: str
    ) -> Step:
        record, state = recorded(self.room, self.state, self._written + 1, command, decided, kind=kind)
        history = self.history.pushed(record, state)
        step = self._step(
            history, record.label, number=record.number, kind=kind, command=command, seat=record.seat,
            events=decided.events, states=decided.states, notices=record.notices,
            prompts=self._prompts(decided),
        )  # fmt: skip
        written = self.room.codec.write(command) if command is not None else None
        return self._append(history, step, command=written, seat=record.seat, waived=tuple(sorted(waived)))

    def _append(self, history: Records, step: Step, **rest: Any) -> Step:
        """Make a step durable and go on from it; raises ArchiveError, and then nothing has happened."""
        events = tuple(self.room.codec.write(event) for event in step.events)
        faults = self.room.hard_faults(step.state)
        if faults:
            raise BrokenState(f"after step {step.number}: {'; '.join(faults)}")
        written = {"command": None, "label": msgspec.to_builtins(step.label), "at": self._now(), **rest}
        self._archive.append(self.id, Entry(number=step.number, kind=step.kind, events=events, **written))
        self._written, self.history = step.number, history
        return step

    def keep(self, *, at_once: bool = False) -> None:
        """Keep a State for the home screen when it is time; no step waits for this and none needs it."""
        turn, outcome = self.state.turn.number, self.state.outcome
        now, old = (self._written, turn, outcome), self._kept
        is_new = old is None or old[1:] != now[1:] or self._written - old[0] >= SNAPSHOT_EVERY
        if self._written == 0 or now == old or not (is_new or at_once):
            return
        data = self.room.codec.write_state(self.state)
        summary = msgspec.to_builtins(self.room.view(self.state, TABLE).turn)
        self._archive.snapshot(self.id, self._written, data, summary, outcome)
        self._kept = now

    def undo(self, actions: int = 1) -> Step:
        """Take back the last player actions; what hands have disturbed is written down as lost."""
        actions = min(actions, len(self.history.actions()))
        records = self.history.cut(actions)
        if records == 0:
            return self.said(phrase("undo-nothing"))
        first = self.history.live[-records]
        lost = losses(self.room, self.history, records)
        label = phrase("undo-label", actions=actions, last=first.label)
        after = self.history.taken_back(records, lost)
        return self._turn_to(after, label, kind="undo", events=lost, undoes=records)

    def redo(self) -> Step:
        """Do again what was taken back last."""
        again = self.history.again()
        if not again:
            return self.said(phrase("redo-nothing"))
        label = phrase("redo-label", last=again[0].label)
        notices = tuple(notice for record in again for notice in record.notices)
        return self._turn_to(self.history.done_again(), label, kind="redo", notices=notices)

    def _turn_to(self, after: Records, label: Phrase, *, undoes: int = 0, **rest: Any) -> Step:
        """Go to another point of the history; the prompts carry the real cards to where it has them."""
        prompts = carries(self.room, self.state, after.state)
        step = self._step(after, label, number=self._written + 1, prompts=prompts, **rest)
        return self._append(after, step, undoes=undoes)

    def _prompts(self, decided: Decided[Any]) -> tuple[Prompt, ...]:
        """What hands have to do, in order; what is one movement of several cards is told once."""
        course = decided.course(self.state)
        return as_one(prompt for step in course for prompt in self.room.prompts(*step))

    def _step(self, history: Records, label: Phrase, number: int | None = None, **rest: Any) -> Step:
        view = self.room.view(history.state, TABLE)
        number = self._written if number is None else number
        return Step(number=number, label=label, view=view, state=history.state, **rest)
