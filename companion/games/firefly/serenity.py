"""Serenity: Ship Strikes in her slots, how they are repaired, and when she is lost (FFY-SHIP)."""

from __future__ import annotations

from msgspec.structs import replace

from companion.core.language.asks import Work
from companion.core.language.events import Event
from companion.core.language.ids import SeatId, SlotId, ZoneId
from companion.core.language.phrases import phrase
from companion.engine.changes import carried
from companion.engine.decks import needs_board, needs_identity
from companion.engine.draft import Draft
from companion.engine.feature import Feature
from companion.engine.work import Own
from companion.games.firefly import zones
from companion.games.firefly.abilities import begin
from companion.games.firefly.state import FireflyState

FIELD = "slots"  # the number of the owner's board that says how many slots Serenity has


class ShipStruck(Event, frozen=True):
    """A Ship Strike lies in a slot of Serenity."""

    slot: SlotId
    zone: ZoneId
    seat: SeatId


class SerenityLost(Event, frozen=True):
    """Every slot had a Ship Strike, and one more was drawn (FFY-SHIP-04)."""


class ShipStrikeLands(Own, frozen=True, tag="ship-strike-lands"):
    """A Ship Strike that was drawn or turned up waits for its slot; one of an Episode deck is turned up."""

    slot: SlotId


def slots(state: FireflyState) -> int | None:
    """How many slots Serenity has; None while the owner has not told (FFY-RUL-01)."""
    return state.boards.get(zones.SERENITY, {}).get(FIELD)


def free_slot(state: FireflyState) -> ZoneId | None:
    """The lowest slot without a Ship Strike (FFY-SHIP-01); an Upgrade there does not matter (FFY-RUL-02)."""
    there = zones.STRIKE_SLOTS[: slots(state) or 0]
    return next((zone for zone in there if not state.table.zone(zone)), None)


def needs_slots(draft: Draft[FireflyState], work: Work) -> bool:
    """Whether the number of slots must be asked first: it is printed only on the mat (FFY-RUL-01)."""
    return needs_board(draft, zones.SERENITY, FIELD, phrase("ask-serenity-slots"), work)


def lands(draft: Draft[FireflyState], slot: SlotId) -> None:
    """A Ship Strike that was turned up is treated as drawn (FFY-REV-06)."""
    draft.later(ShipStrikeLands(slot, seat=draft.state.active))


def _lands(draft: Draft[FireflyState], work: ShipStrikeLands) -> None:
    """It takes the lowest slot without a strike, then its text is done (FFY-SHIP-01 to 04)."""
    if needs_slots(draft, work) or needs_identity(draft, work.slot, phrase("ask-which-strike"), work):
        return
    space, seat = free_slot(draft.state), work.seat or draft.state.active
    if space is None:
        draft.emit(SerenityLost())
        return
    draft.emit(ShipStruck(work.slot, space, seat))
    card = draft.state.table.card(work.slot)
    if card is not None:
        begin(draft, card, work.slot, "strike", seat)


def _struck(state: FireflyState, event: ShipStruck) -> FireflyState:
    return carried(state, (event.slot,), event.zone)


def _lost(state: FireflyState, event: SerenityLost) -> FireflyState:
    return replace(state, numbers={**state.numbers, "serenity-lost": 1})


FEATURE: Feature[FireflyState] = Feature(
    name="serenity",
    work={ShipStrikeLands: _lands},
    events={ShipStruck: _struck, SerenityLost: _lost},
    carries=(ShipStruck,),
)
