"""Golden playthroughs: whole games kept as commands and digests, and what today's rules make of them.

A line of a file is one step: the command, who gave it, the events it made and the parts of the State that
it changed, both as short digests. So a file stays small, and still a difference can be named.
"""

from __future__ import annotations

import gzip
from collections.abc import Iterator, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from companion.core.language.asks import Work
from companion.core.language.events import Asked
from companion.core.language.refusals import Refusal
from companion.core.language.states import Header
from companion.core.ports.collection import Box
from companion.engine.room import Room, Script

FOLDER = Path(__file__).resolve().parents[2] / "data" / "goldens"
LATER = (b'"pay_attack":0,',)  # fields that came after the goldens, as they are written when left out
SHOWN = 600  # letters of one value in a message
ENDING = ".jsonl.gz"
EMPTY: tuple[Any, ...] = (None, "", [], {}, False)
RENEW = "python -m tests.games.goldens.renew"


class Step(msgspec.Struct, frozen=True, omit_defaults=True):
    """One accepted command: what it made happen and what that changed."""

    do: dict[str, Any] = {}  # the command; empty for the opening
    happened: str = ""  # the kinds of the events, by their number in the golden's list of kinds
    events: str = ""  # two hex digits of each event in full
    now: dict[str, str] = {}  # the digests of the parts of the State that are not as they were


class Golden(msgspec.Struct, frozen=True):
    """A game as it was played when the golden was made."""

    room: str
    box: str  # one of the boxes of `games.py`
    header: dict[str, Any]
    choices: dict[str, Any]
    kinds: list[str]  # names of event types
    steps: list[Step]
    end: dict[str, Any]  # what everybody sees at the end


def kept_form(value: Any) -> Any:
    """A value with its work in the form in which the goldens were made: one struct for every kind of it."""
    if isinstance(value, Asked):
        fields = {name: getattr(value, name) for name in value.__struct_fields__ if name != "rest"}
        return {"type": "Asked", **fields, "rest": kept_form(value.rest)}
    if isinstance(value, tuple) and any(isinstance(one, Work) for one in value):
        return tuple(as_pending(one) if isinstance(one, Work) else one for one in value)
    return value


class Pending(msgspec.Struct, frozen=True):
    """How any piece of work was written when the goldens were made; `do` names what goes on with it."""

    do: str
    seat: str | None = None
    slot: int | None = None
    zone: str | None = None
    n: int = 0
    clause: Any = None
    data: dict[str, Any] = {}
    answer: Any = None


def as_pending(work: Work) -> Pending:
    """A piece of work as it was written before each kind had its type; what it leaves out was not there."""
    own = set(Pending.__struct_fields__)
    told = {field.name: getattr(work, field.name) for field in msgspec.structs.fields(work)}
    needed = {field.name for field in msgspec.structs.fields(work) if field.required}
    usual = {field.name: field.default for field in msgspec.structs.fields(work)}
    data = {name: value for name, value in told.items() if name in needed or value != usual[name]}
    named = {name: value for name, value in told.items() if name in own}
    rest = {name: value for name, value in data.items() if name not in own}
    return Pending(str(work.__struct_config__.tag), data=rest, **named)


def digest(value: Any, size: int = 2) -> str:
    """Two hex digits a byte of a value; the same for the same value on every machine."""
    plain = msgspec.to_builtins(kept_form(value), order="sorted", str_keys=True)
    written = msgspec.json.encode(plain, order="sorted")
    for left_out in LATER:
        written = written.replace(left_out, b"")
    return blake2b(written, digest_size=size).hexdigest()


def parts(state: Any) -> dict[str, Any]:
    """The fields of a State by name; those of the table, which nearly every step changes, one by one."""
    own = {name: getattr(state, name) for name in state.__struct_fields__ if name != "table"}
    return own | {f"table.{name}": getattr(state.table, name) for name in state.table.__struct_fields__}


class Replay:
    """A game that is played again by its commands."""

    def __init__(self, room: Room, kinds: list[str]) -> None:
        """Nothing has happened yet; kinds of events that are not on the list come to its end."""
        self.room, self.kinds = room, kinds
        self.state: Any = None
        self.digests: dict[str, str] = {}
        self.decided: Sequence[Any] | Refusal = ()

    def opened(self, header: Header, choices: dict[str, Any], box: Box) -> Step:
        """Set the game up."""
        self.state = self.room.blank(header)
        self._changed(None)
        return self._fold({}, self.room.open(Script(header, choices), box))

    def taken(self, do: dict[str, Any]) -> Step:
        """Let today's rules decide a command; a refused one changes nothing."""
        decision = self.room.decide(self.state, self.room.codec.read(do), frozenset())
        if isinstance(decision, Refusal):
            self.decided = decision
            return Step(do)
        return self._fold(do, decision.events)

    def _fold(self, do: dict[str, Any], events: Sequence[Any]) -> Step:
        before, self.decided = self.state, events
        self.state = self.room.fold(before, events)
        happened = " ".join(str(self._number(event)) for event in events)
        return Step(do, happened, "".join(digest(event, 1) for event in events), self._changed(before))

    def _changed(self, before: Any) -> dict[str, str]:
        """The digests of the parts of the State that are not as they were before."""
        old = parts(before) if before is not None else {}
        made = {name: part for name, part in parts(self.state).items() if part is not old.get(name, self)}
        digests = {name: digest(part) for name, part in made.items()}
        now = {name: short for name, short in digests.items() if short != self.digests.get(name)}
        self.digests |= now
        return now

    def _number(self, event: Any) -> int:
        name = type(event).__name__
        if name not in self.kinds:
            self.kinds.append(name)
        return self.kinds.index(name)

    def seen(self) -> dict[str, Any]:
        """What everybody sees now, as plain data."""
        view = self.room.view(self.state, "table")
        return msgspec.json.decode(msgspec.json.encode(view))  # type: ignore[no-any-return]


def header_of(room: Room, golden: Golden, box: Box) -> Header:
    """The stored header with the boards of the box, which are not stored."""
    return replace(msgspec.convert(golden.header, Header), boards=box.boards)


def differences(room: Room, golden: Golden, box: Box) -> Iterator[str]:
    """What is otherwise today: the first step that differs, in full, or else the end."""
    replay, header = Replay(room, list(golden.kinds)), header_of(room, golden, box)
    for number, step in enumerate(golden.steps):
        first = not number
        try:
            again = replay.opened(header, golden.choices, box) if first else replay.taken(step.do)
        except Exception as error:
            error.add_note(f"in step {number} of a golden, {step.do or 'the opening'}")
            raise
        if again != step:
            yield f"step {number}, {step.do or 'the opening'}"
            yield from unlike(replay, step, again)
            return
    yield from at_the_end(golden.end, replay.seen())


def unlike(replay: Replay, stored: Step, today: Step) -> Iterator[str]:
    """What differs in one step: the events, and the parts of the State."""
    if isinstance(replay.decided, Refusal):
        yield f"  today it is refused: {replay.decided}"
        return
    then, now = (names(replay.kinds, step.happened) for step in (stored, today))
    if then != now:
        yield f"  events then:  {', '.join(then)}"
    for number, event in enumerate(replay.decided):
        if stored.events[2 * number : 2 * number + 2] != today.events[2 * number : 2 * number + 2]:
            yield f"  event today:  {str(event)[:SHOWN]}"
    now_parts = parts(replay.state)
    for name in sorted({*stored.now, *today.now}):
        if stored.now.get(name) != today.now.get(name):
            yield f"  {name} is today {str(now_parts.get(name, 'gone'))[:SHOWN]}"


def names(kinds: Sequence[str], happened: str) -> list[str]:
    """The names of the kinds of events of a step."""
    return [kinds[int(number)] for number in happened.split()]


def at_the_end(then: dict[str, Any], now: dict[str, Any]) -> Iterator[str]:
    """The parts of the last view that are not as they were; what views had no field for is empty today."""
    for name in sorted({*then, *(name for name, value in now.items() if value not in EMPTY)}):
        if then.get(name) != without_new(now.get(name), then.get(name)):
            yield f"at the end {name} was {then.get(name)}"
            yield f"at the end {name} is today {now.get(name)}"


def without_new(now: Any, then: Any) -> Any:
    """Today's value without the empty fields that there were not when the golden was made."""
    if isinstance(now, dict) and isinstance(then, dict):
        kept = {name: value for name, value in now.items() if name in then or value not in EMPTY}
        return {name: without_new(value, then.get(name)) for name, value in kept.items()}
    if isinstance(now, list) and isinstance(then, list) and len(now) == len(then):
        return [without_new(one, other) for one, other in zip(now, then, strict=True)]
    return now


def read(path: Path) -> Golden:
    """A golden from its file."""
    first, *steps, last = gzip.decompress(path.read_bytes()).splitlines()
    told = [msgspec.json.decode(line, type=Step) for line in steps]
    return msgspec.convert({**msgspec.json.decode(first), "steps": told, **msgspec.json.decode(last)}, Golden)


def write(path: Path, golden: Golden) -> None:
    """A golden to its file: the header, a line a step, and the end."""
    about = msgspec.structs.asdict(golden)
    steps, end = about.pop("steps"), about.pop("end")
    lines = [msgspec.json.encode(one) + b"\n" for one in (about, *steps, {"end": end})]
    path.write_bytes(gzip.compress(b"".join(lines), mtime=0))
