"""Whole games with player aliens keep their invariants, whoever plays and however decks are kept."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from companion.commands.simulation.command import practice_box
from companion.core.language.states import Custody
from companion.engine.legendary.own_deck import DeckReshuffled
from companion.engine.legendary.strikes import EnemyStruck
from companion.engine.players.play import Result
from companion.games.alien import zones
from companion.games.alien.aliens.events import AlienDied, AlienRose, is_alien_card
from companion.games.alien.duels import PlayerFought
from companion.games.alien.room import room
from companion.games.alien.state import AlienState
from companion.house.simulate import Plan, simulate
from tests.games.contract.games import Record, played_and_forgotten

CARDS = 36
CUSTODIES: tuple[Custody, ...] = ("app", "face", "back", "read")
QUICK = settings(max_examples=8, deadline=None, suppress_health_check=list(HealthCheck))


def alien_cards(state: AlienState) -> int:
    """How many cards of the alien deck lie where such cards can lie."""
    table = state.table
    own = sum(len(table.zone(zones.of(seat, part))) for seat in state.aliens for part in ("hand", "played"))
    gone = sum(is_alien_card(state, slot) for slot in table.zone(zones.REMOVED))
    return own + gone + len(table.zone(zones.ALIEN_DECK)) + len(table.zone(zones.ALIEN_DISCARD))


def game_of(seed: int, **how: Any) -> Record:
    """One game with player aliens, everything that was broken in it noted."""
    return played_and_forgotten("alien", seed, 2 + seed % 4, mode="aliens", **how)


def keeps(record: Record) -> None:
    """What must hold in every State of a game with player aliens."""
    assert [fault for fault in record.faults if "at rest" not in fault] == []
    assert record.result.ended == "outcome"
    for state in record.rests:
        assert set(state.aliens) <= set(state.turned)
        assert not set(state.aliens) & set(state.living)
        assert alien_cards(state) == CARDS
        assert not any(hugger.seat in state.aliens for hugger in state.huggers)
        assert not any(state.carries(seat) for seat in state.aliens)
        assert state.turn.phase != "alien" or state.active in state.aliens
    for before, event, _ in record.steps:
        if isinstance(event, EnemyStruck):
            assert event.seat in before.living
        if isinstance(event, AlienRose):
            assert event.seat not in before.acting


@given(seed=st.integers(0, 10_000), custody=st.sampled_from(CUSTODIES))
@QUICK
def test_any_game_with_player_aliens_keeps_the_invariants(seed: int, custody: Custody) -> None:
    keeps(game_of(seed, custody=custody, strategy="random"))


def test_a_game_of_people_who_make_mistakes_and_one_of_a_blank_box_play_to_the_end() -> None:
    keeps(game_of(31, custody="face", mistakes=True))
    keeps(game_of(32, custody="face", owner=True, strategy="random"))


def test_aliens_come_in_some_games_and_greedy_people_play_the_mode() -> None:
    risen: list[int] = []

    def count(_game: int, result: Result) -> None:
        risen.append(sum(isinstance(event, AlienRose) for event in result.events))

    plan = Plan(players=3, games=8, seed=1, strategy="random", mode="aliens")
    tally = simulate(room(), practice_box("alien"), plan, count)
    assert tally.broken_invariants == 0 and sum(risen) > 0 and tally.mode == "aliens"
    greedy = simulate(room(), practice_box("alien"), Plan(players=4, games=2, mode="aliens"))
    assert greedy.broken_invariants == 0 and "unfinished" not in greedy.outcomes


@pytest.mark.long
@pytest.mark.parametrize("custody", CUSTODIES)
def test_in_many_games_with_player_aliens_nothing_breaks(custody: Custody) -> None:
    seen: set[type] = set()
    for seed in range(50):
        record = game_of(seed, custody=custody, strategy=("random", "mixed")[seed % 2])
        keeps(record)
        seen |= {type(event) for event in record.result.events}
    assert {AlienRose, PlayerFought, DeckReshuffled} <= seen


@pytest.mark.long
def test_in_many_games_aliens_die_too() -> None:
    died = 0
    for seed in range(150):
        record = played_and_forgotten("alien", seed, 4, "app", mode="aliens")
        died += sum(isinstance(event, AlienDied) for event in record.result.events)
    assert died > 0
