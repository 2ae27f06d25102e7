"""Every word of the card grammar becomes a sentence, in every language, with nothing left open."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from card_db.loader import read_set, set_files
from companion.core.language.cards import Ability, Card, Clause
from companion.core.language.ids import DesignId
from companion.core.language.languages import codes
from companion.engine.effects.grammar import Arg, Verb, Wording
from companion.engine.effects.sentences import ability_line, clause_phrases, condition_phrase, say_effects
from companion.engine.legendary.wording import WORDING
from companion.games.alien.grammar import CLASSES, MARKS, TRIGGERS, VERBS
from companion.ground.meaning import wording_of
from companion.ground.texts import FluentTexts

OPEN = re.compile(r"[{}]|  |\b(effect|moment|if|count|class|mark|place)-|\bnone\b| ,| \.")


@pytest.fixture(scope="module")
def texts() -> FluentTexts:
    return FluentTexts("alien")


def values(arg: Arg) -> Iterator[Any]:
    """What may stand there: left out, each word, one and several, and each count."""
    if not arg.needed:
        yield None
    if arg.kind == "flag":
        yield from (True, False)
    elif arg.kind == "clauses":
        yield [{"verb": "draw"}, {"verb": "gain", "attack": 2}]
    elif arg.kind == "word":
        yield from arg.words
    elif arg.kind == "name":
        yield from ("ida-marsh", *arg.words)
    elif arg.kind != "count":
        yield from {max(arg.low, 1), min(arg.high, 3)}
    if arg.kind in ("number", "count"):
        names = {
            "played:": "played:tech", "crew:": "crew:grey-rock", "person:": "person:ripley",
            "progress:": "progress:2",
        }  # fmt: skip
        yield from (names.get(word, word) for word in arg.words)


def clauses(name: str, verb: Verb) -> Iterator[Clause]:
    """Every way to write a verb."""
    for given in product(*(values(arg) for arg in verb.args.values())):
        args = {key: value for key, value in zip(verb.args, given, strict=True) if value is not None}
        if not verb.one_of or any(key in args for key in verb.one_of):
            yield Clause(name, args)


def written(verb: str, condition: bool) -> list[Clause]:
    return [
        c
        for name, one in VERBS.items()
        if one.condition == condition and name == verb
        for c in clauses(name, one)
    ]


@pytest.mark.parametrize("language", codes())
@pytest.mark.parametrize("verb", [name for name, verb in VERBS.items() if not verb.condition])
def test_every_way_to_write_a_verb_is_a_whole_sentence(texts: FluentTexts, verb: str, language: str) -> None:
    every = written(verb, condition=False)
    assert every
    for clause in every:
        for part in clause_phrases(clause, WORDING):
            assert texts.faults(part, language) == []
        said = say_effects(card(Ability("play", (clause,), may=True)), WORDING, texts, language)
        assert len(said) == 1 and said[0][0].isupper() and said[0].endswith(".")
        assert not OPEN.search(said[0]), said[0]


@pytest.mark.parametrize("language", codes())
@pytest.mark.parametrize("verb", [name for name, verb in VERBS.items() if verb.condition])
def test_every_condition_is_worded(texts: FluentTexts, verb: str, language: str) -> None:
    for clause in written(verb, condition=True):
        assert texts.faults(condition_phrase(clause), language) == []
        ability = Ability("play", (Clause("draw"),), when=(clause,))
        assert not OPEN.search(texts.say(ability_line(ability, WORDING), language))


@pytest.mark.parametrize("language", codes())
@pytest.mark.parametrize("on", TRIGGERS)
def test_every_moment_with_all_its_fields_is_worded(texts: FluentTexts, on: str, language: str) -> None:
    trigger = TRIGGERS[on]
    ability = Ability(
        on, (Clause("draw"),), needs_class="intel" if "class" in trigger.fields else "",
        needs_crew="wren" if "crew" in trigger.fields else "", once="once" in trigger.fields,
        pay=2 if "pay" in trigger.fields else 0, level=trigger.levels[0] if trigger.levels else 0,
        area="combat" if "area" in trigger.fields else "", may="may" in trigger.fields,
    )  # fmt: skip
    line = ability_line(ability, WORDING)
    assert texts.faults(line, language) == []
    assert not OPEN.search(texts.say(line, language))


@pytest.mark.parametrize("language", codes())
def test_classes_and_keywords_have_words(texts: FluentTexts, language: str) -> None:
    for key in (*(f"class-{name}" for name in CLASSES), *(f"mark-{name}" for name in MARKS)):
        assert key in texts.keys(language), key


@pytest.mark.parametrize("language", codes())
def test_every_shipped_card_says_what_it_does_in_the_words_of_its_game(language: str) -> None:
    cards = [(path.parent.name, one) for path in set_files() for one in read_set(path).cards]
    assert len(cards) > 200
    wordings = {room: wording_of(room) for room, _ in cards}
    texts = {room: FluentTexts(room) for room in wordings}
    for room, one in cards:
        said = say_effects(one, wordings[room], texts[room], language)
        assert len(said) == len(one.abilities) + (not one.structured)
        assert not any(OPEN.search(sentence) for sentence in said), said


def card(*abilities: Ability, **more: Any) -> Card:
    return Card(DesignId("card"), more.pop("kind", "character"), abilities=abilities, **more)


@pytest.mark.parametrize(
    ("ability", "says"),
    [
        (Ability("play", (Clause("draw", {"n": 2}),)), "Draw 2 cards."),
        (
            Ability("play", (Clause("gain", {"attack": 1, "recruit": 2}),), needs_class="tech"),
            "After another Tech card: gain 1 Attack, then gain 2 Recruit.",
        ),
        (
            Ability("play", (Clause("gain", {"attack": "played:strength"}),), once=True),
            "Once this turn: gain 1 Attack for each Strength card played this turn.",
        ),
        (
            Ability("reveal", (Clause("strike", {"who": "each"}),), area="combat"),
            "In the Combat Zone, when turned up: each player draws a strike.",
        ),
        (
            Ability("play", (Clause("heal", {"who": "any"}),), may=True),
            "You may heal one strike of any player.",
        ),
        (
            Ability("play", (Clause("draw", {"who": "others"}),), may=True),
            "If you wish, each other player draws a card.",
        ),
        (
            Ability("play", (Clause("kill", {"what": "enemy", "where": "combat", "attack": "hazards"}),)),
            "Kill an enemy in the Combat Zone whose Attack is at most the number of Hazards so far.",
        ),
        (
            Ability(
                "play", (Clause("scan"),), pay=1, when=(Clause("at-least", {"count": "players", "n": 2}),)
            ),
            "With at least 2 living players, pay 1 Recruit: turn up a hidden card without paying.",
        ),
    ],
)
def test_sentences_read_like_sentences(texts: FluentTexts, ability: Ability, says: str) -> None:
    assert say_effects(card(ability), WORDING, texts, "en") == (says,)


def test_a_strike_card_needs_no_moment_of_its_own(texts: FluentTexts) -> None:
    struck = Ability("strike", (Clause("discard"),))
    assert say_effects(card(struck, kind="strike"), WORDING, texts, "en") == (
        "Discard a card from your hand.",
    )
    assert say_effects(card(struck, kind="enemy"), WORDING, texts, "en") == (
        "When it strikes: discard a card from your hand.",
    )


def test_what_the_app_does_not_know_is_left_to_the_card(texts: FluentTexts) -> None:
    assert say_effects(card(structured=False), WORDING, texts, "en") == ("As printed on the card.",)
    assert say_effects(card(structured=False), WORDING, texts, "fr") == ("Comme imprimé sur la carte.",)


def test_what_is_left_out_is_a_value_of_the_grammar_and_no_word_of_a_game() -> None:
    """A room that says nothing of it has no pools, no limits and nothing that is done to others."""
    both = Clause("gain", {"attack": 1, "recruit": 2})
    assert [part.key for part in clause_phrases(both, WORDING)] == [
        "effect-gain-attack",
        "effect-gain-recruit",
    ]
    (plain,) = clause_phrases(both, Wording())
    assert (plain.key, plain.args["attack"], plain.args["n"]) == ("effect-gain", 1, 1)
    race = Wording(left_out={"n": 3}, left_out_by={"sail": {"n": 2}}, split={"win": ("gold", "fame")})
    (sail,) = clause_phrases(Clause("sail", {}), race)
    assert sail.args == {"n": 2}
    assert [part.key for part in clause_phrases(Clause("win", {"fame": 1}), race)] == ["effect-win-fame"]


def test_cards_of_a_game_that_is_not_built_are_worded_as_where_they_are_guests() -> None:
    assert wording_of("alien").left_out_by == WORDING.left_out_by
    assert wording_of("villains").left_out_by["enter"]["what"] == "enemy"
    assert wording_of("conquest") == Wording()
