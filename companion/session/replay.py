"""Proving a saved game again: folding its events, and, when asked, deciding its commands anew."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from companion.core.commands import Answer, Command
from companion.core.events import Answered, Event, OrderLost
from companion.core.ports import Entry
from companion.core.refusals import Refusal
from companion.core.steps import UndoClass
from companion.engine.room import Room
from companion.engine.undo import heaviest
from companion.session.history import History, Record, opens_action


class ReplayError(Exception):
    """A saved game that does not fold; the message names the entry."""


class Difference(msgspec.Struct, frozen=True):
    """One entry that today's rules would decide otherwise."""

    number: int
    command: str
    recorded: tuple[str, ...]
    decided: tuple[str, ...]


def rebuild(room: Room, header: Any, entries: Iterable[Entry]) -> History:
    """The history of a saved game, entry by entry."""
    history = History(room.blank(header), room.fold)
    for entry in entries:
        try:
            _apply(room, history, entry)
        except Exception as error:  # a fence: whatever is wrong with a file becomes a named sentence
            raise ReplayError(f"entry {entry.number} cannot be replayed: {error}") from error
    return history


def _apply(room: Room, history: History, entry: Entry) -> None:
    events = tuple(room.codec.read(event) for event in entry.events)
    if entry.kind == "undo":
        history.back(entry.undoes)
        history.lose([event for event in events if isinstance(event, OrderLost)])
        return
    if entry.kind == "redo":
        history.forward()
        return
    command = room.codec.read(entry.command) if entry.command else None
    record, state = recorded(room, history.state, entry.number, command, events, kind=entry.kind)
    history.push(record, state)


def recorded(
    room: Room, before: Any, number: int, command: Any, events: tuple[Event, ...], *, kind: str = "play"
) -> tuple[Record, Any]:
    """The record of decided events, with what each of them means to people, and the State after."""
    state, notices, classes = before, [], list[UndoClass]()
    for event in events:
        after = room.evolve(state, event)
        classes.append(room.undo(state, event))
        notice = room.notice(state, event, after)
        if notice is not None:
            notices.append(notice)
        state = after
    label = room.label(before, command) if command is not None else room.label(state, Command())
    record = Record(
        number=number, label=label, command=command, events=events, notices=tuple(notices), kind=kind,
        seat=getattr(command, "seat", None) or before.turn.seat or None,
        undo=heaviest(classes), opens=opens_action(command),
    )  # fmt: skip
    return record, state


def differences(room: Room, header: Any, entries: Iterable[Entry]) -> Iterator[Difference]:
    """Where today's rules would decide otherwise; nothing is changed."""
    history = History(room.blank(header), room.fold)
    for entry in entries:
        if entry.kind in ("play", "tool") and entry.command:
            command = room.codec.read(entry.command)
            told = tuple(room.codec.read(event) for event in entry.events)
            decided = decide_again(room, history.state, command, told, frozenset(entry.waived))
            if decided != told:
                yield Difference(entry.number, type(command).__name__, _names(told), _names(decided))
        _apply(room, history, entry)


def decide_again(
    room: Room, state: Any, command: Command, told: tuple[Event, ...], waived: frozenset[str]
) -> tuple[Event, ...]:
    """What the rules make of a command now, given the answers that were given then."""
    events: list[Event] = []
    given = iter([event for event in told if isinstance(event, Answered)])
    if isinstance(command, Answer):
        next(given, None)
    while True:
        decision = room.decide(state, command, waived)
        if isinstance(decision, Refusal):
            return tuple(events)
        events += decision
        state = room.fold(state, decision)
        answered = next(given, None)
        if state.ask is None or answered is None:
            return tuple(events)
        command = Answer(answered.ask, answered.value, answered.source)


def _names(events: Iterable[Event]) -> tuple[str, ...]:
    return tuple(type(event).__name__ for event in events)
