"""The words of the game on the table that have rules: looked up once, found in whatever is said."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from companion.core.ports.rules import Rulebook, Term
from ui.errands import Errands
from ui.widgets.terms.matches import Finder, Span


class Glossary:
    """Knows the words of each game whose table was shown; nothing is found before they are here."""

    def __init__(self, rulebook: Callable[[], Rulebook | None], errands: Errands) -> None:
        """Ask that book beside the screen's thread."""
        self._rulebook, self._errands = rulebook, errands
        self._terms: dict[str, tuple[Term, ...]] = {}
        self._finders: dict[tuple[str, str], Finder] = {}
        self.room = ""

    def learn(self, room: str) -> None:
        """This game is spoken of from now on."""
        self.room = room
        rulebook = self._rulebook()
        if rulebook is None or room in self._terms:
            return
        self._terms[room] = ()

        def learned(terms: Sequence[Term]) -> None:
            self._terms[room] = tuple(terms)
            self._finders.clear()

        self._errands.run(lambda: rulebook.terms(room), learned)

    def terms(self) -> tuple[Term, ...]:
        """The words of the game that is spoken of."""
        return self._terms.get(self.room, ())

    def term(self, id: str) -> Term | None:
        """One of them."""
        return next((term for term in self.terms() if term.id == id), None)

    def find(self, words: str, language: str) -> tuple[Span, ...]:
        """Where they stand in what is said."""
        key = (self.room, language)
        if key not in self._finders:
            self._finders[key] = Finder({term.id: term.words.get(language, ()) for term in self.terms()})
        return self._finders[key].find(words)
