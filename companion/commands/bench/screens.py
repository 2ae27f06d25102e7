"""How the screens feel: frames, instructions and answers, against a bare window in the same run."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import median
from time import monotonic, perf_counter, process_time
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec.structs import replace

from companion.commands.bench.felt import Felt
from companion.core.crossing.intents import Corrected, TakenBack
from companion.core.crossing.steps import Step
from companion.core.language.commands import SetNumber
from companion.ground.sweeps import set_aside

if TYPE_CHECKING:
    from ui.measurements import Frames, Meter

SIZES = ((800, 480), (1280, 720))
SCREENS = ("home", "table", "log", "my_cards", "plan", "system", "new_game")
MOVES, MOTIONS, HEARD, DONE, BARE, PAGES = 400, 40, 60, 20, 200, 24
LARGE_TYPE = 1.6  # boards have pages then
BUDGETS_MS = {"heard": 100.0, "done": 100.0}


def felt(by_processor: bool = False) -> Iterator[Felt]:
    """Every figure, each size in a process of its own: a window cannot be opened twice in one."""
    for width, height in SIZES:
        yield from measured(width, height, by_processor)


def measured(width: int, height: int, by_processor: bool = False) -> list[Felt]:
    """The figures of one size."""
    program = f"from companion.commands.bench.screens import tell; tell({width}, {height}, {by_processor})"
    with tempfile.TemporaryDirectory() as home:
        environ = {**os.environ, "COMPANION_HOME": home}
        run = subprocess.run(
            [sys.executable, "-c", program], check=True, env=environ, capture_output=True, text=True
        )
    lines = [line for line in run.stdout.splitlines() if line.startswith("{")]
    return [msgspec.json.decode(line, type=Felt) for line in lines]


def tell(width: int, height: int, by_processor: bool = False) -> None:
    """Measure one size and write a line for each figure, by the wall’s clock or the processor’s."""
    from ui.app import prepare_kivy
    from ui.offscreen import Offscreen

    steps = some_steps(MOVES)
    with Offscreen():
        prepare_kivy((width, height), frames=0)
        from ui.measurements import Meter, open_window, told

        meter = Meter(open_window(), process_time if by_processor else perf_counter)
        bare = told("a bare window", meter.bare(BARE))
        for one in (*_screens(meter, bare, steps), *_answers(meter, bare)):
            words = f"{one.what}, {width}x{height}"
            print(msgspec.json.encode(replace(one, what=words)).decode(), flush=True)


def some_steps(moves: int, seed: int = 1) -> list[Step]:
    """The steps of an evening that plays itself, as the screen would hear them."""
    from companion.commands.evening.demo import quiet_board
    from companion.commands.evening.evening import Evening
    from companion.house.house import open_house
    from companion.watch.drawn import open_drawn_camera

    steps: list[Step] = []

    def heard(step: Step) -> None:
        steps.append(step)

    with tempfile.TemporaryDirectory() as folder:
        house = open_house(Path(folder) / "bench.db", chance=random.Random(seed), threaded=False)
        board, camera = quiet_board(house), open_drawn_camera(seed)
        house.bus.join("screen", heard)
        evening = Evening(house, camera, board, seed)
        evening.begin(3, "app")
        for _ in range(moves):
            if evening.is_over:
                break
            evening.move()
        camera.close()
        board.close()
        house.close()
    return steps


def _screens(meter: Meter, bare: Frames, steps: Sequence[Step]) -> Iterator[Felt]:
    """Frames and counts of each screen, cards on the move, pages turned, presses and steps."""
    from companion.app.table import TableWindow
    from companion.house.house import open_house
    from ui.measurements import outside_still, told

    table = TableWindow(open_house(threaded=False))
    app = table.screen
    meter.window.add_widget(app.stage)
    app.begin(*meter.window.size)
    app.hear(steps[0])
    meter.frame()
    set_aside()  # as whenever a game is taken up
    for name in SCREENS:
        app.router.go(name)
        yield from _screen(meter, bare, app, name)
    app.router.go("table")
    laid, moved = meter.moving(app, steps[1 : MOTIONS * 4])
    yield from _frames(told("table while cards move", moved, bare), limit=3.0)
    yield from _frames(told("table, the frame of a step", laid, bare))
    yield Felt("table, draw calls of a frame while cards move", outside_still(app.stage).draws, "draws")
    yield from _felt_by_hands(meter, app, steps)
    yield from _pages(meter, bare, app, steps)
    table.close()
    meter.window.remove_widget(app.stage)


def _screen(meter: Meter, bare: Frames, app: Any, name: str) -> Iterator[Felt]:
    """What a screen costs when it is drawn anew, and how often it is drawn for nothing."""
    from ui.measurements import counted, told

    yield from _frames(told(f"{name} drawn anew", meter.rest(), bare))
    size = counted(app.stage)
    yield Felt(f"{name}, widgets", size.widgets, "widgets")
    yield Felt(f"{name}, draw calls when painted anew", size.draws, f"of {size.instructions} instructions")
    yield Felt(f"{name}, drawn while nothing happens", meter.drawn_at_rest(), "frames", limit=0)


def _pages(meter: Meter, bare: Frames, app: Any, steps: Sequence[Step]) -> Iterator[Felt]:
    """The board in large type: cards cross from page to page."""
    from ui.measurements import told

    usual = app.context.preferences
    app.prefer(replace(usual, text_scale=LARGE_TYPE))
    meter.rest()
    yield from _frames(told("table in large type, a page turned", meter.turned(app, PAGES), bare))
    meter.turned(app, 1)  # to the first page, where cards are
    laid, moved = meter.moving(app, steps[1 : MOTIONS * 2])
    yield from _frames(told("table in large type, the frame of a step", laid, bare))
    if moved:  # only cards of the page that is shown travel
        yield from _frames(told("table in large type while cards move", moved, bare), limit=3.0)
    app.prefer(usual)


def _felt_by_hands(meter: Meter, app: Any, steps: Sequence[Step]) -> Iterator[Felt]:
    """A press is seen, a step is on the glass."""
    frames, took = meter.press(app.router.current.strip.big)
    yield Felt("press to the frame that shows it", frames, "frames", limit=1)
    yield Felt("press to the frame that shows it, time", round(took * 1000, 1), "ms")
    heard = sorted(meter.heard(app, steps[-HEARD:]))
    yield Felt("bell to glass, median", round(median(heard) * 1000, 1), "ms", limit=BUDGETS_MS["heard"])
    worst = heard[int(len(heard) * 0.99)] * 1000
    yield Felt("bell to glass, p99", round(worst, 1), "ms", limit=BUDGETS_MS["heard"])


def close_all(app: Any) -> None:
    """Put away what the steps have opened."""
    from ui.measurements import close_front

    close_front(app)


def _answers(meter: Meter, bare: Frames) -> Iterator[Felt]:
    """From a finger to the step it makes on the glass, through front door, rules and disk."""
    from companion.app.table import TableWindow
    from companion.house.house import open_house
    from companion.house.newgame import Wishes

    house = open_house()
    table = TableWindow(house)
    app = table.screen
    meter.window.add_widget(app.stage)
    app.begin(*meter.window.size)
    house.begin(Wishes(names=("Ana", "Ben", "Cleo"), custody="app"))
    _until(meter, lambda: app.context.step is not None)
    set_aside()
    app.router.go("table")
    _until(meter, lambda: app.router.current.hand.is_there)
    while not app.router.current.hand.is_up(app.context.view):  # until cards wait in the drawn hand
        before = app.context.step
        app.router.current.strip.big.tap()
        _until(meter, lambda before=before: app.context.step is not before)
        close_all(app)
    yield from _screen(meter, bare, app, "table with a drawn hand")
    took = []
    for nth in range(DONE):
        for intent in (Corrected(SetNumber("attack", nth % 7 + 1)), TakenBack(1)):
            before, began = app.context.step, perf_counter()
            app.context.post(intent)
            _until(meter, lambda before=before: app.context.step is not before)
            took.append(perf_counter() - began)
            close_all(app)
    table.close()
    meter.window.remove_widget(app.stage)
    yield Felt("done: finger to glass, median", round(median(took) * 1000, 1), "ms", limit=BUDGETS_MS["done"])
    yield Felt("done: finger to glass, most", round(max(took) * 1000, 1), "ms", limit=BUDGETS_MS["done"])


def _until(meter: Meter, is_so: Any, most_s: float = 10.0) -> None:
    """Frame after frame until something has come about."""
    began = monotonic()
    while not is_so() and monotonic() - began < most_s:
        meter.frame()


def _frames(found: Frames, limit: float | None = None) -> Iterator[Felt]:
    """Median and worst as ratios."""
    for name, value, ratio in (
        ("median", found.median_ms, found.ratio),
        ("p99", found.p99_ms, found.ratio_p99),
    ):
        yield Felt(f"{found.what}, frame {name}", value, "ms", "a bare window’s", round(ratio, 2), limit)
