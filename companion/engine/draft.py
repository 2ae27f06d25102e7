"""A decision in the making: events are added one by one and the State follows them."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Collection
from typing import Generic, TypeVar, Unpack, cast

from msgspec.structs import replace

from companion.core.language.asks import AnyAsk, Value, Work
from companion.core.language.events import Asked, Event, Waived
from companion.core.language.ids import RuleId
from companion.core.language.refusals import NEVER_WAIVED, Kind
from companion.core.language.states import State
from companion.engine.decisions import Decided
from companion.engine.waivers import Refused, Says, refusal

S = TypeVar("S", bound=State)
W = TypeVar("W", bound=Work)
Evolve = Callable[[S, Event], S]


class TwoQuestions(Exception):
    """A rule asked while a question was open; the second must wait as a piece of work."""


class Draft(Generic[S]):
    """What a rule writes into: it reads `state`, emits events, queues what comes later, and may ask."""

    def __init__(self, state: S, evolve: Evolve[S], waived: Collection[str] = ()) -> None:
        """Begin with the State as it stands."""
        self.state = state
        self.events: list[Event] = []
        self._states: list[S] = []
        self.work: deque[Work] = deque()
        self.looked: S | None = None  # the State that settling has looked at last ...
        self.due: set[int] = set()  # ... and its steps that did not come to rest there
        self._evolve = evolve
        self._waived = frozenset(waived)

    def emit(self, event: Event) -> None:
        """A fact happened."""
        self.state = self._evolve(self.state, event)
        self.events.append(event)
        self._states.append(self.state)

    def decided(self) -> Decided[S]:
        """What has happened, with the State after each event."""
        return Decided(tuple(self.events), tuple(self._states))

    def require(self, holds: bool, rule: str, kind: Kind, **says: Unpack[Says]) -> None:
        """Refuse unless it holds or the players waived it."""
        if not holds:
            self.refuse(rule, kind, **says)

    def refuse(self, rule: str, kind: Kind, **says: Unpack[Says]) -> None:
        """Refuse unless the players waived it; a waived cost notes what was not paid (FFY-STATE-16).

        Guards that every offer is asked for look first and make their words only to say no.
        """
        if rule not in self._waived or kind in NEVER_WAIVED:
            raise Refused(refusal(rule, kind, **says))
        need, have = says.get("need"), says.get("have")
        short = max(0, need - have) if need is not None and have is not None else 0
        self.emit(Waived(RuleId(rule), kind, short))

    def later(self, *work: Work) -> None:
        """Put pieces of work in front of the queue, to be done in this order."""
        self.work.extendleft(reversed(work))

    def finally_(self, *work: Work) -> None:
        """Put pieces of work at the end of the queue."""
        self.work.extend(work)

    def ask(self, ask: AnyAsk, *then: Work) -> None:
        """Wait for something from outside; `then` goes on with the answer, before the rest of the queue."""
        if self.state.ask is not None:
            raise TwoQuestions(f"{ask} while {self.state.ask} is open")
        self.emit(Asked(ask, (*then, *self.work)))
        self.work.clear()

    @property
    def next_ask(self) -> int:
        """The number the next ask will carry."""
        return self.state.asked + 1


class Accepted(Exception):
    """Ends a probe: the command has passed its guards."""


class Probe(Draft[S]):
    """A draft that stops at the first thing that would happen: only guards are run."""

    def emit(self, event: Event) -> None:
        """Something would happen, so the command is accepted."""
        raise Accepted

    def later(self, *work: Work) -> None:
        """Work would be queued, so the command is accepted."""
        raise Accepted

    def finally_(self, *work: Work) -> None:
        """Work would be queued, so the command is accepted."""
        raise Accepted


def again(work: W, answer: Value) -> W:
    """The same piece of work with its answer filled in."""
    return replace(work, answer=answer)


def waiting(state: State) -> tuple[Work, ...]:
    """The work that goes on when the running ask is answered, first things first."""
    return cast(tuple[Work, ...], state.queue)  # whatever a room lets wait is work
