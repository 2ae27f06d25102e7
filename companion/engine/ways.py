"""What can be done, allowed just now or not: what it is about, its command, its words, and why not."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

import msgspec

from companion.core.crossing.views import Cost, Figure, Offer, Shape
from companion.core.language.commands import Command
from companion.core.language.ids import SeatId
from companion.core.language.phrases import Phrase, phrase
from companion.core.language.refusals import Refusal
from companion.core.language.states import State

BIG = "big"  # the target of what only the big button does
SHAPES: dict[str, Shape] = {"attack": "fight", "recruit": "pay"}  # what points of a pool look like
Words = Phrase | Callable[[], Phrase | None]  # said already, or put together when somebody reads them


class Price(msgspec.Struct, frozen=True):
    """What something costs of a pool of points, and what the pool has."""

    pool: str
    need: int | None  # None: nobody has told it yet
    have: int
    shape: Shape = "count"

    @property
    def is_short(self) -> bool:
        """Whether it is known to be more than there is."""
        return self.need is not None and self.need > self.have

    def said(self) -> Phrase:
        """'3 of 5 Attack', or the pool alone while nobody knows the price."""
        key = f"offer-pay-{self.pool}"
        if self.need is None:
            return phrase(f"{key}-unknown")
        return phrase(key, need=self.need, have=self.have)


def price(state: State, pool: str, need: int | None, shape: Shape | None = None) -> Price:
    """A price beside what its pool has now; what is scanned has a shape of its own."""
    return Price(pool, need, state.numbers.get(pool, 0), shape or SHAPES.get(pool, "count"))


def worded(words: Words | None) -> Phrase | None:
    """Words as they are read now."""
    return words() if callable(words) else words


class Way(msgspec.Struct, frozen=True):
    """Something that a chapter of the rules lets people do; its words wait until somebody reads them.

    The last two fields only spare questions, for what can be done is looked for very often: the rules refuse
    whatever is `barred`, and of ways that are `alike` (of one command, for one person) all or none.
    """

    id: str
    command: Command
    label: Words
    target: str = ""  # the thing on the screen whose touch takes it
    also: tuple[str, ...] = ()  # other things whose touch means the same
    verb: str = ""  # the kind of action that people count it as, where it is not the first word of its id
    price: Price | None = None
    sub: Words | None = None  # what is said besides; else its price
    gives: Callable[[], tuple[Figure, ...]] | None = None  # the points on a card that is gained
    does: Words | None = None  # what taking it does, where that is not what its card says
    warns: Words | None = None  # what is asked about once before it is taken
    cost: Cost = "decision"
    hand: bool = False
    needs: str = ""
    whose: SeatId | None = None  # who does it, where its command does not say so
    barred: bool = False
    alike: bool = False  # guarded like the others that say so, but for the price

    @property
    def seat(self) -> SeatId | None:
        """Who does it; None: anybody."""
        return self.whose if self.whose is not None else getattr(self.command, "seat", None)

    @property
    def deed(self) -> str:
        """The kind of action: recruit, fight, scan, play ..."""
        return self.verb or self.id.partition(":")[0]

    @property
    def is_hopeless(self) -> bool:
        """Whether the rules refuse it for sure, and need not be asked."""
        return self.barred or (self.price is not None and self.price.is_short)

    def is_meant(self, target: str) -> bool:
        """Whether a touch on this thing asks for it, allowed or not.

        The big button has nothing to explain, and what only a hand knows is claimed: neither is meant so.
        """
        return (target == self.target or target in self.also) and target != BIG and not self.needs

    def offer(self) -> Offer:
        """It in words."""
        label, sub = worded(self.label), worded(self.sub)
        assert label is not None  # only what is said besides may come to nothing
        if sub is None and self.price is not None:
            sub = self.price.said()
        return Offer(
            self.id, label, self.command, sub=sub, target=self.target, cost=self.cost, seat=self.seat,
            hand=self.hand, needs=self.needs, gives=self.gives() if self.gives is not None else (),
            effect=worded(self.does), warns=worded(self.warns),
            price=Figure(self.price.shape, self.price.need) if self.price is not None else None,
        )  # fmt: skip


class Possible(msgspec.Struct, frozen=True, dict=True, eq=False):  # dict: keeps what was worked out
    """A way of the moment for everybody: words and refusal are worked out when asked for, and once."""

    way: Way
    refuse: Callable[[Command], Refusal | None]  # why the rules refuse a command now

    @property
    def target(self) -> str:
        """The thing on the screen that it is about."""
        return self.way.target

    @property
    def command(self) -> Command:
        """What it asks of the rules."""
        return self.way.command

    @property
    def verb(self) -> str:
        """The kind of action: recruit, fight, scan, play ..."""
        return self.way.deed

    @property
    def price(self) -> Price | None:
        """What it costs, where it is paid with points."""
        return self.way.price

    @cached_property
    def offer(self) -> Offer:
        """It in words."""
        return self.way.offer()

    @cached_property
    def refusal(self) -> Refusal | None:
        """Why not; None where the rules accept it."""
        return self.refuse(self.command)
