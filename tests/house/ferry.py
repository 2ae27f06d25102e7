"""Night Ferry at a real desk: the toy room, a real store, and a desk that is worked by hand."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from card_db.store import Store, open_store
from companion.core.crossing.intents import Intent
from companion.core.crossing.steps import Step
from companion.core.language.ids import SeatId
from companion.core.language.states import Header, Player
from companion.core.ports.collection import Box
from companion.engine.players.moves import next_move
from companion.engine.players.random import RandomPlayer
from companion.engine.players.table import SimTable
from companion.engine.room import Script
from companion.games._template.room import room
from companion.play.answerers import app_answers, known_answers
from companion.play.clerk import Belongings
from companion.play.desk import Desk
from companion.session.bus import Bus
from companion.session.game import Game
from tests.games._template.mini import make_box, printed_facts


class Ferry:
    """A competitive game: roles are secret, and what was seen is taken back only with everybody's word."""

    def __init__(
        self, place: Path, players: int = 3, seed: int = 1, custody: Any = "app", mode: str = "standard"
    ) -> None:
        self.store: Store = open_store(place)
        self.room, self.box, self.steps = room(), make_box(), []  # type: ignore[var-annotated]
        seats = tuple(Player(SeatId(f"p{n}"), f"Player {n}") for n in range(1, players + 1))
        kept = dict.fromkeys(self.room.decks, custody)
        header = Header("_template", seats, options={"mode": mode}, custody=kept)
        answers = (known_answers, app_answers(random.Random(seed)))
        self.game = Game(self.room, f"ferry-{seed}", header, self.store.archive, lambda: "now", answers)
        self.bus = Bus()
        self.bus.join("steps", self.steps.append)
        owns = Belongings(collection=self.store.collection)
        ports = (owns, self.store.remembered, self.store.settings)
        self.desk = Desk(self.game, self.bus, *ports, clock=lambda: 0.0)
        self.table = SimTable(seed, self.room.zone_table, facts=printed_facts())
        self.people = {player.seat: RandomPlayer(random.Random(seed)) for player in seats}
        self._begin(Script(header), self.box)

    def _begin(self, script: Script, box: Box) -> None:
        state = self.game.state
        step = self.game.begin(self.room.open(script, box))
        for event in step.events:
            before, state = state, self.room.evolve(state, event)
            self.table.follow(before, event, state)

    @property
    def state(self) -> Any:
        return self.game.state

    def do(self, intent: Intent) -> Step:
        """Hand an intent in; gives the last step of it."""
        self.desk.handle(intent)
        step: Step = self.steps[-1]
        return step

    def play(self, moves: int = 1) -> None:
        """So many moves, carried out by the game itself."""
        for _ in range(moves):
            if self.state.outcome:
                return
            before = self.state
            move = next_move(self.room, before, self.people, self.table)
            step = self.game.do(move.command)
            assert step.refusal is None, step.refusal
            for event in step.events:
                after = self.room.evolve(before, event)
                self.table.follow(before, event, after)
                before = after
