"""The breaks that nobody has to notice, each with the reason."""

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


def read_kept(file: Path = FILE) -> dict[str, dict[str, str]]:
    """The reasons by function and break; a file that is wrong says where."""
    kept = msgspec.convert(tomllib.loads(file.read_text("utf-8")), dict[str, tuple[Kept, ...]])
    found: dict[str, dict[str, str]] = {}
    for one in kept.get("kept", ()):
        found.setdefault(one.function, {})[one.broken] = one.why
    return found
