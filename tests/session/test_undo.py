"""Taking back and doing again: the State is the one before, up to what hands have disturbed."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.core.crossing.intents import Carried, Corrected, Redone, TakenBack
from companion.core.language.commands import Credit, HandOver, KeepRules, TakeOut, TakePinAway
from companion.core.language.events import OrderLost
from companion.core.language.ids import SeatId
from companion.core.language.states import EVERYBODY
from companion.house.house import House
from companion.session.replay import rebuild
from tests.house.kit import Evening, at_rest, house_at


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = house_at(tmp_path_factory.mktemp("undo") / "store.db", seed=4)
    yield house
    house.close()


def begun(house: House, custody: Any, seed: int, moves: int) -> Evening:
    evening = Evening(house, seed, random_play=True)
    evening.begin(2, custody)
    evening.play(moves)
    return evening


def happened(history: Any, name: str) -> bool:
    """Whether the last record has such an event."""
    return any(type(event).__name__ == name for event in history.live[-1].events)


def test_every_undo_gives_the_identical_state_and_redo_comes_back(house: House) -> None:
    """In the first round no discard pile is shuffled by hand yet: that order no undo would bring back."""
    evening = Evening(house, 3)
    evening.begin(5)
    game, states = evening.desk.game, {}
    while evening.state.turn.number < 6:
        states[len(game.history.actions())] = evening.state
        evening.play()
    states = [*states.values(), evening.state]
    assert len(states) > 30
    for state in reversed(states[:-1]):
        step = evening.do(TakenBack(1), Carried())
        assert evening.state == state
        assert step.number == evening.desk.game.number
    assert evening.do(TakenBack(1)).note.key == "undo-nothing"  # type: ignore[union-attr]
    for state in states[1:]:
        evening.do(Redone(), Carried())
        assert evening.state == state
    assert evening.do(Redone()).note.key == "redo-nothing"  # type: ignore[union-attr]


def test_many_actions_at_once_are_the_same_as_one_by_one(house: House) -> None:
    evening = begun(house, "app", 8, 40)
    game = evening.desk.game
    wanted = game.history.state_at(len(game.history.live) - game.history.cut(7))
    evening.do(TakenBack(7), Carried())
    assert evening.state == wanted
    step = evening.do(TakenBack(10_000))
    assert len(game.history.live) >= 1
    assert not game.history.actions()
    assert step.label.args["actions"] != 10_000  # it says how many there were
    assert evening.do(TakenBack(-1)).note.key == "undo-nothing"  # type: ignore[union-attr]


def test_answers_belong_to_the_action_before(house: House) -> None:
    evening = begun(house, "face", 5, 0)
    evening.until(at_rest)
    while type(evening.desk.game.history.live[-1].command).__name__ != "Answer" or evening.state.ask:
        evening.play()
    history = evening.desk.game.history
    records = history.cut(1)
    assert records > 1
    assert [record.opens for record in history.live[-records:]] == [True] + [False] * (records - 1)
    before = history.state_at(len(history.live) - records)
    evening.do(TakenBack(1))
    assert evening.desk.game.history.lost or evening.state == before


def test_a_wrong_card_told_in_the_opening_can_be_taken_back(house: House) -> None:
    evening = Evening(house, 6)
    first = evening.begin(3, "face").state
    assert first.ask is not None
    evening.play(2)
    evening.do(TakenBack(1), Carried())
    evening.do(TakenBack(1), Carried())
    assert evening.state == first


def test_an_order_that_hands_have_lost_stays_lost(house: House) -> None:
    """A discard pile of known cards is shuffled by hand into a deck; taking that back cannot unshuffle it."""
    evening = begun(house, "face", 11, 0)
    evening.until(lambda state: happened(evening.desk.game.history, "DeckReshuffled"))
    game = evening.desk.game
    records = game.history.cut(1)
    before = game.history.state_at(len(game.history.live) - records)
    plan = evening.desk.checklist(1)
    assert plan.kind == "order"
    assert [warning.key for warning in plan.warnings] == ["undo-warning-order"]
    evening.do(TakenBack(1))
    lost = evening.step.events
    assert [type(event) for event in lost] == [OrderLost]
    slots = set(lost[0].slots)
    assert any(before.table.slots[slot].copy for slot in slots)
    assert all(evening.state.table.slots[slot].copy is None for slot in slots)
    others = [slot for slot in before.table.slots if slot not in slots and before.table.slots[slot].copy]
    assert all(evening.state.table.slots[slot] == before.table.slots[slot] for slot in others)
    assert evening.do(Redone()).note.key == "redo-nothing"  # type: ignore[union-attr]
    for _ in range(3):  # and going further back does not bring it back
        evening.do(Carried(), TakenBack(1))
        bound = [slot for slot in slots if evening.state.table.slots[slot].copy is not None]
        assert bound == []
    assert game.room.hard_faults(evening.state) == []
    evening.do(Carried())
    evening.play(30)  # and the game goes on
    assert game.room.hard_faults(evening.state) == []


def test_what_is_lost_in_a_branch_that_is_no_more_is_forgotten_with_it(house: House) -> None:
    evening = begun(house, "app", 12, 60)
    game = evening.desk.game
    for _ in range(4):
        evening.do(TakenBack(6), Carried())
        states = []
        for _ in range(8):
            states.append((len(game.history.actions()), evening.state))
            evening.play()
        count, state = states[-3]
        evening.do(TakenBack(len(game.history.actions()) - count), Carried())
        if not game.history.lost:
            assert evening.state == state


def resumed(house: House, evening: Evening) -> Any:
    """The history as the archive has it."""
    game = evening.desk.game
    return rebuild(game.room, game.header, house.store.archive.entries(game.id))


def same(one: Any, other: Any) -> None:
    """Two histories say the same."""
    assert one.state == other.state
    assert one.live == other.live
    assert one.redo == other.redo
    assert one.lost == other.lost
    assert one.doubted == other.doubted


P1, P2 = SeatId("p1"), SeatId("p2")
SAID = {
    "leaves": HandOver(P1, "Zoé"),
    "is back": HandOver(P1),
    "all play": HandOver(P2, EVERYBODY),
    "was another's": Credit(1, P2),
    "taken out": TakeOut(P1),
    "pin gone": TakePinAway(P2, (P1,)),
    "stricter": KeepRules("assist"),
}
TURNS = st.lists(st.sampled_from(["play", "play", "play", "undo", "undo two", "redo", *SAID]), max_size=40)


@pytest.mark.parametrize("custody", ["app", "face"])
@settings(max_examples=20)
@given(turns=TURNS, seed=st.integers(0, 5))
def test_any_play_with_undo_and_redo_is_what_the_archive_replays(
    house: House, custody: Any, turns: list[str], seed: int
) -> None:
    evening = begun(house, custody, seed, 10)
    game = evening.desk.game
    for turn in turns:
        if turn == "play":
            evening.play(2)
        elif turn in SAID:
            evening.do(Corrected(SAID[turn]))
        elif turn == "redo":
            evening.do(Redone(), Carried())
        else:
            history, actions = game.history, 1 if turn == "undo" else 2
            count = len(history.live) - history.cut(actions)
            wanted = history.state_at(count)
            evening.do(TakenBack(actions), Carried())
            if not any(at == count for at, _ in game.history.lost):
                assert evening.state == wanted
        assert game.room.hard_faults(evening.state) == []
    same(resumed(house, evening), game.history)


@pytest.mark.long
@pytest.mark.parametrize("custody", ["app", "face"])
@pytest.mark.parametrize("seed", range(8))
def test_a_whole_game_of_second_thoughts_is_what_the_archive_replays(
    tmp_path: Path, custody: Any, seed: int
) -> None:
    house = house_at(tmp_path / "store.db", seed=seed)
    evening = Evening(house, seed, random_play=seed % 2 == 1)
    evening.begin(1 + seed % 5, custody)
    chance = random.Random(seed)
    for _ in range(1_500):
        if evening.state.outcome and chance.random() < 0.7:
            break
        evening.play()
        if chance.random() < 0.1:
            evening.do(TakenBack(chance.randint(1, 6)), Carried())
        if chance.random() < 0.05:
            evening.do(Redone(), Carried())
        if chance.random() < 0.05:
            evening.do(Corrected(SAID[chance.choice(sorted(SAID))]))
    same(resumed(house, evening), evening.desk.game.history)
    house.close()


def test_a_resumed_game_goes_on_as_if_nothing_had_been(tmp_path: Path) -> None:
    house = house_at(tmp_path / "store.db")
    evening = Evening(house, 2)
    evening.begin(3, "face")
    evening.play(60)
    evening.do(TakenBack(2), Carried())
    game, log = evening.desk.game, evening.desk.log()
    house.leave()
    other = house_at(tmp_path / "store.db")
    step = other.resume(game.id)
    again = other.desk
    assert again is not None
    assert step.number == game.number == again.game.number
    assert step.state == game.state
    assert again.log() == log
    same(again.game.history, game.history)
    assert any(line.undone for line in log)
    again.handle(Redone())
    assert again.game.state == game.history.done_again().state
    other.close()
