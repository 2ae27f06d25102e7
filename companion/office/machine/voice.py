"""The sounds and the voice of this table: put together, set by the screen, silenced by a button."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from companion.core.language.phrases import Phrase, named, phrase
from companion.core.ports.doctor import Finding
from companion.core.ports.house import Clock, Settings, Texts
from companion.core.ports.sounds import LOUDEST, SoundWishes
from companion.house.amiss import Mended
from hardware.cues.manner import Manners
from hardware.cues.showrunner import Buzzing
from hardware.sound.players import Found, find_player
from hardware.sound.speaker import BACK, Loudspeaker
from hardware.voice.line import Words
from hardware.voice.listener import VoiceListener
from hardware.voice.phrases import Utterance
from hardware.voice.program import Voice, find_voice
from hardware.voice.worker import VoiceWorker

if TYPE_CHECKING:
    from companion.house.house import House
    from hardware.board import Board
    from hardware.sound.recorder import SoundRecorder

SETTING = "sound"
ASKED_FOR = 60  # whoever asks for words wants to hear them before whatever just happens
SOUND_STATES = ("sound", "voice")


class Speaking:
    """The ports Sounding and Speaker over one loudspeaker and one voice."""

    def __init__(
        self,
        house: House,
        board: Board,
        manners: Manners,
        language: Callable[[], str],
        folder: Path,
        clock: Clock = monotonic,
    ) -> None:
        """Hear what the lights hear; `language` is the table's, `folder` keeps rendered sounds."""
        self._house, self._language = house, language
        self._is_silenced = False
        self.loudspeaker = Loudspeaker(board.sheets, folder, clock, self._trouble)
        self.loudspeaker.behave(manners)
        self.voice = VoiceWorker(self._worded, self.loudspeaker.worker, clock, self._trouble)
        self.ear = VoiceListener(board.sheets, self._spoken, self._trouble, manners)
        board.listener.join(self.loudspeaker.worker.post)
        board.share(self._buzzing)
        self._board = board
        self._last = ""
        self.voice.on_said = self._said
        self._wishes = self._kept = wishes_of(house.store.settings)
        self._apply()

    def start(self) -> None:
        """Begin to sound and to speak, each on a thread of its own; returns at once."""
        self.loudspeaker.start()
        self.voice.start()

    def close(self) -> None:
        """Fall silent and end every program; twice is fine."""
        self.voice.stop()
        self.loudspeaker.close()
        self._keep()

    def record(self, keeps_s: float = 600) -> SoundRecorder:
        """Give everything to a recorder instead of a player: for the told evening and for tests."""
        return self.loudspeaker.record(keeps_s)

    def wishes(self) -> SoundWishes:
        """What is wished now."""
        return self._wishes

    def wish(self, wishes: SoundWishes) -> None:
        """From now on so; it is kept. Whoever sets something wants to hear it: the silence ends."""
        self._set(wishes)
        self._keep()

    def louder(self, steps: int) -> None:
        """The knob was turned; where it came to rest is kept at the end."""
        volume = min(LOUDEST, max(0, self._wishes.volume + steps))
        self._set(replace(self._wishes, volume=volume, muted=False))

    @property
    def is_silent(self) -> bool:
        """Whether the button or the page has silenced everything."""
        return self._wishes.muted or self._is_silenced

    def silence(self) -> None:
        """The button: no sound, voice or buzzer until it is pressed again; it is not kept."""
        if self.is_silent:
            self._set(replace(self._wishes, muted=False))
        else:
            self._is_silenced = True
            self._apply()

    def again(self) -> None:
        """The button pressed twice: the last sentence once more, if there is a voice."""
        if self._last:
            self._spoken((Utterance(named(self._last), ASKED_FOR, again=True),))

    def states(self) -> tuple[Phrase, Phrase]:
        """How it is with sounds, and with the voice."""
        found, voice = self.loudspeaker.found, self.voice.voice
        return found.says, voice.says if found.is_fine or not voice.is_fine else phrase("voice-mute")

    def test(self) -> None:
        """Let something be heard; where nothing played so far, a player is looked for once more."""
        if not self.loudspeaker.can_sound:
            self.loudspeaker.look()
        self.voice.look()
        self.loudspeaker.test()
        self.say(phrase("voice-test"))

    def say(self, says: Phrase) -> None:
        """Speak a sentence that a screen asks for, if a voice is wished."""
        self._spoken((Utterance(says, ASKED_FOR),))

    def findings(self) -> tuple[Finding, ...]:
        """How it is with sounds and voice, for the doctor."""
        return sound_findings(self.loudspeaker.found, self.voice.voice, self._house.texts)

    def _set(self, wishes: SoundWishes) -> None:
        self._wishes, self._is_silenced = wishes, False
        self._apply()

    def _keep(self) -> None:
        if self._wishes != self._kept:
            self._kept = self._wishes
            self._house.store.settings.set(SETTING, msgspec.to_builtins(self._wishes))

    def _buzzing(self) -> Buzzing:
        """What is left for the buzzer: everything where no loudspeaker can sound."""
        if not self.loudspeaker.can_sound:
            return "all"
        return "alarms" if self._wishes.buzzer else "nothing"

    def _spoken(self, words: Sequence[Utterance]) -> None:
        if self.loudspeaker.can_sound:
            self.voice.post(words)

    def _apply(self) -> None:
        heard = replace(self._wishes, muted=self._wishes.muted or self._is_silenced)
        self._board.hush(heard.muted)
        self.loudspeaker.wish(heard)
        self.voice.wish(heard)

    def _said(self, words: Words, _now: float) -> None:
        self._last = words.text

    def _worded(self, says: Phrase) -> tuple[str, str]:
        language = self._language()
        return self._house.texts.say(says, language), language

    def _trouble(self, says: Phrase) -> None:
        words = self._house.texts.say(says, self._language())
        self._house.trouble(Mended(words) if says.key == BACK else words)


def wishes_of(settings: Settings) -> SoundWishes:
    """What was kept; a damaged setting is as if nothing was."""
    try:
        return msgspec.convert(settings.get(SETTING, {}), SoundWishes)
    except msgspec.ValidationError:
        return SoundWishes()


def sound_findings(found: Found, voice: Voice, texts: Texts) -> tuple[Finding, ...]:
    """Two lines: what plays and what speaks, with what to do where there is something to do."""
    rows = ((found.state, found.says, found.remedy), (voice.state, voice.says, voice.remedy))
    return tuple(
        Finding(what, state, texts.say(says), "" if state == "fine" else texts.say(remedy), (says, remedy))
        for what, (state, says, remedy) in zip(SOUND_STATES, rows, strict=True)
    )


def look_at_sound() -> Sequence[Finding]:
    """Look for a player and a voice where no table runs."""
    from companion.ground.house_texts import HouseTexts

    return sound_findings(find_player(), find_voice(), HouseTexts())
