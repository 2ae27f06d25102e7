"""The words of the card grammar: what a verb, a condition and a trigger are, each with its sentence."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from companion.core.language.cards import Ability, Clause

Kind = Literal["whole", "number", "count", "word", "name", "flag", "clauses"]
Field = Literal["class", "crew", "once", "may", "pay", "pay-attack", "level", "area"]


class Arg(msgspec.Struct, frozen=True):
    """One argument of a verb: a number, one that may be counted, a count, a word, a name, a flag, clauses."""

    says: str
    kind: Kind = "number"
    words: tuple[str, ...] = ()  # the words of a word; the counts a number may be
    low: int = 1
    high: int = 99
    needed: bool = False


class Verb(msgspec.Struct, frozen=True):
    """Something a card can do; `one_of` are arguments of which at least one is there."""

    says: str
    args: Mapping[str, Arg] = {}
    one_of: tuple[str, ...] = ()
    condition: bool = False  # it is judged in `when`, not done in `do`


class Trigger(msgspec.Struct, frozen=True):
    """A moment an ability belongs to; `fields` may be filled in, `levels` are those it must name one of."""

    says: str
    fields: tuple[Field, ...] = ()
    levels: tuple[int, ...] = ()


Verbs = Mapping[str, Verb]
Triggers = Mapping[str, Trigger]


class Example(msgspec.Struct, frozen=True):
    """How a verb or a condition is used: one ability, on a card of a kind."""

    ability: Ability
    kind: str = "character"


Left = Mapping[str, str | int]
USUAL: Left = {"who": "you", "where": "any", "n": 1, "may": "no"}


class Wording(msgspec.Struct, frozen=True, kw_only=True):
    """How the clauses of a room are put into sentences: what they mean where they say nothing, and how."""

    left_out: Left = msgspec.field(default_factory=lambda: USUAL)  # "none": there is then no limit
    left_out_by: Mapping[str, Left] = {}  # the same for verbs that mean something else by it
    limits: tuple[tuple[str, str], ...] = ()  # counted numbers of verbs that are a limit, not a "for each"
    split: Mapping[str, tuple[str, ...]] = {}  # verbs that say one thing for each of these arguments
    to_others: tuple[str, ...] = ()  # what whoever plays the card does to others; all else they do themselves
    worded: tuple[
        tuple[str, str], ...
    ] = ()  # arguments that are a word though others of that name are numbers
    sorts: tuple[str, ...] = ()  # arguments that mean a sort of cards: by a word of the game, or a name


class Grammar(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that the cards of a room can say, with an example and the rules for each verb."""

    triggers: Triggers
    verbs: Verbs
    kinds: tuple[str, ...]
    marks: tuple[str, ...]
    classes: tuple[str, ...]
    counts: tuple[str, ...]
    examples: Mapping[str, Example]
    rules: Mapping[str, tuple[str, ...]] = {}
    wording: Wording = Wording()
    fields: Mapping[str, str] = {}  # what fields of an ability mean in this game, where it is its own
    named: Mapping[str, str] = {}  # counts that take a name, with one of this game's


WHO = ("you", "any", "each", "next", "others")


def who() -> Arg:
    """Whom a verb is about; the player the text refers to when left out (ALN-TEXT-05)."""
    return Arg("whom it is about: you, any one living player, each, the next, all others", "word", WHO)


def count(says: str, counts: tuple[str, ...], *, needed: bool = False, low: int = 1) -> Arg:
    """A number that may also be counted at the table; a count that ends with a colon takes a name."""
    return Arg(says, "number", counts, low, needed=needed)


def word(says: str, *words: str, needed: bool = False) -> Arg:
    """One of some words."""
    return Arg(says, "word", words, needed=needed)


def clauses(says: str, *, needed: bool = False) -> Arg:
    """Clauses of their own: a list of verbs with their arguments."""
    return Arg(says, "clauses", needed=needed)


def clauses_in(value: Any) -> tuple[Clause, ...]:
    """The clauses that an argument holds, written as tables with a verb; what is none is left out."""
    tables = value if isinstance(value, list | tuple) else ()
    return tuple(
        Clause(one["verb"], {name: arg for name, arg in one.items() if name != "verb"})
        for one in tables
        if isinstance(one, dict) and isinstance(one.get("verb"), str)
    )


def flag(says: str) -> Arg:
    """Yes or no."""
    return Arg(says, "flag")
