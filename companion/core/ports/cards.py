"""What the screens about the owner's cards need from outside: values, and the port that gives them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal, Protocol

import msgspec

from companion.core.crossing.views import Figure
from companion.core.language.ids import CopyId
from companion.core.language.phrases import Phrase
from companion.core.language.provenance import Confidence
from companion.core.ports.owners import EveningPlan

Doing = Literal["automated", "asked", "by-hand"]  # who does what a card says
CheckState = Literal["fine", "open", "wrong"]


class Where(msgspec.Struct, frozen=True):
    """A set, a deck of it, or a design; what is empty is not narrowed down."""

    room: str = ""
    set: str = ""
    stack: str = ""
    design: str = ""


class SetLine(msgspec.Struct, frozen=True):
    """A box of cards in a list."""

    where: Where
    title: Phrase
    practice: bool
    owned: bool
    cards: int
    known: int  # cards of which everything that is printed in numbers is known
    tagged: int
    is_playable: bool = True  # its game is here; others are entered and labelled beforehand


class DeckLine(msgspec.Struct, frozen=True):
    """A stack of a box with how much of it is known."""

    where: Where
    title: Phrase
    cards: int
    designs: int
    known: int  # designs
    unsure: int  # of the known ones
    tagged: int  # cards
    wrong: int = 0  # totals that do not come out


class DesignLine(msgspec.Struct, frozen=True):
    """One printed design in a list."""

    where: Where
    title: Phrase
    short: Phrase  # where its deck stands beside it: a card without a title is called by its class or kind
    kind: Phrase
    deck: Phrase
    copies: int
    tagged: int
    is_known: bool
    is_sure: bool = True
    figures: tuple[Figure, ...] = ()
    icon: str = ""  # of its class
    photo: str = ""  # its own design, when there is a picture of it


class Fact(msgspec.Struct, frozen=True):
    """One printed thing, who says so, and how sure that is; `value` None is not known."""

    field: str
    title: Phrase
    value: Phrase | None
    told: bool = False  # by the owner, from the card itself
    confidence: Confidence = "high"
    sources: tuple[str, ...] = ()


class CopyLine(msgspec.Struct, frozen=True):
    """One physical card: the code on it, and where it lies openly in the running game."""

    copy: CopyId
    number: int
    tag: str = ""
    place: Phrase | None = None


class CardMoment(msgspec.Struct, frozen=True):
    """Something that happened to a card; a day that nobody wrote down is empty."""

    day: str
    text: Phrase


class CardPage(msgspec.Struct, frozen=True):
    """Everything about one design."""

    line: DesignLine
    facts: tuple[Fact, ...]
    effects: tuple[Phrase, ...]
    doing: Doing
    copies: tuple[CopyLine, ...]
    picture: bytes | None = None  # taken at the table, a small JPEG
    history: tuple[CardMoment, ...] = ()  # newest first
    is_hearsay: bool = False  # others have told what it does, and its owner has not said that it is so


class Check(msgspec.Struct, frozen=True):
    """A total that a deck must come to."""

    text: Phrase
    has: Phrase
    state: CheckState


class Chip(msgspec.Struct, frozen=True):
    """A printed word that can be chosen by one touch."""

    id: str
    title: Phrase


class Blank(msgspec.Struct, frozen=True):
    """A number that is printed on a card; None is not known, a doubtful one is to be looked at."""

    field: str
    title: Phrase
    figure: Figure
    kinds: tuple[str, ...] = ()  # of cards that have this number; none named: all
    is_sure: bool = True


class Form(msgspec.Struct, frozen=True):
    """What is to be entered of one design, with what is known already."""

    where: Where
    title: Phrase
    deck: Phrase
    at: int  # its place in the deck, from 1
    of: int
    kind: str
    klass: str
    copies: int
    numbers: tuple[Blank, ...]
    kinds: tuple[Chip, ...] = ()  # empty: no question
    classes: tuple[Chip, ...] = ()
    keywords: tuple[Chip, ...] = ()
    counts: tuple[int, ...] = ()  # how many copies a card of this deck can have
    marks: tuple[str, ...] = ()
    name: str = ""  # the printed title in the reader's language
    following: str = ""  # the next design with something to enter; empty: this was the last
    picture: bytes | None = None


class Entered(msgspec.Struct, frozen=True):
    """What an owner read from a card; None and empty words say nothing."""

    where: Where
    kind: str = ""
    klass: str = ""
    copies: int = 0
    numbers: dict[str, int] = {}
    marks: tuple[str, ...] | None = None
    name: str = ""
    language: str = "en"


class Kept(msgspec.Struct, frozen=True):
    """Where an entry was written down; with a refusal nothing was."""

    where: Where
    following: str = ""
    refusal: Phrase | None = None


class Cards(Protocol):
    """The owner's collection: what there is, what is known of it, and what is told of it."""

    def known(self) -> int:
        """How many cards of the owned boxes are known."""
        ...

    def sets(self) -> Sequence[SetLine]:
        """Every box there is, owned ones first."""
        ...

    def own(self, where: Where) -> None:
        """Take a box into the collection."""
        ...

    def decks(self, where: Where) -> Sequence[DeckLine]:
        """The stacks of a box."""
        ...

    def designs(self, where: Where) -> Sequence[DesignLine]:
        """The designs of a stack, in the order of the box."""
        ...

    def checks(self, where: Where) -> Sequence[Check]:
        """The totals that a stack must come to."""
        ...

    def page(self, where: Where) -> CardPage:
        """Everything about one design."""
        ...

    def find(self, words: str) -> Sequence[DesignLine]:
        """Designs whose name has these words, best first."""
        ...

    def pictured(self) -> Sequence[DesignLine]:
        """Every design that has a picture, in the order of the boxes."""
        ...

    def picture(self, where: Where) -> Phrase | None:
        """Take another picture of the card under the camera; a sentence says why there is none."""
        ...

    def shown(self, tag: str) -> DesignLine | None:
        """The design that a code is on; None for a code that is on nothing."""
        ...

    def names(self, where: Where, words: str) -> Sequence[str]:
        """Printed titles that a card of this stack could have, those that begin so first."""
        ...

    def form(self, where: Where, language: str = "en") -> Form:
        """What is to be entered of a design; of a stack: of its first design with a gap."""
        ...

    def keep(self, entered: Entered) -> Kept:
        """Write an entry down; a wrong match of copies, kind or class finds its right design."""
        ...

    def effect(self, where: Where, said: str) -> Phrase | None:
        """Keep what the owner says of an effect: as printed, it differs, or what it is; or why it is none."""
        ...

    def bind(self, tag: str, copy: CopyId) -> Phrase | None:
        """Remember that this code is on this card; a sentence says why it cannot be."""
        ...

    def unbind(self, tag: str) -> None:
        """Forget a code: its label was taken off."""
        ...

    def watch(self, listener: Callable[[str], None]) -> Callable[[], None]:
        """Be told of every code that is shown, on any thread; meanwhile no game hears of them."""
        ...


class Plans(Protocol):
    """What an owner could do before an evening with a box, and how long it takes."""

    def films(self, where: Where) -> Sequence[Chip]:
        """What the box can play together, such as its films; empty where there is nothing to choose."""
        ...

    def plan(self, where: Where, film: str, players: int) -> EveningPlan:
        """The plan of such an evening; takes a second or two."""
        ...
