"""A language whose sentences are 40 % longer than English: nothing is cut, nothing lies on anything else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from companion.core.language.phrases import TITLE, Phrase
from companion.ground.texts import folders_of
from tests.ui import samples, scenes, walking
from tests.ui.words import Words
from ui.theme.boxes import Box

Open = Callable[..., Any]
SIZES = ((1280, 720), (800, 480), (720, 1280))
LONGER = 0.4
SCREENS = ("table", "identity", "number", "refusal", "home", "new_game")


class LongWords(Words):
    """English with its own vowels said twice, until each sentence is longer by so much; names stay."""

    inside = 0  # how deep in a sentence: its parts are made longer once, with all of it

    def say(self, phrase: Phrase, language: str = "en") -> str:
        self.inside += 1
        said = super().say(phrase, language)
        self.inside -= 1
        return said if phrase.key == TITLE or self.inside else longer(said)


def longer(said: str) -> str:
    """The same words, longer: letters are doubled from the front on, numbers and signs stay."""
    more, out = round(len(said) * LONGER), []
    for letter in said:
        out.append(letter)
        if more and letter.lower() in "aeiouymnrst":
            out.append(letter.lower())
            more -= 1
    return "".join(out)


def test_the_language_is_as_long_as_it_says() -> None:
    said = "Put the card at the left end of the Combat Zone."
    assert 1.3 < len(longer(said)) / len(said) <= 1.41
    assert longer("12") == "12"


@pytest.mark.window
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("screen", SCREENS)
def test_longer_sentences_fit(open_app: Open, studio: Any, size: tuple[int, int], screen: str) -> None:
    step = scenes.STEPS.get(screen, samples.step)()
    app = open_app(size, step, texts=LongWords(folders_of("alien")))
    if screen in ("home", "new_game"):
        app.router.go(screen)
    studio.settle()
    front = app.stage.front
    assert walking.cut_words(front) == []
    assert walking.clashing_words(front) == []
    assert walking.outside(front, Box(0, 0, *size)) == []
    assert walking.overlapping_targets(front) == []
