"""A card that a finger carries: a legal move is done, anything else asks first, and all can be taken back."""

from __future__ import annotations

from typing import Any

from companion.core.crossing.intents import Dropped, Overruled, Taken, TakenBack
from companion.core.language.ids import TABLE, SlotId, ZoneId
from companion.engine.ways import Possible
from companion.games.alien.room import room
from companion.play import drops
from tests.games.alien.whole import legal
from tests.house.kit import Evening, at_rest


def can_recruit(state: Any) -> bool:
    return at_rest(state) and any(one.id.startswith("recruit:") for one in legal(state, TABLE))


def test_a_drop_that_a_move_explains_is_that_move(evening: Evening) -> None:
    evening.until(can_recruit)
    offer = next(one for one in evening.step.view.offers if one.id.startswith("recruit:"))
    slot, seat = SlotId(int(offer.target.partition(":")[2])), evening.state.active
    paid = evening.state.numbers["recruit"]
    own = tuple(ZoneId(f"{part}:{seat}") for part in ("hand", "discard", "deck"))
    step = evening.do(Dropped(slot, own))
    assert step.refusal is None
    assert evening.state.table.slots[slot].zone == f"discard:{seat}"
    assert evening.state.numbers["recruit"] < paid, "it was recruited, not only carried"


def too_dear(state: Any) -> list[Possible]:
    every = room().possible(state, TABLE) if at_rest(state) else ()
    return [one for one in every if one.verb == "recruit" and one.refusal and one.refusal.kind == "cost"]


def test_a_drop_that_only_one_rule_forbids_says_that_rule_and_is_that_move_anyway(evening: Evening) -> None:
    evening.until(lambda state: any(one.target.startswith("slot:") for one in too_dear(state)))
    dear = next(one for one in too_dear(evening.state) if one.target.startswith("slot:"))
    slot, seat = SlotId(int(dear.target.partition(":")[2])), evening.state.active
    before = evening.state
    step = evening.do(Dropped(slot, (ZoneId(f"discard:{seat}"),)))
    assert step.refusal == dear.refusal and evening.state == before, "what would allow it, and not only no"
    evening.do(Overruled(step.number))
    assert evening.state.table.slots[slot].zone == f"discard:{seat}"
    assert evening.state.numbers["recruit"] == 0, "it was recruited for what there was"


def test_where_a_card_may_be_dropped_is_where_its_ways_bring_it(evening: Evening) -> None:
    evening.until(can_recruit)
    seat = evening.state.active
    own = ZoneId(f"discard:{seat}")
    for one in room().possible(evening.state, TABLE):
        if one.verb == "recruit" and one.target.startswith("slot:"):
            drop = Dropped(SlotId(int(one.target.partition(":")[2])), (own,))
            found = drops.legal(room(), evening.state, drop), drops.refused(room(), evening.state, drop)
            assert found == ((one.command, None) if one.refusal is None else (None, one.command))


def test_a_drop_that_is_no_move_is_done_when_the_table_says_so(evening: Evening) -> None:
    evening.until(at_rest)
    slot = evening.state.table.zone("hq:3")[0]
    before = evening.state
    step = evening.do(Dropped(slot, (ZoneId("combat"),)))
    assert step.refusal is not None
    assert (step.refusal.rule, step.refusal.can_be_waived) == ("TABLE-MOVE-01", True)
    assert evening.state == before
    evening.do(Overruled(step.number))
    assert evening.state.table.slots[slot].zone == "combat"
    evening.do(TakenBack(1))
    assert evening.state == before


def test_always_like_this_lets_later_cards_go_at_once(evening: Evening) -> None:
    evening.until(at_rest)
    first, second = evening.state.table.zone("hq:3")[0], evening.state.table.zone("hq:4")[0]
    step = evening.do(Dropped(first, (ZoneId("combat"),)))
    evening.do(Overruled(step.number, always=True))
    evening.do(Dropped(second, (ZoneId("combat"),)))
    assert evening.state.table.slots[second].zone == "combat"


def test_over_several_piles_one_touch_says_which(evening: Evening) -> None:
    evening.until(at_rest)
    slot, seat = evening.state.table.zone("hq:3")[0], evening.state.players[1].seat
    zones = tuple(ZoneId(f"{part}:{seat}") for part in ("hand", "discard"))
    step = evening.do(Dropped(slot, zones))
    assert step.kind == "question"
    evening.do(Taken(step.offers[1].id))
    assert evening.state.table.slots[slot].zone == zones[1]


def test_a_place_or_card_that_is_not_there_is_a_sentence(evening: Evening) -> None:
    evening.until(at_rest)
    slot = evening.state.table.zone("hq:3")[0]
    before = evening.state
    for drop in (
        Dropped(slot, (ZoneId("moon"),)),
        Dropped(SlotId(99_999), (ZoneId("hive"),)),
        Dropped(slot, ()),
    ):
        step = evening.do(drop)
        assert step.refusal is not None or step.note is not None
        if step.refusal is not None:
            evening.do(Overruled(step.number))
    assert evening.state == before


def test_a_hidden_card_is_never_tried_for_what_it_may_be(evening: Evening) -> None:
    evening.until(lambda one: at_rest(one) and bool(one.table.zone("room:1")))
    slot = evening.state.table.zone("room:1")[0]
    assert not evening.state.table.slots[slot].face_up
    for zone in ("combat", "dead-enemies", "operations", "hazards-events"):
        step = evening.do(Dropped(slot, (ZoneId(zone),)))
        assert step.refusal is not None and step.refusal.rule == "TABLE-MOVE-01"
