"""Verbs that hold other verbs: for every player, so often as something happened, and whenever it happens."""

from __future__ import annotations

from functools import partial

from msgspec.structs import replace

from companion.core.language.cards import Clause
from companion.core.language.events import Event
from companion.core.language.ids import SeatId
from companion.core.language.phrases import phrase
from companion.engine.draft import Draft
from companion.engine.effects.grammar import clauses_in
from companion.engine.effects.numbers import amount
from companion.engine.effects.selectors import pick, yes_or_no
from companion.engine.effects.sentences import sort_of
from companion.engine.effects.work import DoClause, going_on
from companion.engine.feature import Feature
from companion.engine.legendary.verbs.choosing import inner
from companion.games.villains.counting import COUNTERS
from companion.games.villains.meaning import is_meant
from companion.games.villains.picking import holds, places_of
from companion.games.villains.promises import Promised
from companion.games.villains.reading import READING
from companion.games.villains.state import Promise, VillainsState


class CardsPromised(Event, frozen=True):
    """Somebody's next new hand has more cards."""

    seat: SeatId
    n: int


class HandSized(Event, frozen=True):
    """Somebody's next new hand is of so many cards instead of the usual number."""

    seat: SeatId
    n: int


class Measured(DoClause, frozen=True, kw_only=True, tag="measured"):
    """What is done for all that has come to a count since it was taken."""

    before: int


def everybody(draft: Draft[VillainsState], work: DoClause, clause: Clause) -> None:
    """Each of these players does all of it before the next begins (VIL-SPEC-02, VIL-STRIKE-03)."""
    for seat in reversed(READING.seats(draft.state, work, str(clause.args["who"]))):
        inner(draft, replace(work, seat=seat), clause.args["do"])


def whether(draft: Draft[VillainsState], work: DoClause, clause: Clause) -> None:
    """One thing or the other, by whether there are so many of something at this moment."""
    holds = amount(draft.state, str(clause.args["count"]), COUNTERS) >= int(clause.args.get("n", 1))
    inner(draft, work, clause.args.get("do" if holds else "else", ()))


def has(draft: Draft[VillainsState], work: DoClause, clause: Clause) -> None:
    """One thing or the other for whoever has such a card in these places, by whether they have one."""
    seat = READING.player(draft, work)
    if seat is None:
        return
    lying, what = places_of(draft.state, str(clause.args["from"]), seat), str(clause.args["what"])
    work = replace(work, seat=seat)
    held = holds(draft.state, lying, partial(is_meant, match=what))
    if held is None:
        why = phrase("ask-has-such", name=draft.state.player(seat).name, **sort_of(what))
        chosen = pick(draft, work, why, yes_or_no(phrase("option-yes"), phrase("option-no")))
        if chosen is None:
            return
        held = chosen.key == "yes"
    inner(draft, work, clause.args.get("do" if held else "else", ()))


def so_many(draft: Draft[VillainsState], work: DoClause, clause: Clause) -> None:
    """Something is done, and then so often something else as the count has grown by it.

    With `once` it is done one time if the count has grown at all; `else` if it has not.
    """
    before = amount(draft.state, str(clause.args["count"]), COUNTERS)
    draft.later(Measured(**going_on(work), before=before))
    inner(draft, work, clause.args["do"])


def _measured(draft: Draft[VillainsState], work: Measured) -> None:
    args = work.clause.args
    grown = amount(draft.state, str(args["count"]), COUNTERS) - work.before
    plain = DoClause(**going_on(work))
    if grown <= 0:
        return inner(draft, plain, args.get("else", ()))
    inner(draft, plain, args.get("then", ()), 1 if args.get("once") else grown)


def whenever(draft: Draft[VillainsState], work: DoClause, clause: Clause) -> None:
    """Something is done whenever, or with `once` the next time, something happens in this turn."""
    if work.slot is not None:
        seat = work.seat or draft.state.active
        do = clauses_in(clause.args["do"])
        promise = Promise(str(clause.args["on"]), do, seat, work.slot, bool(clause.args.get("once")))
        draft.emit(Promised(promise))


def next_hand(draft: Draft[VillainsState], work: DoClause, clause: Clause) -> None:
    """The new hand at the end of the own turn has more cards, or is of so many (VIL-END-03)."""
    seat = work.seat or draft.state.active
    if "to" in clause.args:
        return draft.emit(HandSized(seat, int(clause.args["to"])))
    draft.emit(CardsPromised(seat, READING.number(draft.state, clause, "n", 1)))


def _more(state: VillainsState, event: CardsPromised) -> VillainsState:
    n = state.more_cards.get(event.seat, 0) + event.n
    return replace(state, more_cards={**state.more_cards, event.seat: n})


def _sized(state: VillainsState, event: HandSized) -> VillainsState:
    return replace(state, hand_sizes={**state.hand_sizes, event.seat: event.n})


PART: Feature[VillainsState] = Feature(
    name="verbs-of-time",
    verbs={
        "everybody": everybody,
        "whether": whether,
        "has": has,
        "so-many": so_many,
        "whenever": whenever,
        "next-hand": next_hand,
    },
    work={Measured: _measured},
    events={CardsPromised: _more, HandSized: _sized},
)
