"""One played game: the only writer of its history. Durable first, then known to anybody."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from companion.core.asks import AnyAsk
from companion.core.commands import TOOLS, Answer, Command
from companion.core.events import Event, OrderLost
from companion.core.ids import TABLE
from companion.core.phrases import Phrase, phrase
from companion.core.ports import Archive, Entry
from companion.core.prompts import Prompt
from companion.core.refusals import Refusal
from companion.core.steps import Step
from companion.engine.room import Decision, Room
from companion.session.history import History, Record
from companion.session.replay import rebuild, recorded
from companion.session.undoing import carries, disturbed

SNAPSHOT_EVERY = 25

Answerer = Callable[[Any, AnyAsk], Answer | None]  # state, ask -> an answer that needs nobody at the table


class Game:
    """Decides, writes down, and only then tells; whoever calls it is the desk."""

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
        self.history = History(room.blank(header), room.fold)
        self._archive, self._now, self._answerers = archive, now, tuple(answerers)
        self._written = 0

    @property
    def state(self) -> Any:
        """The State now."""
        return self.history.state

    def begin(self, events: tuple[Event, ...]) -> Step:
        """Open a new game with its opening events."""
        self._archive.begin(self.id, self.room.name, msgspec.to_builtins(self.header), self._now())
        return self._write(None, self._answered(events), frozenset(), "play")

    def resume(self) -> None:
        """Take up a saved game where its last published step left it."""
        entries = self._archive.entries(self.id)
        self.history = rebuild(self.room, self.header, entries)
        self._written = entries[-1].number if entries else 0

    def resumed(self) -> Step:
        """The step that shows a game as it stands."""
        return self._step(phrase("game-resumed"), kind="note", note=phrase("game-resumed"))

    def decide(self, command: Command, waived: frozenset[str]) -> Decision:
        """What the rules say to a command now; nothing is written."""
        return self.room.decide(self.state, command, waived)

    def do(self, command: Command, waived: frozenset[str] = frozenset()) -> Step:
        """Decide a command; events are durable when this returns, a refusal changes nothing."""
        decision = self.decide(command, waived)
        if isinstance(decision, Refusal):
            return self.refused(command, decision)
        kind = "tool" if isinstance(command, TOOLS) else "play"
        return self._write(command, self._answered(decision), waived, kind)

    def _answered(self, events: tuple[Event, ...]) -> tuple[Event, ...]:
        """The events together with those of every ask that nobody at the table has to answer."""
        state = self.room.fold(self.state, events)
        while state.ask is not None:
            answer = next(filter(None, (answer(state, state.ask) for answer in self._answerers)), None)
            if answer is None:
                break
            more = self.room.decide(state, answer, frozenset())
            if isinstance(more, Refusal):
                break
            events += more
            state = self.room.fold(state, more)
        return events

    def refused(self, command: Command, refusal: Refusal) -> Step:
        """The step that says no."""
        label = self.room.label(self.state, command)
        return self._step(label, command=command, refusal=refusal)

    def said(self, note: Phrase) -> Step:
        """A step that only says something: a polite no, a question."""
        return self._step(note, kind="note", note=note)

    def _write(
        self, command: Command | None, events: tuple[Event, ...], waived: frozenset[str], kind: str
    ) -> Step:
        before = self.state
        record, state = recorded(self.room, before, self._written + 1, command, events, kind=kind)
        codec = self.room.codec
        self._append(
            kind,
            record.label,
            command=codec.write(command) if command is not None else None,
            events=tuple(codec.write(event) for event in events),
            seat=record.seat,
            waived=tuple(sorted(waived)),
        )
        self.history.push(record, state)
        self._keep_snapshot()
        return self._told(record, before, "tool" if kind == "tool" else "play")

    def _append(self, kind: str, label: Phrase, **rest: Any) -> None:
        """Make one entry durable; raises ArchiveError, and then nothing has happened."""
        number = self._written + 1
        written = {"command": None, "events": (), **rest}
        entry = Entry(number=number, kind=kind, label=msgspec.to_builtins(label), at=self._now(), **written)
        self._archive.append(self.id, entry)
        self._written = number

    def _keep_snapshot(self) -> None:
        if self._written % SNAPSHOT_EVERY in (0, 1) or self.state.outcome:
            data = self.room.codec.write_state(self.state)
            summary = msgspec.to_builtins(self.room.view(self.state, TABLE).turn)
            self._archive.snapshot(self.id, self._written, data, summary, self.state.outcome)

    def undo(self, actions: int = 1) -> Step:
        """Take back the last player actions; what hands have disturbed is written down as lost."""
        records = self.history.cut(actions)
        if records == 0:
            return self.said(phrase("undo-nothing"))
        gone = self.history.live[-records:]
        count = len(self.history.live) - records
        before, target = self.state, self.history.state_at(count)
        lost = disturbed(self.room, target, gone, self.history.lost_since(count))
        events = (OrderLost(lost),) if lost else ()
        label = phrase("undo-label", actions=actions, last=gone[0].label)
        written = tuple(self.room.codec.write(event) for event in events)
        self._append("undo", label, events=written, undoes=records)
        self.history.back(records)
        self.history.lose(events)
        return self._step(label, kind="undo", prompts=self._carry_back(before), events=events)

    def _carry_back(self, before: Any) -> tuple[Prompt, ...]:
        return carries(self.room, before, self.state)

    def redo(self) -> Step:
        """Do again what was taken back last."""
        if not self.history.redo:
            return self.said(phrase("redo-nothing"))
        before = self.state
        label = phrase("redo-label", last=self.history.redo[0].label)
        self._append("redo", label)
        again = self.history.forward()
        notices = tuple(notice for record in again for notice in record.notices)
        return self._step(label, kind="redo", prompts=carries(self.room, before, self.state), notices=notices)

    def _told(self, record: Record, before: Any, kind: str) -> Step:
        prompts: list[Prompt] = []
        state = before
        for event in record.events:
            after = self.room.evolve(state, event)
            prompts += self.room.prompts(state, event, after)
            state = after
        return self._step(
            record.label, kind=kind, command=record.command, seat=record.seat, events=record.events,
            notices=record.notices, prompts=tuple(prompts),
        )  # fmt: skip

    def _step(self, label: Phrase, **rest: Any) -> Step:
        view = self.room.view(self.state, TABLE)
        return Step(number=self._written, label=label, view=view, state=self.state, **rest)
