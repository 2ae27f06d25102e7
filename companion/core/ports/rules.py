"""What the pages about rules need from outside: the rules of a game, how strictly each is kept, its terms."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, Protocol

import msgspec

from companion.core.language.phrases import Phrase
from companion.core.language.states import Preset

Policy = Literal["refuse", "warn", "log"]
Switch = Literal["", "refuse", "warn", "log"]  # empty: as the preset says


class RuleLine(msgspec.Struct, frozen=True):
    """One rule: its sentence is in the texts."""

    id: str
    chapter: str
    says_no: bool = False  # whether anything is ever refused by this rule
    switch: Switch = ""
    differs: bool = False  # whether that is another way than the preset's


class Chapter(msgspec.Struct, frozen=True):
    """Rules about one thing."""

    id: str
    title: Phrase


class Book(msgspec.Struct, frozen=True):
    """The rules of one game, and how strictly this table keeps them."""

    room: str
    title: Phrase
    preset: Preset
    running: bool = False  # the preset is that of the game on the table; else of games to come
    chapters: tuple[Chapter, ...] = ()
    lines: tuple[RuleLine, ...] = ()

    @property
    def differs(self) -> int:
        """How many rules are kept otherwise than the preset says."""
        return sum(line.differs for line in self.lines)


class Term(msgspec.Struct, frozen=True):
    """A word of a game with the rules that explain it."""

    id: str
    words: dict[str, tuple[str, ...]]  # by language: the word in its forms, the first as it is called
    rules: tuple[str, ...]

    def name(self, language: str) -> str:
        """What it is called."""
        forms = self.words.get(language) or next(iter(self.words.values()), (self.id,))
        return forms[0]


class Rulebook(Protocol):
    """The rules of the games there are; nothing for a room means: of the game on the table, or the last."""

    def rooms(self) -> Sequence[str]:
        """The games whose rules can be looked up."""
        ...

    def book(self, room: str = "") -> Book:
        """The rules of one game as they are kept now."""
        ...

    def terms(self, room: str = "") -> Sequence[Term]:
        """The words of one game that have rules."""
        ...

    def keep(self, preset: Preset) -> None:
        """How strictly from now on: in the game on the table, else in games to come."""
        ...

    def switch(self, room: str, rule: str, to: Switch) -> None:
        """This rule is kept so at this table from now on, in later games too; nothing: as the preset says."""
        ...
