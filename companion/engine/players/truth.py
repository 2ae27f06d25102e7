"""Keeping a hidden truth in step with the books: which copy really lies in which slot."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

from companion.core.language.events import Dealt
from companion.core.language.ids import CopyId, GroupId, PoolId, SlotId
from companion.core.language.slots import Table

Truth = dict[SlotId, CopyId]
Mix = Callable[[str, Iterable[Any]], list[Any]]


def deal(table: Table, event: Dealt, mix: Mix) -> Truth:
    """The copies that really came to lie in each new slot of a deal; `table` is the one before it."""
    left = {pool: mix(f"deal/{pool}", copies) for pool, copies in event.pools.items()}
    truth, made = {}, table.made
    for row in event.rows:
        pile = [left[pool].pop() for pool, count in sorted(row.quota.items()) for _ in range(count)]
        for copy in mix(f"pile/{row.zone}", pile):
            made += 1
            truth[SlotId(made)] = copy
    return truth


def mend(truth: Truth, table: Table, mix: Mix) -> Truth:
    """A truth that the books allow: what they name is so, what they allow stays, the rest is dealt again."""
    mended = {slot: held.copy for slot, held in table.slots.items() if held.copy is not None}
    room: Counter[tuple[GroupId, PoolId]] = Counter()
    for group, cells in table.quota.items():
        for pool, count in cells.items():
            room[group, pool] = count
    free = dict(table.pools)
    open_slots = []
    for slot, held in table.slots.items():
        copy = truth.get(slot)
        if held.group is None:
            continue
        if copy in free and room[held.group, free[copy]] > 0:
            room[held.group, free.pop(copy)] -= 1
            mended[slot] = copy
        else:
            open_slots.append(slot)
    return mended | _dealt_again(table, open_slots, free, room, mix)


def _dealt_again(
    table: Table,
    slots: list[SlotId],
    free: dict[CopyId, PoolId],
    room: Counter[tuple[GroupId, PoolId]],
    mix: Mix,
) -> Truth:
    """The copies left over, dealt to the slots left over as the books allow."""
    left: dict[PoolId, list[CopyId]] = {}
    for copy in mix("mend", free):
        left.setdefault(free[copy], []).append(copy)
    dealt = {}
    for slot in mix("mend-slots", slots):  # no pile may come to hold a pool's members first
        group = table.slots[slot].group
        assert group is not None  # only unbound slots are dealt again
        pool = next(
            pool for (row, pool), count in room.items() if row == group and count > 0 and left.get(pool)
        )
        room[group, pool] -= 1
        dealt[slot] = left[pool].pop()
    return dealt
