"""What the tools sheet can reach: every card that can be carried, and never the name of a hidden one."""

from __future__ import annotations

from companion.core.language.ids import SlotId
from companion.owner.workbench import Workbench
from tests.house.kit import Evening


def test_cards_of_every_place_can_be_carried_and_hidden_ones_have_no_name(evening: Evening) -> None:
    evening.play(40)
    state = evening.desk.game.state
    movable = Workbench(evening.house).movable()
    named = {SlotId(int(card.id.removeprefix("slot:"))): card.title for card in movable}
    piles = {state.table.slots[slot].zone.partition(":")[0] for slot in named}
    assert {"hive", "hand", "deck", "barracks", "hq", "strikes", "sergeants"} <= piles
    for slot, name in named.items():
        if not state.table.slots[slot].face_up:
            assert name.key == "a-card"


def test_of_cards_face_down_on_a_pile_only_the_top_one_is_offered(evening: Evening) -> None:
    state = evening.desk.game.state
    offered = {int(card.id.removeprefix("slot:")) for card in Workbench(evening.house).movable()}
    assert [slot for slot in state.table.zone("hive") if slot in offered] == [state.table.zone("hive")[0]]


def test_progress_of_each_objective_is_told_apart(evening: Evening) -> None:
    said = [
        evening.house.texts.say(name)
        for key, name, _value in Workbench(evening.house).numbers()
        if key.startswith("progress")
    ]
    assert len(set(said)) == len(said)
