"""Where the words of a game stand in what is said; pure."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

import msgspec


class Span(msgspec.Struct, frozen=True):
    """A word that has rules: where it begins and ends, and which word of the game it is."""

    start: int
    end: int
    id: str


class Finder:
    """Finds the words of one game in one language, each where it stands first."""

    def __init__(self, forms: Mapping[str, Sequence[str]]) -> None:
        """`forms` are those of each word; one with a capital is found only with its capital."""
        self._of = {_key(form): (id, form) for id, several in forms.items() for form in several}
        longest = sorted(self._of, key=len, reverse=True)
        words = "|".join(re.escape(form).replace(r"\ ", r"[ \u00a0]") for form in longest)
        self._any = re.compile(rf"(?<![\w-])(?:{words})(?![\w-])", re.IGNORECASE) if words else None

    def find(self, words: str) -> tuple[Span, ...]:
        """Every word once, in the order in which they stand there."""
        if self._any is None:
            return ()
        found: dict[str, Span] = {}
        for match in self._any.finditer(words.replace("’", "'")):
            id, form = self._of[_key(match.group())]
            if form[0].islower() or match.group()[0].isupper():
                found.setdefault(id, Span(match.start(), match.end(), id))
        return tuple(found.values())


def _key(form: str) -> str:
    return form.replace("’", "'").replace("\u00a0", " ").lower()
