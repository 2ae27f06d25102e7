"""The breaks that nobody has to notice, and the rules whose tests cannot, each with the reason."""

from __future__ import annotations

import tomllib
from pathlib import Path

import msgspec

FILE = Path(__file__).with_name("equivalents.toml")


class Kept(msgspec.Struct, frozen=True, rename={"broken": "break"}):
    """One of them: the function, what was done to it, and why that changes nothing."""

    function: str
    broken: str
    why: str


class Blind(msgspec.Struct, frozen=True):
    """A rule whose tests cannot notice, and why."""

    rule: str
    why: str


def read_blind(file: Path = FILE) -> dict[str, str]:
    """The reasons by rule."""
    told = tomllib.loads(file.read_text("utf-8")).get("blind", [])
    return {one.rule: one.why for one in msgspec.convert(told, tuple[Blind, ...])}


def read_kept(file: Path = FILE) -> dict[str, dict[str, str]]:
    """The reasons by function and break; a file that is wrong says where."""
    told = tomllib.loads(file.read_text("utf-8")).get("kept", [])
    found: dict[str, dict[str, str]] = {}
    for one in msgspec.convert(told, tuple[Kept, ...]):
        found.setdefault(one.function, {})[one.broken] = one.why
    return found
