"""What an hour at the table leaves in memory: games played by lot, every screen opened in turn."""

from __future__ import annotations

import os
import random
import resource
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from companion.commands.bench.felt import Felt
from companion.engine.players.random import RandomPlayer

if TYPE_CHECKING:
    from companion.app.table import TableWindow
    from ui.measurements import Meter

HOUR, TEN_MINUTES = 900, 150  # moves: four seconds for each
VISIT_EVERY, PAUSE_EVERY = 4, 60  # moves between two screens, and between two long pauses
MOST_GROWN_MB = 48.0  # after the first ten minutes
SIZE = (1280, 720)


def hour(moves: int = HOUR, size: tuple[int, int] = SIZE) -> list[Felt]:
    """The figures of an hour, in a process of its own."""
    program = f"from companion.commands.bench.memory import tell; tell({moves}, {size})"
    with tempfile.TemporaryDirectory() as home:
        environ = {**os.environ, "COMPANION_HOME": home}
        command = [sys.executable, "-c", program]
        run = subprocess.run(command, check=True, env=environ, capture_output=True, text=True)
    lines = [line for line in run.stdout.splitlines() if line.startswith("{")]
    return [msgspec.json.decode(line, type=Felt) for line in lines]


def tell(moves: int, size: tuple[int, int]) -> None:
    """Play an hour in this process and write a line for each figure."""
    from ui.app import prepare_kivy
    from ui.offscreen import Offscreen

    with Offscreen():
        prepare_kivy(size, frames=0)
        from companion.app.table import TableWindow
        from companion.house.house import open_house
        from ui.measurements import Meter, open_window

        meter = Meter(open_window())
        house = open_house(chance=random.Random(1), threaded=False)
        table = TableWindow(house)
        meter.window.add_widget(table.screen.stage)
        table.screen.begin(*size)
        for one in Hour(meter, table).played(moves):
            print(msgspec.json.encode(one).decode(), flush=True)
        table.close()


class Hour:
    """Plays games by lot at a table, one after the other, and opens its screens."""

    def __init__(self, meter: Meter, table: TableWindow, seed: int = 1) -> None:
        """Nothing is played yet."""
        from ui.app import routes

        self._meter, self._table, self._app = meter, table, table.screen
        self._chance, self._seed = random.Random(seed), seed
        self.screens = sorted(routes(self._app.context))
        self._left: list[str] = []
        self._evening: Any = None

    def played(self, moves: int) -> Iterator[Felt]:
        """Play so many moves, and tell how memory was."""
        from companion.watch.drawn import open_drawn_camera

        camera = open_drawn_camera(self._seed)
        mark, early = 0.0, moves * TEN_MINUTES // HOUR
        for nth in range(moves):
            if nth == early:
                mark = self._rested()
                yield Felt(f"memory after ten minutes ({nth} moves)", mark, "MB")
            self._move(camera)
            if nth % VISIT_EVERY == 0:
                self.visit(self._next_screen())
            self._app.stage.rest.brief()  # people take longer than that
            if nth % PAUSE_EVERY == 0:
                self._rested()
        end = self._rested()
        yield Felt(f"memory after an hour ({moves} moves)", end, "MB")
        yield Felt(
            "memory grown after the first ten minutes", round(end - mark, 1), "MB", limit=MOST_GROWN_MB
        )
        for name in self.screens:
            self.visit(name)
            yield Felt(f"memory with {name} opened then", self._rested(), "MB")
        peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
        yield Felt("memory, peak of the hour", round(peak, 1), "MB")
        camera.close()

    def _move(self, camera: Any) -> None:
        """One move of the game that is played, or the begin of the next."""
        if self._evening is None or self._evening.is_over:
            self._begin(camera)
        self._evening.move()
        self._meter.frame()
        self._clear()

    def _begin(self, camera: Any) -> None:
        """The next game, with the drawn table beside it, as the lobby would lay it."""
        from companion.commands.evening.evening import Evening

        house, self._seed = self._table.house, self._seed + 1
        evening = self._evening = Evening(house, camera, self._table.board, self._seed, RandomPlayer)
        evening.begin(3, "app")
        self._app.router.go("table")

    def _next_screen(self) -> str:
        """Every screen before one comes again."""
        if not self._left:
            self._left = self._chance.sample(self.screens, len(self.screens))
        return self._left.pop()

    def visit(self, name: str) -> None:
        """Open a screen, wait for what it shows, and go back to the table."""
        self._app.router.go(name)
        for _ in range(3):
            self._meter.frame()
        self._clear()
        self._app.router.go("table")
        self._meter.frame()

    def _clear(self) -> None:
        """Nothing lies over the table."""
        from ui.measurements import close_front

        close_front(self._app)

    def _rested(self) -> float:
        """What is held in memory when people have paused."""
        from companion.ground.sweeps import sweep

        sweep(is_long=True)
        return resident_mb()


def resident_mb() -> float:
    """What this process holds in memory now."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return round(pages * resource.getpagesize() / 1024**2, 1)
