"""`companion simulate`: the words around it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter

import msgspec
from msgspec.structs import replace
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from companion.commands.simulation import jobs, shards
from companion.commands.simulation.shards import Head, ShardError, TornError, Whole, written
from companion.core.ports.collection import Box
from companion.engine.room import Room, SetupError
from companion.ground.rooms import UnknownRoom, open_room
from companion.ground.verdicts import FINE, PROBLEMS, WRONG_CALL
from companion.house.guests import practice_guests
from companion.house.simulate import SAMPLE, Plan, games, seeds, simulate, tally
from companion.house.tallies import Tally

CUSTODIES = ("face", "back", "read", "app")
EACH = "each"  # the same games in every custody, side by side


class SimulationWish(msgspec.Struct, frozen=True):
    """What was asked for on the command line."""

    room: str
    plan: Plan
    each: bool = False  # the same in every custody
    jobs: int = 1  # processes that share the games
    shard: str = ""  # one part of the games, such as 2/4
    merge: bool = False  # put parts together that were played before ...
    files: tuple[Path, ...] = ()  # ... and written to these files
    as_json: bool = False


def plan_of(
    options: tuple[int, int, int, str, bool, str, str], chosen: Sequence[str], game: str = "", box: str = ""
) -> Plan:
    """A plan from the options of the command line, in the order of its fields, and the choices of set-up."""
    return Plan(*options, choices_of(chosen), every=SAMPLE, game=game, box=box)  # type: ignore[arg-type]  # checked before it is played


class NotSo(Exception):
    """The call is wrong; the message says how and what would be right."""


def run(wish: SimulationWish) -> int:
    """Simulate and tell; 0 fine, 1 a broken invariant or a torn part, 2 a wrong call."""
    console = Console(stderr=True, soft_wrap=True)
    try:
        return done(wish, console)
    except TornError as torn:
        console.print(str(torn), markup=False, highlight=False)
        return PROBLEMS
    except (NotSo, UnknownRoom, ShardError) as wrong:
        console.print(str(wrong), markup=False, highlight=False)
    except SetupError as no:
        from companion.ground.texts import FluentTexts

        console.print(FluentTexts(wish.room).say(no.says), markup=False, highlight=False)
    return WRONG_CALL


def done(wish: SimulationWish, console: Console) -> int:
    """Do what is wished; raises what makes it impossible."""
    check_parts(wish)
    if wish.merge:
        return say(wish, [merge(wish.files)])
    room = open_room(wish.room)
    check(room, wish)
    if wish.shard:
        return play_part(room, replace(wish.plan, **part(wish.shard)), console)
    kept = CUSTODIES if wish.each else (wish.plan.custody,)
    return say(wish, [play(room, replace(wish.plan, custody=how), wish.jobs, console) for how in kept])


def check_parts(wish: SimulationWish) -> None:
    """Parts are played, or put together, by one process each."""
    if wish.jobs < 1:
        raise NotSo(f"--jobs is {wish.jobs}; it is how many processes share the games: 1 or more.")
    if wish.shard and not part(wish.shard):
        raise NotSo(f"--shard is {wish.shard}; it is which part of how many, such as 1/4.")
    if wish.merge != bool(wish.files):
        raise NotSo("--merge and the files of the parts belong together: companion simulate --merge FILE...")
    if wish.merge + bool(wish.shard) + (wish.jobs > 1) > 1:
        raise NotSo("--jobs, --shard and --merge are three ways to share games: take one of them.")
    if wish.shard and wish.each:
        raise NotSo("A shard is of one custody: name it instead of --custody each.")


def part(words: str) -> dict[str, int]:
    """Which part of how many is meant by words such as 2/4; empty when they mean none."""
    at, _, of = words.partition("/")
    if not (at.isdecimal() and of.isdecimal()) or not 1 <= int(at) <= int(of):
        return {}
    return {"shard": int(at), "shards": int(of)}


def check(room: Room, wish: SimulationWish) -> None:
    """The room has such games."""
    low, high = room.seats
    plan = wish.plan
    is_kept = wish.each or plan.custody in CUSTODIES
    if not low <= plan.players <= high or not is_kept or plan.strategy not in ("greedy", "random"):
        raise NotSo(
            f"{room.name} is for {low} to {high} players; custody is one of {', '.join(CUSTODIES)}; "
            "strategy is greedy or random."
        )
    if plan.mode and not any(sorted(plan.mode.split("+")) == sorted(one.split("+")) for one in room.modes):
        raise NotSo(f"{room.name} has no mode {plan.mode}; modes are {', '.join(room.modes)}.")


def choices_of(chosen: Sequence[str]) -> dict[str, str]:
    """Choices of set-up as they are written on the command line, such as drones=-1."""
    return {name: value for name, _, value in (one.partition("=") for one in chosen)}


def play(room: Room, plan: Plan, processes: int, console: Console) -> Tally:
    """Play the games of a plan here, or in several processes, while a bar shows how far it is."""
    with progress(console, plan.games) as tell:
        if processes == 1:
            return simulate(room, box_of(room.name, plan.box), plan, lambda _done, _result: tell())
        began = perf_counter()
        played = shards.merged(jobs.play(room.name, plan, processes, tell))
        return tally(room.name, plan, played.games, perf_counter() - began)


def play_part(room: Room, plan: Plan, console: Console) -> int:
    """Play one part and write it as lines, each as soon as its game is over."""
    print(written(Head(room.name, room.rules_version, plan)), flush=True)
    box, began, is_broken = box_of(room.name, plan.box), perf_counter(), False
    with progress(console, len(seeds(plan))) as tell:
        for game, _ in games(room, box, plan):
            print(written(game), flush=True)
            is_broken = is_broken or bool(game.broken)
            tell()
    print(written(Whole(len(seeds(plan)), round(perf_counter() - began, 3))), flush=True)
    return PROBLEMS if is_broken else FINE


def merge(paths: Sequence[Path]) -> Tally:
    """What came of parts that were played before, as if they had been played side by side."""
    all_of = shards.read_files(paths)
    return tally(all_of.room, all_of.plan, all_of.games, all_of.took_s)


@contextmanager
def progress(console: Console, total: int) -> Iterator[Callable[[], None]]:
    """A bar on the error stream with the time that is left, where a terminal looks at it."""
    columns = (TextColumn("Playing"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("", total=total)
        yield lambda: bar.advance(task)


def practice_box(room: str) -> Box:
    """The shipped practice box of a room with its guests, read without a store."""
    return box_of(room, "")


def box_of(room: str, name: str) -> Box:
    """A shipped box by the name of its set, with our own guests; raises NotSo when there is none."""
    from card_db.boxes import open_box
    from card_db.loader import SHIPPED, read_set, set_files

    if not name:
        return open_box(read_set(SHIPPED / room / "practice.toml"), {}, practice_guests(room))
    sets = [read_set(path) for path in set_files() if path.parent.name == room]
    found = next((one for one in sets if one.id == name and not one.is_guest), None)
    if found is None:
        known = ", ".join(sorted(one.id for one in sets if not one.is_guest))
        raise NotSo(f"{room} has no set {name}; sets are {known}.")
    return open_box(found, {}, practice_guests(room))


def say(wish: SimulationWish, tallies: Sequence[Tally]) -> int:
    """Print what came of it; 1 where an invariant broke."""
    from companion.commands.simulation.words import side_by_side, told  # a part that is played needs no words

    if wish.as_json:
        print("\n".join(msgspec.json.encode(one).decode() for one in tallies))
    else:
        print(side_by_side(tallies) if wish.each else told(tallies[0]))
    return PROBLEMS if any(one.broken_invariants for one in tallies) else FINE
