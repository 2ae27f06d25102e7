"""What several tests of lights and sounds need: the shipped sheets, small sheets of their own, a clock."""

from collections.abc import Callable
from pathlib import Path

import pytest
from gpiozero.pins.mock import MockFactory, MockPWMPin

from hardware.cues.load import FOLDER, load_sheets
from hardware.cues.sheet import Sheets

COLOURS = (FOLDER / "colours.toml").read_text(encoding="utf-8")


class HandClock:
    """A clock that only goes on when a test says so."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now

    def pass_s(self, seconds: float) -> float:
        self.now += seconds
        return self.now


@pytest.fixture
def clock() -> HandClock:
    return HandClock()


@pytest.fixture
def factory() -> MockFactory:
    """Pins that are not there, with a duty cycle."""
    return MockFactory(pin_class=MockPWMPin)


@pytest.fixture
def troubles() -> list[str]:
    """Where a device that fails says so."""
    return []


@pytest.fixture(scope="session")
def shipped() -> Sheets:
    return load_sheets()


@pytest.fixture
def folder(tmp_path: Path) -> Callable[..., Path]:
    """Writes a folder of sheets and shows and returns it."""

    def write(shows: str, common: str, colours: str = COLOURS, **rooms: str) -> Path:
        (tmp_path / "shows").mkdir()
        (tmp_path / "cuesheets").mkdir()
        (tmp_path / "colours.toml").write_text(colours, encoding="utf-8")
        (tmp_path / "shows" / "mine.toml").write_text(shows, encoding="utf-8")
        for name, text in {"common": common, **rooms}.items():
            (tmp_path / "cuesheets" / f"{name}.toml").write_text(text, encoding="utf-8")
        return tmp_path

    return write
