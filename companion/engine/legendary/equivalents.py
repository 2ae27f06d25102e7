"""A card of Legendary read with the words of Encounters, and back: terms, moments, verbs, classes; pure."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from companion.core.language.cards import Ability, Card, Clause
from companion.engine.effects.grammar import clauses_in

VOID = "void"  # the verb of what has no counterpart: it is shown and logged, and nothing happens
WAS = "was"  # its argument: the verb that it stands for
Family = Literal["encounters", "legendary"]
ZONED = ("from", "to", "at", "where", "area", "count")  # arguments that may name a place
CLASSED = ("match",)  # arguments that may name a class
PLAYED = "played:"  # a count of the cards of a class


class Heroic(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The words of the heroic half of Legendary, each with its villainous counterpart (VIL-MIX-02)."""

    kinds: dict[str, str]
    moments: dict[str, str]
    verbs: dict[str, str]
    told: dict[str, dict[str, str]]  # what the villainous verb has to be told besides
    zones: dict[str, str]
    piles: dict[str, str]
    stacks: dict[str, str]


class Equivalents(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """The table of words, from Legendary to Encounters."""

    zones: dict[str, str]
    kinds: dict[str, str]
    stacks: dict[str, str]
    verbs: dict[str, str]
    moments: dict[str, str]
    moments_back: dict[str, str]
    classes: dict[str, str]
    void: dict[str, tuple[str, ...]]
    heroic: Heroic


class Reading(msgspec.Struct, frozen=True):
    """The words of one family as the other says them; a word that is not here is the same in both."""

    to: Family
    zones: dict[str, str]
    kinds: dict[str, str]
    verbs: dict[str, str]
    moments: dict[str, str]
    classes: dict[str, str]
    void: tuple[str, ...]


@cache
def terms() -> Equivalents:
    """The table as it is written down, read strictly and once."""
    data = files("companion.engine.legendary").joinpath("equivalents.toml").read_bytes()
    return msgspec.toml.decode(data, type=Equivalents)


@cache
def reading(to: Family) -> Reading:
    """The table in one direction (ALN-MARVEL-16)."""
    own = terms()
    if to == "encounters":
        words = (own.zones, own.kinds, own.verbs, own.moments, own.classes)
    else:
        moments = {**_back(own.moments), **own.moments_back}
        words = (_back(own.zones), _back(own.kinds), _back(own.verbs), moments, _back(own.classes))
    return Reading(to, *words, void=own.void[to])


def _back(words: Mapping[str, str]) -> dict[str, str]:
    """The same words the other way round; of several that mean one, the first."""
    return {there: here for here, there in reversed(list(words.items()))}


def meaning(term: str, to: Family) -> str:
    """What a zone, a kind or an action of one family is called in the other."""
    read = reading(to)
    return next((words[term] for words in (read.zones, read.kinds, read.verbs) if term in words), term)


def as_encounters(card: Card, verbs: Collection[str]) -> Card:
    """A card of Legendary as a game of Encounters plays it; `verbs` are those that game knows."""
    return _read(card, reading("encounters"), verbs)


def as_legendary(card: Card, verbs: Collection[str]) -> Card:
    """A card of Encounters as a game of Legendary plays it; `verbs` are those that game knows."""
    return _read(card, reading("legendary"), verbs)


def _read(card: Card, read: Reading, verbs: Collection[str]) -> Card:
    return replace(
        card,
        kind=read.kinds.get(card.kind, card.kind),
        klass=read.classes.get(card.klass, card.klass),
        abilities=tuple(_ability(ability, read, verbs) for ability in card.abilities),
    )


def _ability(ability: Ability, read: Reading, verbs: Collection[str]) -> Ability:
    """An ability; what hangs on a condition that nobody can judge here does nothing."""
    when = tuple(_clause(clause, read, verbs) for clause in ability.when)
    unjudged = next((clause for clause in when if clause.verb == VOID), None)
    do = (unjudged,) if unjudged else tuple(_clause(clause, read, verbs) for clause in ability.do)
    return replace(
        ability,
        on=read.moments.get(ability.on, ability.on),
        needs_class=read.classes.get(ability.needs_class, ability.needs_class),
        area=read.zones.get(ability.area, ability.area),
        when=() if unjudged else when,
        do=do,
    )


def _clause(clause: Clause, read: Reading, verbs: Collection[str]) -> Clause:
    """One verb; without a counterpart it becomes void and keeps what it was (ALN-MARVEL-18)."""
    verb = read.verbs.get(clause.verb, clause.verb)
    if verb == VOID:
        return clause
    if verb not in verbs or clause.verb in read.void:  # known here too, it would be another thing
        return Clause(VOID, {WAS: clause.verb})
    return Clause(verb, {name: _value(name, value, read, verbs) for name, value in clause.args.items()})


def _value(name: str, value: Any, read: Reading, verbs: Collection[str]) -> Any:
    """An argument: places, classes, counts and clauses are read as well, everything else stays."""
    if isinstance(value, list | tuple):
        inner = (_clause(clause, read, verbs) for clause in clauses_in(value))
        return [{"verb": clause.verb, **clause.args} for clause in inner]
    if not isinstance(value, str):
        return value
    if value.startswith(PLAYED):
        about = value.removeprefix(PLAYED)
        return PLAYED + read.classes.get(about, about)
    if name in CLASSED:
        return read.classes.get(value, value)
    return read.zones.get(value, value) if name in ZONED else value


def unread(card: Card, to: Family, verbs: Collection[str]) -> Iterator[str]:
    """The verbs of a card that neither the other game nor the list of those without counterpart knows."""
    read = reading(to)
    for ability in card.abilities:
        for verb in _verbs((*ability.when, *ability.do)):
            if read.verbs.get(verb, verb) not in (*verbs, *read.void, VOID):
                yield verb


def _verbs(clauses: Collection[Clause]) -> Iterator[str]:
    for clause in clauses:
        yield clause.verb
        for value in clause.args.values():
            yield from _verbs(clauses_in(value))
