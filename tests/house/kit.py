"""A house to test in: a real store, the real room, simulated people who use the front door, no camera."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from pytest import MonkeyPatch
from sqlalchemy import Connection

from card_db import database
from companion.commands.evening.front_door import FrontDoor
from companion.core.crossing.intents import Intent
from companion.core.crossing.steps import Step
from companion.core.language.states import Custody, Header
from companion.engine.players.base import SimPlayer
from companion.engine.players.greedy import GreedyPlayer
from companion.engine.players.moves import next_move
from companion.engine.players.random import RandomPlayer
from companion.engine.players.table import SimTable
from companion.ground.rooms import open_room
from companion.house.house import House, open_house
from companion.house.newgame import Wishes
from companion.house.simulate import NAMES, printed_facts
from companion.play.desk import Desk
from companion.watch.true_table import TrueTable


class Hands:
    """A clock that stands still unless somebody moves it."""

    def __init__(self) -> None:
        self.now_s = 0.0

    def __call__(self) -> float:
        return self.now_s


class Disk:
    """A disk as `before_commit` plays it: it takes its time on the clock, or fails, when told to."""

    def __init__(self, clock: Hands | None = None) -> None:
        self.clock = clock or Hands()
        self.sync_s = 0.0
        self.fault: OSError | None = None
        self.syncs = 0

    def __call__(self) -> None:
        if self.fault is not None:
            raise self.fault
        self.syncs += 1
        self.clock.now_s += self.sync_s


@contextmanager
def unwaited_disk() -> Iterator[None]:
    """Writes are real, but nobody waits for the disk: for games whose safety in a power cut nobody asks."""
    real = database.set_synchronous

    def at_once(connection: Connection, _level: str) -> None:
        real(connection, "OFF")

    with MonkeyPatch.context() as patch:
        patch.setattr(database, "set_synchronous", at_once)
        yield


@cache
def new_store() -> bytes:
    """A store as it is after the very first start, made once: its practice cards have their codes."""
    with TemporaryDirectory() as folder:
        place = Path(folder) / "store.db"
        open_house(place, threaded=False).close()
        return place.read_bytes()


def house_at(place: Path, seed: int = 1, *, disk: Callable[[], None] | None = None, **options: Any) -> House:
    """A house with a store at this place; without a thread, so that every intent is worked off here."""
    if not place.exists():
        place.write_bytes(new_store())
    options = {"chance": random.Random(seed), "threaded": False, **options}
    house = open_house(place, **options)
    house.store.database.before_commit = disk
    return house


class Evening:
    """One game in a house, played by simulated people who show, touch and press."""

    def __init__(
        self, house: House, seed: int = 1, *, random_play: bool = False, game: str = "alien"
    ) -> None:
        self.house, self.seed, self.random_play = house, seed, random_play
        self.room = open_room(game)
        self.steps: list[Step] = []
        self.people: dict[Any, SimPlayer] = {}

    def begin(self, players: int = 3, custody: Custody = "app", **wishes: Any) -> Step:
        """Open a game of the practice box."""
        name = self.room.name
        wished = Wishes(room=name, names=NAMES[:players], custody=custody, **wishes)
        return self.sit_down(lambda: self.house.begin(wished))

    def sit_down(self, open_game: Callable[[], Any]) -> Step:
        """Play whatever is opened so: a new game, or a saved one that is taken up again."""
        name, bus = self.room.name, self.house.bus
        box = self.house.store.catalogue.box(name, f"{name}-practice")
        self.table = SimTable(self.seed, self.room.zone_table, facts=printed_facts(box))
        bus.join("real cards", TrueTable(self.table, self.room.blank(Header(room=name, players=()))))
        bus.join("evening", self.steps.append)
        self.door = FrontDoor(self.room, self.house.store.collection, lambda tags: tuple(tags))
        open_game()
        if not self.table.truth:  # nothing was laid out: it lies there since another evening
            self.table.catch_up(self.state.table)
            bus.join("real cards", TrueTable(self.table, self.state))
        chance = random.Random(self.seed)
        for player in self.state.header.players:
            own = random.Random(chance.random())
            self.people[player.seat] = (
                RandomPlayer(own) if self.random_play else GreedyPlayer(self.room.worth, own)
            )
        return self.step

    @property
    def desk(self) -> Desk:
        assert self.house.desk is not None
        return self.house.desk

    @property
    def state(self) -> Any:
        return self.desk.game.state

    @property
    def step(self) -> Step:
        """The newest step."""
        return self.steps[-1]

    def do(self, *intents: Intent) -> Step:
        """Hand intents in, one after the other; gives the last step of them."""
        for intent in intents:
            self.desk.handle(intent)
        return self.step

    def next(self) -> Intent:
        """What somebody at the table does next."""
        answer = self.door.answer(self.step)
        if answer is not None:
            return answer
        move = next_move(self.room, self.state, self.people, self.table, by_camera=True)
        return self.door.intent(self.state, move)

    def play(self, moves: int = 1) -> Step:
        """So many moves, or fewer when the game ends."""
        for _ in range(moves):
            if self.state.outcome:
                break
            self.do(self.next())
        return self.step

    def until(self, happened: Callable[[Any], bool], most: int = 1_500) -> Any:
        """Play until the State is such; gives the State."""
        for _ in range(most):
            if happened(self.state):
                return self.state
            assert not self.state.outcome, "the game ended before that happened"
            self.play()
        raise AssertionError("that never happened")

    def tags(self, copies: Sequence[Any]) -> tuple[str, ...]:
        """The codes on these cards."""
        found = [self.house.store.collection.tag_of(copy) for copy in copies]
        assert all(found)
        return tuple(str(tag) for tag in found)

    def hand(self, seat: Any = None) -> list[Any]:
        """The true cards in a hand, the active player's by default."""
        zone = f"hand:{seat or self.state.turn.seat}"
        return [self.table.truth[slot] for slot in self.state.table.zone(zone)]


def at_rest(state: Any) -> bool:
    """Whether the active player may act and nothing is asked."""
    return bool(state.turn.phase == "action" and state.ask is None)
