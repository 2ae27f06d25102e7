"""Conditions of abilities, judged at the moment the ability is reached."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeVar

from companion.core.language.cards import Clause
from companion.core.language.states import State
from companion.engine.effects.work import CardText

S = TypeVar("S", bound=State)

Judge = Callable[[S, Clause, CardText], bool]  # the state, the condition, the work it is about
Judges = Mapping[str, Judge[S]]


def all_hold(state: S, when: tuple[Clause, ...], work: CardText, judges: Judges[S]) -> bool:
    """Whether every condition holds just now."""
    return all(judges[clause.verb](state, clause, work) for clause in when)
