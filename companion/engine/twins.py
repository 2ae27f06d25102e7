"""Copies of one design that nobody has told apart yet: the books may exchange them without a word.

A box is dealt copy by copy in the books, by lot in real hands: twenty of twenty-four equal cards go in, and
which ones they were shows only when their labels are read.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from companion.core.language.ids import CopyId, SlotId
from companion.core.language.slots import Table
from companion.engine import ledger
from companion.engine.mixups import MIXED


def is_unmet(table: Table, copy: CopyId) -> bool:
    """Whether a copy has not been seen in this game, so that an equal one may be in its place."""
    return not table.pools.get(copy, MIXED).startswith(MIXED)


def stand_in(table: Table, slot: SlotId, copy: CopyId, taken: Sequence[CopyId] = ()) -> CopyId | None:
    """An unmet equal that the books have where this copy really is; None when it can be there itself."""
    if not is_unmet(table, copy) or ledger.may_hold(table, slot, copy):
        return None
    design = table.designs[copy]
    equals = (one for one, of in table.designs.items() if of == design and one not in taken)
    return next((one for one in equals if is_unmet(table, one) and ledger.may_hold(table, slot, one)), None)


def strays(
    table: Table, slots: Sequence[SlotId], copies: Sequence[CopyId]
) -> Iterator[tuple[CopyId, CopyId]]:
    """The copies of an order that the books have elsewhere, each with the equal whose place it takes."""
    for slot, copy in zip(slots, copies, strict=True):
        if table.slots[slot].copy is None and copy in table.pools:
            other = stand_in(table, slot, copy, copies)
            if other is not None:
                yield copy, other
                table = ledger.swap(table, copy, other)
