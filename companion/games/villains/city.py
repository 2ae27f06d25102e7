"""The city: Adversaries enter, push each other on and out of it, and ambush (VIL-CITY)."""

from __future__ import annotations

from companion.core.language.asks import Work
from companion.core.language.events import Event
from companion.core.language.ids import SlotId, ZoneId
from companion.engine.changes import carried
from companion.engine.draft import Draft
from companion.engine.feature import Feature, joined, tells
from companion.engine.legendary.lane import ENTRY, Lane
from companion.games.villains import zones
from companion.games.villains.abilities import begin
from companion.games.villains.overruns import overrun
from companion.games.villains.state import VillainsState

AMBUSH = "ambush"


class AdversaryEntered(Event, frozen=True):
    """An Adversary came into the city."""

    slot: SlotId
    zone: ZoneId


class Ambushed(Event, frozen=True):
    """An Adversary that came into the city does what it does in an Ambush."""

    slot: SlotId


class Ambush(Work, frozen=True, tag="ambush"):
    """What an Adversary does that has come into the city (VIL-CITY-08)."""

    slot: SlotId


def enter(draft: Draft[VillainsState], slot: SlotId, at: int = ENTRY) -> None:
    """It comes in and pushes; all move first, then whoever was pushed out overruns, then its Ambush.

    VIL-CITY-01, 07, 09, 10, 13, VIL-RUL-35, VIL-CARD-22.
    """
    draft.later(Ambush(slot))
    LANE.enter(draft, slot, at)


LANE: Lane[VillainsState] = Lane(
    spaces=zones.CITY,
    crowded="VIL-CITY-02",
    leaves=overrun,
    comes=lambda state, slot, zone: AdversaryEntered(slot, zone),
)


def _ambush(draft: Draft[VillainsState], work: Ambush) -> None:
    """Once, wherever it is by now, for it is owed (VIL-CITY-08, 13, VIL-SPEC-16)."""
    card = draft.state.table.card(work.slot)
    if card is not None:
        if card.does(AMBUSH) or card.has(AMBUSH):
            draft.emit(Ambushed(work.slot))
        begin(draft, card, work.slot, AMBUSH, draft.state.active)


def _entered(state: VillainsState, event: AdversaryEntered) -> VillainsState:
    """It stands there face up (VIL-CITY-11)."""
    return carried(state, (event.slot,), event.zone)


FEATURE: Feature[VillainsState] = joined(
    "city",
    LANE.feature(),
    Feature(
        name="villains",
        moments=(AMBUSH,),
        work={Ambush: _ambush},
        events={AdversaryEntered: _entered, Ambushed: tells},
        carries=(AdversaryEntered,),
    ),
)
