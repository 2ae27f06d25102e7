"""A grammar is read strictly: what the file says, what it leaves to the family, what it gets wrong."""

from __future__ import annotations

import msgspec
import pytest

from companion.core.language.cards import Ability, Card, Clause
from companion.core.language.ids import DesignId
from companion.engine.effects.grammar import Verb
from companion.engine.legendary.lexicon import Lexicon, check

FILE = """
classes = ["tech", "covert"]
kinds = ["ally"]
marks = []
counts = ["played:", "city"]
unsaid = ["clone"]

[words]
areas = ["city"]
where = ["city", "any"]
killed = ["enemy", "bystander"]
sources = ["lair", "recruits"]
cheaper = ["any", "lair"]
copied = ["played"]
decks = ["villains", "deck"]
open-decks = ["deck"]
joins = ["discard"]
meant = ["any"]

[args]
rank = { says = "the Rank", kind = "whole", high = 5, needed = true }

[left-out-by]
bribe = { to = "hand" }

[triggers.play]
says = "an Ally is played"
fields = ["class"]

[verbs.bribe]
says = "a bystander is bribed"
args.rank = "rank"
args.n = "n"
args.by = { says = "by how much" }
args.to = { says = "where it goes", words = ["hand", "discard"] }

[examples.bribe]
class = "tech"
do = [{ verb = "bribe", rank = 2, by = "city" }]
rules = ["VIL-BYST-01"]
"""


def read(text: str = FILE) -> Lexicon:
    return msgspec.toml.decode(text, type=Lexicon)


def faults(*do: Clause) -> list[str]:
    """What is wrong with an Ally that says this."""
    card = Card(DesignId("x"), "ally", {"en": "x"}, abilities=(Ability("play", do),))
    return check(read().grammar({}), card)


def test_the_family_s_verbs_come_with_the_words_of_the_game() -> None:
    verbs = read().grammar({}).verbs
    assert verbs["gain-card"].args["from"].words == ("lair", "recruits")
    assert verbs["discount"].args["what"].words == ("any", "lair", "tech", "covert")
    assert "clone" not in verbs


def test_an_own_verb_has_its_arguments() -> None:
    args = read().grammar({}).verbs["bribe"].args
    assert (args["rank"].kind, args["rank"].high, args["rank"].needed) == ("whole", 5, True)
    assert (args["by"].kind, args["by"].words) == ("number", ("played:", "city"))  # it may be counted
    assert (args["to"].kind, args["to"].words) == ("word", ("hand", "discard"))
    assert args["n"].words == ("played:", "city")


def test_an_example_is_an_ability_with_its_rules() -> None:
    grammar = read().grammar({})
    ability = grammar.examples["bribe"].ability
    assert ability == Ability("play", (Clause("bribe", {"rank": 2, "by": "city"}),), needs_class="tech")
    assert grammar.rules == {"bribe": ("VIL-BYST-01",)}
    assert grammar.wording.left_out_by["bribe"] == {"to": "hand"}
    assert grammar.wording.left_out_by["recover"] == {"to": "hand"}  # the family's own stay


def test_verbs_that_are_made_stand_beside_the_written() -> None:
    assert "void" in read().grammar({"void": Verb("nothing happens")}).verbs


def test_a_card_is_checked_against_it() -> None:
    assert faults(Clause("bribe", {"rank": 2})) == []
    assert faults(Clause("bribe", {"rank": 9})) == [
        'ability 1: bribe: "rank" must be a whole number from 1 to 5, not 9'
    ]


@pytest.mark.parametrize("wrong", ['colour = "red"\n', 'classes = "tech"\n'])
def test_what_the_file_must_not_say_is_a_mistake(wrong: str) -> None:
    with pytest.raises((msgspec.ValidationError, msgspec.DecodeError)):
        read(wrong + FILE)
