"""What a game counts of all that happens in it: data over its public notices, so that no secret gets out."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from companion.core.crossing.views import Shape


class Tallied(msgspec.Struct, frozen=True):
    """One thing that is counted for whoever a notice names; called `counted-<id>` in the texts."""

    id: str
    kinds: tuple[str, ...]  # the notices that count
    shape: Shape = "count"
    by_amount: bool = False  # the number in the notice is added, else one


class Story(msgspec.Struct, frozen=True):
    """How an evening that plays itself is told: by kinds of notices."""

    said: tuple[str, ...] = ()  # what is said, in the order in which it comes
    turn: str = ""  # with which a turn begins
    bare: tuple[str, ...] = ()  # of what is said, that which tells only a name: it waits until that is known
    pictured: tuple[str, ...] = ()  # whose first time is worth a picture
    blow: str = ""  # what is counted at the end as a blow that somebody took


class Chronicle(msgspec.Struct, frozen=True):
    """A game's own part of statistics and recap; a room that brings none has games, wins and turns."""

    counted: tuple[Tallied, ...] = ()
    turning: Mapping[str, int] = {}  # kinds of notices at which a game turns, and how much they weigh
    harm: str = ""  # which of the counted is harm done to people: its worst turn is a turning point
    story: Story = Story()
    whys: tuple[str, ...] = ()  # details of notices that say why a game ended, in a sentence `why-<detail>`
    crowd: Callable[[Any], int] | None = None  # how much of what threatens everybody lies open to all now
