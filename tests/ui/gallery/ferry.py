"""Night Ferry in a real house: the toy game has what Alien has not, such as secret roles and dice."""

from __future__ import annotations

import random
from typing import Any

from companion.core.crossing.intents import Replied, Taken
from companion.core.crossing.steps import Step
from companion.core.language.commands import Answer
from companion.core.language.ids import SeatId
from companion.core.language.states import Header, Player
from companion.engine.players.moves import next_move
from companion.engine.players.random import RandomPlayer
from companion.engine.players.table import SimTable
from companion.engine.room import Script
from companion.games._template.room import room as night_ferry
from companion.house.house import DICE_BY, House, read_header
from companion.house.newgame import Wishes
from companion.watch.true_table import TrueTable
from tests.games._template.mini import make_box, printed_facts

NAMES = Wishes().names
ID = "ferry"


class Evening:
    """One game, seated in a real house; who plays in it plays at random, with real dice."""

    def __init__(self, house: House, seed: int, players: int) -> None:
        self.house, self.room, self.steps = house, night_ferry(), list[Step]()
        house.store.settings.set(DICE_BY, "table")
        seats = tuple(Player(SeatId(f"p{at}"), name, at - 1) for at, name in enumerate(NAMES[:players], 1))
        header = Header("_template", seats, custody=dict.fromkeys(self.room.decks, "app"))
        self.table = SimTable(seed, self.room.zone_table, facts=printed_facts())
        self.people = {player.seat: RandomPlayer(random.Random(seed)) for player in seats}
        game = house._game(self.room, ID, header)
        house.bus.join("real cards", TrueTable(self.table, game.state, yields=True))
        house.bus.join("evening", self.steps.append)
        house._seat(game, game.begin(self.room.open(Script(header), make_box())))

    @property
    def desk(self) -> Any:
        return self.house.desk

    @property
    def state(self) -> Any:
        return self.desk.game.state

    @property
    def step(self) -> Step:
        return self.steps[-1]

    def play(self) -> None:
        """One move, by touches alone."""
        move = next_move(self.room, self.state, self.people, self.table)
        if move.way is not None:
            self.desk.handle(Taken(move.way.id))
        else:
            assert isinstance(move.command, Answer)
            self.desk.handle(Replied(move.command.ask, move.command.value))


def resume(house: House, id: str) -> None:
    """Go on with that game."""
    info = next(game for game in house.saved() if game.id == id)
    game = house._game(night_ferry(), id, read_header(info))
    game.resume()
    house._seat(game, game.resumed())
