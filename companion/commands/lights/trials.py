"""Trying devices and cues from the terminal: on real pins as time passes, without a header told at once."""

from __future__ import annotations

import sys
from collections.abc import Callable
from difflib import get_close_matches
from threading import Event
from time import monotonic
from typing import TYPE_CHECKING, Any

from companion.commands.lights.words import Say, WrongName
from companion.core.language.phrases import Phrase, phrase
from companion.ground.verdicts import FINE, PROBLEMS

if TYPE_CHECKING:
    from hardware.board import Board
    from hardware.cues.sheet import Sheets
    from hardware.devices import Device, Wiring
    from hardware.recorder import Recorded

PATIENCE_S = 15.0  # for somebody to press or turn
LONGEST_S = 30.0  # no show lasts so long
AMOUNT = 2
Waiter = Callable[[float], None]


class Stopwatch:
    """A clock that stands still until somebody waits: a show without pins is over at once."""

    def __init__(self) -> None:
        """Begin at nought."""
        self.now = 0.0

    def __call__(self) -> float:
        """The time."""
        return self.now

    def wait(self, seconds: float) -> None:
        """Let time pass."""
        self.now += seconds


def try_device(wiring: Wiring, device: Device, say: Say) -> int:
    """Let a device shine or sound; what is pressed or turned is waited for."""
    from hardware.devices import BUZZER_KINDS, LAMP_KINDS
    from hardware.trials import trial_of

    if device.kind in (*LAMP_KINDS, *BUZZER_KINDS):
        return play(wiring, trial_of(device), say)
    return hear(wiring, device, say)


def play_cue(wiring: Wiring, room: str, name: str, say: Say) -> int:
    """Play a show by its name, or the show of an event's cue."""
    from hardware.cues.load import load_sheets

    return play(wiring, show_of(load_sheets(), room, name), say)


def show_of(sheets: Sheets, room: str, name: str) -> str:
    """The show that is meant: its own name, or the first cue on an event of that name."""
    shows = {key for key, show in sheets.shows.items() if show.owner == "itself"}
    if name in shows:
        return name
    cues = {cue.on: cue.show for sheet in reversed(sheets.of(room)) for cue in reversed(sheet.cue)}
    if name in cues:
        return cues[name]
    known = sorted(shows | set(cues))
    near = get_close_matches(name, known, 4, 0.5) or known
    raise WrongName(phrase("lights-no-cue", name=name, names=", ".join(near)))


def play(wiring: Wiring, show: str, say: Say) -> int:
    """Play one show to its end, telling every change."""
    from hardware.cues.load import load_sheets
    from hardware.trials import with_trials

    board, clock, wait = opened(wiring, with_trials(load_sheets(), wiring), say)
    recorder = board.record()
    began, told = clock(), 0
    try:
        board.try_show(show, amount=AMOUNT)
        while clock() - began < LONGEST_S:
            pause = board.round()
            for entry in recorder.entries[told:]:
                print(worded(entry, began, say), flush=True)
            told = len(recorder.entries)
            if pause is None:
                break
            wait(pause)
    finally:
        board.close()
    return PROBLEMS if board.troubles else FINE


def hear(wiring: Wiring, device: Device, say: Say) -> int:
    """Wait until the device is pressed or turned; without pins that cannot happen."""
    from hardware.cues.load import load_sheets
    from hardware.names import called

    heard = Event()

    def pressed(name: Any, gesture: Any) -> None:
        if name in (device.role.removeprefix("button:"), "silence"):
            print(say(phrase(f"lights-heard-{gesture}", name=called(device))), flush=True)
            heard.set()

    def turned(_role: Any, steps: int) -> None:
        print(
            say(phrase("lights-heard-turned", name=called(device), way="+" if steps > 0 else "-")), flush=True
        )
        heard.set()

    board, _, _ = opened(wiring, load_sheets(), say, pressed, turned)
    try:
        if not board.pins.is_real:
            return PROBLEMS
        print(say(phrase("lights-press", name=called(device), seconds=round(PATIENCE_S))), flush=True)
        if heard.wait(PATIENCE_S):
            return FINE
        print(say(phrase("lights-not-heard", name=called(device))), file=sys.stderr)
        return PROBLEMS
    finally:
        board.close()


def opened(
    wiring: Wiring,
    sheets: Sheets,
    say: Say,
    pressed: Callable[[Any, Any], None] = lambda _name, _gesture: None,
    turned: Callable[[Any, int], None] = lambda _role, _steps: None,
) -> tuple[Board, Callable[[], float], Waiter]:
    """The board on this computer's pins; where there are none, with a clock that nobody waits for."""
    import os

    from hardware.board import Board
    from hardware.pins import open_pins
    from hardware.told import as_phrase

    pins = open_pins(os.environ)
    if not pins.is_real:
        print(say(phrase("lights-no-pins")), file=sys.stderr)
    stopwatch, never = Stopwatch(), Event()
    clock = monotonic if pins.is_real else stopwatch
    board = Board(
        wiring,
        pins,
        clock,
        sheets,
        pressed,
        lambda told: print(say(as_phrase(told)), file=sys.stderr),
        turned,
    )

    def really(seconds: float) -> None:
        never.wait(seconds)

    return board, clock, really if pins.is_real else stopwatch.wait


def worded(entry: Recorded, began: float, say: Say) -> str:
    """One change of the lights in a line."""
    parts = [_lamp(lamp.role, lamp.colour, lamp.pattern, say) for lamp in entry.lamps]
    parts += [f"{entry.hz:.0f} Hz"] if entry.hz is not None else []
    return f"{entry.at_s - began:6.2f} s  {', '.join(parts) or say(phrase('lights-dark'))}"


def _lamp(role: str, colour: tuple[float, float, float], pattern: str, say: Say) -> str:
    head, _, number = role.partition(":")
    name: Phrase = phrase(f"wiring-role-{head}", number=number.removeprefix("p"))
    hexed = "#" + "".join(f"{round(255 * part):02X}" for part in colour)
    return f"{say(name)} {hexed} {say(phrase(f'lights-{pattern}'))}"
