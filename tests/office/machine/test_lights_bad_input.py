"""Whatever is wrong with lights, sounds and voice: the doctor names it in every language, a badge counts it,
and the game goes on."""

from __future__ import annotations

import shutil
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from gpiozero.pins.mock import MockFactory, MockPWMPin

from companion.app.lights import open_lights
from companion.core.language.languages import codes
from companion.core.ports.doctor import Finding
from companion.ground.texts import FluentTexts
from companion.house.amiss import Amiss
from companion.house.house import House
from companion.office.machine.doctor import in_language
from companion.office.machine.voice import Speaking, sound_findings
from hardware.board import Board
from hardware.cues.load import FOLDER
from hardware.cues.manner import Manner
from hardware.doctor import board_findings, findings
from hardware.pins import Pins
from hardware.sound.outlet import OutletFault
from hardware.sound.players import find_player
from hardware.sound.recorder import SoundRecorder
from hardware.voice.program import VoiceFault, find_voice
from tests.house.kit import Evening, house_at

TEXTS = FluentTexts("alien")


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("COMPANION_HOME", str(tmp_path))
    monkeypatch.setenv("GPIOZERO_PIN_FACTORY", "mock")
    return tmp_path


@pytest.fixture
def house(home: Path) -> Iterator[House]:
    house = house_at(home / "store.db", seed=3, clock=lambda: 0.0)
    yield house
    house.close()


def named(found: Sequence[Finding], what: str, state: str, english: str, french: str) -> None:
    """One line of the doctor says it, in both languages."""
    (line,) = [one for one in found if one.what == what and one.state == state]
    assert english in line.says
    assert french in in_language(line, TEXTS, "fr").says
    for language in codes():
        assert [TEXTS.faults(said, language) for said in line.phrases] == [[]] * len(line.phrases)


def goes_on(house: House, board: Board, steps: int = 4) -> None:
    """An evening is played with these lights, and each step is shown as far as it can be."""
    house.bus.join("lights", board.listener)
    evening = Evening(house, 3)
    evening.begin(3, "app")
    for _ in range(steps):
        evening.play()
        board.round()
    assert evening.desk.game.number >= steps
    assert not [one for one in house.troubles if "failed at step" in one]


def test_no_pins(house: House, home: Path) -> None:
    found = findings("small", {}, root=home)
    named(found, "pins", "absent", "has no pin header", "broches")
    board = open_lights(house, lambda *_: None)
    goes_on(house, board)
    assert house.troubles == [], "no pins are no trouble: the lights are drawn"
    board.close()


def test_wrong_pins(house: House, home: Path) -> None:
    entry = "[[device]]\nname = 'lamp'\nrole = 'mood'\nkind = 'led'\npin = 77\n"
    (home / "wiring.toml").write_text(f"name = 'ours'\n{entry}", encoding="utf-8")
    amiss = Amiss(house)
    board = open_lights(house, lambda *_: None)
    assert amiss.count() == 1
    found = findings(str(home / "wiring.toml"), {"GPIOZERO_PIN_FACTORY": "mock"}, root=home)
    named(
        found, "wiring", "broken", "line 2, device 1 ('lamp'): there is no GPIO 77", "Il n’y a pas de GPIO 77"
    )
    goes_on(house, board)
    board.close()


def on_real_pins(monkeypatch: pytest.MonkeyPatch, factory: Any) -> None:
    real = Pins(factory, "fine", "The pins are driven by lgpio.", driver="lgpio")
    monkeypatch.setattr("hardware.board.open_pins", lambda environ: real)


def test_busy_pins(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    factory = MockFactory(pin_class=MockPWMPin)
    on_real_pins(monkeypatch, factory)
    holder = open_lights(house, lambda *_: None)
    amiss = Amiss(house)
    board = open_lights(house, lambda *_: None)
    assert amiss.count() == 5, "a light, a buzzer, three buttons"
    (lamps,) = [one for one in board_findings(board) if one.what == "lamps"]
    assert (lamps.state, in_language(lamps, TEXTS, "fr").says) == ("broken", "Lampes : 0 sur 1 marchent.")
    french = [
        in_language(one, TEXTS, "fr").says for one in board_findings(board) if one.what == "light trouble"
    ]
    assert len(french) == 5 and all("ne s’ouvre pas" in one for one in french)
    goes_on(house, board)
    holder.close()
    board.close()


def test_a_device_that_is_pulled_out_in_mid_show(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    factory = MockFactory(pin_class=MockPWMPin)
    on_real_pins(monkeypatch, factory)
    board = open_lights(house, lambda *_: None)
    amiss = Amiss(house)

    def gone(value: float) -> None:
        raise OSError("no such device")

    board.round()
    monkeypatch.setattr(factory.pin(17), "_set_state", gone)
    goes_on(house, board)
    assert amiss.count() == 1
    named(board_findings(board), "light trouble", "broken", "stopped answering", "ne répond plus")
    board.close()


@pytest.fixture
def nothing_installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path / "nothing"))


def test_no_audio_device_and_no_voice(nothing_installed: None, house: House, home: Path) -> None:
    found = sound_findings(find_player(), find_voice(), house.texts)
    named(found, "sound", "absent", "No program that plays sounds", "Aucun programme")
    named(found, "voice", "absent", "No voice was found", "voix")
    assert all(one.remedy and in_language(one, TEXTS, "fr").remedy != one.remedy for one in found)
    board = open_lights(house, lambda *_: None)
    speaking = Speaking(house, board, Manner, lambda: "fr", home / "sounds", lambda: 0.0)
    speaking.loudspeaker.prepare()
    speaking.test()
    speaking.voice.round()
    goes_on(house, board)
    assert house.troubles == [], "silence is no trouble"
    speaking.close()
    board.close()


class PulledOut(SoundRecorder):
    """A sound card that is gone."""

    def write(self, data: bytes, now: float) -> int:
        raise OutletFault("aplay: No such device")


def test_a_loudspeaker_that_is_pulled_out_and_a_voice_that_fails(house: House, home: Path) -> None:
    board = open_lights(house, lambda *_: None)
    amiss = Amiss(house)
    speaking = Speaking(house, board, Manner, lambda: "fr", home / "sounds", lambda: 0.0)
    speaking.loudspeaker.worker.use(PulledOut())
    speaking.loudspeaker.found = find_player()
    speaking.loudspeaker.worker.speak(_click())
    speaking.loudspeaker.worker.round()
    speaking.voice.fall(VoiceFault("espeak-ng hangs"), 2.0, 0.0)
    speaking.voice.back_off.fell(0.0)
    speaking.voice.fall(VoiceFault("espeak-ng hangs"), 2.0, 0.0)
    assert amiss.count() == 2
    assert all("trébuché" in one for one in house.troubles)
    goes_on(house, board)
    speaking.close()
    board.close()


def _click() -> Any:
    import numpy as np

    from hardware.sound.mixer import Clip

    return Clip("click", np.full(4000, 0.3, dtype=np.float32), 50)


def test_a_broken_sheet(house: House, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = home / "hardware"
    for name in ("shows", "cuesheets"):
        shutil.copytree(FOLDER / name, folder / name)
    shutil.copy(FOLDER / "colours.toml", folder / "colours.toml")
    sheet = folder / "cuesheets" / "alien.toml"
    sheet.write_text(
        sheet.read_text(encoding="utf-8").replace('show = "facehugger"', 'show = "face"', 1), encoding="utf-8"
    )
    found = findings("small", {"GPIOZERO_PIN_FACTORY": "mock"}, folder=folder, root=home)
    named(
        found, "cue sheets", "broken", "there is no show called 'face'", "Il n’y a pas de spectacle « face »"
    )
    from hardware.cues import load

    monkeypatch.setattr(load, "salvage", lambda _folder=folder, real=load.salvage: real(folder))
    amiss = Amiss(house)
    board = open_lights(house, lambda *_: None)
    assert amiss.count() >= 1 and any("face" in one for one in house.troubles)
    assert board.try_show("strike_big"), "everything else still shines"
    goes_on(house, board)
    board.close()


def test_a_show_that_stumbles_is_told_in_the_readers_language(house: House) -> None:
    house.store.settings.set("language", "fr")
    board = open_lights(house, lambda *_: None)

    def broken(scene: Any, now: float) -> float:
        if scene.show:
            raise ZeroDivisionError("a fault of ours")
        return float("inf")

    board._worker.add(broken)
    goes_on(house, board)
    assert any(one.startswith("Les lumières ont trébuché") for one in house.troubles)
    board.close()
