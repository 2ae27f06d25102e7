"""The print shop: what the screens and the command line ask to have printed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from companion.core.ports.house import Texts
from companion.core.ports.printing import (
    CameraView,
    LabelKind,
    LabelSheet,
    PrintWish,
    ReadingVerdict,
    Sheets,
    What,
)
from companion.ground.rooms import USUAL_ROOM
from companion.office.printing import mat as print_mat
from companion.office.printing import pages as print_pages
from companion.office.printing.job import PrintJob

if TYPE_CHECKING:
    from card_db.store import Store

MAKERS: Mapping[What, Callable[[PrintJob], Sheets]] = {
    "labels": PrintJob.labels, "backs": PrintJob.backs,
    "inserts": print_pages.inserts, "cards": print_pages.faces,
    "dividers": print_pages.dividers, "marks": print_pages.marks, "outline": print_pages.outline,
    "mat": print_mat.mat,
}  # fmt: skip


class PrintShop:
    """Makes pages of labels, cards, dividers and marks (the port `Printing`)."""

    def __init__(self, store: Store, texts: Callable[[str], Texts]) -> None:
        """Print what is in a store; `texts` gives the words of a room."""
        self._store, self._texts = store, texts

    def sheets(self, kind: LabelKind) -> Sequence[LabelSheet]:
        """The sheets of labels on which a kind fits."""
        from card_db.printing.labels import fitting_stocks
        from card_db.printing.stocks import stocks

        found = fitting_stocks(kind, stocks().values())
        return tuple(
            LabelSheet(
                one.id, one.paper, one.brands, one.label, one.count, one.size, (one.left, one.top), one.pitch,
                one.columns, one.cut,
            )
            for one in found
        )  # fmt: skip

    def judge(self, kind: LabelKind, view: CameraView) -> ReadingVerdict:
        """Whether a camera can read a kind of label, and why."""
        from card_db.printing.judge import judge

        return judge(kind, view)

    def make(self, wish: PrintWish) -> Sheets:
        """Print; raises an error with a sentence when it cannot be printed that way."""
        wish = of_game(wish)
        return MAKERS[wish.what](PrintJob(self._store, self._texts(wish.room), wish))


def of_game(wish: PrintWish) -> PrintWish:
    """A wish that names its game."""
    return wish if wish.room else replace(wish, room=USUAL_ROOM)
