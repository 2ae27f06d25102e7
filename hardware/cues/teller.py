"""The teller: hands the acts of every step to lights, sounds and voice as the glass gets to them."""

from __future__ import annotations

import math
import threading
from collections import deque
from collections.abc import Callable

from msgspec.structs import replace

from companion.core.crossing.steps import Step
from companion.core.crossing.views import View
from companion.core.language.ids import SeatId
from companion.core.ports.house import Clock
from hardware.cues.acts import WHOLE, Act, Mark, acts_of
from hardware.cues.sheet import Sheets
from hardware.rounds import Rounds
from hardware.told import telling_stumbled

BESIDE = ("quiet", "note", "question")  # steps by which the game has not gone on
BACK = ("undo", "redo")
PACE_S = 3.0  # without a glass: by then the show and the sentence of a strike are over
MOST_WAITING = 64
Listener = Callable[[Step], None]


class Teller(Rounds):
    """Stands on the bus before those who listen; where no glass is followed it goes by the clock.

    Where nothing waits a step is told at once; what follows a big moment waits while that lies on the glass.
    """

    def __init__(
        self,
        sheets: Sheets,
        clock: Clock,
        hold: Callable[[SeatId | None], None],
        on_trouble: Callable[[str], None],
    ) -> None:
        """`hold` keeps the lamp of a seat alight; nobody listens yet, and no glass is followed."""
        super().__init__("telling", clock)
        self._sheets, self._hold, self._on_trouble = sheets, hold, on_trouble
        self._lock = threading.RLock()
        self._listeners: tuple[Listener, ...] = ()
        self._waiting: deque[Act] = deque()
        self._is_followed = self._is_busy = False
        self._shown: Mark = (0, 0)
        self._told: Mark = (0, 0)
        self._not_before_s = -math.inf
        self._seen: View | None = None  # what was told last
        self._newest: View | None = None  # what has come last

    def join(self, listener: Listener) -> None:
        """One more that listens; it must return at once, and keep its faults to itself."""
        self._listeners = (*self._listeners, listener)

    # What the game says.

    def __call__(self, step: Step) -> None:
        """Take one published step."""
        with self._lock:
            if step.kind in BACK:
                self._waiting.clear()
                self._is_busy = False
                self._tell(step)
            elif step.refusal is not None or step.kind in BESIDE:
                ahead = bool(self._waiting) and self._seen is not None
                self._say(replace(step, view=self._seen) if ahead else step)
            else:
                moments = self._sheets.moments(step.view.room)
                self._waiting.extend(acts_of(step, self._newest, moments))
                self._newest = step.view
                self._go_on(self._clock())
        self.ring()

    # What the glass says.

    def follow(self, is_followed: bool) -> None:
        """From now on the glass tells what it shows, or it shows something else altogether."""
        with self._lock:
            self._is_followed, self._is_busy = is_followed, False
            if not is_followed:
                self._hold(None)
        self.ring()

    def shown(self, step: int, at: int) -> None:
        """The glass shows that moment of that step now."""
        with self._lock:
            self._shown, self._is_busy = (step, at), True
            self._go_on(self._clock())

    def over(self, step: int) -> None:
        """The glass has told everything up to that step."""
        with self._lock:
            self._shown = (step, WHOLE)
            self._go_on(self._clock())
            self._is_busy = self._told > self._shown

    def hold(self, seat: SeatId | None) -> None:
        """Somebody asks for time: the lamp of that seat burns until they go on."""
        self._hold(seat)

    # What is told when.

    def _go_on(self, now: float) -> None:
        """Everything whose time has come, in its order."""
        while self._waiting and (self._may(self._waiting[0], now) or len(self._waiting) > MOST_WAITING):
            act = self._waiting.popleft()
            self._told = act.until
            if act.is_moment:
                self._is_busy, self._not_before_s = True, now + PACE_S
            self._tell(act.step)

    def _may(self, act: Act, now: float) -> bool:
        """Whether it may be told: the glass has got there or shows nothing; without one, in its time."""
        if self._is_followed:
            return not self._is_busy or act.until <= self._shown
        return not act.is_moment or now >= self._not_before_s

    def _tell(self, step: Step) -> None:
        self._seen = step.view
        if not self._waiting:
            self._newest = step.view
        self._say(step)

    def _say(self, step: Step) -> None:
        for listener in self._listeners:
            listener(step)

    # On its own thread.

    def serve(self, now: float) -> float | None:
        """Without a glass, what has waited long enough."""
        with self._lock:
            if self._is_followed:
                return None
            self._go_on(now)
            return max(0.0, self._not_before_s - now) if self._waiting else None

    def fall(self, error: Exception, pause_s: float, now: float) -> None:
        """Nothing waits any more: it would be late news."""
        with self._lock:
            self._waiting.clear()
        self._on_trouble(telling_stumbled(error))
