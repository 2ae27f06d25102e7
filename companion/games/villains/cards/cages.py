"""Allies that are locked up in front of their players, each under a Cop (VIL-CARD-04)."""

from __future__ import annotations

from functools import partial

from companion.core.language.asks import Work
from companion.core.language.cards import Clause
from companion.core.language.events import Event
from companion.core.language.ids import SeatId, SlotId
from companion.core.language.phrases import phrase
from companion.engine.changes import carried, counted
from companion.engine.draft import Draft
from companion.engine.effects.work import DoClause
from companion.engine.feature import Feature
from companion.engine.legendary.moves import own
from companion.engine.turns import clockwise
from companion.games.villains import zones
from companion.games.villains.meaning import is_meant
from companion.games.villains.picking import choose
from companion.games.villains.state import VillainsState

COPS = "cops"


class GuardReturned(Event, frozen=True):
    """A Cop went from a Victory Pile back on the stack beside the Plot."""

    slot: SlotId


class Caged(Event, frozen=True):
    """An Ally was laid in front of its player, and a Cop on top of it."""

    seat: SeatId
    slot: SlotId
    guard: SlotId


class CageMissed(Event, frozen=True):
    """There was no Cop left for an Ally: that is what Good has waited for."""

    seat: SeatId


class Caging(Work, frozen=True, tag="caging"):
    """A player lays an Ally of the hand in front of them."""

    what: str


def cage(draft: Draft[VillainsState], work: DoClause, clause: Clause) -> None:
    """All Cops of Victory Piles go back, then everybody loses an Ally of the hand (VIL-SPEC-02)."""
    seats = clockwise(draft.state, draft.state.active)
    for seat in seats:
        for slot in draft.state.table.zone(zones.victory(seat)):
            card = draft.state.table.card(slot)
            if card is not None and is_meant(card, COPS):
                draft.emit(GuardReturned(slot))
    what = str(clause.args.get("what", "ally"))
    draft.later(*(Caging(what, seat=seat) for seat in seats))


def _caging(draft: Draft[VillainsState], work: Caging) -> None:
    """The owner chooses; whoever has no such Ally loses none (VIL-SPEC-03, VIL-SPEC-14)."""
    seat = work.seat or draft.state.active
    why = phrase("ask-cage-which", name=draft.state.player(seat).name)
    slot = choose(draft, work, (zones.of(seat, "hand"),), partial(is_meant, match=work.what), why)
    if slot is None:
        return
    guard = zones.top(draft.state.table, zones.BESIDE)
    draft.emit(Caged(seat, slot, guard) if guard is not None else CageMissed(seat))


def _returned(state: VillainsState, event: GuardReturned) -> VillainsState:
    return carried(state, (event.slot,), zones.BESIDE)


def _caged(state: VillainsState, event: Caged) -> VillainsState:
    at = zones.of(event.seat, zones.CAGED)
    return carried(state, (event.guard, event.slot), at, zones.FAR_END)


def _missed(state: VillainsState, event: CageMissed) -> VillainsState:
    return counted(state, uncaged=1)


PART: Feature[VillainsState] = Feature(
    name="cages",
    verbs={"cage": cage},
    work={Caging: _caging},
    events={GuardReturned: _returned, Caged: _caged, CageMissed: _missed},
    prompts={Caged: own("prompt-caged")},
    carries=(GuardReturned,),
)
