"""Whole games in which people leave, come back, and play for each other: nothing breaks, everything ends."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from companion.commands.simulation.command import practice_box
from companion.core.language.commands import Command, Credit, HandOver, TakeOut, TakePinAway
from companion.core.language.ids import SeatId
from companion.core.language.states import EVERYBODY
from companion.engine.players.mistakes import CAREFUL, HASTY
from companion.engine.players.moves import next_move
from companion.engine.players.play import LIMIT, Faults, PlayedGame
from companion.engine.players.table import SimTable
from companion.games.alien.deaths import PlayerDied
from companion.games.alien.room import room
from companion.house.newgame import Wishes, script_of
from companion.house.simulate import NAMES, Plan, person, printed_facts
from tests.games.alien.test_many_games import CELLS, CUSTODIES, KINDS

OFTEN = 0.04  # of the moves are about who sits where
NIGHT = 24  # games of every cell


def said(chance: Random, state: Any) -> Command:
    """What somebody at the table says: mostly that another plays on, sometimes that they go home."""
    seats: list[SeatId] = [player.seat for player in state.players]
    seat, roll = chance.choice(seats), chance.random()
    if roll < 0.4:
        return HandOver(seat, chance.choice(("", EVERYBODY, "Zoé", *NAMES)))
    if roll < 0.6:
        return Credit(max(1, state.turn.number - chance.randint(0, 3)), seat)
    return TakePinAway(seat, tuple(seats)) if roll < 0.75 else TakeOut(seat)


def played(number: int, strategy: str = "random") -> tuple[PlayedGame, Counter[str]]:
    """One game of a cell with its comings and goings; the next number is another kind, or custody."""
    kind, players = CELLS[number % len(CELLS)]
    how, chance = KINDS[kind], Random(number)
    custody, box = CUSTODIES[number // len(CELLS) % len(CUSTODIES)], practice_box("alien")
    plan = Plan(players=players, seed=number, custody=custody, strategy=strategy, **how)
    wishes = Wishes(
        room="alien", names=NAMES[:players], custody=custody, mode=plan.mode, choices=dict(plan.choices)
    )
    script = script_of(room(), box, wishes, chance)
    hasty = number % 3 == 0
    table = SimTable(
        number, room().zone_table, facts=printed_facts(box), mistakes=HASTY if hasty else CAREFUL
    )
    crowd = {player.seat: person(room(), plan, chance) for player in script.header.players}
    faults, done = Faults(room()), Counter[str]()
    game = PlayedGame(room(), table, faults)
    game.open(script, box)
    while not game.state.outcome and len(game.played) + len(game.refused) < LIMIT:
        if game.state.turn.number and chance.random() < OFTEN:
            command = said(chance, game.state)
            done[type(command).__name__] += game.decide(command) is None
        else:
            game.take(next_move(room(), game.state, crowd, table))
    found = [fault for fault in faults.found if not (hasty and "at rest" in fault)]
    assert found == [], (number, kind, players, custody)
    return game, done


def holds(game: PlayedGame) -> None:
    """It came to its end, and folding what happened gives the same again."""
    assert game.state.outcome, game.state.turn
    result = game.result()
    assert room().fold(room().blank(game.state.header), result.events) == game.state
    left = {event.seat for event in result.events if isinstance(event, PlayerDied) and event.cause == "left"}
    assert not left & set(game.state.living)


@pytest.mark.parametrize("number", range(0, len(CELLS), 5))
def test_games_of_all_kinds_survive_comings_and_goings(number: int) -> None:
    holds(played(number + len(CELLS) * (number % len(CUSTODIES)))[0])


@pytest.mark.long
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("strategy", ["random", "greedy"])
@pytest.mark.parametrize("number", range(len(CELLS)))
def test_many_games_survive_comings_and_goings(number: int, strategy: str) -> None:
    done = Counter[str]()
    for again in range(NIGHT):
        game, was = played(number + len(CELLS) * again, strategy)
        holds(game)
        done += was
    assert set(done) >= {"HandOver", "Credit", "TakePinAway"}
    assert done["TakeOut"] or CELLS[number][1] == 1
