"""Proving a saved game again: folding its events, and, when asked, deciding its commands anew."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from companion.core.crossing.steps import UndoClass
from companion.core.language.codec import CodecError
from companion.core.language.commands import Answer, Command
from companion.core.language.events import Answered, Event, OrderLost
from companion.core.language.phrases import Phrase
from companion.core.language.refusals import Refusal
from companion.core.ports.archive import Entry
from companion.engine.decisions import Decided
from companion.engine.room import Room
from companion.engine.undo import heaviest
from companion.session.history import Record, Records, new_history, opens_action

log = logging.getLogger(__name__)

DECIDED = ("play", "tool")  # kinds of entries that the rules have decided
SAYS = (
    "Step {number} of this game cannot be replayed ({fault}). "
    "The game is kept as it is; export it and report this."
)


class ReplayError(Exception):
    """A saved game that does not fold; the message names the entry."""


class Divergence(msgspec.Struct, frozen=True):
    """One entry that today's rules would decide otherwise."""

    number: int
    command: str
    recorded: tuple[str, ...]
    decided: tuple[str, ...]


def rebuild(room: Room, header: Any, entries: Iterable[Entry]) -> Records:
    """The history of a saved game, entry by entry."""
    history = new_history(room.blank(header), room.fold)
    for entry in entries:
        history = applied(room, history, entry)
    return history


def applied(room: Room, history: Records, entry: Entry) -> Records:
    """The history after one written entry."""
    try:
        return _applied(room, history, entry)
    except Exception as error:  # a fence: whatever is wrong with a file becomes a named sentence
        raise ReplayError(
            SAYS.format(number=entry.number, fault=str(error) or type(error).__name__)
        ) from error


def _applied(room: Room, history: Records, entry: Entry) -> Records:
    events = tuple(room.codec.read(event) for event in entry.events)
    if entry.kind == "undo":
        if not 0 < entry.undoes < len(history.live):
            raise CodecError(f"{entry.undoes} entries cannot be taken back here")
        return history.taken_back(entry.undoes, [event for event in events if isinstance(event, OrderLost)])
    if entry.kind == "redo":
        return history.done_again()
    command = room.codec.read(entry.command) if entry.command else None
    record, state = recorded(
        room, history.state, entry.number, command, room.told(history.state, events), kind=entry.kind
    )
    return history.pushed(record, state)


def recorded(
    room: Room, before: Any, number: int, command: Any, decided: Decided[Any], *, kind: str = "play"
) -> tuple[Record, Any]:
    """The record of decided events, with what each of them means to people, and the State after."""
    notices, classes, seen = [], list[UndoClass](), list[Phrase]()
    for state, event, after in decided.course(before):
        classes.append(room.undo(state, event, after))
        notice = room.notice(state, event, after)
        if notice is not None:
            notices.append(notice)
            if notice.title is not None and classes[-1] == "seen":
                seen.append(notice.title)
    state = decided.after(before)
    label = room.label(before, command) if command is not None else room.label(state, Command())
    record = Record(
        number=number, label=label, command=command, events=decided.events, notices=tuple(notices), kind=kind,
        seat=getattr(command, "seat", None) or before.turn.seat or None,
        undo=heaviest(classes), opens=opens_action(command), seen=tuple(seen), turn=before.turn.number,
        owner=before.turn.seat or None,
    )  # fmt: skip
    return record, state


def differences(room: Room, header: Any, entries: Iterable[Entry]) -> Iterator[Divergence]:
    """Where today's rules would decide otherwise; nothing is changed."""
    history = new_history(room.blank(header), room.fold)
    for entry in entries:
        after = applied(room, history, entry)
        record = after.live[-1] if after.live else None
        if entry.kind in DECIDED and record is not None and record.command is not None:
            decided = _decided(room, history.state, record, frozenset(entry.waived))
            if decided != record.events:
                name = type(record.command).__name__
                yield Divergence(entry.number, name, _names(record.events), _names(decided))
        history = after


def _decided(room: Room, state: Any, record: Record, waived: frozenset[str]) -> tuple[Event, ...]:
    try:
        return decide_again(room, state, record.command, record.events, waived)
    except Exception:  # a fence: rules that fail today decide nothing, and that is the difference to tell
        log.exception("entry %d cannot be decided today", record.number)
        return ()


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
        events += decision.events
        state = decision.after(state)
        answered = next(given, None)
        if state.ask is None or answered is None:
            return tuple(events)
        command, waived = Answer(answered.ask, answered.value, answered.source, answered.seat), frozenset()


def _names(events: Iterable[Event]) -> tuple[str, ...]:
    return tuple(type(event).__name__ for event in events)
