"""Sounds and voice of a running table: heard with the lights, set by the screen, silenced by a button."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from companion.commands.evening.demo import quiet_board
from companion.core.language.phrases import phrase
from companion.core.ports.screens import BoardPorts, Ports
from companion.core.ports.sounds import SoundWishes
from companion.house.amiss import troubles_of
from companion.house.house import House
from companion.office.machine.voice import SETTING, Speaking, sound_findings, wishes_of
from hardware.cues.manner import Manner
from hardware.sound.players import Found
from hardware.voice.line import Words
from hardware.voice.program import Voice
from tests.house.kit import Evening, house_at


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    house = house_at(tmp_path / "store.db", seed=3, clock=lambda: 0.0)  # no step is slow on a busy machine
    yield house
    house.close()


class Heard:
    """A speaking table with a recorder, and everything it was asked to say."""

    def __init__(self, house: House, folder: Path, language: str = "en") -> None:
        self.board = quiet_board(house)
        self.now = 0.0
        self.speaking = Speaking(house, self.board, Manner, lambda: language, folder, lambda: self.now)
        self.said: list[str] = []
        self.speaking.voice.post = self._note  # type: ignore[method-assign]  # what is said is worded, not spoken
        self.recorder = self.speaking.record(0)
        house.bus.join("lights", self.board.listener)
        house.bus.join("voice", self.speaking.ear)

    def _note(self, words: Any) -> None:
        self.said += [self.speaking._worded(one.says)[0] for one in words]

    def close(self) -> None:
        self.speaking.close()
        self.board.close()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "sounds"


@pytest.mark.parametrize(("language", "turn"), [("en", "’s turn."), ("fr", "Au tour de ")])
def test_an_evening_is_heard_and_spoken_of(house: House, folder: Path, language: str, turn: str) -> None:
    heard = Heard(house, folder, language)
    evening = Evening(house, 3)
    evening.begin(3, "app")
    for _ in range(120):
        if evening.state.outcome:
            break
        evening.play()
        heard.now += 1.0
        for _ in range(3):
            heard.speaking.loudspeaker.worker.round()
            heard.now += 0.2
    names = {each.name for each in heard.recorder.heard}
    assert {"turn", "card_click"} <= names and len(names) >= 6
    assert any(turn in words for words in heard.said)
    assert not [words for words in heard.said if words.startswith("voice-")]
    assert house.troubles == []
    heard.close()


def test_it_is_the_port_of_the_screens(house: House, folder: Path) -> None:
    heard = Heard(house, folder)
    board = BoardPorts(sounding=heard.speaking, speaker=heard.speaking)
    ports = Ports(texts=house.texts, post=house.post, clock=house.clock, board=board)
    assert ports.board.speaker is not None and ports.board.sounding is not None
    ports.board.speaker.say(phrase("voice-stack", stack="Drones"))
    assert heard.said == ["Goes into Drones."]
    assert [house.texts.say(one) for one in ports.board.sounding.states()][0] == (
        "The sounds are recorded and not played."
    )
    heard.close()


def test_wishes_are_kept_and_a_damaged_setting_is_none(house: House, folder: Path) -> None:
    heard = Heard(house, folder)
    wished = SoundWishes(volume=3, voice=True, rate=140)
    heard.speaking.wish(wished)
    assert wishes_of(house.store.settings) == wished == heard.speaking.wishes()
    heard.speaking.louder(4)
    heard.speaking.louder(40)
    assert heard.speaking.wishes().volume == 10
    heard.close()
    assert wishes_of(house.store.settings).volume == 10, "what the knob did is kept at the end"
    house.store.settings.set(SETTING, {"volume": "loud"})
    assert wishes_of(house.store.settings) == SoundWishes()


def test_the_button_silences_at_once_and_is_not_kept(house: House, folder: Path) -> None:
    heard = Heard(house, folder)
    speaking = heard.speaking
    speaking.wish(replace(speaking.wishes(), voice=True))
    speaking.silence()
    assert heard.board.is_silent and speaking.is_silent
    assert speaking.loudspeaker.worker.wishes.loud == 0.0 and not speaking.voice.speaks
    assert not wishes_of(house.store.settings).muted
    speaking.silence()
    assert speaking.loudspeaker.worker.wishes.loud > 0.0 and not heard.board.is_silent
    heard.close()


def test_what_the_page_has_silenced_the_button_lets_be_heard_again(house: House, folder: Path) -> None:
    heard = Heard(house, folder)
    heard.speaking.wish(replace(heard.speaking.wishes(), muted=True))
    assert heard.board.is_silent, "the buzzer, too"
    heard.speaking.silence()
    assert not heard.board.is_silent and not heard.speaking.wishes().muted
    heard.close()


def test_the_loudspeaker_takes_the_place_of_the_buzzer(house: House, folder: Path) -> None:
    heard = Heard(house, folder)
    assert heard.speaking._buzzing() == "nothing"
    heard.speaking.wish(replace(heard.speaking.wishes(), buzzer=True))
    assert heard.speaking._buzzing() == "alarms"
    heard.speaking.loudspeaker.worker.back_off.fell(heard.now)
    assert heard.speaking._buzzing() == "all", "while the player fails the buzzer stands in"
    heard.speaking.loudspeaker.found = Found((), "absent", phrase("a"), phrase("b"))
    assert heard.speaking._buzzing() == "all"
    heard.close()


def test_silence_pressed_twice_says_the_last_sentence_again(house: House, folder: Path) -> None:
    heard = Heard(house, folder)
    heard.speaking.again()
    assert heard.said == [], "nothing has been said yet"
    heard.speaking.voice.on_said(Words("Facehugger on Ben.", "en", 90, 0.0), 0.0)
    heard.speaking.again()
    assert heard.said == ["Facehugger on Ben."]
    heard.close()


def test_that_the_sounds_are_back_is_told_but_is_no_trouble(house: House, folder: Path) -> None:
    heard = Heard(house, folder)
    heard.speaking._trouble(phrase("sound-stumbled", why="gone"))
    heard.speaking._trouble(phrase("sound-back", player="aplay"))
    assert [finding.state for finding in troubles_of(house)] == ["broken", "fine"]
    heard.close()


def test_what_fails_is_a_sentence_in_the_tables_language(house: House, folder: Path) -> None:
    heard = Heard(house, folder, "fr")
    heard.speaking._trouble(phrase("voice-stumbled", why="espeak-ng hangs"))
    assert house.troubles == [
        "La voix a trébuché (espeak-ng hangs). Elle réessaiera plus tard ; la partie continue."
    ]
    heard.close()


def test_the_doctor_says_what_is_missing_and_what_to_do(house: House) -> None:
    found = Found((), "absent", phrase("sound-no-player"), phrase("sound-no-player-do"))
    voice = Voice("espeak-ng", "fine", phrase("voice-fine", speaker="espeak-ng"), phrase("voice-fine-do"))
    sound, speech = sound_findings(found, voice, house.texts)
    assert (sound.state, speech.state) == ("absent", "fine")
    assert "install" in sound.remedy and speech.remedy == ""
    assert all(house.texts.say(one, "fr") != one.key for one in (*sound.phrases, *speech.phrases))
