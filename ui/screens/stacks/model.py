"""The stacks of a box and a stack that is being checked, as rows; pure."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec
from msgspec.structs import replace

from companion.core.language.ids import CopyId
from companion.core.language.phrases import Phrase, phrase
from companion.core.ports.cards import DesignLine, SetLine
from companion.core.ports.owner_words import state_line
from companion.core.ports.owners import UNSEEN, ShownCard, StackLine
from ui.widgets.options.layout import Option

Say = Callable[[Phrase], str]
ICONS = {"never": "minus", "checked": "check", "put-away": "cards"}


class Counted(msgspec.Struct, frozen=True):
    """A stack that is being checked: how many of each card are there so far."""

    line: StackLine
    designs: tuple[DesignLine, ...] = ()
    seen: dict[str, int] = {}
    been: frozenset[CopyId] = frozenset()  # cards that were shown

    @property
    def here(self) -> int:
        """How many cards are there."""
        return sum(self.seen.values())

    @property
    def missing(self) -> int:
        """How many are not."""
        return max(0, self.line.cards - self.here)

    def most(self, design: str) -> int:
        """How many of a card there can be."""
        if design == UNSEEN:
            return self.line.cards
        return next((line.copies for line in self.designs if line.where.design == design), 0)


def began(line: StackLine, designs: Sequence[DesignLine]) -> Counted:
    """Nothing is counted yet; cards that players may not see are counted without their names."""
    return Counted(line, () if line.is_secret else tuple(designs))


def tapped(counted: Counted, design: str) -> Counted:
    """One more of this card is there; after the last one none is: so a slip is taken back."""
    so_far = counted.seen.get(design, 0)
    now = 0 if so_far >= counted.most(design) else so_far + 1
    return replace(counted, seen={**counted.seen, design: now})


def shown(counted: Counted, card: ShownCard) -> Counted:
    """A card was shown; twice is once."""
    design = UNSEEN if counted.line.is_secret else card.design
    so_far = counted.seen.get(design, 0)
    if card.copy in counted.been or so_far >= counted.most(design):
        return counted
    return replace(counted, seen={**counted.seen, design: so_far + 1}, been=counted.been | {card.copy})


def whole(counted: Counted) -> Counted:
    """All of them are there."""
    if not counted.designs:
        return replace(counted, seen={UNSEEN: counted.line.cards})
    return replace(counted, seen={line.where.design: line.copies for line in counted.designs})


def box_rows(sets: Sequence[SetLine], say: Say) -> tuple[Option, ...]:
    """One row for each box."""
    return tuple(
        Option(
            line.where.set,
            say(line.title),
            say(phrase("ui-practice-box" if line.practice else "ui-own-box")),
            icon="cards",
            sign="right",
        )
        for line in sets
    )


def stack_rows(lines: Sequence[StackLine], say: Say) -> tuple[Option, ...]:
    """One row for each stack as it lies in the box; the one to look at next is the big button's."""
    following = next_to_check(lines)
    return tuple(
        Option(
            line.stack,
            say(line.title),
            say(state_line(line)),
            icon="refused" if line.missing else ICONS[line.state],
            note=say(phrase("ui-cards-many", count=line.cards)),
            sign="camera" if line.has_divider else "",
            warns=bool(line.missing),
            brief=say(phrase("ui-missing", count=line.missing)) if line.missing else "",
            foot=following is not None and following.stack == line.stack,
        )
        for line in lines
    )


def next_to_check(lines: Sequence[StackLine]) -> StackLine | None:
    """The first stack that nobody has looked through yet."""
    return next((line for line in lines if line.state == "never"), None)


def summary(lines: Sequence[StackLine], say: Say) -> str:
    """How many have a divider, and how many cards are known to be missing."""
    missing = sum(line.missing or 0 for line in lines)
    if missing:
        return say(phrase("ui-stacks-missing", count=missing))
    return say(phrase("ui-stacks-dividers", count=sum(line.has_divider for line in lines), of=len(lines)))


def count_rows(counted: Counted, say: Say) -> tuple[Option, ...]:
    """One row for each card of the stack: how many of it are there, and of how many."""
    if not counted.designs:
        return (_count_row(counted, UNSEEN, say(phrase("ui-cards-unseen")), say),)
    return tuple(
        _count_row(counted, line.where.design, say(line.short), say, line.photo) for line in counted.designs
    )


def _count_row(counted: Counted, design: str, name: str, say: Say, photo: str = "") -> Option:
    here, of = counted.seen.get(design, 0), counted.most(design)
    so_many = say(phrase("ui-so-many", at=here, of=of))
    return Option(design, name, ticked=here >= of, done=here >= of, note=so_many, photo=photo)
