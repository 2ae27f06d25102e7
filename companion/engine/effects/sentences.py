"""The sentence for what a card does, made from the grammar: phrases that the texts word in any language."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import reduce
from typing import Any

from companion.core.language.cards import Ability, Card, Clause
from companion.core.language.phrases import Phrase, named, phrase
from companion.core.ports.house import Texts
from companion.engine.effects.grammar import Wording, clauses_in
from companion.engine.effects.numbers import split_count

Given = dict[str, str | int | Phrase]
PERSON = "person"  # the argument that is the name of somebody
STACK = "stack"  # the argument that is the id of a stack: the group that it is made of is named
COUNT = "count"  # the argument that is counted at the table
CLASSED, NAMED = ("played", "other"), ("crew", "other-crew", "person")  # counts of a class, of a name
OR = "-or-"  # between two sorts of which either is meant
STRIKE_CARDS = ("strike", "crew-strike", "ship-strike")


def effect_lines(card: Card, wording: Wording) -> tuple[Phrase, ...]:
    """What a card does, a phrase for each of its abilities, in the order of the card."""
    lines = tuple(ability_line(ability, wording, card.kind) for ability in card.abilities)
    return lines if card.structured else (*lines, phrase("effect-bare", body=phrase("effect-printed")))


def say_effects(card: Card, wording: Wording, texts: Texts, language: str) -> tuple[str, ...]:
    """What a card does as sentences that begin with a capital letter."""
    return tuple(as_sentence(texts.say(line, language)) for line in effect_lines(card, wording))


def as_sentence(words: str) -> str:
    """Words with their first letter as a capital."""
    return words[:1].upper() + words[1:]


def ability_line(ability: Ability, wording: Wording, kind: str = "") -> Phrase:
    """One ability: when, on which conditions, and what then; a strike card needs no moment of its own."""
    body = _body(ability, wording)
    heads = [*_moment(ability, kind), *_conditions(ability.when)]
    if ability.once:
        heads.append(phrase("moment-once"))
    if ability.pay:
        heads.append(phrase("moment-pay", n=ability.pay))
    if ability.pay_attack:
        heads.append(phrase("moment-pay-attack", n=ability.pay_attack))
    if not heads:
        return phrase("effect-bare", body=body)
    head = reduce(lambda first, then: phrase("effect-heads", first=first, next=then), heads)
    return phrase("effect-line", head=head, body=body)


def _moment(ability: Ability, kind: str) -> Iterator[Phrase]:
    if ability.area:
        yield phrase("moment-area", area=ability.area)
    if ability.on != "play" and not (ability.on == "strike" and kind in STRIKE_CARDS):
        yield phrase(f"moment-{ability.on}", level=ability.level)
    if ability.needs_class:
        yield class_moment(ability.needs_class)
    if ability.needs_crew:
        yield crew_moment(ability.needs_crew)


def class_moment(written: str) -> Phrase:
    """After which other cards an ability works; two icons are both named (VIL-SUPER-08)."""
    first, *more = (phrase(f"class-{icon}") for icon in written.split("+"))
    if more:
        return phrase("moment-classes", first=first, next=more[0])
    return phrase("moment-class", klass=first)


def crew_moment(written: str) -> Phrase:
    """The same of crews and teams; of two equal icons each is named (VIL-RUL-05)."""
    first, *more = written.split("+")
    if more:
        one, two = (Phrase("sort-called", sort_of(crew)) for crew in (first, more[0]))
        return phrase("moment-classes", first=one, next=two)
    return Phrase("moment-crew", {"crew": crew_name(first), **sort_of(first)})


def icons_called(klass: str, crew: str = "") -> Phrase:
    """The classes, or else the crews, that an ability asks for, as they are called."""
    called = [phrase(f"class-{one}") for one in klass.split("+")] if klass else []
    called = called or [Phrase("sort-called", sort_of(one)) for one in crew.split("+")]
    return reduce(lambda first, then: phrase("sort-both", first=first, next=then), called)


def sort_of(word: str) -> Given:
    """A sort of cards: the word for it, and as it is called where the word is a name, or two of them."""
    first, either, other = word.partition(OR)
    if not either:
        return {"sort": word, "sort-name": crew_name(word)}
    one, two = (Phrase("sort-called", sort_of(name)) for name in (first, other))
    return {"sort": word, "sort-name": phrase("sort-either", first=one, next=two)}


def crew_name(crew: str) -> Phrase:
    """A crew as it is called in every language: a proper name."""
    return named(crew.replace("-", " ").title())


def _conditions(when: Sequence[Clause]) -> Iterator[Phrase]:
    """The conditions of an ability; a count that has a floor and a ceiling is said at once (VIL-TWIST-03)."""
    spans: dict[int, Phrase | None] = {}
    for low in (one for one in when if one.verb == "at-least"):
        high = next((one for one in when if one.verb == "at-most" and _is_span(low, one)), None)
        if high is not None:
            spans[id(low)], spans[id(high)] = _span(low, high), None
    for clause in when:
        said = spans.get(id(clause), condition_phrase(clause))
        if said is not None:
            yield said


def _is_span(low: Clause, high: Clause) -> bool:
    return bool(low.args.get(COUNT) == high.args.get(COUNT) and low.args["n"] <= high.args["n"])


def _span(low: Clause, high: Clause) -> Phrase:
    n, most = int(low.args["n"]), int(high.args["n"])
    of = count_phrase(str(low.args[COUNT]), most)
    return phrase("if-exactly", n=n, of=of) if n == most else phrase("if-between", n=n, most=most, of=of)


def _body(ability: Ability, wording: Wording) -> Phrase:
    """What is done, one clause after the other, and whether it may be left."""
    body = clauses_line(ability.do, wording)
    if not ability.may:
        return body
    own = all(is_done_by_you(clause, wording) for clause in ability.do)
    return phrase("effect-may" if own else "effect-if-you-wish", body=body)


def clauses_line(clauses: tuple[Clause, ...], wording: Wording) -> Phrase:
    """Several clauses, one after the other."""
    parts = [part for clause in clauses for part in clause_phrases(clause, wording)]
    return reduce(lambda first, then: phrase("effect-then", first=first, next=then), parts)


def is_done_by_you(clause: Clause, wording: Wording) -> bool:
    """Whether the one who plays the card does it, so that "you may" can stand before it."""
    who = clause.args.get("who", "you")
    return who == "you" or (who == "any" and clause.verb in wording.to_others)


def clause_phrases(clause: Clause, wording: Wording) -> tuple[Phrase, ...]:
    """One clause of what is done; points of two kinds are two things."""
    kinds = [name for name in wording.split.get(clause.verb, ()) if name in clause.args]
    if not kinds:
        return (_clause(wording, f"effect-{clause.verb}", clause.verb, clause.args),)
    return tuple(
        _clause(wording, f"effect-{clause.verb}-{name}", clause.verb, {"n": clause.args[name]})
        for name in kinds
    )


def _clause(wording: Wording, key: str, verb: str, args: dict[str, Any]) -> Phrase:
    """A clause with everything it leaves out filled in; a counted number becomes "for each"."""
    given: Given = {**wording.left_out, **wording.left_out_by.get(verb, {})}
    each: list[Phrase] = []
    for name, value in args.items():
        if isinstance(value, list | tuple):
            given[name] = clauses_line(clauses_in(value), wording)
        elif isinstance(value, bool):
            given[name] = "yes" if value else "no"
        elif name in _numbers(wording, verb) and isinstance(value, str):
            if (verb, name) in wording.limits:
                given |= {name: "counted", f"{name}-of": count_phrase(value, 2)}
            else:
                given[name] = 1
                each.append(count_phrase(value, 1))
        else:
            given[name] = crew_name(value) if name == PERSON else value
    given |= _counted(given) | _meant(wording, verb, args)
    return reduce(lambda body, of: phrase("effect-for-each", body=body, of=of), each, Phrase(key, given))


def _counted(given: Given) -> Given:
    """What is counted, in words."""
    counted, n = given.get(COUNT), given.get("n")
    if not isinstance(counted, str):
        return {}
    return {"of": count_phrase(counted, n if isinstance(n, int) else 1)}


def _meant(wording: Wording, verb: str, args: dict[str, Any]) -> Given:
    """Which sort of cards is meant: as the clause says, or where it leaves that out; else any."""
    told = (args, wording.left_out_by.get(verb, {}))
    found = (names[name] for names in told for name in wording.sorts if name in names)
    word = str(args[STACK]).partition("-") if STACK in args else ("", "", str(next(found, "any")))
    return sort_of(word[2] or word[0]) if wording.sorts else {}


def _numbers(wording: Wording, verb: str) -> Iterable[str]:
    """Which arguments are numbers and so may be counted."""
    names = ("n", "by", "cost", "level", *(name for other, name in wording.limits if other == verb))
    return (name for name in names if (verb, name) not in wording.worded)


def count_phrase(count: str, n: int) -> Phrase:
    """Something that can be counted at the table, named as one or as several."""
    name, about = split_count(count)
    what = name.removesuffix(":")
    key = f"count-{what}"
    if about.isdigit():
        return phrase(key, n=n, about=int(about))
    if what in CLASSED and about:
        return phrase(key, n=n, about=phrase(f"class-{about}"))
    if what in NAMED:
        return Phrase(key, {"n": n, "about": crew_name(about), **sort_of(about)})
    return Phrase(f"{key}-of", {"n": n, **sort_of(about)}) if about else phrase(key, n=n)


def condition_phrase(clause: Clause) -> Phrase:
    """One condition of `when`."""
    given: Given = {"who": "you", "where": "any", "is": "open", "player": "no"}
    for name, value in clause.args.items():
        given[name] = ("yes" if value else "no") if isinstance(value, bool) else value
    if isinstance(person := clause.args.get(PERSON), str):
        given[PERSON] = crew_name(person)
    if isinstance(what := clause.args.get("what"), str):
        given |= sort_of(what)
    if isinstance(counted := clause.args.get(COUNT), str):
        given["of"] = count_phrase(counted, int(clause.args.get("n", 1)))
    return Phrase(f"if-{clause.verb}", given)
