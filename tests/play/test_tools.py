"""The table is right: the five manual tools, and what was forgotten and is made good now."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from companion.core.crossing.intents import Corrected, Replied, TakenBack
from companion.core.language.asks import Choice
from companion.core.language.commands import BindSlot, CorrectFact, MoveSlot, SetNumber, SetProgress
from companion.core.language.events import Tolerated
from companion.core.language.ids import SeatId, ZoneId
from companion.engine.legendary.strikes import ForgotStrike, StrikeDrawn
from tests.house.kit import Evening, at_rest, house_at


def tool(evening: Evening, command: Any) -> Any:
    """Use a tool that is accepted; hard invariants hold, and it is one action that can be taken back."""
    before = evening.state
    step = evening.do(Corrected(command, late=True))
    assert step.refusal is None, step.refusal
    assert step.kind == "tool"
    assert evening.room.hard_faults(evening.state) == []
    after = evening.state
    evening.desk.game.undo()
    assert evening.state == before
    evening.desk.game.redo()
    assert evening.state == after
    return step


def test_all_five_tools_work_through_the_front_door(evening: Evening) -> None:
    evening.until(at_rest)
    table, seats = evening.state.table, [player.seat for player in evening.state.players]
    card = table.zone("hq:3")[0]
    tool(evening, MoveSlot(card, ZoneId(f"discard:{seats[1]}")))
    assert evening.state.table.slots[card].zone == f"discard:{seats[1]}"
    tool(evening, SetNumber("attack", 9))
    assert evening.state.numbers["attack"] == 9
    tool(evening, SetProgress(seat=seats[2], phase="action"))
    assert evening.state.turn.seat == seats[2]
    slot = evening.state.table.zone(f"hand:{seats[0]}")[0]
    assert evening.state.table.slots[slot].copy is None
    tool(evening, BindSlot(slot, evening.table.truth[slot]))
    assert evening.state.table.slots[slot].known == "told"
    design = evening.state.table.card(card).design
    tool(evening, CorrectFact(design, "cost", 8))
    assert evening.state.table.card(card).number("cost") == 8
    remembered = evening.house.store.remembered
    assert remembered.number("alien", design, "cost") == 8  # from now on, in later games too


@pytest.mark.parametrize(
    "command",
    [
        MoveSlot(99_999, ZoneId("hive")),  # type: ignore[arg-type]
        MoveSlot(1, ZoneId("moon")),  # type: ignore[arg-type]
        SetNumber("luck", 3),
        SetNumber("attack", -1),
        SetNumber("attack", 10_000),
        SetProgress(seat=SeatId("p9")),
        SetProgress(phase="tea"),
        BindSlot(1, "nothing#1"),  # type: ignore[arg-type]
        CorrectFact("nothing", "cost", 3),
        CorrectFact("room:1", "scan", "much"),
    ],
)
def test_tools_cannot_make_what_cannot_be(evening: Evening, command: Any) -> None:
    before = evening.state
    step = evening.do(Corrected(command))
    assert step.refusal is not None
    assert step.refusal.kind == "impossible"
    assert step.refusal.here is not None
    texts = evening.house.texts
    assert texts.say(step.refusal.here) != step.refusal.here.key
    assert texts.rule(step.refusal.rule) != step.refusal.rule
    assert evening.state == before


def test_what_the_table_breaks_is_badged_and_armed_again_when_it_holds(evening: Evening) -> None:
    evening.until(at_rest)
    table = evening.state.table
    one, other = table.zone("hq:1")[0], table.zone("hq:2")[0]
    step = evening.do(Corrected(MoveSlot(other, ZoneId("hq:1"))))
    assert [type(event) for event in step.events].count(Tolerated) >= 1
    assert "ALN-ZONE-20 hq:1" in evening.state.tolerated
    assert step.view.tolerated  # a badge
    evening.play(3)
    assert "ALN-ZONE-20 hq:1" in evening.state.tolerated
    away = one if one in evening.state.table.zone("hq:1") else other
    step = evening.do(Corrected(MoveSlot(away, ZoneId("dead-characters"))))
    assert evening.state.tolerated == ()
    assert step.view.tolerated == ()
    assert any(isinstance(event, Tolerated) and event.broken == () for event in step.events)


def test_a_tool_that_says_what_is_asked_answers_it(tmp_path: Any) -> None:
    evening = Evening(house_at(tmp_path / "store.db"))
    evening.begin(3, "face")
    ask = evening.state.ask
    evening.do(Corrected(BindSlot(ask.slot, evening.table.truth[ask.slot])))
    assert evening.state.ask is None or evening.state.ask.id != ask.id
    evening.house.close()


def test_a_tool_tells_no_secret_by_doing_nothing(evening: Evening) -> None:
    """Guessing a hidden card right looks to everybody like any other word of the table."""
    evening.until(at_rest)
    table = evening.state.table
    hidden = table.zone("hive")[0]
    right = table.slots[hidden].copy
    wrong = next(copy for copy, slot in table.bound.items() if slot == table.zone("hive")[4])
    seen = []
    for copy in (right, wrong):
        step = evening.do(Corrected(BindSlot(hidden, copy)))
        seen.append((step.kind, step.note, step.label, step.notices, step.prompts))
        evening.desk.game.undo()
    assert seen[0] == seen[1]


# 'We forgot ...': any player, any time, nothing later undone.


def others(evening: Evening) -> SeatId:
    """Somebody whose turn it is not."""
    return next(p.seat for p in evening.state.players if p.alive and p.seat != evening.state.turn.seat)


@pytest.mark.parametrize("phase", ["hive", "action"])
def test_a_forgotten_strike_is_drawn_now(evening: Evening, phase: str) -> None:
    evening.until(lambda state: state.turn.number > 4 and state.turn.phase == phase and state.ask is None)
    seat, before = others(evening), evening.state
    actions = len(evening.desk.game.history.actions())
    step = evening.do(Corrected(ForgotStrike(seat), late=True))
    assert step.refusal is None
    drawn = [event for event in step.events if isinstance(event, StrikeDrawn)]
    assert [event.seat for event in drawn] == [seat]
    assert evening.state.turn == before.turn
    assert len(evening.desk.game.history.actions()) == actions + 1
    said = evening.house.texts.say(step.label)
    assert said.endswith("drew a strike that was forgotten")
    if evening.state.ask is None:
        evening.do(TakenBack(1))
        assert evening.state == before


def test_a_strike_that_is_remembered_in_the_middle_of_a_question_comes_before_it(evening: Evening) -> None:
    evening.until(lambda state: isinstance(state.ask, Choice))
    asked, before = evening.state.ask, evening.state
    step = evening.do(Corrected(ForgotStrike(others(evening)), late=True))
    assert any(isinstance(event, StrikeDrawn) for event in step.events)
    while evening.state.ask.why != asked.why:
        evening.play()
    assert evening.state.ask.options == asked.options  # and the question is still to be answered
    evening.do(TakenBack(1))
    assert evening.state == before


def test_a_forgotten_strike_of_the_dead_or_of_nobody_is_refused(evening: Evening) -> None:
    evening.until(at_rest)
    evening.do(Corrected(SetProgress(alive={others(evening): False})))
    dead = next(player.seat for player in evening.state.players if not player.alive)
    for seat in (dead, SeatId("p9")):
        step = evening.do(Corrected(ForgotStrike(seat)))
        assert step.refusal is not None
        assert (step.refusal.rule, step.refusal.kind) == ("ALN-DEATH-05", "impossible")


def test_a_forgotten_strike_kills_when_it_is_the_last(evening: Evening) -> None:
    evening.until(at_rest)
    seat = others(evening)
    for _ in range(40):
        if not evening.state.player(seat).alive:
            break
        evening.do(Corrected(ForgotStrike(seat)))
        while evening.state.ask is not None:
            evening.play()
    assert not evening.state.player(seat).alive
    assert evening.room.hard_faults(evening.state) == []
    evening.play(20)


def test_a_forgotten_strike_with_no_card_left_changes_nothing(evening: Evening) -> None:
    evening.until(at_rest)
    for slot in evening.state.table.zone("strikes") + evening.state.table.zone("strikes-discard"):
        evening.do(Corrected(MoveSlot(slot, ZoneId("removed"))))
    number = evening.desk.game.number
    step = evening.do(Corrected(ForgotStrike(others(evening))))
    assert step.note is not None
    assert step.note.key == "nothing-changes"
    assert evening.desk.game.number == number


def test_a_forgotten_move_heal_point_and_card_are_made_good_with_the_tools(evening: Evening) -> None:
    evening.until(lambda state: at_rest(state) and any(state.table.zone(f"damage:{p.seat}") for p in
                                                       state.players))  # fmt: skip
    state = evening.state
    seat = next(p.seat for p in state.players if state.table.zone(f"damage:{p.seat}"))
    actions, turn = len(evening.desk.game.history.actions()), state.turn
    strike = state.table.zone(f"damage:{seat}")[0]
    life = evening.step.view.seats[[p.seat for p in state.players].index(seat)].life.value
    evening.do(Corrected(MoveSlot(strike, ZoneId("strikes-discard"), face_up=True), late=True))  # a heal
    healed = evening.step.view.seats[[p.seat for p in state.players].index(seat)].life.value
    assert healed is not None
    assert life is not None
    assert healed <= life
    pushed = next((s for n in range(4, 0, -1) for s in state.table.zone(f"room:{n}")), None)
    if pushed is not None:
        evening.do(Corrected(MoveSlot(pushed, ZoneId("combat")), late=True))  # a move
        assert pushed in evening.state.table.zone("combat")
    evening.do(Corrected(SetNumber("recruit", state.numbers["recruit"] + 2), late=True))  # points
    assert evening.state.numbers["recruit"] == state.numbers["recruit"] + 2
    gained = state.table.zone("sergeants")[0]
    evening.do(Corrected(MoveSlot(gained, ZoneId(f"discard:{others(evening)}"), face_up=True), late=True))
    assert evening.state.table.slots[gained].zone == f"discard:{others(evening)}"
    assert evening.state.turn == turn
    assert len(evening.desk.game.history.actions()) == actions + 3 + (pushed is not None)
    evening.play(40)
    assert evening.room.hard_faults(evening.state) == []


# What was told wrongly.


def test_a_number_that_was_told_and_taken_back_is_asked_again(tmp_path: Any) -> None:
    house = house_at(tmp_path / "store.db")
    evening = Evening(house)
    box = house.store.catalogue.box("alien", "alien-practice")
    blank = {
        design: replace(card, numbers={**card.numbers, "cost": None, "attack": None})
        if card.kind in ("character", "enemy")
        else card
        for design, card in box.cards.items()
    }
    house.store.catalogue.box = lambda room, name: replace(box, cards=blank, boards={})  # type: ignore[method-assign]
    evening.begin(2, "app")
    evening.table._facts = {}
    evening.until(lambda state: type(state.ask).__name__ == "Number")
    ask = evening.state.ask
    history = evening.desk.game.history
    action = history.live[-history.cut(1)].command
    evening.do(Replied(ask.id, 7))
    assert house.store.remembered.number("alien", ask.of, ask.field) == 7
    evening.do(TakenBack(1))
    evening.desk.game.redo()
    assert evening.desk.game.history.doubted == frozenset()
    evening.do(TakenBack(1))
    assert (ask.of, ask.field) in evening.desk.game.history.doubted
    evening.do(Corrected(action))
    assert (evening.state.ask.of, evening.state.ask.field) == (ask.of, ask.field)
    evening.do(Replied(evening.state.ask.id, 2))
    assert house.store.remembered.number("alien", ask.of, ask.field) == 2
    assert evening.desk.game.history.doubted == frozenset()
    house.close()
