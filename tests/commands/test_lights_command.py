"""`companion lights`: devices listed, drawn, tried by name; a wrong name is a sentence."""

from pathlib import Path
from typing import Any

import pypdfium2
import pytest
from gpiozero.pins.mock import MockFactory, MockPWMPin

from companion.commands.lights import trials as lights_trying
from companion.commands.lights.command import LightsCall, run
from companion.ground.verdicts import FINE, PROBLEMS, WRONG_CALL
from hardware import pins as pins_module
from hardware.pins import Pins


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("COMPANION_HOME", str(tmp_path))
    monkeypatch.setenv("GPIOZERO_PIN_FACTORY", "mock")
    return tmp_path


def test_without_a_wish_the_households_wiring_is_listed(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    device = "[[device]]\nname = 'lamp'\nrole = 'mood'\nkind = 'led'\npin = 17\nled = 'red'\n"
    (home / "wiring.toml").write_text(f"name = 'ours'\n{device}", encoding="utf-8")
    assert run(LightsCall()) == FINE
    assert capsys.readouterr().out.splitlines() == [
        "The wiring ours has one device:",
        "  lamp (mood, LED)",
        "      GPIO 17 (position 11), red, 820 Ω, GND",
        "Resistors: 1 × 820 Ω",
    ]


def test_a_shipped_wiring_is_listed_in_french(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(LightsCall(wiring="family", listing=True, language="fr")) == FINE
    told = capsys.readouterr().out
    assert told.startswith("Le câblage family a 17 appareils :")
    assert "GPIO 26 (place 37), blanc, 1 kΩ + 120 Ω, NPN, GND" in told
    assert "Des broches ont un second emploi" in told


@pytest.mark.parametrize("ending", ["svg", "PDF"])
def test_a_wiring_is_drawn_by_the_ending_of_its_file(
    home: Path, ending: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file = home / f"picture.{ending}"
    assert run(LightsCall(wiring="full", draw=file)) == FINE
    assert "the wiring full, drawn" in capsys.readouterr().out
    if ending == "svg":
        assert "Light of seat 5" in file.read_text(encoding="utf-8")
    else:
        page = pypdfium2.PdfDocument(file)[0]
        assert page.get_size() == pytest.approx((841.9, 595.3), abs=0.2)  # A4, lying
        assert "Light of seat 5" in page.get_textpage().get_text_range()


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (
            LightsCall(wiring="huge"),
            "There is no wiring called 'huge'. Choose one of family, full, none, small",
        ),
        (LightsCall(draw=Path("picture.png")), "picture.png is neither .svg nor .pdf."),
        (
            LightsCall(device="mod light"),
            "The wiring small has no device mod light. Choose one of: Mood light.",
        ),
        (LightsCall(cue="StrikeTakn"), "There is no show and no cue StrikeTakn. Choose one of: StrikeTaken"),
    ],
)
def test_what_is_not_there_is_named_with_what_is(
    asked: LightsCall, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(asked) == WRONG_CALL
    assert said in capsys.readouterr().err


def test_a_place_that_cannot_be_written_is_a_sentence(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(LightsCall(draw=home / "nowhere" / "a.svg")) == PROBLEMS
    assert (
        "could not be written (no such file or directory). Choose another place." in capsys.readouterr().err
    )


def test_a_lamp_is_tried_in_its_colours_one_after_the_other(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(LightsCall(device="Mood Light")) == FINE
    told = capsys.readouterr()
    assert "no pins that work" in told.err
    colours = [line.split()[3] for line in told.out.splitlines() if "mood" in line]
    assert colours == ["#FF0000", "#00FF00", "#0000FF", "#FFFFFF"]


def test_a_cue_is_played_by_its_event_and_a_show_by_its_name(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(LightsCall(cue="FacehuggerLanded")) == FINE
    by_event = capsys.readouterr().out
    assert run(LightsCall(cue="facehugger")) == FINE
    assert capsys.readouterr().out == by_event
    assert "blinking" in by_event and "Hz" in by_event


def test_a_button_cannot_be_tried_without_pins(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(LightsCall(device="next button")) == PROBLEMS
    assert "no pins that work" in capsys.readouterr().err


def test_a_button_is_waited_for_and_heard(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    factory = MockFactory(pin_class=MockPWMPin)
    monkeypatch.setattr(pins_module, "open_pins", lambda environ: Pins(factory, "fine", "", driver="lgpio"))

    class Pressing(lights_trying.Event):  # type: ignore[name-defined,misc]  # somebody presses as soon as it is waited for
        def wait(self, timeout: Any = None) -> bool:
            factory.pin(5).drive_low()
            factory.pin(5).drive_high()
            return self.is_set()

    monkeypatch.setattr(lights_trying, "Event", Pressing)
    assert run(LightsCall(device="next button")) == FINE
    assert capsys.readouterr().out.splitlines() == [
        "Press or turn Button ‘next’ now; 15 seconds are left.",
        "Button ‘next’ was pressed.",
    ]


def test_a_button_that_says_nothing_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    factory = MockFactory(pin_class=MockPWMPin)
    monkeypatch.setattr(pins_module, "open_pins", lambda environ: Pins(factory, "fine", "", driver="lgpio"))
    monkeypatch.setattr(lights_trying, "PATIENCE_S", 0.0)
    assert run(LightsCall(device="undo button")) == PROBLEMS
    assert "Nothing was heard of Button ‘undo’." in capsys.readouterr().err
