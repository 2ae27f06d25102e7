"""What one audience may see of a game: one schema for all games; the screen only arranges and paints it.

Filled figures are facts, outlined ones are prices, threats or lacks (design grammar).
Every text is a Phrase, worded by the Texts port in the reader's language.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from companion.core.language.dice import Die
from companion.core.language.ids import SeatId, SlotId
from companion.core.language.phrases import Phrase
from companion.core.language.sides import Ending, Score, Side

Shape = Literal[
    "fight", "scan", "pay", "harm", "hazard", "level", "points", "dice", "count", "life", "craft"
]  # fmt: skip
AskKind = Literal["dice", "order", "read", "identity", "number", "choice", "done"]
Heading = Literal["", "named", "told", "new"]  # by its title, by what was told of it, or not met before
PressKind = Literal["act", "choose", "lay", "wait"]  # a big button acts, opens, lays cards, or there is none
DutyKind = Literal["answer", "deadline", "strike", "reveal", "hand", "hands"]  # why something is due
AimState = Literal["open", "done", "failed"]
Cost = Literal["decision", "show", "upkeep"]  # what a touch on the offer counts as


class Figure(msgspec.Struct, frozen=True):
    """A number in its shape; `value` None is not known yet and drawn as '?'."""

    shape: Shape
    value: int | None
    filled: bool = True
    of: int | None = None  # the limit that makes the number matter: 4 of 10
    label: Phrase | None = None
    sign: str = ""  # stands in its shape instead of the number, such as the letter of an Episode


class Change(msgspec.Struct, frozen=True):
    """What a choice changes in numbers, told before it is made: damage 6 -> 2 of 9."""

    what: Phrase
    before: int
    after: int
    of: int | None = None  # the limit that makes it matter
    shape: Shape = "count"
    seat: SeatId | None = None  # whose it is


class Condition(msgspec.Struct, frozen=True):
    """A condition that a card sets, as it stands just now: 'Tech played', '1 of 2 ...'."""

    text: Phrase
    met: bool
    brief: Phrase | None = None  # the same in a word or two, where it stands on a small card


class Tile(msgspec.Struct, frozen=True):
    """One card as the screen shows it."""

    target: str  # what a touch on it means: "slot:12"
    title: Phrase | None = None  # None while hidden
    kind: str = ""  # character, enemy, event ...; empty while hidden
    hidden: bool = False
    figures: tuple[Figure, ...] = ()
    icon: str = ""  # class: intel, leadership, strength, survival, tech
    known: Literal["", "seen", "told"] = ""
    owner: SeatId | None = None
    note: Phrase | None = None
    states: tuple[str, ...] = ()  # legal, big, asked, tolerated, differs, spent, immobile
    slot: SlotId | None = None
    photo: str = ""  # the design whose picture says more than the title, see the port Photos
    text: Phrase | None = None  # what it does, in one sentence
    live: tuple[Condition, ...] = ()  # the conditions it sets, as they stand now


class Place(msgspec.Struct, frozen=True):
    """A place of the board with what lies there; a deck shows its count."""

    id: str
    title: Phrase
    kind: Literal["place", "deck", "row"] = "place"
    tiles: tuple[Tile, ...] = ()
    count: int | None = None
    figures: tuple[Figure, ...] = ()  # scan price, strikes coming
    states: tuple[str, ...] = ()  # legal, blocked, danger, asked
    target: str = ""  # what a touch on the place itself means
    at: tuple[int, int] | None = None  # on a board of spaces: half columns right of its middle, rows below


class Strip(msgspec.Struct, frozen=True):
    """A row of places in the order of the printed board."""

    id: str
    title: Phrase | None
    places: tuple[Place, ...]


class SeatView(msgspec.Struct, frozen=True):
    """A person at the table."""

    seat: SeatId
    name: str
    colour: int  # index into the seats of the design tokens
    life: Figure | None = None  # strikes so far, `of` the health; None where nobody is hurt
    alive: bool = True
    played: bool = True  # a character that nobody plays sits at the table too
    active: bool = False
    figures: tuple[Figure, ...] = ()
    badges: tuple[Phrase, ...] = ()
    tiles: tuple[Tile, ...] = ()  # what lies in front of this person: facehuggers, kept cards
    counts: tuple[tuple[Phrase, int], ...] = ()  # hand, deck, discard
    by: str = ""  # who plays on for this person, who has left; all together: "*"
    guise: Phrase | None = None  # what this person has become and everybody must see: an Alien Player


class TurnView(msgspec.Struct, frozen=True):
    """Whose turn it is and which of its phases runs."""

    number: int
    seat: SeatId | None
    phase: Phrase
    phases: int = 0
    at: int = 0
    seats: tuple[SeatId, ...] = ()  # everybody who acts now, where it is not the one whose turn it is

    @property
    def acting(self) -> tuple[SeatId, ...]:
        """Everybody who acts now."""
        return self.seats or ((self.seat,) if self.seat is not None else ())


class Offer(msgspec.Struct, frozen=True):
    """Something that can be done now; taking it sends its command."""

    id: str
    label: Phrase
    command: Any
    sub: Phrase | None = None
    target: str = ""  # the thing on the screen whose touch takes it
    cost: Cost = "decision"
    seat: SeatId | None = None
    hand: bool = False  # it needs a card that only a hand can show
    needs: str = ""  # the keyword of a card that a hand must really hold for this to be true
    group: Heading = ""  # of a card that is named: under which heading it stands
    figures: tuple[Figure, ...] = ()  # what has been told of a card that has no name
    photo: str = ""  # the design whose picture says more than words, see the port Photos
    price: Figure | None = None  # what it costs, in the shape of what pays for it
    gives: tuple[Figure, ...] = ()  # the points on a card that is gained
    warns: Phrase | None = None  # what is said and asked about once before it is taken by a plain button
    effect: Phrase | None = None  # what taking it does, in one sentence without a capital
    changes: tuple[Change, ...] = ()  # what taking it changes, as far as everybody can know


class Choosing(msgspec.Struct, frozen=True):
    """Several things that can be done and none that is urgent: the big button opens them."""

    says: Phrase  # how many of each kind: '4 to recruit, 1 to fight'
    ids: tuple[str, ...]  # the offers, in the order in which they are shown
    dear: tuple[Offer, ...] = ()  # what only points are missing for: its name, and how many


class AskView(msgspec.Struct, frozen=True):
    """The running ask as this audience may see it; `secret` hides everything but that it is asked."""

    id: int
    kind: AskKind
    why: Phrase
    seat: SeatId | None = None
    seats: tuple[SeatId, ...] = ()  # of several who answer at once, those who still have to
    target: str = ""
    secret: bool = False
    options: tuple[Offer, ...] = ()  # a choice's options, or an identity's candidates
    low: int = 0
    high: int = 20
    dice: tuple[str, ...] = ()
    kinds: tuple[Die, ...] = ()  # of the dice, where they are not all usual ones
    done: int = 0  # of a deck that is read: so many cards were read ...
    of: int = 0  # ... of so many
    guess: int | None = None  # the number that others say is printed there
    otherwise: str = ""  # a reaction window: the option that holds when it closes by itself
    likely: str = ""  # the option that others say is right: shown first, and one press on the big button
    text: Phrase | None = None  # the sentence of the card or rule that asks
    yes: str = ""  # of an offer that may be left: the option that takes it ...
    no: str = ""  # ... and the one that leaves it, whose `effect` says what stays as it is
    lead: Phrase | None = None  # what is chosen among the candidates
    candidates: tuple[Offer, ...] = ()  # a yes and all that follows from it in one touch, the best first
    either: Phrase | None = None  # what happens whatever is chosen


class Happened(msgspec.Struct, frozen=True):
    """When something on the way happened, and whose turn it was."""

    seat: SeatId | None
    turn: int


class Aim(msgspec.Struct, frozen=True):
    """One of several things that the players are after at once, and how it stands."""

    number: int
    state: AimState = "open"
    text: Phrase | None = None
    must: bool = False  # whoever fails it has lost the game


class Objective(msgspec.Struct, frozen=True):
    """What the players are after, with its level, its progress and what may happen on the way."""

    level: int | None  # None: it has none
    of: int | None
    title: Phrase
    text: Phrase | None = None
    done: int = 0
    need: int = 0
    place: Phrase | None = None
    events: tuple[bool, ...] = ()  # what may happen on the way: happened yet?
    event_texts: tuple[Phrase, ...] = ()
    happened: tuple[Happened | None, ...] = ()  # of each of them, as far as it is known
    standing: Phrase | None = None  # what comes again and again while it is current, such as on each Event
    course: str = ""  # the number of the game's course that holds the level, which the tools may set
    sign: str = ""  # stands in its banner instead of the level
    aims: tuple[Aim, ...] = ()  # what it asks for in several parts, in any order


class Alarm(msgspec.Struct, frozen=True):
    """Something that must not be overlooked, such as a facehugger with its deadline."""

    kind: str
    seat: SeatId | None
    text: Phrase
    turns_left: int | None = None
    tile: Tile | None = None


class Duty(msgspec.Struct, frozen=True):
    """What must be done now: by whom, and because of which card; never more than its audience may know."""

    kind: DutyKind
    text: Phrase
    seat: SeatId | None = None  # None: whoever is at the table
    card: Phrase | None = None  # because of which card, where there is one that lies open
    target: str = ""  # what a touch on it means: that card, or that person
    turns_left: int | None = None  # of a deadline, the running turn included
    urgent: bool = False  # nothing else goes on before it, or it is too late after this turn


class View(msgspec.Struct, frozen=True):
    """A whole game as one audience may see it."""

    room: str
    audience: str  # "table", a seat, or "spectator"
    title: Phrase
    seats: tuple[SeatView, ...]
    turn: TurnView
    strips: tuple[Strip, ...]
    meters: tuple[Figure, ...]  # the active player's pools, in the order of the key strip
    big: Offer | None  # what the big button does at once
    choosing: Choosing | None = None  # else what it opens
    lays: bool = False  # cards wait in the hand: it only lays them, or does first what does not wait
    waiting: Phrase | None = None  # what is waited for when there is no big offer
    offers: tuple[Offer, ...] = ()
    objectives: tuple[Objective, ...] = ()
    ask: AskView | None = None
    alarms: tuple[Alarm, ...] = ()
    due: tuple[Duty, ...] = ()  # what must be done now, the most urgent first
    danger: int = 0  # 0 calm .. 3 last chance, as this audience can see it
    sides: tuple[Side, ...] = ()  # who plays with whom, as far as everybody knows; none: all together
    scores: tuple[Score, ...] = ()
    ending: Ending | None = None
    outcome_text: Phrase | None = None
    tolerated: tuple[Phrase, ...] = ()

    @property
    def objective(self) -> Objective | None:
        """The first thing that the players are after."""
        return next(iter(self.objectives), None)

    @property
    def asked(self) -> str:
        """The key of the open question, as far as this audience sees it; empty without one."""
        return self.ask.why.key if self.ask is not None and not self.ask.secret else ""

    @property
    def press(self) -> PressKind:
        """What the big button is for."""
        if self.big is not None:
            return "act"
        return "choose" if self.choosing is not None else "lay" if self.lays else "wait"

    @property
    def outcome(self) -> str:
        """The word for how the game ended; empty while it runs."""
        return self.ending.how if self.ending is not None else ""

    def seat(self, seat: str | None) -> SeatView | None:
        """Somebody at the table."""
        return next((one for one in self.seats if one.seat == seat), None)

    def offer(self, id: str) -> Offer | None:
        """The offer of that id, an option of the running ask included."""
        asked = (*self.ask.options, *self.ask.candidates) if self.ask else ()
        every = (*self.offers, *asked, *((self.big,) if self.big else ()))
        return next((offer for offer in every if offer.id == id), None)
