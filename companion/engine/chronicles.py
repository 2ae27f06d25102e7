"""What a game counts, and at which moments it turns, read strictly from the room's `chronicle.toml`."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files
from typing import Any

import msgspec

from companion.core.crossing.chronicles import Chronicle, Story, Tallied
from companion.core.crossing.views import Shape


class TallyRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """A line of the file: one thing that is counted."""

    id: str
    kinds: tuple[str, ...]
    shape: Shape = "count"
    by_amount: bool = False


class StoryRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How an evening that plays itself is told."""

    said: tuple[str, ...]
    turn: str
    bare: tuple[str, ...]
    pictured: tuple[str, ...]
    blow: str


class ChronicleFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file."""

    harm: str
    whys: tuple[str, ...]
    counted: tuple[TallyRow, ...]
    turning: dict[str, int]
    story: StoryRow

    def chronicle(self, crowd: Callable[[Any], int]) -> Chronicle:
        """The same as a room gives it."""
        return Chronicle(
            counted=tuple(Tallied(row.id, row.kinds, row.shape, row.by_amount) for row in self.counted),
            turning=self.turning, harm=self.harm, whys=self.whys, crowd=crowd,
            story=Story(**msgspec.structs.asdict(self.story)),
        )  # fmt: skip


def shipped(room: str, crowd: Callable[[Any], int]) -> Chronicle:
    """What is counted in a room; `crowd` says how much of what threatens everybody lies open."""
    data = files(f"companion.games.{room}").joinpath("chronicle.toml").read_bytes()
    return msgspec.toml.decode(data, type=ChronicleFile).chronicle(crowd)
