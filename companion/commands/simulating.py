"""`companion simulate`: the words around it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace
from rich.console import Console
from rich.progress import Progress

from companion.core.ports.collection import Box
from companion.engine.players.play import Result
from companion.engine.room import Room, SetupError
from companion.ground.rooms import UnknownRoom, open_room
from companion.house.guests import practice_guests
from companion.house.simulate import SAMPLE, Plan, Tally, simulate

CUSTODIES = ("face", "back", "read", "app")
EACH = "each"  # the same games in every custody, side by side


def run(
    room: str, options: tuple[int, int, int, str, bool, str, str], as_json: bool, chosen: Sequence[str] = ()
) -> int:
    """Simulate and tell; 0 fine, 1 a broken invariant, 2 a wrong call. The options are those of a Plan."""
    console = Console(stderr=True)
    try:
        opened = open_room(room)
    except UnknownRoom as error:
        console.print(str(error))
        return 2
    players, _games, _seed, custody, _mistakes, strategy, mode = options
    low, high = opened.seats
    is_kept = custody in (*CUSTODIES, EACH)
    if not low <= players <= high or not is_kept or strategy not in ("greedy", "random"):
        console.print(
            f"{room} is for {low} to {high} players; custody is one of {', '.join(CUSTODIES)}; "
            "strategy is greedy or random."
        )
        return 2
    if not all(part in opened.modes for part in mode.split("+") if part):
        console.print(f"{room} has no mode {mode}; modes are {', '.join(opened.modes)}.")
        return 2
    plan = Plan(*options, choices_of(chosen), every=SAMPLE)  # type: ignore[arg-type]
    kept = CUSTODIES if custody == EACH else (custody,)
    box = practice_box(room)
    try:
        tallies = [with_progress(opened, box, replace(plan, custody=how), console) for how in kept]
    except SetupError as no:
        from companion.ground.texts import FluentTexts

        console.print(FluentTexts(room).say(no.says))
        return 2
    if as_json:
        print("\n".join(msgspec.json.encode(tally).decode() for tally in tallies))
    else:
        print(side_by_side(tallies) if custody == EACH else told(tallies[0]))
    return 1 if any(tally.broken_invariants for tally in tallies) else 0


def choices_of(chosen: Sequence[str]) -> dict[str, str]:
    """Choices of set-up as they are written on the command line, such as drones=-1."""
    return {name: value for name, _, value in (one.partition("=") for one in chosen)}


def with_progress(room: Room, box: Box, plan: Plan, console: Console) -> Tally:
    """Simulate with a bar on the error stream while somebody watches."""
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("Playing", total=plan.games)

        def tell(done: int, _result: Result) -> None:
            progress.update(task, completed=done)

        return simulate(room, box, plan, tell)


def practice_box(room: str) -> Box:
    """The shipped practice box of a room with its guests, read without a store."""
    from card_db.boxes import open_box
    from card_db.loader import SHIPPED, read_set

    return open_box(read_set(SHIPPED / room / "practice.toml"), {}, practice_guests(room))


def side_by_side(tallies: Sequence[Tally]) -> str:
    """What a turn costs in each custody, as a table."""
    first = tallies[0]
    who = f"{first.players} players ({first.strategy})"
    columns = f"{'decisions':>10}{'hand':>7}{'faces':>7}{'backs':>7}{'upkeep':>8}"
    head = f"{first.games} games of {first.room} with {who}, a turn costs"
    lines = [head, f"{'custody':<9}{columns}  outcomes"]
    for tally in tallies:
        faces = tally.shows_per_turn - tally.from_hand_per_turn
        outcomes = ", ".join(f"{name} {count}" for name, count in tally.outcomes.items())
        lines.append(
            f"{tally.custody:<9}{tally.decisions_per_turn:>10.2f}{tally.from_hand_per_turn:>7.2f}{faces:>7.2f}"
            f"{tally.backs_per_turn:>7.2f}{tally.upkeep_per_turn:>8.2f}  {outcomes}"
        )
    return "\n".join(lines + [line for tally in tallies for line in troubles(tally)])


def told(tally: Tally) -> str:
    """A tally in words."""
    outcomes = ", ".join(f"{name} {count}" for name, count in tally.outcomes.items())
    kind = f"{tally.strategy}, {tally.custody} custody" + f", mode {tally.mode}" * bool(tally.mode)
    lines = [
        f"{tally.games} games of {tally.room} with {tally.players} players ({kind})",
        f"outcomes: {outcomes}",
        f"turns a game {tally.turns}; a turn: {tally.decisions_per_turn} decisions,"
        f" {tally.shows_per_turn} shows, {tally.upkeep_per_turn} upkeep",
        f"{tally.commands_per_s} commands/s, {tally.games_per_s} games/s,"
        f" broken invariants {tally.broken_invariants}",
    ]
    return "\n".join(lines + troubles(tally))


def troubles(tally: Tally) -> list[str]:
    """The first broken invariant, and what of the figures comes from games that were given up."""
    lines = [tally.first_broken] if tally.first_broken else []
    if tally.given_up:
        lines.append(
            f"given up as they did not end: {tally.given_up} of {tally.games} games"
            f" (the first: {tally.first_given_up}); their turns are in the figures"
        )
    return lines
