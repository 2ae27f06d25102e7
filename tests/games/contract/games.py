"""Games played for the contract, with everything that happened in them; each is played once per test run."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from random import Random
from typing import Any

from companion.core.language.events import Event
from companion.core.language.ids import SeatId
from companion.core.language.states import Custody
from companion.engine.players.base import SimPlayer
from companion.engine.players.greedy import GreedyPlayer
from companion.engine.players.mistakes import CAREFUL, HASTY
from companion.engine.players.moves import next_move
from companion.engine.players.play import LIMIT, Faults, PlayedGame, Result
from companion.engine.players.random import RandomPlayer
from companion.engine.players.table import SimTable
from companion.engine.room import Look
from companion.engine.ways import Way
from tests.games.contract.rooms import Case, case, make_script, owners_box

KEPT = 16  # games at once: each keeps all its States, up to fifty megabytes; many tests share five of a room


class Recorder:
    """A watcher that keeps every State and what was broken."""

    def __init__(self, asked: Case) -> None:
        self.steps: list[tuple[Any, Event, Any]] = []
        self.rests: list[Any] = []
        self.written: list[bytes] = []  # every State at rest as it was then
        self.faults = Faults(asked.room)
        self._codec = asked.room.codec

    def saw(self, before: Any, event: Event, after: Any) -> None:
        self.steps.append((before, event, after))
        self.faults.saw(before, event, after)

    def rested(self, state: Any) -> None:
        self.rests.append(state)
        self.written.append(self._codec.write_state(state))
        self.faults.rested(state)


class Record:
    """A game that was played, its States at rest in step with its commands."""

    def __init__(self, asked: Case, result: Result, recorder: Recorder, table: SimTable) -> None:
        self.asked, self.result, self.table = asked, result, table
        self.steps, self.rests = recorder.steps, recorder.rests
        self.written, self.faults = recorder.written, recorder.faults.found

    def decisions(self) -> Iterator[tuple[Any, Any, tuple[Event, ...], Any]]:
        """State before, command, events and State after, one accepted command after the other."""
        for index, played in enumerate(self.result.played):
            yield self.rests[index], played.command, played.events, self.rests[index + 1]

    def some(self, count: int) -> list[Any]:
        """So many States at rest, spread over the game."""
        step = max(1, len(self.rests) // count)
        return self.rests[::step]


class Mixed:
    """Sometimes does what looks best, sometimes anything: games that go far and go everywhere."""

    def __init__(self, asked: Case, chance: Random) -> None:
        self._chance = chance
        self._best: SimPlayer = GreedyPlayer(
            asked.room.worth, chance
        )  # traitors too: all go for the Objectives
        self._any: SimPlayer = RandomPlayer(chance)

    def choose(self, offers: Sequence[Way], look: Look, aim: str = "") -> Way:
        return (self._best if self._chance.random() < 0.7 else self._any).choose(offers, look, aim)


def people(asked: Case, seats: Sequence[SeatId], seed: int, strategy: str) -> dict[SeatId, SimPlayer]:
    """Somebody for every seat, with a chance of their own."""
    chances = {seat: Random(f"{seed}/{seat}") for seat in seats}
    if strategy == "random":
        return {seat: RandomPlayer(chance) for seat, chance in chances.items()}
    return {seat: Mixed(asked, chance) for seat, chance in chances.items()}


@lru_cache(maxsize=KEPT)
def played(
    name: str,
    seed: int,
    players: int,
    custody: Custody = "app",
    *,
    strategy: str = "mixed",
    mistakes: bool = False,
    owner: bool = False,
    mode: str = "",
    limit: int = LIMIT,
) -> Record:
    """One whole game of a room."""
    asked = case(name)
    box = owners_box(asked.box) if owner else asked.box
    script = make_script(asked, players, custody, seed, mode, box)
    table = SimTable(seed, asked.room.zone_table, facts=asked.facts, mistakes=HASTY if mistakes else CAREFUL)
    recorder = Recorder(asked)
    game = PlayedGame(asked.room, table, recorder)
    game.open(script, box)
    crowd = people(asked, [player.seat for player in script.header.players], seed, strategy)
    while not game.state.outcome and len(game.played) + len(game.refused) < limit:
        game.take(next_move(asked.room, game.state, crowd, table))
    return Record(asked, game.result(), recorder, table)


played_and_forgotten = played.__wrapped__  # for the many games of the night: nothing is kept


def go_on(asked: Case, state: Any, table: SimTable, seed: int, moves: int) -> Any:
    """Play on from a State for so many moves, or to the end; raises when nothing can be done any more."""
    game = PlayedGame(asked.room, table, recorder := Recorder(asked))
    game.state = state
    crowd = people(asked, [player.seat for player in state.players], seed, "random")
    for _ in range(moves):
        if game.state.outcome:
            break
        game.take(next_move(asked.room, game.state, crowd, table))
    assert [fault for fault in recorder.faults.found if "at rest" not in fault] == []
    return game.state
