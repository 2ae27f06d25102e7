"""Whole games of heroic and villainous cards together, of every direction and number of players."""

from __future__ import annotations

import pytest

from companion.core.language.phrases import Phrase
from companion.ground.texts import FluentTexts
from tests.games.villains.mixgames import DIRECTIONS, Direction, played, told

PLAYERS = range(1, 6)
CELLS = [(direction, players) for direction in DIRECTIONS for players in PLAYERS]
ENDS = {"won", "lost", "drawn"}


@pytest.mark.rule("VIL-MIX-01")
@pytest.mark.parametrize(("direction", "players"), CELLS[::4], ids=lambda one: getattr(one, "name", one))
def test_a_mixed_game_comes_to_its_end(direction: Direction, players: int) -> None:
    assert played(direction, players, 0).outcome in ENDS


@pytest.mark.long
@pytest.mark.parametrize(("direction", "players"), CELLS, ids=lambda one: getattr(one, "name", one))
def test_many_mixed_games_come_to_their_end(direction: Direction, players: int) -> None:
    assert {played(direction, players, seed).outcome for seed in range(1, 21)} <= ENDS


@pytest.mark.parametrize("direction", DIRECTIONS[::2], ids=lambda one: one.name)
def test_all_that_is_asked_and_told_in_a_mixed_game_is_said_in_both_languages(direction: Direction) -> None:
    said, missing = FluentTexts("villains"), set[str]()
    for phrase in told(direction, 2, 3):
        missing |= {phrase.key for language in ("en", "fr") if is_bare(phrase, said.say(phrase, language))}
    assert missing == set()


def is_bare(phrase: Phrase, sentence: str) -> bool:
    """Whether a sentence is none: its key, or a place that nothing fills."""
    return (phrase.key != "=" and phrase.key in sentence) or "{" in sentence or not sentence.strip()
