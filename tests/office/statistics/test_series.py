"""Scores are added up over a series of games, whoever plays in them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import count
from pathlib import Path
from typing import cast

import pytest

from companion.core.crossing.intents import Corrected
from companion.core.crossing.series import EndedGame, Points
from companion.core.language.commands import SetNumber
from companion.core.language.phrases import phrase
from companion.house.house import House
from companion.office.statistics.series import GameSeries
from tests.house.kit import Evening, house_at


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    minutes = count()
    house = house_at(tmp_path / "store.db", now=lambda: f"2026-03-01T20:{next(minutes) // 60:04}:00")
    yield house
    house.close()


def play(house: House, players: int, seed: int) -> str:
    """A whole game; how it ended."""
    evening = Evening(house, seed)
    evening.begin(players)
    while not evening.state.outcome:
        evening.play()
    outcome = str(evening.state.outcome)
    house.leave()
    return outcome


@pytest.mark.rule("ALN-SCORE-09", "ALN-MOVIE-02")
def test_points_add_up_over_games_and_a_new_series_begins_with_nothing(house: House) -> None:
    series = GameSeries(house)
    assert series.standings() == () == series.ended()
    outcomes = [play(house, 1, seed) for seed in (1, 3)]
    games = series.ended()
    assert len(games) == 2 and all(game.counts for game in games)
    for game, outcome in zip(games, reversed(outcomes), strict=True):
        assert [one.points > 0 for one in game.points] == [outcome == "won"]
        assert game.outcome is not None and house.texts.say(game.outcome) != game.outcome.key
    total = {name: sum(one.points for game in games for one in game.points if one.name == name)
             for name in ("Maya",)}  # fmt: skip
    assert {one.name: one.points for one in series.standings()} == total
    assert {one.games for one in series.standings()} == {2}
    series.begin()
    assert series.standings() == ()
    assert [game.counts for game in series.ended()] == [False] * 2


def game_of(counts: bool = True, **points: int) -> EndedGame:
    """A game that has ended and brought these points."""
    got = tuple(Points(name, at, points[name]) for at, name in enumerate(points))
    return EndedGame("x", "alien", phrase("room-alien"), "2026-03-01", None, got, counts)


@pytest.mark.rule("ALN-SCORE-09")
def test_the_points_of_several_games_are_summed_and_the_winner_has_most() -> None:
    """3 + 2 for Maya, 3 + 4 for Ben who missed one, and what was played before the series is not counted."""

    class Played(GameSeries):
        def ended(self) -> Sequence[EndedGame]:
            return (
                game_of(Maya=2, Inès=2),
                game_of(Maya=0, Ben=4, Inès=0),
                game_of(Maya=3, Ben=3, Inès=5),
                game_of(counts=False, Maya=50, Ben=50),
            )

    standings = Played(cast(House, None)).standings()
    assert [(one.name, one.points, one.games) for one in standings] == [
        ("Ben", 7, 2), ("Inès", 7, 3), ("Maya", 5, 3),
    ]  # fmt: skip


def test_a_game_that_runs_has_no_score_yet(house: House) -> None:
    evening = Evening(house, 5)
    evening.begin(2)
    evening.do(Corrected(SetNumber("attack", 3)))
    assert GameSeries(house).ended() == ()


@pytest.mark.rule("ALN-DIFF-06")
def test_games_that_have_ended_say_what_made_them_hard(house: House) -> None:
    outcome = play(house, 1, 1)
    (game,) = GameSeries(house).ended()
    assert game.won == (outcome == "won")
    kinds = [trait.kind.key for trait in game.traits]
    assert kinds.count("trait-objective") == 3 and kinds.count("trait-character") == 4
    for trait in game.traits:
        for language in ("en", "fr"):
            assert not house.texts.say(trait.kind, language).startswith("trait-")
