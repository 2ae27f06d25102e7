"""Serenity: Ship Strikes in her slots, and when she is lost (FFY-SHIP-01 to 04, FFY-SHIP-08 to 10)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from companion.core.crossing.prompts import Prompt
from companion.core.crossing.views import Duty
from companion.core.language.asks import Work
from companion.core.language.events import Event
from companion.core.language.ids import SeatId, SlotId, ZoneId
from companion.core.language.phrases import phrase
from companion.engine import decks
from companion.engine.changes import carried, turned
from companion.engine.draft import Draft, waiting
from companion.engine.feature import Feature, Settling, tells
from companion.engine.legendary.ending import Lost
from companion.engine.legendary.moves import shuffle
from companion.engine.legendary.strikes import EnemiesStrike, StrikeText
from companion.engine.names import open_name
from companion.engine.zones import FAR_END
from companion.games.firefly import zones
from companion.games.firefly.state import FireflyState
from companion.games.firefly.strikers import goes_on, say, ships_coming
from companion.games.firefly.wards import SHIP, avoids, cancels

FIELD = "slots"  # the number of the owner's board that says how many slots Serenity has
POSSIBLE = range(
    1, zones.SLOTS + 1
)  # what that number can be: with none she would be lost at the first strike
NEARLY = 1  # so few slots without a Ship Strike, or fewer, are told (FFY-SHIP-10)
DECK = "ship-strikes"  # the deck's name, by which it is kept


class ShipStrikeDrawn(Event, frozen=True):
    """The top Ship Strike was turned up; nobody has placed it yet."""

    slot: SlotId
    seat: SeatId


class ShipStruck(Event, frozen=True):
    """A Ship Strike lies in a slot of Serenity."""

    slot: SlotId
    zone: ZoneId
    seat: SeatId


class SerenityStrained(Event, frozen=True):
    """Hardly a slot of Serenity is left without a Ship Strike, or none at all (FFY-SHIP-10)."""

    left: int


class ShipRepaired(Event, frozen=True):
    """A Ship Strike was repaired: it lies open under its deck, or among the Defeated Cards."""

    slot: SlotId
    to: ZoneId


class ShipStrikesReshuffled(Event, frozen=True):
    """All Ship Strikes of the deck lay face up: they are a new deck (FFY-SHIP-08)."""


class DrawShipStrike(Work, frozen=True, tag="draw-ship-strike"):
    """Somebody draws a Ship Strike for Serenity; of an enemy's it says which enemy strikes."""

    by: SlotId | None = None


class ShipStrikeLands(Work, frozen=True, tag="ship-strike-lands"):
    """A Ship Strike that was drawn or turned up lies open and waits for its slot."""

    slot: SlotId


def slots(state: FireflyState) -> int | None:
    """How many slots Serenity has; None while the owner has not told, or told what cannot be.

    FFY-CAT-10, FFY-CARD-17, FFY-RUL-01.
    """
    told = state.boards.get(zones.SERENITY, {}).get(FIELD)
    return told if told in POSSIBLE else None


def free_slots(state: FireflyState) -> tuple[ZoneId, ...]:
    """Those without a Ship Strike, the lowest first; an Upgrade there does not matter (FFY-RUL-02)."""
    there = zones.STRIKE_SLOTS[: slots(state) or 0]
    return tuple(zone for zone in there if not state.table.zone(zone))


def strikes_on(state: FireflyState) -> tuple[SlotId, ...]:
    """The Ship Strikes on Serenity, from the lowest slot on."""
    return tuple(slot for zone in zones.STRIKE_SLOTS for slot in state.table.zone(zone))


def needs_slots(draft: Draft[FireflyState], work: Work) -> bool:
    """Whether the number of slots must be asked first: it is printed only on the mat (FFY-RUL-01)."""
    is_told = FIELD in draft.state.boards.get(zones.SERENITY, {})
    why = phrase("ask-serenity-slots-again" if is_told else "ask-serenity-slots", most=zones.SLOTS)
    return decks.needs_board(draft, zones.SERENITY, FIELD, why, work, POSSIBLE)


def draw(draft: Draft[FireflyState], seat: SeatId, n: int) -> None:
    """Ship Strikes are drawn one after the other, also for a defeated player (FFY-DEF-03)."""
    draft.later(*(DrawShipStrike(seat=seat),) * n)


def lands(draft: Draft[FireflyState], slot: SlotId) -> None:
    """A Ship Strike that was turned up is treated as drawn; it cannot be avoided (FFY-REV-06, FFY-RUL-34)."""
    draft.later(ShipStrikeLands(slot, seat=draft.state.active))


def _draw(draft: Draft[FireflyState], work: DrawShipStrike) -> None:
    """It is offered to avoid it, then the top card is turned up (FFY-STRIKE-17)."""
    state, seat = draft.state, work.seat or draft.state.active
    slot = zones.top(state.table, zones.SHIP_STRIKES)
    if slot is None or (work.by is not None and not goes_on(state, work.by)):
        return
    if avoids(draft, work, seat, SHIP):
        return
    draft.emit(ShipStrikeDrawn(slot, seat))
    text = () if work.by is None else (StrikeText(seat=seat, slot=work.by),)
    draft.later(ShipStrikeLands(slot, seat=seat), *text)


def _lands(draft: Draft[FireflyState], work: ShipStrikeLands) -> None:
    """Unless it is cancelled it takes its slot, and then its text is done (FFY-SHIP-03)."""
    slot, seat = work.slot, work.seat or draft.state.active
    if decks.needs_identity(draft, slot, phrase("ask-which-ship-strike"), work) or needs_slots(draft, work):
        return
    if cancels(draft, work, slot, seat, SHIP):
        return
    if _is_placed(draft, slot, seat):
        _tell_strain(draft)
        say(draft, seat, slot)


def _is_placed(draft: Draft[FireflyState], slot: SlotId, seat: SeatId) -> bool:
    """It takes the lowest slot without a Ship Strike; with none left Serenity is lost.

    FFY-SHIP-01, FFY-SHIP-04, FFY-WIN-04, FFY-RUL-33.
    """
    free = free_slots(draft.state)
    draft.emit(ShipStruck(slot, free[0], seat) if free else Lost("serenity"))
    return bool(free)


def _tell_strain(draft: Draft[FireflyState]) -> None:
    """That one slot without a Ship Strike is left, or none (FFY-SHIP-10)."""
    left = len(free_slots(draft.state))
    if left <= NEARLY:
        draft.emit(SerenityStrained(left))


def mend(draft: Draft[FireflyState], slot: SlotId) -> None:
    """A Ship Strike is repaired, however it was paid for (FFY-SHIP-06, 07, FFY-REV-07, FFY-INTER-13)."""
    is_foreign = slot in draft.state.foreign
    draft.emit(ShipRepaired(slot, zones.DEFEATED if is_foreign else zones.SHIP_STRIKES))


def _settle(draft: Draft[FireflyState]) -> None:
    """Once all its cards lie face up the deck is shuffled anew (FFY-SHIP-08, FFY-SPEC-24, FFY-STATE-15)."""
    table = draft.state.table
    left = table.zone(zones.SHIP_STRIKES)
    if left and all(table.slots[slot].face_up for slot in left):
        draft.emit(ShipStrikesReshuffled())
        decks.shuffle(draft, zones.SHIP_STRIKES, DECK)


def _drawn(state: FireflyState, event: ShipStrikeDrawn) -> FireflyState:
    return turned(state, event.slot)


def _struck(state: FireflyState, event: ShipStruck) -> FireflyState:
    came_from = state.table.slots[event.slot].zone
    struck = carried(state, (event.slot,), event.zone)
    if came_from == zones.SHIP_STRIKES:
        return struck
    return replace(struck, foreign=(*state.foreign, event.slot))


def _repaired(state: FireflyState, event: ShipRepaired) -> FireflyState:
    """Open underneath the deck, or among the Defeated Cards; the others stay in their slots (FFY-SHIP-09)."""
    return carried(state, (event.slot,), event.to, FAR_END if event.to == zones.SHIP_STRIKES else 0)


def _reshuffled(state: FireflyState, event: ShipStrikesReshuffled) -> FireflyState:
    return carried(state, state.table.zone(zones.SHIP_STRIKES), zones.SHIP_STRIKES, face_up=False)


def _turn_over(event: ShipStrikeDrawn, before: FireflyState, after: FireflyState) -> tuple[Prompt, ...]:
    """The top card is turned over, or taken from the tray where the app keeps the deck."""
    card = open_name(after, event.slot) or phrase("a-card")
    text = phrase(f"prompt-ship-strike-drawn-{decks.keeper(after, DECK)}", card=card)
    return (Prompt(text, seat=event.seat, slot=event.slot, zone=zones.SHIP_STRIKES),)


def _due(state: FireflyState) -> Iterator[Duty]:
    """Ship Strikes that somebody still has to draw before anything else goes on."""
    pending = [work.seat or state.active for work in waiting(state) if isinstance(work, DrawShipStrike)]
    if any(isinstance(work, EnemiesStrike) for work in waiting(state)):
        pending += [state.active] * ships_coming(state)
    for seat in dict.fromkeys(pending):
        text = phrase("due-ship-strikes", name=state.player(seat).name, count=pending.count(seat))
        yield Duty("strike", text, seat, None, f"place:{zones.SHIP_STRIKES}", urgent=True)


FEATURE: Feature[FireflyState] = Feature(
    name="serenity",
    moments=("strike",),
    work={DrawShipStrike: _draw, ShipStrikeLands: _lands},
    settle=(Settling(_settle, reads=("table.zones", "table.slots"), after=(ShipStrikeLands,)),),
    events={
        ShipStrikeDrawn: _drawn, ShipStruck: _struck, ShipRepaired: _repaired, SerenityStrained: tells,
        ShipStrikesReshuffled: _reshuffled,
    },
    prompts={
        ShipStrikeDrawn: _turn_over, ShipStrikesReshuffled: shuffle("prompt-ship-strikes-reshuffle", DECK),
    },
    carries=(ShipStruck, ShipRepaired),
    details={SerenityStrained: lambda event: "full" if not event.left else "nearly"},
    due=_due,
)  # fmt: skip
