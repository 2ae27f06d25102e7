"""Words that cards say and nobody hears: each is to be carried out, judged, counted, or read somewhere."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

import msgspec

from companion.core.language.cards import Ability, Card, Clause
from companion.engine.effects.grammar import Grammar, Verbs, clauses_in
from companion.engine.effects.numbers import split_count

COUNTED = ("number", "count")  # arguments that may be counted at the table


class Handled(msgspec.Struct, frozen=True, kw_only=True):
    """The words of cards for which a room has something that does what they say."""

    verbs: Collection[str]
    conditions: Collection[str]
    counts: Collection[str]
    moments: Collection[str]  # at which abilities are begun
    lasting: Mapping[
        str, Collection[str]
    ] = {}  # moments whose verbs are read for as long as a card lies there


def hollow(card: Card, handled: Handled, words: Verbs) -> Iterator[str]:
    """What this card says and nothing in the room does, by the kind of word; nothing when all is heard."""
    for number, ability in enumerate(card.abilities, 1):
        for fault in dict.fromkeys(_hollow(ability, handled, words)):
            yield f"hollow: {card.design}, ability {number}: {fault}"


def unheard(grammar: Grammar, handled: Handled) -> Iterator[str]:
    """The words of a whole grammar that nothing in the room does, whether or not a card says them."""
    lasting = {verb for verbs in handled.lasting.values() for verb in verbs}
    for name, verb in grammar.verbs.items():
        heard = handled.conditions if verb.condition else {*handled.verbs, *lasting}
        if name not in heard:
            yield f'hollow: {"nothing judges" if verb.condition else "nothing carries out"} "{name}"'
    for moment in grammar.triggers:
        if moment not in handled.moments and moment not in handled.lasting:
            yield f'hollow: nothing begins at the moment "{moment}"'
    yield from (f'hollow: nothing counts "{name}"' for name in grammar.counts if name not in handled.counts)


def _hollow(ability: Ability, handled: Handled, words: Verbs) -> Iterator[str]:
    lasting = handled.lasting.get(ability.on)
    if lasting is None and ability.on not in handled.moments:
        yield f'nothing begins at the moment "{ability.on}"'
    carried = handled.verbs if lasting is None else lasting
    for clause in ability.when:
        if clause.verb not in handled.conditions:
            yield f'nothing judges "{clause.verb}"'
        yield from _uncounted(clause, handled, words)
    for clause in _all(ability.do, words):
        if clause.verb not in carried:
            yield f'nothing carries out "{clause.verb}" at the moment "{ability.on}"'
        yield from _uncounted(clause, handled, words)


def _all(clauses: Collection[Clause], words: Verbs) -> Iterator[Clause]:
    """These clauses with all that their arguments hold."""
    for clause in clauses:
        yield clause
        for name, arg in _args(clause, words):
            if arg == "clauses":
                yield from _all(clauses_in(clause.args[name]), words)


def _args(clause: Clause, words: Verbs) -> Iterator[tuple[str, str]]:
    """The arguments that a clause fills in, and what kind each of them is."""
    known = words[clause.verb].args if clause.verb in words else {}
    return ((name, known[name].kind) for name in clause.args if name in known)


def _uncounted(clause: Clause, handled: Handled, words: Verbs) -> Iterator[str]:
    for name, kind in _args(clause, words):
        value = clause.args[name]
        if kind in COUNTED and isinstance(value, str) and split_count(value)[0] not in handled.counts:
            yield f'nothing counts "{value}"'
