"""A whole game at a simulated table, without camera and screen."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Literal, Protocol

import msgspec
from msgspec.structs import replace

from companion.core.language.asks import Identity
from companion.core.language.commands import Answer, Command
from companion.core.language.events import Event, Opened
from companion.core.language.ids import SeatId
from companion.core.language.refusals import Refusal
from companion.core.ports.collection import Box
from companion.engine.decisions import Decided
from companion.engine.invariants import course_faults
from companion.engine.players.base import SimPlayer
from companion.engine.players.moves import Move, Stuck, backs_to_show, next_move, show_back
from companion.engine.players.table import SimTable
from companion.engine.room import Room, Script

LIMIT = 5_000  # commands after which a game counts as one that does not end


class Watcher(Protocol):
    """Somebody who looks on and has no part in the game."""

    def saw(self, before: Any, event: Event, after: Any) -> None:
        """An event happened."""
        ...

    def rested(self, state: Any) -> None:
        """A whole decision was carried out."""
        ...


class Counts(msgspec.Struct, frozen=True):
    """What a game cost the people at the table."""

    decisions: int = 0
    shows: int = 0
    from_hand: int = 0  # of the shows, those of cards laid from a hand
    backs: int = 0  # backs shown in passing
    upkeep: int = 0
    turns: int = 0
    refusals: int = 0


class PlayedMove(msgspec.Struct, frozen=True):
    """One accepted command and what it did."""

    command: Command
    seat: SeatId | None
    events: tuple[Event, ...]


class Result(msgspec.Struct, frozen=True):
    """A game that was played."""

    state: Any
    opening: tuple[Event, ...]
    played: tuple[PlayedMove, ...]
    refused: tuple[Refusal, ...]
    counts: Counts
    ended: Literal["outcome", "limit", "stuck"]
    why: str = ""  # nothing could be done any more, and why

    @property
    def outcome(self) -> str:
        """How the game ended; empty when it was given up or nobody could go on."""
        return str(self.state.outcome)

    @property
    def commands(self) -> tuple[Command, ...]:
        """Every accepted command, in order."""
        return tuple(played.command for played in self.played)

    @property
    def events(self) -> tuple[Event, ...]:
        """Every event of the game, the opening first."""
        return (*self.opening, *(event for played in self.played for event in played.events))


class PlayedGame:
    """A game in the making: its State, its table, and what has happened so far."""

    def __init__(self, room: Room, table: SimTable, watch: Watcher | None = None) -> None:
        """Nothing has happened yet."""
        self.state: Any = None
        self.opening: tuple[Event, ...] = ()
        self.played: list[PlayedMove] = []
        self.refused: list[Refusal] = []
        self.counts = Counts()
        self._room, self._table, self._watch = room, table, watch

    def open(self, script: Script, box: Box) -> None:
        """Set the game up."""
        self.state = self._room.blank(script.header)
        self.opening = self._room.open(script, box)
        self._carry(self._room.told(self.state, self.opening))

    @property
    def seats(self) -> list[SeatId]:
        """Where somebody decides; one person alone may have opened two seats (FFY-SETUP-30)."""
        return sorted(player.seat for player in self.state.players)

    def play(self, people: Mapping[SeatId, SimPlayer], limit: int = LIMIT) -> Result:
        """Play on to an outcome, until so many commands were given, or nobody can go on."""
        try:
            while not self.state.outcome and len(self.played) + len(self.refused) < limit:
                self.take(next_move(self._room, self.state, people, self._table))
        except Stuck as nothing:
            return replace(self.result(), ended="stuck", why=str(nothing))
        return self.result()

    def _carry(self, decided: Decided[Any]) -> None:
        for before, event, after in decided.course(self.state):
            self.state = after
            self._table.follow(before, event, after)
            if self._watch is not None:
                self._watch.saw(before, event, after)
        if self._watch is not None:
            self._watch.rested(self.state)

    def decide(self, command: Command, seat: SeatId | None = None) -> Refusal | None:
        """Let the rules decide; what they accept happens, what they refuse is kept."""
        decision = self._room.decide(self.state, command, frozenset())
        if isinstance(decision, Refusal):
            self.refused.append(decision)
            return decision
        before = self.state
        self._carry(decision)
        self.played.append(PlayedMove(command, seat, decision.events))
        for slot in backs_to_show(self._room.zone_table, before, self.state):
            self._show_back(slot)
        return None

    def _show_back(self, slot: Any) -> None:
        chances, mistakes = self._table.chances, self._table.mistakes
        if (
            chances.happens("forget-back", mistakes.forgotten)
            or self.state.table.slots[slot].copy is not None
        ):
            return
        command = show_back(self._room, self.state, self._table.truth[slot])
        if command is not None:
            self.decide(command)
            self.counts = replace(self.counts, backs=self.counts.backs + 1)

    def take(self, move: Move) -> None:
        """Carry out a move with the mistakes people make around it; the tools set right a refused card."""
        table, shown = self._table, isinstance(self.state.ask, Identity)
        if shown and self.played and table.chances.happens("late", table.mistakes.late):
            self.decide(self.played[-1].command)
        if self.decide(move.command, move.seat) is not None:
            for command in table.recover(self.state, move.command):
                self.decide(command, move.seat)
        elif isinstance(move.command, Answer) and table.chances.happens("twice", table.mistakes.twice):
            self.decide(move.command)
        self._count(move)

    def _count(self, move: Move) -> None:
        counts, shows = self.counts, move.cost == "show"
        self.counts = replace(
            counts,
            decisions=counts.decisions + (move.cost == "decision"),
            shows=counts.shows + shows,
            from_hand=counts.from_hand + (shows and move.way is not None),
            upkeep=counts.upkeep + (move.cost == "upkeep"),
            turns=max(counts.turns, self.state.turn.number),
        )

    def result(self) -> Result:
        """The game as it stands."""
        ended: Literal["outcome", "limit"] = "outcome" if self.state.outcome else "limit"
        counts = replace(self.counts, refusals=len(self.refused))
        return Result(self.state, self.opening, tuple(self.played), tuple(self.refused), counts, ended)


def play_game(
    room: Room,
    script: Script,
    box: Box,
    players: Mapping[SeatId, SimPlayer],
    table: SimTable,
    limit: int = LIMIT,
    *,
    watch: Watcher | None = None,
) -> Result:
    """Play from the opening to an outcome, until so many commands were given, or nobody can go on."""
    game = PlayedGame(room, table, watch)
    game.open(script, box)
    return game.play(players, limit)


class Faults:
    """A watcher that keeps what was broken and when: hand it to `play_game` as `watch`."""

    def __init__(self, room: Room, every: int = 1) -> None:
        """Nothing is broken yet; by sample the cards are looked at when they have changed so often.

        What is wrong with them once stays wrong, so a sample is late to say it and seldom silent. So it is
        with what the rules promise at rest; the course of the game is looked at there every time. The end is
        never left out.
        """
        self.found: list[str] = []
        self._room, self._every, self._changes, self._rests = room, every, 0, 0

    def saw(self, before: Any, event: Event, after: Any) -> None:
        """Hard invariants hold after every event; the cards are looked at when they have changed."""
        self._changes += after.table is not before.table
        where = type(event).__name__
        if isinstance(event, Opened):
            self._note(after, where, self._room.hollow(event.cards))
        if self._changes >= self._every or (after.outcome and not before.outcome):
            self._changes = 0
            self._note(after, where, self._room.hard_faults(after))
        elif self._every == 1:
            self._note(after, where, course_faults(after, self._room.phases))

    def rested(self, state: Any) -> None:
        """Rule invariants hold between decisions; one that an override broke is let pass."""
        if self._every > 1:
            self._note(state, "at rest", course_faults(state, self._room.phases))
        self._rests += 1
        if self._rests >= self._every or state.outcome:
            self._rests = 0
            broken = (fault for fault in self._room.rule_faults(state) if fault not in state.tolerated)
            self._note(state, "at rest", broken)

    def _note(self, state: Any, where: str, faults: Iterable[str]) -> None:
        self.found += [f"turn {state.turn.number}, {where}: {fault}" for fault in faults]
