"""What can be printed, as the screens and the command line ask for it."""

from __future__ import annotations

from typing import Literal

import msgspec

from companion.core.phrases import Phrase

LabelKind = Literal["stand", "overhead", "bars", "back"]
What = Literal["labels", "backs", "inserts", "cards", "dividers", "marks", "outline"]
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
