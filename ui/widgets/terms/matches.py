"""Where the words of a game stand in what is said; pure."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

import msgspec

ENDS = ".:!?«‘“·("  # behind these a capital means nothing


class Span(msgspec.Struct, frozen=True):
    """A word that has rules: where it begins and ends, and which word of the game it is."""

    start: int
    end: int
    id: str


class Finder:
    """Finds the words of one game in one language, each where it stands first."""

    def __init__(self, forms: Mapping[str, Sequence[str]]) -> None:
        """`forms` are those of each word; one with a capital is found only with its capital.

        One without is found in small letters, in capitals only, and where a sentence begins.
        """
        self._of: dict[str, list[tuple[str, str]]] = {}
        for id, several in forms.items():
            for form in several:
                self._of.setdefault(_key(form), []).append((id, form))
        longest = sorted(self._of, key=len, reverse=True)
        words = "|".join(re.escape(form).replace(r"\ ", r"[ \u00a0]") for form in longest)
        self._any = re.compile(rf"(?<![\w-])(?:{words})(?![\w-])", re.IGNORECASE) if words else None

    def find(self, words: str) -> tuple[Span, ...]:
        """Every word once, in the order in which they stand there."""
        if self._any is None:
            return ()
        found: dict[str, Span] = {}
        for match in self._any.finditer(words.replace("’", "'")):
            for id, form in self._of[_key(match.group())]:
                if _means(words, match.start(), match.group(), form):
                    found.setdefault(id, Span(match.start(), match.end(), id))
                    break
        return tuple(found.values())


def _means(words: str, start: int, met: str, form: str) -> bool:
    """Whether letters and case fit: a capital in mid-sentence belongs to a name, such as that of a card."""
    if _first(form).isupper():
        return _first(met).isupper()
    before = words[:start].rstrip()
    return met[0].islower() or met.isupper() or not before or before[-1] in ENDS or words[start - 1] == "\n"


def _first(form: str) -> str:
    """The letter that is a capital or none: a word may begin with an apostrophe, as ’Verse does."""
    return form.lstrip("'’")[:1]


def _key(form: str) -> str:
    return form.replace("’", "'").replace("\u00a0", " ").lower()
