"""The numbers that a rulebook prints, read strictly from the room's rules file."""

from __future__ import annotations

from importlib.resources import files
from typing import TypeVar

import msgspec

T = TypeVar("T", bound="Printed")


class Printed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """A table of the rules file: unknown keys are mistakes."""


class Seats(Printed, frozen=True):
    """How many can play."""

    fewest: int
    most: int


class Component(Printed, frozen=True):
    """One line of the list of components; `each` is the size of every stack that the name fits."""

    rule: str
    stacks: str
    cards: int
    also: tuple[int, ...] = ()  # other numbers that the book prints for it, each as good
    each: int = 0
    each_rule: str = ""
    advanced: bool = False


def read(room: str, kind: type[T]) -> T:
    """The numbers of a room."""
    data = files(f"companion.games.{room}").joinpath("rules.toml").read_bytes()
    return msgspec.toml.decode(data, type=kind)
