"""The games that goldens are made of, and how one is played anew."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import msgspec
from msgspec.structs import replace

from card_db.boxes import open_box
from card_db.loader import SHIPPED, read_set
from companion.commands.simulation.command import practice_box
from companion.core.ports.collection import Box
from companion.games.alien.room import room
from companion.house.newgame import Wishes, script_of
from companion.house.simulate import NAMES, Plan, play_one
from tests.games.goldens.keeping import Golden, Replay, header_of


@cache
def owners() -> Box:
    """The owner's box as it is shipped: nobody has told anything yet."""
    return open_box(read_set(SHIPPED / "alien" / "alien.toml"), {})


@cache
def practice() -> Box:
    """The practice box with its guests."""
    return practice_box("alien")


MIX = "hero-tidewarden+hero-brass-magpie+character-ida-marsh+character-bo-tarrant"
BOXES: dict[str, Callable[[], Box]] = {"practice": practice, "owner": owners}


class Game(msgspec.Struct, frozen=True):
    """One game worth keeping."""

    plan: Plan
    box: str = "practice"


GAMES = {
    **{f"standard-{n}": Game(Plan(players=n, seed=10 + n)) for n in (1, 2, 3, 4, 5)},
    "aliens": Game(Plan(players=4, seed=1, mode="aliens")),
    "agendas": Game(Plan(players=4, seed=1, mode="agendas")),
    "delayed": Game(Plan(players=3, seed=1, mode="delayed")),
    "harder": Game(Plan(players=2, seed=1, choices={"drones": "-1", "placed": "1"})),
    "guests": Game(
        Plan(
            players=3,
            seed=1,
            custody="back",
            choices={"with": "villains-guests", "villains": "villains-fog-carnival", "characters": MIX},
        )
    ),
    "owner": Game(Plan(players=2, seed=1, custody="face"), "owner"),
}


def made(game: Game) -> Golden:
    """The golden of a game as today's rules play it."""
    plan, box = game.plan, BOXES[game.box]()
    wishes = Wishes(
        room="alien", names=NAMES[: plan.players], custody=plan.custody, mode=plan.mode, choices=plan.choices
    )
    script = script_of(room(), box, wishes, Random(plan.seed))
    broken: list[str] = []
    result = play_one(room(), box, plan, plan.seed, broken)
    if broken:
        raise ValueError(f"this game breaks an invariant: {broken[0]}")
    blank = Golden(
        room="alien", box=game.box, header=plain(replace(script.header, boards={})),
        choices=plain(script.choices), kinds=[], steps=[], end={},
    )  # fmt: skip
    replay = Replay(room(), [])
    steps = [replay.opened(header_of(room(), blank, box), blank.choices, box)]
    steps += [replay.taken(without_version(room().codec.write(command))) for command in result.commands]
    return replace(blank, kinds=replay.kinds, steps=steps, end=replay.seen())


def without_version(written: dict[str, Any]) -> dict[str, Any]:
    """A written command without the version that is meant anyway."""
    return plain({key: value for key, value in written.items() if (key, value) != ("v", 1)})


def plain(value: Any) -> Any:
    """A value as JSON gives it back."""
    return msgspec.json.decode(msgspec.json.encode(value))
