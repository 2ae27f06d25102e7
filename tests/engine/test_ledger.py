"""The ledger against a hidden truth: no true card is ever refused, and the books always hold."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from msgspec.structs import replace

from companion.core.language.cards import Card
from companion.core.language.events import Row
from companion.core.language.ids import CopyId, DesignId, GroupId, PoolId, SlotId, ZoneId
from companion.core.language.slots import Table
from companion.engine import ledger, zones

ZONES = tuple(ZoneId(name) for name in ("deck", "hand", "row", "discard", "box"))
DESIGNS = tuple(DesignId(name) for name in "abc")


class HiddenTruth(RuleBasedStateMachine):
    """Hands move real cards about; the ledger is told what people see, and nothing else."""

    def __init__(self) -> None:
        super().__init__()
        self.table = Table(cards={design: Card(design, "thing") for design in DESIGNS})
        self.truth: dict[SlotId, CopyId] = {}
        self.deals = 0

    def pick(self, data: st.DataObject, slots: Iterable[SlotId], label: str) -> SlotId:
        return data.draw(st.sampled_from(sorted(slots)), label=label)

    def bound(self) -> list[SlotId]:
        return [slot for slot, held in self.table.slots.items() if held.copy is not None]

    def unbound(self) -> list[SlotId]:
        return [slot for slot, held in self.table.slots.items() if held.copy is None]

    @initialize(data=st.data(), chance=st.randoms())
    def begin(self, data: st.DataObject, chance: Any) -> None:
        self.deal(data, [5, 3, 4], chance)

    @precondition(lambda self: self.deals < 4)
    @rule(data=st.data(), sizes=st.lists(st.integers(1, 5), min_size=1, max_size=3), chance=st.randoms())
    def deal(self, data: st.DataObject, sizes: list[int], chance: Any) -> None:
        """Bring fresh copies in one or more pools, split over several piles; old group names may be met."""
        self.deals += 1
        pools: dict[PoolId, tuple[CopyId, ...]] = {}
        parts: dict[int, dict[PoolId, int]] = {}
        held: dict[int, list[CopyId]] = {}
        designs = dict(self.table.designs)
        for index, size in enumerate(sizes):
            pool = PoolId(f"pool{self.deals}.{index}")
            pools[pool] = tuple(CopyId(f"c{self.deals}.{index}.{number}") for number in range(size))
            for copy in pools[pool]:
                designs[copy] = data.draw(st.sampled_from(DESIGNS))
                pile = data.draw(st.integers(0, 2), label="pile")
                parts.setdefault(pile, {}).setdefault(pool, 0)
                parts[pile][pool] += 1
                held.setdefault(pile, []).append(copy)
        rows = []
        made = self.table.made
        for pile in sorted(parts):
            group = GroupId(f"group{data.draw(st.integers(0, 5), label='group')}")
            rows.append(Row(ZONES[pile], group, parts[pile]))
            chance.shuffle(held[pile])
            for copy in held[pile]:
                made += 1
                self.truth[SlotId(made)] = copy
        self.table = ledger.deal(replace(self.table, designs=designs), pools, rows)

    @rule(size=st.integers(1, 3), zone=st.sampled_from(ZONES), design=st.sampled_from(DESIGNS))
    @precondition(lambda self: len(self.table.slots) < 40)
    def lay(self, size: int, zone: ZoneId, design: DesignId) -> None:
        made = self.table.made
        copies = tuple(CopyId(f"laid{made + number}") for number in range(size))
        designs = {**self.table.designs, **dict.fromkeys(copies, design)}
        self.table = zones.lay(replace(self.table, designs=designs), zone, copies, True)
        self.truth.update({SlotId(made + 1 + number): copy for number, copy in enumerate(copies)})

    @precondition(lambda self: self.truth)
    @rule(data=st.data(), to=st.sampled_from(ZONES), at=st.integers(-1, 4))
    def move(self, data: st.DataObject, to: ZoneId, at: int) -> None:
        slots = data.draw(st.lists(st.sampled_from(sorted(self.truth)), min_size=1, max_size=3, unique=True))
        self.table = zones.move(self.table, slots, to, at)

    @rule(zone=st.sampled_from(ZONES), chance=st.randoms())
    def shuffle(self, zone: ZoneId, chance: Any) -> None:
        slots = list(self.table.zone(zone))
        copies = [self.truth[slot] for slot in slots]
        chance.shuffle(copies)
        self.truth.update(zip(slots, copies, strict=True))
        self.table = ledger.shuffle(self.table, slots)

    @precondition(lambda self: self.unbound())
    @rule(data=st.data(), known=st.sampled_from(["seen", "told", "app"]))
    def bind(self, data: st.DataObject, known: Any) -> None:
        slot = self.pick(data, self.unbound(), "bind")
        self.table = ledger.bind(self.table, slot, self.truth[slot], known)

    @precondition(lambda self: self.truth)
    @rule(data=st.data(), chance=st.randoms())
    def forget(self, data: st.DataObject, chance: Any) -> None:
        """After an undo nobody knows which of these is which: hands may have mixed them."""
        slots = data.draw(st.lists(st.sampled_from(sorted(self.truth)), min_size=1, max_size=4, unique=True))
        copies = [self.truth[slot] for slot in slots]
        chance.shuffle(copies)
        self.truth.update(zip(slots, copies, strict=True))
        self.table = ledger.forget(self.table, slots)

    @precondition(lambda self: self.truth)
    @rule(data=st.data())
    def unknow(self, data: st.DataObject) -> None:
        """The app forgets what it alone knew; what people know stays known."""
        slots = data.draw(st.lists(st.sampled_from(sorted(self.truth)), min_size=1, max_size=6, unique=True))
        self.table = ledger.unknow(self.table, slots)
        assert all(self.table.slots[slot].known != "app" for slot in slots if self.table.slots[slot].part)

    @precondition(lambda self: self.truth)
    @rule(data=st.data())
    def turn_up(self, data: st.DataObject) -> None:
        slot = data.draw(st.sampled_from(sorted(self.truth)))
        self.table = zones.turn(self.table, slot)
        assert self.table.slots[slot].part is None

    @rule(zone=st.sampled_from(ZONES))
    def know_order(self, zone: ZoneId) -> None:
        order = [self.truth[slot] for slot in self.table.zone(zone)]
        self.table = ledger.know_order(self.table, zone, order)

    @precondition(lambda self: self.table.bound and self.table.pools)
    @rule(data=st.data())
    def swap(self, data: st.DataObject) -> None:
        """A copy was only told to be there: truth had its twin there all along."""
        one = data.draw(st.sampled_from(sorted(self.table.bound)))
        twins = [c for c in self.table.pools if self.table.designs[c] == self.table.designs[one]]
        if not twins:
            return
        other = data.draw(st.sampled_from(sorted(twins)))
        back = {copy: slot for slot, copy in self.truth.items()}
        self.truth[back[one]], self.truth[back[other]] = other, one
        self.table = ledger.swap(self.table, one, other)

    @precondition(lambda self: self.unbound())
    @rule(data=st.data())
    def refuse(self, data: st.DataObject) -> None:
        """What is no candidate cannot be bound, and the attempt changes nothing."""
        slot = self.pick(data, self.unbound(), "refuse")
        for copy in self.table.designs.keys() - set(ledger.candidates(self.table, slot)):
            with pytest.raises(ledger.LedgerError):
                ledger.bind(self.table, slot, copy, "seen")

    @invariant()
    def books_hold(self) -> None:
        assert ledger.faults(self.table) == []

    @invariant()
    def books_are_tidy(self) -> None:
        assert all(row and all(row.values()) for row in self.table.quota.values())

    @invariant()
    def no_true_card_is_refused(self) -> None:
        for slot, copy in self.truth.items():
            assert copy in ledger.candidates(self.table, slot)
            assert self.table.slots[slot].copy in (None, copy)


class HiddenTruthTest(HiddenTruth.TestCase):  # type: ignore[name-defined,misc]
    settings = settings(max_examples=60, stateful_step_count=30)


@pytest.mark.long
class LongHiddenTruthTest(HiddenTruth.TestCase):  # type: ignore[name-defined,misc]
    settings = settings(max_examples=1_000, stateful_step_count=60)


def dealt() -> Table:
    """Three drones for each of two levels and four in the box: nobody knows which."""
    copies = tuple(CopyId(f"d{number}") for number in range(10))
    row = {PoolId("drones"): 3}
    rows = (
        Row(ZoneId("hive"), GroupId("one"), row),
        Row(ZoneId("hive"), GroupId("two"), row),
        Row(ZoneId("box"), GroupId("box"), {PoolId("drones"): 4}),
    )
    table = Table(designs=dict.fromkeys(copies, DesignId("drone")))
    return ledger.deal(table, {PoolId("drones"): copies}, rows)


def test_a_pool_is_split_over_piles_that_stay_apart() -> None:
    table = dealt()
    assert [len(table.zone("hive")), len(table.zone("box"))] == [6, 4]
    top, bottom = table.zone("hive")[0], table.zone("hive")[-1]
    assert table.slots[top].group == "one"
    assert table.slots[bottom].group == "two"
    assert len(ledger.candidates(table, top)) == 10


def test_a_full_level_takes_no_fourth_drone() -> None:
    table = dealt()
    for number, slot in enumerate(table.zone("hive")[:3]):
        table = ledger.bind(table, slot, CopyId(f"d{number}"), "seen")
    assert GroupId("one") not in table.quota
    assert not any(ledger.may_hold(table, slot, CopyId("d5")) for slot in table.zone("hive")[:3])
    assert ledger.candidates(table, table.zone("hive")[0]) == ("d0",)


def test_a_shuffle_of_cards_nobody_told_apart_changes_nothing() -> None:
    table = dealt()
    assert ledger.shuffle(table, table.zone("box")) is table


def test_a_shuffle_forgets_what_was_known_and_keeps_what_can_be() -> None:
    table = dealt()
    first, second = table.zone("hive")[:2]
    table = ledger.bind(table, first, CopyId("d0"), "seen")
    table = ledger.shuffle(table, (first, second))
    assert table.slots[first].copy is None
    assert CopyId("d0") in ledger.candidates(table, second)
    assert CopyId("d0") in ledger.candidates(table, table.zone("hive")[2])  # its group was met and is one now
    assert CopyId("d0") not in ledger.candidates(table, table.zone("box")[0])


def test_faults_are_named() -> None:
    table = dealt()
    slot = table.zone("hive")[0]
    loose = replace(table, zones={**table.zones, ZoneId("hive"): table.zone("hive")[1:]})
    assert any(f"slot {slot}" in fault for fault in ledger.faults(loose))
    short = replace(table, quota={**table.quota, GroupId("one"): {PoolId("drones"): 2}})
    assert len(ledger.faults(short)) == 2
    negative = replace(table, quota={**table.quota, GroupId("x"): {PoolId("drones"): -1}})
    assert any("negative" in fault for fault in ledger.faults(negative))
    twice = replace(table, bound={CopyId("d0"): slot})
    assert any("located and in a pool" in fault for fault in ledger.faults(twice))


def test_a_slot_in_two_places_or_in_none_is_named() -> None:
    table = dealt()
    slot = table.zone("hive")[0]
    twice = replace(table, zones={**table.zones, ZoneId("row"): (slot,)})
    assert any(f"slot {slot} lies in 2 places" in fault for fault in ledger.faults(twice))
    strange = replace(table, zones={**table.zones, ZoneId("row"): (SlotId(99),)})
    assert ledger.faults(strange) == ["slot 99 was never made"]
    nowhere = replace(table, zones={**table.zones, ZoneId("box"): ()})
    assert len(ledger.faults(nowhere)) == 4


def test_the_app_forgets_back_to_what_everybody_knows() -> None:
    before = dealt()
    hive = before.zone("hive")
    table = ledger.know_order(before, ZoneId("hive"), [CopyId(f"d{number}") for number in range(6)])
    assert GroupId("one") not in table.quota and table.slots[hive[0]].part == "one"
    assert ledger.unknow(table, hive) == before
    part = ledger.unknow(table, hive[1:3])
    assert ledger.faults(part) == [] and part.quota[GroupId("one")] == {PoolId("drones"): 2}
    assert set(ledger.candidates(part, hive[1])) == {"d1", "d2", "d6", "d7", "d8", "d9"}


def test_a_secret_that_is_shuffled_leaves_no_trace_in_the_candidates() -> None:
    """A hidden card that the app alone knows is not missing from the list of what the others could be."""
    before = dealt()
    first, second, *rest = before.zone("hive")[:3]
    table = ledger.bind(before, first, CopyId("d0"), "app")
    table = ledger.bind(table, second, CopyId("d1"), "app")
    mixed = ledger.shuffle(table, (second, *rest))
    assert mixed.slots[first].part == mixed.slots[second].group
    assert set(ledger.candidates(mixed, second)) == {f"d{number}" for number in range(1, 10)}
    shown = ledger.shuffle(zones.turn(table, second), (second, *before.zone("hive")[3:]))
    assert shown.slots[first].part == "one", "what everybody has seen is no secret of that group"
    assert ledger.faults(mixed) == ledger.faults(shown) == []
