"""Every way to set a game of Villains up: each Commander with each Plot, for so many, with each challenge."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import msgspec
from msgspec.structs import replace

from companion.commands.simulation.command import practice_box
from companion.core.ports.collection import Box
from companion.engine.players.play import Result
from companion.games.villains.challenges import DIALS, spans
from companion.games.villains.room import room
from companion.games.villains.setup.suggest import fit, of_kind
from companion.house.simulate import Plan, play_script, script_for

CUSTODIES: tuple[Any, ...] = ("app", "face", "back", "read")
PLAYERS = (1, 2, 3, 4, 5)
PRINTED, ALL, BY_LOT = "printed", "all-harder", "by-lot"


class Cell(msgspec.Struct, frozen=True):
    """One way to set a game up."""

    players: int
    commander: str
    plot: str
    challenge: str  # the dial that is turned as far as it goes, or one of the words above

    @property
    def called(self) -> str:
        """As the names of tests tell it."""
        return f"{self.players}-{self.commander}-{self.plot}-{self.challenge}"


@cache
def box() -> Box:
    """The practice box with its guests."""
    return practice_box("villains")


@cache
def most() -> dict[str, int]:
    """The hardest of every challenge."""
    known = spans()
    return {dial.name: (known.get(dial.name) or dial.span())[-1] for dial in DIALS.dials}


def challenges() -> tuple[str, ...]:
    """The printed game, each challenge for itself, all of them, and any of them."""
    return (PRINTED, *most(), ALL, BY_LOT)


@cache
def cells() -> tuple[Cell, ...]:
    """All of them; neighbours differ in everything, so that a few in a row are of every kind."""
    every = [
        Cell(players, commander, plot, challenge)
        for players in PLAYERS
        for commander in of_kind(box(), "commander")
        for plot in of_kind(box(), "plot")
        for challenge in challenges()
    ]
    Random("cells of villains").shuffle(every)
    return tuple(every)


def dials(cell: Cell, chance: Random) -> dict[str, int]:
    """How hard the game of a cell is."""
    if cell.challenge == ALL:
        return {name: n for name, n in most().items() if name not in ("prison_break", "army_of_glory")}
    if cell.challenge == BY_LOT:
        return {name: chance.randint(0, n) for name, n in most().items()}
    return {cell.challenge: most()[cell.challenge]} if cell.challenge != PRINTED else {}


def play(cell: Cell, seed: int, strategy: str, broken: list[str], mistakes: bool = False) -> Result:
    """The game of a cell that belongs to a seed; from seed to seed the decks are kept in another way."""
    chance = Random(seed)
    plan = Plan(
        players=cell.players, seed=seed, custody=CUSTODIES[seed % len(CUSTODIES)], strategy=strategy,
        mistakes=mistakes,
    )  # fmt: skip
    usual = script_for(room(), box(), plan, chance)
    own = {"commander": cell.commander, "plot": cell.plot}
    groups = fit(box(), cell.players, cell.commander, cell.plot, (), ())
    twists = most_twists(cell, dials(cell, chance))
    script = replace(usual, choices={**usual.choices, **own, **groups, **twists})
    return play_script(room(), box(), plan, script, chance, broken)


def most_twists(cell: Cell, chosen: dict[str, int]) -> dict[str, int]:
    """The same with no more Twists than the box has (VIL-COMP-14)."""
    printed = box().cards[cell.plot].number("twists") or 0  # type: ignore[index]
    spare = sum(len(copies) for copies in box().stacks["plot-twists"].values()) - printed
    return {**chosen, "twists": min(chosen.get("twists", 0), spare)}
