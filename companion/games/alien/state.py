"""The whole of a game of Alien as one frozen value."""

from __future__ import annotations

import msgspec

from companion.core.language.ids import CopyId, SeatId, SlotId, ZoneId
from companion.engine.legendary.state import LegendaryState
from companion.games.alien import zones

ALIEN = "alien"  # the one phase of an Alien Player's turn before its cleanup (ALN-STATE-08)
ENDED = "ended"  # the phase of a turn that its player's death has cut short
PHASES = ("setup", "hive", "action", "strike", "cleanup", ENDED, "over", ALIEN)
LEVELS = (1, 2, 3)


class Hugger(msgspec.Struct, frozen=True):
    """A facehugger in front of a player; at the end of turn `deadline` it is too late (ALN-FACE-02)."""

    slot: SlotId
    seat: SeatId
    deadline: int


class Agenda(msgspec.Struct, frozen=True):
    """Somebody's Agenda: where it was dealt, and what everybody knows of it since it was turned up."""

    slot: SlotId
    copy: CopyId | None = None
    side: str = ""  # good or evil; empty while it is not said


class AlienState(LegendaryState, frozen=True, kw_only=True):
    """Everything the rules know of the running game.

    `numbers` holds attack, recruit, objective (the current level), hazards, rebuilds and progress:1 to :3.
    """

    huggers: tuple[Hugger, ...] = ()
    carriers: dict[SeatId, int] = {}  # Chestbursters among a player's cards
    blocked: tuple[ZoneId, ...] = ()  # rooms that exist no more (ALN-HIVE-13)
    aliens: tuple[SeatId, ...] = ()  # Alien Players who live; their seats take turns, but are no players
    turned: tuple[SeatId, ...] = ()  # everybody who ever became one: they never score (ALN-SCORE-03)
    agendas: dict[SeatId, Agenda] = {}  # of every player, where Hidden Agendas are played
    combined: tuple[str, ...] = ()  # classes whose abilities were switched on this turn (ALN-ACH-02)
    milestones: tuple[str, ...] = ()  # what happens once in a game and has happened
    hazard_turns: tuple[tuple[int, SeatId], ...] = ()  # when each Hazard came, and in whose turn

    @property
    def has_rivals(self) -> bool:
        """Whether somebody plays against the others, or may do so: a traitor nobody knows, an alien."""
        return bool(self.agendas or self.aliens)

    @property
    def had_rivals(self) -> bool:
        """The same of who ever did: an Alien Player who has died would live again when that is taken back."""
        return bool(self.agendas or self.turned)

    @property
    def acting(self) -> tuple[SeatId, ...]:
        """The seats that take turns: living players and Alien Players (ALN-ALIEN-06)."""
        return tuple([one.seat for one in self.players if one.alive or one.seat in self.aliens])

    @property
    def decider(self) -> SeatId:
        """Whom a revealed card refers to: the active player, in an alien's turn the next (ALN-ALIEN-14)."""
        seats = [player.seat for player in self.players]
        at = seats.index(self.active)
        return next((seat for seat in seats[at:] + seats[:at] if seat in self.living), self.active)

    def deck_of(self, seat: SeatId) -> ZoneId:
        """Where a person draws from: Alien Players share one deck (ALN-RULING-41)."""
        return zones.ALIEN_DECK if seat in self.aliens else zones.of(seat, "deck")

    def discard_of(self, seat: SeatId) -> ZoneId:
        """Where a person's used cards go."""
        return zones.ALIEN_DISCARD if seat in self.aliens else zones.of(seat, "discard")

    @property
    def objective(self) -> int:
        """The level of the current objective; 4 when all are done."""
        return self.numbers.get("objective", 1)

    def carries(self, seat: SeatId) -> bool:
        """Whether a player has a Chestburster among their cards (ALN-FACE-12)."""
        return self.carriers.get(seat, 0) > 0
