"""Whole games of heroic and villainous cards together, of every direction and number of players."""

from __future__ import annotations

import pytest

from tests.games.villains.mixgames import DIRECTIONS, Direction, played

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
