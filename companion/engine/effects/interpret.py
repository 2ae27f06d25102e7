"""From a card's abilities to work in the queue: one ability, then one clause at a time, no recursion."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, TypeVar

from msgspec.structs import replace

from companion.core.language.cards import Ability, Card, Clause
from companion.core.language.ids import SeatId, SlotId
from companion.core.language.phrases import phrase
from companion.core.language.states import State
from companion.engine.draft import Draft
from companion.engine.effects.conditions import Judges, all_hold
from companion.engine.effects.selectors import pick, yes_or_no
from companion.engine.effects.work import BeginAbility, DoClause, ability_of

S = TypeVar("S", bound=State)

Do = Callable[[Draft[S], DoClause, Clause], None]  # one verb: the draft, the work, its clause
Verbs = Mapping[str, Do[S]]
ASKS = {"recruit": "ask-pay-for", "attack": "ask-pay-attack-for"}  # by the pool that is paid from


def moments(card: Card, on: str, level: int, area: str) -> Iterator[tuple[int, Ability]]:
    """The abilities of a card, with their index, that belong to a moment, a level and an area.

    A level of 0 asks for none in particular; an ability without an area works everywhere (ALN-TEXT-06).
    """
    for index, ability in enumerate(card.abilities):
        if ability.on == on and (not level or ability.level == level) and ability.area in ("", area):
            yield index, ability


def queue_ability(seat: SeatId, slot: SlotId, index: int, card: Card, area: str) -> BeginAbility:
    """An ability as work: its conditions are judged and its offer made when its turn comes."""
    return BeginAbility(seat=seat, slot=slot, index=index, design=card.design, area=area)


def begin_ability(
    draft: Draft[S], work: BeginAbility, judges: Judges[S], can_pay: bool, *, is_offer: bool = False
) -> bool:
    """Whether an ability goes ahead now: conditions hold, and its player takes the offer if it is one.

    False also while the player is asked; the work is queued again with the answer. `is_offer` makes one of
    what the card says outright.
    """
    card, ability = ability_of(draft.state, work)
    if not all_hold(draft.state, ability.when, work, judges):
        return False
    name, points = ability.price
    if not (ability.may or points or is_offer):
        return True
    if points and not can_pay:
        return False
    key = ASKS[name] if points else "ask-may"
    why = phrase(key, card=card.name, n=points)
    options = yes_or_no(phrase("option-yes"), phrase("option-no"))
    chosen = pick(draft, work, why, options)
    return chosen is not None and chosen.key == "yes"


def queue_clauses(draft: Draft[S], work: BeginAbility) -> None:
    """Queue what an ability does, one piece per clause, in the order of the card."""
    _, ability = ability_of(draft.state, work)
    draft.later(*(clause_of(work, clause) for clause in ability.do))


def clause_of(work: BeginAbility, clause: Clause) -> DoClause:
    """A clause of an ability as work of its own."""
    return DoClause(
        clause, seat=work.seat, slot=work.slot, index=work.index, design=work.design, area=work.area,
        play=work.play, via=work.via,
    )  # fmt: skip


def do_clause(draft: Draft[S], work: DoClause, verbs: Verbs[S]) -> None:
    """Carry out one clause."""
    verbs[work.clause.verb](draft, work, work.clause)


def instead(work: DoClause, **args: Any) -> DoClause:
    """The same clause as new work with other arguments; None takes one away."""
    clause = work.clause
    merged = {name: value for name, value in {**clause.args, **args}.items() if value is not None}
    return replace(work, clause=Clause(clause.verb, merged), answer=None)


def is_share(work: DoClause) -> bool:
    """Whether this is one player's part of an instruction, from `for_seat`; said without words it is not."""
    return work.clause.args.get("who") == "you"


def for_seat(work: DoClause, seat: SeatId) -> DoClause:
    """The same clause as work about one player, who becomes its `you`."""
    return replace(instead(work, who="you"), seat=seat)
