"""Checking a card against the grammar of a room: everything that is wrong with it, in sentences."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from typing import Any

from companion.core.language.cards import Ability, Card, Clause
from companion.engine.effects.grammar import Arg, Triggers, Verb, Verbs, clauses_in
from companion.engine.effects.numbers import is_count

NAME = re.compile(r"[a-z]+(-[a-z]+)*")


def check_card(
    card: Card,
    verbs: Verbs,
    triggers: Triggers,
    *,
    marks: Collection[str] | None = None,
    kinds: Collection[str] | None = None,
    classes: Collection[str] | None = None,
) -> list[str]:
    """What the rules cannot make sense of on this card; empty when they understand all of it.

    Marks, kinds and classes are checked where the room names its own.
    """
    found: list[str] = []
    if kinds is not None and card.kind not in kinds:
        found.append(f'there is no kind of card "{card.kind}"; {_known(kinds)}')
    if marks is not None:
        found += [
            f'there is no mark "{mark}"; {_known(marks)}' for mark in card.marks if not _is_mark(mark, marks)
        ]
    found += _class(card.klass, classes)
    for number, ability in enumerate(card.abilities, 1):
        found += [f"ability {number}: {fault}" for fault in _class(ability.needs_class, classes)]
        found += [f"ability {number}: {fault}" for fault in _ability(ability, verbs, triggers)]
    return found


def _is_mark(mark: str, known: Collection[str]) -> bool:
    """Whether there is such a mark; one that ends with a dash takes any name."""
    return mark in known or any(one.endswith("-") and mark.startswith(one) for one in known)


def _class(name: str, classes: Collection[str] | None) -> list[str]:
    """What is wrong with a class; where a card shows several icons they are written with a plus."""
    known = classes or ()
    icons = name.split("+") if name and classes is not None else ()
    return [f'there is no class "{icon}"; {_known(known)}' for icon in icons if icon not in known]


def _ability(ability: Ability, verbs: Verbs, triggers: Triggers) -> Iterator[str]:
    trigger = triggers.get(ability.on)
    if trigger is None:
        yield f'there is no moment "{ability.on}"; {_known(triggers)}'
    else:
        for name, filled in _fields(ability).items():
            if filled and name not in trigger.fields:
                yield f'"{name}" has no meaning on "{ability.on}"'
        if trigger.levels and ability.level not in trigger.levels:
            yield f'"{ability.on}" needs a level, one of {_listed(trigger.levels)}, not {ability.level}'
    if ability.pay and ability.pay_attack:
        yield '"pay" and "pay-attack" cannot be asked for at once'
    if not ability.do:
        yield "it does nothing; write the verb nothing when that is meant"
    for clause in ability.when:
        yield from check_clause(clause, verbs, condition=True)
    for clause in ability.do:
        yield from check_clause(clause, verbs)


def _fields(ability: Ability) -> dict[str, bool]:
    """The fields of an ability that not every moment has, and which of them are filled in."""
    return {
        "class": bool(ability.needs_class),
        "crew": bool(ability.needs_crew),
        "once": ability.once,
        "may": ability.may,
        "pay": bool(ability.pay),
        "pay-attack": bool(ability.pay_attack),
        "level": bool(ability.level),
        "area": bool(ability.area),
    }


def check_clause(clause: Clause, verbs: Verbs, *, condition: bool = False) -> Iterator[str]:
    """What is wrong with one clause: its verb, its arguments and their types."""
    verb = verbs.get(clause.verb)
    if verb is None or verb.condition != condition:
        usual = {name for name, other in verbs.items() if other.condition == condition}
        what = "condition" if condition else "verb"
        yield f'there is no {what} "{clause.verb}"; {_known(usual)}'
        return
    for name, value in clause.args.items():
        if name not in verb.args:
            yield f'{clause.verb}: there is no "{name}"; {_known(verb.args)}'
        elif verb.args[name].kind == "clauses":
            yield from _inner(clause.verb, name, value, verbs)
        elif fault := _value(value, verb.args[name]):
            yield f'{clause.verb}: "{name}" must be {fault}, not {value!r}'
    yield from _lacks(clause, verb)


def _inner(verb: str, name: str, value: Any, verbs: Verbs) -> Iterator[str]:
    """What is wrong with the clauses of an argument."""
    found = clauses_in(value)
    if not found or len(found) != len(value):
        yield f'{verb}: "{name}" must be a list of verbs, not {value!r}'
    for clause in found:
        yield from (f'{verb}, "{name}": {fault}' for fault in check_clause(clause, verbs))


def _lacks(clause: Clause, verb: Verb) -> Iterator[str]:
    for name, arg in verb.args.items():
        if arg.needed and name not in clause.args:
            yield f'{clause.verb}: "{name}" is missing: {arg.says}'
    if verb.one_of and not any(name in clause.args for name in verb.one_of):
        yield f"{clause.verb}: one of {_listed(verb.one_of)} is missing"


def _value(value: Any, arg: Arg) -> str:
    """What the value should have been; empty when it is right."""
    if arg.kind == "flag":
        return "" if isinstance(value, bool) else "true or false"
    if arg.kind == "name":
        return "" if isinstance(value, str) and NAME.fullmatch(value) else "a name in lower-case letters"
    if arg.kind == "word":
        return "" if isinstance(value, str) and value in arg.words else f"one of {_listed(arg.words)}"
    if arg.kind == "count":
        good = isinstance(value, str) and is_count(value, arg.words)
        return "" if good else f"one of {_listed(arg.words)}"
    if isinstance(value, int) and not isinstance(value, bool) and arg.low <= value <= arg.high:
        return ""
    if arg.kind == "number" and isinstance(value, str) and is_count(value, arg.words):
        return ""
    counted = f", or counted by {_listed(arg.words)}" if arg.kind == "number" and arg.words else ""
    return f"a whole number from {arg.low} to {arg.high}{counted}"


def _known(names: Collection[str]) -> str:
    return f"known are {_listed(sorted(names))}" if names else "none is known"


def _listed(names: Collection[Any]) -> str:
    return ", ".join(str(name) for name in names)
