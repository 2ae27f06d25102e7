"""The voice's ear on the bus: hands the words of a step on at once, and looks at nothing hidden."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from companion.core.crossing.steps import Step
from companion.core.language.phrases import Phrase, phrase
from hardware.cues.manner import Manner, Manners
from hardware.cues.sheet import Sheets
from hardware.voice.phrases import Utterance, spoken


class VoiceListener:
    """Stands on the bus; never lets a fault of its own out."""

    def __init__(
        self,
        sheets: Sheets,
        post: Callable[[Sequence[Utterance]], None],
        on_trouble: Callable[[Phrase], None],
        manners: Manners = Manner,
    ) -> None:
        """`post` must return at once; `manners` is asked how much may be said."""
        self._sheets, self._post, self._on_trouble, self._manners = sheets, post, on_trouble, manners

    def __call__(self, step: Step) -> None:
        """Take one published step."""
        try:
            self._post(spoken(step, self._sheets, self._manners().level))
        except Exception as error:  # noqa: BLE001 a fence: whatever is wrong with the voice, the game goes on
            self._on_trouble(phrase("voice-stumbled", why=str(error)))
