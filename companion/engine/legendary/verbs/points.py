"""Verbs on points and prices: gain, lose, and what costs less this turn."""

from __future__ import annotations

from collections.abc import Collection
from typing import Generic, TypeVar

import msgspec
from msgspec.structs import replace

from companion.core.language.cards import Clause
from companion.core.language.events import Event
from companion.core.language.phrases import phrase
from companion.engine.draft import Draft
from companion.engine.effects.selectors import pick, yes_or_no
from companion.engine.effects.work import DoClause
from companion.engine.feature import Feature
from companion.engine.legendary.points import PointsGained, PointsSpent, spent
from companion.engine.legendary.pools import pool
from companion.engine.legendary.state import Discount, LegendaryState
from companion.engine.legendary.verbs.choosing import inner
from companion.engine.legendary.verbs.reading import CardReading

S = TypeVar("S", bound=LegendaryState)


class Discounted(Event, frozen=True):
    """Cards cost less to recruit for the rest of this turn, or the next one alone."""

    by: int
    what: str = "any"  # the market, a stack, a class
    once: bool = False


def _discounted(state: S, event: Discounted) -> S:
    """Something costs less this turn."""
    return replace(state, discounts=(*state.discounts, Discount(event.by, event.what, event.once)))


class PointVerbs(msgspec.Struct, Generic[S], frozen=True, kw_only=True):
    """What a game says of points that cards bring and take."""

    reading: CardReading[S]
    # Phases in which points are no use any more (ALN-RULING-58); in Firefly they pay for texts until the
    # Cleanup begins (FFY-RUL-39).
    closed: Collection[str] = ()

    def gain(self, draft: Draft[S], work: DoClause, clause: Clause) -> None:
        """Points come into the pools while they can be spent."""
        attack = self.reading.number(draft.state, clause, "attack")
        recruit = self.reading.number(draft.state, clause, "recruit")
        if draft.state.turn.phase not in self.closed and (attack or recruit):
            draft.emit(PointsGained(attack, recruit, work.slot))

    def lose(self, draft: Draft[S], work: DoClause, clause: Clause) -> None:
        """The active player loses points; a pool never goes below 0 (ALN-ACT-08)."""
        what = str(clause.args["what"])
        n = min(self.reading.number(draft.state, clause, "n", 1), pool(draft.state, what))
        if n:
            draft.emit(PointsSpent(attack=n) if what == "attack" else PointsSpent(recruit=n))

    def discount(self, draft: Draft[S], work: DoClause, clause: Clause) -> None:
        """Cards cost less to recruit for the rest of this turn, or the next one alone (ALN-TEXT-11)."""
        by = self.reading.number(draft.state, clause, "by")
        if by:
            draft.emit(Discounted(by, str(clause.args.get("what", "any")), bool(clause.args.get("next"))))

    def toll(self, draft: Draft[S], work: DoClause, clause: Clause) -> None:
        """Points are paid, or else something happens (FFY-RUL-39, FFY-ACT-13)."""
        name = "attack" if "attack" in clause.args else "recruit"
        need, have = int(clause.args[name]), pool(draft.state, name)
        if need > have:
            return inner(draft, work, clause.args["else"])
        why = phrase("ask-toll", n=need, pool=name)
        chosen = pick(draft, work, why, yes_or_no(phrase("option-pay"), phrase("option-not-pay")))
        if chosen is None:
            return
        if chosen.key == "yes":
            draft.emit(spent(name, need))
        else:
            inner(draft, work, clause.args["else"])

    def feature(self) -> Feature[S]:
        """The chapter as a room names it."""
        return Feature(
            name="verbs-of-points",
            verbs={"gain": self.gain, "lose": self.lose, "discount": self.discount},
            events={Discounted: _discounted},
        )

    def tolls(self) -> Feature[S]:
        """Prices that a text asks for; in Alien none does."""
        return Feature(name="tolls", verbs={"toll": self.toll})
