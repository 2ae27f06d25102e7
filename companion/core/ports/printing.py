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
    room: str = "alien"
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


class Verdict(msgspec.Struct, frozen=True):
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

    def judge(self, kind: LabelKind, view: CameraView) -> Verdict:
        """Whether a camera can read a kind of label, and why."""
        ...

    def make(self, wish: PrintWish) -> Sheets:
        """Print; raises an error with a sentence when it cannot be printed that way."""
        ...
