"""Many games without camera and screen, played by simulated people at a simulated table."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from time import perf_counter
from typing import Any

import msgspec

from companion.core.language.states import Custody
from companion.core.ports.collection import Box
from companion.engine.players.base import Player
from companion.engine.players.greedy import GreedyPlayer
from companion.engine.players.mistakes import CAREFUL, HASTY
from companion.engine.players.play import LIMIT, Faults, Result, play_game
from companion.engine.players.random import RandomPlayer
from companion.engine.players.table import SimTable
from companion.engine.room import Room
from companion.house.guests import whole
from companion.house.newgame import Wishes, script_of

SAMPLE = 20  # where nobody doubts the rules, every so many changes of the cards are checked
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
    every: int = 1  # the cards are checked after every so many changes of them


class Tally(msgspec.Struct, frozen=True):
    """What came of it; this is the line that --json prints."""

    room: str
    players: int
    games: int
    outcomes: dict[str, int]
    commands_per_s: float
    games_per_s: float
    broken_invariants: int
    seed: int = 0
    custody: str = "app"
    strategy: str = "greedy"
    mode: str = ""
    turns: float = 0.0  # per game
    decisions_per_turn: float = 0.0
    shows_per_turn: float = 0.0
    from_hand_per_turn: float = 0.0  # of the shows, those of cards laid from a hand
    backs_per_turn: float = 0.0  # backs shown in passing
    upkeep_per_turn: float = 0.0
    first_broken: str = ""
    given_up: int = 0  # games that had not ended after the most commands; their turns count in every figure
    first_given_up: str = ""


def simulate(room: Room, box: Box, plan: Plan, tell: Callable[[int, Result], None] | None = None) -> Tally:
    """Play the games of a plan, one seed after the other."""
    outcomes: Counter[str] = Counter()
    sums: Counter[str] = Counter()
    broken: list[str] = []
    given_up: list[str] = []
    began = perf_counter()
    for number in range(plan.games):
        result = play_one(room, box, plan, plan.seed + number, broken)
        outcomes[result.outcome or "unfinished"] += 1
        if result.ended == "limit":
            given_up.append(f"seed {plan.seed + number}: turn {result.state.turn.number}")
        sums.update(commands=len(result.played), **msgspec.structs.asdict(result.counts))
        if tell is not None:
            tell(number + 1, result)
    took = max(perf_counter() - began, 1e-9)
    turns = max(sums["turns"], 1)
    return Tally(
        room=room.name, players=plan.players, games=plan.games, outcomes=dict(sorted(outcomes.items())),
        commands_per_s=round(sums["commands"] / took, 1), games_per_s=round(plan.games / took, 3),
        broken_invariants=len(broken), seed=plan.seed, custody=plan.custody, strategy=plan.strategy,
        mode=plan.mode,
        turns=round(sums["turns"] / max(plan.games, 1), 1),
        decisions_per_turn=round(sums["decisions"] / turns, 2),
        shows_per_turn=round(sums["shows"] / turns, 2),
        from_hand_per_turn=round(sums["from_hand"] / turns, 2),
        backs_per_turn=round(sums["backs"] / turns, 2),
        upkeep_per_turn=round(sums["upkeep"] / turns, 2), first_broken=broken[0] if broken else "",
        given_up=len(given_up), first_given_up=given_up[0] if given_up else "",
    )  # fmt: skip


def play_one(room: Room, box: Box, plan: Plan, seed: int, broken: list[str]) -> Result:
    """One game from a seed."""
    chance = random.Random(seed)
    names = NAMES[: plan.players]
    wishes = Wishes(
        room=room.name, names=names, custody=plan.custody, mode=plan.mode, choices=dict(plan.choices)
    )
    script = script_of(room, box, wishes, chance)
    table = SimTable(seed, facts=printed_facts(box), mistakes=HASTY if plan.mistakes else CAREFUL)
    people: dict[Any, Player] = {p.seat: person(room, plan, chance) for p in script.header.players}
    faults = Faults(room, plan.every)
    result = play_game(room, script, box, people, table, plan.most, watch=faults)
    broken += [f"seed {seed}: {fault}" for fault in (*faults.found, *([result.why] if result.why else []))]
    return result


def person(room: Room, plan: Plan, chance: random.Random) -> Player:
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
