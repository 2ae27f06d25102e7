"""The part of a State that is the same in every game."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from companion.core.language.asks import AnyAsk, Waiting
from companion.core.language.ids import SeatId, SlotId
from companion.core.language.sides import Ending, Side
from companion.core.language.slots import Table

Custody = Literal["face", "back", "read", "app"]
Preset = Literal["full", "assist", "log"]


EVERYBODY = "*"  # a seat without its person that all play on together


class Player(msgspec.Struct, frozen=True):
    """One seat at the table: who sits there and the look of the seat."""

    seat: SeatId
    name: str
    colour: int = 0  # index into the seats of the design tokens: colour and pattern
    alive: bool = True
    by: str = ""  # who plays this seat while its person is away: a name, or EVERYBODY


class Header(msgspec.Struct, frozen=True):
    """What a game was opened with; never changed by play."""

    room: str
    players: tuple[Player, ...]
    options: dict[str, Any] = {}
    custody: dict[str, Custody] = {}  # by deck
    boards: dict[str, dict[str, int]] = {}  # owner's board data: place -> field -> number
    enforcement: Preset = "full"
    app_version: str = ""
    rules_version: int = 1


class Turn(msgspec.Struct, frozen=True):
    """Whose turn it is and how far it has come."""

    number: int = 0
    seat: SeatId = SeatId("")
    phase: str = "setup"


class State(msgspec.Struct, frozen=True, kw_only=True):
    """A whole game as one frozen value; every room's State extends it."""

    header: Header
    table: Table = Table()
    players: tuple[Player, ...] = ()
    turn: Turn = Turn()
    numbers: dict[str, int] = {}  # pools and counters by name
    boards: dict[str, dict[str, int]] = {}  # what is printed on the board, as far as told
    ask: AnyAsk | None = None
    queue: tuple[Waiting, ...] = ()  # what goes on when the ask is answered
    asked: int = 0  # asks so far: the next ask's number
    kept: dict[str, Custody] = {}  # decks that are kept otherwise than the game was opened with
    laid: tuple[SlotId, ...] = ()  # cards laid face down this turn, whose backs may still be shown
    backs: tuple[SlotId, ...] = ()  # those of them whose backs were shown
    credits: dict[int, SeatId] = {}  # turns that were really another's, by their numbers
    tolerated: tuple[str, ...] = ()  # rule invariants that an override has broken
    strict: Preset | None = None  # chosen in mid-game; None: as the game was opened
    sides: tuple[Side, ...] = ()  # who plays with whom; none: all together, or nobody may know yet
    ending: Ending | None = None  # how the game ended and who has won; None while it runs

    def player(self, seat: SeatId) -> Player:
        """The player at a seat."""
        return next(player for player in self.players if player.seat == seat)

    @property
    def outcome(self) -> str:
        """The word for how the game ended; empty while it runs. Who has won is said by `ending` alone."""
        return self.ending.how if self.ending is not None else ""

    @property
    def living(self) -> tuple[SeatId, ...]:
        """The seats of the living, in turn order from the first player."""
        return tuple([player.seat for player in self.players if player.alive])

    @property
    def others(self) -> tuple[SeatId, ...]:
        """Whoever has cards of their own on the table, but is nobody's seat: none, unless a room has them."""
        return ()

    @property
    def has_rivals(self) -> bool:
        """Whether people play against each other, so that nobody chooses for another."""
        return len(self.sides) > 1

    @property
    def had_rivals(self) -> bool:
        """Whether people play against each other, or did: then nothing seen is taken back without them."""
        return self.has_rivals

    @property
    def acting(self) -> tuple[SeatId, ...]:
        """The seats that take turns: the living, unless a room lets others act as well."""
        return self.living

    @property
    def deciding(self) -> tuple[SeatId, ...]:
        """The seats whose person keeps their turn and its choices; in some rooms the fallen do as well."""
        return self.acting
