"""What a widget wears: the look, the press and the words, handed down from the app."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from companion.core.language.phrases import Phrase, phrase
from ui.theme.theme import Theme
from ui.widgets.ink.press import Press
from ui.widgets.pictures.pictures import Pictures
from ui.widgets.terms.matches import Span


class Wear(msgspec.Struct, frozen=True, eq=False):
    """Handed to every widget."""

    theme: Theme
    press: Press
    say: Callable[[Phrase], str]
    rule: Callable[[str], str]
    clock: Callable[[], float]
    pictures: Pictures | None = None  # of cards, as they were taken at the table
    find: Callable[[str], Sequence[Span]] | None = None  # the words in what is said that have rules
    explain: Callable[[Sequence[str]], None] | None = None  # opens the rules of these words
    short: Callable[[Phrase], str] | None = None  # a name as the data says it where room is short

    def names(self, name: Phrase) -> tuple[str, ...]:
        """A name in full, then as the data says it where room is short."""
        whole = self.say(name)
        shorter = self.short(name) if self.short is not None else whole
        return (whole,) if shorter == whole else (whole, shorter)

    def tell(self, key: str, **args: str | int | Phrase) -> str:
        """A sentence of the screen texts."""
        return self.say(phrase(key, **args))
