"""Any play ends, and in many games everything happens that can happen."""

from __future__ import annotations

import pytest

from companion.core.language.commands import TOOLS
from companion.core.language.events import CORE_EVENTS
from companion.engine import sides
from tests.games.contract.games import Record, played, played_and_forgotten
from tests.games.contract.rooms import CUSTODIES, MIXED_UP, Case
from tests.games.contract.words import missing_words

LONGEST = 3_000  # commands


def test_random_play_ends(asked: Case) -> None:
    for seed in range(6):
        mode = asked.room.modes[seed % len(asked.room.modes)]
        players = asked.seats_in(mode)[seed % len(asked.seats_in(mode))]
        record = played(asked.name, seed, players, "app", strategy="random", mode=mode, limit=LONGEST)
        assert record.result.ended == "outcome", f"seed {seed}: {record.result.state.turn}"
        assert record.faults == []
        outcome = asked.room.view(record.result.state, "table").outcome_text
        assert missing_words(asked, outcome) == []


def test_when_a_game_has_ended_its_winners_are_named(asked: Case) -> None:
    """By the State and by what everybody sees alike; nobody is named before."""
    for seed in range(6):
        mode = asked.room.modes[seed % len(asked.room.modes)]
        players = asked.seats_in(mode)[seed % len(asked.seats_in(mode))]
        record = played(asked.name, seed, players, "app", strategy="random", mode=mode, limit=LONGEST)
        state = record.result.state
        view = asked.room.view(state, "table")
        assert view.ending == state.ending and state.ending is not None
        assert set(state.ending.winners) <= {seat.seat for seat in view.seats}
        assert bool(state.ending.sides) == bool(state.ending.winners)
        assert all(before.ending is None for before in record.rests[:-1])


def test_sides_and_endings_never_contradict_each_other(asked: Case) -> None:
    for seed in range(6):
        mode = asked.room.modes[seed % len(asked.room.modes)]
        players = asked.seats_in(mode)[seed % len(asked.seats_in(mode))]
        for state in played(
            asked.name, seed, players, "app", strategy="random", mode=mode, limit=LONGEST
        ).rests:
            assert sides.faults(state) == []
            view = asked.room.view(state, "table")
            assert {one.side for one in view.scores} <= {side.id for side in sides.sides_of(state)}
            assert {seat for side in view.sides for seat in side.seats} <= {s.seat for s in view.seats}


def test_every_game_ends_with_nothing_left_to_ask(asked: Case) -> None:
    state = played(asked.name, 0, asked.seats[0], "app", strategy="random", limit=LONGEST).result.state
    assert (state.ask, state.queue) == (None, ())


def asked_for(record: Record) -> set[str]:
    """The commands of a game, and those that could have made good what was forgotten in it."""
    late = {type(offer.command) for state in record.some(12) for offer in record.asked.room.forgotten(state)}
    return {kind.__name__ for kind in late | {type(command) for command in record.result.commands}}


@pytest.mark.long
@pytest.mark.timeout(1800)
def test_in_many_games_everything_happens(asked: Case) -> None:
    commands: set[str] = set()
    events: set[str] = set()
    phases: set[str] = set()
    asks: set[str] = set()
    refusals: set[str] = set()
    for seed in range(120):
        mode = asked.room.modes[seed % len(asked.room.modes)]
        seats = asked.seats_in(mode)
        record = played_and_forgotten(
            asked.name, 500 + seed, seats[seed // 5 % len(seats)], CUSTODIES[seed % 4], mode=mode,
            mistakes=seed % 3 == 0, owner=seed % 7 == 0, strategy=("mixed", "random")[seed % 2],
        )  # fmt: skip
        commands |= asked_for(record)
        events |= {type(event).__name__ for event in record.result.events}
        phases |= {state.turn.phase for _, _, state in record.steps}
        asks |= {type(state.ask).__name__ for state in record.rests if state.ask is not None}
        refusals |= {no.kind for no in record.result.refused}
    own = {kind.__name__ for kind in asked.room.events} - {kind.__name__ for kind in CORE_EVENTS}
    wanted = own | set(asked.room.phases) - {"setup"} | {"Identity", "Order", "Choice", "impossible"}
    assert wanted - events - phases - asks - refusals - set(asked.unmet) == set()
    possible = {kind.__name__ for kind in asked.room.commands if kind not in TOOLS} - asked.unoffered
    assert possible - commands - set(asked.unmet) - MIXED_UP == set()
