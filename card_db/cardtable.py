"""From the table of one card to its frozen value."""

from __future__ import annotations

from typing import Any

from card_db.strict import Faults, Table, meant, shown
from companion.core.language.cards import Ability, Card, Clause
from companion.core.language.ids import DesignId

NUMBERS = ("attack", "recruit", "cost", "strikes", "health", "defense", "damage", "level")
MOST_COPIES = 99
DEEPEST = 6  # tables inside tables of a clause: more is a mistake, not a card


def read_card(table: Table, faults: Faults, numbers: tuple[str, ...], *, titled: bool) -> Card:
    """The card of one `[[card]]` entry; `numbers` are the names its numbers may have."""
    return Card(
        design=DesignId(table.slug("id", required=True)),
        kind=table.slug("kind", required=True),
        titles=table.titles("titles", required=titled),
        stack=table.slug("stack", required=True),
        copies=table.whole("copies", 1, MOST_COPIES, default=1),
        numbers=read_numbers(table, numbers),
        klass=table.icons("class"),
        crew=table.icons("crew"),
        person=table.text("person"),
        marks=table.slugs("marks"),
        abilities=read_abilities(table, faults),
        structured=table.yes("structured", default=True),
    )


def read_numbers(table: Table, known: tuple[str, ...]) -> dict[str, int | None]:
    """The printed numbers of a card."""
    numbers = table.table("numbers")
    if numbers is None:
        return {}
    found: dict[str, int | None] = {}
    for name in numbers.names():
        if name in known:
            found[name] = numbers.figure(name)
        else:
            numbers.fault(f"unknown number '{name}'{meant(name, known)} (known: {', '.join(known)})")
    return found


def read_abilities(table: Table, faults: Faults) -> tuple[Ability, ...]:
    """The `[[card.ability]]` entries of a card."""
    listed = enumerate(table.tables("ability"), 1)
    return tuple(read_ability(raw, f"{table.entry}, ability {where}", faults) for where, raw in listed)


def read_ability(raw: Any, entry: str, faults: Faults) -> Ability:
    """What a card does, when, and on which conditions."""
    table = Table(raw, entry, faults)
    ability = Ability(
        on=table.slug("on", required=True),
        do=read_clauses(table, "do", required=True),
        needs_class=table.icons("class"),
        needs_crew=table.icons("crew"),
        when=read_clauses(table, "when"),
        once=table.yes("once", default=False),
        may=table.yes("may", default=False),
        pay=table.whole("pay", 0, 99, default=0),
        pay_attack=table.whole("pay-attack", 0, 99, default=0),
        level=table.whole("level", 0, 99, default=0),
        area=table.slug("area"),
    )
    table.finish()
    return ability


def read_clauses(table: Table, key: str, *, required: bool = False) -> tuple[Clause, ...]:
    """A list of inline tables, each a verb with its arguments."""
    clauses = []
    for where, raw in enumerate(table.tables(key, required=required), 1):
        verb = raw.get("verb") if isinstance(raw, dict) else None
        if not isinstance(verb, str) or not verb:
            table.fault(f"'{key}' number {where} needs a verb: {{ verb = \"...\" }}, not {shown(raw)}")
            continue
        args = {name: value for name, value in raw.items() if name != "verb"}
        for problem in odd_values(args):
            table.fault(f"'{key}' number {where} ({verb}): {problem}")
        clauses.append(Clause(verb, args))
    return tuple(clauses)


def odd_values(value: Any, depth: int = 0) -> list[str]:
    """What an argument may not be: texts, whole numbers, true, false, lists and tables survive saving."""
    if depth > DEEPEST:
        return ["tables are nested too deep"]
    if isinstance(value, dict):
        return [problem for one in value.values() for problem in odd_values(one, depth + 1)]
    if isinstance(value, list):
        return [problem for one in value for problem in odd_values(one, depth + 1)]
    if isinstance(value, (str, int)) and not (isinstance(value, int) and abs(value) > 9999):
        return []
    return [f"{shown(value)} cannot be an argument: use texts, whole numbers, true or false"]
