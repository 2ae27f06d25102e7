"""The reference page of the card grammar: up to date, and every example on it is a good ability."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from card_db.cardtable import read_ability
from card_db.strict import Faults
from companion.commands.grammar_page import ability_toml, page, said, write
from companion.core.language.cards import Card
from companion.core.language.ids import DesignId
from companion.engine.effects.grammar import Example, Grammar
from companion.ground.rooms import ROOMS, open_room
from companion.ground.texts import FluentTexts

PAGE = Path(__file__).resolve().parents[2] / "docs" / "grammar.md"
RULE = re.compile(r"[A-Z]{3}-[A-Z]+-\d\d")


def grammars() -> list[tuple[str, Grammar]]:
    """Every room that has a grammar."""
    found = []
    for name in ROOMS:
        made = open_room(name).grammar
        if made is not None:
            found.append((name, made()))
    return found


EXAMPLES = [(room, verb, one) for room, grammar in grammars() for verb, one in grammar.examples.items()]


def test_the_page_that_ships_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), (
        "write it: companion check-data --grammar docs/grammar.md"
    )


def test_the_page_is_written_where_it_is_asked_for(tmp_path: Path) -> None:
    write(tmp_path / "grammar.md")
    assert (tmp_path / "grammar.md").read_text(encoding="utf-8").startswith("# What cards can say\n")


@pytest.mark.parametrize("room", [name for name, _ in grammars()])
def test_every_verb_has_an_example_and_every_rule_is_one(room: str) -> None:
    grammar = dict(grammars())[room]
    assert set(grammar.examples) == set(grammar.verbs)
    assert set(grammar.rules) <= set(grammar.verbs)
    assert all(RULE.fullmatch(rule) for rules in grammar.rules.values() for rule in rules)


@pytest.mark.parametrize(("room", "verb", "example"), EXAMPLES, ids=[f"{r}-{v}" for r, v, _ in EXAMPLES])
def test_an_example_uses_its_verb_and_is_understood(room: str, verb: str, example: Example) -> None:
    ability = example.ability
    assert verb in {clause.verb for clause in (*ability.when, *ability.do)}
    card = Card(DesignId("example"), example.kind, abilities=(ability,))
    assert open_room(room).check_card(card) == []


@pytest.mark.parametrize(("room", "verb", "example"), EXAMPLES, ids=[f"{r}-{v}" for r, v, _ in EXAMPLES])
def test_what_is_printed_of_an_example_reads_back_as_the_same(room: str, verb: str, example: Example) -> None:
    raw = tomllib.loads(ability_toml(example.ability))["card"]["ability"][0]
    faults = Faults("example.toml")
    assert read_ability(raw, verb, faults) == example.ability


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_example_is_a_sentence_on_the_page(language: str) -> None:
    written, texts = page(), {room: FluentTexts(room) for room, _ in grammars()}
    for room, _verb, example in EXAMPLES:
        sentence = said(example, dict(grammars())[room].wording, texts[room], language)
        assert sentence in written and sentence.endswith(".")
