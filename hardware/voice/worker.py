"""The voice thread: one sentence after the other, cut off when overtaken; fenced, never waited for."""

from __future__ import annotations

import math
import threading
from collections import OrderedDict, deque
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Protocol

from companion.core.phrases import Phrase, phrase
from companion.core.ports import Clock
from companion.core.sounding import SoundWishes
from hardware.sound.mixer import Clip
from hardware.voice.line import Line, Words, begun, ended, following, is_overtaken, offer
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


class VoiceWorker:
    """Runs rounds, on its own thread or one by one under a test's clock."""

    def __init__(self, say: Say, mouth: Mouth, clock: Clock, on_trouble: Callable[[Phrase], None]) -> None:
        """`say` words a phrase in the language of the table; nothing speaks until it is wished."""
        self._say, self._mouth, self._clock, self._on_trouble = say, mouth, clock, on_trouble
        self._inbox: deque[Utterance] = deque(maxlen=MOST_WAITING)
        self._line = Line()
        self._speech: Speech | None = None
        self._kept: OrderedDict[tuple[str, ...], NDArray[np.float32]] = OrderedDict()
        self.wishes = SoundWishes()
        self.voice: Voice = find_voice()
        self.on_said: Callable[[Words, float], None] = lambda _words, _now: None
        self._faults, self._pauses_until = 0, -math.inf
        self._bell, self._is_stopping = threading.Event(), threading.Event()
        self._thread: threading.Thread | None = None

    @property
    def speaks(self) -> bool:
        """Whether words that come now would be spoken."""
        return self.wishes.voice and self.wishes.loud > 0 and self.voice.is_fine

    def post(self, words: Sequence[Utterance]) -> None:
        """Hand over what shall be said; returns at once, whatever is being said."""
        if words and self.speaks:
            self._inbox.extend(words)
            self._bell.set()

    def wish(self, wishes: SoundWishes) -> None:
        """From now on so; what is being said stops at once when the voice is switched off."""
        is_other = wishes.speaker != self.wishes.speaker
        self.wishes = wishes
        if is_other:
            self.look()
        self._bell.set()

    def look(self) -> None:
        """Look for the program once more."""
        self.voice = find_voice(self.wishes.speaker)
        self._pauses_until, self._faults = -math.inf, 0

    def round(self) -> float | None:
        """Take what came, go on with what is being said; seconds until the next round."""
        now = self._clock()
        try:
            return self._serve(now)
        except VoiceFault as error:
            return self._fall(str(error), now)
        except Exception as error:  # noqa: BLE001 a fence: whatever is wrong with the voice, the game goes on
            return self._fall(f"{type(error).__name__}: {error}", now)

    def start(self) -> None:
        """Begin to run on a thread of its own; twice is fine."""
        if self._thread is None:
            self._is_stopping.clear()
            self._thread = threading.Thread(target=self._run, name=NAME, daemon=True)
            self._thread.start()

    def stop(self) -> None:
        """End the thread and whatever speaks; twice is fine."""
        thread, self._thread = self._thread, None
        if thread is not None:
            self._is_stopping.set()
            self._bell.set()
            thread.join()
        self._shut_up()

    def _run(self) -> None:
        while not self._is_stopping.is_set():
            wait_s = self.round()
            self._bell.wait(wait_s)
            self._bell.clear()

    def _serve(self, now: float) -> float | None:
        if not self.speaks or now < self._pauses_until:
            self._inbox.clear()
            self._shut_up()
            return max(TICK_S, self._pauses_until - now) if self.speaks else None
        while self._inbox:
            one = self._inbox.popleft()
            text, language = self._say(one.says)
            self._line = offer(self._line, Words(text, language, one.priority, now + one.patience_s), now)
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
            self._faults = 0
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

    def _fall(self, why: str, now: float) -> float:
        """Tell it once, be silent, and try again after a pause that grows with every fault."""
        self._faults += 1
        pause_s = min(LONGEST_PAUSE_S, FIRST_PAUSE_S * 2.0 ** (self._faults - 1))
        self._pauses_until = now + pause_s
        if self._faults == 1:
            self._on_trouble(phrase("voice-stumbled", why=why))
        speech, self._speech = self._speech, None
        if speech is not None:
            speech.stop()
        self._line = Line()
        return pause_s
