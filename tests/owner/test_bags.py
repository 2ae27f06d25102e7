"""Packing away a running game and laying it out again: every card has its bag, and no bag tells a secret."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.core.crossing.intents import Pressed
from companion.core.language.events import Shuffled
from companion.core.language.ids import ZoneId
from companion.core.ports.owner_words import can_be_disturbed
from companion.core.ports.owners import Packing
from companion.engine.players.truth import mend
from companion.owner.bags import Packer, bags, unpacking
from tests.house.kit import Evening, at_rest, house_at


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[Evening]:
    """A game in its middle."""
    house = house_at(tmp_path / "store.db")
    evening = Evening(house, 3)
    evening.begin(3, "face")
    evening.until(lambda state: state.turn.number > 4 and at_rest(state))
    yield evening
    house.close()


def test_every_card_on_the_table_is_in_exactly_one_bag(evening: Evening) -> None:
    state, port = evening.state, Packer(evening.house)
    packing: Packing = port
    packed = packing.bags()
    zones = [bag.zone for bag in packed]
    assert len(zones) == len(set(zones))
    out = sum(len(slots) for zone, slots in state.table.zones.items() if zone != "box")
    assert sum(bag.cards for bag in packed) == out
    assert [bag.number for bag in packed] == list(range(1, len(packed) + 1))
    assert [bag.seat for bag in packed if bag.seat][0] == "p1", "players first"
    assert packed[-1].seat is None


def test_unpacking_is_packing_backwards(evening: Evening) -> None:
    packer = Packer(evening.house)
    assert packer.unpack() == packer.bags()[::-1]
    assert unpacking(unpacking(packer.bags())) == packer.bags()


def test_only_open_cards_are_named(evening: Evening) -> None:
    """Whatever the hidden cards are, the bags say the same."""
    state, room = evening.state, evening.room
    packed = bags(state, room.zone_table)
    assert any(bag.seen for bag in packed)
    for bag in packed:
        if bag.face == "down":
            assert bag.seen == ()
        if bag.face == "up":
            assert len(bag.seen) == bag.cards
    hidden = {slot: copy for slot, copy in evening.table.truth.items() if not state.table.slots[slot].face_up}
    assert mend(hidden, state.table, lambda occasion, things: list(things)[::-1]), "they could lie otherwise"


def test_a_packed_game_is_known_to_be_packed_until_it_is_laid_out(evening: Evening) -> None:
    packer, house = Packer(evening.house), evening.house
    game = evening.desk.game.id
    assert not packer.is_packed(game)
    assert packer.pack() == packer.bags()
    before = evening.state
    house.leave()
    assert packer.bags() == ()
    assert packer.is_packed(game)
    house.resume(game)
    assert evening.state == before
    packer.unpacked()
    assert not packer.is_packed(game)


def test_a_disturbed_pile_is_shuffled_again_and_the_game_goes_on(evening: Evening) -> None:
    packer = Packer(evening.house)
    strikes = ZoneId("strikes")
    pile = next(bag for bag in packer.bags() if can_be_disturbed(bag) and bag.zone == "hive")
    packer.unpacked([pile.zone, strikes])
    evening.desk.work_off()
    shuffled = [event.zone for step in evening.steps for event in step.events if isinstance(event, Shuffled)]
    assert [zone for zone in shuffled if zone in (pile.zone, strikes)][-2:] == [pile.zone, strikes]
    groups = {evening.state.table.slots[slot].group for slot in evening.state.table.zone("hive")}
    assert len(groups) == 1, "the levels are mixed now"
    evening.play(30)
    assert evening.step.refusal is None


def test_what_lies_open_cannot_be_shuffled_again(evening: Evening) -> None:
    step = evening.step
    Packer(evening.house).unpacked([ZoneId("hq:1"), ZoneId("nowhere")])
    evening.desk.work_off()
    step = evening.step
    assert step.refusal is not None
    assert step.refusal.here is not None
    assert step.refusal.here.key == "here-no-such-pile"


def test_a_pile_waits_for_the_open_question(evening: Evening) -> None:
    evening.until(lambda state: state.ask is not None)
    Packer(evening.house).unpacked([ZoneId("hive")])
    evening.desk.work_off()
    assert evening.step.refusal is not None
    assert evening.step.refusal.rule == "TABLE-ASK-03"


def test_bags_are_photographed_when_there_is_a_camera(evening: Evening) -> None:
    packer = Packer(evening.house)
    assert not packer.photograph(1)
    evening.house.photographer.snap = lambda: b"\xff\xd8 a bag"
    assert packer.photograph(1)
    assert packer.picture(1) == b"\xff\xd8 a bag"
    assert packer.picture(2) is None
    assert evening.do(Pressed("confirm")).refusal is None
