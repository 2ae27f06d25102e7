"""What past results can be compared by: the cards and options of a game (ALN-DIFF-06)."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace

from companion.commands.simulation.command import practice_box
from companion.core.language.events import Opened
from companion.core.ports.collection import Box
from companion.engine.room import Script
from companion.games.alien.room import room
from companion.games.alien.setup.suggest import suggest
from companion.games.alien.state import AlienState
from companion.ground.texts import FluentTexts
from tests.games.alien.box import header
from tests.games.alien.test_setup import sample
from tests.games.alien.whole import evolve, open_game

HEROES = ["hero-tidewarden", "hero-brass-magpie"]


@cache
def box() -> Box:
    return practice_box("alien")


def opened(players: int = 3, mode: str = "", **choices: Any) -> AlienState:
    """A game that has just been laid out."""
    usual = suggest(box(), players, sample)
    head = header(players, options={"mode": mode} if mode else {})
    events = open_game(Script(replace(head, boards=box().boards), {**usual, **choices}), box())
    state = AlienState(header=next(one.header for one in events if isinstance(one, Opened)))
    for event in events:
        state = evolve(state, event)
    return state


def found(state: AlienState, language: str = "en") -> dict[str, list[str]]:
    """The traits of a game by their kinds, said."""
    words, said = FluentTexts("alien"), {}  # type: ignore[var-annotated]
    for trait in room().traits(state):
        assert words.faults(trait.kind, language) == words.faults(trait.name, language) == []
        said.setdefault(trait.kind.key.removeprefix("trait-"), []).append(words.say(trait.name, language))
    return said


@pytest.mark.rule("ALN-DIFF-06")
@pytest.mark.parametrize("language", ["en", "fr"])
def test_objectives_location_characters_and_roles_are_what_results_are_compared_by(language: str) -> None:
    state = opened()
    said = found(state, language)
    cards = [card for card in state.table.cards.values() if card.kind in ("location", "objective", "avatar")]
    words = FluentTexts("alien")
    assert len(cards) == 1 + 3 + 3
    for card in cards:
        assert words.say(card.name, language) in [*said["location"], *said["objective"], *said["role"]]
    levels = sorted((c for c in cards if c.kind == "objective"), key=lambda c: c.number("level") or 0)
    assert said["objective"] == [words.say(card.name, language) for card in levels]
    assert len(said["character"]) == 4 and said["players"] == ["3"]
    assert len(said["mode"]) == len(said["difficulty"]) == 1


@pytest.mark.rule("ALN-DIFF-06", "ALN-MARVEL-01")
def test_heroes_count_as_characters() -> None:
    own = list(suggest(box(), 3, sample)["characters"][:2])
    said = found(opened(**{"with": ["villains-guests"], "characters": [*HEROES, *own]}))
    assert {"Tidewarden", "Brass Magpie"} <= set(said["character"]) and len(said["character"]) == 4


@pytest.mark.rule("ALN-DIFF-06")
def test_every_option_that_is_not_as_printed_is_one_of_them() -> None:
    said = found(opened(3, "agendas+aliens", drones="-1", placed="2"))
    assert said["mode"] == ["Hidden Agendas", "Player aliens"]
    assert [line.partition(",")[0] for line in said["difficulty"]] == ["Drones", "Cards in the Complex"]
    assert found(opened())["difficulty"] == ["as printed"]
