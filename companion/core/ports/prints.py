"""What the printing screen needs from outside: values, and the port that gives them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, Protocol

import msgspec

from companion.core.language.phrases import Phrase
from companion.core.ports.printing import LabelKind, Nudge, Outline, Printing, PrintWish

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
