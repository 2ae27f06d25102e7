"""Serenity: Ship Strikes in her slots, how they are repaired, and when she is lost (FFY-SHIP)."""

from __future__ import annotations

from msgspec.structs import replace

from companion.core.language.asks import Work
from companion.core.language.events import Event
from companion.core.language.ids import SeatId, SlotId, ZoneId
from companion.core.language.phrases import phrase
from companion.engine import decks
from companion.engine.changes import carried
from companion.engine.decks import needs_board, needs_identity
from companion.engine.draft import Draft
from companion.engine.feature import Feature, Settling
from companion.engine.legendary.moves import shuffle
from companion.engine.work import Own
from companion.engine.zones import FAR_END
from companion.games.firefly import zones
from companion.games.firefly.abilities import begin
from companion.games.firefly.state import FireflyState

FIELD = "slots"  # the number of the owner's board that says how many slots Serenity has


class ShipStruck(Event, frozen=True):
    """A Ship Strike lies in a slot of Serenity."""

    slot: SlotId
    zone: ZoneId
    seat: SeatId


class ShipRepaired(Event, frozen=True):
    """A Ship Strike was repaired: it lies open under its deck, or among the Defeated Cards."""

    slot: SlotId
    to: ZoneId


class ShipStrikesReshuffled(Event, frozen=True):
    """Every card of the Ship Strike deck lay open: they became a new deck (FFY-SHIP-08)."""


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


def strikes_on(state: FireflyState) -> tuple[SlotId, ...]:
    """The Ship Strikes on Serenity, from the lowest slot on."""
    return tuple(slot for zone in zones.STRIKE_SLOTS for slot in state.table.zone(zone))


def mend(draft: Draft[FireflyState], slot: SlotId) -> None:
    """A Ship Strike is repaired, however it was paid for (FFY-SHIP-06, 07, FFY-REV-07, FFY-INTER-13)."""
    is_foreign = slot in draft.state.foreign
    draft.emit(ShipRepaired(slot, zones.DEFEATED if is_foreign else zones.SHIP_STRIKES))


def settle(draft: Draft[FireflyState]) -> None:
    """A deck whose cards all lie open is shuffled into a new one (FFY-SHIP-08, FFY-SPEC-24)."""
    table = draft.state.table
    deck = table.zone(zones.SHIP_STRIKES)
    if deck and all(table.slots[slot].face_up for slot in deck):
        draft.emit(ShipStrikesReshuffled())
        decks.shuffle(draft, zones.SHIP_STRIKES, "ship-strikes")


def _repaired(state: FireflyState, event: ShipRepaired) -> FireflyState:
    """Open underneath the deck, or among the Defeated Cards; it does not come from there again by itself."""
    return carried(state, (event.slot,), event.to, FAR_END if event.to == zones.SHIP_STRIKES else 0)


def _reshuffled(state: FireflyState, event: ShipStrikesReshuffled) -> FireflyState:
    return carried(state, state.table.zone(zones.SHIP_STRIKES), zones.SHIP_STRIKES, face_up=False)


def _struck(state: FireflyState, event: ShipStruck) -> FireflyState:
    came_from = state.table.slots[event.slot].zone
    struck = carried(state, (event.slot,), event.zone)
    if came_from == zones.SHIP_STRIKES:
        return struck
    return replace(struck, foreign=(*state.foreign, event.slot))


def _lost(state: FireflyState, event: SerenityLost) -> FireflyState:
    return replace(state, numbers={**state.numbers, "serenity-lost": 1})


FEATURE: Feature[FireflyState] = Feature(
    name="serenity",
    work={ShipStrikeLands: _lands},
    settle=(Settling(settle, reads=("table",)),),
    events={
        ShipStruck: _struck, ShipRepaired: _repaired, ShipStrikesReshuffled: _reshuffled,
        SerenityLost: _lost,
    },
    prompts={ShipStrikesReshuffled: shuffle("prompt-ship-strikes-reshuffle", "ship-strikes")},
    carries=(ShipStruck, ShipRepaired),
)  # fmt: skip
