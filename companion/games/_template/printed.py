"""The numbers that the rule sheet prints, read strictly and once."""

from __future__ import annotations

from functools import cache

from companion.engine.boards import Board, Space
from companion.engine.printed import Printed, Seats, read


class Start(Printed, frozen=True):
    """What a number of players begins with."""

    players: int
    lanterns: int
    candles: int


class Spot(Printed, frozen=True):
    """A space of the sea: what lies beside it, and of what only the board at the table can tell."""

    id: str
    section: str
    at: tuple[int, int]  # half columns right of the middle, rows below it
    number: int | None = None
    beside: tuple[str, ...] = ()
    unsaid: tuple[str, ...] = ()


class Race(Printed, frozen=True):
    """What a race is sailed with."""

    target_alone: int
    target_team: int
    winds: dict[str, int]
    die: tuple[str, ...]
    rerolls: int
    flares: int
    flare_steps: int
    rough: int
    beacons: tuple[str, ...]
    space: tuple[Spot, ...]


class Rules(Printed, frozen=True):
    """Everything in the rules file."""

    hand: int
    plays: int
    light_cost: int
    most_lanterns: int
    channel: int
    dice: tuple[str, ...]
    night_candles: int
    players: Seats
    setup: tuple[Start, ...]
    race: Race


@cache
def rules() -> Rules:
    """The printed numbers of Night Ferry."""
    return read("_template", Rules)


@cache
def sea() -> Board:
    """The islands and quays as a board."""
    spots = rules().race.space
    return Board(
        tuple(Space(spot.id, spot.section, spot.number) for spot in spots),
        beside={spot.id: spot.beside for spot in spots if spot.beside},
        unsaid={spot.id: spot.unsaid for spot in spots if spot.unsaid},
    )
