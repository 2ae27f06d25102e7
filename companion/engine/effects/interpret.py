"""From a card's abilities to work in the queue: one ability, then one clause at a time, no recursion."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, TypeVar

from msgspec.structs import replace

from companion.core.language.asks import Pending
from companion.core.language.cards import Ability, Card, Clause
from companion.core.language.ids import SeatId, SlotId
from companion.core.language.phrases import phrase
from companion.core.language.states import State
from companion.engine.draft import Draft, piece
from companion.engine.effects.conditions import Judges, all_hold
from companion.engine.effects.selectors import pick, yes_or_no

S = TypeVar("S", bound=State)

ABILITY, CLAUSE = "ability", "clause"  # the names of the two pieces of work

Do = Callable[[Draft[S], Pending, Clause], None]  # one verb: the draft, the work, its clause
Verbs = Mapping[str, Do[S]]


def moments(card: Card, on: str, level: int, area: str) -> Iterator[tuple[int, Ability]]:
    """The abilities of a card, with their index, that belong to a moment, a level and an area.

    A level of 0 asks for none in particular; an ability without an area works everywhere (ALN-TEXT-06).
    """
    for index, ability in enumerate(card.abilities):
        if ability.on == on and (not level or ability.level == level) and ability.area in ("", area):
            yield index, ability


def queue_ability(seat: SeatId, slot: SlotId, index: int, card: Card, area: str) -> Pending:
    """An ability as work: its conditions are judged and its offer made when its turn comes."""
    data = {"index": index, "area": area, "design": card.design}
    return piece(ABILITY, seat, slot, data=data)


def ability_of(state: State, pending: Pending) -> tuple[Card, Ability]:
    """The card and ability a piece of work is about; the card may have left its slot meanwhile."""
    card = state.table.cards[pending.data["design"]]
    return card, card.abilities[pending.data["index"]]


def begin_ability(draft: Draft[S], pending: Pending, judges: Judges[S], can_pay: bool) -> bool:
    """Whether an ability goes ahead now: conditions hold, and its player takes the offer if it is one.

    False also while the player is asked; the work is queued again with the answer.
    """
    card, ability = ability_of(draft.state, pending)
    if not all_hold(draft.state, ability.when, pending, judges):
        return False
    if not (ability.may or ability.pay):
        return True
    if ability.pay and not can_pay:
        return False
    key = "ask-pay-for" if ability.pay else "ask-may"
    why = phrase(key, card=card.name, n=ability.pay)
    options = yes_or_no(phrase("option-yes"), phrase("option-no"))
    chosen = pick(draft, pending, why, options)
    return chosen is not None and chosen.key == "yes"


def queue_clauses(draft: Draft[S], pending: Pending) -> None:
    """Queue what an ability does, one piece per clause, in the order of the card."""
    _, ability = ability_of(draft.state, pending)
    work = replace(pending, do=CLAUSE, answer=None)
    draft.later(*(replace(work, clause=clause) for clause in ability.do))


def do_clause(draft: Draft[S], pending: Pending, verbs: Verbs[S]) -> None:
    """Carry out one clause."""
    assert pending.clause is not None  # a clause piece always carries one
    verbs[pending.clause.verb](draft, pending, pending.clause)


def instead(pending: Pending, **args: Any) -> Pending:
    """The same clause as new work with other arguments; None takes one away."""
    clause = pending.clause
    assert clause is not None
    merged = {name: value for name, value in {**clause.args, **args}.items() if value is not None}
    return replace(pending, clause=Clause(clause.verb, merged), answer=None)


def is_share(pending: Pending) -> bool:
    """Whether this is one player's part of an instruction, from `for_seat`; said without words it is not."""
    return pending.clause is not None and pending.clause.args.get("who") == "you"


def for_seat(pending: Pending, seat: SeatId) -> Pending:
    """The same clause as work about one player, who becomes its `you`."""
    return replace(instead(pending, who="you"), seat=seat)
