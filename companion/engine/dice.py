"""Dice that the app rolls, somebody types or the camera sees: the rules know only what lies there."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

from companion.core.language.asks import Dice, Value, Work
from companion.core.language.dice import D6, Die
from companion.core.language.phrases import Phrase
from companion.core.language.states import State
from companion.engine.draft import Draft

S = TypeVar("S", bound=State)


def roll(draft: Draft[S], dice: Iterable[str], why: Phrase, then: Work, kinds: Iterable[Die] = ()) -> None:
    """Ask for a roll of these dice, a colour each and maybe a kind; `then` goes on with the faces."""
    ask = Dice(id=draft.next_ask, why=why, dice=tuple(dice), kinds=tuple(kinds), seat=then.seat)
    draft.ask(ask, then)


def pips(answer: Value) -> tuple[int, ...]:
    """The pips of an answered roll, in the order of its dice."""
    return tuple(pip for pip in answer if isinstance(pip, int)) if isinstance(answer, tuple | list) else ()


def readings(faces: Sequence[int], kinds: Sequence[Die] = ()) -> tuple[int, ...]:
    """What each face counts as by the kind of its die; usual dice count as they show."""
    return tuple((kinds[at] if at < len(kinds) else D6).read(face) for at, face in enumerate(faces))


def hits(rolled: Iterable[int], at_least: int) -> int:
    """How many dice show so much or more."""
    return sum(1 for pip in rolled if pip >= at_least)
