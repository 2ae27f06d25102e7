"""The voice thread: speaks through a stand-in program, stops when overtaken, and never holds anything up."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from shutil import which
from time import monotonic

import numpy as np
import pytest

from companion.core.language.phrases import Phrase, named, phrase
from companion.core.ports.sounds import SoundWishes
from hardware.sound.loudness import VOICE_DB, measure
from hardware.sound.mixer import Clip
from hardware.voice.phrases import Utterance
from hardware.voice.program import ESPEAK, LONGEST_S, Speech, VoiceFault, find_voice
from hardware.voice.worker import KEPT_SENTENCES, VoiceWorker
from tests.hardware.conftest import HandClock

WAV = """
import wave
out = wave.open(sys.stdout.buffer if '{wav}' == '-' else '{wav}', 'wb')
out.setnchannels(1); out.setsampwidth(2); out.setframerate(22050)
out.writeframes(b'\\x00\\x20\\x00\\xe0' * 5512)
out.close()
"""


class Mouth:
    """Keeps what it is given to play."""

    def __init__(self) -> None:
        self.clips: list[Clip] = []
        self.hushed = 0

    def speak(self, clip: Clip) -> None:
        self.clips.append(clip)

    def hush(self, name: str) -> None:
        self.hushed += 1


class Talk:
    """A voice under a hand-moved clock."""

    def __init__(self, clock: HandClock, command: str) -> None:
        self.clock, self.mouth = clock, Mouth()
        self.told: list[Phrase] = []
        self.said: list[str] = []
        self.worker = VoiceWorker(self._worded, self.mouth, clock, self.told.append)
        self.worker.on_said = lambda words, now: self.said.append(words.text)
        self.worker.wish(SoundWishes(voice=True, speaker=command))

    def _worded(self, says: Phrase) -> tuple[str, str]:
        return str(says.args["en"]), "en"

    def hear(self, text: str, priority: int = 50, patience_s: float = 4.0) -> None:
        self.worker.post((Utterance(named(text), priority, patience_s),))

    def run(self, until: Callable[[], bool]) -> None:
        """Rounds until something is so; a real program takes its time, the clock stands still."""
        pause, deadline = threading.Event(), monotonic() + 20
        while monotonic() < deadline:
            self.worker.round()
            if until():
                return
            pause.wait(0.002)
        pytest.fail("it never came to that")


@pytest.fixture
def program(tmp_path: Path) -> Callable[[str], str]:
    """Writes a stand-in that notes what it was asked, and gives its path."""

    def write(body: str) -> str:
        path = tmp_path / "speak"
        note = f"open({str(tmp_path / 'asked')!r}, 'a').write(repr((sys.argv[1:], sys.stdin.read())) + '\\n')"
        path.write_text(f"#!{sys.executable} -SE\nimport sys, signal, os\n{note}\n{body}\n", encoding="utf-8")
        path.chmod(0o755)
        return str(path)

    return write


@pytest.fixture
def talk(program: Callable[[str], str], clock: HandClock) -> Iterator[Talk]:
    talk = Talk(clock, program(WAV.replace("{wav}", "-")))
    yield talk
    talk.worker.stop()


def asked(tmp_path: Path) -> list[tuple[list[str], str]]:
    import ast

    return [ast.literal_eval(line) for line in (tmp_path / "asked").read_text().splitlines()]


def test_a_sentence_becomes_sound_at_the_voices_loudness(talk: Talk, tmp_path: Path) -> None:
    talk.hear("Strike: two damage for Maya")
    talk.run(lambda: bool(talk.mouth.clips))
    clip = talk.mouth.clips[0]
    assert clip.is_voice and abs(clip.length_s - 0.5) < 0.01
    assert abs(measure(clip.samples).loudest_db - VOICE_DB) < 0.1
    assert asked(tmp_path) == [([], "Strike: two damage for Maya\n")]
    assert talk.told == []


def test_the_program_is_told_voice_rate_and_file_and_no_word_becomes_an_option(
    program: Callable[[str], str], clock: HandClock, tmp_path: Path
) -> None:
    command = program("import shutil\n" + WAV.replace("'{wav}'", "sys.argv[4]"))
    talk = Talk(clock, f"{command} -v {{voice}} --speed={{rate}} {{wav}} {{text}}")
    talk.hear("--version; rm {rate} $(x) \"'")
    talk.run(lambda: bool(talk.mouth.clips))
    words, stdin = asked(tmp_path)[0]
    assert words[:3] == ["-v", "en-gb", "--speed=165"]
    assert words[4] == "--version; rm {rate} $(x) \"'" and stdin == ""
    assert not Path(words[3]).exists(), "nothing is left behind"


def test_known_sentences_are_not_spoken_anew_by_the_program(talk: Talk, tmp_path: Path) -> None:
    for nth in range(3):
        talk.hear("Maya's turn")
        talk.run(lambda nth=nth: len(talk.mouth.clips) > nth)  # type: ignore[misc]
        talk.clock.pass_s(60.0)
    assert len(asked(tmp_path)) == 1 and len(talk.mouth.clips) == 3


def test_one_after_the_other_and_the_graver_cuts_off(talk: Talk) -> None:
    talk.hear("turn", 30)
    talk.run(lambda: talk.said == ["turn"])
    talk.hear("a card", 35)
    talk.worker.round()
    assert talk.said == ["turn"], "it waits until the first has ended"
    talk.hear("facehugger", 80)
    talk.run(lambda: len(talk.said) == 2)
    assert talk.said == ["turn", "facehugger"] and talk.mouth.hushed == 1
    talk.clock.pass_s(1.0)
    talk.run(lambda: len(talk.said) == 3)
    assert talk.said[-1] == "a card"


def test_off_in_one_touch(talk: Talk) -> None:
    talk.hear("turn")
    talk.run(lambda: talk.said == ["turn"])
    talk.hear("more")
    talk.worker.wish(SoundWishes(voice=False, speaker=talk.worker.wishes.speaker))
    assert talk.worker.round() is None
    assert talk.mouth.hushed == 1
    talk.hear("nobody hears this")
    assert talk.worker.round() is None and talk.said == ["turn"]


def test_a_program_that_hangs_is_ended_and_told_once(program: Callable[[str], str], clock: HandClock) -> None:
    talk = Talk(clock, program("signal.pause()"))
    talk.hear("one")
    talk.worker.round()
    speech = talk.worker._speech
    assert speech is not None
    talk.clock.pass_s(LONGEST_S + 1)
    assert talk.worker.round() == 2.0
    assert speech._program.returncode is not None, "it was ended, and leave was taken of it"
    assert [one.key for one in talk.told] == ["voice-stumbled"]
    talk.hear("late news")
    talk.clock.pass_s(1.0)
    talk.worker.round()
    talk.clock.pass_s(2.0)
    talk.worker.round()
    assert talk.worker._speech is None, "what came during the pause is forgotten"
    talk.worker.stop()


@pytest.mark.parametrize(
    ("body", "why"),
    [("sys.stderr.write('no such voice\\n'); sys.exit(1)", "no such voice"),
     ("sys.exit(4)", "it ends with 4"), ("print('no wave')", "file does not start with RIFF id")],
)  # fmt: skip
def test_a_program_that_cannot_says_why(
    program: Callable[[str], str], clock: HandClock, body: str, why: str
) -> None:
    talk = Talk(clock, program(body))
    talk.hear("one")
    talk.run(lambda: bool(talk.told))
    assert talk.told[0].args["why"] == why and talk.mouth.clips == []


def test_a_program_that_speaks_by_itself_gives_no_sound(
    program: Callable[[str], str], clock: HandClock
) -> None:
    talk = Talk(clock, program("pass"))
    talk.hear("one")
    talk.run(lambda: talk.said == ["one"])
    assert talk.mouth.clips == [] and talk.told == []


def test_a_flood_of_words_grows_nothing(talk: Talk) -> None:
    for nth in range(10_000):
        talk.hear(f"sentence {nth}", nth % 90)
    for many in (1, 2):
        talk.run(lambda many=many: len(talk.said) == many)  # type: ignore[misc]
        talk.clock.pass_s(1.0)
    assert len(talk.worker._inbox) == 0 and len(talk.worker._line.waiting) <= 4
    talk.worker._kept.clear()
    for nth in range(KEPT_SENTENCES + 9):
        talk.worker._kept[(str(nth),)] = np.zeros(1, dtype=np.float32)
    talk.hear("last", 99)
    talk.run(lambda: talk.said[-1] == "last")
    assert len(talk.worker._kept) == KEPT_SENTENCES


def test_without_a_program_it_is_silent(clock: HandClock) -> None:
    talk = Talk(clock, "nowhere-to-be-found {text}")
    assert not talk.worker.speaks and talk.worker.voice.state == "broken"
    talk.hear("one")
    assert talk.worker.round() is None
    assert find_voice('half "').state == "broken"


def test_a_program_that_went_away_is_a_fault_in_words(tmp_path: Path) -> None:
    with pytest.raises(VoiceFault, match="no such file"):
        Speech(str(tmp_path / "gone"), "words", {}, 0.0)


def test_on_its_own_thread_it_speaks_and_stops(program: Callable[[str], str]) -> None:
    done, told = threading.Event(), list[Phrase]()
    worker = VoiceWorker(lambda says: (says.key, "en"), Mouth(), monotonic, told.append)
    worker.wish(SoundWishes(voice=True, speaker=program(WAV.replace("{wav}", "-"))))
    worker.on_said = lambda words, now: done.set()
    worker.start()
    worker.post((Utterance(phrase("hello"), 50),))
    assert done.wait(10)
    worker.stop()
    worker.stop()
    assert told == [] and not [one for one in threading.enumerate() if one.name == "voice"]


@pytest.mark.skipif(which("espeak-ng") is None, reason="espeak-ng is not installed here")
@pytest.mark.parametrize(("language", "voice"), [("en", "en-gb"), ("fr", "fr-fr")])
def test_espeak_speaks_both_languages(language: str, voice: str, clock: HandClock) -> None:
    speech = Speech(ESPEAK, "Facehugger, 2", {"language": language, "voice": voice, "rate": "165"}, 0.0)
    pause, samples = threading.Event(), speech.poll(0.0)
    while samples is None:
        pause.wait(0.002)
        samples = speech.poll(0.0)
    found = measure(samples)
    assert 0.5 < found.length_s < 3.0 and found.peak_db <= -5.9
    assert -26 < found.loudest_db <= VOICE_DB + 0.1
