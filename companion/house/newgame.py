"""From what the players chose to the opening of a game."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from companion import __version__
from companion.core.language.events import Event, Opened
from companion.core.language.ids import SeatId
from companion.core.language.states import Custody, Header, Player, Preset
from companion.core.ports.collection import Box
from companion.engine.room import Room, Script
from companion.ground.rooms import USUAL_ROOM

OTHER = "other"  # what a room suggests besides its first game: those of the box, and one by lot
SURPRISE = "surprise"  # the one by lot
AFTER = "after"  # in the options of a header: the ended game that this one follows
PRACTICE_CUSTODY: Custody = "app"
OWNERS_CUSTODY: Custody = "face"


class Wishes(msgspec.Struct, frozen=True):
    """What the new-game screen or the command line asks for; everything has a default."""

    room: str = USUAL_ROOM
    box: str = ""  # empty: the practice box
    names: tuple[str, ...] = ("Maya", "Ben", "Inès")
    colours: tuple[int, ...] = ()
    custody: Custody | None = None
    enforcement: Preset = "full"
    mode: str = ""  # one of the room's modes, or several joined by a plus
    choices: dict[str, Any] = {}
    decks: dict[str, Custody] = {}  # kept otherwise than the rest
    language: str = "en"
    after: str = ""  # the ended game that this one follows


def players_of(wishes: Wishes) -> tuple[Player, ...]:
    """The people around the table, clockwise from the first."""
    colours = (*wishes.colours, *range(len(wishes.colours), len(wishes.names)))
    return tuple(
        Player(seat=SeatId(f"p{number}"), name=name, colour=colours[number - 1])
        for number, name in enumerate(wishes.names, 1)
    )


def nobody(players: int) -> tuple[str, ...]:
    """Names for a set-up that nobody plays: only how many there are matters."""
    return tuple(str(number) for number in range(1, players + 1))


def script_of(room: Room, box: Box, wishes: Wishes, chance: random.Random) -> Script:
    """The script of a new game: the room's own suggestion, with what the players chose over it."""
    custody = wishes.custody or (PRACTICE_CUSTODY if box.practice else OWNERS_CUSTODY)
    header = Header(
        room=room.name, players=players_of(wishes), custody=dict.fromkeys(room.decks, custody),
        boards=box.boards, enforcement=wishes.enforcement, app_version=__version__,
        rules_version=room.rules_version, options=options_of(box, wishes),
    )  # fmt: skip
    suggested = room.suggest(box, len(wishes.names), sampler(chance))
    return Script(header=header, choices={**suggested, **wishes.choices})


def options_of(box: Box, wishes: Wishes) -> dict[str, Any]:
    """What the header says of the game besides its people: the cards, and the mode where one was named."""
    mode = {"mode": wishes.mode} if wishes.mode else {}
    drawn = {"drawn": True} if box.practice else {}
    after = {AFTER: wishes.after} if wishes.after else {}
    return {"box": box.name, "practice": box.practice, **drawn, **mode, **after}


def as_opened(header: Header, events: Sequence[Event]) -> Header:
    """The header with the modes and the difficulty that the game was really opened with, for its result."""
    opened = (event.header.options for event in events if isinstance(event, Opened))
    return msgspec.structs.replace(header, options=next(opened, header.options))


def sampler(chance: random.Random) -> Callable[[Sequence[Any], int], list[Any]]:
    """A way to draw some of many, by lot."""
    return lambda many, count: chance.sample(list(many), count)
