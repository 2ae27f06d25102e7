"""Numbers of clauses: written as they are, or counted at the table when the clause is carried out."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Protocol, TypeVar

from companion.core.language.cards import Clause
from companion.core.language.states import State

S_contra = TypeVar("S_contra", bound=State, contravariant=True)


class Counter(Protocol[S_contra]):
    """Counts something in a State; `name` is what follows the colon."""

    def __call__(self, state: S_contra, name: str, /) -> int:
        """How many there are."""
        ...


Counters = Mapping[str, Counter[S_contra]]  # "combat", or "played:" for a count that takes a name


def split_count(text: str) -> tuple[str, str]:
    """A written count as the counter's name and what it is about."""
    name, colon, about = text.partition(":")
    return name + colon, about


def is_count(text: str, counts: Collection[str]) -> bool:
    """Whether a text is one of these counts, with its name when it takes one."""
    name, about = split_count(text)
    return name in counts and bool(about) == name.endswith(":")


def amount(state: S_contra, value: int | str, counters: Counters[S_contra]) -> int:
    """The number a clause means just now."""
    if isinstance(value, int):
        return value
    name, about = split_count(value)
    return counters[name](state, about)


def number(state: S_contra, clause: Clause, name: str, counters: Counters[S_contra], default: int = 0) -> int:
    """The number an argument of a clause means just now; `default` when it is not there."""
    value: Any = clause.args.get(name, default)
    return amount(state, value, counters)
