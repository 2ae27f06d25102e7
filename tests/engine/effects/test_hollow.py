"""Words of cards that nothing in a room hears are named, in whatever way they are said."""

from __future__ import annotations

import pytest
from msgspec.structs import asdict

from companion.core.language.cards import Ability, Card, Clause
from companion.core.language.ids import DesignId
from companion.engine.effects.grammar import Arg, Grammar, Trigger, Verb, clauses
from companion.engine.effects.hollow import Handled, hollow, unheard

N = Arg("so many", "number", ("foes",))
WORDS = {
    "gain": Verb("points", {"n": N}),
    "twice": Verb("it is done again", {"do": clauses("what")}),
    "modify": Verb("a number is higher", {"by": N}),
    "rich": Verb("there are points", {"n": N}, condition=True),
}
ALL = Handled(
    verbs=("gain", "twice"), conditions=("rich",), counts=("foes",), moments=("play",),
    lasting={"ongoing": ("modify",)},
)  # fmt: skip
GRAMMAR = Grammar(
    triggers={"play": Trigger("it is played"), "ongoing": Trigger("always")}, verbs=WORDS, kinds=(), marks=(),
    classes=(), counts=("foes",), examples={},
)  # fmt: skip


def faults(ability: Ability, handled: Handled = ALL) -> list[str]:
    """What is hollow about a card with this ability, without its name and number."""
    card = Card(DesignId("one"), "character", {}, "", 1, {}, "", "", "", (), (ability,))
    return [fault.removeprefix("hollow: one, ability 1: ") for fault in hollow(card, handled, WORDS)]


def without(**gone: tuple[str, ...]) -> Handled:
    """A room that does something with every word but these."""
    kept = {
        field: tuple(word for word in words if word not in gone.get(field, ()))
        for field, words in asdict(ALL).items()
        if field != "lasting"
    }
    return Handled(**kept, lasting=ALL.lasting)


SAID = Ability("play", (Clause("gain", {"n": "foes"}),), when=(Clause("rich", {"n": 2}),))


@pytest.mark.parametrize(
    ("handled", "names"),
    [
        (ALL, []),
        (without(verbs=("gain",)), ['nothing carries out "gain" at the moment "play"']),
        (without(conditions=("rich",)), ['nothing judges "rich"']),
        (without(counts=("foes",)), ['nothing counts "foes"']),
        (without(moments=("play",)), ['nothing begins at the moment "play"']),
    ],
)
def test_each_kind_of_word_is_missed_by_its_name(handled: Handled, names: list[str]) -> None:
    assert faults(SAID, handled) == names


def test_words_within_words_are_heard_too() -> None:
    nested = Ability("play", (Clause("twice", {"do": [{"verb": "gain", "n": "foes"}]}),))
    assert faults(nested) == []
    assert faults(nested, without(verbs=("gain",))) == ['nothing carries out "gain" at the moment "play"']
    assert faults(nested, without(counts=("foes",))) == ['nothing counts "foes"']


def test_what_lasts_is_read_and_not_carried_out_and_the_other_way_round() -> None:
    assert faults(Ability("ongoing", (Clause("modify", {"by": 1}),))) == []
    assert faults(Ability("play", (Clause("modify", {"by": 1}),))) == [
        'nothing carries out "modify" at the moment "play"'
    ]
    assert faults(Ability("ongoing", (Clause("gain", {"n": 1}),))) == [
        'nothing carries out "gain" at the moment "ongoing"'
    ]


def test_a_whole_grammar_is_heard_or_its_words_are_named() -> None:
    assert list(unheard(GRAMMAR, ALL)) == []
    lacking = Handled(verbs=("gain",), conditions=(), counts=(), moments=())
    assert list(unheard(GRAMMAR, lacking)) == [
        'hollow: nothing carries out "twice"', 'hollow: nothing carries out "modify"',
        'hollow: nothing judges "rich"', 'hollow: nothing begins at the moment "play"',
        'hollow: nothing begins at the moment "ongoing"', 'hollow: nothing counts "foes"',
    ]  # fmt: skip
