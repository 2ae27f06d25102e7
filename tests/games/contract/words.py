"""Whether everything that is said has its words, in every language."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec

from companion.core.language.phrases import Phrase
from companion.ground.texts import FluentTexts
from tests.games.contract.rooms import Case


@cache
def texts(room: str) -> FluentTexts:
    """The words of a room."""
    return FluentTexts(room)


def missing_words(asked: Case, says: Phrase | None = None, rule: str = "") -> list[str]:
    """What a phrase and a rule lack in any language."""
    words, found = texts(asked.game), []
    for language in words.languages:
        if says is not None:
            found += [f"{language}: {fault}" for fault in words.faults(says, language)]
        if rule and f"rule-{rule}" not in words.keys(language):
            found.append(f"{language}: no sentence for the rule {rule}")
    return found


def phrases_in(value: Any) -> Iterator[Phrase]:
    """Every whole phrase in a view, an offer, a notice or a prompt."""
    if isinstance(value, Phrase):
        yield value
    elif isinstance(value, msgspec.Struct):
        for field in value.__struct_fields__:
            if field != "command":
                yield from phrases_in(getattr(value, field))
    elif isinstance(value, tuple | list):
        for part in value:
            yield from phrases_in(part)


class Unsaid:
    """Collects what lacks words; each phrase is looked at once per key and set of arguments."""

    def __init__(self, asked: Case) -> None:
        self.found: dict[str, None] = {}
        self._asked = asked
        self._looked: set[tuple[str, ...]] = set()

    def look(self, value: Any) -> None:
        """Look at everything said in a value."""
        for says in phrases_in(value):
            shape = (says.key, *(f"{name}:{part.key if isinstance(part, Phrase) else ''}"
                                 for name, part in sorted(says.args.items())))  # fmt: skip
            if shape not in self._looked:
                self._looked.add(shape)
                self.found |= dict.fromkeys(missing_words(self._asked, says))
