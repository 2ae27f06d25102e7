"""A stand-in for the lights of a table: a few devices of each sort, all shows, and lamps a test can light."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from companion.core.language.phrases import phrase
from companion.core.ports.lights import Answer, DeviceLine, Lamp, LightWishes, ShowLine, TestReport
from companion.ground.texts import FluentTexts
from companion.office.machine.lights import device_lines, show_title
from hardware.cues.load import load_sheets
from hardware.wiring import find_wiring, load_wiring

RED, AMBER, BLUE, WHITE = (1.0, 0.36, 0.3), (0.95, 0.66, 0.23), (0.35, 0.65, 0.95), (1.0, 1.0, 1.0)
LAMPS = (
    Lamp("seat:p1", AMBER), Lamp("seat:p2", RED, "wink", 1.5), Lamp("seat:p3", (0.1, 0.05, 0.08)),
    Lamp("room:2", WHITE), Lamp("mood", RED, "wink", 1.5), Lamp("scan", WHITE),
)  # fmt: skip


TEXTS = FluentTexts("")  # what devices and shows are called is the app's to say


class Stream:
    """The Lights port: tells watchers what a test lights."""

    def __init__(self) -> None:
        self.watchers: list[Callable[[tuple[Lamp, ...]], None]] = []
        self.lamps: tuple[Lamp, ...] = ()

    def watch(self, listener: Callable[[tuple[Lamp, ...]], None]) -> Callable[[], None]:
        self.watchers.append(listener)
        listener(self.lamps)
        return lambda: self.watchers.remove(listener)

    def light(self, *lamps: Lamp) -> None:
        self.lamps = lamps
        for each in list(self.watchers):
            each(lamps)


class Desk:
    """Remembers what was tried; the devices are those of the wiring with everything."""

    def __init__(self, wiring: str = "family", real: bool = True) -> None:
        self.tried: list[str] = []
        self.wished, self.real = LightWishes(), real
        self.heard: list[Callable[[str], None]] = []
        self.answers: Mapping[str, Answer] = {}
        self._lines = lines_of(wiring)

    def devices(self) -> Sequence[DeviceLine]:
        return self._lines

    def shows(self) -> Sequence[ShowLine]:
        names = [name for name, show in load_sheets().shows.items() if show.owner == "itself"]
        return tuple(ShowLine(name, show_title(name), "alarm", name == "cheer") for name in names)

    def is_real(self) -> bool:
        return self.real

    def try_device(self, id: str) -> None:
        self.tried.append(id)

    def try_show(self, id: str) -> None:
        self.tried.append(f"show {id}")

    def listen(self, heard: Callable[[str], None]) -> Callable[[], None]:
        self.heard.append(heard)
        return lambda: self.heard.remove(heard)

    def wishes(self) -> LightWishes:
        return self.wished

    def wish(self, wishes: LightWishes) -> None:
        self.wished = wishes

    def report(self, answers: Mapping[str, Answer], language: str) -> TestReport:
        self.answers = answers
        lines = [
            phrase("lights-report-title", day="2026-11-18", time="18:00"),
            phrase("lights-report-count", good=1, of=len(self._lines)),
        ]
        for one in self._lines:
            said = f"lights-report-{answers.get(one.id, 'skipped')}-{one.asks}"
            lines.append(phrase(said, title=one.title, name=one.name, pins=one.pins))
        return TestReport(tuple(lines), "table-companion/lights-report.txt")


def lines_of(wiring: str) -> tuple[DeviceLine, ...]:
    """The devices of a shipped wiring."""
    return device_lines(load_wiring(find_wiring(wiring)))
