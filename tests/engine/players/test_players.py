"""Simulated people: each takes one of what is offered, in their own way."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from companion.core.crossing.views import View
from companion.core.language.commands import Command
from companion.core.language.phrases import phrase
from companion.engine.players.base import looking
from companion.engine.players.greedy import GreedyPlayer
from companion.engine.players.random import RandomPlayer
from companion.engine.room import Look
from companion.engine.ways import Way
from tests.engine.players.scripted import NotOffered, ScriptedPlayer


def offer(id: str, cost: str = "decision") -> Way:
    return Way(id, Command(), phrase(id), cost=cost)  # type: ignore[arg-type]


OFFERS = (offer("fight:1"), offer("fight:2"), offer("scan:1"), offer("end", "upkeep"))


def look() -> View:
    raise AssertionError("nobody has to look")


def test_a_random_person_takes_everything_sooner_or_later_and_ends_last() -> None:
    person = RandomPlayer(Random(1))
    taken = [person.choose(OFFERS, look).id for _ in range(400)]
    assert set(taken) == {o.id for o in OFFERS}
    assert taken.count("end") < 60
    assert {RandomPlayer(Random(2), eager=1.0).choose(OFFERS, look).id for _ in range(50)} <= set(taken) - {
        "end"
    }
    assert person.choose(OFFERS[3:], look).id == "end"


def test_a_greedy_person_takes_what_looks_best_and_looks_only_when_there_is_a_choice() -> None:
    seen: list[View | None] = []

    def score(offers: Sequence[Way], look: Look) -> list[float]:
        seen.append(look())
        return [2.0 if one.id.startswith("fight") else 1.0 for one in offers]

    person = GreedyPlayer(score, Random(1))
    sight = object()
    taken = {person.choose(OFFERS, lambda: sight).id for _ in range(40)}  # type: ignore[arg-type, return-value]
    assert taken == {"fight:1", "fight:2"}
    assert set(seen) == {sight}
    assert person.choose(OFFERS[2:3], look).id == "scan:1"


def test_a_view_is_made_once_for_whoever_looks_and_for_nobody_else() -> None:
    made: list[object] = []

    def make() -> View:
        made.append(object())
        return made[-1]  # type: ignore[return-value]

    look = looking(make)
    assert made == []
    assert look() is look() is made[0]
    assert len(made) == 1


def test_a_scripted_person_follows_the_script_and_then_somebody_else() -> None:
    person = ScriptedPlayer(["scan:1", "fight:*"], then=RandomPlayer(Random(1)))
    assert [person.choose(OFFERS, look).id for _ in range(2)] == ["scan:1", "fight:1"]
    assert person.left == type(person.left)()
    assert person.choose(OFFERS, look) in OFFERS


def test_a_script_that_cannot_go_on_says_what_can_be_done() -> None:
    with pytest.raises(NotOffered, match=r"recruit:3 is not offered; there is fight:1, .*end"):
        ScriptedPlayer(["recruit:3"]).choose(OFFERS, look)
    with pytest.raises(NotOffered, match="anything"):
        ScriptedPlayer([]).choose(OFFERS, look)
