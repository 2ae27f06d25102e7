"""The voice thread: one sentence after the other, cut off when overtaken; fenced, never waited for."""

from __future__ import annotations

import math
from collections import OrderedDict, deque
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Protocol

from companion.core.language.phrases import Phrase, phrase
from companion.core.ports.house import Clock
from companion.core.ports.sounds import SoundWishes
from hardware.rounds import BackOff, Rounds
from hardware.sound.mixer import Clip
from hardware.voice.line import Line, Words, begun, ended, following, forgotten, is_overtaken, offer
from hardware.voice.phrases import Utterance
from hardware.voice.program import HIGHEST_RATE, LOWEST_RATE, Speech, Voice, VoiceFault, find_voice, voice_of

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

MOST_WAITING = 32
KEPT_SENTENCES = 48
TICK_S = 0.02
FIRST_PAUSE_S, LONGEST_PAUSE_S = 2.0, 60.0
NAME = "voice"

Say = Callable[[Phrase], tuple[str, str]]  # a phrase as words, and in which language


class Mouth(Protocol):
    """Plays a clip, and cuts it off."""

    def speak(self, clip: Clip) -> None:
        """Play it over everything else; returns at once."""
        ...

    def hush(self, name: str) -> None:
        """Cut it off; returns at once."""
        ...


class VoiceWorker(Rounds):
    """Has sentences spoken, the gravest first; a program that fails is tried again later."""

    def __init__(self, say: Say, mouth: Mouth, clock: Clock, on_trouble: Callable[[Phrase], None]) -> None:
        """`say` words a phrase in the language of the table; nothing speaks until it is wished."""
        super().__init__(NAME, clock, BackOff(FIRST_PAUSE_S, LONGEST_PAUSE_S, math.inf))
        self._say, self._mouth, self._on_trouble = say, mouth, on_trouble
        self._inbox: deque[Utterance] = deque(maxlen=MOST_WAITING)
        self._line = Line()
        self._speech: Speech | None = None
        self._kept: OrderedDict[tuple[str, ...], NDArray[np.float32]] = OrderedDict()
        self.wishes = SoundWishes()
        self.voice: Voice = find_voice()
        self.on_said: Callable[[Words, float], None] = lambda _words, _now: None

    @property
    def speaks(self) -> bool:
        """Whether words that come now would be spoken."""
        return self.wishes.voice and self.wishes.loud > 0 and self.voice.is_fine

    def post(self, words: Sequence[Utterance]) -> None:
        """Hand over what shall be said; returns at once, whatever is being said."""
        if words and self.speaks:
            self._inbox.extend(words)
            self.ring()

    def wish(self, wishes: SoundWishes) -> None:
        """From now on so; what is being said stops at once when the voice is switched off."""
        is_other = wishes.speaker != self.wishes.speaker
        self.wishes = wishes
        if is_other:
            self.look()
        self.ring()

    def look(self) -> None:
        """Look for the program once more."""
        self.voice = find_voice(self.wishes.speaker)
        self.back_off.clear()

    def rest(self, now: float) -> None:
        """Words of the meantime would be late news."""
        self._inbox.clear()
        self._shut_up()

    def end(self) -> None:
        """Whatever speaks is ended."""
        self._shut_up()

    def serve(self, now: float) -> float | None:
        """Take what came, go on with what is being said."""
        if not self.speaks:
            self.rest(now)
            return None
        while self._inbox:
            one = self._inbox.popleft()
            text, language = self._say(one.says)
            line = forgotten(self._line, text) if one.again else self._line
            self._line = offer(line, Words(text, language, one.priority, now + one.patience_s), now)
        if is_overtaken(self._line):
            self._cut()
        before = self._line.now
        self._line = following(self._line, now)
        if self._line.now is not None and self._line.now is not before:
            self._begin(self._line.now, now)
        return self._go_on(now)

    def _begin(self, words: Words, now: float) -> None:
        """Say what is known already, have everything else spoken by the program."""
        kept = self._kept.get(self._key(words))
        if kept is not None:
            self._sound(words, kept, now)
            return
        rate = min(HIGHEST_RATE, max(LOWEST_RATE, self.wishes.rate))
        fill = {
            "language": words.language,
            "voice": voice_of(words.language, self.wishes),
            "rate": str(rate),
        }
        self._speech = Speech(self.voice.command, words.text, fill, now)

    def _go_on(self, now: float) -> float | None:
        words = self._line.now
        if words is None:
            return None
        if self._speech is not None:
            samples = self._speech.poll(now)
            if samples is None:
                return TICK_S
            self._speech = None
            self._keep(words, samples)
            self._sound(words, samples, now)
            self.back_off.clear()
        return max(TICK_S, self._line.ends_s - now)

    def _sound(self, words: Words, samples: NDArray[np.float32], now: float) -> None:
        clip = Clip(NAME, samples, words.priority, is_voice=True)
        if len(samples):  # else the program has spoken by itself
            self._mouth.speak(clip)
        self._line = begun(self._line, clip.length_s, now)
        self.on_said(words, now)

    def _key(self, words: Words) -> tuple[str, ...]:
        wishes = self.wishes
        return (
            words.text, words.language, voice_of(words.language, wishes), str(wishes.rate), self.voice.command
        )  # fmt: skip

    def _keep(self, words: Words, samples: NDArray[np.float32]) -> None:
        """The same sentences come again all evening."""
        if len(samples):
            self._kept[self._key(words)] = samples
        while len(self._kept) > KEPT_SENTENCES:
            self._kept.popitem(last=False)

    def _cut(self) -> None:
        """What is being said ends in the middle of a word."""
        speech, self._speech = self._speech, None
        if speech is not None:
            speech.stop()
        self._mouth.hush(NAME)
        self._line = ended(self._line)

    def _shut_up(self) -> None:
        if self._line.now is not None:
            self._cut()
        self._line = Line()

    def fall(self, error: Exception, pause_s: float, now: float) -> None:
        """Tell it once, be silent, and try again after the pause."""
        if self.back_off.faults == 1:
            why = str(error) if isinstance(error, VoiceFault) else f"{type(error).__name__}: {error}"
            self._on_trouble(phrase("voice-stumbled", why=why))
        speech, self._speech = self._speech, None
        if speech is not None:
            speech.stop()
        self._line = Line()
