"""One table's lights, sounds and buttons, put together."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable
from typing import Any

from companion.core.crossing.views import View
from companion.core.ports.house import Clock
from companion.core.ports.lights import Lights
from hardware.buttons import Buttons, OnButton, contacts
from hardware.cues.listener import CueListener
from hardware.cues.manner import Manner, Manners
from hardware.cues.performance import Cast
from hardware.cues.sheet import Cue, Sheets
from hardware.cues.showrunner import Buzzes, Buzzing, Call, Showrunner
from hardware.cues.stage import Scene
from hardware.cues.teller import Teller
from hardware.devices import BUZZER_KINDS, LAMP_KINDS, Wiring
from hardware.encoder import Knobs, OnTurn
from hardware.lamps import Lamps
from hardware.lights import LightStream
from hardware.pins import Pins, open_pins
from hardware.recorder import Recorder
from hardware.sounder import Sounds
from hardware.told import is_of, is_over, not_told
from hardware.trials import is_trial
from hardware.worker import Worker

MOST_TROUBLES = 20
HELD_CUES = {"warned": "holding", "let_go": "let_go", "held": "held"}
TRIED_PRIORITY = 99  # who tries a show wants to see it now


class Board:
    """Everything that shines, sounds or can be pressed at one table."""

    def __init__(
        self,
        wiring: Wiring,
        pins: Pins,
        clock: Clock,
        sheets: Sheets,
        on_button: OnButton,
        on_trouble: Callable[[str], None],
        on_turn: OnTurn = lambda _role, _steps: None,
    ) -> None:
        """Open every device; what fails is told and left out."""
        self.wiring = wiring
        self.pins = pins
        self._sheets = sheets
        self._told = on_trouble
        self._troubles: deque[str] = deque(maxlen=MOST_TROUBLES)
        self._manners: Manners = Manner
        self._stream = LightStream(self._trouble)
        self._lamps = Lamps(wiring, pins.factory, self._trouble)
        self._sounds = Sounds(wiring, pins.factory, self._trouble)
        outlets = (self._sound, self._lamps.burn, self._stream.show)
        self._buzzes: Buzzes = lambda: "all"
        self._worker = Worker(
            lambda: Showrunner(sheets, self._behaviour, self._buzzing), outlets, clock, self._trouble
        )
        self._listener = CueListener(sheets, self._worker.post, self._trouble)
        self._teller = Teller(sheets, clock, self._listener.hold, self._trouble)
        self._is_silent = False
        self._buttons = Buttons(wiring, pins.factory, self._pressed(on_button), self._trouble, clock)
        self._knobs = Knobs(wiring, pins.factory, on_turn, self._trouble)

    @property
    def sheets(self) -> Sheets:
        """The cue sheets and shows it plays."""
        return self._sheets

    @property
    def listener(self) -> CueListener:
        """What hears the bell: subscribe it to the bus."""
        return self._listener

    @property
    def teller(self) -> Teller:
        """What hears the bell where a glass tells big moments: whoever listens joins it."""
        return self._teller

    @property
    def lights(self) -> Lights:
        """The lamps as a stream, for the lights drawn on the screen."""
        return self._stream

    @property
    def troubles(self) -> tuple[str, ...]:
        """The last sentences about what went wrong."""
        return tuple(self._troubles)

    @property
    def works(self) -> dict[str, tuple[int, int]]:
        """Per sort of device: how many work, of how many in the wiring file."""
        lamps, buzzers, knobs = (
            sum(1 for _ in self.wiring.of(kinds)) for kinds in (LAMP_KINDS, BUZZER_KINDS, ("encoder",))
        )
        return {
            "lamps": (len(self._lamps), lamps),
            "buzzer": (int(self._sounds.can_sound), buzzers),
            "buttons": (len(self._buttons), sum(1 for _ in contacts(self.wiring))),
            "knob": (len(self._knobs), knobs),
        }

    @property
    def is_silent(self) -> bool:
        """Whether somebody has asked for silence."""
        return self._is_silent

    def hush(self, is_silent: bool) -> None:
        """Silence at once and from now on, or sound again; lights go on as they were."""
        self._is_silent = is_silent
        self._sounds.hush(is_silent)

    def start(self) -> None:
        """Begin to shine and to feel, each on a thread of its own."""
        self._worker.start()
        self._teller.start()
        self._buttons.start()

    def stop(self) -> None:
        """Darkness and silence, ready to start again."""
        self._buttons.stop()
        self._teller.stop()
        self._worker.stop()

    def close(self) -> None:
        """Stop and give all pins back; twice is fine."""
        self._teller.stop()
        self._worker.stop()
        self._buttons.close()
        self._knobs.close()
        self._sounds.close()
        self._lamps.close()

    def round(self) -> float | None:
        """One round without a thread, under the clock that was handed in; seconds until the next."""
        rounds = (self._teller.round(), self._worker.round(), self._buttons.round())
        return min((one for one in rounds if one is not None), default=None)

    def share(self, buzzes: Buzzes) -> None:
        """A loudspeaker may sound in place of the buzzer: `buzzes` is asked at every cue."""
        self._buzzes = buzzes

    def behave(self, manners: Manners) -> None:
        """How loud the lights may be from now on: `manners` is asked at every look, and must be quick."""
        self._manners = manners
        self._worker.post((), None)

    def _behaviour(self) -> Manner:
        return self._manners()

    def _buzzing(self) -> Buzzing:
        return self._buzzes()

    def heard(self, name: str) -> None:
        """Answer at once what was only heard so far: 'heard_scan' or 'heard_press'."""
        self._listener.heard(name)

    def dark(self, is_dark: bool) -> None:
        """A card is waited for and it is too dark to read it; or no longer."""
        self._listener.dark(is_dark)

    def look(self, view: View) -> None:
        """Show what lasts in a game that was opened or resumed."""
        self._listener.look(view)

    def rest(self) -> None:
        """The game was closed: nothing lasts any more."""
        self._listener.rest()

    def try_show(
        self, name: str, seat: int | None = 1, room: int | None = 1, amount: int | None = None
    ) -> bool:
        """Play a show by its name, as a test of the lights; False when there is none, or it never ends."""
        show = self._sheets.shows.get(name)
        if show is None or show.owner != "itself":
            return False
        cue = Cue(f"try {name}", name, TRIED_PRIORITY, again_after_ms=0, quiet="all")
        call = Call(cue, Cast(seat, room, amount, seat), at_once=True)
        self._listener.call((call,))
        return True

    def record(self) -> Recorder:
        """Record everything that is seen and heard from now on."""
        recorder = Recorder()
        self._worker.add(recorder.show)
        return recorder

    def _sound(self, scene: Scene, now: float) -> float:
        again = min(self._sounds.mend(now), self._knobs.mend(now))
        self._sounds.sound(scene.hz, is_trial(scene.show))
        return again

    def _pressed(self, on_button: OnButton) -> OnButton:
        def heard(name: Any, gesture: Any) -> None:
            if gesture == "down":
                self.heard("heard_press")
                return
            if gesture in HELD_CUES:
                self.heard(HELD_CUES[gesture])
            on_button(name, gesture)

        return heard

    def _trouble(self, sentence: str) -> None:
        if is_over(sentence):
            kept = [one for one in self._troubles if not is_of(one, sentence)]
            self._troubles = deque(kept, maxlen=MOST_TROUBLES)
        else:
            self._troubles.append(sentence)
        try:
            self._told(sentence)
        except Exception:  # noqa: BLE001 a fence: whoever is told must not end the thread that tells
            self._troubles.append(not_told())


def open_board(
    wiring: Wiring,
    pin_factory: Any | None,
    clock: Clock,
    sheets: Sheets,
    on_button: OnButton,
    on_trouble: Callable[[str], None],
    on_turn: OnTurn = lambda _role, _steps: None,
) -> Board:
    """The board of a table on these pins; without a factory, on whatever pins this computer has."""
    if pin_factory is not None:
        pins = Pins(pin_factory, "fine", "The pins were handed in.")
    else:
        pins = open_pins(os.environ)
        if pins.state == "broken":
            on_trouble(f"{pins.says} {pins.remedy}")
    return Board(wiring, pins, clock, sheets, on_button, on_trouble, on_turn)
