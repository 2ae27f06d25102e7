"""Request ports about an owner's own cards: boxes on the shelf, stacks in the box, pictures of cards."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Literal, Protocol

import msgspec

from companion.core.language.ids import CopyId, DesignId, SeatId, ZoneId
from companion.core.language.phrases import Phrase


class OwnedBox(msgspec.Struct, frozen=True):
    """A box that somebody can have on the shelf."""

    room: str
    name: str
    title: Phrase
    cards: int
    labelled: int  # cards of it that carry a code on their face
    owned: bool = False


class Owning(Protocol):
    """Which boxes the owner has; only those and the practice sets are offered for playing."""

    def boxes(self) -> Sequence[OwnedBox]:
        """Every box there are facts for."""
        ...

    def owns(self, room: str, name: str) -> bool:
        """Whether a box is on the owner's shelf."""
        ...

    def own(self, name: str) -> OwnedBox:
        """Take a box into the collection; raises ValueError with a sentence when there is no such box."""
        ...

    def disown(self, name: str) -> None:
        """Take a box off the shelf; what was taught of it is kept."""
        ...


StackState = Literal["never", "checked", "put-away"]  # never checked; checked; as the last put-away left it
UNSEEN = ""  # the design of cards that are counted without looking at them
StackUse = Literal["whole", "some", "lot"]  # all of it, these cards of it, or so many drawn unseen


class StackLine(msgspec.Struct, frozen=True):
    """One stack of a box: how it lies in the box, and how much of it a game takes."""

    room: str
    box: str
    stack: str
    title: Phrase
    cards: int
    state: StackState = "never"
    at: str = ""  # the day of that, as 2024-03-12
    missing: int | None = None  # said only of a stack that was checked
    use: StackUse = "whole"
    take: int = 0  # cards that the game takes
    picks: tuple[Phrase, ...] = ()  # which ones, where only some are taken
    has_divider: bool = False  # a divider with a code was printed for it
    is_secret: bool = False  # players may not see these cards: they are counted, and only their backs shown


class ShownCard(msgspec.Struct, frozen=True):
    """A card that was shown while a stack is checked; by its back it has no name."""

    copy: CopyId
    design: str  # UNSEEN for a back, or for a card that players may not see
    card: Phrase
    line: StackLine


class Due(msgspec.Struct, frozen=True):
    """One stack of a game that is being put away."""

    line: StackLine
    due: int  # cards that the game had out
    back: int  # of these, shown to be back
    is_closed: bool = False


class Back(msgspec.Struct, frozen=True):
    """Where a shown card belongs."""

    card: Phrase
    line: StackLine
    back: int = 0
    due: int = 0  # 0: the game that is put away did not have it out


class Stacks(Protocol):
    """The stacks of the boxes: laid out for a game, put away after it, checked against the box."""

    def of_box(self, room: str, box: str) -> Sequence[StackLine]:
        """Every stack of a box, as it lies in it."""
        ...

    def for_game(self, room: str, box: str, players: int, choices: Mapping[str, Any]) -> Sequence[StackLine]:
        """What a new game takes, in the order in which it is laid out; raises ValueError with a sentence."""
        ...

    def of_divider(self, tag: str) -> tuple[str, str] | None:
        """The box and the stack of the divider with this code."""
        ...

    def card(self, tag: str, been: Collection[CopyId] = ()) -> ShownCard | None:
        """The card that a shown code is on, a new one of several alike; None: on no card."""
        ...

    def check(self, room: str, box: str, stack: str, seen: Mapping[str, int]) -> StackLine:
        """Write down a check: so many cards of each design are there; only now something can be missing."""
        ...

    def begin_away(self) -> Sequence[Due]:
        """Begin to put away what the game that was played last had out."""
        ...

    def due(self) -> Sequence[Due]:
        """What is still out, and what is closed."""
        ...

    def show(self, tag: str) -> Back | None:
        """A card is shown while putting away: where it belongs; None for a code that is on no card."""
        ...

    def close(self, stack: str) -> Due:
        """One tap: this stack looks complete and lies in its place."""
        ...


class Photos(Protocol):
    """Pictures of cards that were taken at the table: kept here, never shared."""

    def known(self) -> frozenset[str]:
        """The designs that have a picture."""
        ...

    def of(self, design: str) -> bytes | None:
        """The picture of a design, a small JPEG."""
        ...

    def path(self, design: str) -> str:
        """The file of a picture, for whoever loads pictures by name; empty when there is none."""
        ...

    def keep(self, design: str, picture: bytes) -> None:
        """Keep a picture in place of an earlier one; raises ValueError when it cannot be kept."""
        ...

    def exchange(self, one: str, other: str) -> None:
        """Let two designs change pictures: one was taken for the other."""
        ...

    def forget(self, design: str) -> None:
        """Throw a picture away."""
        ...


class Bag(msgspec.Struct, frozen=True):
    """One bag of a running game that is packed away: what goes in, and how it lies there."""

    number: int
    zone: ZoneId
    place: Phrase
    cards: int
    face: Literal["up", "down", "mixed"]
    is_pile: bool  # as they lie, top first; else from left to right
    seat: SeatId | None = None
    seen: tuple[Phrase, ...] = ()  # the cards that lie open, in their order
    in_order: bool = True  # whether the game goes by which card lies where in it


class Packing(Protocol):
    """Packing away a running game, and laying it out again on another evening."""

    def bags(self) -> Sequence[Bag]:
        """What goes into which bag, in this order; empty when no game is running."""
        ...

    def pack(self) -> Sequence[Bag]:
        """The same, and it is written down that the game lies in bags."""
        ...

    def is_packed(self, game: str = "") -> bool:
        """Whether a saved game lies in bags; without a name, the running one."""
        ...

    def unpack(self) -> Sequence[Bag]:
        """The bags of the running game in the order in which they are laid out: the last packed first."""
        ...

    def unpacked(self, disturbed: Sequence[ZoneId] = ()) -> None:
        """All lies there again; piles that were disturbed are shuffled again."""
        ...

    def photograph(self, number: int) -> bool:
        """Take a picture of what goes into a bag; tells whether one was taken."""
        ...

    def picture(self, number: int) -> bytes | None:
        """The picture of a bag of the running game."""
        ...


class PlanDesign(msgspec.Struct, frozen=True):
    """One printed card of an evening and what is still to be done about it."""

    design: DesignId
    title: Phrase
    copies: int
    is_named: bool
    blanks: tuple[str, ...]  # the printed numbers, and 'kind', that nobody has told yet
    unlabelled: int  # copies without a code


class PlanLine(msgspec.Struct, frozen=True):
    """One stack of an evening: how often its cards are shown, and what labels and entries would take."""

    stack: str
    title: Phrase
    cards: int  # that the game takes
    to_label: int
    shows: float  # of its cards in such an evening
    label_min: float
    entry_min: float
    designs: tuple[PlanDesign, ...] = ()

    @property
    def per_label(self) -> float:
        """How many touches of an evening one label spares."""
        return self.shows / self.cards if self.cards else 0.0


class EveningPlan(msgspec.Struct, frozen=True):
    """What to do about the cards of an evening, what is worth most first; all of it can wait."""

    lines: tuple[PlanLine, ...]
    board_blanks: int = 0  # numbers of the board that nobody has told yet

    @property
    def label_min(self) -> float:
        """Minutes for all labels."""
        return round(sum(line.label_min for line in self.lines), 1)

    @property
    def entry_min(self) -> float:
        """Minutes for all entries."""
        return round(sum(line.entry_min for line in self.lines), 1)

    @property
    def touches(self) -> int:
        """Touches that naming cards costs in such an evening, as the labels are now."""
        return round(sum(line.per_label * line.to_label for line in self.lines))
