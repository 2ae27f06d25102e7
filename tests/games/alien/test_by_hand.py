"""What the manual tools change besides the card or number that was named: the books follow the table."""

from __future__ import annotations

import pytest

from companion.core.language.asks import Identity, Number
from companion.core.language.commands import BindSlot, MoveSlot, SetNumber, SetProgress
from companion.core.language.ids import CopyId
from companion.engine.legendary.course import EndAction
from companion.engine.legendary.fighting import Fight
from companion.engine.legendary.market.events import Recruited
from companion.engine.legendary.market.requests import Recruit
from companion.engine.legendary.scanning import Scan
from companion.games.alien import zones
from companion.games.alien.board import strips
from companion.games.alien.by_hand import carriers
from companion.games.alien.market import RecruitSergeant, way_of_sergeant
from companion.games.alien.objectives.rules import current
from companion.games.alien.room import room
from companion.games.alien.state import AlienState, Hugger
from tests.games.alien.acts import in_hand, person, playing
from tests.games.alien.box import (
    BURST,
    EVENT,
    MATE,
    P1,
    P2,
    P3,
    ability,
    answer,
    card,
    carrying,
    clause,
    decision,
    designs,
    do,
    enemy,
    find,
    hide,
    hug,
    put,
    top,
    with_card,
    with_numbers,
)
from tests.games.alien.whole import rule_faults


@pytest.mark.rule("ALN-OBJ-01", "ALN-OBJ-03", "ALN-OBJ-11")
@pytest.mark.parametrize(
    "tool", [SetProgress(course={"objective": 2}), SetNumber("objective", 2)], ids=["progress", "number"]
)
def test_a_corrected_objective_lies_on_top_and_answers_events(table: AlienState, tool: SetNumber) -> None:
    told = (card(f"objective-{n}", "objective", ability("event", clause("gain", recruit=n)), level=n, need=3)
            for n in (1, 2, 3))  # fmt: skip
    for one in told:
        table = with_card(table, one)
    state = do(table, tool)
    assert designs(state, "objectives") == ("objective-2", "objective-3", "objective-1")
    assert state.objective == 2 and rule_faults(state) == []
    state = with_numbers(put(state, "room:1", EVENT, face_up=False), attack=1)
    assert do(state, Scan(P1, zones.ROOMS[0])).numbers["recruit"] == 2
    back = do(state, SetProgress(course={"objective": 1}))
    assert designs(back, "objectives") == ("objective-1", "objective-2", "objective-3")


@pytest.mark.rule("ALN-OBJ-01")
def test_an_objective_that_is_laid_on_top_by_hand_is_the_current_one(table: AlienState) -> None:
    third = find(table, "objective-3")
    state = do(table, MoveSlot(third, zones.OBJECTIVES, 0, True))
    assert state.objective == 3 and current(state) == third and rule_faults(state) == []


@pytest.mark.rule("ALN-OBJ-01", "ALN-OBJ-03")
def test_a_number_that_is_no_objective_is_tolerated_and_badged(table: AlienState) -> None:
    state = do(table, SetNumber("objective", 9))
    assert designs(state, "objectives") == designs(table, "objectives") and state.outcome == ""
    assert rule_faults(state) == ["ALN-OBJ-01 objectives"] == list(state.tolerated)
    assert do(state, SetNumber("objective", 1)).tolerated == ()


@pytest.mark.rule("ALN-RULING-23", "ALN-FACE-16")
def test_a_chestburster_carried_out_of_a_deck_by_hand_makes_its_owner_safe(table: AlienState) -> None:
    state = carrying(table, P2)
    burst = find(state, "chestburster", "discard:p2")
    state = do(state, MoveSlot(burst, zones.HATCHERY, -1, True))
    assert not state.carries(P2) and state.carriers == {}
    back = do(state, MoveSlot(burst, zones.of(P3, "discard"), 0, True))
    assert back.carriers == {P3: 1}
    passed_on = do(back, MoveSlot(burst, zones.of(P2, "discard"), 0, True))
    assert passed_on.carriers == {P2: 1}


@pytest.mark.rule("ALN-RULING-23")
def test_a_chestburster_that_nobody_has_located_is_still_carried(table: AlienState) -> None:
    state = do(carrying(table, P2), MoveSlot(top(table, "hq:1"), zones.BOX))
    assert state.carriers == {P2: 1}
    shuffled = hide(table, "deck:p2", BURST, MATE)
    hidden = do(shuffled, MoveSlot(top(shuffled, "hq:1"), zones.BOX))
    assert hidden.carriers == {P2: 1}
    in_hand = do(hidden, MoveSlot(hidden.table.zone("deck:p2")[-1], zones.of(P2, "hand")))
    assert carriers(in_hand) == {P2: 1}


@pytest.mark.rule("ALN-FACE-16")
def test_an_unseen_card_dug_out_of_a_deck_and_named_makes_its_owner_safe(table: AlienState) -> None:
    state = hide(carrying(table, P3), "deck:p2", BURST, MATE)
    dug = state.table.zone("deck:p2")[-1]
    state = do(state, MoveSlot(dug, zones.HATCHERY, -1, True))
    copy = next(copy for copy in state.table.pools if state.table.card_of(copy).has("chestburster"))
    state = do(state, BindSlot(dug, CopyId(copy)))
    assert state.carriers == {P3: 1}


@pytest.mark.rule("ALN-FACE-02")
def test_a_facehugger_that_is_carried_by_hand_keeps_or_loses_its_deadline(table: AlienState) -> None:
    state = hug(table, P1, 1)
    (hugger,) = state.huggers
    other = do(state, MoveSlot(hugger.slot, zones.of(P2, "hugger"), -1, True))
    assert other.huggers == (Hugger(hugger.slot, P2, 1),)
    gone = do(state, MoveSlot(hugger.slot, zones.DEAD_ENEMIES, 0, True))
    assert gone.huggers == () and not do(gone, EndAction(P1)).carriers


@pytest.mark.rule("ALN-FACE-02", "ALN-FACE-11")
def test_a_facehugger_laid_before_a_player_by_hand_has_a_whole_deadline(table: AlienState) -> None:
    state = do(table, MoveSlot(find(table, "facehugger", "hatchery"), zones.of(P3, "hugger")))
    (hugger,) = state.huggers
    assert (hugger.seat, hugger.deadline) == (P3, 2)
    assert do(table, MoveSlot(find(table, "drone"), zones.of(P3, "hugger"), 0, True)).huggers == ()


@pytest.mark.rule("ALN-RULING-49")
def test_a_card_turned_face_down_again_is_hidden_and_reveals_again(table: AlienState) -> None:
    greedy = card("greedy", "enemy", ability("reveal", clause("gain", recruit=2)), attack=1)
    state = with_numbers(put(table, "room:2", greedy, face_up=False), attack=9)
    state = do(state, Scan(P1, zones.ROOMS[1]))
    state = do(state, MoveSlot(find(state, "greedy"), zones.ROOMS[1], 0, False))
    state = do(state, Scan(P1, zones.ROOMS[1]))
    assert state.numbers["recruit"] == 4 and state.numbers["attack"] == 9 - 2 - 2


def test_a_card_that_is_known_no_more_while_its_number_is_asked_is_asked_for_again(table: AlienState) -> None:
    state = in_hand(table, person("stranger", attack=None))
    state = do(state, playing(state))
    assert isinstance(state.ask, Number)
    state = answer(do(state, BindSlot(find(state, "stranger"))), 2)
    assert isinstance(state.ask, Identity)
    assert answer(state, "stranger").numbers["attack"] == 2
    state = with_numbers(put(table, "combat", enemy("shape", None)), attack=3)
    state = do(state, Fight(P1, find(state, "shape")))
    state = answer(do(state, BindSlot(find(state, "shape"))), 2)
    assert isinstance(state.ask, Identity) and state.numbers["attack"] == 3
    assert answer(state, "shape").numbers["attack"] == 1


@pytest.mark.rule("ALN-RECRUIT-05")
def test_the_price_of_sergeants_is_shown_as_it_was_corrected(table: AlienState) -> None:
    dear = with_card(table, card("sergeant", "sergeant", cost=4))
    offer = way_of_sergeant(dear).offer()
    assert offer.sub is not None and offer.sub.args["need"] == 4
    (hq,) = (strip for strip in strips(dear, (), None) if strip.id == "hq")
    assert [figure.value for figure in hq.places[-1].figures] == [4]


@pytest.mark.rule("ALN-RECRUIT-06", "ALN-STATE-23")
def test_a_sergeant_that_came_up_has_been_seen(table: AlienState) -> None:
    state = with_numbers(table, recruit=9)
    classes = [room().undo(*step) for step in decision(state, RecruitSergeant(P1)).course(state)]
    assert "seen" in classes
    course = decision(state, Recruit(P1, top(state, "hq:1"))).course(state)
    bought = [room().undo(was, event, now) for was, event, now in course if isinstance(event, Recruited)]
    assert bought == ["move"]
