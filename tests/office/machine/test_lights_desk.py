"""The lights of a table tried, tested and set: a running board on pins that only remember."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import Any

import pytest
from gpiozero.pins.mock import MockFactory, MockPWMPin

from companion.core.ports.lights import LightWishes
from companion.ground.texts import FluentTexts
from companion.office.machine.lights import REPORT, SETTING, LightsRoom, wishes_of
from hardware.board import Board, open_board
from hardware.cues.load import load_sheets
from hardware.trials import with_trials
from hardware.wiring import find_wiring, load_wiring

EVENING, NIGHT = datetime(2026, 11, 18, 20, 0), datetime(2026, 11, 18, 23, 30)
QUIET = LightWishes(brightness=100, night_brightness=25, quiet_from="22:00", quiet_to="07:00")


class Kept(dict[str, Any]):
    """Settings in memory."""

    def get(self, name: str, default: Any = None) -> Any:
        return super().get(name, default)

    def set(self, name: str, value: Any) -> None:
        self[name] = value


class Table:
    """A board with the family wiring, its desk, and a clock and a wall clock in the test's hands."""

    def __init__(self, home: Path) -> None:
        self.now, self.wall, self.kept, self.home = 100.0, EVENING, Kept(), home
        self.factory = MockFactory(pin_class=MockPWMPin)
        wiring = load_wiring(find_wiring("family"))
        self.heard: list[str] = []
        sheets = with_trials(load_sheets(), wiring)
        self.board: Board = open_board(
            wiring, self.factory, lambda: self.now, sheets, self._pressed, self.heard.append
        )
        self.desk = LightsRoom(self.board, self.kept, FluentTexts(""), home, lambda: self.wall)

    def _pressed(self, name: Any, gesture: Any) -> None:
        if gesture == "pressed" and not self.desk.hears(name):
            self.heard.append(f"{name} {gesture}")

    def run_s(self, seconds: float) -> None:
        until = self.now + seconds
        while self.now < until:
            self.board.round()
            self.now += 0.05
        self.board.round()

    def lit(self, *pins: int) -> list[float]:
        return [float(self.factory.pin(pin).state) for pin in pins]

    def press(self, pin: int) -> None:
        self.factory.pin(pin).drive_low()
        self.factory.pin(pin).drive_high()
        self.run_s(0.5)


@pytest.fixture
def table(tmp_path: Path) -> Any:
    made = Table(tmp_path)
    yield made
    made.board.close()


def test_a_device_that_is_tried_lights_alone_and_goes_dark_again(table: Table) -> None:
    seen: dict[int, set[float]] = {pin: set() for pin in (14, 15, 17, 27, 22)}
    for name in ("mood light", "light of seat 1"):
        table.desk.try_device(name)
        for _ in range(60):
            table.run_s(0.05)
            for pin, values in seen.items():
                values.add(float(table.factory.pin(pin).state))
    assert all(max(seen[pin]) > 0.5 for pin in (17, 27, 22, 14))
    assert seen[15] == {0.0}
    assert table.lit(14, 15, 17, 27, 22) == [0.0] * 5


def test_red_green_and_blue_come_one_after_the_other(table: Table) -> None:
    table.desk.try_device("mood light")
    order = []
    for _ in range(4):
        table.run_s(0.3)
        order.append([value > 0 for value in table.lit(17, 27, 22)])
        table.run_s(0.3)
    assert order[:3] == [[True, False, False], [False, True, False], [False, False, True]]


def test_what_nobody_made_is_not_tried(table: Table) -> None:
    table.desk.try_device("a lamp that is gone")
    table.desk.try_device("knob")
    table.run_s(1)
    assert table.heard == []


def test_every_show_can_be_played_the_most_urgent_first(table: Table) -> None:
    lines = table.desk.shows()
    grades = [line.urgency for line in lines]
    assert grades == sorted(grades, key=("alarm", "urgent", "normal", "soft").index)
    assert {"facehugger", "won_party", "card_seen"} <= {line.id for line in lines}
    assert not any(line.id.startswith("try ") for line in lines)
    assert [line.id for line in lines if line.at_party] != []
    table.desk.try_show("facehugger")
    table.run_s(0.1)
    assert table.lit(14) == [1.0]


def test_while_somebody_listens_a_press_does_nothing_else(table: Table) -> None:
    names: list[str] = []
    stop = table.desk.listen(names.append)
    table.press(5)
    stop()
    stop()
    table.press(6)
    assert names == ["next"] and table.heard == ["undo pressed"]


@pytest.mark.parametrize("is_silent", [True, False])
def test_the_silence_button_that_is_tested_silences_nothing_and_ends_no_silence(
    table: Table, is_silent: bool
) -> None:
    table.board.hush(is_silent)
    names: list[str] = []
    stop = table.desk.listen(names.append)
    table.press(11)
    stop()
    assert names == ["silence"] and table.board.is_silent is is_silent


def test_wishes_are_kept_and_hold_at_once(table: Table) -> None:
    table.desk.wish(QUIET)
    assert wishes_of(table.kept) == QUIET == table.desk.wishes()
    assert table.desk.manner().level == "normal"
    table.desk.try_show("facehugger")
    table.run_s(0.1)
    assert table.lit(14) == [1.0]
    table.run_s(10)
    table.wall = NIGHT
    assert table.desk.manner().level == "quiet"
    table.desk.try_show("facehugger")
    table.run_s(0.1)
    assert 0.0 < table.lit(14)[0] < 0.1


@pytest.mark.parametrize("damaged", ["loud", {"level": "very"}, {"brightness": "half"}, 3])
def test_a_damaged_setting_is_as_if_nothing_was_kept(damaged: Any) -> None:
    kept = Kept()
    kept.set(SETTING, damaged)
    assert wishes_of(kept) == LightWishes()


@pytest.mark.parametrize(("language", "worst"), [("en", "NOT HEARD"), ("fr", "PAS ENTENDU")])
def test_the_report_names_what_fails_first(table: Table, language: str, worst: str) -> None:
    answers: dict[str, Any] = {"mood light": "yes", "buzzer": "no"}
    report = table.desk.report(answers, language)
    words = (table.home / REPORT).read_text(encoding="utf-8").splitlines()
    assert report.file == str(table.home / REPORT) and len(words) == len(report.lines)
    assert "2026-11-18 20:00" in words[0] and words[2].startswith("1 ")
    assert worst in words[3] and "GPIO 13" in words[3]
    assert words[-1].startswith({"en": "Mood light (GPIO 17", "fr": "Lumière d’ambiance (GPIO 17"}[language])
    assert not any("lights-report-" in line for line in words)


def test_a_report_that_cannot_be_kept_is_still_shown(table: Table) -> None:
    table.home.joinpath(REPORT).mkdir()
    report = table.desk.report({"buzzer": "yes"}, "en")
    assert report.file == "" and report.trouble is not None and len(report.lines) > 10
