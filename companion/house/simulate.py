"""Many games without camera and screen, played by simulated people at a simulated table."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from time import perf_counter
from typing import Any

import msgspec
from msgspec.structs import replace

from companion.core.language.phrases import phrase
from companion.core.language.states import Custody
from companion.core.ports.collection import Box
from companion.engine.players.base import SimPlayer
from companion.engine.players.greedy import GreedyPlayer
from companion.engine.players.mistakes import CAREFUL, HASTY
from companion.engine.players.play import LIMIT, Faults, PlayedGame, Result
from companion.engine.players.random import RandomPlayer
from companion.engine.players.table import SimTable
from companion.engine.room import Room, Script, SetupError
from companion.house.guests import whole
from companion.house.newgame import OTHER, SURPRISE, Wishes, script_of
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
    game: str = ""  # another game that the room suggests than its first: one of the box's, or surprise
    box: str = ""  # a shipped box by its name; empty: the practice box


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
        strategy=plan.strategy, mode=plan.mode, game=plan.game,
    )  # fmt: skip


def play_one(room: Room, box: Box, plan: Plan, seed: int, broken: list[str]) -> Result:
    """One game from a seed."""
    chance = random.Random(seed)
    script = script_for(room, box, plan, chance)
    return play_script(room, box, replace(plan, seed=seed), script, chance, broken)


def script_for(room: Room, box: Box, plan: Plan, chance: random.Random) -> Script:
    """How a game of a plan is set up; raises SetupError where the room suggests no such game."""
    wishes = Wishes(
        room=room.name, names=NAMES[: plan.players], custody=plan.custody, mode=plan.mode,
        choices=dict(plan.choices),
    )  # fmt: skip
    script = script_of(room, box, wishes, chance)
    if not plan.game:
        return script
    known = suggested(script, box)
    if plan.game not in known:
        raise SetupError(phrase("simulate-no-game", game=plan.game, games=", ".join(known)))
    return replace(script, choices={**script.choices, **known[plan.game], **plan.choices})


def suggested(script: Script, box: Box) -> dict[str, dict[str, Any]]:
    """What a room suggests besides its first game: every game of the box by its id, and one by lot."""
    other: dict[str, Any] = script.choices.get(OTHER, {})
    names = (SURPRISE, *(game.id for game in box.presets))
    return {name: group[name] for name in names for group in (other, *other.values()) if name in group}


def play_script(
    room: Room, box: Box, plan: Plan, script: Script, chance: random.Random, broken: list[str]
) -> Result:
    """One game that was set up so, with people of the plan's kind; what was broken in it is noted."""
    mistakes = HASTY if plan.mistakes else CAREFUL
    table = SimTable(plan.seed, room.zone_table, facts=printed_facts(box), mistakes=mistakes)
    faults = Faults(room, plan.every)
    game = PlayedGame(room, table, faults)
    game.open(script, box)
    people = {seat: person(room, plan, chance) for seat in game.seats}
    result = game.play(people, plan.most)
    broken += [
        f"seed {plan.seed}: {fault}" for fault in (*faults.found, *([result.why] if result.why else []))
    ]
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
