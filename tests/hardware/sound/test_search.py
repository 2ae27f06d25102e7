"""A loudspeaker that is plugged in later is found by itself; the time is handed in, and nothing waits."""

from __future__ import annotations

import threading
from pathlib import Path
from time import monotonic

import pytest

from companion.core.language.languages import codes
from companion.core.language.phrases import Phrase, phrase
from companion.ground.texts import FluentTexts
from hardware.cues.sheet import Sheets
from hardware.sound.outlet import OutletFault
from hardware.sound.players import Found
from hardware.sound.recipe import Recipe
from hardware.sound.recorder import SoundRecorder
from hardware.sound.speaker import FALTERS, Loudspeaker
from tests.hardware.conftest import HandClock

ABSENT = Found((), "absent", phrase("sound-no-player"), phrase("sound-no-player-do"))
FINE = Found(("player",), "fine", phrase("sound-fine", player="player"), phrase("sound-fine-do"))


class Desk:
    """A loudspeaker whose device is there or not, and when it was looked for."""

    def __init__(self, sheets: Sheets, small: dict[str, Recipe], folder: Path, clock: HandClock) -> None:
        self.is_there, self.looked, self.told, self.clock = False, list[float](), list[Phrase](), clock
        self.speaker = Loudspeaker(sheets, folder, clock, self.told.append, small, self.find)

    def find(self, wished: str) -> Found:
        self.looked.append(self.clock.now)
        return FINE if self.is_there else ABSENT

    def run(self, seconds: float) -> None:
        until = self.clock.now + seconds
        while self.clock.now < until:
            wait_s = self.speaker.search.round()
            left = until - self.clock.now
            self.clock.pass_s(max(0.001, min(left, wait_s if wait_s is not None else left)))


@pytest.fixture
def desk(shipped: Sheets, small: dict[str, Recipe], tmp_path: Path, clock: HandClock) -> Desk:
    return Desk(shipped, small, tmp_path, clock)


def test_what_is_plugged_in_later_is_found_within_a_minute_and_told(desk: Desk) -> None:
    began = desk.clock.now
    desk.speaker.look()
    desk.run(400)
    assert [round(at - began) for at in desk.looked[:6]] == [0, 5, 15, 35, 75, 135], "the pauses grow"
    assert desk.told == [] and not desk.speaker.can_sound, "that there is none is no trouble"
    desk.is_there = True
    desk.run(61)
    assert desk.speaker.can_sound and [one.key for one in desk.told] == ["sound-back"]
    looked = len(desk.looked)
    desk.run(1000)
    assert len(desk.looked) == looked, "what was found is not looked for again"


def test_one_that_is_there_at_once_is_not_told(desk: Desk) -> None:
    desk.is_there = True
    desk.speaker.look()
    desk.run(1)
    assert desk.speaker.can_sound and desk.told == []


def test_whoever_asks_is_not_kept_waiting(desk: Desk) -> None:
    desk.speaker.look()
    desk.run(200)
    desk.is_there = True
    desk.speaker.look()
    desk.run(0.1)
    assert desk.speaker.can_sound


class Gone(SoundRecorder):
    """A device that was pulled out for good."""

    def write(self, data: bytes, now: float) -> int:
        raise OutletFault("aplay: No such device")


def test_a_player_that_fails_again_and_again_makes_it_look_for_another(desk: Desk) -> None:
    desk.is_there = True
    desk.speaker.look()
    desk.run(1)
    desk.speaker.worker.use(Gone())
    desk.is_there = False
    for _ in range(FALTERS):
        desk.speaker.test()
        desk.clock.pass_s(desk.speaker.worker.round() or 0.0)
    assert desk.speaker.worker.back_off.faults == FALTERS
    desk.run(0.1)
    assert not desk.speaker.can_sound and desk.speaker.found is ABSENT
    desk.is_there = True
    desk.run(61)
    assert desk.speaker.found.is_fine
    assert [one.key for one in desk.told] == ["sound-stumbled", "sound-back"]


def test_a_search_that_breaks_is_told_once_and_goes_on(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(wished: str) -> Found:
        raise OSError("too many open files")

    with monkeypatch.context() as patch:
        patch.setattr(desk.speaker, "_find", broken)
        desk.speaker.look()
        desk.run(100)
    assert [one.key for one in desk.told] == ["sound-stumbled"]
    desk.is_there = True
    desk.run(61)
    assert desk.speaker.can_sound


def test_on_its_own_thread_it_looks_and_ends(
    shipped: Sheets, small: dict[str, Recipe], tmp_path: Path
) -> None:
    looked = threading.Event()

    def find(wished: str) -> Found:
        looked.set()
        return ABSENT

    speaker = Loudspeaker(shipped, tmp_path, monotonic, print, small, find)
    speaker.start()
    assert looked.wait(5)
    speaker.close()
    speaker.close()
    assert not {"sounds", "sounds ready"} & {thread.name for thread in threading.enumerate()}


def test_that_it_is_back_is_said_in_every_language() -> None:
    texts = FluentTexts("alien")
    for language in codes():
        assert texts.faults(phrase("sound-back", player="aplay"), language) == []
