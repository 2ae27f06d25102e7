"""Which pins there are: real ones only on a board that has them, mock pins elsewhere, with the reason."""

from pathlib import Path

import pytest
from gpiozero.pins.mock import MockFactory

from hardware import pins as module
from hardware.pins import open_pins


@pytest.fixture
def pi(tmp_path: Path) -> Path:
    model = tmp_path / "proc/device-tree/model"
    model.parent.mkdir(parents=True)
    model.write_bytes(b"Raspberry Pi 4 Model B Rev 1.5\x00")
    return tmp_path


def test_a_computer_without_a_header_gets_mock_pins(tmp_path: Path) -> None:
    pins = open_pins({}, tmp_path)
    assert isinstance(pins.factory, MockFactory)
    assert (pins.state, pins.is_real) == ("absent", False)
    assert "no pin header" in pins.says


def test_mock_pins_can_be_asked_for_anywhere(pi: Path) -> None:
    pins = open_pins({"GPIOZERO_PIN_FACTORY": "mock"}, pi)
    assert isinstance(pins.factory, MockFactory)
    assert pins.state == "absent"


def test_mock_pins_of_two_boards_are_strangers(tmp_path: Path) -> None:
    assert open_pins({}, tmp_path).factory.pin(5) is not open_pins({}, tmp_path).factory.pin(5)


def test_a_missing_driver_is_named_with_its_remedy(pi: Path) -> None:
    pins = open_pins({}, pi)
    assert isinstance(pins.factory, MockFactory)
    assert pins.state == "broken"
    assert "lgpio: No module named 'lgpio'" in pins.says
    assert pins.remedy == "Run ./run again: it installs the driver lgpio for the pins."


def test_an_unknown_driver_is_named_with_its_remedy(tmp_path: Path) -> None:
    pins = open_pins({"GPIOZERO_PIN_FACTORY": "telepathy"}, tmp_path)
    assert "there is no such driver; use one of lgpio, mock, native" in pins.says
    assert pins.remedy == "Correct or remove the variable GPIOZERO_PIN_FACTORY."


@pytest.mark.parametrize(
    ("reason", "remedy"),
    [
        ("'can't open gpiochip'", "Add yourself to the group gpio"),
        ("[Errno 13] Permission denied: '/dev/gpiochip0'", "Add yourself to the group gpio"),
        ("No such file or directory: '.lgd-nfy-3'", "The folder /nowhere cannot be written"),
        ("'GPIO busy'", "Check that no other program uses the pins"),
    ],
)
def test_every_known_reason_has_its_remedy(
    pi: Path, monkeypatch: pytest.MonkeyPatch, reason: str, remedy: str
) -> None:
    def fail(name: str) -> object:
        raise OSError(reason)

    monkeypatch.setattr(module, "_factory", fail)
    pins = open_pins({"LG_WD": "/nowhere"}, pi)
    assert pins.state == "broken"
    assert pins.remedy.startswith(remedy)


def test_lgpio_gets_a_folder_of_its_own_where_the_user_may_write(pi: Path) -> None:
    found = []
    for _ in range(2):
        environ = {"XDG_RUNTIME_DIR": str(pi)}
        open_pins(environ, pi)
        found.append(Path(environ["LG_WD"]))
    assert [folder.parent for folder in found] == [pi, pi]
    assert found[0] != found[1] and found[0].is_dir(), "two programs would write over each other's pipes"


def test_a_folder_that_somebody_chose_is_left_as_it_is(pi: Path) -> None:
    environ = {"LG_WD": "/nowhere"}
    open_pins(environ, pi)
    assert environ == {"LG_WD": "/nowhere"}
