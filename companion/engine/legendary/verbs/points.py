"""Verbs on the pools of points: gain, lose."""

from __future__ import annotations

from collections.abc import Collection
from typing import Generic, TypeVar

import msgspec

from companion.core.language.cards import Clause
from companion.engine.draft import Draft
from companion.engine.effects.work import DoClause
from companion.engine.feature import Feature
from companion.engine.legendary.points import PointsGained, PointsSpent
from companion.engine.legendary.pools import pool
from companion.engine.legendary.state import LegendaryState
from companion.engine.legendary.verbs.reading import CardReading

S = TypeVar("S", bound=LegendaryState)


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
        """The active player loses points; a pool never goes below 0 (ALN-ACT-08, FFY-ACT-09)."""
        what = str(clause.args["what"])
        n = min(self.reading.number(draft.state, clause, "n", 1), pool(draft.state, what))
        if n:
            draft.emit(PointsSpent(attack=n) if what == "attack" else PointsSpent(recruit=n))

    def feature(self) -> Feature[S]:
        """The chapter as a room names it."""
        return Feature(name="verbs-of-points", verbs={"gain": self.gain, "lose": self.lose})
