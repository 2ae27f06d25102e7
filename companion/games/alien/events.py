"""What happens in a game of Alien, in the past tense."""

from __future__ import annotations

from companion.core.language.events import Event
from companion.core.language.ids import SeatId, SlotId, ZoneId
from companion.games.alien import events_aliens, events_feats, events_guests, events_keywords, events_saying


class TurnBegan(Event, frozen=True):
    """A player's turn began; it waits for the Hive card."""

    seat: SeatId
    number: int


class PhaseBegan(Event, frozen=True):
    """The next phase of the turn began."""

    phase: str


class HiveCardPlaced(Event, frozen=True):
    """The top Hive card went face down into a room."""

    slot: SlotId
    zone: ZoneId


class Pushed(Event, frozen=True):
    """A card was pushed one room on."""

    slot: SlotId
    zone: ZoneId


class EnteredCombatZone(Event, frozen=True):
    """A card dropped out of the Airlock, or was carried into the Combat Zone, at its left end."""

    slot: SlotId


class TurnedUp(Event, frozen=True):
    """A hidden card was turned face up."""

    slot: SlotId


class FinalEnemyFound(Event, frozen=True):
    """A final enemy was turned up; `open` says whether it may be fought already (ALN-REVEAL-11)."""

    slot: SlotId
    open: bool


class EventTriggered(Event, frozen=True):
    """An Event came up: the current objective's Event ability happens."""

    slot: SlotId
    level: int


class HazardTriggered(Event, frozen=True):
    """A Hazard came up: the location's ability of this number happens; beyond 3 there is none left."""

    slot: SlotId
    number: int


class Spent(Event, frozen=True):
    """An Event or Hazard went to its discard space."""

    slot: SlotId


class FacehuggerLanded(Event, frozen=True):
    """A facehugger was put in front of a player; after turn `deadline` it is too late."""

    slot: SlotId
    seat: SeatId
    deadline: int


class FacehuggerPassed(Event, frozen=True):
    """A facehugger found a player who already carries and goes on to another."""

    slot: SlotId
    past: SeatId
    seat: SeatId | None


class LastChance(Event, frozen=True):
    """The last turn in which this facehugger can be killed began."""

    slot: SlotId
    seat: SeatId


class FacehuggerDied(Event, frozen=True):
    """A facehugger went to Dead Enemies without a fight."""

    slot: SlotId


class Impregnated(Event, frozen=True):
    """A player got a Chestburster into the discard pile; no slot: the Hatchery had none."""

    seat: SeatId
    slot: SlotId | None


class BurstDrawn(Event, frozen=True):
    """A player drew their Chestburster."""

    seat: SeatId
    slot: SlotId | None


class CardPlayed(Event, frozen=True):
    """A card was played from the hand."""

    seat: SeatId
    slot: SlotId


class PointsGained(Event, frozen=True):
    """Points came into the pools."""

    attack: int = 0
    recruit: int = 0
    slot: SlotId | None = None


class PointsSpent(Event, frozen=True):
    """Points left the pools."""

    attack: int = 0
    recruit: int = 0


class AbilityReady(Event, frozen=True):
    """A once-this-turn ability waits to be used; `play` is which copy of the card has it."""

    slot: SlotId
    index: int
    play: int = 0


class AbilityUsed(Event, frozen=True):
    """An ability of a card was used."""

    slot: SlotId
    index: int
    play: int = 0


class Recruited(Event, frozen=True):
    """A character was recruited into a discard pile."""

    seat: SeatId
    slot: SlotId


class Gained(Event, frozen=True):
    """A card was gained without paying; `to` is where it went."""

    seat: SeatId
    slot: SlotId
    to: ZoneId


class HqRefilled(Event, frozen=True):
    """The top Barracks card was turned up into an empty HQ slot."""

    slot: SlotId
    zone: ZoneId


class Scanned(Event, frozen=True):
    """A room was scanned for this price."""

    zone: ZoneId
    cost: int


class Fought(Event, frozen=True):
    """An enemy was fought for this price."""

    seat: SeatId
    slot: SlotId
    cost: int


class EnemyKilled(Event, frozen=True):
    """An enemy went to Dead Enemies."""

    slot: SlotId


class CharacterKilled(Event, frozen=True):
    """A character went to Dead Characters."""

    slot: SlotId


class CardKilled(Event, frozen=True):
    """Another card was killed and went to the pile its type names."""

    slot: SlotId
    to: ZoneId


class CardLeft(Event, frozen=True):
    """A card left the board by its own text, for the pile that its type names."""

    slot: SlotId
    to: ZoneId


class Weakened(Event, frozen=True):
    """An enemy's Attack is lower for the rest of this turn."""

    slot: SlotId
    by: int


class EnemyStruck(Event, frozen=True):
    """An enemy of the Combat Zone strikes the active player."""

    slot: SlotId
    seat: SeatId


class StrikeDrawn(Event, frozen=True):
    """A player drew the top strike card."""

    slot: SlotId
    seat: SeatId


class StrikeTaken(Event, frozen=True):
    """A strike with damage stays beside the Avatar."""

    slot: SlotId
    seat: SeatId
    damage: int


class StrikeMissed(Event, frozen=True):
    """A strike without damage went to the discarded strikes."""

    slot: SlotId
    seat: SeatId


class Healed(Event, frozen=True):
    """A strike beside an Avatar went to the discarded strikes."""

    slot: SlotId
    seat: SeatId


class StrikesReshuffled(Event, frozen=True):
    """The discarded strikes became the new strike deck."""


class PlayerDied(Event, frozen=True):
    """A player died: strikes, chestburster or hive."""

    seat: SeatId
    cause: str


class CardsDiscarded(Event, frozen=True):
    """Cards of a player went to the discard pile."""

    seat: SeatId
    slots: tuple[SlotId, ...]


class HandDrawn(Event, frozen=True):
    """A player drew cards from the deck, unseen by the others."""

    seat: SeatId
    slots: tuple[SlotId, ...]


class DeckReshuffled(Event, frozen=True):
    """A player's discard pile became the new deck."""

    seat: SeatId


class PoolsEmptied(Event, frozen=True):
    """Unspent points were lost."""


class ObjectiveProgressed(Event, frozen=True):
    """The players came closer to an objective."""

    level: int
    n: int


class ObjectiveDone(Event, frozen=True):
    """The current objective was completed and went under the others."""

    level: int


class ObjectiveBegan(Event, frozen=True):
    """The next objective is the current one."""

    level: int


class HiveLow(Event, frozen=True):
    """The Hive is nearly empty; `last` says that it will not be built again."""

    left: int
    last: bool


class HiveRebuilt(Event, frozen=True):
    """The Hive was empty: Dead Enemies became the new Hive."""


class HiveEmptied(Event, frozen=True):
    """The Hive was needed and empty for the second time: everybody dies."""


class Won(Event, frozen=True):
    """The third objective is done while somebody lives."""


class Lost(Event, frozen=True):
    """Nobody is left."""

    cause: str


EVENTS = (
    TurnBegan, PhaseBegan, HiveCardPlaced, Pushed, EnteredCombatZone, TurnedUp, FinalEnemyFound,
    EventTriggered, HazardTriggered, Spent, FacehuggerLanded, FacehuggerPassed, LastChance, FacehuggerDied,
    Impregnated, BurstDrawn, CardPlayed, PointsGained, PointsSpent, AbilityReady, AbilityUsed, Recruited,
    Gained, HqRefilled, Scanned, Fought, EnemyKilled, CharacterKilled, CardKilled, CardLeft, Weakened,
    EnemyStruck, StrikeDrawn, StrikeTaken, StrikeMissed, Healed, StrikesReshuffled, PlayerDied,
    CardsDiscarded, HandDrawn, DeckReshuffled, PoolsEmptied, ObjectiveProgressed, ObjectiveDone,
    ObjectiveBegan, HiveLow, HiveRebuilt, HiveEmptied, Won, Lost, *events_keywords.EVENTS,
    *events_aliens.EVENTS, *events_feats.EVENTS, *events_guests.EVENTS,
    *events_saying.EVENTS,
)  # fmt: skip
