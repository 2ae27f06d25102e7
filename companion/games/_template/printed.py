"""The numbers that the rule sheet prints, read strictly and once."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec


class Printed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """A table of the rules file: unknown keys are mistakes."""


class Seats(Printed, frozen=True):
    """How many can play."""

    fewest: int
    most: int


class Start(Printed, frozen=True):
    """What a number of players begins with."""

    players: int
    lanterns: int
    candles: int


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


@cache
def rules() -> Rules:
    """The printed numbers of Night Ferry."""
    data = files("companion.games._template").joinpath("rules.toml").read_bytes()
    return msgspec.toml.decode(data, type=Rules)
