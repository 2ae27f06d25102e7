"""The checklist of real cards after an undo: what it says before, how it is ticked, and that it adds up."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from companion.core.crossing.intents import Carried, Corrected, Pressed, Redone, Scanned, TakenBack, Touched
from companion.core.language.commands import SetNumber
from companion.core.language.phrases import phrase
from companion.session.replay import rebuild
from tests.house.ferry import Ferry
from tests.house.kit import Evening, at_rest


def carried_to(evening: Evening, before: Any) -> dict[Any, Any]:
    """Where the open checklist has the cards carried to, laid over where they lay before."""
    lies = {slot: held.zone for slot, held in before.table.slots.items()}
    return lies | {prompt.slot: prompt.zone for prompt in evening.step.to_carry}


def places(state: Any) -> dict[Any, Any]:
    return {slot: held.zone for slot, held in state.table.slots.items()}


def test_the_plan_says_what_it_is_before_it_is_done(evening: Evening) -> None:
    evening.until(at_rest)
    hand = evening.hand()
    evening.do(Scanned(evening.tags(hand[:2])))
    plan = evening.desk.checklist(2)
    assert len(plan.actions) == 2
    assert plan.kind == "seen"  # the cards were shown
    assert [warning.key for warning in plan.warnings] == ["undo-warning-seen"]
    assert plan.agree == ()  # all play together
    say = evening.house.texts.say
    said = [say(move) for move in plan.moves]
    assert len(said) == 2
    name = evening.state.player(evening.state.turn.seat).name
    where = f", among {name}’s played cards: back into {name}’s hand, face down"
    assert all(line.endswith(where) for line in said), "whose they are"
    assert [line.label for line in plan.actions] == [line.label for line in evening.desk.log()[-2:]]
    assert evening.do(TakenBack(2)).prompts == evening.step.to_carry
    assert [prompt.text for prompt in evening.step.prompts] == list(plan.moves)
    hands = [one for one in evening.step.view.due if one.kind == "hands"]
    assert [one.text for one in hands] == list(plan.moves) and hands == list(evening.step.view.due[:2])
    again = evening.desk.checklist(1)
    assert again.kind in ("move", "free", "seen")


def test_a_plan_of_nothing_is_free(evening: Evening) -> None:
    plan = evening.desk.checklist(3)
    assert (plan.kind, plan.actions, plan.moves, plan.warnings, plan.agree) == ("free", (), (), (), ())
    assert evening.desk.checklist(-4).actions == ()


def test_scans_tick_and_never_play_while_cards_are_carried(evening: Evening) -> None:
    evening.until(at_rest)
    market = evening.state.table.zone("hq:2")[0]
    copy = evening.state.table.slots[market].copy
    evening.do(Corrected(SetNumber("recruit", 9)), Touched(f"slot:{market}"), TakenBack(1))
    before, open_list = evening.state, evening.step.to_carry
    assert len(open_list) == 2  # the recruit, and the card that took its place
    step = evening.do(Scanned(evening.tags([copy])))
    assert evening.state == before
    assert [prompt.slot for prompt in step.to_carry] == [p.slot for p in open_list if p.slot != market]
    assert step.note == phrase("carry-ticked", left=1)
    step = evening.do(Scanned(evening.tags(evening.hand()[:1])))
    assert evening.state == before and step.note == phrase("carry-not-listed", left=1)
    step = evening.do(Pressed("confirm"))
    assert step.to_carry == ()
    assert evening.state == before
    step = evening.do(Scanned(evening.tags(evening.hand()[:1])))  # and now a card is played again
    assert step.number == evening.desk.game.number > 1
    assert evening.state != before


def test_a_card_taken_back_into_the_hand_is_ticked_by_showing_it(evening: Evening) -> None:
    """Back in the hand nobody knows which card it is; the list still does."""
    evening.until(at_rest)
    first, second = evening.hand()[:2]
    evening.do(Scanned(evening.tags([first, second])), TakenBack(2))
    assert len(evening.step.to_carry) == 2
    assert len(evening.do(Scanned(evening.tags([second]))).to_carry) == 1
    assert evening.do(Scanned(evening.tags([first]))).to_carry == ()


def test_one_card_is_ticked_by_touch(evening: Evening) -> None:
    evening.play(12)
    while not evening.do(TakenBack(1)).to_carry:
        pass
    open_list = evening.step.to_carry
    step = evening.do(Carried(open_list[0].slot))
    assert step.to_carry == open_list[1:]
    assert evening.do(Carried(99_999)).to_carry == open_list[1:]


def test_undo_upon_undo_adds_up_to_one_way_back(evening: Evening) -> None:
    """Nobody has carried anything yet: the list leads from where the cards lie to where they belong."""
    evening.play(25)
    before = evening.state
    for _ in range(6):
        evening.do(Pressed("undo"))
        assert carried_to(evening, before) == places(evening.state)
    for _ in range(6):
        evening.do(Redone())
        assert carried_to(evening, before) == places(evening.state)
    assert evening.step.to_carry == ()  # the cards lie where they lay


def test_cards_that_are_carried_already_are_carried_on_from_there(evening: Evening) -> None:
    evening.play(25)
    lies = places(evening.state)
    for number in range(5):
        evening.do(TakenBack(1))
        for prompt in evening.step.to_carry[:: 2 if number % 2 else 1]:
            assert prompt.slot is not None
            lies[prompt.slot] = prompt.zone
            evening.do(Carried(prompt.slot))
    found = lies | {prompt.slot: prompt.zone for prompt in evening.step.to_carry}
    assert found == places(evening.state)


def test_going_on_with_an_open_list_keeps_only_what_still_lies_wrong(evening: Evening) -> None:
    evening.play(25)
    evening.do(TakenBack(4))
    assert evening.step.to_carry
    for _ in range(10):
        before = evening.state
        evening.play()
        if evening.step.kind == "note":
            evening.do(Carried())
            break
        moved = {s for s, held in evening.state.table.slots.items() if before.table.slots.get(s) != held}
        assert not moved & {prompt.slot for prompt in evening.step.to_carry}


# Where people play against each other, what was seen is taken back only with everybody's word.


@pytest.fixture
def ferry(tmp_path: Path) -> Any:
    ferry = Ferry(tmp_path / "store.db")
    yield ferry
    ferry.store.close()


def test_everybody_living_must_agree_in_a_competitive_game(ferry: Ferry) -> None:
    seats = tuple(player.seat for player in ferry.state.players)
    while ferry.desk.checklist(1).kind in ("free", "move") and not ferry.state.outcome:
        ferry.play()
    plan = ferry.desk.checklist(1)
    assert plan.kind in ("seen", "order")
    assert plan.agree == ferry.state.living == seats
    before, number = ferry.state, ferry.game.number
    for agreed in ((), seats[:2], ("p9",)):
        step = ferry.do(TakenBack(1, agreed))
        assert step.note is not None
        assert step.note.key == "undo-needs-agreement"
        assert (ferry.state, ferry.game.number) == (before, number)
    assert ferry.do(Pressed("undo")).note.key == "undo-needs-agreement"  # type: ignore[union-attr]
    assert ferry.do(TakenBack(1, seats)).kind == "undo"
    assert ferry.game.number == number + 1


def test_a_move_that_showed_nothing_needs_nobodys_word(ferry: Ferry) -> None:
    while ferry.desk.checklist(1).kind not in ("free", "move") or not ferry.desk.checklist(1).actions:
        ferry.play()
    assert ferry.desk.checklist(1).agree == ()
    assert ferry.do(TakenBack(1)).kind == "undo"


@pytest.mark.parametrize("custody", ["app", "face", "read", "back"])
def test_the_ferry_goes_back_and_forth_as_well(tmp_path: Path, custody: Any) -> None:
    for seed in range(4):
        ferry = Ferry(tmp_path / f"{seed}.db", seed=seed, custody=custody)
        for _ in range(12):
            ferry.play(4)
            history = ferry.game.history
            count = len(history.live) - history.cut(3)
            wanted = history.state_at(count)
            ferry.game.undo(3)
            if not any(at == count for at, _ in ferry.game.history.lost):
                assert ferry.state == wanted
                ferry.game.redo()
            assert ferry.room.hard_faults(ferry.state) == []
            ferry.table.catch_up(ferry.state.table)
        again = rebuild(ferry.room, ferry.game.header, ferry.store.archive.entries(ferry.game.id))
        assert again.state == ferry.state
        assert again.live == ferry.game.history.live
        ferry.store.close()
