"""Between the desk's thread and the screen's clock: steps come in, the newest view wins, notices queue."""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable
from typing import Literal

from companion.core.crossing.steps import Step
from companion.core.crossing.views import View
from ui.knob import Knob

KEPT = 200
Button = Literal["next", "undo", "confirm", "redo"]


class Bridge:
    """`hear` and `press` may be called from any thread; listeners run on the screen's clock."""

    def __init__(self, later: Callable[[Callable[[], None]], None]) -> None:
        """`later` runs a call on the screen's clock before the next frame."""
        self._later = later
        self._lock = threading.Lock()
        self._steps: deque[Step] = deque(maxlen=KEPT)
        self._presses: deque[Button] = deque(maxlen=8)
        self._waiting = False
        self.on_steps: Callable[[tuple[Step, ...]], None] = lambda _steps: None
        self._turns: deque[tuple[Knob, int]] = deque(maxlen=32)
        self.on_press: Callable[[Button], None] = lambda _button: None
        self.on_turn: Callable[[Knob, int], None] = lambda _knob, _steps: None

    def hear(self, step: Step) -> None:
        """The bell: take a published step and return at once."""
        with self._lock:
            self._steps.append(step)
        self._wake()

    def press(self, button: Button) -> None:
        """A hardware button: acts like the big button, undo or confirm of the screen that is shown."""
        with self._lock:
            self._presses.append(button)
        self._wake()

    def turn(self, knob: Knob, steps: int) -> None:
        """The knob: so many notches, to the right when above nought."""
        with self._lock:
            self._turns.append((knob, steps))
        self._wake()

    def _wake(self) -> None:
        """Ask for one delivery, however much has come in."""
        with self._lock:
            if self._waiting:
                return
            self._waiting = True
        self._later(self.deliver)

    def deliver(self) -> None:
        """Hand over everything that has come in, on the screen's clock."""
        with self._lock:
            steps, presses, turns = tuple(self._steps), tuple(self._presses), tuple(self._turns)
            self._steps.clear()
            self._presses.clear()
            self._turns.clear()
            self._waiting = False
        if steps:
            self.on_steps(steps)
        for button in presses:
            self.on_press(button)
        for knob, notches in turns:
            self.on_turn(knob, notches)


def newest(steps: tuple[Step, ...]) -> View:
    """The view to draw: states in between are not shown, their notices are."""
    return steps[-1].view
