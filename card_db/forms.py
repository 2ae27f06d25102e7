"""What can be printed on cards that nobody has entered yet: `entering.toml` beside the sets of a room."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import msgspec

from card_db.cardtable import MOST_COPIES
from card_db.errors import SetError
from card_db.loader import ENTERING, read_beside
from card_db.strict import Faults, Table

MOST_KINDS = 6


class StackForm(msgspec.Struct, frozen=True):
    """What is asked of the cards of one kind of stack."""

    kinds: tuple[str, ...] = ()
    classes: tuple[str, ...] = ()
    keywords: tuple[str, ...] = ()
    counts: tuple[int, ...] = ()  # how many alike there can be
    each: bool = False  # every card has a line of its own: several alike fill several lines


class RoomForms(msgspec.Struct, frozen=True):
    """The questions of a room; what is silent is asked as its own cards show."""

    stacks: Mapping[str, StackForm] = {}  # by the kind of a stack
    numbers: Mapping[str, frozenset[str]] = {}  # by the kind of a card: which of its numbers it has

    def of(self, stack_kind: str) -> StackForm:
        """What is asked of such a stack."""
        return self.stacks.get(stack_kind, StackForm())


def read_forms(folder: Path) -> RoomForms:
    """The questions of a room, none without a file; raises SetError with all faults of the file."""
    path = folder / ENTERING
    if not path.is_file():
        return RoomForms()
    top, faults = read_beside(path)
    stacks, kinds = top.table("stack"), top.table("kind")
    forms = RoomForms(
        {name: _stack(stacks.raw(name), name, faults) for name in stacks.names()} if stacks else {},
        {name: _numbers(kinds.raw(name), name, faults) for name in kinds.names()} if kinds else {},
    )
    top.finish()
    if faults.found:
        raise SetError(faults.found)
    return forms


def _stack(raw: object, name: str, faults: Faults) -> StackForm:
    table = Table(raw, f"stack.{name}", faults)
    if not table.is_slug(name):
        table.fault("a kind of stack is named with lower-case letters, digits and single dashes")
    form = StackForm(
        kinds=table.slugs("kinds"),
        classes=table.slugs("classes"),
        keywords=table.slugs("keywords"),
        counts=table.wholes("counts", 1, MOST_COPIES),
        each=table.yes("each", default=False),
    )
    if len(form.kinds) > MOST_KINDS:
        table.fault(f"'kinds' names {len(form.kinds)} kinds; more than {MOST_KINDS} chips do not fit")
    table.finish()
    return form


def _numbers(raw: object, name: str, faults: Faults) -> frozenset[str]:
    table = Table(raw, f"kind.{name}", faults)
    if not table.has("numbers"):
        table.fault("'numbers' is missing: a kind without numbers has the empty list")
    numbers = frozenset(table.slugs("numbers"))
    table.finish()
    return numbers
