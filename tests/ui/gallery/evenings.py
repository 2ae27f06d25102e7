"""Evenings that simulated people play through the front door, each left at the moments that are looked at.

An evening is played once in a process, however many scenes it drives. Its moments are kept as the house would
keep them: the store as it is after the step, and the newest steps as the screen has heard them.
"""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
from msgspec.structs import replace
from pytest import MonkeyPatch

from companion.core.crossing.steps import Step
from companion.core.language.states import Custody
from companion.ground.rooms import open_room
from companion.house import house as houses
from companion.house.house import PRACTICE, House
from companion.house.newgame import sampler
from tests.house.kit import Evening, house_at, unwaited_disk
from tests.ui.gallery import ferry

Is = Callable[[Step], bool]
MOVES = 900  # of an evening, at the most
TRIES = 4  # so many evenings are played, at the most, until all the moments were found
EARLIER = 12  # steps that lead to a moment: the log tells them
NIGHT_FERRY = "_template"


class Plan(msgspec.Struct, frozen=True):
    """How an evening is played, and which of its moments are looked at."""

    moments: Mapping[str, Is]
    seed: int
    players: int = 3
    custody: Custody = "app"
    careless: bool = False  # whoever plays at random gets into trouble
    room: str = "alien"
    choices: Callable[[Mapping[str, Any]], Mapping[str, Any]] = lambda suggested: {}
    tries: int = TRIES


class Moment(msgspec.Struct, frozen=True):
    """A moment of an evening: all that the house has kept, and the steps that led there."""

    store: bytes
    game: str
    room: str
    steps: tuple[Step, ...]


def play(plan: Plan, wanted: Mapping[str, Is]) -> dict[str, Moment]:
    """The first moment of each kind in one evening, as far as it has them."""
    found: dict[str, Moment] = {}
    with TemporaryDirectory() as folder, evening_of(plan, Path(folder) / "store.db") as evening:
        for _ in range(MOVES):
            new = [name for name, is_it in wanted.items() if name not in found and is_it(evening.step)]
            if new:
                moment = left(evening, Path(folder), plan.room)
                found |= dict.fromkeys(new, moment)
            if len(found) == len(wanted) or evening.state.outcome:
                break
            evening.play()
    return found


@contextmanager
def evening_of(plan: Plan, place: Path) -> Iterator[Any]:
    """An evening that has begun."""
    with unwaited_disk(), same_game():
        house = house_at(place, plan.seed)
        if plan.room == NIGHT_FERRY:
            evening: Any = ferry.Evening(house, plan.seed, plan.players)
        else:
            evening = Evening(house, plan.seed, random_play=plan.careless, game=plan.room)
            evening.begin(plan.players, plan.custody, choices=chosen(house, plan))
        yield evening
        house.close()


def chosen(house: House, plan: Plan) -> dict[str, Any]:
    """What is chosen for an evening over what the room suggests."""
    box = house.store.catalogue.box(plan.room, PRACTICE.format(room=plan.room))
    suggested = open_room(plan.room).suggest(box, plan.players, sampler(random.Random(plan.seed)))
    return dict(plan.choices(suggested))


@contextmanager
def same_game() -> Iterator[None]:
    """Games have the same id every time, and so the drawn table lays the same cards."""
    with MonkeyPatch.context() as patch:
        patch.setattr(houses.secrets, "token_hex", lambda _length: "gallery")
        yield


def left(evening: Any, folder: Path, room: str) -> Moment:
    """What the house has kept of an evening so far."""
    evening.desk.keep(at_once=True)
    copy = folder / "copy.db"
    with sqlite3.connect(folder / "store.db") as store:
        store.execute("VACUUM INTO ?", (str(copy),))
    store.close()
    data = copy.read_bytes()
    copy.unlink()
    steps = tuple(replace(step, states=()) for step in evening.steps[-EARLIER:])
    return Moment(data, evening.desk.game.id, room, steps)


@cache
def moments_of(evening: str) -> Mapping[str, Moment]:
    """The moments of an evening; raises LookupError when it has none of a kind after several tries."""
    from tests.ui.gallery.plans import EVENINGS

    plan, found = EVENINGS[evening], dict[str, Moment]()
    for at in range(plan.tries):
        missing = {name: is_it for name, is_it in plan.moments.items() if name not in found}
        if not missing:
            break
        found |= play(replace(plan, seed=plan.seed + 10 * at), missing)
    if missing := plan.moments.keys() - found.keys():
        raise LookupError(f"No evening like {evening!r} comes to {sorted(missing)}: choose another seed.")
    return found


def moment(name: str) -> Moment:
    """A moment by its name, whichever evening has it."""
    from tests.ui.gallery.plans import EVENINGS

    evening = next(id for id, plan in EVENINGS.items() if name in plan.moments)
    return moments_of(evening)[name]


def notices(step: Step, *kinds: str) -> Sequence[Any]:
    """What happened in a step, of these kinds."""
    return [one for one in step.notices if one.kind in kinds]


def resumed(house: House, moment: Moment) -> None:
    """Take the game of a moment up again."""
    if moment.room == NIGHT_FERRY:
        ferry.resume(house, moment.game)
    else:
        house.resume(moment.game)
