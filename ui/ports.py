"""What the screens need from outside, handed over by whoever puts the house together."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

import msgspec

from companion.core.crossing.drawings import Drawing
from companion.core.crossing.intents import Intent
from companion.core.crossing.series import Series
from companion.core.crossing.setups import Setup
from companion.core.crossing.views import Figure, Offer, SeatView
from companion.core.language.ids import SeatId, SlotId, ZoneId
from companion.core.language.phrases import Phrase
from companion.core.language.states import Custody, Preset
from companion.core.ports.boards import Boards
from companion.core.ports.cameras import Looking
from companion.core.ports.cards import Cards, Doing, Plans
from companion.core.ports.doctor import Doctor
from companion.core.ports.drops import Drops
from companion.core.ports.house import Clock, Settings, Texts
from companion.core.ports.keeps import Keeping, KeptDeck
from companion.core.ports.lights import Lights, LightsDesk
from companion.core.ports.machine import Machine
from companion.core.ports.owners import Owning, Packing, Photos, Stacks
from companion.core.ports.parcels import Exchange
from companion.core.ports.people import People
from companion.core.ports.pins import AtTable, Pins
from companion.core.ports.play import History, Viewer
from companion.core.ports.prints import PrintDesk
from companion.core.ports.rolls import Rolls
from companion.core.ports.rules import Rulebook
from companion.core.ports.sounding import Sounding, Speaker
from companion.core.ports.statistics import Statistics
from ui.resting import Sweep


class SavedGame(msgspec.Struct, frozen=True):
    """A game that can be resumed, as the home screen shows it."""

    id: str
    room: str
    title: Phrase  # "Alien, film 1"
    line: Phrase  # "Objective 2 of 3, turn 9"
    when: Phrase  # "Maya's turn, yesterday 22:10"
    seats: tuple[SeatView, ...] = ()
    over: bool = False


class BoxOffer(msgspec.Struct, frozen=True):
    """Cards that can be played with: an owner's box or a practice set."""

    name: str
    title: Phrase
    practice: bool = False


class RoomOffer(msgspec.Struct, frozen=True):
    """A game that can be begun."""

    name: str
    title: Phrase
    boxes: tuple[BoxOffer, ...]
    seats: tuple[int, int] = (1, 5)


class NewGame(msgspec.Struct, frozen=True):
    """What the new-game screen asks for."""

    room: str
    box: str
    names: tuple[str, ...]
    colours: tuple[int, ...]
    custody: Custody | None = None  # None: what suits the box
    enforcement: Preset = "full"
    choices: dict[str, Any] = {}  # in the words of the room; what is left out is as the box suggests
    decks: dict[str, Custody] = {}  # kept otherwise than the rest


class Lobby(Protocol):
    """Games that can be resumed or begun; both ring the bell with the first Step of the game."""

    def saved(self) -> Sequence[SavedGame]:
        """Games that have not ended, last played first."""
        ...

    def offered(self) -> Sequence[RoomOffer]:
        """Games that can be begun here."""
        ...

    def setup(self, game: NewGame) -> Setup:
        """A new game with everything that can be chosen for it; what no longer fits is suggested anew."""
        ...

    def surprise(self, game: NewGame) -> Setup:
        """The same with everything drawn by lot that people can leave to the lot."""
        ...

    def decks(self, game: NewGame) -> Sequence[KeptDeck]:
        """The decks of a new game, how each is kept when nothing is wished, and how it can be."""
        ...

    def begin(self, game: NewGame) -> None:
        """Open a new game; raises ValueError with a sentence when it cannot be opened that way."""
        ...

    def resume(self, game: str) -> None:
        """Go on with a saved game."""
        ...

    def remove(self, game: str) -> None:
        """Forget a saved game for good; raises ValueError with a sentence when it cannot be removed."""
        ...

    def leave(self) -> None:
        """Put the running game down; it is saved already."""
        ...


class DrawnCard(msgspec.Struct, frozen=True):
    """A card of the practice table: a rectangle with its title, and its back while it lies face down."""

    id: str
    title: Phrase
    figures: tuple[Figure, ...] = ()
    icon: str = ""
    face_up: bool = True


class DrawnDeck(msgspec.Struct, frozen=True):
    """A deck of the practice table."""

    id: str
    title: Phrase
    count: int


class DrawnTable(msgspec.Struct, frozen=True):
    """What lies on the practice table beside the screen's own board."""

    seat: SeatId | None
    hand: tuple[DrawnCard, ...] = ()
    decks: tuple[DrawnDeck, ...] = ()
    spot: tuple[DrawnCard, ...] = ()  # what lies under the drawn camera
    says: Phrase | None = None  # what the drawn camera has just read


class Practice(Protocol):
    """The drawn table: cards that can be laid under a drawn camera and are read by the real reader."""

    def table(self) -> DrawnTable:
        """What lies there now."""
        ...

    def lay(self, cards: Sequence[str]) -> None:
        """Lay these cards under the camera, left to right."""
        ...

    def lift(self, deck: str) -> None:
        """Take the top card of a deck into the hand that moves it: it lies on the spot next."""
        ...

    def clear(self) -> None:
        """Take everything away from under the camera."""
        ...


class Held(msgspec.Struct, frozen=True):
    """A card in a list of the tools: "slot:12" where it lies, or a copy that a slot could hold."""

    id: str
    title: Phrase
    place: Phrase | None = None
    photo: str = ""  # the design whose picture says more than the title


class About(msgspec.Struct, frozen=True):
    """An open card of the running game: who does what it says, and what can be done beside the game."""

    title: Phrase
    doing: Doing
    effects: tuple[Phrase, ...] = ()
    figures: tuple[Figure, ...] = ()
    photo: str = ""
    offers: tuple[Offer, ...] = ()  # a label, a picture, how many there are of it


class Bench(Protocol):
    """The manual tools: what can be carried where, which numbers there are, what could be forgotten."""

    def zones(self) -> Sequence[tuple[ZoneId, Phrase]]:
        """Every zone a card can be carried to."""
        ...

    def movable(self) -> Sequence[Held]:
        """Every card that can be carried, with what may be said of it and where it lies."""
        ...

    def lying(self, zone: ZoneId) -> Sequence[Held]:
        """Everything in a zone, its top or left end first, with what may be said of it."""
        ...

    def spot(self, slot: SlotId) -> tuple[ZoneId, int, bool] | None:
        """In which zone a card lies, at which place of it, and whether it lies face up."""
        ...

    def span(self, name: str) -> tuple[int, int]:
        """The lowest and the highest value a number of the game can have."""
        ...

    def numbers(self) -> Sequence[tuple[str, Phrase, int]]:
        """Every number of the game that can be set, with its value."""
        ...

    def phases(self) -> Sequence[tuple[str, Phrase]]:
        """The phases of a turn."""
        ...

    def cards(self, slot: SlotId) -> Sequence[Held]:
        """The cards this slot could hold, one copy of each design."""
        ...

    def about(self, slot: SlotId) -> About | None:
        """What may be said of an open card, and what can be done about it beside the game."""
        ...

    def facts(self, slot: SlotId) -> Sequence[tuple[str, str, Phrase, int | None]]:
        """The numbers printed on a card: its design, the field, what it is called, its value."""
        ...

    def forgotten(self) -> Sequence[Offer]:
        """What can still be made good: a strike, a heal, a move, points, a card."""
        ...


class Ports(msgspec.Struct, frozen=True, eq=False, kw_only=True):
    """Everything by constructor; what is None is not there, and its screens are not offered."""

    texts: Texts
    post: Callable[[Intent], None]
    clock: Clock
    viewer: Viewer | None = None
    history: History | None = None
    lights: Lights | None = None
    settings: Settings | None = None
    people: People | None = None
    pins: Pins | None = None
    at_table: AtTable | None = None
    doctor: Doctor | None = None
    lobby: Lobby | None = None
    practice: Practice | None = None
    bench: Bench | None = None
    cards: Cards | None = None
    plans: Plans | None = None
    photos: Photos | None = None
    owning: Owning | None = None
    stacks: Stacks | None = None
    packing: Packing | None = None
    printing: PrintDesk | None = None
    rolls: Rolls | None = None
    exchange: Exchange | None = None
    drops: Drops | None = None
    boards: Boards | None = None
    keeping: Keeping | None = None
    series: Series | None = None
    statistics: Statistics | None = None
    looking: Looking | None = None
    light_desk: LightsDesk | None = None
    switch_off: Callable[[], None] | None = None
    machine: Machine | None = None
    amiss: Callable[[], int] | None = None  # how many troubles nobody has read yet
    trouble: Callable[[str], None] | None = None  # notes what went wrong, for the page that says what works
    sounding: Sounding | None = None
    sweep: Sweep | None = None  # memory, while nobody touches anything
    speaker: Speaker | None = None
    wiring: Callable[[str], Drawing] | None = None  # the picture of the wires, in a language
    volume: Callable[[int], None] | None = None  # louder or softer by so many steps
    rulebook: Rulebook | None = None
