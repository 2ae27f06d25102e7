"""Every word that Villains' cards can say is a whole sentence in every language, and has its example."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest

from companion.commands.grammar_page import said
from companion.core.language.cards import Ability, Card, Clause
from companion.core.language.ids import DesignId
from companion.core.language.languages import codes
from companion.engine.effects.grammar import Verb
from companion.engine.effects.sentences import (
    ability_line,
    clause_phrases,
    condition_phrase,
    count_phrase,
    say_effects,
)
from companion.games.villains.grammar import (
    CLASSES,
    COUNTS,
    GRAMMAR,
    KINDS,
    MARKS,
    TRIGGERS,
    VERBS,
    WORDING,
    check,
)
from companion.ground.texts import FluentTexts
from tests.engine.effects.test_sentences import OPEN, values

DRAW = (Clause("draw"),)
NAMES = re.compile(r"sort-|who-|moment-|\bnone\b")
ABOUT = ("thor", "x-men", "bystander", "x-treme-attack", "sinister-six")


@pytest.fixture(scope="module")
def texts() -> FluentTexts:
    return FluentTexts("villains")


def card(*abilities: Ability, kind: str = "ally", marks: tuple[str, ...] = ()) -> Card:
    return Card(DesignId("card"), kind, {"en": "Card"}, abilities=abilities, marks=marks)


def counted(count: str) -> str:
    """A count with a name that it can take."""
    return GRAMMAR.named.get(count, f"{count}tech" if count.endswith(":") else count)


def ways(name: str, verb: Verb) -> Iterator[Clause]:
    """Ways to write a verb in which every two values that can stand together do so once."""
    every = {arg: [one for one in values(told) if one is not None] for arg, told in verb.args.items()}
    every = {
        arg: [counted(one) if isinstance(one, str) else one for one in some] for arg, some in every.items()
    }
    always = {arg: some[0] for arg, some in every.items() if verb.args[arg].needed}
    always = always or {arg: every[arg][0] for arg in verb.one_of[:1]}
    yield Clause(name, always)
    for arg, some in every.items():
        yield from (Clause(name, {**always, arg: one}) for one in some)
    for first, second in combinations(every, 2):
        for one in every[first]:
            yield from (Clause(name, {**always, first: one, second: other}) for other in every[second][:12])


RAW = re.compile("|".join(rf"\\b{count.rstrip(':')}\\b" for count in COUNTS if "-" in count))


def whole(line: str) -> bool:
    """Whether nothing in a sentence is left open."""
    return not (OPEN.search(line) or NAMES.search(line) or RAW.search(line))


@pytest.mark.parametrize("language", codes())
@pytest.mark.parametrize("name", [name for name, verb in VERBS.items() if not verb.condition])
def test_every_way_to_write_a_verb_is_a_whole_sentence(texts: FluentTexts, name: str, language: str) -> None:
    for clause in ways(name, VERBS[name]):
        for part in clause_phrases(clause, WORDING):
            assert texts.faults(part, language) == [], clause
        told = say_effects(card(Ability("play", (clause,), may=True)), WORDING, texts, language)
        assert len(told) == 1 and told[0][0].isupper() and told[0].endswith("."), told
        assert whole(told[0]), told[0]
        assert not re.match(r"You may you may|Vous pouvez vous pouvez", told[0]), told[0]


@pytest.mark.parametrize("language", codes())
@pytest.mark.parametrize("name", [name for name, verb in VERBS.items() if verb.condition])
def test_every_condition_is_worded(texts: FluentTexts, name: str, language: str) -> None:
    for clause in ways(name, VERBS[name]):
        assert texts.faults(condition_phrase(clause), language) == []
        told = texts.say(ability_line(Ability("play", DRAW, when=(clause,)), WORDING), language)
        assert whole(told), told


@pytest.mark.parametrize("language", codes())
@pytest.mark.parametrize("count", COUNTS)
@pytest.mark.parametrize("n", [1, 3])
def test_every_count_is_worded_for_one_and_for_several(
    texts: FluentTexts, count: str, n: int, language: str
) -> None:
    classes = count in ("played:", "other:")
    about = [f"{count}{one}" for one in (CLASSES if classes else ABOUT)] if count.endswith(":") else [count]
    for one in ["other-dear:7"] if count == "other-dear:" else about:
        assert texts.faults(count_phrase(one, n), language) == []
        told = texts.say(count_phrase(one, n), language)
        assert whole(told), told


@pytest.mark.parametrize("language", codes())
@pytest.mark.parametrize("on", TRIGGERS)
def test_every_moment_with_all_its_fields_is_worded(texts: FluentTexts, on: str, language: str) -> None:
    fields = TRIGGERS[on].fields
    for klass in ("tech", "covert+tech", "ranged+ranged") if "class" in fields else ("",):
        ability = Ability(
            on, DRAW, needs_class=klass, needs_crew="x-men" if "crew" in fields else "",
            pay=2 if "pay" in fields else 0, may="may" in fields,
        )  # fmt: skip
        assert check(card(ability)) == []
        line = ability_line(ability, WORDING)
        assert texts.faults(line, language) == []
        assert whole(texts.say(line, language))


@pytest.mark.parametrize("language", codes())
def test_classes_kinds_and_keywords_have_words(texts: FluentTexts, language: str) -> None:
    keys = (
        *(f"class-{name}" for name in CLASSES),
        *(f"mark-{name}" for name in MARKS if not name.endswith("-")),
        *(f"kind-{name}" for name in KINDS),
    )
    assert [key for key in keys if key not in texts.keys(language)] == []


def test_every_word_has_an_example_that_the_rules_understand() -> None:
    assert set(GRAMMAR.examples) == set(VERBS)
    assert set(GRAMMAR.rules) <= set(VERBS)
    for name, example in GRAMMAR.examples.items():
        assert check(card(example.ability, kind=example.kind)) == [], name
        said_of = {clause.verb for clause in (*example.ability.when, *example.ability.do)}
        assert name in said_of


@pytest.mark.parametrize("language", codes())
@pytest.mark.parametrize("name", VERBS)
def test_every_example_is_a_whole_sentence(texts: FluentTexts, name: str, language: str) -> None:
    told = said(GRAMMAR.examples[name], WORDING, texts, language)
    assert whole(told) and told.endswith("."), told


@pytest.mark.rule("VIL-SUPER-08")
def test_a_critical_hit_names_both_of_its_icons(texts: FluentTexts) -> None:
    hit = card(Ability("play", DRAW, needs_class="instinct+tech"))
    assert check(hit) == []
    assert say_effects(hit, WORDING, texts, "en") == (
        "After another Instinct card and another Tech card: draw a card.",
    )
    assert say_effects(hit, WORDING, texts, "fr") == (
        "Après une autre carte Instinct et une autre carte Tech : piocher une carte.",
    )
    one = card(Ability("play", DRAW, needs_class="tech"))
    assert say_effects(one, WORDING, texts, "en") == ("After another Tech card: draw a card.",)
    [fault] = check(card(Ability("play", DRAW, needs_class="tech+luck")))
    assert "luck" in fault


def test_names_are_written_as_they_are_printed(texts: FluentTexts) -> None:
    def told(what: str) -> str:
        shown: dict[str, Any] = {"match": what, "who": "each", "else": [{"verb": "gain-bindings"}]}
        return say_effects(
            card(Ability("fight", (Clause("show", shown),)), kind="adversary"), WORDING, texts, "en"
        )[0]

    assert told("x-men") == "Fight: each player shows an X-Men card, or else: gain a Bindings."
    assert (
        told("crime-syndicate")
        == "Fight: each player shows a Crime Syndicate card, or else: gain a Bindings."
    )
    assert told("non-grey") == "Fight: each player shows an Ally that is not grey, or else: gain a Bindings."


def test_the_group_that_a_commander_leads_may_have_any_name() -> None:
    assert check(card(kind="commander", marks=("leads-lamplighters",))) == []
    assert check(card(kind="commander", marks=("follows-lamplighters",))) != []


def test_the_examples_read_like_sentences_of_this_game(texts: FluentTexts) -> None:
    told = {name: said(one, WORDING, texts, "en") for name, one in GRAMMAR.examples.items()}
    assert told["ko"] == "KO a Bindings out of your hand or discards if you like."
    assert told["good-wins"] == "At any time, with at least 7 Adversaries in the Overrun pile: Good wins."
    assert told["include"] == "Setup: S.H.I.E.L.D. Assault Squad take part, with all their cards."
    assert not any("kill" in line.lower() or "Complex" in line or "HQ" in line for line in told.values())


@pytest.mark.rule("VIL-TWIST-03", "VIL-CARD-10")
def test_a_floor_and_a_ceiling_of_one_count_are_said_at_once(texts: FluentTexts) -> None:
    def told(count: str, low: int, high: int, on: str) -> str:
        span = (
            Clause("at-least", {"count": count, "n": low}),
            Clause("at-most", {"count": count, "n": high}),
        )
        return say_effects(card(Ability(on, DRAW, when=span), kind="plot"), WORDING, texts, "en")[0]

    assert told("cards-played", 8, 8, "play") == "With exactly 8 cards played this turn: draw a card."
    assert told("twists", 5, 6, "twist") == "Twist, with 5 to 6 Plot Twists so far: draw a card."
    apart = (Clause("at-least", {"count": "twists", "n": 2}), Clause("at-most", {"count": "strikes", "n": 3}))
    assert say_effects(card(Ability("twist", DRAW, when=apart), kind="plot"), WORDING, texts, "en") == (
        "Twist, with at least 2 Plot Twists so far, with at most 3 Command Strikes so far: draw a card.",
    )


@pytest.mark.rule("VIL-SUPER-08", "VIL-RUL-05")
def test_two_icons_of_one_team_ask_for_two_cards_of_it(texts: FluentTexts) -> None:
    twice = card(Ability("play", DRAW, needs_crew="x-men+x-men"))
    assert say_effects(twice, WORDING, texts, "en") == (
        "After another X-Men card and another X-Men card: draw a card.",
    )
    once = card(Ability("play", DRAW, needs_crew="x-men"))
    assert say_effects(once, WORDING, texts, "en") == ("After another X-Men card: draw a card.",)
