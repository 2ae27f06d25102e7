"""`companion bench`: what matters at the table, measured in one run, with what it can be compared to."""

from __future__ import annotations

import os
import random
import resource
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median, quantiles
from time import monotonic, perf_counter

import msgspec
from msgspec.structs import replace

from companion.commands.bench import lights as bench_lights
from companion.commands.bench import memory as bench_memory
from companion.commands.bench import screens as bench_screens
from companion.commands.bench import trees
from companion.commands.bench.felt import Felt
from companion.commands.bench.lights import in_ms
from companion.commands.evening.demo import play, quiet_board
from companion.commands.evening.evening import Evening
from companion.commands.simulation import jobs
from companion.commands.simulation.command import practice_box
from companion.ground.rooms import USUAL_ROOM, open_room
from companion.house.house import open_house
from companion.house.simulate import SAMPLE, Plan, simulate
from companion.watch.drawn import open_drawn_camera

WINDOW_TRIES = 3
SHARED = 60  # games that two processes share, so many that their start hardly counts


class Measure(msgspec.Struct, frozen=True):
    """One figure; `ratio` compares it with the thing named in `against`, measured in the same run."""

    what: str
    value: float
    unit: str
    against: str = ""
    ratio: float | None = None


def run(as_json: bool, by_processor: bool = False, beside: Path | None = None) -> int:
    """Measure and print, a line each as it comes: rows of a table for the pages, or JSON.

    `beside` another tree only the rules of both are measured.
    """
    tree = trees.checked(beside) if beside is not None else None
    if not as_json:
        print(HEAD, flush=True)
    for measure in measures(by_processor) if tree is None else other_tree(tree):
        print(msgspec.json.encode(measure).decode() if as_json else told(measure), flush=True)
    return 0


def measures(by_processor: bool = False) -> Iterator[Measure]:
    """Everything in turn; nothing here was measured on a Pi unless it runs on one."""
    yield from rules()
    yield from evening()
    yield from lights()
    yield from first_frame()
    yield from screens(by_processor)


def rules() -> Iterator[Measure]:
    """How fast the rules are, without camera, disk and screen."""
    plan = Plan(players=3, games=10, every=SAMPLE)
    tally = simulate(open_room(USUAL_ROOM), practice_box(USUAL_ROOM), plan)
    yield Measure("rules", tally.commands_per_s, "commands/s")
    yield Measure("whole games", tally.games_per_s, "games/s")
    yield from side_by_side(replace(plan, games=SHARED))


def other_tree(tree: Path) -> Iterator[Measure]:
    """Whole games a second of the processor's time, against another tree that plays the same seeds."""
    here, there = trees.beside(tree)
    yield Measure("whole games a second of processor time", round(1 / here, 2), "games/s",
                  f"the tree in {tree}", round(there / here, 2))  # fmt: skip


def side_by_side(plan: Plan) -> Iterator[Measure]:
    """How much quicker two processes play the same games, their start included."""
    took = []
    for processes in (1, 2):
        began = perf_counter()
        jobs.play(USUAL_ROOM, plan, processes, lambda: None)
        took.append(perf_counter() - began)
    alone, shared = took
    against = "games/s of one process"
    yield Measure("whole games by two processes", round(plan.games / shared, 3), "games/s", against,
                  round(alone / shared, 2))  # fmt: skip


def evening() -> Iterator[Measure]:
    """Steps through the front door, with the durable write, against a bare synchronised write."""
    with tempfile.TemporaryDirectory() as folder:
        bare = bare_sync(Path(folder))
        house = open_house(Path(folder) / "bench.db", chance=random.Random(1), threaded=False)
        board = quiet_board(house)
        house.bus.join("lights", board.listener)
        evening = Evening(house, open_drawn_camera(1), board, 1)
        evening.begin(3, "app")
        play(evening, None)
        tally, turns = evening.tally, max(evening.state.turn.number, 1)
        evening.camera.close()
        board.close()
        house.close()
    took = [took_s * 1000 for took_s in tally.took_s]
    yield Measure(
        "step, median",
        round(median(took), 2),
        "ms",
        "a bare synchronised write",
        round(median(took) / bare, 2),
    )
    yield Measure("step, p99", round(quantiles(took, n=100)[98], 2), "ms")
    to_light = [took_s * 1000 for took_s in tally.to_light_s]
    yield Measure("card under the camera to light, median", round(median(to_light), 2), "ms")
    for name in ("decisions", "shows", "upkeep"):
        yield Measure(f"{name} a turn", round(getattr(tally, name) / turns, 2), "touches")
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    yield Measure("memory, peak of rules, camera, lights and store", round(peak, 1), "MB")


def lights() -> Iterator[Measure]:
    """How soon a pin changes, and what a flood of cues leaves behind; on pins that only pretend."""
    freed, lit = bench_lights.real()
    yield Measure("event to first pin, median", in_ms(lit), "ms")
    yield Measure("event to first pin, p99", in_ms(lit, 0.99), "ms")
    yield Measure("event until the game goes on, p99", in_ms(freed, 0.99), "ms")
    simulated = bench_lights.simulated()
    yield Measure("cue to first pin by a fake clock, median", in_ms(simulated), "ms")
    yield Measure("cue to first pin by a fake clock, p99", in_ms(simulated, 0.99), "ms")
    flood = bench_lights.flood()
    yield Measure("flood of cues, wrong end states", flood.wrong_ends, f"of {flood.cues} cues")
    yield Measure("flood of cues, pins stuck", flood.stuck, "pins")
    yield Measure("flood of cues, memory grown", flood.grown_kb, "kB")


def screens(by_processor: bool = False) -> Iterator[Measure]:
    """How the screens feel, each promise with what it may be at most, and what they leave in memory."""
    yield from map(promised, bench_screens.felt(by_processor))
    yield from map(promised, bench_memory.hour())


def promised(one: Felt) -> Measure:
    """A figure of the screens with what it may be at most: of its ratio where it has one."""
    most = f" (at most {one.limit:g})" if one.limit is not None else ""
    return Measure(one.what + most, one.value, one.unit, one.against, one.ratio)


def bare_sync(folder: Path, tries: int = 100) -> float:
    """Milliseconds of the median small write that is forced to disk."""
    path = folder / "bare"
    took = []
    with path.open("wb") as file:
        for _ in range(tries):
            began = perf_counter()
            file.write(b"x" * 2000)
            file.flush()
            os.fdatasync(file.fileno())
            took.append((perf_counter() - began) * 1000)
    return median(took)


def first_frame() -> Iterator[Measure]:
    """From the start of a process to the first frame, against a bare Kivy window; drawn into memory."""
    bare = median([timed(BARE) for _ in range(WINDOW_TRIES)])
    app = median([timed(APP) for _ in range(WINDOW_TRIES)])
    yield Measure("start to first frame", round(app, 2), "s", "a bare Kivy window", round(app / bare, 2))


def timed(program: str, clock: Callable[[], float] = monotonic) -> float:
    """Seconds until a small program of its own process has drawn and ended."""
    with tempfile.TemporaryDirectory() as home:
        began = clock()
        environ = {**os.environ, "COMPANION_HOME": home}
        subprocess.run([sys.executable, "-c", program], check=True, env=environ, capture_output=True)
        return clock() - began


BARE = """
from ui.offscreen import Offscreen
from ui.app import prepare_kivy
with Offscreen():
    prepare_kivy((1280, 720))
    from kivy.base import EventLoop
    from kivy.uix.widget import Widget
    EventLoop.ensure_window()
    EventLoop.window.add_widget(Widget())
    EventLoop.idle()
"""
APP = """
from ui.offscreen import Offscreen
from ui.app import prepare_kivy
with Offscreen():
    prepare_kivy((1280, 720))
    from companion.house.house import open_house
    from companion.app.table import TableWindow
    table = TableWindow(open_house())
    from kivy.base import EventLoop
    EventLoop.ensure_window()
    EventLoop.window.add_widget(table.screen.stage)
    table.screen.begin(1280, 720)
    EventLoop.idle()
    table.close()
"""


HEAD = "| What | Figure | Times what it is compared to |\n|---|---|---|"


def told(measure: Measure) -> str:
    """A figure as a row of a table."""
    ratio = f"{measure.ratio} {measure.against}" if measure.ratio is not None else ""
    return f"| {measure.what} | {measure.value} {measure.unit} | {ratio} |"
