"""Games that nobody keeps: the same every time from the same seed, for showing how a turn goes."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from companion.core.language.events import Event
from companion.core.ports.archive import ArchiveError, Entry, GameInfo
from companion.core.ports.collection import Box
from companion.engine.players.greedy import GreedyPlayer
from companion.engine.players.moves import next_move
from companion.engine.players.play import LIMIT, PlayedGame
from companion.engine.players.table import SimTable
from companion.engine.room import Room, Script
from companion.house.simulate import printed_facts


class Scrap:
    """An archive in memory (the port `Archive`): what is written there is gone with it."""

    def __init__(self) -> None:
        """Nothing is kept."""
        self._entries: dict[str, list[Entry]] = {}
        self._newest: dict[str, tuple[int, bytes]] = {}

    def begin(self, game: str, room: str, header: Any, at: str) -> None:
        """A new, empty game."""
        self._entries[game] = []

    def append(self, game: str, entry: Entry) -> None:
        """One more entry."""
        if game not in self._entries:
            raise ArchiveError(f"There is no game called {game!r}.")
        self._entries[game].append(entry)

    def entries(self, game: str, after: int = 0) -> Sequence[Entry]:
        """The entries of a game in order."""
        return tuple(entry for entry in self._entries.get(game, ()) if entry.number > after)

    def games(self) -> Sequence[GameInfo]:
        """No list names these games."""
        return ()

    def snapshot(self, game: str, number: int, state: bytes, summary: Any, outcome: str) -> None:
        """Keep the newest State."""
        self._newest[game] = (number, state)

    def latest(self, game: str) -> tuple[int, bytes] | None:
        """The newest snapshot with its entry number."""
        return self._newest.get(game)

    def remove(self, game: str) -> None:
        """Forget a game."""
        self._entries.pop(game, None)
        self._newest.pop(game, None)


def played_ahead(room: Room, box: Box, script: Script, seed: int, turns: int) -> tuple[Event, ...]:
    """The opening, and so many turns as simulated people play them; less where the game ends before."""
    chance = random.Random(seed)
    table = SimTable(seed, room.zone_table, facts=printed_facts(box))
    game = PlayedGame(room, table)
    game.open(script, box)
    people = {
        seat: GreedyPlayer(room.worth, random.Random(chance.random()), room.worth_by_aim)
        for seat in game.seats
    }
    while not game.state.outcome and game.state.turn.number <= turns and len(game.played) < LIMIT:
        game.take(next_move(room, game.state, people, table))
    return game.result().events
