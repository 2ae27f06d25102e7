"""Taking back with the real history: any N actions, then N undos, and the State is the one from before."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from companion.core.crossing.steps import Step
from companion.core.language.events import OrderLost
from companion.core.language.ids import TABLE
from companion.core.ports.archive import Entry, GameInfo
from companion.engine.players.mistakes import Mistakes
from companion.engine.players.moves import next_move
from companion.engine.players.table import SimTable
from companion.session.game import Game
from tests.games.contract.games import people
from tests.games.contract.rooms import Case, make_script
from tests.games.contract.words import missing_words

FORGIVING = Mistakes(wrong=1e-12)  # after an order is lost the books may catch up in any way


class Shelf:
    """An archive of one game, kept in memory."""

    def __init__(self) -> None:
        self.written: list[Entry] = []

    def begin(self, game: str, room: str, header: Any, at: str) -> None:
        self.written = []

    def append(self, game: str, entry: Entry) -> None:
        self.written.append(entry)

    def entries(self, game: str, after: int = 0) -> Sequence[Entry]:
        return self.written[after:]

    def games(self) -> Sequence[GameInfo]:
        return ()

    def snapshot(self, game: str, number: int, state: bytes, summary: Any, outcome: str) -> None:
        """Nothing is resumed from here."""

    def latest(self, game: str) -> None:
        return None


class Evening:
    """A room played through its history, with a table that follows, and every State as it was then."""

    def __init__(
        self, asked: Case, custody: Any, seed: int, players: int = 3, mistakes: Mistakes = FORGIVING
    ) -> None:
        self.asked, self.room, self.shelf = asked, asked.room, Shelf()
        script = make_script(asked, min(players, asked.seats[-1]), custody, seed)
        self.table = SimTable(seed, asked.room.zone_table, facts=asked.facts, mistakes=mistakes)
        self.game = Game(asked.room, "one", script.header, self.shelf, lambda: "2026-01-01T00:00:00Z")
        self.states: dict[int, Any] = {}  # after so many records
        self.crowd = people(asked, [player.seat for player in script.header.players], seed, "mixed")
        self._follow(self.room.blank(script.header), self.game.begin(self.room.open(script, asked.box)))

    def _follow(self, state: Any, step: Step) -> None:
        for event in step.events:
            before, state = state, self.room.evolve(state, event)
            self.table.follow(before, event, state)
        self.states[len(self.game.history.live)] = self.game.state

    def do(self, command: Any, waived: frozenset[str] = frozenset()) -> Step:
        """Anything that somebody asks for, and the table follows."""
        before, step = self.game.state, self.game.do(command, waived)
        if step.refusal is None and step.command is not None:
            self._follow(before, step)
        return step

    def play(self, moves: int) -> None:
        for _ in range(moves):
            if self.game.state.outcome:
                return
            before = self.game.state
            move = next_move(self.room, before, self.crowd, self.table)
            step = self.game.do(move.command)
            if step.refusal is None:
                self._follow(before, step)
                continue
            for command in self.table.recover(before, move.command):
                now = self.game.state
                self._follow(now, self.game.do(command))

    def undo(self, actions: int) -> None:
        """Take back, and expect exactly the State from before, up to what hands have mixed."""
        history = self.game.history
        actions = min(actions, len(history.actions()))
        count = len(history.live) - history.cut(actions)
        expected = self.states[count]
        step = self.game.undo(actions)
        assert all(isinstance(event, OrderLost) for event in step.events)
        assert self.game.state == self.room.fold(expected, step.events)
        assert self.room.hard_faults(self.game.state) == []
        assert step.view == self.room.view(self.game.state, TABLE)
        for prompt in step.prompts:
            assert missing_words(self.asked, prompt.text) == []
        self.states[count] = self.game.state
        self.table.catch_up(self.game.state.table)


@pytest.mark.parametrize("custody", ["app", "face"])
def test_what_is_taken_back_is_the_state_from_before_and_the_game_goes_on(asked: Case, custody: Any) -> None:
    evening, chance = Evening(asked, custody, seed=51), Random(51)
    for _ in range(12):
        evening.play(chance.randint(3, 14))
        evening.undo(chance.randint(1, 5))
    assert len(evening.shelf.written) > 60


@pytest.mark.parametrize("custody", ["app", "face"])
def test_everything_can_be_taken_back_to_the_beginning(asked: Case, custody: Any) -> None:
    evening = Evening(asked, custody, seed=52)
    evening.play(40)
    assert evening.game.history.actions()
    while evening.game.history.actions():
        evening.undo(3)
    evening.play(20)
    assert evening.game.history.actions()


def test_what_was_taken_back_can_be_done_again_where_no_order_was_lost(asked: Case) -> None:
    evening, again = Evening(asked, "app", seed=53), 0
    for _ in range(20):
        evening.play(4)
        before = evening.game.state
        step = evening.game.undo(1)
        if not step.events:
            evening.game.redo()
            assert evening.game.state == before
            again += 1
        evening.table.catch_up(evening.game.state.table)
    assert again > 3


def test_a_saved_game_is_taken_up_where_it_was_left(asked: Case) -> None:
    evening, chance = Evening(asked, "face", seed=54), Random(54)
    for _ in range(4):
        evening.play(chance.randint(5, 15))
        evening.undo(chance.randint(1, 3))
    evening.play(7)
    again = Game(asked.room, "one", evening.game.header, evening.shelf, lambda: "")
    again.resume()
    assert again.state == evening.game.state
    assert again.history.actions() == evening.game.history.actions()
