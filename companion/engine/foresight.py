"""What an answer would change, told before it is given: read off the rules themselves, never guessed.

Every way to answer is decided as if it were given, and followed to where something hidden would be turned up,
shuffled or drawn: what lies beyond nobody may know, so nothing of it is told.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Generic, TypeVar

import msgspec

from companion.core.crossing.steps import UndoClass
from companion.core.crossing.views import Change, Figure
from companion.core.language.asks import Choice, Option
from companion.core.language.commands import Answer
from companion.core.language.events import Event
from companion.core.language.ids import SlotId
from companion.core.language.phrases import Phrase, phrase
from companion.core.language.refusals import Refusal
from companion.core.language.states import State
from companion.engine.decisions import Decision
from companion.engine.gauges import Gauge, compared, of_figures

S = TypeVar("S", bound=State)

HIDDEN: tuple[UndoClass, ...] = ("seen", "order")  # events beyond which nobody may look
DEEPEST = 3  # so many choices are followed at once: whether, whom, which
YES = "yes"  # the answer that takes an offer
THEN = ">"  # between the answers of one touch
MOST = 40  # so many decisions are tried for one question; a longer list is asked step by step
Foretell = Callable[[Any, Any], Phrase | None]  # an event and the State before it, as what will happen


class Outcome(msgspec.Struct, Generic[S], frozen=True):
    """Where an answer leads as far as everybody can know: the State, its words, and what is asked next."""

    state: S
    says: tuple[Phrase, ...] = ()
    asks: Choice | None = None
    about: SlotId | None = None  # the open card that something happens to first


class Branch(msgspec.Struct, Generic[S], frozen=True):
    """One way to answer, with the choices that follow from it, and what all of it changes."""

    options: tuple[Option, ...]
    whys: tuple[Phrase, ...]  # what was asked for each of them
    end: Outcome[S]
    changes: tuple[Change, ...] = ()

    @property
    def keys(self) -> tuple[str, ...]:
        """What is answered, one choice after the other."""
        return tuple(option.key for option in self.options)


class Foresight(msgspec.Struct, Generic[S], frozen=True, kw_only=True):
    """How a room looks ahead."""

    decide: Callable[[S, Any, frozenset[str]], Decision]
    undo: Callable[[S, Event, S], UndoClass]
    gauges: Callable[[S], Iterable[Gauge]] = lambda state: ()
    figures: Callable[[S, SlotId], tuple[Figure, ...]] = lambda state, slot: ()
    ends: tuple[type, ...] = ()  # events with which something else begins: nothing of it comes of an answer
    foretells: Mapping[type, Foretell] = {}  # what events are called before they happen

    def branches(self, state: S, ask: Choice) -> tuple[Branch[S], ...]:
        """Every way to answer, followed through the choices that come before anything is changed."""
        tries = iter(range(MOST))
        now = tuple(self.gauges(state))
        return tuple(
            branch
            for option in ask.options
            for branch in self._followed(
                state, now, Branch((option,), (ask.why,), Outcome(state)), ask, tries
            )
        )

    def answer(self, ask: Choice, branch: Branch[S]) -> Answer:
        """All of it in one answer."""
        return Answer(ask.id, branch.keys[0], seat=ask.seat, then=branch.keys[1:])

    def _followed(
        self, first: S, now: tuple[Gauge, ...], branch: Branch[S], ask: Choice, tries: Iterator[int]
    ) -> Iterator[Branch[S]]:
        if next(tries, None) is None:
            yield branch
            return
        end = self._tried(branch.end, ask, branch.options[-1])
        changes = self._changes(first, now, end.state, branch.options)
        found = Branch(branch.options, branch.whys, end, changes)
        if end.asks is None or changes or end.says or not self._leads_on(branch):
            yield found
            return
        for option in end.asks.options:
            longer = Branch((*branch.options, option), (*branch.whys, end.asks.why), end)
            yield from self._followed(first, now, longer, end.asks, tries)

    def _leads_on(self, branch: Branch[S]) -> bool:
        """Whether the next choice belongs to this one: after a yes comes whom, then which; a card ends it."""
        last = branch.options[-1]
        return len(branch.options) < DEEPEST and (last.key == YES or last.seat is not None)

    def _tried(self, at: Outcome[S], ask: Choice, option: Option) -> Outcome[S]:
        decision = self.decide(at.state, Answer(ask.id, option.key, seat=ask.seat), frozenset())
        if isinstance(decision, Refusal):
            return Outcome(at.state)
        said: list[tuple[Event, Phrase]] = []
        state = at.state
        for before, event, after in decision.course(at.state):
            if isinstance(event, self.ends):
                return Outcome(before, _told(said, option), about=_about(at.state, said))
            tell = self.foretells.get(type(event))
            if tell is not None and (words := tell(event, before)) is not None:
                said.append((event, words))
            if self.undo(before, event, after) in HIDDEN:
                return Outcome(before, _told(said, option), about=_about(at.state, said))
            state = after
        return Outcome(state, _told(said, option), _open(state, ask), _about(at.state, said))

    def _changes(
        self, before: S, now: tuple[Gauge, ...], after: S, options: tuple[Option, ...]
    ) -> tuple[Change, ...]:
        found = compared(now, self.gauges(after))
        for option in options:
            slot = option.slot
            if slot is not None and _lies_open(before, slot) and _lies_open(after, slot):
                found += of_figures(self.figures(before, slot), self.figures(after, slot))
        return found


def branch_id(ask: Choice, keys: Iterable[str]) -> str:
    """The name of an offer that answers a choice and those that follow from it."""
    return f"answer:{ask.id}:{THEN.join(keys)}"


def answered_at_once(state: State, id: str) -> Answer | None:
    """The answer that such a name stands for, while its choice is the running one."""
    ask = state.ask
    if not isinstance(ask, Choice) or not id.startswith(f"answer:{ask.id}:"):
        return None
    first, *rest = id.removeprefix(f"answer:{ask.id}:").split(THEN)
    return Answer(ask.id, first, then=tuple(rest))


def _told(said: list[tuple[Event, Phrase]], option: Option) -> tuple[Phrase, ...]:
    """What happens, each thing once; of many of a kind what is about the chosen card, else the last."""
    kept: dict[tuple[str, ...], tuple[bool, Phrase]] = {}
    for event, words in said:
        is_about = option.slot is not None and getattr(event, "slot", None) == option.slot
        key = (words.key, str(getattr(event, "seat", "")))
        if is_about or not kept.get(key, (False, words))[0]:
            kept[key] = (is_about, words)
    return tuple(words for _, words in kept.values())


def _about(state: State, said: list[tuple[Event, Phrase]]) -> SlotId | None:
    slots = (getattr(event, "slot", None) for event, _ in said)
    return next((slot for slot in slots if slot is not None and _lies_open(state, slot)), None)


def _lies_open(state: State, slot: SlotId) -> bool:
    return slot in state.table.slots and state.table.slots[slot].face_up


def _open(state: State, ask: Choice) -> Choice | None:
    """The choice that follows for the same person, where everybody may see it."""
    then = state.ask
    if not isinstance(then, Choice) or then.private or then.of or then.otherwise or then.seat != ask.seat:
        return None
    return then


def joined(says: Iterable[Phrase]) -> Phrase | None:
    """What happens, one after the other, as one sentence."""
    whole: Phrase | None = None
    for one in says:
        whole = one if whole is None else phrase("effect-then", first=whole, next=one)
    return whole
