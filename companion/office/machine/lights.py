"""The lights and sounds of this table as the screen tries, tests and sets them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any

import msgspec

from companion.core.language.phrases import Phrase, phrase
from companion.core.ports.house import Settings, Texts
from companion.core.ports.lights import (
    Answer,
    Colours,
    DeviceLine,
    LightWishes,
    ShowLine,
    TestReport,
    Urgency,
)
from companion.core.ports.sounds import minutes
from hardware.board import Board
from hardware.buttons import contacts
from hardware.cues.manner import Habits, Manner, manner_at
from hardware.devices import BUZZER_KINDS, LAMP_KINDS, Device, Wiring
from hardware.names import own_name, title_of
from hardware.told import as_phrase
from hardware.trials import trial_of

SETTING = "lights"
REPORT = "lights-report.txt"
TRIED_AMOUNT = 2
URGENCIES: tuple[Urgency, ...] = ("alarm", "urgent", "normal", "soft")
PUSH = "/push"
WORST_FIRST: tuple[Answer, ...] = ("no", "skipped", "yes")


class LightsRoom:
    """The LightsDesk port over a running board."""

    def __init__(
        self,
        board: Board,
        settings: Settings,
        texts: Texts,
        home: Path,
        now: Callable[[], datetime],
    ) -> None:
        """Behave from now on as the household wishes; `now` is the clock on the wall."""
        self._board, self._settings, self._texts = board, settings, texts
        self._home, self._now = home, now
        self._listeners: list[Callable[[str], None]] = []
        self._wishes = wishes_of(settings)
        self._habits = habits_of(self._wishes)
        board.behave(self.manner)

    def manner(self) -> Manner:
        """How loud the lights may be at this minute."""
        return manner_at(self._habits, minute_of(self._now()))

    def devices(self) -> Sequence[DeviceLine]:
        """Every device of the wiring file, in its order."""
        return device_lines(self._board.wiring)

    def shows(self) -> Sequence[ShowLine]:
        """Every show of every game, the most urgent first."""
        found: dict[str, ShowLine] = {}
        cues = (cue for sheet in self._board.sheets.sheets.values() for cue in sheet.cue)
        for cue in sorted(cues, key=lambda one: -one.priority):
            for name in (cue.show, cue.party):
                if name and name not in found:
                    found[name] = ShowLine(name, show_title(name), cue.urgency, name != cue.show)
        return tuple(sorted(found.values(), key=lambda line: URGENCIES.index(line.urgency)))

    def is_real(self) -> bool:
        """Whether anything can hang on these pins."""
        return self._board.pins.is_real

    def try_device(self, id: str) -> None:
        """Let a lamp shine or a buzzer sound for a moment; what is pressed or turned cannot be tried so."""
        device = next((one for one in self._board.wiring.devices if one.name == id), None)
        if device is not None:
            self._board.try_show(trial_of(device))

    def try_show(self, id: str) -> None:
        """Play a show now."""
        self._board.try_show(id, amount=TRIED_AMOUNT)

    def listen(self, heard: Callable[[str], None]) -> Callable[[], None]:
        """Hear presses and turns, which then do nothing else."""
        self._listeners.append(heard)

        def stop() -> None:
            if heard in self._listeners:
                self._listeners.remove(heard)

        return stop

    def hears(self, name: str) -> bool:
        """A button was pressed or a knob turned: whether somebody listens, so that it does nothing else."""
        listeners = tuple(self._listeners)
        for heard in listeners:
            heard(name)
        return bool(listeners)

    def wishes(self) -> LightWishes:
        """What is wished now."""
        return self._wishes

    def wish(self, wishes: LightWishes) -> None:
        """From now on so; it is kept."""
        self._wishes, self._habits = wishes, habits_of(wishes)
        self._settings.set(SETTING, msgspec.to_builtins(wishes))
        self._board.behave(self.manner)

    def report(self, answers: Mapping[str, Answer], language: str) -> TestReport:
        """Write down what people saw and heard, in their language."""
        lines = tuple(self._report(answers))
        file = self._home / REPORT
        words = "\n".join(self._texts.say(line, language) for line in lines) + "\n"
        try:
            file.write_text(words, encoding="utf-8")
        except OSError as error:
            return TestReport(lines, trouble=phrase("lights-no-file", folder=str(self._home), why=str(error)))
        return TestReport(lines, str(file))

    def _report(self, answers: Mapping[str, Answer]) -> Iterator[Phrase]:
        devices, wiring = self.devices(), self._board.wiring
        good = sum(answers.get(line.id) == "yes" for line in devices)
        now = self._now()
        yield phrase("lights-report-title", day=f"{now:%Y-%m-%d}", time=f"{now:%H:%M}")
        yield phrase("lights-report-wiring", name=wiring.name)
        if not self.is_real():
            yield phrase("lights-report-drawn")
        yield phrase("lights-report-count", good=good, of=len(devices))
        for line in sorted(devices, key=lambda one: WORST_FIRST.index(answers.get(one.id, "skipped"))):
            said = answers.get(line.id, "skipped")
            yield phrase(f"lights-report-{said}-{line.asks}", title=line.title, where=line.where)
        for trouble in dict.fromkeys(self._board.troubles):
            yield phrase("lights-report-trouble", says=as_phrase(trouble))


def device_lines(wiring: Wiring) -> tuple[DeviceLine, ...]:
    """Every device of a wiring, in its order; a knob that can be pushed is there twice."""
    return tuple(line for device in wiring.devices for line in _lines(device, wiring))


def wishes_of(settings: Settings) -> LightWishes:
    """What was kept; a damaged setting is as if nothing was."""
    try:
        return msgspec.convert(settings.get(SETTING, {}), LightWishes)
    except msgspec.ValidationError:
        return LightWishes()


def habits_of(wishes: LightWishes) -> Habits:
    """The same in the numbers of the lights; quiet hours need a beginning and an end."""
    start, end = minutes(wishes.quiet_from), minutes(wishes.quiet_to)
    hours = (start, end) if start is not None and end is not None else (0, 0)
    return Habits(wishes.level, wishes.brightness / 100, hours[0], hours[1], wishes.night_brightness / 100)


def minute_of(now: datetime) -> float:
    """The minute of the day."""
    return now.hour * 60 + now.minute + now.second / 60


def show_title(name: str) -> Phrase:
    """What a show is called on the screen."""
    return phrase(f"lights-show-{name.replace('_', '-')}")


def _lines(device: Device, wiring: Wiring) -> Iterator[DeviceLine]:
    """A device once for each thing that can be asked about it."""
    shared: dict[str, Any] = {"name": own_name(device), "pins": device.where}
    if device.kind in LAMP_KINDS:
        yield DeviceLine(
            device.name, title_of(device.role), asks="seen", shows=_colours(device.kind), **shared
        )
    elif device.kind in BUZZER_KINDS:
        yield DeviceLine(device.name, title_of("buzzer"), asks="heard", **shared)
    elif device.kind == "encoder":
        yield DeviceLine(device.name, title_of("knob"), asks="turned", hears="knob", **shared)
    for one, _pin, name in contacts(wiring):
        if one is device:
            id = device.name + (PUSH if device.kind == "encoder" else "")
            yield DeviceLine(id, title_of(f"button:{name}"), asks="pressed", hears=name, **shared)


def _colours(kind: str) -> Colours:
    """What a lamp of this kind is tried with."""
    if kind == "rgb":
        return "rgb"
    return "two-colour" if kind == "two-colour" else ""
