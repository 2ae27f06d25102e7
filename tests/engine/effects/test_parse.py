"""A card is checked against the grammar; everything wrong with it is said in a sentence."""

from __future__ import annotations

from typing import Any

import pytest

from companion.core.language.cards import Ability, Card, Clause
from companion.core.language.ids import DesignId
from companion.engine.effects.grammar import Arg, Trigger, Verb, count, flag, who, word
from companion.engine.effects.parse import check_card

COUNTS = ("played:", "combat")
POINTS, WHAT = count("points", COUNTS), word("what", "enemy", "hidden", needed=True)
VERBS = {
    "gain": Verb("points", {"attack": POINTS, "recruit": POINTS}, ("attack", "recruit")),
    "draw": Verb("cards", {"n": count("how many", COUNTS), "who": who()}),
    "kill": Verb("a card", {"what": WHAT, "final": flag("final ones")}),
    "level": Verb("a level", {"to": Arg("a level", "whole", high=3, needed=True)}),
    "nothing": Verb("nothing"),
    "here": Verb("a place", {"area": word("where", "complex")}, condition=True),
    "at-least": Verb("many", {"count": Arg("what", "count", COUNTS, needed=True)}, condition=True),
}  # fmt: skip
TRIGGERS = {
    "play": Trigger("played", ("class", "once", "may")),
    "hazard": Trigger("hazard", ("level",), (1, 2, 3)),
}


def faults(*do: Clause, on: str = "play", **rest: Any) -> list[str]:
    card = Card(DesignId("card"), "character", abilities=(Ability(on, do, **rest),))
    return check_card(card, VERBS, TRIGGERS)


def say(verb: str, **args: Any) -> Clause:
    return Clause(verb, args)


NOTHING = say("nothing")


def test_a_good_card_has_no_faults() -> None:
    assert faults(say("gain", attack=2, recruit="played:tech"), say("draw", n="combat", who="each")) == []
    assert faults(NOTHING, when=(say("here", area="complex"), say("at-least", count="played:tech"))) == []
    assert faults(NOTHING, on="hazard", level=3) == []
    assert faults(say("kill", what="enemy", final=True), once=True, may=True, needs_class="tech") == []


@pytest.mark.parametrize(
    ("clause", "said"),
    [
        (say("fly"), 'ability 1: there is no verb "fly"; known are draw, gain, kill, level, nothing'),
        (say("here", area="complex"), 'there is no verb "here"'),
        (say("draw", m=1), 'draw: there is no "m"; known are n, who'),
        (say("nothing", n=1), 'nothing: there is no "n"; none is known'),
        (say("draw", n="many"), "a whole number from 1 to 99, or counted by played:, combat, not 'many'"),
        (say("draw", n="played:"), "not 'played:'"),
        (say("draw", n="combat:x"), "not 'combat:x'"),
        (say("draw", n=0), '"n" must be a whole number from 1 to 99'),
        (say("draw", n=True), "not True"),
        (say("draw", n=1.5), "not 1.5"),
        (say("draw", n=[1]), "not [1]"),
        (say("draw", who="nobody"), '"who" must be one of you, any, each, next, others, not \'nobody\''),
        (say("kill"), 'kill: "what" is missing: what'),
        (say("kill", what="enemy", final=1), '"final" must be true or false, not 1'),
        (say("level", to=4), "a whole number from 1 to 3, not 4"),
        (say("level", to="combat"), "a whole number from 1 to 3, not 'combat'"),
        (say("gain"), "gain: one of attack, recruit is missing"),
    ],
)  # fmt: skip
def test_a_clause_that_cannot_be_is_named(clause: Clause, said: str) -> None:
    (found,) = faults(clause)
    assert said in found


@pytest.mark.parametrize(
    ("rest", "said"),
    [
        ({"on": "dance"}, 'there is no moment "dance"; known are hazard, play'),
        ({"needs_crew": "red"}, '"crew" has no meaning on "play"'),
        ({"pay": 2}, '"pay" has no meaning on "play"'),
        ({"level": 1}, '"level" has no meaning on "play"'),
        ({"area": "complex"}, '"area" has no meaning on "play"'),
        ({"on": "hazard"}, '"hazard" needs a level, one of 1, 2, 3, not 0'),
        ({"on": "hazard", "level": 4}, '"hazard" needs a level, one of 1, 2, 3, not 4'),
        ({"on": "hazard", "level": 1, "once": True}, '"once" has no meaning on "hazard"'),
        ({"when": (say("gain", attack=1),)}, 'there is no condition "gain"; known are at-least, here'),
        ({"when": (say("at-least", count=3),)}, 'at-least: "count" must be one of played:, combat, not 3'),
    ],
)
def test_an_ability_that_cannot_be_is_named(rest: dict[str, Any], said: str) -> None:
    (found,) = faults(NOTHING, **rest)
    assert found == f"ability 1: {said}"


def test_an_ability_that_does_nothing_at_all_is_named() -> None:
    assert faults() == ["ability 1: it does nothing; write the verb nothing when that is meant"]


def test_kinds_and_marks_are_checked_when_a_room_names_its_own() -> None:
    card = Card(DesignId("card"), "spaceship", marks=("fast", "old"))
    assert check_card(card, VERBS, TRIGGERS) == []
    assert check_card(card, VERBS, TRIGGERS, marks=("old",), kinds=("enemy",)) == [
        'there is no kind of card "spaceship"; known are enemy',
        'there is no mark "fast"; known are old',
    ]


def test_everything_wrong_is_said_at_once() -> None:
    bad = Ability("dance", (say("fly"), say("draw", n=-1)))
    card = Card(DesignId("card"), "character", abilities=(Ability("play", (NOTHING,)), bad))
    assert [found.partition(":")[0] for found in check_card(card, VERBS, TRIGGERS)] == ["ability 2"] * 3
