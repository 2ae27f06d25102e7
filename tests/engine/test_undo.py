"""What an event did to real cards, and so what taking it back means."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from companion.core.language.events import Bound, Moved, NumberSet, OrderKnown, OrderLost, Shuffled
from companion.core.language.ids import CopyId, SlotId, ZoneId
from companion.core.language.states import Header, State
from companion.engine.evolve import evolve_core
from companion.engine.undo import core_class, heaviest, moved_class
from companion.engine.zone_table import Zone, ZoneTable
from tests.engine.toy import make_state

DECK = ZoneId("deck")
ZONES = ZoneTable.of((Zone(name="deck", kind="pile", ordered=True, custody="deck"),))


def kept(how: Any) -> State:
    """A game that keeps its only deck in this way."""
    return State(header=Header("toy", (), custody={"deck": how}))


@pytest.mark.parametrize(("how", "kind"), [("app", "move"), ("face", "order"), ("read", "order")])
def test_a_shuffle_by_hand_loses_an_order_and_one_by_the_app_does_not(how: Any, kind: str) -> None:
    assert core_class(ZONES, kept(how), Shuffled(DECK)) == kind


@pytest.mark.parametrize(
    ("event", "kind"),
    [
        (OrderLost((SlotId(1), SlotId(2))), "free"),
        (OrderKnown(DECK, ()), "free"),
        (NumberSet("attack", 1), "free"),
        (Moved((SlotId(1),), DECK), "move"),
        (Bound(SlotId(1), CopyId("a"), "app"), "free"),
        (Bound(SlotId(1), CopyId("a"), "seen"), "seen"),
        (Bound(SlotId(1), CopyId("a"), "told"), "seen"),
    ],
    ids=lambda value: type(value).__name__ if not isinstance(value, str) else value,
)
def test_what_only_the_books_forget_or_learn_needs_no_hand(event: Any, kind: str) -> None:
    assert core_class(ZONES, kept("face"), event) == kind


def test_what_moved_is_as_hard_to_take_back_as_the_hardest_of_it() -> None:
    rows = (Zone(name="deck", kind="pile"), Zone(name="row", kind="row"))
    before = make_state()
    turned = evolve_core(before, Moved(before.table.zone(DECK)[:1], ZoneId("row"), 0, True))
    assert moved_class(ZoneTable.of(rows), before, turned) == "seen"
    assert moved_class(ZoneTable.of(rows), turned, before) == "move"
    assert moved_class(ZoneTable.of(rows), before, replace(before, numbers={})) == "free"


def test_an_order_that_matters_is_carried_back_and_no_other() -> None:
    before = make_state()
    cards = before.table.zone(DECK)
    turned = replace(before, table=replace(before.table, zones={**before.table.zones, DECK: cards[::-1]}))
    assert moved_class(ZONES, before, turned) == "move"
    assert moved_class(ZoneTable.of((Zone(name="deck", kind="pile"),)), before, turned) == "free"


def test_an_action_is_as_hard_to_take_back_as_its_hardest_event() -> None:
    assert heaviest(["free", "move", "order", "seen"]) == "order"
    assert heaviest([]) == "free"
