"""What the camera's side complains about, in the words of whoever reads it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.core.language.phrases import Phrase, phrase

if TYPE_CHECKING:
    from collections.abc import Callable

    from companion.core.ports.house import Texts
    from vision.errors import VisionError

PREFIX = "vision-"


def phrase_of(error: VisionError) -> Phrase:
    """The sentence of an error and what it names, to be said in any language."""
    return phrase(PREFIX + error.key, **{name: str(value) for name, value in error.filled.items()})


def worded(error: VisionError, texts: Texts, language: str) -> str:
    """An error in a language; one that nobody has translated is said as it came."""
    asked = phrase_of(error)
    said = texts.say(asked, language)
    return str(error) if said == asked.key else said


def wording(texts: Texts, language: Callable[[], str]) -> Callable[[VisionError], str]:
    """A way to say errors in the language that is spoken when they happen."""
    return lambda error: worded(error, texts, language())
