"""What happens to rooms, decks and discard piles by card effects, in the past tense."""

from __future__ import annotations

from companion.core.language.events import Event
from companion.core.language.ids import SeatId, SlotId, ZoneId


class Attached(Event, frozen=True):
    """A card was attached to a room: it lies there and fills no place."""

    slot: SlotId
    zone: ZoneId


class RoomBlocked(Event, frozen=True):
    """A room exists no more: the objective lies over it, the Hive on top."""

    zone: ZoneId
    slot: SlotId | None


class EnteredOperations(Event, frozen=True):
    """A card was carried to Operations."""

    slot: SlotId


class RoomsSwapped(Event, frozen=True):
    """Two rooms have changed what lies in them."""

    zone: ZoneId
    other: ZoneId


class CardHidden(Event, frozen=True):
    """An open card was turned face down again (ALN-RULING-49)."""

    slot: SlotId


class PutOnHive(Event, frozen=True):
    """A card of the board went face down on top of the Hive."""

    slot: SlotId


class Strengthened(Event, frozen=True):
    """An enemy's Attack is higher for the rest of this turn."""

    slot: SlotId
    by: int


class Recovered(Event, frozen=True):
    """A player took a card of the own discard pile back."""

    seat: SeatId
    slot: SlotId
    to: ZoneId


class TopTurned(Event, frozen=True):
    """The top card of a deck was turned up for all."""

    slot: SlotId


class PutBack(Event, frozen=True):
    """A card of a deck went back face down: on top, or under it."""

    slot: SlotId
    under: bool = False


class CardShown(Event, frozen=True):
    """A player showed a card; it stays where it was. No slot: only the hand knows which."""

    seat: SeatId
    slot: SlotId | None


class Reordered(Event, frozen=True):
    """Cards of a deck that one player looked at lie in another order now, the first on top."""

    zone: ZoneId
    slots: tuple[SlotId, ...]


class StrikeReturned(Event, frozen=True):
    """A strike went back face down to the strike deck: on top, under it, or to be shuffled into it."""

    slot: SlotId
    to: str = "top"  # bottom, shuffled


class Discounted(Event, frozen=True):
    """Cards cost less to recruit for the rest of this turn, or the next one alone."""

    by: int
    what: str = "any"  # hq, sergeants, a class
    once: bool = False


class HappenedAgain(Event, frozen=True):
    """What an Event or a Hazard brought happens once more; nothing is counted."""

    slot: SlotId | None
    what: str  # event, hazard


EVENTS = (
    Attached, RoomBlocked, EnteredOperations, RoomsSwapped, CardHidden, PutOnHive, Strengthened, Recovered,
    TopTurned, PutBack, CardShown, Reordered, StrikeReturned, Discounted, HappenedAgain,
)  # fmt: skip
MOVES = (
    Attached, RoomBlocked, EnteredOperations, RoomsSwapped, CardHidden, PutOnHive, Recovered, PutBack,
    StrikeReturned,
)  # fmt: skip
