"""What can be printed, as the screens and the command line ask for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, Protocol

import msgspec

from companion.core.language.phrases import Phrase

LabelKind = Literal["stand", "overhead", "bars", "back"]
What = Literal["labels", "backs", "inserts", "cards", "dividers", "marks", "outline", "mat"]
Turn = Literal["long", "short", "none"]


class PrintWish(msgspec.Struct, frozen=True):
    """What to print, and how; everything has a default."""

    what: What
    room: str = ""  # empty: the first game that can be played
    box: str = ""  # a set, or a pack of one; empty: the room's practice box
    stacks: tuple[str, ...] = ()  # none named: all of them
    kind: LabelKind = "stand"
    stock: str = ""  # a sheet of labels; empty: the first on which the kind fits
    paper: str = "A4"
    start: int = 1  # the first label of a sheet that was begun
    only_missing: bool = False  # cards that have no code yet
    again: tuple[str, ...] = ()  # just these cards, by their code or their name in the collection
    alike: bool = False  # one code for all copies of cards that are all alike
    fresh: int = 0  # so many labels that are on nothing yet
    turn: Turn = "long"  # how the printer turns the page over
    back_codes: bool = False  # codes on the backs of printed cards as well
    language: str = "en"
    as_named: bool = False  # stacks in the order in which they are named, else in that of the set


class Sheets(msgspec.Struct, frozen=True):
    """A finished document, and what it holds."""

    pdf: bytes
    pages: int
    count: int  # labels, cards or dividers
    says: Phrase


class LabelSheet(msgspec.Struct, frozen=True):
    """A sheet of labels that can be bought, or paper to cut."""

    id: str
    paper: str
    brands: tuple[str, ...]
    label_mm: tuple[float, float]
    count: int
    paper_mm: tuple[float, float] = (210.0, 297.0)
    first_mm: tuple[float, float] = (0.0, 0.0)  # the upper left corner of the first label
    pitch_mm: tuple[float, float] = (0.0, 0.0)  # from one label to the next
    columns: int = 1
    cut: bool = False  # plain paper, to be cut along printed lines


class CameraView(msgspec.Struct, frozen=True):
    """One camera: what it hangs over, its pictures, and how much of the table is in them."""

    where: Literal["stand", "overhead"]
    frame: tuple[int, int]  # pixels
    sees_mm: tuple[float, float]


class ReadingVerdict(msgspec.Struct, frozen=True):
    """Whether a camera can read a kind of label, why, and how much of the table it may see at most."""

    can_be_read: bool
    says: Phrase
    px: float = 0.0  # pixels for the smallest square or bar
    need: float = 0.0
    most_mm: tuple[float, float] = (0.0, 0.0)


Rectangle = tuple[float, float, float, float]  # left, top, width, height in millimetres
Nudge = Literal["left", "right", "up", "down", "wider", "narrower", "taller", "lower", "reset"]


class OutlinePart(msgspec.Struct, frozen=True):
    """Something printed on a card that a label should not cover."""

    what: Phrase
    at: Rectangle
    is_covered: bool = False


class Outline(msgspec.Struct, frozen=True):
    """How the cards of some kinds are laid out, and where their label goes."""

    id: str  # the first of its kinds, or back
    title: Phrase
    size: tuple[float, float]
    free: Rectangle
    label: Rectangle | None  # None: the label is larger than the free part
    parts: tuple[OutlinePart, ...] = ()
    is_moved: bool = False  # the owner has moved the free part


class Printing(Protocol):
    """Pages of labels, cards, dividers and table marks."""

    def sheets(self, kind: LabelKind) -> Sequence[LabelSheet]:
        """The sheets of labels on which a kind fits."""
        ...

    def judge(self, kind: LabelKind, view: CameraView) -> ReadingVerdict:
        """Whether a camera can read a kind of label, and why."""
        ...

    def make(self, wish: PrintWish) -> Sheets:
        """Print; raises an error with a sentence when it cannot be printed that way."""
        ...


OutletKind = Literal["stick", "documents", "printer"]


class PrintBox(msgspec.Struct, frozen=True):
    """A box, or a pack of one, of which something can be printed."""

    room: str
    name: str
    title: Phrase
    cards: int
    labelled: int = 0
    practice: bool = False
    pack: bool = False  # a part of a practice box that is a whole evening


class Outlet(msgspec.Struct, frozen=True):
    """Where pages can go: a stick, the folder of documents, a printer."""

    id: str
    title: Phrase
    kind: OutletKind


class Sent(msgspec.Struct, frozen=True):
    """Finished pages, what to say of them and where they are; with a refusal there are none."""

    pages: int = 0
    count: int = 0
    says: Phrase | None = None
    where: Phrase | None = None
    refusal: Phrase | None = None


class Mix(msgspec.Struct, frozen=True):
    """Two boxes on one table: how many table marks both have, and which cards best get new ones."""

    clashes: int = 0
    box: str = ""  # the one with fewer marked cards
    title: Phrase | None = None
    cards: tuple[str, ...] = ()


class PrintDesk(Printing, Protocol):
    """Printing with everything around it: the camera, the boxes, the places of labels, the way out."""

    def frame(self) -> tuple[int, int] | None:
        """The size of the running camera's picture; None while there is none."""
        ...

    def boxes(self) -> Sequence[PrintBox]:
        """Every box and every pack: the owner's first, packs last."""
        ...

    def outlines(self, room: str, kind: LabelKind, stock: str) -> Sequence[Outline]:
        """The outlines of a room's cards with such a label where it goes; none when nobody knows them."""
        ...

    def nudge(self, room: str, outline: str, nudge: Nudge) -> None:
        """Move or size the free part of an outline by a touch, or lay it back as it was."""
        ...

    def mix(self, room: str, boxes: tuple[str, str]) -> Mix:
        """Whether the cards of two boxes can lie on one table; nothing is changed."""
        ...

    def relabel(self, room: str, boxes: tuple[str, str]) -> None:
        """Give the fewer cards of two boxes new table marks, where both have the same."""
        ...

    def outlets(self) -> Sequence[Outlet]:
        """Where pages can go now, the likeliest first."""
        ...

    def send(self, wish: PrintWish, outlet: str) -> Sent:
        """Make pages and send them there; may take some seconds."""
        ...
