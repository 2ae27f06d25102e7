"""A whole evening played by simulated people through the front door: frames in, steps and lights out."""

from __future__ import annotations

import random
from collections.abc import Callable
from time import perf_counter
from typing import TYPE_CHECKING, Any

import msgspec

from companion.commands.evening.front_door import FrontDoor
from companion.core.crossing.intents import Intent, Scanned
from companion.core.crossing.steps import Step
from companion.core.language.ids import SeatId
from companion.core.language.languages import FALLBACK
from companion.core.language.states import Custody, Header
from companion.engine.players.base import SimPlayer
from companion.engine.players.greedy import GreedyPlayer
from companion.engine.players.moves import next_move
from companion.engine.players.table import SimTable
from companion.ground.rooms import USUAL_ROOM, open_room
from companion.house.house import House
from companion.house.newgame import Wishes
from companion.house.simulate import NAMES, printed_facts
from companion.watch.true_table import TrueTable

if TYPE_CHECKING:
    from companion.watch.drawn import DrawnCamera
    from hardware.board import Board

MOST_MOVES = 3_000
Mishap = Callable[["Evening"], Intent | None]


class EveningTally(msgspec.Struct):
    """What the evening cost, counted while it runs."""

    decisions: int = 0
    shows: int = 0
    upkeep: int = 0
    refusals: int = 0
    blows: int = 0
    steps: int = 0
    took_s: list[float] = []
    to_light_s: list[float] = []


class Evening:
    """One game, its simulated people and their real cards."""

    def __init__(
        self,
        house: House,
        camera: DrawnCamera,
        board: Board,
        seed: int,
        by_lot: Callable[[random.Random], SimPlayer] | None = None,
        room: str = USUAL_ROOM,
    ) -> None:
        """Sit down at a house that is not threaded; people think, unless `by_lot` says how they choose."""
        self.house, self.camera, self.board = house, camera, board
        self.room = open_room(room)
        self.tally = EveningTally()
        self.last: Step | None = None
        self._seed = seed
        self._chance = random.Random(seed)
        self._by_lot = by_lot
        self._people: dict[SeatId, SimPlayer] = {}

    def begin(self, players: int, custody: Custody, *, mode: str = "", language: str = FALLBACK) -> Step:
        """Lay out the practice box for so many players."""
        catalogue = self.house.store.catalogue
        box = catalogue.box(self.room.name, catalogue.boxes(self.room.name)[0])
        table = SimTable(self._seed, self.room.zone_table, facts=printed_facts(box))
        self.truth = truth = TrueTable(table, self.room.blank(Header(room=self.room.name, players=())))
        self.house.bus.join("evening", self._heard)
        self._table = table
        self._door = FrontDoor(self.room, self.house.store.collection, self.camera.show)
        wishes = Wishes(self.room.name, names=NAMES[:players], custody=custody, mode=mode, language=language)
        step = self.house.begin(wishes, {"real cards": truth})
        self._people = {
            player.seat: self._person(random.Random(self._chance.random()))
            for player in step.state.header.players
        }
        return step

    def _person(self, chance: random.Random) -> SimPlayer:
        return GreedyPlayer(self.room.worth, chance) if self._by_lot is None else self._by_lot(chance)

    @property
    def state(self) -> Any:
        """The State now."""
        assert self.house.desk is not None  # an evening has begun
        return self.house.desk.game.state

    def _heard(self, step: Step) -> None:
        self.last = step
        self.tally.steps += 1
        self.tally.took_s.append(step.took_s)
        self.tally.refusals += step.refusal is not None
        blow = self.room.chronicle.story.blow
        self.tally.blows += sum(notice.kind == blow for notice in step.notices)

    def move(self) -> None:
        """Let whoever has to do something do it, as people would: show, touch or press."""
        answer = self._door.answer(self.last)
        if answer is not None:
            self.do(answer)
            return
        move = next_move(self.room, self.state, self._people, self._table, by_camera=True)
        began = perf_counter()
        intent = self._door.intent(self.state, move)
        self.do(intent)
        if isinstance(intent, Scanned):
            self.tally.to_light_s.append(perf_counter() - began)
        if move.cost is not None:
            setattr(self.tally, COUNTED[move.cost], getattr(self.tally, COUNTED[move.cost]) + 1)

    def do(self, intent: Intent) -> None:
        """Hand an intent in and let the lights follow."""
        assert self.house.desk is not None  # an evening has begun
        if isinstance(intent, Scanned):
            self.board.heard("heard_scan")
        self.house.desk.handle(intent)
        self.board.round()

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.state.outcome)


COUNTED = {"decision": "decisions", "show": "shows", "upkeep": "upkeep"}
