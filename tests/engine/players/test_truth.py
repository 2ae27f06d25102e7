"""The hidden truth of a simulated table: dealt as the books say, and mended only where they contradict it."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from companion.core.language.events import Dealt, Row
from companion.core.language.ids import CopyId, GroupId, PoolId, ZoneId
from companion.core.language.slots import Table
from companion.engine import ledger
from companion.engine.players import truth
from companion.engine.players.chances import Chances

POOL_A, POOL_B = PoolId("a"), PoolId("b")
COPIES = {POOL_A: tuple(CopyId(f"a{n}") for n in range(6)), POOL_B: tuple(CopyId(f"b{n}") for n in range(5))}
ROWS = (
    Row(ZoneId("hive"), GroupId("one"), {POOL_A: 2, POOL_B: 1}),
    Row(ZoneId("hive"), GroupId("two"), {POOL_A: 1, POOL_B: 3}),
    Row(ZoneId("box"), GroupId("box"), {POOL_A: 3, POOL_B: 1}),
)


def dealt(seed: int) -> tuple[Table, truth.Truth]:
    empty, event = Table(), Dealt(COPIES, ROWS)
    return ledger.deal(empty, COPIES, ROWS), truth.deal(empty, event, Chances(seed).shuffled)


def allowed(table: Table, true: truth.Truth) -> None:
    """The truth is one that the books allow: every cell of the ledger is filled exactly."""
    assert sorted(true) == sorted(table.slots)
    assert len(set(true.values())) == len(true)
    cells: Counter[tuple[str, str]] = Counter()
    for slot, held in table.slots.items():
        if held.copy is not None:
            assert true[slot] == held.copy
        else:
            cells[str(held.group), str(table.pools[true[slot]])] += 1
    books = {(str(g), str(p)): n for g, row in table.quota.items() for p, n in row.items()}
    assert cells == books


@given(st.integers(0, 500))
def test_a_deal_fills_every_pile_as_it_was_told(seed: int) -> None:
    allowed(*dealt(seed))


def test_deals_differ_by_seed_and_by_nothing_else() -> None:
    assert dealt(1) == dealt(1)
    assert len({tuple(dealt(seed)[1].values()) for seed in range(30)}) > 25


@given(st.integers(0, 200), st.lists(st.tuples(st.integers(1, 11), st.integers(0, 10)), max_size=6))
def test_mending_gives_a_truth_that_the_books_allow(seed: int, bindings: list[tuple[int, int]]) -> None:
    table, true = dealt(seed)
    for number, pick in bindings:
        slot = sorted(table.slots)[number - 1]
        fitting = ledger.candidates(table, slot)
        if table.slots[slot].copy is None:
            table = ledger.bind(table, slot, fitting[pick % len(fitting)], "told")
    allowed(table, truth.mend(true, table, Chances(seed).shuffled))


@given(st.integers(0, 200))
def test_mending_leaves_alone_what_may_stay(seed: int) -> None:
    table, true = dealt(seed)
    assert truth.mend(true, table, Chances(seed).shuffled) == true
    other = {**true, min(true): true[max(true)], max(true): true[min(true)]}
    mended = truth.mend(other, table, Chances(seed).shuffled)
    assert sum(1 for slot in true if mended[slot] != other[slot]) <= 2


def test_mending_without_any_truth_deals_everything() -> None:
    table, _ = dealt(3)
    allowed(table, truth.mend({}, table, Chances(3).shuffled))
    allowed(replace(table), truth.mend({}, table, Chances(4).shuffled))


def test_a_truth_made_from_nothing_is_mixed() -> None:
    table, _ = dealt(1)
    firsts = {truth.mend({}, table, Chances(seed).shuffled)[sorted(table.slots)[0]][0] for seed in range(20)}
    assert firsts == {"a", "b"}
