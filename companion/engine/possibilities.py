"""Everything that can be done in one State: worked out when somebody asks, and only once.

Possible is whatever the chapters speak of, refused or not. Legal is what the rules accept of it; a touch asks
for the first of it that is about the touched thing. So nothing is offered that is not possible, and what is
refused can be named with its reason.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any, Generic, Protocol, TypeVar

from companion.core.crossing.views import Offer
from companion.core.language.commands import Command
from companion.core.language.ids import TABLE, SeatId
from companion.core.language.refusals import Refusal
from companion.core.language.states import State
from companion.engine.feature import Feature
from companion.engine.offers import answering
from companion.engine.touches import touch_of
from companion.engine.ways import Possible, Way

S = TypeVar("S", bound=State)

EVERYBODY = (TABLE, "spectator")  # audiences that see what everybody could do


class Rules(Protocol):
    """What says whether something can be done."""

    def refusal(self, state: Any, command: Command) -> Refusal | None:
        """Why a command would be refused."""
        ...

    def accepting(self, state: Any) -> Callable[[Command], bool]:
        """Whether commands would be accepted in this State, without the words of a refusal."""
        ...


class Possibilities(Generic[S]):
    """What can be done in one State, for any audience."""

    def __init__(self, features: Sequence[Feature[S]], rules: Rules, state: S) -> None:
        """Nothing is worked out yet."""
        self.state = state
        self._features = features
        self._refuse = partial(rules.refusal, state)
        self._accepts = rules.accepting(state)
        self._alike: dict[tuple[type, SeatId | None], bool] = {}
        self._turn: dict[int, list[Way]] = {}  # by chapter
        self._any_time: dict[str, list[Way]] = {}  # by audience
        self._possible: dict[int, Possible] = {}  # by the very way, which is kept above
        self._choices: dict[str, tuple[Way, ...]] = {}
        self._legal: dict[str, tuple[Offer, ...]] = {}

    # What there is.

    def possible(self, audience: str) -> tuple[Possible, ...]:
        """All that an audience could ask for, what counts now first: of a question its answers."""
        turn = _for(audience, self._in_turn())
        between = self._at_any_time(audience)
        if self.state.ask is None:
            return tuple([self._as_possible(way) for way in (*turn, *between)])
        answers = [Possible(way, self._refuse) for way in answering(self.state, audience)]
        return (*answers, *(self._as_possible(way) for way in (*between, *turn)))

    def _as_possible(self, way: Way) -> Possible:
        """A way with its refusal, the same for whoever asks."""
        found = self._possible.get(id(way))
        if found is None:
            found = self._possible[id(way)] = Possible(way, self._refuse)
        return found

    def _at_any_time(self, audience: str) -> list[Way]:
        """What can be done whether or not a question is open; then everybody's, for all wait for it."""
        if audience not in self._any_time:
            alone = self.state.ask is None and audience not in EVERYBODY
            seats = (SeatId(audience),) if alone else tuple([one.seat for one in self.state.players])
            makers = (one.interruptions for one in self._features if one.interruptions is not None)
            self._any_time[audience] = [way for ways in makers for way in ways(self.state, seats)]
        return self._any_time[audience]

    def _in_turn(self, *, only_open: bool = False) -> list[Way]:
        """What the chapters speak of in a turn; those that are open may have something that is legal."""
        found: list[Way] = []
        for at, one in enumerate(self._features):
            if one.ways is None or (only_open and one.open is not None and not one.open(self.state)):
                continue
            if at not in self._turn:
                self._turn[at] = list(one.ways(self.state))
            found += self._turn[at]
        return found

    # What the rules accept of it.

    def legal(self, audience: str) -> tuple[Offer, ...]:
        """The offers of the moment for an audience; with an open question they are its answers."""
        if audience not in self._legal:
            self._legal[audience] = tuple([way.offer() for way in self.choices(audience)])
        return self._legal[audience]

    def choices(self, audience: str) -> tuple[Way, ...]:
        """The same without words. Answers need no asking; about all else the rules are asked."""
        if audience not in self._choices:
            over = bool(self.state.outcome)
            self._choices[audience] = () if over else (*self._now(audience), *self._between(audience))
        return self._choices[audience]

    def _now(self, audience: str) -> list[Way]:
        """The answers, or else what can be done in a turn."""
        if self.state.ask is not None:
            return list(answering(self.state, audience))
        turn = [way for way in self._in_turn(only_open=True) if not way.is_hopeless]
        return [way for way in _for(audience, turn) if self._is_accepted(way)]

    def _between(self, audience: str) -> list[Way]:
        ways = self._at_any_time(audience)
        return [way for way in ways if not way.is_hopeless and self._is_accepted(way)]

    def interruptions(self, audience: str) -> tuple[Offer, ...]:
        """What of it can be done at any time, also while a question is open."""
        return tuple([way.offer() for way in self._between(audience)])

    def _is_accepted(self, way: Way) -> bool:
        """Whether the rules accept what has hope; of ways that are alike the first is asked about for all."""
        if not way.alike:
            return self._accepts(way.command)
        key = type(way.command), way.seat
        if key not in self._alike:
            self._alike[key] = self._accepts(way.command)
        return self._alike[key]

    # What a touch asks for.

    def attempt(self, target: str) -> Command | None:
        """A touched thing as a command, legal or not, so that an illegal one can be explained.

        What counts now comes first. Then it is what a chapter says of a thing that none of its ways is about;
        and while a question is open also what could be done without it.
        """
        turn, between = self._in_turn(), self._at_any_time(TABLE)
        if self.state.ask is None:
            return _meant(target, turn, between) or self._touched(target)
        now = _meant(target, answering(self.state, TABLE), between)
        return now or self._touched(target) or _meant(target, turn)

    def _touched(self, target: str) -> Command | None:
        """What a chapter says of a thing that is no way of its own."""
        touch = touch_of(self.state, target)
        asked = (one.touched(self.state, touch) for one in self._features if one.touched is not None)
        return next((command for command in asked if command is not None), None)


def _for(audience: str, ways: list[Way]) -> list[Way]:
    """Those of these ways that an audience may ask for."""
    return ways if audience in EVERYBODY else [way for way in ways if way.seat in (None, audience)]


def _meant(target: str, *found: Iterable[Way]) -> Command | None:
    """The first of these ways that a touch on this thing asks for."""
    return next((way.command for ways in found for way in ways if way.is_meant(target)), None)
