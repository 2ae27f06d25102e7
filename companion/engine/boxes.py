"""What a box holds: copies of stacks, people on cards, and whether all of it is there."""

from __future__ import annotations

from collections.abc import Iterable
from fnmatch import fnmatchcase

import msgspec

from companion.core.language.cards import Card
from companion.core.language.events import Dealt, Row
from companion.core.language.ids import CopyId, GroupId, PoolId, ZoneId
from companion.core.ports.collection import Box
from companion.engine.choices import stop
from companion.engine.printed import Component


class Miscount(msgspec.Struct, frozen=True):
    """A component of which the box has too few or too many cards."""

    rule: str
    stack: str
    need: int
    have: int
    advanced: bool = False  # needed by an advanced mode only


def copies_of(box: Box, *stacks: str) -> tuple[CopyId, ...]:
    """All copies of these stacks."""
    return tuple(copy for stack in stacks for copies in box.stacks.get(stack, {}).values() for copy in copies)


def people(box: Box, stack: str) -> dict[str, Card]:
    """The cards of a stack by the person on them."""
    return {box.cards[design].person: box.cards[design] for design in box.stacks.get(stack, {})}


def pile(box: Box, zone: ZoneId, *stacks: str) -> Dealt:
    """One face-down pile of whole stacks, shuffled together (ALN-SETUP-19, FFY-SETUP-06, VIL-SETUP-21)."""
    pool, copies = PoolId(zone), copies_of(box, *stacks)
    return Dealt({pool: copies}, (Row(zone, GroupId(zone), {pool: len(copies)}),))


def left(box: Box, stack: str, used: int, rule: str) -> int:
    """How many cards of a stack stay in the box; too few is said, with the rule (ALN-SETUP-02, 14)."""
    have = len(copies_of(box, stack))
    if have < used:
        stop(rule, "too-few", stack=stack, need=used, have=have)
    return have - used


def count_box(box: Box, components: Iterable[Component]) -> tuple[Miscount, ...]:
    """Every shortage and surplus of a box, by component and by stack (ALN-COMP-19)."""
    return tuple(fault for component in components for fault in _count(box, component))


def _count(box: Box, component: Component) -> list[Miscount]:
    """What is wrong with one component of a box."""
    stacks = [stack for stack in box.stacks if fnmatchcase(stack, component.stacks)]
    sizes = {stack: len(copies_of(box, stack)) for stack in stacks}
    have, found = sum(sizes.values()), []
    if have not in (component.cards, *component.also):
        found.append(Miscount(component.rule, component.stacks, component.cards, have, component.advanced))
    for stack, size in sizes.items():
        if component.each and size != component.each:
            found.append(Miscount(component.each_rule, stack, component.each, size, component.advanced))
    return found
