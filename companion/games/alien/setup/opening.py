"""Opening a new game, and checking that a box is complete (ALN-SETUP, ALN-COMP-19)."""

from __future__ import annotations

from fnmatch import fnmatchcase

import msgspec

from companion.core.language.events import Event
from companion.core.ports.collection import Box
from companion.engine.assembly import Assembly
from companion.engine.draft import Draft
from companion.engine.room import Script
from companion.games.alien.choices import copies_of, read
from companion.games.alien.guests.setup import joined
from companion.games.alien.printed import Component, rules
from companion.games.alien.setup.dealing import lay_out
from companion.games.alien.state import AlienState


class Miscount(msgspec.Struct, frozen=True):
    """A component of which the box has too few or too many cards."""

    rule: str
    stack: str
    need: int
    have: int
    advanced: bool = False  # needed by an advanced mode only


def open_game(alien: Assembly[AlienState], script: Script, box: Box) -> tuple[Event, ...]:
    """The opening events up to the first question or the first turn; raises SetupError with a rule."""
    chosen = read(script, box)
    box = joined(box, chosen.invited)
    draft = Draft(AlienState(header=chosen.header), alien.evolve)
    lay_out(draft, chosen, box)
    alien.kernel.run(draft)
    return tuple(draft.events)


def count_box(box: Box) -> tuple[Miscount, ...]:
    """Every shortage and surplus of a box, by component and by stack."""
    return tuple(fault for component in rules().components for fault in _count(box, component))


def _count(box: Box, component: Component) -> list[Miscount]:
    """What is wrong with one component of a box."""
    stacks = [stack for stack in box.stacks if fnmatchcase(stack, component.stacks)]
    sizes = {stack: len(copies_of(box, stack)) for stack in stacks}
    have, found = sum(sizes.values()), []
    if have != component.cards:
        found.append(Miscount(component.rule, component.stacks, component.cards, have, component.advanced))
    for stack, size in sizes.items():
        if component.each and size != component.each:
            found.append(Miscount(component.each_rule, stack, component.each, size, component.advanced))
    return found
