"""Every way to set a game of Firefly up: its games, its switches both ways, its campaign, and who plays."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import msgspec
from msgspec.structs import replace

from companion.commands.simulation.command import practice_box
from companion.core.ports.collection import Box
from companion.engine.legendary.ending import Lost, Won
from companion.engine.players.play import Result
from companion.engine.room import Script
from companion.games.firefly.campaign.record import games as games_of_campaign
from companion.games.firefly.difficulty import DIALS, spans
from companion.games.firefly.room import room
from companion.games.firefly.scoring.sequel import sequel
from companion.games.firefly.state import FireflyState
from companion.house.newgame import sampler
from companion.house.simulate import Plan, play_one, play_script, script_for

CUSTODIES: tuple[Any, ...] = ("app", "face", "back", "read")
SECOND = {"second": "Sorrel"}  # whom a person alone plays besides (FFY-SETUP-30)
SHORT = 80  # commands of a game whose end is only told
RICH = 12  # Credits that a won game may leave


class Cell(msgspec.Struct, frozen=True):
    """One way to set a game up, for so many people."""

    kind: str
    players: int
    choices: dict[str, str] = {}
    game: str = ""  # of the box, or surprise
    number: int = 1  # of the campaign
    by_lot: bool = False  # every switch is set anyhow

    @property
    def called(self) -> str:
        """As the names of tests tell it."""
        return f"{self.kind}-of-{self.players}"


@cache
def box() -> Box:
    """The practice box with its guests."""
    return practice_box("firefly")


def reach(players: int) -> dict[str, range]:
    """What is possible of every switch among so many."""
    known = spans(players)
    return {dial.name: known.get(dial.name) or dial.span() for dial in DIALS.dials}


MOST = {"gifts": 2, "flaws": 3}  # of switches whose further numbers name other Episodes, not more of them


def ends(players: int) -> dict[str, tuple[str, str]]:
    """The easiest and the hardest of every switch; where one of them is the printed game it is 0."""
    harder = {dial.name: dial.is_harder for dial in DIALS.dials}
    both = {name: (str(span[0]), str(MOST.get(name, span[-1]))) for name, span in reach(players).items()}
    return {name: (low, high) if harder[name] else (high, low) for name, (low, high) in both.items()}


def cells_of(players: int) -> Iterator[Cell]:
    """Everything that so many people can choose."""
    yield Cell("standard", players)
    yield Cell("surprise", players, game="surprise")
    yield from (Cell(game.id, players, game=game.id) for game in box().presets[1:])
    for at, way in enumerate(("easier", "harder")):
        chosen = {name: both[at] for name, both in ends(players).items() if both[at] != "0"}
        yield from (Cell(f"{way}-{name}", players, {name: value}) for name, value in chosen.items())
        yield Cell(f"all-{way}", players, chosen)
    yield Cell("switches-by-lot", players, by_lot=True)
    yield from (Cell(f"campaign-{n}", players, number=n) for n in range(2, games_of_campaign() + 1))


def two_avatars() -> Iterator[Cell]:
    """One person with two of the Main Characters plays as two people do (FFY-SETUP-30, FFY-RUL-82)."""
    yield Cell("second", 1, SECOND)
    for at, way in enumerate(("easier", "harder")):
        chosen = {name: both[at] for name, both in ends(2).items() if both[at] != "0"}
        yield Cell(f"second-all-{way}", 1, {**SECOND, **chosen})
    yield Cell("second-campaign-2", 1, SECOND, number=2)


CELLS = (*(cell for players in range(1, 6) for cell in cells_of(players)), *two_avatars())
USUAL = tuple(cell for cell in CELLS if cell.kind == "standard")


def play(cell: Cell, seed: int, strategy: str, broken: list[str], mistakes: bool = False) -> Result:
    """The game of a cell that belongs to a seed; from seed to seed the decks are kept in another way."""
    chance = Random(seed)
    choices = switches(chance, cell.players) if cell.by_lot else cell.choices
    plan = Plan(
        players=cell.players, seed=seed, custody=CUSTODIES[seed % len(CUSTODIES)], choices=choices,
        strategy=strategy, game=cell.game, mistakes=mistakes,
    )  # fmt: skip
    if cell.number == 1:
        return play_one(room(), box(), plan, seed, broken)
    script = followed(plan, cell.number, chance, broken)
    return play_script(room(), box(), plan, script, chance, broken)


def switches(chance: Random, players: int) -> dict[str, str]:
    """Every switch set by lot."""
    return {name: str(chance.choice(span)) for name, span in reach(players).items()}


def followed(plan: Plan, number: int, chance: Random, broken: list[str]) -> Script:
    """That game of a campaign: those before it were begun, and it is told that they were won or lost."""
    first = script_for(room(), box(), plan, chance)
    script = replace(
        first, choices={**first.choices, "campaign": {"game": 1, "mixed": chance.random() < 0.3}}
    )
    for _ in range(1, number):
        short = replace(plan, most=chance.randint(1, SHORT), strategy="random")
        begun = play_script(room(), box(), short, script, chance, broken).state
        choices = after(told_over(begun, chance), chance)
        choices["campaign"] |= {"credits": chance.randint(0, RICH)}
        script = replace(first, choices=choices)
    return script


def told_over(state: FireflyState, chance: Random) -> FireflyState:
    """The game has ended: more often won than lost, as only a won one leaves something."""
    if state.outcome:
        return state
    return room().evolve(state, Won() if chance.random() < 0.7 else Lost("objective"))


def after(state: FireflyState, chance: Random) -> dict[str, Any]:
    """The choices with which the next game of a campaign is opened."""
    choices = sequel(state, box(), sampler(chance))
    assert choices is not None
    return choices
