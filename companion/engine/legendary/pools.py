"""Pools of points: what can be paid, what is short, and the question when a price turns out too high."""

from __future__ import annotations

from typing import TypeVar

from companion.core.crossing.views import Figure, Shape
from companion.core.language.asks import Option, Work
from companion.core.language.cards import Card
from companion.core.language.events import Waived
from companion.core.language.ids import RuleId
from companion.core.language.phrases import phrase
from companion.core.language.states import State
from companion.engine.draft import Draft
from companion.engine.effects.selectors import pick

S = TypeVar("S", bound=State)

LEAVE, ANYWAY = "leave", "anyway"


def pool(state: State, name: str) -> int:
    """The points there are."""
    return state.numbers.get(name, 0)


def points(card: Card) -> tuple[Figure, ...]:
    """What a played card gives to the pools, as far as it is known."""
    shown: tuple[tuple[Shape, str], ...] = (("fight", "attack"), ("pay", "recruit"))
    given = ((shape, card.number(field)) for shape, field in shown)
    return tuple(Figure(shape, number) for shape, number in given if number != 0)


def charge(draft: Draft[S], name: str, need: int, rule: str) -> int:
    """Refuse a price above the pool, unless waived: then what there is is paid (FFY-ACT-09)."""
    have = pool(draft.state, name)
    if need > have:
        here = phrase(f"here-too-few-{name}", need=need, have=have)
        remedy = phrase(f"remedy-{name}", count=need - have)
        draft.refuse(rule, "cost", here=here, remedy=remedy, need=need, have=have, pool=name)
    return min(need, have)


def charge_late(draft: Draft[S], name: str, need: int, rule: str, work: Work) -> int | None:
    """The same for a price that was only just told: too high, it is a question instead of a refusal.

    What is paid; None while it is asked, or when the players leave it. A refusal would lose the number told.
    """
    have = pool(draft.state, name)
    if need <= have:
        return need
    why = phrase(f"ask-too-few-{name}", need=need, have=have)
    options = (Option(LEAVE, phrase("option-leave-it")), Option(ANYWAY, phrase("option-anyway")))
    chosen = pick(draft, work, why, options)
    if chosen is None or chosen.key == LEAVE:
        return None
    draft.emit(Waived(RuleId(rule), "cost", need - have))
    return have
