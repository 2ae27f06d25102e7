"""What was written can be read, what was played can be replayed, and what was done can be taken back."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import msgspec

from companion.core.language.events import OrderLost
from companion.core.language.states import State
from companion.engine import ledger
from companion.engine.undo import ORDER
from tests.games.contract.games import Record, go_on, played
from tests.games.contract.rooms import Case


def games(asked: Case) -> list[Record]:
    many = asked.seats[-1]
    return [
        played(asked.name, 1, min(3, many), "app"),
        played(asked.name, 2, many, "face"),
        played(asked.name, 4, many, "face", mistakes=True),
        played(asked.name, 5, min(3, many), "app", mode=asked.room.modes[-1]),
    ]


def through_json(asked: Case, value: Any) -> Any:
    codec = asked.room.codec
    return codec.read(json.loads(msgspec.json.encode(codec.write(value))))


def test_every_event_and_command_comes_back_as_it_was(asked: Case) -> None:
    seen: dict[str, int] = {}
    for record in games(asked):
        for value in (*record.result.events, *record.result.commands):
            name = type(value).__name__
            seen[name] = seen.get(name, 0) + 1
            if seen[name] <= 40:
                assert through_json(asked, value) == value


def test_every_type_is_known_to_the_codec_and_listed_once(asked: Case) -> None:
    types = (*asked.room.events, *asked.room.commands)
    assert len({kind.__name__ for kind in types}) == len(types)
    for record in games(asked):
        assert {type(event) for event in record.result.events} <= set(asked.room.events)
        assert {type(command) for command in record.result.commands} <= set(asked.room.commands)


def test_every_state_comes_back_as_it_was(asked: Case) -> None:
    codec = asked.room.codec
    for record in games(asked):
        for state in record.some(25):
            assert isinstance(state, State)
            assert codec.read_state(codec.write_state(state)) == state


def test_replay_equals_play(asked: Case) -> None:
    for record in games(asked):
        header = record.result.state.header
        assert asked.room.fold(asked.room.blank(header), record.result.events) == record.result.state


def test_the_same_commands_are_decided_the_same_again(asked: Case) -> None:
    for record in games(asked):
        for before, command, events, after in record.decisions():
            again = asked.room.decide(before, command, frozenset())
            assert again == asked.room.told(before, events)
            assert again.after(before) == after


def test_any_number_of_actions_taken_back_gives_the_identical_state(asked: Case) -> None:
    """No decision touches the State it was made in: each is still what it was when it was left."""
    for record in games(asked):
        for state, written in zip(record.rests, record.written, strict=True):
            assert asked.room.codec.write_state(state) == written


def test_every_event_knows_what_undoing_it_means(asked: Case) -> None:
    for record in games(asked):
        for before, event, after in record.steps:
            assert asked.room.undo(before, event, after) in ORDER


def test_cards_that_hands_have_mixed_are_lost_without_harm_and_the_game_goes_on(asked: Case) -> None:
    chance = Random(7)
    for record in games(asked)[:2]:
        for state in record.some(5):
            if state.outcome or not state.table.slots:
                continue
            zone = chance.choice([name for name, slots in state.table.zones.items() if slots])
            slots = state.table.zone(zone)[: chance.randint(1, 6)]
            lost = asked.room.evolve(state, OrderLost(tuple(slots)))
            assert ledger.faults(lost.table) == []
            assert asked.room.hard_faults(lost) == []
            record.table.catch_up(lost.table)
            go_on(asked, lost, record.table, seed=9, moves=12)
