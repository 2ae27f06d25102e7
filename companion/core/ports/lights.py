"""What the page about lights and sounds needs from outside: devices, shows and wishes in plain values."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Literal, Protocol

import msgspec

from companion.core.language.ids import SeatId
from companion.core.language.phrases import Phrase

Asks = Literal["seen", "heard", "pressed", "turned"]
Answer = Literal["yes", "no", "skipped"]
Colours = Literal["", "rgb", "two-colour"]
Urgency = Literal["soft", "normal", "urgent", "alarm"]


LightLevel = Literal["quiet", "normal", "party"]


class LightWishes(msgspec.Struct, frozen=True):
    """Everything that can be chosen about lights; kept by the settings."""

    level: LightLevel = "normal"
    brightness: int = 100  # percent, of wired lamps
    night_brightness: int = 50
    quiet_from: str = ""  # "22:00"; without both there are no quiet hours
    quiet_to: str = ""


class DeviceLine(msgspec.Struct, frozen=True):
    """One device of the table, and what a person is asked about it."""

    id: str
    title: Phrase  # in the reader's language, by what it is for
    name: str  # as its owner calls it; empty where it has no name of its own
    pins: str  # "GPIO 17, 27, 22"
    asks: Asks
    shows: Colours = ""  # the colours that are tried one after the other
    hears: str = ""  # of a button or a knob: what it is heard as

    @property
    def where(self) -> str:
        """Its own name, if it has one, and its pins."""
        return " · ".join(part for part in (self.name, self.pins) if part)


class ShowLine(msgspec.Struct, frozen=True):
    """One show that can be tried."""

    id: str
    title: Phrase
    urgency: Urgency
    at_party: bool = False  # only where lights may make the most of things


class TestReport(msgspec.Struct, frozen=True):
    """What came of a test of all devices: its lines, and the file they are kept in."""

    __test__ = False  # a value, nothing for the test runner to collect
    lines: tuple[Phrase, ...]
    file: str = ""
    trouble: Phrase | None = None  # why there is no file


class LightsDesk(Protocol):
    """The lights and sounds of this table: tried, tested, and set as the household wants them."""

    def devices(self) -> Sequence[DeviceLine]:
        """Every device of the wiring file, in its order."""
        ...

    def shows(self) -> Sequence[ShowLine]:
        """Every show of every game, the most urgent first."""
        ...

    def is_real(self) -> bool:
        """Whether anything can hang on these pins; else all of it is drawn on the screen only."""
        ...

    def try_device(self, id: str) -> None:
        """Let a lamp shine or a buzzer sound for a moment."""
        ...

    def try_show(self, id: str) -> None:
        """Play a show now, on the wires and on the screen."""
        ...

    def listen(self, heard: Callable[[str], None]) -> Callable[[], None]:
        """Hear presses and turns, perhaps on another thread; they do nothing else until this is stopped."""
        ...

    def wishes(self) -> LightWishes:
        """What is wished now."""
        ...

    def wish(self, wishes: LightWishes) -> None:
        """From now on so; it is kept."""
        ...

    def report(self, answers: Mapping[str, Answer], language: str) -> TestReport:
        """Write down what people saw and heard, in their language."""
        ...


class Lamp(msgspec.Struct, frozen=True):
    """One lamp as it burns now: what the drawn lights paint."""

    role: str  # "seat:p1", "room:2", "mood", "scan"
    colour: tuple[float, float, float]  # red, green, blue, 0 to 1
    pattern: str = "steady"  # steady, blink, breathe, wink or run
    period_s: float = 0.0  # of one blink, breath or run; 0 when steady
    shine: float = 1.0  # how bright the drawn one may be at this hour


class Lights(Protocol):
    """The lamps, real or not: the drawn lights subscribe to the same show."""

    def watch(self, listener: Callable[[tuple[Lamp, ...]], None]) -> Callable[[], None]:
        """Be told of every change; returns a way to stop."""
        ...


class GlassFollower(Protocol):
    """Lights, sounds and voice that tell big moments when the glass does."""

    def follow(self, is_followed: bool) -> None:
        """From now on the glass says what it shows, or it shows something else altogether."""
        ...

    def shown(self, step: int, at: int) -> None:
        """That moment of that step is shown now: the step by its number, the notice by its place in it."""
        ...

    def over(self, step: int) -> None:
        """Everything up to that step has been told."""
        ...

    def hold(self, seat: SeatId | None) -> None:
        """Somebody asks for time: the lamp of that seat burns until nobody does."""
        ...
