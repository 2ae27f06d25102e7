"""A shipped set of cards as a value: what one set file says."""

from __future__ import annotations

import msgspec

from companion.core.language.cards import Card
from companion.core.language.ids import CopyId, DesignId
from companion.core.language.provenance import Origin, Provenance
from companion.core.ports.collection import Preset

PACK = ":"  # between the names of a set and of a pack of it, whose cards are the set's


class Stack(msgspec.Struct, frozen=True):
    """A unit of set-up, such as one character or one mini-deck, with the number of cards it must have."""

    id: str
    kind: str
    titles: dict[str, str]
    cards: int
    totals: dict[str, int] = {}  # what a number of all its cards adds up to: a check for those who enter them
    note: Provenance | None = None  # where the facts of its cards come from, unless a card says otherwise


class Loose(msgspec.Struct, frozen=True):
    """A printed title whose card we cannot tell from its sisters: a suggestion for whoever names them."""

    title: str
    stacks: tuple[str, ...]  # where its card may be
    kind: str = ""
    klass: str = ""
    marks: tuple[str, ...] = ()
    numbers: dict[str, int | None] = {}
    note: Provenance = Provenance()


class BoardSpot(msgspec.Struct, frozen=True):
    """What a place of the owner's board is called, to be confirmed from the board itself."""

    titles: dict[str, str]
    note: Provenance


class CardSet(msgspec.Struct, frozen=True):
    """One set file, checked; a board number that is None is printed there but not yet known to us."""

    id: str
    room: str
    titles: dict[str, str]
    practice: bool
    licence: str
    boards: dict[str, dict[str, int | None]]
    stacks: tuple[Stack, ...]
    cards: tuple[Card, ...]
    sources: dict[str, str] = {}  # short names of witnesses, and who they are
    notes: dict[DesignId, Provenance] = {}
    spots: dict[str, BoardSpot] = {}  # by place of the boards
    presets: tuple[Preset, ...] = ()
    loose: tuple[Loose, ...] = ()
    shorts: dict[str, dict[str, str]] = {}  # by language: titles, and what they are where room is short
    plays_in: tuple[str, ...] = ()  # games that its cards can be laid out in; none named: its own
    joins: bool = False  # it is laid out with another box of its own game, never alone (VIL-MIX-01)

    def comes_to(self, room: str, box: str = "") -> bool:
        """Whether its cards can be mixed into a game, or into one box of its own game."""
        return room in self.plays_in and (self.room != room or (self.joins and self.id != box))

    @property
    def is_guest(self) -> bool:
        """Whether these are guests of our own: practice cards that no game can be played with alone."""
        return self.practice and self.joins

    def note(self, design: str) -> Provenance:
        """Where the facts of a design come from; our own cards need no witness."""
        return self.notes.get(DesignId(design), OURS)

    def witnesses(self, origin: Origin) -> Origin:
        """Who these sources are, in words."""
        return tuple(self.sources.get(source, source) for source in origin)


OURS = Provenance()


def copy_id(set_id: str, design: str, number: int) -> CopyId:
    """The name of one physical card: its set, its design and which of the equal copies it is."""
    return CopyId(f"{set_id.partition(PACK)[0]}/{design}#{number}")


def copies_of(card_set: CardSet, card: Card) -> tuple[CopyId, ...]:
    """All copies of one design of a set."""
    return tuple(copy_id(card_set.id, card.design, number) for number in range(1, card.copies + 1))


def stacks_of(card_set: CardSet) -> dict[str, dict[DesignId, tuple[CopyId, ...]]]:
    """The copies of a set by stack and design, in the order of the file."""
    stacks: dict[str, dict[DesignId, tuple[CopyId, ...]]] = {stack.id: {} for stack in card_set.stacks}
    for card in card_set.cards:
        stacks[card.stack][card.design] = copies_of(card_set, card)
    return stacks
