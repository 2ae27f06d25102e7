"""What must never be broken is never broken: in play, after overrides, and among people who make mistakes."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from companion.core.language.commands import TOOLS
from companion.core.language.refusals import Refusal
from companion.engine.players.mistakes import Mistakes
from companion.engine.players.table import SimTable
from tests.games.contract.games import go_on, played, played_and_forgotten
from tests.games.contract.requests import any_command
from tests.games.contract.rooms import CUSTODIES, Case

FORGIVING = Mistakes(wrong=1e-12)  # after an override the books may say anything of a card


@pytest.mark.parametrize("custody", CUSTODIES)
def test_nothing_breaks_in_play(asked: Case, custody: Any) -> None:
    record = played(asked.name, 11, asked.seats[len(asked.seats) // 2], custody)
    assert record.faults == []


@pytest.mark.parametrize("custody", CUSTODIES)
def test_nothing_breaks_among_people_who_make_mistakes(asked: Case, custody: Any) -> None:
    record = played(asked.name, 12, min(3, asked.seats[-1]), custody, mistakes=True)
    assert [fault for fault in record.faults if "at rest" not in fault] == []
    assert record.result.ended == "outcome"


def test_nothing_breaks_with_an_owners_blank_box(asked: Case) -> None:
    record = played(asked.name, 13, asked.seats[0], "face", owner=True)
    assert record.faults == []
    assert record.result.ended == "outcome"


def override(asked: Case, state: Any, chance: Random, count: int) -> tuple[Any, int]:
    """The State after so many corrections by anybody; each keeps the hard invariants."""
    done = 0
    for _ in range(count):
        decision = asked.room.decide(
            state, any_command(asked, state, chance.choice(TOOLS), chance), frozenset()
        )
        if isinstance(decision, Refusal):
            continue
        done += 1
        for _, event, after in decision.course(state):
            assert asked.room.hard_faults(after) == [], event
        state = decision.after(state)
        assert set(asked.room.rule_faults(state)) == set(state.tolerated)
    return state, done


def overridden(asked: Case, seed: int, samples: int) -> int:
    """Override sampled States of a game, then play on; the number of corrections that were made."""
    record = played(asked.name, 1, min(3, asked.seats[-1]), "app")
    done = 0
    for number, sample in enumerate(record.some(samples)):
        chance = Random(f"{seed}/{number}")
        state, used = override(asked, sample, chance, 20)
        done += used
        table = SimTable(seed, asked.room.zone_table, facts=asked.facts, mistakes=FORGIVING)
        table.catch_up(state.table)
        if not state.outcome:
            go_on(asked, state, table, seed, moves=15)
    return done


def test_any_twenty_overrides_keep_every_hard_invariant_and_the_game_goes_on(asked: Case) -> None:
    assert overridden(asked, seed=21, samples=12) > 50


@pytest.mark.long
def test_many_overrides_in_many_games(asked: Case) -> None:
    for seed in range(8):
        assert overridden(asked, seed=100 + seed, samples=40) > 100


@pytest.mark.long
@pytest.mark.parametrize("custody", CUSTODIES)
def test_nothing_breaks_in_many_games(asked: Case, custody: Any) -> None:
    for seed in range(50):
        mode = asked.room.modes[seed % len(asked.room.modes)]
        players = asked.seats_in(mode)[seed // 5 % len(asked.seats_in(mode))]
        careful = played_and_forgotten(asked.name, 1000 + seed, players, custody, mode=mode)
        assert (careful.faults, careful.result.ended) == ([], "outcome"), seed
        hasty = played_and_forgotten(asked.name, 1000 + seed, players, custody, mistakes=True, mode=mode)
        assert [fault for fault in hasty.faults if "at rest" not in fault] == [], seed
