"""The sound thread: takes calls, lets the runner decide, feeds the player; fenced and restarted."""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Callable, Sequence

from companion.core.language.phrases import Phrase, phrase
from companion.core.ports.house import Clock
from companion.core.ports.sounds import SoundWishes
from hardware.cues.showrunner import Call
from hardware.cues.table import Table
from hardware.inbox import Inbox
from hardware.rounds import Rounds
from hardware.sound.mixer import BLOCK, Clip, Mixer
from hardware.sound.outlet import DeafOutlet, Outlet, OutletFault
from hardware.sound.recipe import RATE
from hardware.sound.runner import SoundRunner
from hardware.sound.waves import pcm

TICK_S = 0.02
AHEAD_S = 0.16  # so much is given to the player before its time; a pipe holds less
HURRY = 1.02  # a player's own clock may be a little faster than ours
RESTS_AFTER_S = 2.0
LOOK_S = 0.5
ROUND_BLOCKS = 16
MOST_ORDERS = 16
FRESH_S = 3 * 3600.0  # a stream has an end; so long before it a new one is begun in a silence

MakeRunner = Callable[[], SoundRunner]


class SoundWorker(Rounds):
    """Feeds the player as fast as it is heard; one that fails is ended and begun again."""

    def __init__(self, make_runner: MakeRunner, clock: Clock, on_trouble: Callable[[Phrase], None]) -> None:
        """Silent until an outlet is given; `make_runner` makes a fresh runner, also after a fault."""
        super().__init__("sounds", clock)
        self._make_runner, self._on_trouble = make_runner, on_trouble
        self._inbox = Inbox()
        self._orders: deque[Callable[[Mixer], object]] = deque(maxlen=MOST_ORDERS)
        self._runner = make_runner()
        self._outlet: Outlet = DeafOutlet()
        self._new_outlet: Outlet | None = None
        self.wishes = SoundWishes()
        self.on_fall: Callable[[int], None] = lambda _faults: None
        self._table: Table | None = None
        self._pending = b""
        self._given_s, self._began_s, self._sounded_s = 0.0, -math.inf, -math.inf
        self._is_open = False
        self._is_fresh = False  # a new runner has not seen the table yet

    def post(self, calls: Sequence[Call], table: Table | None) -> None:
        """Hand over what happened; returns at once, whatever is sounding."""
        self._inbox.put(calls, table)
        self.ring()

    def speak(self, clip: Clip) -> None:
        """Play the voice over everything else; returns at once."""
        self._order(lambda mixer: mixer.play(clip))

    def hush(self, name: str) -> None:
        """Cut the voice off; returns at once."""
        self._order(lambda mixer: mixer.cut(name))

    def wish(self, wishes: SoundWishes) -> None:
        """From now on so loud."""
        self.wishes = wishes
        self.ring()

    def use(self, outlet: Outlet) -> None:
        """From now on the samples go there; the outlet before is closed."""
        self._new_outlet = outlet
        self.ring()

    def prepare(self, now: float) -> None:
        """Another outlet begins afresh."""
        outlet, self._new_outlet = self._new_outlet, None
        if outlet is not None:
            self._silence()
            self._outlet = outlet
            self.back_off.clear()

    def rest(self, now: float) -> None:
        """While nothing can be heard only the newest state of the table is kept: cues would be late news."""
        self._table = self._inbox.take()[1] or self._table
        self._orders.clear()

    def fall(self, error: Exception, pause_s: float, now: float) -> None:
        """Tell it, fall silent, and begin afresh after the pause."""
        if self.back_off.faults == 1:  # a device that stays away is told once
            why = str(error) if isinstance(error, OutletFault) else f"{type(error).__name__}: {error}"
            self._on_trouble(phrase("sound-stumbled", why=why))
        self._silence()
        self.rest(now)
        self.on_fall(self.back_off.faults)
        self._runner, self._is_fresh = self._make_runner(), True

    def end(self) -> None:
        """Silence, and no player is left behind."""
        self._silence()
        if self._new_outlet is not None:
            self._new_outlet.close()

    def _order(self, order: Callable[[Mixer], object]) -> None:
        self._orders.append(order)
        self.ring()

    def serve(self, now: float) -> float | None:
        """Take what came and give the player what it has room for."""
        calls, table = self._inbox.take()
        self._table = table or self._table
        runner = self._runner
        runner.wishes = self.wishes
        if self._table is not None and (table is not None or self._is_fresh):
            runner.see(self._table, now)
            self._is_fresh = False
        for call in calls:
            runner.hear(call, now)
        runner.turn(now)
        while self._orders:
            self._orders.popleft()(runner.mixer)
        if not self.wishes.loud and not self._is_open:
            runner.mixer.clear()
        return self._feed(now)

    def _feed(self, now: float) -> float | None:
        """Give the player blocks for as long as there is something to hear, and a little longer."""
        mixer = self._runner.mixer
        if not (mixer.is_silent or not self.wishes.loud):
            self._sounded_s = now
        if now - self._sounded_s > RESTS_AFTER_S or (self._is_open and self._is_worn(now)):
            until = min(self._runner.until_s, self._ebb(now))
            return None if math.isinf(until) else max(0.0, until - now)
        if not self._is_open:
            self._is_open, self._began_s, self._given_s = True, now, 0.0
        for _ in range(ROUND_BLOCKS):
            if self._given_s > (now - self._began_s) * HURRY + AHEAD_S:
                break
            self._pending = self._pending or pcm(mixer.mix())
            self._pending = self._pending[self._outlet.write(self._pending, now) :]
            if self._pending:
                break
            self._given_s += BLOCK / RATE
        return TICK_S

    def _is_worn(self, now: float) -> bool:
        return now - self._began_s > FRESH_S and self._runner.mixer.is_silent

    def _ebb(self, now: float) -> float:
        """Nothing is heard any more: the device is given back; when to look after that again."""
        if self._is_open:
            self._is_open, self._pending = False, b""
            self._runner.mixer.clear()
        return math.inf if self._outlet.rest(now) else now + LOOK_S

    def _silence(self) -> None:
        self._is_open, self._pending = False, b""
        try:
            self._outlet.close()
        except Exception as error:  # noqa: BLE001 a fence: a player that cannot be ended must not end the thread
            self._on_trouble(phrase("sound-stumbled", why=str(error)))
