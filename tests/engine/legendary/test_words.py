"""What cards can say in a game of the family that calls its places otherwise."""

from __future__ import annotations

from typing import Any

import pytest

from companion.core.language.cards import Ability, Card, Clause
from companion.core.language.ids import DesignId
from companion.engine.effects.grammar import Trigger
from companion.engine.effects.parse import check_card
from companion.engine.legendary.verbs.words import CardWords
from tests.engine.legendary.speaking import GAME
from tests.engine.legendary.test_verbs_on_board import GAME as BOARD_GAME

WORDS = CardWords(
    counts=("played:", "city"), classes=("tech", "covert"), meant=("any", "hydra", "tech", "covert"),
    areas=("city",), where=("city", "any"), killed=("enemy", "bystander"),
    sources=("lair", "madame-hydra", "recruits"), copied=("played", "lair"), cheaper=("any", "lair"),
    decks=("villains", "deck"),
    open_decks=("deck", "allies"),
)  # fmt: skip
TRIGGERS = {"play": Trigger("an Ally is played", ("class",))}


def faults(verb: str, **args: Any) -> list[str]:
    """What is wrong with a card that says this."""
    named = {name.rstrip("_"): value for name, value in args.items()}
    card = Card(DesignId("x"), "ally", {"en": "x"}, abilities=(Ability("play", (Clause(verb, named),)),))
    return check_card(card, WORDS.verbs(), TRIGGERS, classes=WORDS.classes)


@pytest.mark.parametrize(
    ("verb", "args"),
    [
        ("gain-card", {"from_": "recruits"}),
        ("gain", {"attack": "city"}),
        ("kill", {"what": "bystander", "where": "city"}),
        ("look", {"at": "villains", "n": 1}),
        ("reveal-top", {"at": "allies", "match": "hydra", "then": "discard"}),
        ("copy", {"of": "lair"}),
        ("choose", {"either": [{"verb": "draw"}], "or_": [{"verb": "nothing"}]}),
    ],
)
def test_a_card_names_the_places_of_its_own_game(verb: str, args: dict[str, Any]) -> None:
    assert faults(verb, **args) == []


@pytest.mark.parametrize(
    ("verb", "args"),
    [
        ("gain-card", {"from_": "hq"}),
        ("gain", {"attack": "complex"}),
        ("kill", {"what": "facehugger"}),
        ("look", {"at": "hive"}),
        ("show", {"match": "leadership", "else_": [{"verb": "draw"}]}),
    ],
)
def test_it_cannot_name_those_of_another_game(verb: str, args: dict[str, Any]) -> None:
    assert len(faults(verb, **args)) == 1


@pytest.mark.rule("VIL-SUPER-08")
def test_an_ability_may_need_two_icons_at_once() -> None:
    def needing(icons: str) -> list[str]:
        ability = Ability("play", (Clause("draw"),), needs_class=icons)
        card = Card(DesignId("x"), "ally", {"en": "x"}, abilities=(ability,))
        return check_card(card, WORDS.verbs(), TRIGGERS, classes=WORDS.classes)

    assert needing("tech+covert") == needing("tech+tech") == []
    assert needing("tech+intel") == ['ability 1: there is no class "intel"; known are covert, tech']


def test_for_every_word_there_is_somebody_who_does_it() -> None:
    said = {name for name, verb in WORDS.verbs().items() if not verb.condition}
    assert said - {"copy", "clone"} <= {*GAME.verbs, *BOARD_GAME.verbs}
