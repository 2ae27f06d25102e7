"""Lays what a file says over what is known here: what is new, what is the same, what clashes."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from typing import Generic, Protocol, TypeVar

import msgspec

Claim = tuple[str, ...]


class Spoken(Protocol):
    """Something said about things of which nothing else may be said."""

    def claims(self) -> tuple[Claim, ...]:
        """The things it is about; two that share one cannot both be true."""
        ...

    def body(self) -> Hashable:
        """What makes two of them the same."""
        ...


Said = TypeVar("Said", bound=Spoken)


class Knot(msgspec.Struct, Generic[Said], frozen=True):
    """What cannot be true together and can only be decided together, such as two codes that were swapped."""

    mine: tuple[Said, ...]
    theirs: tuple[Said, ...]


class Merged(msgspec.Struct, Generic[Said], frozen=True):
    """What a file says, laid over what is known here."""

    new: tuple[Said, ...]
    same: int
    knots: tuple[Knot[Said], ...]


def merge(mine: Iterable[Said], theirs: Sequence[Said]) -> Merged[Said]:
    """Lay one over the other; whatever is decided for the knots, a second time finds nothing new."""
    holders: dict[Claim, list[Said]] = {}
    known = set()
    for one in mine:
        known.add(one.body())
        for claim in one.claims():
            holders.setdefault(claim, []).append(one)
    odd = [one for one in theirs if one.body() not in known]
    new: list[Said] = []
    knots: list[Knot[Said]] = []
    for knot in tie(odd, holders):
        if knot.mine:
            knots.append(knot)
        else:
            new.extend(knot.theirs)
    return Merged(tuple(new), len(theirs) - len(odd), tuple(knots))


def tie(odd: Sequence[Said], holders: dict[Claim, list[Said]]) -> Iterable[Knot[Said]]:
    """Everything that hangs together through claims, each in its order."""
    claimers = {claim: one for one in odd for claim in one.claims()}
    done: set[Hashable] = set()
    for first in odd:
        if first.body() in done:
            continue
        mine: dict[Hashable, Said] = {}
        theirs: dict[Hashable, Said] = {first.body(): first}
        waiting = [first]
        while waiting:
            for claim in waiting.pop().claims():
                for one in holders.get(claim, ()):
                    if one.body() not in mine:
                        mine[one.body()] = one
                        waiting.append(one)
                other = claimers.get(claim)
                if other is not None and other.body() not in theirs:
                    theirs[other.body()] = other
                    waiting.append(other)
        done |= theirs.keys()
        yield Knot(tuple(mine.values()), tuple(theirs.values()))
