"""The games that goldens are made of, and how one is played anew."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import msgspec
from msgspec.structs import replace

from card_db.boxes import open_box
from card_db.loader import SHIPPED, read_set
from companion.commands.simulation.command import practice_box
from companion.core.ports.collection import Box
from companion.ground.rooms import open_room
from companion.house.newgame import sampler
from companion.house.simulate import Plan, play_script, script_for
from tests.games.goldens.keeping import Golden, Replay, header_of


@cache
def owners() -> Box:
    """The owner's box of Alien as it is shipped: nobody has told anything yet."""
    return open_box(read_set(SHIPPED / "alien" / "alien.toml"), {})


@cache
def practice(room: str) -> Box:
    """The practice box of a room with its guests."""
    return practice_box(room)


MIX = "hero-tidewarden+hero-brass-magpie+character-ida-marsh+character-bo-tarrant"
HARDER = {"drones": "-1", "placed": "1"}
GUESTS = {"with": "villains-guests", "villains": "villains-fog-carnival", "characters": MIX}
HARSH = {"might": "2", "hand_of_fate": "1", "endless_spite": "1", "prison_break": "1"}
GRIM = {"placed_a": "2", "flaws": "2", "unskipped": "1", "smothered": "1"}


class Game(msgspec.Struct, frozen=True):
    """One game worth keeping."""

    plan: Plan
    box: str = "practice"
    room: str = "alien"
    after: Plan | None = None  # the game of a campaign before this one


def firefly(after: Plan | None = None, **plan: Any) -> Game:
    """A game of Firefly."""
    return Game(Plan(**plan), room="firefly", after=after)


def villains(**plan: Any) -> Game:
    """A game of Villains."""
    return Game(Plan(**plan), room="villains")


GAMES = {
    **{f"standard-{n}": Game(Plan(players=n, seed=10 + n)) for n in (1, 2, 3, 4, 5)},
    "aliens": Game(Plan(players=4, seed=1, mode="aliens")),
    "agendas": Game(Plan(players=4, seed=1, mode="agendas")),
    "delayed": Game(Plan(players=3, seed=1, mode="delayed")),
    "harder": Game(Plan(players=2, seed=1, choices=HARDER)),
    "guests": Game(Plan(players=3, seed=1, custody="back", choices=GUESTS)),
    "owner": Game(Plan(players=2, seed=1, custody="face"), "owner"),
    "firefly-1": firefly(players=1, seed=1),
    "firefly-second": firefly(players=1, seed=1, choices={"second": "Sorrel"}, custody="read"),
    "firefly-3": firefly(players=3, seed=1, custody="face"),
    "firefly-4": firefly(players=4, seed=1, custody="back", choices=GRIM),
    "firefly-5": firefly(players=5, seed=1),
    "firefly-campaign": firefly(Plan(players=2, seed=1), players=2, seed=2),
    "villains-1": villains(players=1, seed=1),
    "villains-2": villains(players=2, seed=2, custody="read"),
    "villains-3": villains(players=3, seed=1, custody="face"),
    "villains-4": villains(players=4, seed=1, custody="back", choices=HARSH),
    "villains-5": villains(players=5, seed=3),
}


def box_of(room: str, box: str) -> Box:
    """The cards of a golden."""
    return owners() if box == "owner" else practice(room)


def made(game: Game) -> Golden:
    """The golden of a game as today's rules play it."""
    plan, room, box = game.plan, open_room(game.room), box_of(game.room, game.box)
    chance, broken = Random(plan.seed), list[str]()
    script = script_for(room, box, plan, chance)
    if game.after is not None:
        script = replace(script, choices=following(game.room, game.after))
    result = play_script(room, box, plan, script, chance, broken)
    if broken:
        raise ValueError(f"this game breaks an invariant: {broken[0]}")
    blank = Golden(
        room=game.room, box=game.box, header=plain(replace(script.header, boards={})),
        choices=plain(script.choices), kinds=[], steps=[], end={},
    )  # fmt: skip
    replay = Replay(room, [])
    steps = [replay.opened(header_of(room, blank, box), blank.choices, box)]
    steps += [replay.taken(without_version(room.codec.write(command))) for command in result.commands]
    return replace(blank, kinds=replay.kinds, steps=steps, end=replay.seen())


def following(name: str, first: Plan) -> dict[str, Any]:
    """What a first game opens the second of its campaign with: the first one from a seed on that is won."""
    room, box = open_room(name), practice(name)
    for seed in range(first.seed, first.seed + 50):
        chance, plan = Random(seed), replace(first, seed=seed)
        script = script_for(room, box, plan, chance)
        script = replace(script, choices={**script.choices, "campaign": {"game": 1}})
        state = play_script(room, box, plan, script, chance, []).state
        choices = room.sequel(state, box, sampler(chance)) if room.sequel is not None else None
        if choices is not None and choices["campaign"]["credits"]:
            return choices
    raise ValueError("no first game leaves Credits for the special Inter-Mission")


def without_version(written: dict[str, Any]) -> dict[str, Any]:
    """A written command without the version that is meant anyway."""
    return plain({key: value for key, value in written.items() if (key, value) != ("v", 1)})


def plain(value: Any) -> Any:
    """A value as JSON gives it back."""
    return msgspec.json.decode(msgspec.json.encode(value))
