"""The ledger of slots, groups and pools: what is known of cards that nobody has told apart.

Always true: a row sum of `quota` is the number of unbound slots of that group, a column sum the number of
unlocated copies of that pool, and nothing is negative. Nothing here ever guesses a binding.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from msgspec.structs import replace

from companion.core.language.events import Row
from companion.core.language.ids import CopyId, GroupId, PoolId, SlotId, ZoneId
from companion.core.language.slots import Known, Slot, Table

Quota = dict[GroupId, dict[PoolId, int]]


class LedgerError(Exception):
    """A binding that cannot be: the card cannot lie there, so table and books differ."""


def deal(table: Table, pools: Mapping[PoolId, tuple[CopyId, ...]], rows: Iterable[Row]) -> Table:
    """Bring unseen cards to the table: every row is a pile that holds so many members of each pool."""
    zones, slots, quota, made = dict(table.zones), dict(table.slots), _copied(table.quota), table.made
    for row in rows:
        count = sum(row.quota.values())
        new = tuple(SlotId(made + 1 + index) for index in range(count))
        made += count
        slots.update({slot: Slot(zone=row.zone, face_up=row.face_up, group=row.group) for slot in new})
        zones[row.zone] = zones.get(row.zone, ()) + new
        cells = quota.setdefault(row.group, {})
        for pool, part in row.quota.items():
            cells[pool] = cells.get(pool, 0) + part
    where = {**table.pools, **{copy: pool for pool, copies in pools.items() for copy in copies}}
    return replace(table, zones=zones, slots=slots, quota=_tidy(quota), pools=where, made=made)


def bind(table: Table, slot: SlotId, copy: CopyId, known: Known) -> Table:
    """Say which card a slot holds; its cell goes down by one, and a cell of 0 is a LedgerError."""
    if not may_hold(table, slot, copy):
        raise LedgerError(f"{copy} cannot be in slot {slot}")
    held = table.slots[slot]
    group, pool = held.group, table.pools[copy]
    assert group is not None  # an unbound slot has a group
    part, home = (group, pool) if known == "app" else (None, None)
    now = replace(held, copy=copy, group=None, known=known, part=part, home=home)
    slots, bound, pools = {**table.slots, slot: now}, {**table.bound, copy: slot}, dict(table.pools)
    del pools[copy]
    return replace(table, slots=slots, bound=bound, pools=pools, quota=_less(table.quota, group, pool))


def may_hold(table: Table, slot: SlotId, copy: CopyId) -> bool:
    """Whether this unbound slot could be that unlocated copy."""
    group, pool = table.slots[slot].group, table.pools.get(copy)
    return group is not None and pool is not None and table.quota.get(group, {}).get(pool, 0) > 0


def candidates(table: Table, slot: SlotId) -> tuple[CopyId, ...]:
    """The copies a slot could hold, by what everybody knows; a bound one is the single candidate."""
    held = table.slots[slot]
    if held.copy is not None:
        return (held.copy,)
    cells = table.quota.get(held.group, {}) if held.group else {}
    fitting = {pool for pool, count in cells.items() if count > 0}
    return tuple([copy for copy, pool in table.pools.items() if pool in fitting]) if fitting else ()


def unknow(table: Table, slots: Iterable[SlotId]) -> Table:
    """Let the app forget what it alone knew of these slots: they are again what everybody takes them for."""
    secret = [slot for slot in slots if table.slots[slot].part is not None]
    if not secret:
        return table
    states, bound = dict(table.slots), dict(table.bound)
    pools, quota = dict(table.pools), _copied(table.quota)
    for slot in secret:
        held = states[slot]
        copy, part, home = held.copy, held.part, held.home
        assert copy is not None and part is not None and home is not None  # written together by `bind`
        del bound[copy]
        pools[copy] = home
        cells = quota.setdefault(part, {})
        cells[home] = cells.get(home, 0) + 1
        states[slot] = replace(held, copy=None, group=part, known="", part=None, home=None)
    return replace(table, slots=states, bound=bound, pools=pools, quota=quota)


def shuffle(table: Table, mixed: Iterable[SlotId]) -> Table:
    """Shuffle slots together: groups met are merged whole, bound slots among them become one new pool.

    What the app alone knew of them is what everybody else knows again: a list of candidates tells no secret.
    """
    mixed = tuple(mixed)
    return _mix(unknow(table, mixed), mixed)


def _mix(table: Table, mixed: tuple[SlotId, ...]) -> Table:
    known = [slot for slot in mixed if table.slots[slot].copy is not None]
    met = {group for slot in mixed if (group := table.slots[slot].group) is not None}
    if len(mixed) < 2 or (not known and len(met) == 1):
        return table
    group = GroupId(f"g{table.made + 1}")
    pool = PoolId(f"k{table.made + 1}")
    cells: Counter[PoolId] = Counter()
    for old in met:
        cells.update(table.quota[old])
    if known:
        cells[pool] += len(known)
    quota = {other: row for other, row in table.quota.items() if other not in met}
    quota[group] = dict(cells)
    return _forget(table, known, met, group, pool, quota)


def _forget(
    table: Table, known: list[SlotId], met: set[GroupId], group: GroupId, pool: PoolId, quota: Quota
) -> Table:
    """Put the slots of the groups met and the slots no longer known into one group."""
    slots, bound, pools = dict(table.slots), dict(table.bound), dict(table.pools)
    for slot in known:
        copy = slots[slot].copy
        assert copy is not None
        del bound[copy]
        pools[copy] = pool
        slots[slot] = replace(slots[slot], copy=None, group=group, known="", part=None, home=None)
    for slot, held in table.slots.items():
        if held.group in met:
            slots[slot] = replace(slots[slot], group=group)
        elif held.part in met and slots[slot].part is not None:
            slots[slot] = replace(slots[slot], part=group)
    return replace(table, slots=slots, bound=bound, pools=pools, quota=quota, made=table.made + 1)


def forget(table: Table, slots: Iterable[SlotId]) -> Table:
    """Unbind slots into one group, as a shuffle does; a single slot gets a group of its own."""
    slots = tuple(slots)
    if len(slots) == 1 and table.slots[slots[0]].copy is not None:
        name = f"g{table.made + 1}"
        pool = PoolId(f"k{table.made + 1}")
        quota = {**table.quota, GroupId(name): {pool: 1}}
        return _forget(table, list(slots), set(), GroupId(name), pool, quota)
    return _mix(table, slots)


def know_order(table: Table, zone: ZoneId, copies: Iterable[CopyId]) -> Table:
    """Bind a whole deck at once, top first, without anybody at the table learning of it."""
    for slot, copy in zip(table.zone(zone), copies, strict=True):
        if table.slots[slot].copy != copy:
            table = bind(table, slot, copy, "app")
    return table


def swap(table: Table, one: CopyId, other: CopyId) -> Table:
    """Let a located or unlocated copy and an unlocated one of its design change places in the books."""
    if one not in table.bound:
        return replace(table, pools={**table.pools, one: table.pools[other], other: table.pools[one]})
    slot, pool = table.bound[one], table.pools[other]
    bound = {copy: at for copy, at in table.bound.items() if copy != one} | {other: slot}
    pools = {copy: home for copy, home in table.pools.items() if copy != other} | {one: pool}
    slots = {**table.slots, slot: replace(table.slots[slot], copy=other)}
    return replace(table, bound=bound, pools=pools, slots=slots)


def faults(table: Table) -> list[str]:
    """What is wrong with the ledger; empty when it holds."""
    found = []
    rows = Counter(slot.group for slot in table.slots.values() if slot.group is not None)
    columns = Counter(table.pools.values())
    for group in rows.keys() | table.quota.keys():
        if rows[group] != sum(table.quota.get(group, {}).values()):
            found.append(f"group {group}: {rows[group]} slots, {table.quota.get(group)} in the books")
    sums: Counter[PoolId] = Counter()
    for cells in table.quota.values():
        sums.update(cells)
    found += [f"pool {pool}: {columns[pool]} copies, {sums[pool]} in the books"
              for pool in columns.keys() | sums.keys() if columns[pool] != sums[pool]]  # fmt: skip
    found += [f"group {group} has a negative cell"
              for group, cells in table.quota.items() if min(cells.values(), default=0) < 0]  # fmt: skip
    found += _slot_faults(table)
    return found


def _slot_faults(table: Table) -> list[str]:
    """Slots, zones and copies that contradict each other."""
    lies = {slot: zone for zone, slots in table.zones.items() for slot in slots}
    found, bound, known = _place_faults(table, lies), table.bound, 0
    for slot, held in table.slots.items():
        if lies.get(slot) != held.zone:
            found.append(f"slot {slot} lies in {lies.get(slot)}, the books say {held.zone}")
        if (held.copy is None) == (held.group is None):
            found.append(f"slot {slot} must be bound or in a group")
        if held.copy is not None:
            known += 1
            if bound.get(held.copy) != slot:
                found.append(f"slot {slot} holds {held.copy}, which is booked elsewhere")
    found += [f"{copy} is located and in a pool" for copy in bound.keys() & table.pools.keys()]
    if len(bound) != known:
        found.append("a copy is booked to a slot that does not hold it")
    return found


def _place_faults(table: Table, lies: dict[SlotId, ZoneId]) -> list[str]:
    """Slots that lie in two zones, or that nobody made."""
    found = [f"slot {slot} was never made" for slot in lies.keys() - table.slots.keys()]
    if sum(map(len, table.zones.values())) == len(lies):
        return found
    placed = Counter(slot for zone in table.zones.values() for slot in zone)
    return found + [f"slot {slot} lies in {count} places" for slot, count in placed.items() if count > 1]


def _copied(quota: Quota) -> Quota:
    """A quota that may be changed."""
    return {group: dict(cells) for group, cells in quota.items()}


def _less(quota: Quota, group: GroupId, pool: PoolId) -> Quota:
    """A tidy quota with one member of a pool less in a group, tidy again; all other rows are as they were."""
    row, left = dict(quota[group]), dict(quota)
    row[pool] -= 1
    if not row[pool]:
        del row[pool]
    left[group] = row
    if not row:
        del left[group]
    return left


def _tidy(quota: Quota) -> Quota:
    """The quota without empty cells and rows."""
    cells = {group: {pool: n for pool, n in row.items() if n} for group, row in quota.items()}
    return {group: row for group, row in cells.items() if row}
