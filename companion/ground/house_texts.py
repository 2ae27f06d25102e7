"""The words of the whole house: those of the running game first, then those of the other games."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from companion.core.language.languages import FALLBACK, codes
from companion.core.language.phrases import Phrase
from companion.ground.rooms import ROOMS
from companion.ground.texts import FluentTexts, Shorts

RULE = re.compile(r"rule-[A-Z]+-[A-Z]+-\d+")


class HouseTexts:
    """The Texts port of the house; the home screen names every game, a game is spoken of in its own words."""

    def __init__(self) -> None:
        """Speak for the first room until a game is seated; a room's words are read when first needed."""
        self._rooms = {name: FluentTexts(name) for name in ROOMS}
        self._now = next(iter(self._rooms.values()))

    @property
    def languages(self) -> Sequence[str]:
        """What can be spoken."""
        return codes()

    def seat(self, room: str) -> None:
        """From now on this room's words come first."""
        self._now = self._rooms.get(room, self._now)

    def name_places(self, room: str, names: Mapping[str, str], shorts: Shorts | None = None) -> None:
        """Call places as the owner's board does from now on, and cards by `shorts` where room is short."""
        texts = self._rooms.get(room)
        if texts is None:
            return
        fresh = texts.naming(names, shorts)
        self._rooms[room], self._now = fresh, fresh if self._now is texts else self._now

    def say(self, phrase: Phrase, language: str = FALLBACK) -> str:
        """The phrase in that language."""
        said = self._now.say(phrase, language)
        if said != phrase.key:
            return said
        others = (texts.say(phrase, language) for texts in self._rooms.values() if texts is not self._now)
        return next((other for other in others if other != phrase.key), said)

    def short(self, phrase: Phrase, language: str = FALLBACK) -> str:
        """A name as the data says it where room is short."""
        said = self._now.short(phrase, language)
        return self.say(phrase, language) if said == phrase.key else said

    def rule(self, rule: str, language: str = FALLBACK) -> str:
        """A player's sentence for a rule id: of the running game, else of the one it is a rule of."""
        said = self._now.rule(rule, language)
        others = (texts.rule(rule, language) for texts in self._rooms.values() if said == rule)
        return next((other for other in others if other != rule), said)

    def rules(self, room: str) -> Sequence[str]:
        """The ids of all rules of a game and of the house that have a sentence, in their order."""
        texts = self._rooms.get(room)
        keys = texts.keys(FALLBACK) if texts is not None else ()
        return sorted(key.removeprefix("rule-") for key in keys if RULE.fullmatch(key))
