"""What happens by keywords, and what it changes (ALN-KEY)."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from companion.core.language.events import Event
from companion.core.language.ids import SeatId, SlotId
from companion.engine import zones as piles
from companion.engine.changes import carried
from companion.engine.feature import After
from companion.games.alien import zones
from companion.games.alien.state import AlienState


class CardsKept(Event, frozen=True):
    """Vigilant cards stay in front of their owner."""

    seat: SeatId
    slots: tuple[SlotId, ...]


class GivenUp(Event, frozen=True):
    """A card in play was discarded by its owner for its effect."""

    seat: SeatId
    slot: SlotId


class Sacrificed(Event, frozen=True):
    """A card in play was sacrificed; of a copy, `play`, nothing moves."""

    seat: SeatId
    slot: SlotId
    play: int = 0


def cards_kept(state: AlienState, event: CardsKept) -> AlienState:
    """Kept cards lie in front of their owner."""
    return carried(state, event.slots, zones.of(event.seat, "vigilant"), piles.FAR_END)


def given_up(state: AlienState, event: GivenUp) -> AlienState:
    """The card goes to its owner's discard pile."""
    return carried(state, (event.slot,), zones.of(event.seat, "discard"))


def sacrificed(state: AlienState, event: Sacrificed) -> AlienState:
    """The card goes to Dead Characters; a copy only is used up (ALN-RULING-13)."""
    if not event.play:
        return carried(state, (event.slot,), zones.DEAD_CHARACTERS)
    played = tuple(replace(one, spent=one.spent or one.play == event.play) for one in state.played)
    return replace(state, played=played)


EVENTS: Mapping[type, After[AlienState]] = {
    CardsKept: cards_kept, GivenUp: given_up, Sacrificed: sacrificed,
}  # fmt: skip
