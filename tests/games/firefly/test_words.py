"""Every word that Firefly cards can say is a whole sentence in every language, and has its example."""

from __future__ import annotations

import pytest

from companion.commands.grammar_page import said
from companion.core.language.cards import Ability, Card, Clause
from companion.core.language.ids import DesignId
from companion.core.language.languages import codes
from companion.engine.effects.sentences import ability_line, clause_phrases, condition_phrase, say_effects
from companion.games.firefly.grammar import CLASSES, GRAMMAR, KINDS, MARKS, TRIGGERS, VERBS, WORDING, check
from companion.games.firefly.objectives.rules import REWARDS
from companion.ground.rooms import ROOMS, SPOKEN
from companion.ground.texts import FluentTexts
from tests.engine.effects.test_sentences import OPEN, clauses

DRAW = (Clause("draw"),)


@pytest.fixture(scope="module")
def texts() -> FluentTexts:
    return FluentTexts("firefly")


def card(*abilities: Ability, kind: str = "character", marks: tuple[str, ...] = ()) -> Card:
    return Card(DesignId("card"), kind, {"en": "Card"}, abilities=abilities, marks=marks)


@pytest.mark.parametrize("language", codes())
@pytest.mark.parametrize("name", [name for name, verb in VERBS.items() if not verb.condition])
def test_every_way_to_write_a_verb_is_a_whole_sentence(texts: FluentTexts, name: str, language: str) -> None:
    every = list(clauses(name, VERBS[name]))
    assert every
    for clause in every:
        for part in clause_phrases(clause, WORDING):
            assert texts.faults(part, language) == []
        told = say_effects(card(Ability("play", (clause,), may=True)), WORDING, texts, language)
        assert len(told) == 1 and told[0][0].isupper() and told[0].endswith(".")
        assert not OPEN.search(told[0]), told[0]


@pytest.mark.parametrize("language", codes())
@pytest.mark.parametrize("name", [name for name, verb in VERBS.items() if verb.condition])
def test_every_condition_is_worded(texts: FluentTexts, name: str, language: str) -> None:
    for clause in clauses(name, VERBS[name]):
        assert texts.faults(condition_phrase(clause), language) == []
        told = texts.say(ability_line(Ability("play", DRAW, when=(clause,)), WORDING), language)
        assert not OPEN.search(told), told


@pytest.mark.parametrize("language", codes())
@pytest.mark.parametrize("on", TRIGGERS)
def test_every_moment_with_all_its_fields_is_worded(texts: FluentTexts, on: str, language: str) -> None:
    fields, levels = TRIGGERS[on].fields, TRIGGERS[on].levels
    for area in VERBS["here"].args["area"].words if "area" in fields else ("",):
        ability = Ability(
            on, DRAW, needs_class="intel" if "class" in fields else "", once="once" in fields,
            pay_attack=2 if "pay-attack" in fields else 0, may="may" in fields, area=area,
            level=levels[0] if levels else 0,
        )  # fmt: skip
        assert check(card(ability)) == []
        line = ability_line(ability, WORDING)
        assert texts.faults(line, language) == []
        assert not OPEN.search(texts.say(line, language))


@pytest.mark.parametrize("language", codes())
def test_classes_kinds_and_keywords_have_words(texts: FluentTexts, language: str) -> None:
    keys = (
        *(f"class-{name}" for name in CLASSES),
        *(f"mark-{name}" for name in MARKS),
        *(f"kind-{name}" for name in KINDS),
    )
    assert [key for key in keys if key not in texts.keys(language)] == []


def test_every_word_has_an_example_that_the_rules_understand() -> None:
    assert set(GRAMMAR.examples) == set(VERBS)
    assert set(GRAMMAR.rules) <= set(VERBS)
    for name, example in GRAMMAR.examples.items():
        assert check(card(example.ability, kind=example.kind)) == [], name


@pytest.mark.rule("FFY-ACT-13")
def test_an_ability_can_cost_recruit_or_attack(texts: FluentTexts) -> None:
    paid = card(Ability("play", DRAW, pay=2)), card(Ability("play", DRAW, pay_attack=2))
    told = [line for one in paid for line in say_effects(one, WORDING, texts, "en")]
    assert told == ["Pay 2 Recruit: draw a card.", "Pay 2 Attack: draw a card."]
    assert check(paid[0]) == check(paid[1]) == []
    both = check(card(Ability("play", DRAW, pay=1, pay_attack=1)))
    assert both == ['ability 1: "pay" and "pay-attack" cannot be asked for at once']


@pytest.mark.rule("FFY-COMP-04")
def test_a_class_that_is_none_of_the_five_is_a_fault() -> None:
    assert len(CLASSES) == 5
    assert [check(card(Ability("play", DRAW, needs_class=name))) for name in CLASSES] == [[]] * 5
    [fault] = check(card(Ability("play", DRAW, needs_class="luck")))
    assert "luck" in fault


@pytest.mark.rule("FFY-CAT-09")
@pytest.mark.parametrize("on", REWARDS)
def test_an_objective_is_an_item_of_its_card_by_number(texts: FluentTexts, on: str) -> None:
    reward = (Clause("talent", {"who": "each"}),)
    assert check(card(Ability(on, reward, level=2), kind="objective")) == []
    assert check(card(Ability(on, reward), kind="objective")) != []
    assert check(card(Ability(on, reward, level=5), kind="objective")) != []
    [told] = say_effects(card(Ability(on, reward, level=2)), WORDING, texts, "en")
    assert "Objective 2" in told and told.endswith("each player gains a Talent.")
    assert ("Mandatory" in told) == (on == "mandatory")


@pytest.mark.rule("FFY-NPC-07")
def test_somebody_is_called_by_name(texts: FluentTexts) -> None:
    ability = Ability("reveal", (Clause("main", {"person": "wren", "do": [{"verb": "talent"}]}),))
    [told] = say_effects(card(ability, kind="event"), WORDING, texts, "en")
    assert told == "When turned up: for Wren, if a Main Character: gain a Talent."
    wrong = Ability("reveal", (Clause("main", {"person": "Wren 2", "do": [{"verb": "talent"}]}),))
    [fault] = check(card(wrong, kind="event"))
    assert "a name in lower-case letters" in fault


@pytest.mark.parametrize("kind", ["crew-strike", "ship-strike"])
def test_a_strike_card_needs_no_moment_of_its_own(texts: FluentTexts, kind: str) -> None:
    struck = card(Ability("strike", (Clause("discard"),)), kind=kind)
    assert say_effects(struck, WORDING, texts, "en") == ("Discard a card from your hand.",)


def test_the_examples_read_like_sentences_of_this_game(texts: FluentTexts) -> None:
    told = {name: said(one, WORDING, texts, "en") for name, one in GRAMMAR.examples.items()}
    assert told["kill"] == "Defeat a Crew enemy in the ’Verse with Attack 4 or less."
    assert told["progress"] == "When defeated: one step towards Objective 3."
    assert told["main-character"] == "If Ida is a player’s Main Character: draw a card."
    assert not any("kill" in line or "Complex" in line or "HQ" in line for line in told.values())


def test_a_game_speaks_before_it_is_played() -> None:
    assert ("firefly" in ROOMS) != ("firefly" in SPOKEN)
