"""`companion check-data --grammar FILE`: the reference of what cards can say, written from the grammar."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from companion.core.language import languages
from companion.core.language.cards import Ability, Clause
from companion.core.ports.house import Texts
from companion.engine.effects.grammar import Arg, Example, Grammar, Trigger, Verb, Wording
from companion.engine.effects.sentences import ability_line, as_sentence, count_phrase
from companion.ground.rooms import ROOMS, open_room
from companion.ground.texts import FluentTexts

HEAD = """# What cards can say

Written from the grammar itself by `companion check-data --grammar docs/grammar.md`; a test keeps it up to
date. Do not edit it by hand.

A card does what its abilities say. In a set file each is a `[[card.ability]]` with a moment, `on`, and a list
of verbs, `do`:

```toml
[[card.ability]]
on = "play"
class = "tech"
do = [{ verb = "draw", n = 1 }, { verb = "gain", attack = 1 }]
```

A verb that no game knows, an argument it does not have, or a value it cannot take is refused with a sentence
that names what is known. The sentences below are made from the grammar in every language; the printed text of
a card is never copied.
"""
FIELDS = {
    "class": "`class`: only after another card of that class was played this turn",
    "crew": "`crew`: only after another card of that crew was played this turn",
    "once": "`once = true`: it waits, and is used once this turn",
    "may": "`may = true`: it can be declined",
    "pay": "`pay = 3`: so much Recruit is spent first",
    "pay-attack": "`pay-attack = 3`: so much Attack is spent first",
    "level": "`level`: the number of a Hazard, or of the objective that must be current",
    "area": "`area`: only while the card is in {areas}",
}
ALWAYS = "`when`: a list of conditions, all of which must hold"
COUNTED = {"played:": "played:tech", "crew:": "crew:sulaco", "person:": "person:ripley"}


def write(path: Path) -> None:
    """Write the reference page of every room that has a grammar."""
    path.write_text(page(), encoding="utf-8")


def page() -> str:
    """The whole page."""
    parts = [HEAD]
    for name in ROOMS:
        room = open_room(name)
        if room.grammar is not None:
            parts += [f"\n# {name.title()}\n", *_room(room.grammar(), FluentTexts(name))]
    return "\n".join(parts).rstrip() + "\n"


def _room(grammar: Grammar, texts: Texts) -> Iterator[str]:
    yield "## Moments\n"
    yield "| `on` | When | It may have |\n|---|---|---|"
    yield from (_moment(name, one) for name, one in grammar.triggers.items())
    yield "\n" + "\n".join(f"- {says}" for says in (*_fields(grammar), ALWAYS)) + "\n"
    yield "## Words for cards\n"
    words = (("Kinds", grammar.kinds), ("Keywords (`marks`)", grammar.marks), ("Classes", grammar.classes))
    yield "\n".join(f"- {title}: {_listed(names)}" for title, names in words) + "\n"
    yield "## What can be counted\n"
    yield "Wherever a number may be counted, one of these stands in its place, as a text.\n"
    yield f"| Written | {' | '.join(one.name for one in languages.LANGUAGES)} |"
    yield "|---" * (1 + len(languages.LANGUAGES)) + "|"
    yield from (_count(name, grammar, texts) for name in grammar.counts)
    yield from _verbs("Conditions", grammar, texts, condition=True)
    yield from _verbs("Verbs", grammar, texts, condition=False)


def _moment(name: str, trigger: Trigger) -> str:
    fields = ", ".join(f"`{field}`" for field in trigger.fields) or "-"
    return f"| `{name}` | {trigger.says} | {fields} |"


def _fields(grammar: Grammar) -> Iterator[str]:
    """What the fields mean that some moment of this game can have."""
    used = {field for trigger in grammar.triggers.values() for field in trigger.fields}
    for field, says in FIELDS.items():
        if field in used:
            yield grammar.fields.get(field, says).replace("{areas}", _areas(grammar))


def _areas(grammar: Grammar) -> str:
    """The areas of a game as a list with an or."""
    here = grammar.verbs.get("here")
    *most, last = here.args["area"].words if here is not None else ("",)
    return f"{_listed(tuple(most))} or `{last}`"


def _count(name: str, grammar: Grammar, texts: Texts) -> str:
    written = grammar.named.get(name, COUNTED.get(name, name))
    said = (texts.say(count_phrase(written, 2), language) for language in languages.codes())
    return f"| `{written}` | {' | '.join(said)} |"


def _verbs(title: str, grammar: Grammar, texts: Texts, *, condition: bool) -> Iterator[str]:
    yield f"\n## {title}\n"
    for name in sorted(name for name, verb in grammar.verbs.items() if verb.condition == condition):
        yield from _verb(name, grammar, texts)


def _verb(name: str, grammar: Grammar, texts: Texts) -> Iterator[str]:
    verb, example = grammar.verbs[name], grammar.examples[name]
    rules = ", ".join(grammar.rules.get(name, ()))
    yield f"### {name}\n"
    yield f"{as_sentence(verb.says)}." + (f" Rules: {rules}." if rules else "") + "\n"
    if verb.args:
        yield "\n".join(_argument(arg, one, verb) for arg, one in verb.args.items()) + "\n"
    yield f"```toml\n{ability_toml(example.ability)}\n```\n"
    told = (f"- {one.name}: {said(example, grammar.wording, texts, one.code)}" for one in languages.LANGUAGES)
    yield "\n".join(told) + "\n"


def said(example: Example, wording: Wording, texts: Texts, language: str) -> str:
    """The sentence of an example."""
    return as_sentence(texts.say(ability_line(example.ability, wording, example.kind), language))


def _argument(name: str, arg: Arg, verb: Verb) -> str:
    marks = "needed" if arg.needed else "one of these" if name in verb.one_of else ""
    return f"- `{name}`{f' ({marks})' if marks else ''}: {arg.says}; {_values(arg)}"


def _values(arg: Arg) -> str:
    """What an argument may be, in words."""
    if arg.kind == "flag":
        return "`true` or `false`"
    if arg.kind == "word":
        return _listed(arg.words)
    if arg.kind == "name":
        return f"a name, or {_listed(arg.words)}" if arg.words else "a name"
    if arg.kind == "clauses":
        return "a list of verbs"
    if arg.kind == "count":
        return "a count"
    return f"{arg.low} to {arg.high}" + (", or a count" if arg.kind == "number" and arg.words else "")


def _listed(names: tuple[str, ...]) -> str:
    return ", ".join(f"`{name}`" for name in names)


def ability_toml(ability: Ability) -> str:
    """An ability as it is written in a set file."""
    lines = ["[[card.ability]]", f'on = "{ability.on}"']
    plain = {
        "class": ability.needs_class, "crew": ability.needs_crew, "once": ability.once, "may": ability.may,
        "pay": ability.pay, "pay-attack": ability.pay_attack, "level": ability.level, "area": ability.area,
    }  # fmt: skip
    lines += [f"{name} = {value_toml(value)}" for name, value in plain.items() if value]
    if ability.when:
        lines.append(f"when = {clauses_toml(ability.when)}")
    return "\n".join([*lines, f"do = {clauses_toml(ability.do)}"])


def clauses_toml(clauses: tuple[Clause, ...]) -> str:
    """Clauses as a list of inline tables."""
    return value_toml([{"verb": clause.verb, **clause.args} for clause in clauses])


def value_toml(value: Any) -> str:
    """A value as TOML writes it on one line."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{name} = {value_toml(one)}" for name, one in value.items()) + " }"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(value_toml(one) for one in value) + "]"
    return f'"{value}"' if isinstance(value, str) else str(value)
