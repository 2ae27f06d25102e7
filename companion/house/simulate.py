"""Many games without camera and screen, played by simulated people at a simulated table."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from time import perf_counter
from typing import Any

import msgspec
from msgspec.structs import replace

from companion.core.language.states import Custody
from companion.core.ports.collection import Box
from companion.engine.players.base import SimPlayer
from companion.engine.players.greedy import GreedyPlayer
from companion.engine.players.mistakes import CAREFUL, HASTY
from companion.engine.players.play import LIMIT, Faults, Result, play_game
from companion.engine.players.random import RandomPlayer
from companion.engine.players.table import SimTable
from companion.engine.room import Room
from companion.house.guests import whole
from companion.house.newgame import Wishes, script_of
from companion.house.tallies import Ended, Tally, counted, ended

SAMPLE = 20  # where nobody doubts the rules, every so many changes of the cards, and rests, are checked
NAMES = ("Maya", "Ben", "Inès", "Tom", "Lou")


class Plan(msgspec.Struct, frozen=True):
    """What to simulate."""

    players: int = 3
    games: int = 1
    seed: int = 1
    custody: Custody = "app"
    mistakes: bool = False
    strategy: str = "greedy"  # or random
    mode: str = ""  # one of the room's modes, or several joined by a plus
    choices: dict[str, str] = {}  # what is chosen over the room's suggestion, such as drones: 1
    most: int = LIMIT  # commands after which a game is given up
    every: int = (
        1  # the cards are checked after every so many changes of them, the rest when so often at rest
    )
    shard: int = 1  # which part of the games is played ...
    shards: int = 1  # ... of so many parts


def seeds(plan: Plan) -> range:
    """The seeds of the games of this part of the plan: dealt out one by one, so that parts take alike."""
    return range(plan.seed + plan.shard - 1, plan.seed + plan.games, plan.shards)


def games(room: Room, box: Box, plan: Plan) -> Iterator[tuple[Ended, Result]]:
    """Play the games of a plan, one seed after the other."""
    for seed in seeds(plan):
        broken: list[str] = []
        result = play_one(room, box, plan, seed, broken)
        yield ended(seed, result, broken), result


def simulate(room: Room, box: Box, plan: Plan, tell: Callable[[int, Result], None] | None = None) -> Tally:
    """Play the games of a plan and count what came of them."""
    played: list[Ended] = []
    began = perf_counter()
    for game, result in games(room, box, plan):
        played.append(game)
        if tell is not None:
            tell(len(played), result)
    return tally(room.name, plan, played, perf_counter() - began)


def tally(room: str, plan: Plan, played: Sequence[Ended], took_s: float) -> Tally:
    """What came of games of this plan, whoever played them."""
    return replace(
        counted(played, took_s), room=room, players=plan.players, seed=plan.seed, custody=plan.custody,
        strategy=plan.strategy, mode=plan.mode,
    )  # fmt: skip


def play_one(room: Room, box: Box, plan: Plan, seed: int, broken: list[str]) -> Result:
    """One game from a seed."""
    chance = random.Random(seed)
    names = NAMES[: plan.players]
    wishes = Wishes(
        room=room.name, names=names, custody=plan.custody, mode=plan.mode, choices=dict(plan.choices)
    )
    script = script_of(room, box, wishes, chance)
    mistakes = HASTY if plan.mistakes else CAREFUL
    table = SimTable(seed, room.zone_table, facts=printed_facts(box), mistakes=mistakes)
    people: dict[Any, SimPlayer] = {p.seat: person(room, plan, chance) for p in script.header.players}
    faults = Faults(room, plan.every)
    result = play_game(room, script, box, people, table, plan.most, watch=faults)
    broken += [f"seed {seed}: {fault}" for fault in (*faults.found, *([result.why] if result.why else []))]
    return result


def person(room: Room, plan: Plan, chance: random.Random) -> SimPlayer:
    """A simulated person of the plan's kind, with a chance of their own."""
    own = random.Random(chance.random())
    if plan.strategy != "greedy":
        return RandomPlayer(own)
    return GreedyPlayer(room.worth, own, room.worth_by_aim)


def printed_facts(box: Box) -> dict[str, dict[str, int]]:
    """What is really printed on the cards and boards of a box."""
    cards: dict[str, dict[str, int]] = {
        design: {field: number for field, number in card.numbers.items() if number is not None}
        for design, card in whole(box).cards.items()
    }
    return {**cards, **box.boards}
