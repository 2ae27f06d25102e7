"""Everything that can be done in one State: worked out when somebody asks, and only once.

Possible is whatever the chapters speak of, refused or not. Legal is what the rules accept of it; a touch asks
for the first of it that is about the touched thing. So nothing is offered that is not possible, and what is
refused can be named with its reason.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import Any, Generic, Protocol, TypeVar

from companion.core.crossing.views import Offer
from companion.core.language.commands import Command
from companion.core.language.ids import TABLE, SeatId
from companion.core.language.refusals import Refusal
from companion.core.language.states import State
from companion.engine.feature import Feature
from companion.engine.offers import answering, answers
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
        self._turn: dict[int, tuple[Possible, ...]] = {}
        self._between: dict[str, tuple[Possible, ...]] = {}
        self._legal: dict[str, tuple[Offer, ...]] = {}

    # What there is.

    def possible(self, audience: str) -> tuple[Possible, ...]:
        """All that an audience could ask for, what counts now first: of a question its answers."""
        turn = tuple(one for one in self._in_turn() if self._is_for(audience, one))
        between = self._at_any_time(audience)
        if self.state.ask is None:
            return turn + between
        return self._answers(audience) + between + turn

    def _answers(self, audience: str) -> tuple[Possible, ...]:
        return self._all(answering(self.state, audience))

    def _at_any_time(self, audience: str) -> tuple[Possible, ...]:
        """What can be done whether or not a question is open; then everybody's, for all wait for it."""
        if audience not in self._between:
            alone = self.state.ask is None and audience not in EVERYBODY
            seats = (SeatId(audience),) if alone else tuple(one.seat for one in self.state.players)
            makers = (one.interruptions for one in self._features if one.interruptions is not None)
            self._between[audience] = self._all(way for ways in makers for way in ways(self.state, seats))
        return self._between[audience]

    def _in_turn(self, *, only_open: bool = False) -> Iterator[Possible]:
        """What the chapters speak of in a turn; those that are open may have something that is legal."""
        for at, one in enumerate(self._features):
            if one.ways is None or (only_open and one.open is not None and not one.open(self.state)):
                continue
            if at not in self._turn:
                self._turn[at] = self._all(one.ways(self.state))
            yield from self._turn[at]

    def _all(self, ways: Iterable[Way]) -> tuple[Possible, ...]:
        return tuple([Possible(way, self._refuse) for way in ways])

    def _is_for(self, audience: str, one: Possible) -> bool:
        return audience in EVERYBODY or one.way.seat in (None, audience)

    # What the rules accept of it.

    def legal(self, audience: str) -> tuple[Offer, ...]:
        """The offers of the moment for an audience; with an open question they are its answers."""
        if audience not in self._legal:
            self._legal[audience] = () if self.state.outcome else tuple(self._offered(audience))
        return self._legal[audience]

    def _offered(self, audience: str) -> Iterator[Offer]:
        """Answers need no asking; whatever else is possible the rules are asked about."""
        if self.state.ask is not None:
            yield from answers(self.state, audience)
        else:
            for one in self._in_turn(only_open=True):
                if self._is_for(audience, one) and self._is_accepted(one.way):
                    yield one.offer
        yield from self.interruptions(audience)

    def interruptions(self, audience: str) -> Iterator[Offer]:
        """What of it can be done at any time, also while a question is open."""
        return (one.offer for one in self._at_any_time(audience) if self._is_accepted(one.way))

    def _is_accepted(self, way: Way) -> bool:
        """Whether the rules accept it now; of ways that are alike the first is asked about for all."""
        if way.is_hopeless:
            return False
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
        between, turn = (*self._answers(TABLE), *self._at_any_time(TABLE)), self._in_turn()
        now, later = (between, turn) if self.state.ask is not None else ((*turn, *between), iter(()))
        meant = next((one.command for one in now if one.is_meant(target)), None)
        meant = self._touched(target) if meant is None else meant
        return next((one.command for one in later if one.is_meant(target)), None) if meant is None else meant

    def _touched(self, target: str) -> Command | None:
        """What a chapter says of a thing that is no way of its own."""
        touch = touch_of(self.state, target)
        asked = (one.touched(self.state, touch) for one in self._features if one.touched is not None)
        return next((command for command in asked if command is not None), None)
