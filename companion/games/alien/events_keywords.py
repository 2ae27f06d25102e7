"""What happens in a game of Alien by keywords and copies, in the past tense."""

from __future__ import annotations

from companion.core.language.events import Event
from companion.core.language.ids import DesignId, SeatId, SlotId, ZoneId
from companion.games.alien import events_rooms


class CardLent(Event, frozen=True):
    """A player lent a card to whoever's turn it is, by Coordinate."""

    seat: SeatId
    slot: SlotId


class LentReturned(Event, frozen=True):
    """A lent card went back to its lender's cards, or out of the game with a dead lender's."""

    seat: SeatId
    slot: SlotId
    to: ZoneId


class CopyPlayed(Event, frozen=True):
    """A copy of a card was played: no card moved; `play` is its number among the copies of the turn."""

    seat: SeatId
    slot: SlotId
    play: int


class CardCloned(Event, frozen=True):
    """A card in play took the facts of another one, until it leaves play."""

    slot: SlotId
    of: SlotId
    design: DesignId


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


class Shielded(Event, frozen=True):
    """A player avoids so many strikes that come this turn."""

    seat: SeatId
    n: int


class StrikeAvoided(Event, frozen=True):
    """A strike was avoided: no card is drawn."""

    seat: SeatId


class Calmed(Event, frozen=True):
    """An enemy does not strike this turn."""

    slot: SlotId


EVENTS = (
    CardLent, LentReturned, CopyPlayed, CardCloned, CardsKept, GivenUp, Sacrificed, Shielded, StrikeAvoided,
    Calmed, *events_rooms.EVENTS,
)  # fmt: skip
