"""Which card a hidden slot most likely holds, by the counts of the ledger and by what was seen last."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from companion.core.language.ids import CopyId, DesignId, PoolId, SlotId
from companion.core.language.slots import Table
from companion.engine import ledger

MET = "k"  # pools of cards that lay open and were shuffled since are numbered, the newest highest


def ranked(table: Table, slot: SlotId) -> tuple[CopyId, ...]:
    """The copies a slot could hold, the likeliest design first; of equal ones the one seen last."""
    copies = ledger.candidates(table, slot)
    if len(copies) < 2:
        return copies
    chances, seen = chances_of(table, slot), last_seen(table, copies)
    return tuple(sorted(copies, key=lambda copy: _rank(table.designs[copy], chances, seen)))


def chances_of(table: Table, slot: SlotId) -> dict[DesignId, float]:
    """How many cards of each design are to be expected in the slot's group, by what everybody knows.

    What the app alone has found out is set back first: the order of a list tells no secret.
    """
    group, known = table.slots[slot].group, ledger.unknow(table, table.slots)
    cells = known.quota.get(group, {}) if group is not None else {}
    members = Counter(known.pools.values())
    chances: dict[DesignId, float] = {}
    for copy, pool in known.pools.items():
        if pool in cells:
            design = known.designs[copy]
            chances[design] = chances.get(design, 0.0) + cells[pool] / members[pool]
    return chances


def last_seen(table: Table, copies: tuple[CopyId, ...]) -> dict[DesignId, int]:
    """When each design last lay open before it was shuffled, as a number that grows; 0 for never."""
    seen: dict[DesignId, int] = {}
    for copy in copies:
        design = table.designs[copy]
        seen[design] = max(seen.get(design, 0), _number(table.pools.get(copy)))
    return seen


def _number(pool: PoolId | None) -> int:
    """The number of a pool of cards that were met; 0 of one that came from a box."""
    number = pool.removeprefix(MET) if pool is not None and pool.startswith(MET) else ""
    return int(number) if number.isdigit() else 0


def _rank(
    design: DesignId, chances: Mapping[DesignId, float], seen: Mapping[DesignId, int]
) -> tuple[float, int]:
    """Chances that differ by rounding alone are the same."""
    return -round(chances.get(design, 0.0), 9), -seen.get(design, 0)
