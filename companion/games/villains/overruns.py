"""The Lair is overrun: what an Adversary costs that leaves the city (VIL-OVER)."""

from __future__ import annotations

from msgspec.structs import replace

from companion.core.language.asks import Work
from companion.core.language.cards import Clause
from companion.core.language.events import Event
from companion.core.language.ids import SlotId
from companion.core.language.phrases import phrase
from companion.engine.changes import carried, counted
from companion.engine.decks import needs_number
from companion.engine.draft import Draft
from companion.engine.effects.selectors import pick, slot_options
from companion.engine.effects.work import DoClause
from companion.engine.feature import Feature
from companion.games.villains import zones
from companion.games.villains.abilities import begin
from companion.games.villains.bystanders import bystanders_of
from companion.games.villains.kinds import ADVERSARIES
from companion.games.villains.ko import ko
from companion.games.villains.printed import rules
from companion.games.villains.state import VillainsState

OVERRUN = "overrun"  # the moment of whoever has overrun
OVERRAN = "overran"  # a moment of the Plot: somebody has overrun


class Overran(Event, frozen=True):
    """An Adversary left the city and overran the Lair."""

    slot: SlotId


class CarriedOff(Event, frozen=True):
    """A Bystander was carried off by whoever guarded it."""

    slot: SlotId


class TakenAlong(Event, frozen=True):
    """An Ally that lay under an Adversary left with it."""

    slot: SlotId


class Ravage(Work, frozen=True, tag="ravage"):
    """An Ally of the Lair is KO'd by whoever overran it."""

    slot: SlotId
    picked: SlotId | None = None  # it waits to be told its cost


class ToBottom(Work, frozen=True, tag="to-bottom"):
    """A single player puts an Ally of the Lair under its deck (VIL-SOLO-05, VIL-RUL-29)."""

    picked: SlotId | None = None


class Penalty(Work, frozen=True, tag="penalty"):
    """Everybody discards a card, for a Bystander was carried off."""


class Overrunning(Work, frozen=True, tag="overrunning"):
    """Several Adversaries have to overrun, one after the other."""

    slots: tuple[SlotId, ...]


class OverrunSays(Work, frozen=True, tag="overrun-says"):
    """What an Adversary does that has overrun."""

    slot: SlotId


def overrun(draft: Draft[VillainsState], slot: SlotId) -> None:
    """It leaves the city with whom it guards; three steps follow, in this order.

    VIL-CITY-06, VIL-OVER-01 to 11.

    Made to do so by a card it pushes nobody (VIL-OVER-12).
    """
    zone = draft.state.table.slots[slot].zone
    held = draft.state.table.zone(zones.guarded_at(zone))
    guarded = bystanders_of(draft.state, held)
    draft.emit(Overran(slot))
    for bystander in guarded:
        draft.emit(CarriedOff(bystander))
    for ally in (one for one in held if one not in guarded):
        draft.emit(TakenAlong(ally))
    steps: tuple[Work, ...] = (Ravage(slot, seat=draft.state.active), Penalty(), OverrunSays(slot))
    draft.later(*(step for step in steps if guarded or not isinstance(step, Penalty)))


def overrun_all(draft: Draft[VillainsState], slots: tuple[SlotId, ...]) -> None:
    """Several overrun at one moment, in an order that the current player picks (VIL-SPEC-15)."""
    draft.later(Overrunning(slots))


def _overrunning(draft: Draft[VillainsState], work: Overrunning) -> None:
    """The next one goes through all its steps before another one leaves (VIL-SPEC-15, VIL-OVER-11)."""
    there = tuple(slot for slot in work.slots if zones.is_city(draft.state.table.slots[slot].zone))
    options = slot_options(draft.state, there)
    asked = replace(work, seat=draft.state.active)
    chosen = pick(draft, asked, phrase("ask-overrun-next"), options) if options else None
    if chosen is not None and chosen.slot is not None:
        draft.later(Overrunning(tuple(slot for slot in there if slot != chosen.slot)))
        overrun(draft, chosen.slot)


def cheap(state: VillainsState) -> tuple[SlotId, ...]:
    """The Allies of the Lair that are cheap enough to be lost (VIL-OVER-02, VIL-SOLO-05).

    One whose cost nobody has told yet may be one of them.
    """
    found = []
    for space in zones.LAIR:
        for slot in state.table.zone(space):
            card = state.table.card(slot)
            cost = card.number("cost") if card is not None else None
            if cost is None or cost <= rules().overrun_cost:
                found.append(slot)
    return tuple(found)


def cheap_one(draft: Draft[VillainsState], work: Ravage | ToBottom, why: str) -> SlotId | None:
    """An Ally of the Lair of 6 or less that the player chooses; None while it is asked, or without one.

    One whose cost is told only then, and is too dear, is not the one (VIL-OVER-02, VIL-SOLO-05).
    """
    if work.picked is None:
        options = slot_options(draft.state, cheap(draft.state))
        chosen = pick(draft, work, phrase(why), options) if options else None
        if chosen is None or chosen.slot is None:
            return None
        work = replace(work, picked=chosen.slot, answer=None)
    slot = work.picked
    if slot is None or needs_number(draft, slot, "cost", work):
        return None
    if slot in cheap(draft.state):
        return slot
    draft.later(replace(work, picked=None, answer=None))
    return None


def _ravage(draft: Draft[VillainsState], work: Ravage) -> None:
    """The current player chooses one of 6 or less; with none of them nothing is KO'd.

    VIL-OVER-02, 03, VIL-CARD-06.
    """
    slot = cheap_one(draft, work, "ask-overrun-ally")
    if slot is not None:
        ko(draft, slot)


def _penalty(draft: Draft[VillainsState], work: Penalty) -> None:
    """One card each, of any kind, however many were carried off; without a card nobody discards.

    VIL-OVER-05 to 09, VIL-RUL-33, VIL-CARD-07.
    """
    draft.later(DoClause(Clause("discard", {"n": 1, "who": "each"}), seat=draft.state.active))


def _says(draft: Draft[VillainsState], work: OverrunSays) -> None:
    """The Overrun effect on the card, then what the Plot says of an Overrun.

    VIL-OVER-10, VIL-CARD-08, 09.
    """
    card, plot = draft.state.table.card(work.slot), zones.top(draft.state.table, zones.PLOT)
    said = draft.state.table.card(plot) if plot is not None else None
    if said is not None and said.does(OVERRAN):
        begin(draft, said, work.slot, OVERRAN, draft.state.active)
    if card is not None:
        begin(draft, card, work.slot, OVERRUN, draft.state.active)


def _overran(state: VillainsState, event: Overran) -> VillainsState:
    """Counted apart from the pile, into which cards come in other ways too (VIL-OVER-15)."""
    card = state.table.card(event.slot)
    own = {f"overran__{card.kind}": 1} if card is not None and card.kind not in ADVERSARIES else {}
    return counted(carried(state, (event.slot,), zones.OVERRUN), overran=1, **own)


def _carried_off(state: VillainsState, event: CarriedOff) -> VillainsState:
    """To the Overrun pile (VIL-OVER-08)."""
    return counted(carried(state, (event.slot,), zones.OVERRUN), carried=1)


FEATURE: Feature[VillainsState] = Feature(
    name="overruns",
    moments=(OVERRUN, OVERRAN),
    work={Overrunning: _overrunning, Ravage: _ravage, Penalty: _penalty, OverrunSays: _says},
    events={
        Overran: _overran, CarriedOff: _carried_off,
        TakenAlong: lambda state, event: carried(state, (event.slot,), zones.OVERRUN),
    },
    carries=(Overran, CarriedOff, TakenAlong),
)  # fmt: skip
